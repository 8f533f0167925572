import type { Piece } from '../../models/table/piece.ts';
import type { LegalAction, Violation } from '../../rules/kernel/action.ts';
import type { Game, GameState, Seat, Status } from '../../rules/kernel/contract.ts';
import { capitalised } from '../words.ts';
import type { Option } from './option.ts';

/** A refusal as shown: what was tried, why not, and the clause to read, '' where no clause is about it. */
export interface Refusal {
  about: string;
  message: string;
  clause: string;
}

/** What a decision is called: as its option is labelled where there is one, else by its verb. */
export function labelOf(options: readonly Option[], { verb, noun }: LegalAction): string {
  const named = JSON.stringify(noun);
  const option = options.find(({ action }) => action.verb === verb && JSON.stringify(action.noun) === named);
  if (option) return option.hint.label;
  return capitalised(verb.replaceAll('-', ' '));
}

/** A kind of decision that is open now, and how pieces stand for its nouns. */
interface Opening {
  verb: string;
  /** What a piece's id has before the noun: "tile:" where "tile:7A" stands for "7A". */
  prefix: string;
  /** The form of its targets. */
  form: string;
}

/** The decisions open now whose nouns stand at the end of their targets' ids. */
function openings(options: readonly Option[], pieces: readonly Piece[]): Opening[] {
  return options.flatMap(({ action, hint }) => {
    const { verb, noun } = action;
    if (typeof noun !== 'string') return [];
    const target = pieces.find(({ id }) => hint.targets.includes(id) && id.endsWith(noun));
    return target ? [{ verb, prefix: target.id.slice(0, target.id.length - noun.length), form: target.form }] : [];
  });
}

const speaks = (violation: Violation | null): violation is Violation =>
  violation !== null && !violation.clause.startsWith('KERNEL');

/**
 * Why pointing at a piece does nothing: the game is asked about the piece, and about each decision that is open now and
 * is about pieces of this form, with this piece as its noun; then about the piece it lies on.
 * @param status what the seat is to do now and by which clause, said where no clause is about the piece
 */
export function refusalFor(
  game: Game,
  state: GameState,
  seat: Seat,
  options: readonly Option[],
  pieces: readonly Piece[],
  piece: Piece,
  { prompt, clause = '' }: Pick<Status, 'prompt' | 'clause'>,
): Refusal {
  const below = pieces.find(({ id }) => id === piece.zone);
  for (const tried of below && below !== piece ? [piece, below] : [piece]) {
    const reason = game.whyNot?.(state, seat, tried.id);
    if (reason) return { about: tried.label, message: reason.message, clause: reason.clause };
    for (const { verb, prefix, form } of openings(options, pieces)) {
      if (tried.form !== form || !tried.id.startsWith(prefix)) continue;
      const violation = game.check(state, seat, { verb, noun: tried.id.slice(prefix.length) });
      if (speaks(violation)) return { about: tried.label, message: violation.message, clause: violation.clause };
    }
  }
  return { about: piece.label, message: `Nothing can be done with this now. ${prompt}`, clause };
}
