import { type Face, isFace } from '../../models/dice/request.ts';
import type { Violation } from './action.ts';
import type { GameState, Seat } from './contract.ts';
import { type Entry, isDice } from './journal.ts';

type ToMove = readonly Seat[] | 'chance' | 'none';

/** One entry with what stood before and after it. */
export interface UndoStep {
  entry: Entry;
  before: ToMove;
  after: ToMove;
  state: GameState;
}

const refuse = (rule: number, message: string): Violation => ({ clause: `KERNEL-UNDO-0${rule}`, message });

/** What has come to rest, in words. */
function thrown(faces: readonly Face[]): string {
  if (!faces.every((face) => isFace('coin', face))) return 'The dice have been thrown.';
  return faces.length === 1 ? 'The coin has been flipped.' : 'The coins have been flipped.';
}

/**
 * Why the entry may not be taken back, or null where it may: never past a change of the active seat (1), another
 * player's action (2), something hidden that was shown (3), dice or a shuffle (4).
 * @param seat who asks
 */
export function undoRefusal(step: UndoStep, seat: Seat): Violation | null {
  const { entry, after } = step;
  if (isDice(entry)) return refuse(4, thrown(entry.faces));
  if (entry.seat !== seat) return refuse(2, 'The last action was the other player’s.');
  const bar = step.state.news.find((news) => news.bars !== undefined)?.bars;
  if (bar === 'shuffle') return refuse(4, 'Cards have been shuffled or drawn.');
  if (bar === 'reveal') return refuse(3, 'Something hidden has been shown.');
  if (after === 'none') return refuse(1, 'The game is over.');
  if (after !== 'chance' && !after.includes(seat)) return refuse(1, 'The turn has passed to the other player.');
  return null;
}
