import { describe, expect, it } from 'vitest';
import { thin, ticks } from '../../src/app/stats/axis.ts';
import { courses, tallies } from '../../src/app/stats/course.ts';
import { diceStatistics, sumOf } from '../../src/app/stats/dice.ts';
import { Session } from '../../src/machines/session/session.ts';
import { skirmish } from '../../src/machines/skirmish/game.ts';
import type { Game } from '../../src/rules/kernel/contract.ts';
import { isDice } from '../../src/rules/kernel/journal.ts';
import type { UndauntedState } from '../../src/rules/undaunted/state.ts';
import { model, scene } from '../rules/skirmish/play.ts';
import { STONES_SETUP, stones } from './fake-game.ts';
import { fierceGame } from './replay-kit.ts';

const session = fierceGame(8);
const end = session.state as UndauntedState;

describe('statistics of the dice', () => {
  it('count what each seat threw, hits and expectation by the requests', () => {
    const game = Session.begin(stones as unknown as Game, STONES_SETUP);
    game.act('N', { verb: 'bid', noun: 'n2' });
    game.act('S', { verb: 'bid', noun: 's1' });
    for (const [id, face] of [
      ['throw-1', 2],
      ['throw-2', 6],
      ['throw-3', 3],
    ] as const) {
      game.act('N', { verb: 'throw' });
      game.settle(id, [face]);
    }
    const { seats, kinds } = diceStatistics(game);
    expect(seats).toEqual([
      { seat: 'N', throws: 3, dice: 3, hits: 1, expectedHits: 1.5, successes: 1, expectedSuccesses: 1.5 },
      { seat: 'S', throws: 0, dice: 0, hits: 0, expectedHits: 0, successes: 0, expectedSuccesses: 0 },
    ]);
    expect(kinds).toHaveLength(1);
    expect(kinds[0]).toMatchObject({ kind: 'd6', total: 3, expected: 0.5 });
    expect(kinds[0]?.faces.map(({ face, counts }) => [face, counts.N ?? 0])).toEqual([
      [1, 0],
      [2, 1],
      [3, 1],
      [4, 0],
      [5, 0],
      [6, 1],
    ]);
  });

  it('leave out a flip that is nobody’s own', () => {
    const { state } = scene([model('A-trooper-1', 60, 10), model('B-trooper-1', 60, 70)], {
      initiative: null,
      pending: { kind: 'coin', purpose: 'initiative', side: 'A' },
    });
    const setup = { game: 'skirmish', scenario: 'last-man-standing', seed: 1, position: skirmish.position(state) };
    const game = Session.begin(skirmish as unknown as Game, setup);
    expect(game.settle('flip-1', ['T'])).toBeNull();
    const { seats, kinds } = diceStatistics(game);
    expect(seats.map(({ throws, expectedSuccesses }) => throws + expectedSuccesses)).toEqual([0, 0]);
    expect(kinds).toEqual([]);
  });

  it('lose no die of a whole game', () => {
    const thrown = session.journal.entries.flatMap((entry) => (isDice(entry) ? entry.faces : []));
    const { seats, kinds } = diceStatistics(session);
    expect(thrown.length).toBeGreaterThan(10);
    expect(seats.reduce((sum, { dice }) => sum + dice, 0)).toBe(thrown.length);
    for (const { face, counts } of kinds[0]?.faces ?? []) {
      expect(sumOf(counts), String(face)).toBe(thrown.filter((each) => each === face).length);
    }
  });
});

describe('statistics of a game of Undaunted', () => {
  it('follow the objective points from the start to the end', () => {
    const course = courses(session).find(({ label }) => label === 'Objective points');
    const label = (side: string) =>
      session.game
        .status(session.game.view(end, 'spectator'))
        .scores.find((score) => score.seat === side && score.label === 'Objective points')?.value;
    const last = course?.points.at(-1)?.values;
    expect(course?.points[0]?.title).toBe('at the start');
    expect(`${last?.US} of ${course?.goals.US}`).toBe(label('US'));
    expect(`${last?.DE} of ${course?.goals.DE}`).toBe(label('DE'));
  });

  it('count tiles controlled as they lie', () => {
    const last = courses(session)
      .find(({ label }) => label === 'Tiles controlled')
      ?.points.at(-1)?.values;
    for (const side of ['US', 'DE'] as const) {
      const held = Object.values(end.sides[side].control).filter((marker) => marker === 'controlled');
      expect(last?.[side]).toBe(held.length);
    }
  });

  it('count casualties and cards played as the log tells them', () => {
    const log = session.log('spectator').map(({ text }) => text);
    const total = (title: string, seat: string) =>
      tallies(session)
        .find((tally) => tally.title === title)
        ?.rows.reduce((sum, { counts }) => sum + (counts[seat] ?? 0), 0) ?? 0;
    const lines = (pattern: RegExp) => log.filter((text) => pattern.test(text)).length;
    expect(total('Cards played', 'US')).toBe(lines(/^US plays /));
    expect(total('Cards played', 'DE')).toBe(lines(/^German plays /));
    expect(total('Casualties', 'US')).toBe(lines(/^Casualty: US /));
    expect(total('Casualties', 'DE')).toBe(lines(/^Casualty: German /));
  });

  it('hold nothing that an onlooker may not know', () => {
    const { game } = session;
    for (let at = 1; at <= session.length; at += 5) {
      const state = session.at(at) as UndauntedState;
      const told = JSON.stringify(game.statistics?.(state));
      const mixed = {
        ...state,
        sides: { US: { ...state.sides.US, hand: [], deck: [] }, DE: { ...state.sides.DE, hand: [], deck: [] } },
      };
      expect(JSON.stringify(game.statistics?.(mixed))).toBe(told);
    }
  });
});

describe('axes', () => {
  it.each([
    [1, 6, [0, 1]],
    [5, 6, [0, 1, 2, 3, 4, 5]],
    [7, 5, [0, 2, 4, 6, 8]],
    [46, 5, [0, 10, 20, 30, 40, 50]],
    [0, 5, [0, 1]],
  ])('up to %i with at most %i lines', (top, most, lines) => {
    expect(ticks(top, most)).toEqual(lines);
  });

  it('leave out names that would not fit', () => {
    expect(thin(5, 9)).toBe(1);
    expect(thin(19, 9)).toBe(3);
  });
});
