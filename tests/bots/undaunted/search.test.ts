import { describe, expect, it } from 'vitest';
import { rulePlayer } from '../../../src/bots/undaunted/rule-player.ts';
import { search } from '../../../src/bots/undaunted/search.ts';
import { STRENGTHS, searchPlayer, twoBest } from '../../../src/bots/undaunted/search-player.ts';
import { undaunted } from '../../../src/machines/undaunted/game.ts';
import { seeded } from '../../../src/rules/kernel/random.ts';
import { decisions, midGame, ONE_SHORT, questionFor } from './games.ts';

const quick = { name: 'quick', budget: { iterations: 12 }, leniency: 0 };

describe('the search player', () => {
  it.each(['US', 'DE'])('decides alike for %s when only the other side’s secrets differ', (side) => {
    const random = seeded(7);
    const player = searchPlayer(quick);
    let asked = 0;
    for (const [state, seat] of decisions('la-raye', 7, 12)) {
      if (seat !== side) continue;
      const other = undaunted.swapSecrets(state, seat, random);
      expect(other).not.toEqual(state);
      expect(undaunted.view(other, seat)).toEqual(undaunted.view(state, seat));
      expect(player.explain?.(questionFor(other, seat, 3))).toEqual(player.explain?.(questionFor(state, seat, 3)));
      asked++;
    }
    expect(asked).toBeGreaterThan(2);
  });

  it('plays every scenario: listed decisions, chances between 0 and 1', () => {
    for (const { id } of undaunted.scenarios) {
      for (const [state, seat] of decisions(id, 8, 90)) {
        const { view, actions, random } = questionFor(state, seat, 2);
        if (seat !== 'US' && seat !== 'DE') throw new Error(seat);
        const estimates = search(view, seat, actions, quick.budget, random);
        expect(estimates.map(({ action }) => action)).toEqual(actions);
        expect(estimates.some(({ visits }) => visits > 0)).toBe(true);
        expect(Math.max(...estimates.map(({ standing }) => standing))).toBeGreaterThanOrEqual(0);
        for (const { chance } of estimates) {
          if (chance === null) continue;
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1);
        }
      }
    }
  });

  it('stops when its time is up, with a decision', () => {
    let asked = 0;
    const player = searchPlayer(STRENGTHS.hard, () => ++asked >= 3);
    const [first] = decisions('la-raye', 9, 1);
    const [state, seat] = first ?? [];
    if (!state || !seat) throw new Error('no decision was met');
    const question = questionFor(state, seat, 1);
    expect(question.actions).toContainEqual(player.choose(question));
    expect(asked).toBe(3);
  });

  it('does not think where there is nothing to decide, and does not use up its generator', () => {
    const { state } = midGame('la-raye', 2, 30);
    const seat = undaunted.toMove(state)[0] as string;
    const question = { ...questionFor(state, seat, 1), actions: [{ verb: 'end-turn' }] };
    const before = [...question.random];
    expect(searchPlayer(STRENGTHS.hard).choose(question)).toEqual({ verb: 'end-turn' });
    expect(question.random).toEqual(before);
  });
});

describe('the search', () => {
  it('takes the Control that wins the game, and is sure of it', () => {
    const state = undaunted.start({ game: 'undaunted', scenario: 'la-raye', seed: 1, position: ONE_SHORT });
    const { view, actions, random } = questionFor(state, 'DE', 1);
    const estimates = search(view, 'DE', actions, quick.budget, random);
    const [first] = estimates.slice().sort((a, b) => b.standing - a.standing);
    expect(first).toMatchObject({ action: { verb: 'play' }, next: { verb: 'use', noun: 'Control' }, chance: 1 });
  });

  it('never ranks the rule player’s decision below 0, where what is not surely better lies', () => {
    for (const [state, seat] of decisions('crossroads', 12, 40)) {
      if (seat !== 'US' && seat !== 'DE') throw new Error(seat);
      const question = questionFor(state, seat, 5);
      const estimates = search(question.view, seat, question.actions, quick.budget, question.random);
      const trusted = rulePlayer.choose(question);
      const found = estimates.find(({ action }) => action === trusted);
      expect(found?.standing).toBeGreaterThanOrEqual(0);
    }
  });
});

describe('the hint', () => {
  it('gives two listed ideas with chance and reason, the better tried first', () => {
    const [first] = decisions('la-raye', 11, 1);
    const [state, seat] = first ?? [];
    if (!state || !seat) throw new Error('no decision was met');
    let left = 30;
    const question = questionFor(state, seat, 1);
    const ideas = twoBest(question, () => --left <= 0);
    expect(ideas).toHaveLength(2);
    for (const { action, chance, why } of ideas) {
      expect(question.actions).toContainEqual(action);
      expect(chance).toBeGreaterThan(0);
      expect(why.length).toBeGreaterThan(2);
    }
    expect(ideas[0]?.action).not.toEqual(ideas[1]?.action);
  });
});
