import { useEffect } from 'react';
import { GESTURES } from '../../models/dice/gesture.ts';
import { throwDice } from '../../models/dice/physics/throw-dice.ts';
import type { DiceRequest } from '../../models/dice/request.ts';
import { usePlay, usePlayState } from './context.ts';
import type { PlayStore } from './store.ts';
import { NO_TRAY, throwing, throwSeed } from './throwing.ts';

async function cast({ id, dice }: DiceRequest, store: PlayStore): Promise<void> {
  if (throwing.get().rolling) return;
  throwing.set({ ...throwing.get(), rolling: true, problem: '' });
  try {
    const engine = await import('@dimforge/rapier3d-compat');
    await engine.init();
    const seed = throwSeed(store.session.length);
    const { record } = throwDice(engine, { id, dice, seed, gesture: GESTURES.normal });
    throwing.set({ ...throwing.get(), rolling: false });
    store.settle(record.id, record.faces, record);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    throwing.set({ ...throwing.get(), rolling: false, problem });
  }
}

/** The dice where no table can be drawn: thrown by the same physics, read in the panel instead of in the tray. */
export default function BlindDice() {
  const { store } = usePlay();
  const { pending, handTo } = usePlayState();
  const due = handTo === null ? pending : null;
  useEffect(() => {
    if (!due) return;
    const throwNow = () => void cast(due, store);
    throwing.set({ request: due.id, rolling: false, control: { throwNow, skip: throwNow }, problem: '' });
    return () => throwing.set(NO_TRAY);
  }, [due, store]);
  return null;
}
