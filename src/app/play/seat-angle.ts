import type { Game, Seat } from '../../rules/kernel/contract.ts';
import type { PlayStore } from './store.ts';

/**
 * Where somebody sits as the game stands, degrees: at their own seat; who only looks on, where the first one was at the
 * beginning.
 */
export function angleOf(game: Game, view: unknown, viewer: Seat | null): number {
  const own = game.seats.find(({ id }) => id === viewer);
  return own ? (game.seatAt?.(view, own.id) ?? own.at) : (game.seats[0]?.at ?? 0);
}

/** Where the viewer sits, degrees: at their own seat, during a hand-over at that of the next player. */
export const seatAngle = (store: PlayStore): number => store.get().seatAt;
