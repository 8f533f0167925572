import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/**
 * A seeded generator as plain JSON: it is part of a game's state, so the same journal gives the same shuffles.
 * The functions below change the array in place; a state is copied before it is changed (see `Game.machine`).
 */
export type RandomState = number[];

/** A generator from a seed; any whole number from 0 to 2^32 - 1. */
export function seeded(seed: number): RandomState {
  return [...xoroshiro128plus(seed | 0).getState()];
}

/** A whole number from 0 to `below` - 1, each equally likely; advances `random`. */
export function drawInt(random: RandomState, below: number): number {
  const generator = xoroshiro128plusFromState(random);
  const value = uniformInt(generator, 0, below - 1);
  const next = generator.getState();
  for (let i = 0; i < next.length; i++) random[i] = next[i] as number;
  return value;
}

/** One of `items`, each equally likely; advances `random`. Throws on an empty list. */
export function drawOne<T>(random: RandomState, items: readonly T[]): T {
  if (items.length === 0) throw new Error('drawOne: expected at least one item');
  return items[drawInt(random, items.length)] as T;
}

/** Shuffles `items` in place (Fisher-Yates), each order equally likely; advances `random`. */
export function shuffle<T>(random: RandomState, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = drawInt(random, i + 1);
    const held = items[i] as T;
    items[i] = items[j] as T;
    items[j] = held;
  }
  return items;
}
