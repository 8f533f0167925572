import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** A stream of random numbers made with + - * / and shifts only, so that every engine draws the same. */
export interface Chance {
  /** From `low` up to, not including, `high`. */
  between(low: number, high: number): number;
  /** A whole number from 0 to `below` - 1, each equally likely. */
  int(below: number): number;
}

/**
 * The stream `lane` of a seed. Lanes lie 2^64 numbers apart, so what one of them gives tells nothing about another:
 * lane 0 turns the figures, lane 1 makes the throw.
 * @param seed whole number from 0 to 2^32 - 1
 */
export function chance(seed: number, lane: 0 | 1): Chance {
  const generator = xoroshiro128plus(seed | 0);
  for (let i = 0; i < lane; i++) generator.jump();
  return {
    between: (low, high) => low + (high - low) * ((generator.next() >>> 0) / 4294967296),
    int: (below) => uniformInt(generator, 0, below - 1),
  };
}
