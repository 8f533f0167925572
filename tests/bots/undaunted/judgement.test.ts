import { describe, expect, it } from 'vitest';
import { figuresOf, figuresOfBoth } from '../../../src/bots/undaunted/figures.ts';
import { judge } from '../../../src/bots/undaunted/judgement.ts';
import { boundaryAfter, playOn, turnNumber } from '../../../src/bots/undaunted/playing-on.ts';
import { undaunted } from '../../../src/machines/undaunted/game.ts';
import { seeded } from '../../../src/rules/kernel/random.ts';
import { copyState } from '../../../src/rules/undaunted/state.ts';
import { begin, decisions, ONE_SHORT } from './games.ts';

describe('the judgement of a position', () => {
  it('is a chance, from figures that are finite and small, in every scenario', () => {
    for (const { id } of undaunted.scenarios) {
      for (const [state] of decisions(id, 6, 60)) {
        const { US, DE } = figuresOfBoth(state);
        for (const figure of [...US, ...DE]) expect(Math.abs(figure), id).toBeLessThanOrEqual(10);
        for (const side of ['US', 'DE'] as const) {
          expect(judge(state, side)).toBeGreaterThan(0);
          expect(judge(state, side)).toBeLessThan(1);
        }
      }
    }
  });

  it('is certain once the game is over', () => {
    const draft = copyState(begin('la-raye', 4).state);
    playOn(draft, 400, seeded(4));
    const winner = draft.over?.winner;
    if (winner !== 'US' && winner !== 'DE') throw new Error('the game did not end');
    expect(judge(draft, winner)).toBe(1);
    expect(judge(draft, winner === 'US' ? 'DE' : 'US')).toBe(0);
  });

  it('sees who is about to win', () => {
    const state = undaunted.start({ game: 'undaunted', scenario: 'la-raye', seed: 1, position: ONE_SHORT });
    expect(judge(state, 'DE')).toBeGreaterThan(0.7);
    expect(judge(state, 'US')).toBeLessThan(0.3);
  });

  it('has the sides’ figures the other way round from the other side', () => {
    const { state } = begin('crossroads', 9);
    const own = figuresOf(state, 'US');
    const other = figuresOf(state, 'DE');
    const half = Math.floor(own.length / 2) - 3;
    expect(own.slice(0, half)).toEqual(other.slice(half, 2 * half));
    expect(own.slice(half, 2 * half)).toEqual(other.slice(0, half));
  });
});

describe('playing on', () => {
  it('ends with the turn, or with the round where bids are made', () => {
    const draft = copyState(begin('crossroads', 1).state);
    const random = seeded(1);
    expect(draft.phase).toBe('initiative');
    expect(boundaryAfter(turnNumber(draft))).toBe(3.5);
    playOn(draft, 2, random);
    expect(draft.phase).toBe('firstPlayerTurn');
    playOn(draft, boundaryAfter(turnNumber(draft)), random);
    expect(draft.phase).toBe('secondPlayerTurn');
    playOn(draft, boundaryAfter(turnNumber(draft)), random);
    expect([draft.phase, draft.round]).toEqual(['initiative', 2]);
  });
});
