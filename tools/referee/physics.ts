import * as engine from '@dimforge/rapier3d-compat';
import type { DiceSource } from '../../src/bots/playout.ts';
import { GESTURES } from '../../src/models/dice/gesture.ts';
import { throwDice } from '../../src/models/dice/physics/throw-dice.ts';

/**
 * Dice thrown in headless physics, the throw recorded as the page records it.
 * @param seed of the first throw; each further one takes the next number, so the same seed throws the same dice
 */
export async function physicsDice(seed: number): Promise<DiceSource> {
  await engine.init();
  let next = seed >>> 0;
  return ({ id, dice }) => {
    const { record } = throwDice(engine, { id, dice, seed: next, gesture: GESTURES.normal });
    next = (next + 1) >>> 0;
    return { faces: record.faces, thrown: record };
  };
}
