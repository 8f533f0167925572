import { isSide } from '../../rules/undaunted/legal.ts';
import type { UndauntedView } from '../../rules/undaunted/view.ts';
import type { Player, Question, Reasoned } from '../player.ts';
import { situationSeen } from './situation.ts';
import { best, type Weighed, weigh } from './weigh.ts';

function decide({ view, seat, actions }: Question<UndauntedView>, tells: boolean): Weighed {
  if (!isSide(seat)) throw new Error(`${seat} is no side`);
  return best(weigh(situationSeen(view, seat), actions, tells));
}

/**
 * Plays by rules of thumb: each unit to its purpose, priorities read off the scenario. It looks no further than the
 * decision at hand, draws no chance of its own, and so always decides alike.
 */
export const rulePlayer: Player<UndauntedView> = {
  name: 'rule',
  choose: (question) => decide(question, false).action,
  explain: (question): Reasoned => {
    const { action, why } = decide(question, true);
    return { action, why };
  },
};
