import { describe, expect, it } from 'vitest';
import { skirmish } from '../../../src/machines/skirmish/game.ts';
import { cover, model, type Play, scene } from './play.ts';

interface Duel {
  sentry?: object;
  path?: [number, number][];
  heading?: number | null;
  terrain?: object[];
  others?: Record<string, unknown>[];
  mover?: string;
}

/** A's trooper at (5, 10) moves along y = 10 under the eyes of B's trooper at (30, 20). */
function duel({
  sentry = {},
  path = [[25, 10]],
  heading = null,
  terrain = [],
  others = [],
  mover = 'trooper',
}: Duel): Play {
  const id = `A-${mover}-1`;
  const play = scene(
    [
      model(id, 5, 10, {
        heading: 90,
        orders: ['move', 'rally'].slice(0, mover === 'levy' ? 1 : 2) as ('move' | 'rally')[],
      }),
      model('B-trooper-1', 30, 20, { heading: 270, orders: ['sentry'], ...sentry }),
      ...others,
    ],
    { active: id, terrain },
  );
  return play.act('A', 'move', 'sure').act('A', 'go', { path, heading });
}

const points = (play: Play): number[] => play.haltPoints('B');

describe('sentries', () => {
  it('[SK-ORD-17] [SK-RUL-17] line of sight at any range, tested at every half centimetre', () => {
    const far = (terrain: object[]): Play =>
      scene(
        [
          model('A-trooper-1', 110, 37, { heading: 90, orders: ['move'] }),
          model('B-trooper-1', 10, 40, { heading: 0, orders: ['sentry'] }),
        ],
        { active: 'A-trooper-1', terrain },
      )
        .act('A', 'move', 'sure')
        .act('A', 'go', { path: [[110, 43]], heading: null });
    const open = far([]).act('B', 'sentry', 'B-trooper-1');
    expect(points(open)).toHaveLength(13);
    expect(far([cover(60, 40, 90)]).state.step.kind).not.toBe('react');
  });

  it('[SK-ORD-18] Sentry is never revealed in the own activation, and only against movement', () => {
    const own = scene([model('A-trooper-1', 5, 10, { orders: ['sentry'] }), model('B-trooper-1', 60, 75)], {
      active: 'A-trooper-1',
    });
    expect(own.clause('A', 'sentry', 'A-trooper-1')).toBe('SK-ORD-18');
    const fire = scene(
      [
        model('A-trooper-1', 30, 10, { heading: 90, orders: ['fire', 'rally'] }),
        model('B-trooper-1', 30, 20, { heading: 270, orders: ['sentry'] }),
      ],
      { active: 'A-trooper-1' },
    );
    fire.act('A', 'fire').act('A', 'target', 'B-trooper-1').flip('T');
    expect(fire.state.step.kind).toBe('act');
    expect(fire.act('A', 'rally', 'A-trooper-1').state.step.kind).toBe('flip');
  });

  it('[SK-ORD-19] [SK-RUL-16] [SK-RUL-13] turning on the spot counts, at position 0; the old heading stays', () => {
    const play = duel({ path: [], heading: 270 });
    expect(play.state.step.kind).toBe('react');
    play.act('B', 'sentry', 'B-trooper-1');
    expect(points(play)).toEqual([0]);
    play.act('B', 'halt', 0).flip('H');
    expect(play.get('A-trooper-1')).toMatchObject({ heading: 90, suppressed: true, x: 5, y: 10 });
    expect(duel({ path: [], heading: 90 }).state.step.kind).toBe('act');
    expect(duel({ path: [], heading: null }).state.step.kind).toBe('act');
  });

  it('[SK-ORD-20] [SK-RUL-18] [SK-RUL-13] a won flip halts the mover at the point picked, within the visible set', () => {
    const play = scene(
      [
        model('A-trooper-1', 5, 10, { heading: 90, orders: ['move'] }),
        model('B-trooper-1', 30, 20, { heading: 270, orders: ['sentry'] }),
      ],
      { active: 'A-trooper-1', terrain: [cover(18, 15), cover(42, 15)] },
    );
    play
      .act('A', 'move', 'gamble')
      .flip('H')
      .act('A', 'go', { path: [[45, 10]], heading: 180 });
    play.act('B', 'sentry', 'B-trooper-1');
    const at = points(play);
    expect([at.length, at[0], at[at.length - 1]]).toEqual([49, 13, 37]);
    expect(play.clause('B', 'halt', 12.5)).toBe('SK-ORD-20');
    expect(play.clause('B', 'halt', 13.2)).toBe('SK-ORD-20');
    play.act('B', 'halt', 20);
    expect(play.coin).toBe('sentry');
    play.flip('H');
    expect(play.get('A-trooper-1')).toMatchObject({ x: 25, y: 10, heading: 0, suppressed: true });
    expect(play.get('A-trooper-1').orders[0]?.state).toBe('spent');
  });

  it('[SK-ORD-21] [SK-RUL-24] a lost flip does nothing, and the Sentry is spent', () => {
    const play = duel({}).act('B', 'sentry', 'B-trooper-1').act('B', 'halt', 20).flip('T');
    expect(play.get('A-trooper-1')).toMatchObject({ x: 25, y: 10, suppressed: false });
    expect(play.get('B-trooper-1').orders[0]).toEqual({ type: 'sentry', state: 'spent' });
  });

  it('[SK-RUL-19] several sentries one at a time, never back along the path, each once', () => {
    const second = model('B-trooper-2', 25, 20, { heading: 270, orders: ['sentry'] });
    const play = duel({ others: [second] });
    expect(play.nouns('B', 'sentry')).toEqual(['B-trooper-1', 'B-trooper-2']);
    play.act('B', 'sentry', 'B-trooper-2').act('B', 'halt', 15).flip('T');
    expect(play.nouns('B', 'sentry')).toEqual(['B-trooper-1']);
    expect(play.clause('B', 'sentry', 'B-trooper-2')).not.toBe('');
    play.act('B', 'sentry', 'B-trooper-1');
    expect(play.clause('B', 'halt', 14.5)).toBe('SK-ORD-20');
    play.act('B', 'halt', 15).flip('H');
    expect(play.get('A-trooper-1')).toMatchObject({ x: 20, suppressed: true });
    const stopped = duel({ others: [second] })
      .act('B', 'sentry', 'B-trooper-1')
      .act('B', 'halt', 15)
      .flip('H');
    expect(stopped.get('B-trooper-2').orders[0]?.state).toBe('down');
    expect(stopped.state.step.kind).toBe('act');
  });

  it('[SK-RUL-20] a reaction cannot be reacted to; the halted model may still rally', () => {
    const friend = model('A-trooper-2', 25, 5, { heading: 90, orders: ['sentry'] });
    const play = duel({ others: [friend] })
      .act('B', 'sentry', 'B-trooper-1')
      .act('B', 'halt', 10)
      .flip('H');
    expect(play.state.step).toMatchObject({ kind: 'act', model: 'A-trooper-1' });
    expect(play.act('A', 'rally', 'A-trooper-1').get('A-trooper-1').suppressed).toBe(false);
  });

  it('[SK-RUL-25] the window opens on public facts: any face-down card, Sentry or not', () => {
    const bluff = duel({ sentry: { orders: ['grenade'] } });
    expect(bluff.state.step.kind).toBe('react');
    expect(bluff.entries('B', 'sentry')).toEqual([]);
    expect(bluff.clause('B', 'sentry', 'B-trooper-1')).toBe('SK-ORD-18');
    expect(skirmish.status(skirmish.view(bluff.state, 'A')).prompt).toBe('The opponent may react');
    bluff.act('B', 'let-pass');
    expect(bluff.get('A-trooper-1').x).toBe(25);
    expect(duel({ sentry: { orders: [] } }).state.step.kind).toBe('act');
    expect(duel({ sentry: { orders: ['sentry'], status: 'suppressed' } }).state.step.kind).toBe('act');
    const breacher = model('B-breacher-1', 20, 30, { heading: 270, orders: ['move'] });
    expect(duel({ sentry: { orders: [] }, others: [breacher] }).state.step.kind).toBe('act');
  });

  it('[SK-RUL-25] after a reaction that did not stop the mover it opens again while somebody is left', () => {
    const second = model('B-trooper-2', 25, 20, { heading: 270, orders: ['rally'] });
    const play = duel({ others: [second] })
      .act('B', 'sentry', 'B-trooper-1')
      .act('B', 'halt', 10)
      .flip('T');
    expect(play.state.step).toMatchObject({ kind: 'react', from: 10, reacted: ['B-trooper-1'] });
  });

  it('[SK-RUL-24] a Suppressed sentry may react again after a Rally in the same turn', () => {
    const play = scene(
      [
        model('A-trooper-1', 5, 10, { heading: 90, orders: ['move'] }),
        model('B-trooper-1', 30, 20, { heading: 270, status: 'suppressed', orders: ['sentry', 'rally'] }),
      ],
      { initiative: 'B', active: 'B-trooper-1' },
    );
    play.act('B', 'rally', 'B-trooper-1').act('B', 'pass').act('A', 'flip-card');
    play.act('A', 'move', 'sure').act('A', 'go', { path: [[25, 10]], heading: null });
    expect(play.nouns('B', 'sentry')).toEqual(['B-trooper-1']);
  });

  it('[SK-RUL-22] a Bulwark shrugs a win off and goes on; a Levy is removed there', () => {
    const bulwark = duel({ mover: 'bulwark' }).act('B', 'sentry', 'B-trooper-1').act('B', 'halt', 10).flip('H');
    expect(bulwark.get('A-bulwark-1')).toMatchObject({ x: 25, suppressed: false });
    expect(bulwark.get('B-trooper-1').orders[0]?.state).toBe('spent');
    const levy = duel({ mover: 'levy', others: [model('A-trooper-1', 100, 5)] });
    levy.act('B', 'sentry', 'B-trooper-1').act('B', 'halt', 10).flip('H');
    expect(levy.find('A-levy-1')).toBeUndefined();
    expect(levy.state.initiative).toBe('B');
  });

  it('[SK-RUL-23] the pistol range binds a Scorcher’s Sentry too', () => {
    const scorcher = (y: number): Play =>
      scene(
        [
          model('A-trooper-1', 30, 10, { heading: 90, orders: ['move'] }),
          model('B-scorcher-1', 30, y, { heading: 270, orders: ['sentry'] }),
        ],
        { active: 'A-trooper-1' },
      )
        .act('A', 'move', 'sure')
        .act('A', 'go', { path: [], heading: 0 });
    expect(scorcher(43).state.step.kind).toBe('react');
    expect(scorcher(43.1).state.step.kind).not.toBe('react');
  });

  it('[SK-RUL-21] [SK-MOD-09] one Sentry of a Gunner serves all turn, once per Move, and lies face up', () => {
    const runner = (n: number): Record<string, unknown> =>
      model(`A-trooper-${n}`, 20 + 5 * n, 10, { heading: 90, orders: ['move'] });
    const play = scene([
      ...[1, 2, 3].map(runner),
      model('B-gunner-1', 30, 30, { heading: 270, orders: ['sentry'], activated: true }),
    ]);
    for (const n of [1, 2, 3]) {
      play.act('A', 'flip-card');
      if (play.state.step.kind === 'choose') play.act('A', 'choose', `A-trooper-${n}`);
      play.act('A', 'move', 'sure').act('A', 'go', { path: [], heading: 0 });
      play.act('B', 'sentry', 'B-gunner-1').act('B', 'halt', 0).flip('T');
      if (n < 3) expect(play.get('B-gunner-1').orders[0]).toEqual({ type: 'sentry', state: 'up' });
    }
    expect(play.state.turn).toBe(2);
    expect(play.get('B-gunner-1').orders).toEqual([]);
  });

  it('the mover is only caught where it could stand: not on top of a friend it passes', () => {
    const friend = model('A-trooper-2', 15, 10, { heading: 90 });
    const play = duel({ others: [friend] }).act('B', 'sentry', 'B-trooper-1');
    const at = points(play);
    expect(at.filter((s) => Math.abs(5 + s - 15) < 2.99)).toEqual([]);
    expect(at).toContain(7);
    expect(at).toContain(13);
  });
});
