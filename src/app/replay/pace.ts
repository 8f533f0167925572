import { useEffect } from 'react';
import { openTrack } from '../../models/dice/track.ts';
import { useCell } from '../cell.ts';
import type { ReplayStore } from './store.ts';

/** Time that one entry stays on the table at pace 1, ms; long enough for its line to be read. */
const STAY = 1300;
/** Time after its end that a roll may take to be told by the table, which may not be there at all, ms. */
const PATIENCE = 1500;

/** Goes on by itself while the game plays, and ends rolls that no table shows. */
export function usePace(store: ReplayStore, still: boolean): void {
  const { playing, rolling, at, speed } = useCell(store);
  store.still = still;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new moment begins a new stay
  useEffect(() => {
    if (!playing || rolling) return;
    const timer = setTimeout(() => store.step(1), STAY / speed);
    return () => clearTimeout(timer);
  }, [store, playing, rolling, at, speed]);
  useEffect(() => {
    if (!rolling) return;
    const { record } = rolling;
    const timer = setTimeout(() => store.land(record), (1000 * openTrack(record.track).seconds) / speed + PATIENCE);
    return () => clearTimeout(timer);
  }, [store, rolling, speed]);
}
