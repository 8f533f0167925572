import type { Piece } from '../../models/table/piece.ts';
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
const OPTION_KEYS = [...'123456789', ...'bcdefgijkoqsxyz'];

/** Everything the seat may do, with labels, targets and keys. */
export function optionsFor(game: Game, state: GameState, seat: Seat): Option[] {
  return game.legalActions(state, seat).map((action, index) => ({
    action,
    hint: game.hint(state, seat, action),
    key: OPTION_KEYS[index] ?? '',
  }));
}

/** Options next to each other that are of one kind, and what all of them do. */
export interface OptionRun {
  /** Numbers of the options. */
  numbers: number[];
  /** Effects that all share, said once; empty for a single option, which says its own. */
  shared: readonly string[];
}

/** Splits options into runs of the same verb and the same effects. */
export function runsOf(options: readonly Option[], numbers: readonly number[]): OptionRun[] {
  const runs: { kind: string; numbers: number[]; effects: readonly string[] }[] = [];
  for (const number of numbers) {
    const option = options[number];
    if (!option) continue;
    const { effects } = option.hint;
    const kind = JSON.stringify([option.action.verb, effects]);
    const last = runs.at(-1);
    if (last?.kind === kind) last.numbers.push(number);
    else runs.push({ kind, numbers: [number], effects });
  }
  return runs.map((run) => ({ numbers: run.numbers, shared: run.numbers.length > 1 ? run.effects : [] }));
}

/**
 * Numbers of the options that pointing at the piece stands for. A piece that stands for none counts as the one it lies
 * on, whose id is its zone: a counter as its tile.
 */
export function optionsAt(options: readonly Option[], piece: string, pieces: readonly Piece[]): number[] {
  const at = (id: string) => options.flatMap((option, index) => (option.hint.targets.includes(id) ? [index] : []));
  const direct = at(piece);
  const below = direct.length > 0 ? undefined : pieces.find(({ id }) => id === piece)?.zone;
  return below === undefined ? direct : at(below);
}
