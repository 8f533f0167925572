import { CARDS, card } from '../../models/undaunted/box.ts';
import type { Side } from '../../models/undaunted/types.ts';
import type { LegalAction } from '../../rules/kernel/action.ts';
import { legalActions } from '../../rules/undaunted/legal.ts';
import { copyState, type UndauntedState } from '../../rules/undaunted/state.ts';
import { actIn } from './forward.ts';
import { situationIn } from './situation.ts';
import { best, weigh } from './weigh.ts';

/** Decisions to be taken one after the other by one side: a card, its use, and the first step of that. */
export type Line = readonly LegalAction[];

/** What a decision comes to: cards of one unit in one place are alike. */
function kindOf({ verb, noun }: LegalAction): string {
  const id = String(noun ?? '');
  if (!CARDS.has(id)) return `${verb} ${id}`;
  const { type, squad } = card(id);
  return `${verb} ${type} ${squad}`;
}

/** The decisions that differ in more than which of like cards they name; the first of each kind. */
export function unlike(actions: readonly LegalAction[]): LegalAction[] {
  const kinds = new Map<string, LegalAction>();
  for (const action of actions) {
    const kind = kindOf(action);
    if (!kinds.has(kind)) kinds.set(kind, action);
  }
  return [...kinds.values()];
}

/** Whether the side, having taken the decision, is still in the middle of a card. */
const goesOn = ({ over, pending, playing }: UndauntedState): boolean =>
  over === null && pending === null && playing !== null;

/** Verbs after which the next decision belongs to the line. */
const OPENING: readonly string[] = ['play', 'use', 'guide'];

/**
 * All lines that begin with one of these decisions. What is open on the way depends on nothing hidden, so lines found
 * in one world are open in every other.
 */
export function linesFrom(world: UndauntedState, side: Side, actions: readonly LegalAction[]): Line[] {
  return unlike(actions).flatMap((action): Line[] => {
    if (!OPENING.includes(action.verb)) return [[action]];
    const draft = copyState(world);
    actIn(draft, side, action);
    const next = goesOn(draft) ? legalActions(draft, side) : [];
    if (next.length === 0 || next.every(({ verb }) => verb === 'draw' || verb === 'stop')) return [[action]];
    return linesFrom(draft, side, next).map((rest) => [action, ...rest]);
  });
}

/** Number of the line that the rule player would follow. Throws where there is none. */
export function trustedAmong(lines: readonly Line[], world: UndauntedState, side: Side): number {
  const draft = copyState(world);
  let left = lines.map((_, at) => at);
  for (let depth = 0; left.length > 1; depth++) {
    const actions = [...new Set(left.flatMap((at) => lines[at]?.[depth] ?? []))];
    const { action } = best(weigh(situationIn(draft, side), actions, false));
    left = left.filter((at) => lines[at]?.[depth] === action);
    actIn(draft, side, action);
  }
  const [found] = left;
  if (found === undefined) throw new Error('no line is open');
  return found;
}
