import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../../src/models/skirmish/scenarios.ts';
import { InputError } from '../../../src/rules/kernel/contract.ts';
import { canonicalJson } from '../../../src/rules/kernel/digest.ts';
import { position } from '../../../src/rules/skirmish/position.ts';
import { start } from '../../../src/rules/skirmish/start.ts';
import { legalActions } from '../../../src/rules/skirmish/verbs.ts';
import { cover, model, Play, scene } from './play.ts';

type Json = Record<string, unknown>;

const models = (): Json[] => [
  { ...model('A-captain-1', 70, 20.5), orders: [{ type: 'rally', state: 'spent' }], activated: true },
  model('A-sapper-1', 50, 59.35, { heading: 75, orders: ['move', 'fire'] }),
  model('A-trooper-1', 47.2, 57.9 - 2, { heading: 120, status: 'suppressed', orders: ['rally'] }),
  model('B-captain-1', 50, 94, { orders: ['rally', 'move'] }),
  { ...model('B-gunner-1', 42.5, 73), heading: 280, activated: true, orders: [{ type: 'sentry', state: 'up' }] },
  model('B-levy-1', 58, 81, { heading: 255, orders: ['sentry'] }),
];
const file = (more: Json = {}): Json => ({
  game: 'skirmish',
  scenario: 'satellite-sabotage',
  turn: 3,
  phase: 'activation',
  initiative: 'A',
  active: null,
  models: models(),
  decks: { A: ['sapper', 'trooper'], B: ['levy', 'captain'] },
  flipped: { A: ['captain'], B: ['gunner'] },
  terrain: [cover(50, 47, 0, 'cover-1'), cover(66, 74, 135, 'cover-2')],
  hazards: [{ id: 'smoke-1', kind: 'smoke', cx: 36, cy: 61.5, w: 17.6, h: 6.3, deg: 20 }],
  locations: [
    { id: 'satellite', kind: 'satellite', owner: 'B', targetOf: 'A', cx: 50, cy: 64, deg: 0, destroyed: false },
  ],
  pending: null,
  ...more,
});

function inputError(value: unknown): InputError | null {
  try {
    start({ game: 'skirmish', scenario: 'satellite-sabotage', seed: 1, position: value });
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
  return null;
}
/** The field that is refused, and the whole refusal; '' where there is none. */
const refused = (value: unknown): string => inputError(value)?.field ?? '';
const refusal = (value: unknown): string => inputError(value)?.message ?? '';
const changed = (index: number, change: Json): Json => {
  const list = models();
  list[index] = { ...list[index], ...change };
  return file({ models: list });
};

/** Loads what was written and demands that it plays on in the same way. */
function roundTrip(play: Play): void {
  const written = JSON.parse(JSON.stringify(position(play.state)));
  const again = new Play({ scenario: play.state.scenario.id, position: written }).state;
  expect(canonicalJson(position(again))).toBe(canonicalJson(written));
  for (const side of ['A', 'B']) {
    expect(canonicalJson(legalActions(again, side))).toBe(canonicalJson(legalActions(play.state, side)));
  }
  expect(again.pending?.dice).toEqual(play.state.pending?.dice);
}

describe('position files', () => {
  it('loads, moves nothing, and is written as it was read', () => {
    const play = new Play({ scenario: 'satellite-sabotage', position: file() });
    expect(play.state).toMatchObject({ turn: 3, initiative: 'A', step: { kind: 'flip', side: 'A' } });
    roundTrip(play);
    play.act('A', 'flip-card');
    expect(play.state.active).toBe('A-sapper-1');
    expect(play.nouns('A', 'sabotage')).toHaveLength(2);
  });

  it('fills in what is left out', () => {
    const sparse = { game: 'skirmish', scenario: 'last-man-standing', phase: 'orders' };
    const play = new Play({
      scenario: 'last-man-standing',
      position: {
        ...sparse,
        models: [{ id: 'A-trooper-1', type: 'trooper', side: 'A', x: 20, y: 5 }, model('B-levy-1', 60, 75)],
      },
    });
    expect(play.get('A-trooper-1')).toMatchObject({ heading: 90, suppressed: false, activated: false });
    expect(play.state).toMatchObject({ turn: 1, terrain: [], hazards: [], locations: [] });
    expect(play.get('B-levy-1').heading).toBe(270);
  });

  it('is over at once where a location is already destroyed', () => {
    const locations = [{ ...(file().locations as Json[])[0], destroyed: true }];
    const play = new Play({ scenario: 'satellite-sabotage', position: file({ locations }) });
    expect(play.state.over).toMatchObject({ winner: 'A', clause: 'SK-MIS-03' });
    expect(play.state.phase).toBe('over');
  });

  it('refuses what does not fit, with the field’s name', () => {
    expect(refused(file())).toBe('');
    expect(refused(null)).toBe('position');
    expect(refused(file({ scenario: 'elsewhere' }))).toBe('position.scenario');
    expect(refused(file({ colour: 'red' }))).toBe('position.colour');
    expect(refused(changed(1, { type: 'wizard' }))).toBe('position.models[1].type');
    expect(refused(changed(1, { id: 'A-captain-1' }))).toBe('position.models[1].id');
    expect(refused(changed(1, { x: 50.001 }))).toBe('position.models[1].x');
    expect(refused(changed(1, { heading: 75.5 }))).toBe('position.models[1].heading');
    expect(refused(changed(1, { x: 1 }))).toBe('position.models[1].x');
    expect(refused(changed(1, { y: 62 }))).toBe('position.models[1].x');
    expect(refused(changed(5, { status: 'suppressed' }))).toBe('position.models[5].status');
    expect(refused(changed(1, { reserve: true }))).toBe('position.models[1].reserve');
    expect(refused(changed(5, { orders: [1, 2].map(() => ({ type: 'fire', state: 'down' })) }))).toBe(
      'position.models[5].orders',
    );
    expect(refused(changed(1, { type: 'captain' }))).toBe('position.models');
    expect(refused(changed(1, { orders: [{ type: 'move', state: 'up' }] }))).toBe('position.models[1].orders[0].state');
    expect(refused(file({ models: models().slice(0, 3) }))).toBe('position.models');
    expect(refused(file({ active: 'A-trooper-1' }))).toBe('position.active');
    expect(refused(file({ initiative: null }))).toBe('position.initiative');
    expect(refused(file({ phase: 'orders' }))).toBe('position.models[0].orders');
    expect(refused(file({ pending: { kind: 'choose', side: 'B', type: 'levy' } }))).toBe('position.pending.side');
    expect(
      refused(file({ pending: { kind: 'path', side: 'A', model: 'A-sapper-1', option: 'sure', limitCm: 20 } })),
    ).toBe('position.pending.model');
  });

  it('names model and field where a place or an order is wrong', () => {
    const [x, y] = [undefined, undefined];
    expect(refused(changed(1, { x }))).toBe('position.models[1].x');
    expect(refused(changed(1, { y }))).toBe('position.models[1].y');
    expect(refused(changed(1, { y: 59.351 }))).toBe('position.models[1].y');
    expect(refused(changed(1, { y: 99 }))).toBe('position.models[1].y');
    const away = { id: 'A-ranger-1', type: 'ranger', side: 'A', reserve: true, orders: [] };
    const reserve = (more: Json) => refused(file({ turn: 1, models: [...models(), { ...away, ...more }] }));
    expect(reserve({})).toBe('');
    expect(reserve({ y: 5 })).toBe('position.models[6].y');
    expect(reserve({ heading: 5 })).toBe('position.models[6].heading');
    const second = [
      { type: 'move', state: 'down' },
      { type: 'fire', state: 'up' },
    ];
    expect(refused(changed(1, { orders: second }))).toBe('position.models[1].orders[1].state');
    const bare = models().map((one) => ({ ...one, orders: [], activated: one.id === 'B-gunner-1' }));
    const nothing = { initiative: null, hazards: [], decks: undefined, flipped: undefined };
    expect(refused(file({ ...nothing, phase: 'orders', models: bare }))).toBe('position.models[4].activated');
  });

  it('[SK-RUL-59] cover and locations may touch, never overlap, and hazards lie over anything', () => {
    const [location] = file().locations as Json[];
    const terrain = (...cards: object[]) => refusal(file({ terrain: cards }));
    expect(terrain(cover(50, 47), cover(58.8, 47))).toBe('');
    expect(terrain(cover(50, 47), cover(20, 20), cover(58.79, 47))).toBe(
      'position.terrain[2]: expected a card that does not overlap cover cover-50-47 (SK-RUL-59)',
    );
    expect(terrain(cover(50, 47), { ...cover(50, 47, 45, 'small'), w: 1, h: 1 })).toMatch(/^position\.terrain\[1\]: /);
    expect(terrain(cover(50, 30), cover(55, 64))).toBe(
      'position.locations[0]: expected a card that does not overlap cover cover-55-64 (SK-RUL-59)',
    );
    expect(refusal(file({ locations: [location, { ...location, id: 'second', cx: 51 }] }))).toBe(
      'position.locations[1]: expected a card that does not overlap location satellite (SK-RUL-59)',
    );
    const over = { id: 'smoke-1', kind: 'smoke', cx: 50, cy: 47, w: 17.6, h: 6.3, deg: 20 };
    const edge = { ...over, id: 'fire-1', kind: 'fire', cx: 0, cy: 0 };
    expect(refusal(file({ hazards: [over, edge] }))).toBe('');
  });

  it('[SK-RUL-59] a card lies wholly on the table', () => {
    const whole = 'expected a card wholly on the table of 100 by 100 cm';
    expect(refusal(file({ terrain: [cover(4.4, 3.15)] }))).toBe('');
    expect(refusal(file({ terrain: [cover(4.4, 3.15, 30)] }))).toBe(`position.terrain[0]: ${whole}`);
    expect(refusal(file({ terrain: [cover(50, 47), cover(96, 20)] }))).toBe(`position.terrain[1]: ${whole}`);
    const [location] = file().locations as Json[];
    expect(refusal(file({ locations: [{ ...location, cy: 130 }] }))).toBe(`position.locations[0]: ${whole}`);
  });

  it('[SK-RUL-49] a location is a target of the side that does not own it', () => {
    const [location] = file().locations as Json[];
    expect(refusal(file({ locations: [{ ...location, owner: 'A' }] }))).toBe(
      'position.locations[0].targetOf: expected the side that is not its owner',
    );
  });

  it('[SK-MIS-08] the edges are exchanged only where one may be chosen', () => {
    const yard = (edges: Json) => () =>
      scene([model('A-trooper-1', 60, 10), model('B-trooper-1', 60, 70)], { scenario: 'last-man-standing', edges });
    expect(refusal(file({ edges: { A: 'y=100', B: 'y=0' } }))).toBe('');
    expect(refusal(file({ edges: { A: 'y=50', B: 'y=0' } }))).toBe('position.edges.A: expected one of y=0, y=100');
    expect(refusal(file({ edges: { A: 'y=0', B: 'y=0' } }))).toBe(
      'position.edges.B: expected the edge opposite to that of A',
    );
    expect(yard({ A: 'y=0', B: 'y=80' })).not.toThrow();
    expect(yard({ A: 'y=80', B: 'y=0' })).toThrow('position.edges.A: expected y=0');
  });

  it('[SK-RUL-51] no turn comes after the limit', () => {
    expect(refusal(file({ turn: 8 }))).toBe('');
    expect(refusal(file({ turn: 9 }))).toBe('position.turn: expected at most 8, the last turn of the scenario');
  });

  it('[SK-RUL-59] the cards of a scenario file are held to the same', () => {
    const silentDish = SCENARIOS.find(({ id }) => id === 'satellite-sabotage');
    const load = (change: Json) => () =>
      start({
        game: 'skirmish',
        scenario: 'satellite-sabotage',
        seed: 1,
        scenarioData: { ...silentDish, ...change },
      });
    expect(load({})).not.toThrow();
    const terrain = [cover(50, 47), cover(51, 47)].map((card) => ({ ...card, w: 8.8, h: 6.3 }));
    expect(load({ terrain })).toThrow('scenarioData.terrain[1]: expected a card that does not overlap cover');
  });

  it('carries every decision and flip that may be waited for', () => {
    const move = (): Play =>
      scene(
        [
          model('A-trooper-1', 5, 10, { heading: 90, orders: ['move', 'grenade'] }),
          model('A-sapper-1', 40, 40),
          model('A-levy-1', 43, 40),
          model('A-ranger-1', 0, 0, { reserve: true }),
          model('B-trooper-1', 30, 20, { heading: 270, orders: ['sentry'] }),
          model('B-trooper-2', 40, 60, { heading: 270, orders: ['fire', 'fire'] }),
        ],
        {
          scenario: 'satellite-sabotage',
          active: 'A-trooper-1',
          decks: { A: ['ranger', 'sapper', 'levy'], B: ['trooper', 'trooper'] },
        },
      );
    const seen: string[] = [];
    const note = (play: Play): Play => {
      roundTrip(play);
      seen.push(play.coin ? `coin ${play.coin}` : play.state.step.kind);
      return play;
    };
    const play = note(move());
    note(play.act('A', 'move', 'gamble'));
    note(play.flip('H'));
    note(
      play.act('A', 'go', {
        path: [
          [25, 10],
          [25, 12.37],
        ],
        heading: 45,
      }),
    );
    note(play.act('B', 'sentry', 'B-trooper-1'));
    const at = play.haltPoints('B');
    note(play.act('B', 'halt', at[at.length - 1]));
    note(play.flip('T'));
    note(play.act('B', 'let-pass'));
    note(play.act('A', 'grenade', 'smoke'));
    note(play.flip('H'));
    note(play.act('A', 'place', { x: 30, y: 10, deg: 33, joined: 'short' }));
    note(play.act('B', 'flip-card'));
    note(play.act('B', 'choose', 'B-trooper-2'));
    note(play.act('B', 'fire'));
    note(play.act('B', 'target', 'A-sapper-1'));
    note(play.flip('H'));
    note(play.act('A', 'hand-on', 'A-levy-1'));
    note(play.act('B', 'pass'));
    note(play.act('A', 'flip-card'));
    note(play.act('A', 'drop', { x: 80, y: 40 }));
    note(play.flip('T'));
    note(play.act('B', 'place-drop', { x: 85, y: 45 }));
    for (const kind of [
      'act',
      'path',
      'react',
      'halt',
      'place',
      'flip',
      'choose',
      'target',
      'carrier',
      'drop',
      'dropPlace',
      'heading',
    ]) {
      expect(seen, kind).toContain(kind);
    }
    for (const purpose of ['move', 'sentry', 'grenade', 'fire', 'drop']) expect(seen).toContain(`coin ${purpose}`);
  });
});
