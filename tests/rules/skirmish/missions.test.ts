import { describe, expect, it } from 'vitest';
import { BOX } from '../../../src/models/skirmish/box.ts';
import { SCENARIOS } from '../../../src/models/skirmish/scenarios.ts';
import { other } from '../../../src/models/skirmish/schema.ts';
import { rectGap, touches } from '../../../src/rules/geometry/gap.ts';
import type { Rect } from '../../../src/rules/geometry/shapes.ts';
import { seeded } from '../../../src/rules/kernel/random.ts';
import { check, sample } from '../../../src/rules/skirmish/verbs.ts';
import { cover, field, model, type Play, scene } from './play.ts';

const envoyRun = (y: number, more: Record<string, unknown>[] = []): Play =>
  scene([model('A-envoy-1', 40, y, { orders: ['move'] }), model('B-trooper-1', 10, 5), ...more], {
    scenario: 'envoy-run',
    active: 'A-envoy-1',
  }).act('A', 'move', 'sure');

const sabotage = (orders: ('move' | 'fire' | 'sentry')[], y = 59.35): Play =>
  scene([model('A-sapper-1', 50, y, { orders }), model('B-trooper-1', 90, 90)], {
    scenario: 'satellite-sabotage',
    active: 'A-sapper-1',
    locations: 'scenario',
  });

describe('missions', () => {
  it('[SK-MIS-01] [SK-RUL-45] an Envoy that reaches the enemy edge wins', () => {
    const off = envoyRun(101).act('A', 'go', { path: [[40, 121]], heading: null });
    expect(off.state.over).toMatchObject({ winner: 'A', clause: 'SK-MIS-01' });
    expect(off.told).toContainEqual(
      expect.objectContaining({ type: 'path', data: expect.objectContaining({ length: 19 }) }),
    );
    const short = envoyRun(99.5).act('A', 'go', { path: [[40, 119.5]], heading: null });
    expect(short.get('A-envoy-1')).toMatchObject({ x: 40, y: 119.5 });
    expect(short.state.over).toBeNull();
    expect(envoyRun(10).clause('A', 'go', { path: [[40, 1]], heading: null })).toBe('SK-RUL-14');
    expect(
      envoyRun(101).clause('A', 'go', {
        path: [
          [23, 101],
          [21, 121],
        ],
        heading: null,
      }),
    ).toBe('SK-ORD-07');
  });

  it('[SK-RUL-45] a sentry catches it before the line, never on it', () => {
    const play = envoyRun(101, [model('B-trooper-2', 50, 110, { heading: 180, orders: ['sentry'] })]);
    play.act('A', 'go', { path: [[40, 120]], heading: null }).act('B', 'sentry', 'B-trooper-2');
    const at = play.haltPoints('B');
    expect(Math.max(...at)).toBe(18.5);
    play.act('B', 'halt', 18.5).flip('H');
    expect(play.get('A-envoy-1')).toMatchObject({ y: 119.5, suppressed: true });
  });

  it('[SK-MIS-02] its death by any cause loses the game', () => {
    const play = scene(
      [model('A-envoy-1', 40, 40), model('A-trooper-1', 10, 5), model('B-breacher-1', 40, 55, { orders: ['move'] })],
      { scenario: 'envoy-run', initiative: 'B', active: 'B-breacher-1', terrain: [] },
    );
    play.act('B', 'move', 'sure').act('B', 'go', { path: [[40, 39]], heading: null });
    expect(play.state.over).toMatchObject({ winner: 'B', clause: 'SK-MIS-02' });
  });

  it('[SK-RUL-46] both Envoys killed by one effect: a draw', () => {
    const play = scene(
      [
        model('A-scorcher-1', 20, 40, { heading: 0, orders: ['fire', 'fire'] }),
        model('A-envoy-1', 30, 40),
        model('B-envoy-1', 40, 40),
        model('B-trooper-1', 70, 100),
      ],
      { scenario: 'envoy-run', active: 'A-scorcher-1' },
      { ...SCENARIOS.find(({ id }) => id === 'envoy-run'), missionModels: { A: ['envoy'], B: ['envoy'] } },
    ).act('A', 'flame', 0);
    expect(play.state.over).toMatchObject({ winner: null, clause: 'SK-RUL-46' });
  });

  it('[SK-MIS-03] [SK-RUL-48] in contact any order may be given up for a flip; heads wins', () => {
    const play = sabotage(['sentry']);
    play.act('A', 'sabotage', { location: 'satellite', order: 'sentry' });
    expect(play.coin).toBe('sabotage');
    play.flip('H');
    expect(play.state.locations[0]?.destroyed).toBe(true);
    expect(play.state.over).toMatchObject({ winner: 'A', clause: 'SK-MIS-03' });
  });

  it('[SK-MIS-04] tails spends the order only; another may be tried', () => {
    const play = sabotage(['move', 'fire']);
    play.act('A', 'sabotage', { location: 'satellite', order: 'fire' }).flip('T');
    expect(play.state.locations[0]?.destroyed).toBe(false);
    play.act('A', 'sabotage', { location: 'satellite', order: 'move' }).flip('H');
    expect(play.state.over?.winner).toBe('A');
  });

  it('[SK-MIS-05] no attempt without contact, nor by others, nor at another’s target', () => {
    expect(sabotage(['sentry'], 59.2).clause('A', 'sabotage', { location: 'satellite', order: 'sentry' })).toBe(
      'SK-MIS-05',
    );
    const trooper = scene([model('A-trooper-1', 50, 59.35, { orders: ['move'] }), model('B-trooper-1', 90, 90)], {
      scenario: 'satellite-sabotage',
      active: 'A-trooper-1',
      locations: 'scenario',
    });
    expect(trooper.clause('A', 'sabotage', { location: 'satellite', order: 'move' })).toBe('SK-MIS-03');
    const dumps = scene([model('A-sapper-1', 60, 19.35, { orders: ['move'] }), model('B-trooper-1', 90, 80)], {
      scenario: 'ammunition-dump',
      active: 'A-sapper-1',
      locations: 'scenario',
    });
    expect(dumps.clause('A', 'sabotage', { location: 'dump-a', order: 'move' })).toBe('SK-MIS-06');
    expect(dumps.clause('A', 'sabotage', { location: 'dump-a', order: 'fire' })).toBe('SK-MIS-06');
  });

  it.each([
    ['A', 'dump-a', 19.35, 'dump-b', 61.35],
    ['B', 'dump-b', 61.35, 'dump-a', 19.35],
  ] as const)('[SK-MIS-06] [SK-RUL-48] a Sapper of %s is never offered its own dump', (side, own, at, theirs, far) => {
    const id = `${side}-sapper-1`;
    const engineer = (y: number): Play =>
      scene([model(id, 60, y, { orders: ['move', 'sentry'] }), model(`${other(side)}-trooper-1`, 10, 40)], {
        scenario: 'ammunition-dump',
        initiative: side,
        active: id,
        locations: 'scenario',
      });
    const home = engineer(at);
    expect(home.nouns(side, 'sabotage')).toEqual([]);
    expect(home.clause(side, 'sabotage', { location: own, order: 'move' })).toBe('SK-MIS-06');
    expect(home.clause(side, 'sabotage', { location: theirs, order: 'move' })).toBe('SK-MIS-05');
    const away = engineer(far);
    expect(away.nouns(side, 'sabotage')).toEqual(['move', 'sentry'].map((order) => ({ location: theirs, order })));
  });

  it('[SK-MIS-05] random play leads a carrier to its target, and nobody else', () => {
    const touching = (id: string): number => {
      const play = scene([model(id, 50, 50, { orders: ['move'] }), model('B-trooper-1', 90, 90)], {
        scenario: 'satellite-sabotage',
        active: id,
        locations: 'scenario',
      }).act('A', 'move', 'sure');
      const { locations } = play.state;
      const random = seeded(5);
      const entry = { verb: 'go', region: {} };
      const ends = Array.from({ length: 60 }, () => sample(play.state, 'A', entry, random)).map((action) => {
        expect(check(play.state, 'A', action)).toBeNull();
        const [x, y] = (action.noun as unknown as { path: [number, number][] }).path.at(-1) ?? [50, 50];
        return rectGap({ x, y, r: 1.5 }, locations[0] as Rect);
      });
      return ends.filter(touches).length;
    };
    expect(touching('A-sapper-1')).toBeGreaterThan(5);
    expect(touching('A-trooper-1')).toBe(0);
  });

  it('[SK-RUL-47] whoever took over sabotages like a Sapper', () => {
    const play = scene(
      [model('A-trooper-1', 50, 59.35, { orders: ['move'], explosives: true }), model('B-trooper-1', 90, 90)],
      { scenario: 'satellite-sabotage', active: 'A-trooper-1', locations: 'scenario' },
    );
    play.act('A', 'sabotage', { location: 'satellite', order: 'move' }).flip('H');
    expect(play.state.over?.winner).toBe('A');
  });

  it('[SK-MIS-06] Satellite and Ammunition Dump have the same rules', () => {
    expect(BOX.locations.map(({ id }) => id)).toEqual(['satellite', 'ammo-dump']);
    const rules = BOX.locations.map(({ id: _id, name: _name, heightCm: _height, ...rest }) => rest);
    expect(rules[0]).toEqual(rules[1]);
  });

  it('[SK-RUL-49] a location is solid until it is destroyed', () => {
    const play = sabotage(['move'], 55).act('A', 'move', 'sure');
    expect(play.clause('A', 'go', { path: [[50, 65]], heading: null })).toBe('SK-RUL-49');
    const free = field('satellite-sabotage', ['captain'], ['captain']);
    expect(free.state.locations.map(({ id }) => id)).toEqual(['satellite']);
  });

  it('[SK-RUL-51] one effect that removes the last models of both sides is a draw', () => {
    const play = scene([model('A-levy-1', 60, 40, { heading: 0, orders: ['grenade'] }), model('B-levy-1', 64, 40)], {
      active: 'A-levy-1',
    });
    play.act('A', 'grenade', 'frag').flip('H').act('A', 'place', { x: 62, y: 40, deg: 0 });
    expect(play.state.over).toMatchObject({ winner: null, clause: 'SK-RUL-51' });
  });

  it('[SK-FLIP-02] attack flip, then cover flip, then what follows', () => {
    const play = scene(
      [
        model('A-envoy-1', 50, 40),
        model('A-trooper-1', 10, 5),
        model('B-trooper-1', 20, 40, { heading: 0, orders: ['fire'] }),
      ],
      { scenario: 'envoy-run', initiative: 'B', active: 'B-trooper-1', terrain: [cover(45.35, 44.4, 90)] },
    );
    play.act('B', 'fire').act('B', 'target', 'A-envoy-1').flip('H', 'H');
    const types = play.told
      .map(({ type }) => type)
      .filter((type) => ['fire', 'cover', 'suppressed', 'over'].includes(type));
    expect(types).toEqual(['fire', 'cover', 'suppressed']);
    expect(play.state.over).toBeNull();
  });
});
