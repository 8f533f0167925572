import { describe, expect, it } from 'vitest';
import { SCENARIOS } from '../../../src/models/skirmish/scenarios.ts';
import { position } from '../../../src/rules/skirmish/position.ts';
import { type Brief, cover, field, model, orderPhase, Play, quick, refusal, scene } from './play.ts';

type Json = Record<string, unknown>;

interface File {
  pending: Json;
  models: Json[];
  locations: Json[];
  muster: { A: Json; B: Json };
  placing: { A: Json; B: Json };
  [key: string]: unknown;
}

/** What a game in progress comes to as a position file, once something in it is changed. */
function changed(play: Play, change: (file: File) => void = () => undefined): string {
  const file = JSON.parse(JSON.stringify(position(play.state)));
  change(file);
  return refusal(() => new Play({ scenario: play.state.scenario.id, position: file }));
}

const far = model('B-trooper-1', 70, 75);
const DISH = { scenario: 'satellite-sabotage' };

describe('explosives of a position', () => {
  const carried = (models: Json[], more: Json = DISH): string => refusal(() => scene([...models, far], more));
  const carrier = (id: string, x: number, brief: Json = {}): Json => model(id, x, 10, { explosives: true, ...brief });

  it('[SK-RUL-47] a model carries them only where a Sapper of its side can have died', () => {
    expect(carried([carrier('A-trooper-1', 20)])).toBe('');
    expect(carried([carrier('A-trooper-1', 20)], {})).toBe(
      'position.models[0].explosives: expected false: A has nothing to blow up in this scenario (SK-RUL-47)',
    );
    const enemy = model('B-levy-1', 40, 80, { explosives: true });
    expect(carried([model('A-levy-1', 20, 10), enemy])).toMatch(
      /^position\.models\[1\]\.explosives: expected false: B/,
    );
    expect(carried([model('A-levy-1', 20, 10), enemy], { scenario: 'ammunition-dump' })).toBe('');
    const reserve = model('A-ranger-1', 0, 0, { explosives: true, reserve: true });
    expect(carried([model('A-levy-1', 20, 10), reserve])).toMatch(
      /^position\.models\[1\]\.explosives: .*off the table/,
    );
  });

  it('[SK-RUL-47] there is one carrier, and none beside a living Sapper', () => {
    expect(carried([carrier('A-trooper-1', 20), carrier('A-levy-1', 30)])).toBe(
      'position.models[1].explosives: expected one carrier of explosives of A, and A-trooper-1 is it (SK-RUL-47)',
    );
    for (const models of [
      [carrier('A-trooper-1', 20), model('A-sapper-1', 30, 10)],
      [model('A-sapper-1', 30, 10), carrier('A-trooper-1', 20)],
    ]) {
      expect(carried(models)).toMatch(/^position\.models\[[01]\]\.explosives: .*and A-sapper-1 is it \(SK-RUL-47\)/);
    }
  });

  it('[SK-RUL-47] nobody has taken them over before anybody can have died', () => {
    const start = (turn: number): string =>
      refusal(() => orderPhase([carrier('A-trooper-1', 20), far], { ...DISH, turn }));
    expect(start(2)).toBe('');
    expect(start(1)).toMatch(/^position\.models\[0\]\.explosives: expected false: no Sapper can have died yet/);
  });

  const bequest = (): Play =>
    scene(
      [
        model('A-sapper-1', 50, 50),
        model('A-trooper-1', 53, 50),
        model('A-levy-1', 53.2, 46),
        model('A-levy-2', 80, 10),
        model('B-marksman-1', 40, 70, { heading: 270, orders: ['fire', 'move'] }),
      ],
      { ...DISH, initiative: 'B', active: 'B-marksman-1' },
    )
      .act('B', 'fire')
      .act('B', 'target', 'A-sapper-1')
      .flip('H');
  const asked = (more: Json): string => changed(bequest(), (file) => Object.assign(file.pending, more));

  it('[SK-RUL-47] who takes over is asked of a side whose carrier fell, among those it touched', () => {
    expect(asked({})).toBe('');
    expect(asked({ from: 'A-levy-2' })).toBe('position.pending.from: expected a model that is dead');
    expect(asked({ side: 'B', models: ['B-marksman-1'] })).toMatch(/^position\.pending\.side: .*SK-RUL-47/);
    expect(asked({ models: ['A-trooper-1', 'A-trooper-1'] })).toMatch(/^position\.pending\.models: .*each once/);
    expect(asked({ models: ['B-marksman-1'] })).toMatch(/^position\.pending\.models: .*of that side/);
    expect(asked({ models: ['A-trooper-1', 'A-levy-2'] })).toMatch(/^position\.pending\.models: .*that all touched/);
    const later = { side: 'A', from: 'A-sapper-2', models: ['A-levy-1'] };
    expect(asked({ later: [later] })).toMatch(/^position\.pending\.later\[0\]\.side: expected each side once/);
    expect(changed(bequest(), (file) => Object.assign(file.models[0] as Json, { explosives: true }))).toMatch(
      /^position\.pending\.side/,
    );
  });

  it('[SK-RUL-47] it is asked in the middle of an activation', () => {
    expect(changed(bequest(), (file) => Object.assign(file, { active: null }))).toMatch(/^position\.active/);
    const free = { active: 'A-sapper-1', initiative: null };
    expect(changed(bequest(), (file) => Object.assign(file, free))).toBe('position.initiative: expected A or B');
  });

  it('[SK-RUL-42] a Breacher is on its way over enemies to where it may stand', () => {
    const play = (): Play =>
      scene(
        [
          model('A-breacher-1', 20, 40, { heading: 0, orders: ['move'] }),
          model('B-sapper-1', 30, 40),
          model('B-trooper-1', 33, 40),
          model('B-bulwark-1', 60, 70),
        ],
        { scenario: 'ammunition-dump', active: 'A-breacher-1' },
      )
        .act('A', 'move', 'sure')
        .act('A', 'go', { path: [[40, 40]], heading: 90 });
    const over = (more: Json): string =>
      changed(play(), ({ pending }) => Object.assign(pending.trampling as Json, more));
    expect(over({})).toBe('');
    expect(over({ mover: 'B-trooper-1' })).toMatch(/^position\.models\[0\]\.orders\[0\]\.state/);
    expect(over({ victims: ['B-bulwark-1'] })).toMatch(/^position\.pending\.trampling\.victims/);
    expect(over({ victims: ['A-breacher-1'] })).toMatch(/^position\.pending\.trampling\.victims/);
    expect(over({ x: 40.005 })).toMatch(/^position\.pending\.trampling\.x/);
    expect(over({ x: 61 })).toMatch(/^position\.pending\.trampling\.x/);
    expect(over({ x: 33, victims: [] })).toMatch(/^position\.pending\.trampling\.x/);
    const gunner = (file: File): void => {
      file.models[0] = { ...file.models[0], type: 'gunner' };
    };
    expect(changed(play(), gunner)).toMatch(/^position\.pending\.trampling\.mover: .*SK-MOD-13/);
  });
});

describe('models, cards and decks of a position', () => {
  it('[SK-SETUP-06] Envoys and Sappers are there only for a mission of their side', () => {
    const with_ = (id: string, scenario: string): string =>
      refusal(() => scene([model('A-levy-1', 20, 10), model('B-levy-1', 70, 75), model(id, 50, 30)], { scenario }));
    expect([with_('A-envoy-1', 'envoy-run'), with_('B-sapper-1', 'ammunition-dump')]).toEqual(['', '']);
    expect(with_('B-envoy-1', 'envoy-run')).toBe(
      'position.models[2].type: expected one that B may field here (SK-SETUP-06)',
    );
    expect(with_('A-sapper-1', 'last-man-standing')).toMatch(/^position\.models\[2\]\.type/);
    const dead = { scenario: 'last-man-standing', decks: { A: ['levy', 'sapper'], B: ['levy'] } };
    expect(refusal(() => scene([model('A-levy-1', 20, 10), model('B-levy-1', 70, 75)], dead))).toBe(
      'position.decks.A[1]: expected a type that A may field in this scenario (SK-SETUP-06)',
    );
  });

  it('[SK-RUL-45] an Envoy stands short of the line over which it leaves', () => {
    const envoy = (y: number): string =>
      refusal(() => scene([model('A-envoy-1', 40, y), model('B-levy-1', 10, 5)], { scenario: 'envoy-run' }));
    expect([envoy(119.99), envoy(1.5)]).toEqual(['', '']);
    expect(envoy(120)).toMatch(/^position\.models\[0\]\.y: .*SK-RUL-45/);
  });

  it('[SK-RUL-43] a Ranger in reserve is activated only while it drops, and no model is in hand', () => {
    const ranger = (brief: Json): string =>
      refusal(() =>
        scene([model('A-levy-1', 20, 10), model('A-ranger-1', 0, 0, { reserve: true, ...brief }), far], { turn: 1 }),
      );
    expect(ranger({})).toBe('');
    expect(ranger({ activated: true })).toMatch(/^position\.models\[1\]\.activated: .*SK-RUL-43/);
    const inHand = { id: 'A-trooper-1', type: 'trooper', side: 'A', hand: true };
    expect(refusal(() => scene([inHand, far]))).toBe('position.models[0].hand: expected false once the game has begun');
  });

  it('[SK-MOD-22] [SK-MOD-25] a Ranger on the table in the first turn has landed in it', () => {
    const ranger = (brief: Brief, turn = 1): string =>
      refusal(() => scene([model('A-levy-1', 20, 10), model('A-ranger-1', 50, 40, brief), far], { turn }));
    expect([ranger({ activated: true }), ranger({ orders: ['move'] }, 2)]).toEqual(['', '']);
    expect(ranger({})).toMatch(/^position\.models\[1\]\.activated: .*SK-RUL-43/);
    expect(ranger({ activated: true, orders: ['move'] })).toMatch(/^position\.models\[1\]\.orders: .*SK-MOD-25/);
    const begins = (turn: number): string => refusal(() => orderPhase([model('A-ranger-1', 50, 40), far], { turn }));
    expect([begins(2), begins(1)]).toEqual(['', expect.stringMatching(/^position\.models\[0\]\.reserve: .*SK-MOD-22/)]);
  });

  it('[SK-SETUP-07] [SK-RUL-54] a deck holds cards of models that live or can have died', () => {
    const troopers = (count: number): string[] => Array.from({ length: count }, () => 'trooper');
    const deck = (A: string[], more: Json = {}): string =>
      refusal(() =>
        scene([model('A-captain-1', 20, 10), model('A-trooper-1', 30, 10, { activated: true }), far], {
          decks: { A, B: ['trooper'] },
          ...more,
        }),
      );
    expect(deck(['captain', ...troopers(8)])).toBe('');
    expect(deck(['captain', ...troopers(9)])).toBe(
      'position.decks.A: expected cards of at most 10 models: those alive, and those that can have died this turn ' +
        '(SK-SETUP-07)',
    );
    expect(deck(troopers(15))).toMatch(/^position\.decks\.A/);
    expect(deck(['captain', 'levy'], { flipped: { A: troopers(8), B: [] } })).toBe('');
    expect(deck(['captain', 'levy', 'levy'], { flipped: { A: troopers(8), B: [] } })).toMatch(/^position\.decks\.A/);
    expect(deck(['captain', 'captain'])).toBe(
      'position.decks.A: expected one card of Captain, and none once it has acted (SK-SETUP-07)',
    );
    const acted = [model('A-captain-1', 20, 10, { activated: true }), far];
    expect(refusal(() => scene(acted, { decks: { A: ['captain'], B: [] } }))).toMatch(/^position\.decks\.A/);
  });

  it('[SK-SETUP-07] more models than an army may have each keep a card', () => {
    const many = Array.from({ length: 12 }, (_, i) => model(`A-trooper-${i + 1}`, 20 + 4 * i, 10));
    expect(refusal(() => scene([...many, far]))).toBe('');
  });

  it('[SK-MIS-06] [SK-RUL-49] locations are those of the scenario, wherever they lie', () => {
    const place = (scenario: string, change: (list: Json[]) => Json[]): string => {
      const { locations } = SCENARIOS.find(({ id }) => id === scenario) ?? { locations: [] };
      const list = change(locations.map((card) => ({ ...card })));
      return refusal(() => scene([model('A-levy-1', 20, 10), far], { scenario, locations: list }));
    };
    const satellite = { id: 'satellite', kind: 'satellite', owner: 'B', targetOf: 'A', cx: 50, cy: 62, deg: 0 };
    expect(place('satellite-sabotage', () => [satellite])).toBe('');
    expect(place('last-man-standing', () => [satellite])).toBe(
      'position.locations: expected none: last-man-standing has no location',
    );
    const clash = { scenario: 'satellite-sabotage', locations: [satellite], terrain: [cover(20, 40, 0, 'satellite')] };
    expect(refusal(() => scene([model('A-levy-1', 20, 10), far], clash))).toMatch(/^position\.locations\[0\]\.id/);
    expect(place('satellite-sabotage', () => [{ ...satellite, id: 'dish' }])).toBe(
      'position.locations[0].id: expected a location of the scenario: satellite',
    );
    const other = (more: Json): string => place('satellite-sabotage', () => [{ ...satellite, ...more }]);
    expect(other({ kind: 'ammo-dump' })).toBe('position.locations[0].kind: expected satellite, as in the scenario');
    expect(other({ owner: 'A', targetOf: 'B' })).toMatch(/^position\.locations\[0\]\.owner/);
    expect(other({ w: 20 })).toMatch(/^position\.locations\[0\]\.w/);
    expect(place('ammunition-dump', (list) => list.map((card) => ({ ...card, destroyed: true })))).toMatch(
      /^position\.locations\[1\]\.destroyed: .*SK-MIS-03/,
    );
  });

  it('[SK-RUL-49] edges are not exchanged where both sides have an engineer', () => {
    const edges = { A: 'y=90', B: 'y=0' };
    const both = [model('A-sapper-1', 20, 10), model('B-sapper-1', 70, 75)];
    const load = (models: Json[]): string => refusal(() => scene(models, { scenario: 'ammunition-dump', edges }));
    expect(load([model('A-sapper-1', 20, 10), far])).toBe('');
    expect(load(both)).toMatch(/^position\.edges: .*SK-RUL-49/);
  });

  it('[SK-RUL-38] [SK-RUL-39] hazards have the sizes that play lays', () => {
    const hazard = (kind: string, w: number, h: number, cx = 50): string =>
      refusal(() =>
        scene([model('A-levy-1', 20, 10), far], { hazards: [{ id: 'one', kind, cx, cy: 40, w, h, deg: 30 }] }),
      );
    expect([hazard('smoke', 8.8, 12.6), hazard('smoke', 17.6, 6.3), hazard('fire', 4.17, 6.3)]).toEqual(['', '', '']);
    expect(hazard('smoke', 8.8, 6.3)).toMatch(/^position\.hazards\[0\]\.w: .*SK-RUL-38/);
    expect(hazard('fire', 30.5, 6.3)).toMatch(/^position\.hazards\[0\]\.w: .*SK-RUL-39/);
    expect(hazard('fire', 30, 8.8)).toMatch(/^position\.hazards\[0\]\.w/);
    expect(hazard('smoke', 8.8, 12.6, -1)).toMatch(/^position\.hazards\[0\]\.cx/);
  });
});

describe('positions of other phases', () => {
  it('[SK-SETUP-02] the phase army holds armies in the making and nothing else', () => {
    const play = (): Play => new Play({ scenario: 'last-man-standing' }).act('A', 'quick-start');
    expect(changed(play())).toBe('');
    const army = (change: (file: File) => void): string => changed(play(), change);
    expect(army((file) => Object.assign(file, { muster: undefined }))).toMatch(/^position\.muster/);
    expect(army((file) => Object.assign(file, { models: [far] }))).toMatch(/^position\.models/);
    expect(army((file) => Object.assign(file, { pending: { kind: 'edge', side: 'A' } }))).toMatch(/^position\.pending/);
    expect(army(({ muster }) => Object.assign(muster.A, { army: [] }))).toMatch(/^position\.muster\.A\.army/);
    expect(army(({ muster }) => Object.assign(muster.A, { army: ['levy'] }))).toMatch(/^position\.muster\.A\.quick/);
    const done = { army: ['levy'], quick: false, confirmed: true };
    expect(army(({ muster }) => Object.assign(muster.B, done))).toBe(
      'position.muster: expected a side that has not confirmed its army',
    );
    expect(army((file) => Object.assign(file, { hazards: [], initiative: 'A' }))).toMatch(/^position\.initiative/);
  });

  const armies = (): Play => field('satellite-sabotage', ['captain', 'sapper'], ['captain', 'trooper']);
  const placed = (): Play => armies().act('B', 'place-location', { x: 50, y: 64, deg: 0 });

  it('[SK-MIS-07] [SK-MIS-08] location and edge are asked of the side that has to choose', () => {
    const [location, edge] = [armies(), placed()];
    expect([changed(location), changed(edge)]).toEqual(['', '']);
    const side = (play: Play, one: string): string =>
      changed(play, ({ pending }) => Object.assign(pending, { side: one }));
    expect(side(location, 'A')).toMatch(/^position\.pending\.side: .*SK-MIS-07/);
    expect(side(edge, 'B')).toMatch(/^position\.pending\.side: .*SK-MIS-08/);
    const again = changed(location, (file) => Object.assign(file, { locations: 'scenario' }));
    expect(again).toMatch(/^position\.pending\.location: .*SK-MIS-07/);
    expect(changed(edge, (file) => Object.assign(file, { locations: [] }))).toMatch(/^position\.locations/);
    const taken = changed(edge, (file) => Object.assign(file, { edges: { A: 'y=100', B: 'y=0' } }));
    expect(taken).toMatch(/^position\.edges: .*SK-MIS-08/);
    expect(changed(edge, (file) => Object.assign(file, { phase: 'location' }))).toBe(
      'position.pending: expected location in the phase location',
    );
  });

  it('[SK-RUL-52] deployment: the flip before the first model, then models into their zones', () => {
    const flip = (): Play => placed().act('A', 'edge', 'y=0');
    const one = (): Play => flip().flip('H').act('A', 'deploy', { model: 'A-captain-1', x: 45, y: 5, heading: 90 });
    expect([changed(flip()), changed(one())]).toEqual(['', '']);
    const back = { kind: 'coin', side: 'A', purpose: 'setup' };
    expect(changed(one(), (file) => Object.assign(file, { pending: back }))).toMatch(/^position\.pending: .*SK-RUL-52/);
    const captain = (more: Json): string => changed(one(), (file) => Object.assign(file.models[0] as Json, more));
    expect(captain({ y: 25 })).toMatch(/^position\.models\[0\]\.x: .*SK-RUL-52/);
    expect(captain({ status: 'suppressed' })).toMatch(/^position\.models\[0\]\.status/);
    expect(captain({ activated: true })).toMatch(/^position\.models\[0\]\.activated/);
    expect(captain({ orders: [{ type: 'move', state: 'down' }] })).toMatch(/^position\.models\[0\]\.orders/);
    const wrong = { kind: 'coin', side: 'A', purpose: 'initiative' };
    expect(changed(one(), (file) => Object.assign(file, { pending: wrong }))).toMatch(/^position\.pending\.purpose/);
    expect(changed(one(), ({ muster }) => Object.assign(muster.A, { army: ['levy'] }))).toMatch(/^position\.muster\.A/);
  });

  it('[SK-RUL-31] [SK-MOD-14] placed orders are such as may be given, and all there once they are committed', () => {
    const play = (): Play =>
      orderPhase([model('A-captain-1', 60, 5), model('A-breacher-1', 60, 10), model('B-trooper-1', 60, 70)]);
    const placing = (more: Json): string => changed(play(), (file) => Object.assign(file.placing.A, more));
    expect(placing({ orders: { 'A-breacher-1': ['fire', 'move'] } })).toBe('');
    expect(placing({ orders: { 'A-breacher-1': ['fire', 'fire'] } })).toMatch(
      /^position\.placing\.A\.orders\.A-breacher-1: expected orders it may be given/,
    );
    expect(placing({ orders: { 'B-trooper-1': ['fire'] } })).toMatch(/^position\.placing\.A\.orders\.B-trooper-1/);
    expect(placing({ committed: true })).toMatch(/^position\.placing\.A\.committed: expected false while 4/);
    const all = { orders: { 'A-captain-1': ['move', 'move'], 'A-breacher-1': ['move', 'move'] }, committed: true };
    expect(placing(all)).toBe('');
    const both = changed(play(), (file) => {
      Object.assign(file.placing.A, all);
      Object.assign(file.placing.B, { orders: { 'B-trooper-1': ['move'] }, committed: true });
    });
    expect(both).toBe('position.placing: expected a side that has not committed its orders');
  });

  it('[SK-RUL-32] armies and orders in the making are told only in their phases', () => {
    const { muster, placing } = position(orderPhase([model('A-levy-1', 20, 10), far]).state) as Partial<File>;
    expect(muster).toBeUndefined();
    const playing = scene([model('A-trooper-1', 20, 10, { orders: ['move'] }), far]);
    expect(changed(playing, (file) => Object.assign(file, { placing }))).toMatch(/^position\.placing/);
    const side = { army: ['levy'], quick: false, confirmed: false };
    expect(changed(playing, (file) => Object.assign(file, { muster: { A: side, B: side } }))).toMatch(
      /^position\.muster/,
    );
  });

  it('[SK-MIS-03] [SK-RUL-51] a game that is over waits for nothing and ended by a clause that ends games', () => {
    const play = (): Play =>
      scene([model('A-sapper-1', 50, 59.35, { orders: ['move'] }), far], {
        ...DISH,
        active: 'A-sapper-1',
        locations: 'scenario',
      })
        .act('A', 'sabotage', { location: 'satellite', order: 'move' })
        .flip('H');
    const over = (more: Json): string => changed(play(), (file) => Object.assign(file.over as Json, more));
    expect(over({})).toBe('');
    expect(over({ clause: 'SK-RUL-51' })).toMatch(/^position\.over\.clause/);
    expect(over({ clause: 'SK-ORD-01' })).toMatch(/^position\.over\.clause: expected one by which a game ends/);
    expect(over({ winner: 'B' })).toMatch(/^position\.over\.winner: .*SK-MIS-03/);
    expect(changed(play(), (file) => Object.assign(file, { active: 'A-sapper-1' }))).toMatch(/^position\.active/);
    expect(changed(quick('envoy-run'))).toBe('');
  });
});
