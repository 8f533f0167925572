import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { undaunted } from '../../../src/machines/undaunted/game.ts';
import { machine } from '../../../src/machines/undaunted/machine.ts';
import rules from '../../../src/models/undaunted/rules.json';
import type { GameEvent } from '../../../src/rules/kernel/contract.ts';
import { VERBS } from '../../../src/rules/undaunted/check.ts';
import { legalActions, toMove } from '../../../src/rules/undaunted/legal.ts';
import { start } from '../../../src/rules/undaunted/setup.ts';
import type { UndauntedState } from '../../../src/rules/undaunted/state.ts';

function seat(state: UndauntedState) {
  const actor = createActor(machine, { input: { state } });
  actor.start();
  return {
    actor,
    get state() {
      return actor.getSnapshot().context;
    },
    get at() {
      return JSON.stringify(actor.getSnapshot().value);
    },
    act(who: string, verb: string, noun?: string) {
      actor.send({ type: 'act', seat: who, action: noun === undefined ? { verb } : { verb, noun } });
      return this;
    },
  };
}

const clauses = rules.map(({ id }) => id);

const begin = (seed = 1) => seat(start({ game: 'undaunted', scenario: 'la-raye', seed }));

const zones = (side: string, given: object = {}) => ({
  deck: [`${side}-RIFLEMAN-B-1`, `${side}-SCOUT-B-1`],
  ...given,
});

function position(given: object = {}) {
  const file = {
    game: 'undaunted',
    scenario: 'la-raye',
    phase: 'turn',
    toMove: 'US',
    initiative: 'US',
    counters: [
      { id: 'US-RIFLEMAN-A', tile: '13B', suppressed: false },
      { id: 'DE-RIFLEMAN-A', tile: '12B', suppressed: false },
    ],
    US: zones('US', { hand: ['US-RIFLEMAN-A-1', 'US-RIFLEMAN-A-2'] }),
    DE: zones('DE', { hand: ['DE-RIFLEMAN-A-1'] }),
    ...given,
  };
  return start({ game: 'undaunted', scenario: 'la-raye', seed: 1, position: file });
}

describe('The sequence of play', () => {
  test('a round goes draw, initiative, first turn, second turn, and begins anew', () => {
    const table = begin();
    const phases: string[] = [];
    table.actor.subscribe(({ context }) => {
      if (phases.at(-1) !== context.phase) phases.push(context.phase);
    });
    expect(table.state.phase).toBe('initiative');
    expect(table.state.news.filter(({ type }) => type === 'draw')).toHaveLength(2);
    for (const side of ['US', 'DE'] as const) table.act(side, 'bid', table.state.sides[side].hand[0]);
    const first = table.state.initiative;
    expect(toMove(table.state)).toEqual([first]);
    table.act(first, 'end-turn');
    expect(table.state.phase).toBe('secondPlayerTurn');
    table.act(first === 'US' ? 'DE' : 'US', 'end-turn');
    expect(table.state.round).toBe(2);
    expect(phases).toEqual(['initiative', 'firstPlayerTurn', 'secondPlayerTurn', 'initiative']);
  });

  test('within a turn the states bear the names of what is to be done', () => {
    const table = seat(position());
    const turn = (state: string) => JSON.stringify({ firstPlayerTurn: state });
    expect(table.at).toBe(turn('choosePlay'));
    expect(table.act('US', 'play', 'US-RIFLEMAN-A-1').at).toBe(turn('chooseAction'));
    expect(table.act('US', 'use', 'Attack').at).toBe(turn('performAction'));
    expect(table.act('US', 'attack', 'DE-RIFLEMAN-A').at).toBe(turn('awaitDice'));
    const id = table.state.pending?.id ?? '';
    table.actor.send({ type: 'dice.settled', id, faces: [1] });
    expect(table.at).toBe(turn('choosePlay'));
    expect(table.act('US', 'end-turn').at).toBe(JSON.stringify({ secondPlayerTurn: 'choosePlay' }));
  });

  test('a turn that begins with an empty hand is passed', () => {
    const table = seat(position({ DE: zones('DE') }));
    table.act('US', 'end-turn');
    expect(table.state.news.map(({ type }) => type)).toContain('pass');
    expect(table.state.phase).toBe('initiative');
  });

  test('whatever is refused leaves the context as it is', () => {
    const table = seat(position());
    table.act('US', 'play', 'US-RIFLEMAN-A-1').act('US', 'use', 'Attack').act('US', 'attack', 'DE-RIFLEMAN-A');
    const before = table.state;
    const id = before.pending?.id ?? '';
    const events = [
      { type: 'act', seat: 'US', action: { verb: 'end-turn' } },
      { type: 'act', seat: 'DE', action: { verb: 'play', noun: 'DE-RIFLEMAN-A-1' } },
      { type: 'act', seat: 'US', action: null },
      { type: 'act', seat: 'US' },
      { type: 'dice.settled', id: 'throw-99', faces: [1] },
      { type: 'dice.settled', id, faces: [10] },
      { type: 'dice.settled', id, faces: [1, 2] },
      { type: 'dice.settled', id, faces: ['H'] },
      { type: 'dice.settled', id },
    ];
    for (const event of events) {
      table.actor.send(event as GameEvent);
      expect(table.state, JSON.stringify(event)).toBe(before);
    }
    table.actor.send({ type: 'dice.settled', id, faces: [0] });
    expect(table.state).not.toBe(before);
    expect(before.pending?.id).toBe(id);
  });

  test('the state that it was given is not changed', () => {
    const given = start({ game: 'undaunted', scenario: 'la-raye', seed: 4 });
    const before = JSON.stringify(given);
    const table = seat(given);
    table.act('US', 'bid', table.state.sides.US.hand[0]);
    expect(JSON.stringify(given)).toBe(before);
  });

  test('news tell what the last event did and nothing before it', () => {
    const table = seat(position());
    table.act('US', 'play', 'US-RIFLEMAN-A-1');
    expect(table.state.news).toEqual([{ type: 'play', seat: 'US', card: 'US-RIFLEMAN-A-1' }]);
    table.act('US', 'hunker-down');
    expect(table.state.news).toEqual([{ type: 'hunker-down', seat: 'US', card: 'US-RIFLEMAN-A-1' }]);
  });
});

describe('What a player is told of each decision', () => {
  test('every verb has a lesson with a clause', () => {
    expect(Object.keys(undaunted.lessons).toSorted()).toEqual(VERBS.toSorted());
    for (const { clause } of Object.values(undaunted.lessons)) expect(clauses).toContain(clause);
  });
});

describe('Where a game begins', () => {
  test('a position in the initiative phase waits for both bids', () => {
    const table = seat(position({ phase: 'initiative', toMove: null }));
    expect(toMove(table.state)).toEqual(['US', 'DE']);
    table.act('DE', 'bid', 'DE-RIFLEMAN-A-1');
    expect(toMove(table.state)).toEqual(['US']);
  });

  test('a position in which a side has won is over at once', () => {
    const control = ['5B', '13B'].map((tile) => ({ side: 'US', tile, state: 'controlled' }));
    const table = seat(position({ control }));
    expect(table.state.over).toMatchObject({ winner: 'US', clause: 'UN-END-03' });
    expect(table.state.phase).toBe('over');
    expect(toMove(table.state)).toBe('none');
    expect(legalActions(table.state, 'US')).toEqual([]);
  });

  test.each([
    ['position.counters[0].id', { counters: [{ id: 'US-TANK-A', tile: '13B' }] }],
    ['position.counters[0].tile', { counters: [{ id: 'US-SCOUT-A', tile: '1A' }] }],
    ['position.control[0].tile', { control: [{ side: 'US', tile: '9A', state: 'scouted' }] }],
    ['position.control[0].state', { control: [{ side: 'US', tile: '13B', state: 'mined' }] }],
    ['position.US.deck[0]', { US: { hand: ['US-SCOUT-A-1'], deck: ['US-SCOUT-A-1'] } }],
    ['position.DE.hand[0]', { DE: { hand: ['US-SCOUT-A-1'] } }],
    ['position.US.play[0]', { US: { play: ['US-SCOUT-A-9'] } }],
    ['position.target.US', { target: { US: '9A' } }],
    ['position.toMove', { toMove: null }],
    ['position.scenario', { scenario: 'crossroads' }],
    ['position.phase', { phase: 'draw' }],
    ['position.colour', { colour: 'red' }],
    ['position.US.pocket', { US: { pocket: [] } }],
    ['position.playing', { playing: { card: 'US-RIFLEMAN-A-1', action: null, left: 0, guided: null } }],
  ])('a position is refused with the name of the field: %s', (field, given) => {
    expect(() => position(given)).toThrow(field);
  });
});
