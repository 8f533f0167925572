import type { Session } from '../../machines/session/session.ts';
import type { Seat } from '../../rules/kernel/contract.ts';

/** Where a turn, or a phase between turns, begins in a game played back. */
export interface TurnMark {
  /** Number of entries done when it begins. */
  at: number;
  /** As the status has it for everybody: "Round 3, US turn". */
  title: string;
  /** What of the title its neighbours share, where a new one of these begins: "Round 3"; else ''. */
  round: string;
  /** The one seat that moves in it, or null where both do or the game is over. */
  seat: Seat | null;
}

/** "Round 3" of "Round 3, US turn". */
const headOf = (title: string): string => title.split(',')[0] ?? title;

/** Where each turn begins, first to last; wherever the public title of the status changes. */
export function turnMarks(session: Session): TurnMark[] {
  const { game } = session;
  const marks: TurnMark[] = [];
  let title = '';
  for (let at = 0; at <= session.length; at++) {
    const state = session.at(at);
    const now = game.status(game.view(state, 'spectator')).title;
    if (now === title) continue;
    const toMove = game.toMove(state);
    const seat = Array.isArray(toMove) && toMove.length === 1 ? (toMove[0] ?? null) : null;
    const head = headOf(now);
    marks.push({ at, title: now, round: at > 0 && head === headOf(title) ? '' : head, seat });
    title = now;
  }
  return marks;
}

/** The mark under which the moment after `at` entries falls. */
export function markAt(marks: readonly TurnMark[], at: number): TurnMark | undefined {
  return marks.findLast((mark) => mark.at <= at);
}

/** The beginning of the turn before or after: where `by` steps of a turn lead from `at`, at most to start or end. */
export function turnStep(marks: readonly TurnMark[], at: number, by: 1 | -1, end: number): number {
  if (by === 1) return marks.find((mark) => mark.at > at)?.at ?? end;
  return marks.findLast((mark) => mark.at < at)?.at ?? 0;
}
