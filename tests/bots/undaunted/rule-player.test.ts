import { describe, expect, it } from 'vitest';
import { randomPlayer } from '../../../src/bots/player.ts';
import { rulePlayer } from '../../../src/bots/undaunted/rule-player.ts';
import { undaunted } from '../../../src/machines/undaunted/game.ts';
import { seeded } from '../../../src/rules/kernel/random.ts';
import { decisions, ONE_SHORT, playWhole, questionFor } from './games.ts';

describe('the rule player', () => {
  it.each(['la-raye', 'hold-the-mill'])('beats chance from either side: %s', (scenario) => {
    for (const seed of [1, 2, 3]) {
      expect(playWhole(scenario, seed, { US: rulePlayer, DE: randomPlayer })).toBe('US');
      expect(playWhole(scenario, seed, { US: randomPlayer, DE: rulePlayer })).toBe('DE');
    }
  });

  it('takes a listed decision in every scenario and says why in one line', () => {
    for (const { id } of undaunted.scenarios) {
      for (const [state, seat] of decisions(id, 4, 9)) {
        const question = questionFor(state, seat, 1);
        const { action, why } = rulePlayer.explain?.(question) ?? { action: null, why: '' };
        expect(question.actions).toContainEqual(action);
        expect(action).toEqual(rulePlayer.choose(question));
        expect(why).toMatch(/^[^\n]{5,120}$/);
        expect(why).not.toMatch(/undefined|NaN|null/);
      }
    }
  });

  it('decides alike when only the other side’s secrets differ', () => {
    const random = seeded(5);
    for (const [state, seat] of decisions('la-raye', 5, 5)) {
      const other = undaunted.swapSecrets(state, seat, random);
      expect(rulePlayer.choose(questionFor(other, seat, 1))).toEqual(rulePlayer.choose(questionFor(state, seat, 1)));
    }
  });

  it('takes Control where that wins the game', () => {
    const state = undaunted.start({ game: 'undaunted', scenario: 'la-raye', seed: 1, position: ONE_SHORT });
    const question = questionFor(state, 'DE', 1);
    expect(rulePlayer.explain?.(question)).toMatchObject({
      action: { verb: 'play' },
      why: expect.stringMatching(/and the game$/),
    });
  });
});
