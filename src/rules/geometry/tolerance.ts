/** How far two solids may run into each other and still count as touching, cm (SK-RUL-01). */
export const PENETRATION = 0.001;
/** Gap up to which two things are in contact, cm (SK-RUL-04). */
export const CONTACT = 0.1;
/** How far an inclusive limit may be exceeded and still counts as kept, cm (SK-RUL-01). */
export const LIMIT = 0.001;
/** Two gaps that differ by no more are equally near, cm (SK-RUL-26). */
export const TIE = 0.05;
/** Step at which a path is sampled for sentries, cm (SK-RUL-17). */
export const STEP = 0.5;
/** Steps of the grid to which positions are rounded, per cm (SK-RUL-01). */
const GRID_PER_CM = 100;
/** Tolerance on the cosine of an arc's half angle (SK-RUL-09). */
export const COSINE = 1e-5;

/** Whether an inclusive limit is kept. */
export const within = (value: number, limit: number): boolean => value <= limit + LIMIT;

/** A coordinate on the 0.01 cm grid on which positions are stored (SK-RUL-01). */
export const onGrid = (value: number): number => {
  const rounded = Math.round(value * GRID_PER_CM) / GRID_PER_CM;
  return rounded === 0 ? 0 : rounded;
};
