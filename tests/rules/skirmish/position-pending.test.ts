import { describe, expect, it } from 'vitest';
import type { OrderType } from '../../../src/models/skirmish/schema.ts';
import { position } from '../../../src/rules/skirmish/position.ts';
import { cover, model, orderPhase, Play, refusal, scene } from './play.ts';

type Json = Record<string, unknown>;

/** A model of A acts, its orders under way face up; an enemy stands 20 cm before it, another behind that one. */
const acting = (id: string, up: OrderType[], pending: Json, more: Json = {}, brief: Json = {}): string =>
  refusal(() =>
    scene(
      [
        model(id, 60, 40, { heading: 0, up, ...brief }),
        model('B-trooper-1', 80, 40, { heading: 180 }),
        model('B-trooper-2', 95, 50, { heading: 180 }),
      ],
      { active: id, pending: { side: 'A', ...('mover' in pending ? {} : { model: id }), ...pending }, ...more },
    ),
  );
const coin = (purpose: string, more: Json = {}): Json => ({ kind: 'coin', purpose, ...more });
const at = (target: string): Json => ({ target });

/** What a game in progress comes to as a position file, once something in it is changed. */
const changed = (play: Play, change: (file: never) => void): string => {
  const file = JSON.parse(JSON.stringify(position(play.state)));
  change(file as never);
  return refusal(() => new Play({ scenario: play.state.scenario.id, position: file }));
};
interface File {
  pending: { [key: string]: never };
  models: { id: string; orders: Json[]; status: string; activated: boolean }[];
  [key: string]: unknown;
}
const pendingWith = (play: Play, more: Json): string =>
  changed(play, (file: File) => Object.assign(file.pending as Json, more));

describe('what a position may wait for: shots', () => {
  it('[SK-MOD-19] a rocket is flipped for by a Rocketeer, a shot by anybody else', () => {
    const wrong = /^position\.pending\.purpose: expected a flip that a (Trooper|Rocketeer) brings about \(SK-MOD-19/;
    expect(acting('A-trooper-1', ['fire'], coin('fire', at('B-trooper-1')))).toBe('');
    expect(acting('A-rocketeer-1', ['fire'], coin('rocket', at('B-trooper-1')))).toBe('');
    expect(acting('A-trooper-1', ['fire'], coin('rocket', at('B-trooper-1')))).toMatch(wrong);
    expect(acting('A-rocketeer-1', ['fire'], coin('fire', at('B-trooper-1')))).toMatch(wrong);
  });

  it('[SK-MOD-20] only a rocket of a single order is flipped for against a cover card', () => {
    const wall = { terrain: [cover(70, 60, 0, 'wall')] };
    expect(acting('A-rocketeer-1', ['fire'], coin('rocket', at('wall')), wall)).toBe('');
    expect(acting('A-rocketeer-1', ['fire', 'fire'], coin('rocket', at('wall')), wall)).toMatch(/SK-RUL-44/);
    expect(acting('A-trooper-1', ['fire'], coin('fire', at('wall')), wall)).toMatch(
      /^position\.pending\.target: .*SK-MOD-20/,
    );
  });

  it('[SK-ORD-10] [SK-ORD-11] [SK-ORD-12] [SK-MOD-18] the target is one that the shot may have', () => {
    const hidden = { terrain: [cover(70, 39)] };
    expect(acting('A-trooper-1', ['fire', 'fire'], coin('fire', at('B-trooper-1')), hidden)).toMatch(
      /^position\.pending\.target: expected a target that it may fire at \(SK-ORD-10: /,
    );
    expect(acting('A-scorcher-1', ['fire', 'fire'], coin('fire', at('B-trooper-2')))).toMatch(/target.*SK-ORD-11/);
    expect(acting('A-trooper-1', ['fire'], coin('fire', at('B-trooper-2')))).toMatch(/target.*SK-MOD-18/);
    expect(acting('A-trooper-1', ['fire', 'fire'], coin('fire', at('B-trooper-2')))).toBe('');
    expect(acting('A-marksman-1', ['fire'], coin('fire', at('B-trooper-2')))).toBe('');
    expect(acting('A-trooper-1', ['fire'], coin('fire', at('A-trooper-1')))).toMatch(/pending\.target/);
    expect(acting('A-trooper-1', ['fire'], coin('fire', { ...at('B-trooper-1'), side: 'B' }))).toMatch(
      /pending\.side: expected who flips/,
    );
  });

  it('[SK-RUL-27] [SK-MOD-17] a target is to be named only where the order could be revealed', () => {
    expect(acting('A-trooper-1', ['fire'], { kind: 'target', orders: 1 })).toBe('');
    expect(acting('A-trooper-1', ['fire', 'fire'], { kind: 'target', orders: 2 })).toBe('');
    expect(acting('A-trooper-1', ['fire'], { kind: 'target', orders: 1 }, {}, { heading: 180 })).toMatch(
      /^position\.pending\.model: expected a model that could reveal fire for this \(SK-RUL-27/,
    );
    expect(acting('A-marksman-1', ['fire', 'fire'], { kind: 'target', orders: 2 })).toMatch(/SK-MOD-17/);
    expect(acting('A-trooper-1', ['fire', 'fire'], { kind: 'target', orders: 1 })).toMatch(
      /^position\.models\[0\]\.orders\[1\]\.state/,
    );
  });

  it('[SK-RUL-11] [SK-RUL-12] cover is flipped for where the shot finds some', () => {
    const flip = coin('cover', { ...at('B-trooper-1'), side: 'B' });
    const covered = { terrain: [cover(75.35, 44.4, 90)] };
    expect(acting('A-trooper-1', ['fire'], flip, covered)).toBe('');
    expect(acting('A-trooper-1', ['fire'], flip)).toMatch(
      /^position\.pending\.target: expected a model in cover from the shooter \(SK-RUL-11\)/,
    );
    expect(acting('A-rocketeer-1', ['fire'], flip, covered)).toMatch(/pending\.purpose/);
    expect(acting('A-trooper-1', ['fire'], { ...flip, side: 'A' }, covered)).toMatch(/pending\.side/);
  });
});

describe('what a position may wait for: other orders', () => {
  it('[SK-ORD-28] a Suppressed model carries nothing out', () => {
    const under = { status: 'suppressed' };
    const path = { kind: 'path', option: 'sure', limitCm: 20 };
    for (const [up, pending] of [
      ['fire', { kind: 'target', orders: 1 }],
      ['fire', coin('fire', at('B-trooper-1'))],
      ['move', path],
      ['move', coin('move')],
      ['grenade', { kind: 'place', what: 'frag' }],
      ['grenade', coin('grenade', { what: 'smoke' })],
    ] as [OrderType, Json][]) {
      expect(acting('A-trooper-1', [up], pending)).toBe('');
      expect(acting('A-trooper-1', [up], pending, {}, under)).toMatch(/^position\.pending\.model: .*SK-ORD-28/);
      expect(acting('A-trooper-1', [], pending)).toBe(`position.pending: expected 1 ${up} of A-trooper-1 face up`);
    }
  });

  it('[SK-RUL-15] the limit of a path is that of its option', () => {
    const path = (option: string, limitCm: number): string =>
      acting('A-trooper-1', ['move'], { kind: 'path', option, limitCm });
    expect([path('sure', 20), path('gamble', 40), path('gamble', 10)]).toEqual(['', '', '']);
    expect(path('sure', 40)).toBe('position.pending.limitCm: expected 20 for this option (SK-RUL-15)');
    expect(path('gamble', 20)).toBe('position.pending.limitCm: expected 40 or 10 for this option (SK-RUL-15)');
  });

  it('[SK-RUL-48] [SK-MIS-05] sabotage is flipped for by a carrier in contact with its target', () => {
    const attempt = (id: string, brief: Json = {}, y = 59.35): string =>
      refusal(() =>
        scene([model(id, 50, y, { up: ['move'], ...brief }), model('B-trooper-1', 90, 90)], {
          scenario: 'satellite-sabotage',
          locations: 'scenario',
          active: id,
          pending: coin('sabotage', { side: 'A', model: id, location: 'satellite', order: 'move' }),
        }),
      );
    expect(attempt('A-sapper-1')).toBe('');
    expect(attempt('A-trooper-1', { explosives: true })).toBe('');
    expect(attempt('A-trooper-1')).toMatch(/^position\.pending\.location: .*SK-MIS-03/);
    expect(attempt('A-sapper-1', {}, 50)).toMatch(/SK-MIS-05/);
    expect(attempt('A-sapper-1', { status: 'suppressed' })).toMatch(/SK-ORD-28/);
  });

  it('[SK-RUL-48] any order may be given up, Rally and an unlimited Sentry too', () => {
    const giving = (id: string, order: OrderType, orders: OrderType[]): string =>
      refusal(() =>
        scene([model(id, 50, 59.35, { up: orders, explosives: true }), model('B-trooper-1', 90, 90)], {
          scenario: 'satellite-sabotage',
          locations: 'scenario',
          active: id,
          pending: coin('sabotage', { side: 'A', model: id, location: 'satellite', order }),
        }),
      );
    expect(giving('A-trooper-1', 'rally', ['rally'])).toBe('');
    expect(giving('A-gunner-1', 'sentry', ['sentry', 'sentry'])).toBe('');
    expect(giving('A-trooper-1', 'sentry', ['sentry', 'sentry'])).toMatch(/^position\.models\[0\]\.orders\[1\]\.state/);
  });

  it('[SK-ACT-12] an activation goes on only with an order face down, and none face up', () => {
    const idle = (brief: Json): string =>
      refusal(() =>
        scene([model('A-trooper-1', 60, 40, brief), model('B-trooper-1', 80, 40)], { active: 'A-trooper-1' }),
      );
    expect(idle({ orders: ['move'] })).toBe('');
    expect(idle({})).toMatch(/^position\.active: .*SK-ACT-12/);
    expect(idle({ orders: ['move'], up: ['fire'] })).toMatch(/^position\.models\[0\]\.orders\[0\]\.state/);
  });

  it('[SK-RUL-24] before its activation a model has spent nothing but a Sentry', () => {
    const spent = (id: string, type: OrderType, activated = false): string =>
      refusal(() =>
        scene([
          { ...model(id, 60, 40, { activated }), orders: [{ type, state: 'spent' }] },
          model('A-levy-9', 5, 5),
          model('B-trooper-1', 80, 40),
        ]),
      );
    expect([spent('A-trooper-1', 'sentry'), spent('A-trooper-1', 'move', true)]).toEqual(['', '']);
    expect(spent('A-trooper-1', 'move')).toMatch(/^position\.models\[0\]\.orders\[0\]\.state: expected nothing spent/);
    expect(spent('A-gunner-1', 'sentry')).toMatch(/^position\.models\[0\]\.orders\[0\]\.state/);
  });
});

describe('what a position may wait for: reactions', () => {
  /** A Trooper of A goes past a Trooper of B that holds a Sentry, a Levy that looks away, and a Gunner. */
  const window = (to: [number, number] = [25, 10]): Play =>
    scene(
      [
        model('A-trooper-1', 5, 10, { heading: 90, orders: ['move'] }),
        model('B-trooper-1', 30, 20, { heading: 270, orders: ['sentry', 'move'] }),
        model('B-gunner-1', 15, 40, { heading: 270, orders: ['sentry'] }),
        model('B-levy-1', 90, 60, { heading: 90, orders: ['sentry'] }),
      ],
      { active: 'A-trooper-1' },
    )
      .act('A', 'move', 'sure')
      .act('A', 'go', { path: [to], heading: null });
  const declared = (): Play => window().act('B', 'sentry', 'B-trooper-1');

  it('[SK-RUL-14] [SK-RUL-16] the path is kept as play keeps it', () => {
    const path = (...corners: number[][]): string => pendingWith(window(), { path: corners });
    expect(path([25, 10])).toBe('');
    expect(path([25.001, 10])).toMatch(/^position\.pending\.path: expected corners on the 0.01 cm grid/);
    expect(path([25, 10], [25, 10])).toMatch(/^position\.pending\.path/);
    expect(path([46, 10])).toMatch(/^position\.pending\.path: expected a path that it may go/);
    expect(path()).toMatch(/^position\.pending\.heading: .*SK-RUL-16/);
  });

  it('[SK-RUL-25] a window is open only for a card face down that could catch the mover', () => {
    const bare = changed(window(), (file: File) => {
      for (const one of file.models.slice(1, 3)) one.orders = [];
    });
    expect(bare).toMatch(/^position\.pending: expected a Move that a model .* could catch \(SK-RUL-25\)/);
  });

  it('[SK-RUL-19] who has reacted did so once, with a Sentry, where it could', () => {
    const again = (): Play => {
      const play = declared();
      return play.act('B', 'halt', play.haltPoints('B').at(-1)).flip('T');
    };
    const { from, reacted } = again().state.step as { from: number; reacted: string[] };
    expect([from > 0, reacted]).toEqual([true, ['B-trooper-1']]);
    expect(pendingWith(again(), {})).toBe('');
    expect(pendingWith(again(), { from: from - 0.3 })).toMatch(/^position\.pending\.from: expected where the last/);
    expect(pendingWith(again(), { from, reacted: [] })).toMatch(/^position\.pending\.from: expected 0 before/);
    expect(pendingWith(again(), { reacted: ['B-trooper-1', 'B-trooper-1'] })).toMatch(/^position\.pending\.reacted/);
    expect(pendingWith(again(), { reacted: ['B-gunner-1'] })).toMatch(/models that have used a Sentry \(B-gunner-1\)/);
  });

  it('[SK-ORD-18] [SK-RUL-17] a Sentry is declared by a model that holds it face up and can react', () => {
    expect(pendingWith(declared(), {})).toBe('');
    expect(pendingWith(declared(), { sentry: 'B-gunner-1' })).toMatch(/^position\.models\[1\]\.orders\[0\]\.state/);
    const sentry = (change: (one: File['models'][number]) => void): string =>
      changed(declared(), (file: File) => change(file.models[1] as File['models'][number]));
    expect(sentry((one) => Object.assign(one, { status: 'suppressed' }))).toMatch(
      /^position\.pending\.sentry: .*SK-ORD-28/,
    );
    expect(sentry((one) => Object.assign(one, { heading: 90 }))).toMatch(/^position\.pending\.sentry: .*SK-ORD-17/);
    expect(sentry((one) => Object.assign(one.orders[0] as Json, { state: 'down' }))).toBe(
      'position.pending: expected 1 sentry of B-trooper-1 face up',
    );
  });

  it('[SK-RUL-18] a Sentry is flipped for at a point where it catches the mover', () => {
    const play = declared();
    play.act('B', 'halt', play.haltPoints('B')[0]);
    expect(pendingWith(play, {})).toBe('');
    const close = window([14.99, 10.45]).act('B', 'sentry', 'B-trooper-1');
    const [before, last] = close.haltPoints('B').slice(-2) as [number, number];
    expect(last - before).toBeLessThan(0.001);
    close.act('B', 'halt', last);
    const file = JSON.parse(JSON.stringify(position(close.state)));
    expect(new Play({ scenario: 'last-man-standing', position: file }).state.step).toMatchObject({ at: last });
    expect(pendingWith(play, { at: 19.77 })).toMatch(/^position\.pending\.at/);
    expect(pendingWith(play, { reacted: ['B-trooper-1'] })).toMatch(/^position\.pending\.reacted/);
  });
});

describe('what a position may wait for: cards and drops', () => {
  const ranger = (): Play =>
    scene([model('A-ranger-1', 0, 0, { reserve: true }), model('B-trooper-1', 60, 70)]).act('A', 'flip-card');

  it('[SK-RUL-43] a Ranger is dropped by its owner, on the grid, in the first turn', () => {
    const dropping = ranger();
    expect(pendingWith(dropping, {})).toBe('');
    expect(pendingWith(dropping, { side: 'B' })).toMatch(/^position\.pending\.model: expected the active model/);
    const flip = ranger().act('A', 'drop', { x: 80, y: 40 });
    expect(pendingWith(flip, { x: 80.001 })).toMatch(/^position\.pending\.x: expected the 0.01 cm grid/);
    expect(pendingWith(flip, { x: 0.5 })).toMatch(/^position\.pending\.x: expected a point where it may land/);
    const late = (play: Play): string =>
      changed(play, (file: File) => {
        file.turn = 2;
      });
    expect(late(dropping)).toMatch(/^position\.models\[0\]\.reserve: .*SK-RUL-43/);
    const turning = ranger().act('A', 'drop', { x: 80, y: 40 }).flip('H');
    expect(pendingWith(turning, {})).toBe('');
    expect(late(turning)).toMatch(/^position\.pending\.model: .*SK-RUL-43/);
    const trooper = scene([model('A-trooper-1', 60, 10, { orders: ['move'] }), model('B-trooper-1', 60, 70)], {
      active: 'A-trooper-1',
    });
    expect(
      changed(trooper, (file: File) => {
        Object.assign(file, { pending: { kind: 'heading', side: 'A', model: 'A-trooper-1' } });
      }),
    ).toMatch(/^position\.pending\.model: expected a Drop Ranger that has landed/);
  });

  it('[SK-RUL-34] a choice is open only between several models, for the card flipped last', () => {
    const three = [model('A-trooper-1', 20, 10), model('A-trooper-2', 30, 10), model('A-levy-1', 40, 10)];
    const play = (): Play => scene([...three, model('B-trooper-1', 60, 70)]).act('A', 'flip-card');
    expect(pendingWith(play(), {})).toBe('');
    expect(pendingWith(play(), { type: 'levy' })).toMatch(/^position\.pending\.type: .*SK-RUL-34/);
    const other = changed(play(), (file: File) => Object.assign(file, { flipped: { A: ['trooper', 'levy'], B: [] } }));
    expect(other).toBe('position.pending.type: expected the card flipped last');
  });

  it('[SK-RUL-36] a card is flipped by a side that has one', () => {
    const models = [model('A-trooper-1', 20, 10, { activated: true }), model('B-trooper-1', 60, 70)];
    expect(refusal(() => scene(models))).toMatch(/^position\.decks\.A: expected a card for the side that flips next/);
    expect(refusal(() => scene(models, { initiative: 'B' }))).toBe('');
  });

  it('[SK-RUL-33] initiative is flipped for before anything happens, where not one side alone is led', () => {
    const play = (): Play => orderPhase([model('A-trooper-1', 60, 10), model('B-trooper-1', 60, 70)]).orders('move');
    const flip = (more: Json): string => changed(play(), (file: File) => Object.assign(file, more));
    expect(flip({})).toBe('');
    expect(pendingWith(play(), { side: 'B' })).toMatch(/^position\.pending\.side: .*SK-RUL-33/);
    const captain = model('A-captain-1', 10, 10);
    expect(
      flip({ models: [captain, model('B-trooper-1', 60, 70)], decks: { A: ['captain'], B: ['trooper'] } }),
    ).toMatch(/^position\.pending\.purpose: expected no flip where A alone has a Captain/);
    expect(flip({ flipped: { A: ['levy'], B: [] } })).toMatch(/^position\.flipped\.A/);
    expect(flip({ decks: { A: ['trooper', 'levy'], B: ['trooper'] } })).toMatch(/^position\.decks\.A: .*SK-SETUP-07/);
    const hazard = { id: 'smoke-1', kind: 'smoke', cx: 20, cy: 40, w: 8.8, h: 12.6, deg: 0 };
    expect(flip({ hazards: [hazard] })).toMatch(/^position\.hazards: .*SK-RUL-58/);
    const acted = changed(play(), (file: File) => Object.assign(file.models[0] as Json, { activated: true }));
    expect(acted).toMatch(/^position\.models\[0\]\.activated/);
  });
});
