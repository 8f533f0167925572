/** Quantile of the normal distribution for a 95 % interval. */
const Z = 1.96;

/** A share of successes with its 95 % interval after Wilson; `wins` may be halves. With no trials all is open. */
export function wilson(wins: number, trials: number): { rate: number; low: number; high: number } {
  if (trials === 0) return { rate: 0, low: 0, high: 1 };
  const rate = wins / trials;
  const centre = rate + Z ** 2 / (2 * trials);
  const spread = Z * Math.sqrt((rate * (1 - rate)) / trials + Z ** 2 / (4 * trials ** 2));
  const scale = 1 + Z ** 2 / trials;
  return { rate, low: (centre - spread) / scale, high: (centre + spread) / scale };
}
