import type { LegalAction } from '../../rules/kernel/action.ts';
import { drawInt } from '../../rules/kernel/random.ts';
import { isSide } from '../../rules/undaunted/legal.ts';
import type { UndauntedView } from '../../rules/undaunted/view.ts';
import type { Player, Question, Reasoned } from '../player.ts';
import { type Budget, type Estimate, search } from './search.ts';
import { situationSeen } from './situation.ts';
import { weigh } from './weigh.ts';

/** How hard a search player tries. */
export interface Strength {
  name: string;
  budget: Budget;
  /** Decisions whose chance of winning is at most this much below the best are as good to it, 0 to 1. */
  leniency: number;
}

/** From easy to hard. */
export const STRENGTHS = {
  easy: { name: 'search-easy', budget: { iterations: 16, turns: 1 }, leniency: 0.06 },
  normal: { name: 'search-normal', budget: { iterations: 60, turns: 2 }, leniency: 0 },
  hard: { name: 'search-hard', budget: { iterations: 500, turns: 2 }, leniency: 0 },
} as const satisfies Record<string, Strength>;

/** The most tried decision; among those nearly as good, where the player is lenient, any. Throws without estimates. */
function pick(estimates: readonly Estimate[], leniency: number, draw: (below: number) => number): Estimate {
  const ranked = rank(estimates);
  const [best] = ranked;
  if (best === undefined) throw new Error('no decision is open');
  if (leniency === 0) return best;
  const good = ranked.filter(({ chance }) => chance >= best.chance - leniency);
  return good[draw(good.length)] ?? best;
}

/** Estimates, the most tried first; of equals the more promising. */
export const rank = (estimates: readonly Estimate[]): Estimate[] =>
  estimates.slice().sort((a, b) => b.visits - a.visits || b.chance - a.chance);

/** A decision with its estimate, and with the rule player's word for why it is made. */
export interface Considered extends Reasoned {
  action: LegalAction;
  chance: number;
  visits: number;
}

/** Looks ahead in the place of a seat. Where nothing is to be decided nothing is searched, and chances are NaN. */
export function consider({ view, seat, actions, random }: Question<UndauntedView>, budget: Budget): Considered[] {
  if (!isSide(seat)) throw new Error(`${seat} is no side`);
  const estimates =
    actions.length === 1
      ? actions.map((action): Estimate => ({ action, visits: 0, chance: Number.NaN }))
      : search(view, seat, actions, budget, random);
  const reasons = weigh(situationSeen(view, seat), actions, true);
  return estimates.map((estimate, at) => ({ ...estimate, why: reasons[at]?.why ?? '' }));
}

/**
 * A player that looks ahead.
 * @param isSpent asked while it does, whether to stop; the strength's number of worlds is the limit in any case
 */
export function searchPlayer(strength: Strength, isSpent?: () => boolean): Player<UndauntedView> {
  const budget: Budget = isSpent ? { ...strength.budget, isSpent } : strength.budget;
  const decide = (question: Question<UndauntedView>): Considered => {
    const considered = consider(question, budget);
    return pick(considered, strength.leniency, (below) => drawInt(question.random, below)) as Considered;
  };
  return {
    name: strength.name,
    choose: (question) => decide(question).action,
    explain: (question): Reasoned => {
      const { action, why, chance } = decide(question);
      return { action, why: Number.isNaN(chance) ? why : `${why} (${Math.round(chance * 100)} % to win)` };
    },
  };
}
