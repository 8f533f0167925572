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

/** Everything the seat may do, with labels, targets and keys; no group is open. */
export function optionsFor(game: Game, state: GameState, seat: Seat): Option[] {
  const options = game.legalActions(state, seat).map((action) => ({
    action,
    hint: game.hint(state, seat, action),
    key: '',
  }));
  return keyed(options, null);
}

/** The options with keys for those that are shown: those of no group, and those of the open one. */
export function keyed(options: readonly Option[], open: string | null): Option[] {
  let next = 0;
  return options.map((option) => {
    const { group } = option.hint;
    const key = group === undefined || group === open ? (OPTION_KEYS[next++] ?? '') : '';
    return key === option.key ? option : { ...option, key };
  });
}

/** The group of the options that pointing at the piece stands for, if they have one. */
export function groupAt(options: readonly Option[], piece: string): string | null {
  return options.find(({ hint }) => hint.group !== undefined && hint.targets.includes(piece))?.hint.group ?? null;
}

/** Splits options into groups of neighbours with the same heading; null where they have none. */
export function groupsOf(options: readonly Option[]): { heading: string | null; numbers: number[] }[] {
  const groups: { heading: string | null; numbers: number[] }[] = [];
  options.forEach(({ hint: { group: heading = null } }, number) => {
    const last = groups.at(-1);
    if (last?.heading === heading) last.numbers.push(number);
    else groups.push({ heading, numbers: [number] });
  });
  return groups;
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
