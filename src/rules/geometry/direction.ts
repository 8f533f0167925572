import type { Point } from './shapes.ts';

const DECIMALS = 1e6;
const round = (value: number): number => {
  const rounded = Math.round(value * DECIMALS) / DECIMALS;
  return rounded === 0 ? 0 : rounded;
};

/**
 * Sum of the power series x - x^3/3! + … (sine) or 1 - x^2/2! + … (cosine), exact to the last bits up to 45 degrees.
 */
function series(x: number, first: number, exponent: number): number {
  let term = first;
  let sum = first;
  for (let n = exponent + 1; n < exponent + 20; n += 2) {
    term = (-term * x * x) / (n * (n + 1));
    sum += term;
  }
  return sum;
}

/** Cosine and sine of a whole degree from 0 to 90; series instead of library functions, so that all engines agree. */
function quadrant(deg: number): Point {
  if (deg > 45) {
    const mirrored = quadrant(90 - deg);
    return { x: mirrored.y, y: mirrored.x };
  }
  const angle = (deg * Math.PI) / 180;
  return { x: round(series(angle, 1, 0)), y: round(series(angle, angle, 1)) };
}

/** The 360 unit vectors, counter-clockwise from +x, rounded to six decimals (SK-RUL-01). */
const TABLE: readonly Point[] = Array.from({ length: 360 }, (_, deg) => {
  const { x, y } = quadrant(deg % 90);
  switch ((deg - (deg % 90)) / 90) {
    case 0:
      return { x, y };
    case 1:
      return { x: 0 - y, y: x };
    case 2:
      return { x: 0 - x, y: 0 - y };
    default:
      return { x: y, y: 0 - x };
  }
});

/** The unit vector of a heading; whole degrees of either sign. */
export const direction = (deg: number): Point => TABLE[((deg % 360) + 360) % 360] as Point;

/**
 * The heading of a leg: the whole degree whose vector has the largest dot product with it, the smaller one on a tie.
 */
export function headingOf(from: Point, to: Point): number {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  TABLE.forEach((unit, deg) => {
    const dot = dx * unit.x + dy * unit.y;
    if (dot > most) {
      most = dot;
      best = deg;
    }
  });
  return best;
}
