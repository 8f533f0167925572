import type { LegalAction } from '../../rules/kernel/action.ts';
import type { Game, GameState, Hint, Seat } from '../../rules/kernel/contract.ts';

/** A legal action as the page offers it. */
export interface Option {
  action: LegalAction;
  hint: Hint;
  /** The key that takes it, or '' where there are more options than keys. */
  key: string;
}

/** Keys for options, in order; the other letters are commands (commands.ts). */
const OPTION_KEYS = [...'123456789', ...'bcdefgijkmoqsxyz'];

/** Everything the seat may do, with labels, targets and keys. */
export function optionsFor(game: Game, state: GameState, seat: Seat): Option[] {
  return game.legalActions(state, seat).map((action, index) => ({
    action,
    hint: game.hint(state, seat, action),
    key: OPTION_KEYS[index] ?? '',
  }));
}

/** Numbers of the options that pointing at the piece stands for. */
export function optionsAt(options: readonly Option[], piece: string): number[] {
  return options.flatMap((option, index) => (option.hint.targets.includes(piece) ? [index] : []));
}
