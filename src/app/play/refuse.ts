import type { Json, Violation } from '../../rules/kernel/action.ts';
import type { Game, GameState, Seat } from '../../rules/kernel/contract.ts';
import type { Option } from './option.ts';

/** A refusal as shown: what was tried, why not, and the clause to read, '' where no clause is about it. */
export interface Refusal {
  about: string;
  message: string;
  clause: string;
}

/** A piece's id and its parts are what a noun may be: "tile:7A" stands for "7A". */
function nouns(piece: string): Json[] {
  const parts = piece.split(/[:/]/);
  return [...new Set([piece, ...parts.map((_part, from) => parts.slice(from).join(':')), parts.at(-1) ?? piece])];
}

/** Verbs that take a noun now, those of the fewest options first: the decision in hand is about them. */
function verbs(options: readonly Option[]): string[] {
  return [...new Set(options.filter(({ action }) => action.noun !== undefined).map(({ action }) => action.verb))];
}

const speaks = (violation: Violation): boolean => !violation.clause.startsWith('KERNEL');

/**
 * Why pointing at a piece does nothing: the game is asked about each verb that is open now, with the piece as its noun.
 * @param piece id and label of the piece
 * @param prompt what the seat is to do now, said where no clause is about the piece
 */
export function refusalFor(
  game: Game,
  state: GameState,
  seat: Seat,
  options: readonly Option[],
  piece: { id: string; label: string },
  prompt: string,
): Refusal {
  for (const verb of verbs(options)) {
    for (const noun of nouns(piece.id)) {
      const violation = game.check(state, seat, { verb, noun });
      if (violation && speaks(violation)) {
        return { about: piece.label, message: violation.message, clause: violation.clause };
      }
    }
  }
  return { about: piece.label, message: `Nothing can be done with this now. ${prompt}`, clause: '' };
}
