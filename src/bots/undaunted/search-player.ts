import type { ActionName } from '../../models/undaunted/types.ts';
import { drawInt } from '../../rules/kernel/random.ts';
import { isSide } from '../../rules/undaunted/legal.ts';
import type { UndauntedView } from '../../rules/undaunted/view.ts';
import type { Advice, IsSpent, Player, Question, Reasoned } from '../player.ts';
import { type Budget, type Estimate, search } from './search.ts';
import { situationSeen } from './situation.ts';
import { deedReason, type Weighed, weigh } from './weigh.ts';

/** How hard a search player tries. */
export interface Strength {
  name: string;
  budget: Budget;
  /** Decisions whose chance of winning is at most this much below that of the best are as good to it, 0 to 1. */
  leniency: number;
}

/** From easy to hard. */
export const STRENGTHS = {
  easy: { name: 'search-easy', budget: { iterations: 8 }, leniency: 0.04 },
  normal: { name: 'search-normal', budget: { iterations: 24 }, leniency: 0 },
  hard: { name: 'search-hard', budget: { iterations: 240 }, leniency: 0 },
} as const satisfies Record<string, Strength>;

/** Estimates, the one to be taken first. */
const rank = <E extends Estimate>(estimates: readonly E[]): E[] =>
  estimates.slice().sort((a, b) => b.standing - a.standing);

interface Considered extends Estimate {
  why: string;
}

/** Looks ahead in the place of a seat. Where there is but one decision nothing is searched. */
function consider({ view, seat, actions, random }: Question<UndauntedView>, budget: Budget): Considered[] {
  if (!isSide(seat)) throw new Error(`${seat} is no side`);
  const situation = situationSeen(view, seat);
  const reasons = weigh(situation, actions, true);
  const [only] = actions;
  const estimates: Estimate[] =
    only && actions.length === 1
      ? [{ action: only, visits: 0, chance: null, next: null, standing: 0 }]
      : search(view, seat, actions, budget, random);
  return estimates.map((estimate, at) => ({ ...estimate, why: reasonFor(estimate, reasons[at]) }));

  function reasonFor({ action, next }: Estimate, weighed: Weighed | undefined): string {
    const isOtherUse = action.verb === 'play' && next?.verb === 'use' && next.noun !== weighed?.plan?.action;
    if (isOtherUse) return deedReason(situation, String(action.noun), next.noun as ActionName);
    return weighed?.why ?? '';
  }
}

/** The surest decision; where the player is lenient, any of those nearly as good. Throws without estimates. */
function pick(ranked: readonly Considered[], leniency: number, draw: (below: number) => number): Considered {
  const [best] = ranked;
  if (best === undefined) throw new Error('no decision is open');
  if (leniency === 0) return best;
  const least = (best.chance ?? 0) - leniency;
  const good = ranked.filter(({ chance }) => chance !== null && chance >= least);
  return good.length === 0 ? best : (good[draw(good.length)] ?? best);
}

/**
 * A player that looks ahead.
 * @param isSpent asked while it does, whether to stop; the strength's number of trials is the limit in any case
 */
export function searchPlayer(strength: Strength, isSpent?: IsSpent): Player<UndauntedView> {
  const budget: Budget = isSpent ? { ...strength.budget, isSpent } : strength.budget;
  const decide = (question: Question<UndauntedView>): Considered =>
    pick(rank(consider(question, budget)), strength.leniency, (below) => drawInt(question.random, below));
  return {
    name: strength.name,
    choose: (question) => decide(question).action,
    explain: (question): Reasoned => {
      const { action, why, chance } = decide(question);
      return { action, why: chance === null ? why : `${why} (${Math.round(chance * 100)} % to win)` };
    },
  };
}

/**
 * The two best ideas of the strongest search for the seat to move, the better first, each with the chance of winning
 * that it is held to give and a reason; one idea where there is but one decision.
 */
export function twoBest(question: Question<UndauntedView>, isSpent?: IsSpent): Advice[] {
  const { budget } = STRENGTHS.hard;
  return rank(consider(question, isSpent ? { ...budget, isSpent } : budget))
    .filter(({ visits }, at) => at === 0 || visits > 0)
    .slice(0, 2)
    .map(({ action, chance, why }) => ({ action, chance, why }));
}
