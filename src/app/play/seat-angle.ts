import type { PlayStore } from './store.ts';

/** Where the viewer sits, degrees: at their own seat, during a hand-over at that of the next player. */
export function seatAngle(store: PlayStore): number {
  const { seated, handTo } = store.get();
  const { seats } = store.session.game;
  return seats.find(({ id }) => id === (seated ?? handTo))?.at ?? seats[0]?.at ?? 0;
}
