import type { Side } from '../../models/undaunted/types.ts';
import type { LegalAction } from '../../rules/kernel/action.ts';
import { drawInt, drawOne, type RandomState } from '../../rules/kernel/random.ts';
import { isSide, legalActions, toMove } from '../../rules/undaunted/legal.ts';
import type { UndauntedState } from '../../rules/undaunted/state.ts';
import { actIn, settleIn } from './forward.ts';
import { situationIn } from './situation.ts';
import { best, type Weighed, weigh } from './weigh.ts';

/** Steps after which playing on is given up; no turn takes as many. */
const STEPS_A_TURN = 60;

/** Faces for the pending throw, each equally likely; advances `random`. */
export const throwIn = (draft: UndauntedState, random: RandomState): number[] =>
  (draft.pending?.dice ?? []).map(() => drawInt(random, 10));

const find = (actions: readonly LegalAction[], verb: string, noun?: string): LegalAction | undefined =>
  actions.find((action) => action.verb === verb && (noun === undefined || action.noun === noun));

/** The decision that carries a card's plan on, or nothing where the plan has no say in it. */
function planned(actions: readonly LegalAction[], { plan }: Weighed): LegalAction | undefined {
  if (!plan) return undefined;
  if (plan.action === 'ready' || plan.action === 'hunker-down') return find(actions, plan.action);
  const use = find(actions, 'use', plan.action);
  if (use || plan.noun === null) return use;
  return actions.find(({ noun }) => noun === plan.noun);
}

/**
 * Number of the turn being taken, two to a round; while bids are made, half a turn before the first.
 * Play looked ahead ends at the same turn whatever is decided before, or ending a turn early would look further.
 */
export function turnNumber({ round, phase }: UndauntedState): number {
  if (phase === 'secondPlayerTurn') return 2 * round + 1;
  return phase === 'firstPlayerTurn' ? 2 * round : 2 * round - 0.5;
}

/**
 * Number of the turn at whose beginning play looked ahead ends: after the turn being taken; with bids, after the round.
 */
export function boundaryAfter(now: number): number {
  if (now % 2 === 0) return now + 1;
  return now % 2 === 1 ? now + 0.5 : now + 2;
}

/**
 * Plays on in the draft by the rule player's lights until the turn of this number begins, or the game is over.
 * Advances `random`.
 * @param whim one decision in so many is taken at random; none where it is 0
 */
export function playOn(draft: UndauntedState, end: number, random: RandomState, whim = 0): void {
  const most = Math.max(1, end - turnNumber(draft)) * STEPS_A_TURN;
  /** The card being played with what is meant with it, until its first step is done. */
  let current: Weighed | null = null;
  for (let step = 0; step < most && draft.over === null && turnNumber(draft) < end; step++) {
    if (draft.pending) {
      settleIn(draft, throwIn(draft, random));
      continue;
    }
    const [seat] = toMove(draft);
    if (!isSide(seat)) return;
    const actions = legalActions(draft, seat);
    const [only] = actions;
    if (only === undefined) return;
    const next: LegalAction | undefined = current === null ? undefined : planned(actions, current);
    if (next !== undefined) {
      if (next.verb !== 'use') current = null;
      actIn(draft, seat, next);
      continue;
    }
    const choice: Weighed =
      actions.length === 1 ? { action: only, value: 0, why: '' } : choose(draft, seat, actions, random, whim);
    current = choice.plan ? choice : null;
    actIn(draft, seat, choice.action);
  }
}

function choose(
  draft: UndauntedState,
  seat: Side,
  actions: readonly LegalAction[],
  random: RandomState,
  whim: number,
): Weighed {
  if (whim > 0 && drawInt(random, whim) === 0) return { action: drawOne(random, actions), value: 0, why: '' };
  return best(weigh(situationIn(draft, seat), actions, false));
}
