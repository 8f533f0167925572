import { describe, expect, it } from 'vitest';
import { seesModel } from '../../../src/rules/skirmish/field.ts';
import { cover, model, type Play, scene } from './play.ts';

const smoke = { id: 'smoke-1', kind: 'smoke', cx: 35, cy: 40, w: 8.8, h: 12.6, deg: 0 };
const fire = { id: 'fire-1', kind: 'fire', cx: 35, cy: 40, w: 30, h: 6.3, deg: 90 };

const across = (type: string, hazards: object[], orders: ('move' | 'fire')[] = ['move']): Play =>
  scene([model(`A-${type}-1`, 20, 40, { heading: 0, orders }), model('B-trooper-1', 50, 40, { heading: 0 })], {
    scenario: type === 'envoy' ? 'envoy-run' : 'last-man-standing',
    active: `A-${type}-1`,
    hazards,
  });

describe('hazards', () => {
  it('[SK-HAZ-01] smoke blocks sight', () => {
    expect(across('trooper', [smoke], ['fire']).clause('A', 'fire')).toBe('SK-RUL-27');
    expect(across('trooper', [], ['fire']).clause('A', 'fire')).toBe('');
  });

  it('[SK-HAZ-02] smoke does not hinder movement', () => {
    const play = across('trooper', [smoke]).act('A', 'move', 'sure');
    expect(play.clause('A', 'go', { path: [[35, 40]], heading: null })).toBe('');
    expect(play.clause('A', 'go', { path: [[40, 40]], heading: null })).toBe('');
  });

  it('[SK-HAZ-03] [SK-HAZ-06] [SK-RUL-58] smoke and fire go before allowances are computed', () => {
    const play = scene(
      [
        model('A-captain-1', 60, 5, { activated: true }),
        model('A-trooper-1', 60, 30, { activated: true }),
        model('B-levy-1', 110, 75),
      ],
      {
        initiative: 'B',
        hazards: [
          { ...smoke, cx: 60, cy: 17 },
          { ...fire, cx: 60, cy: 22, deg: 0 },
        ],
      },
    );
    expect(seesModel(play.state, play.get('A-captain-1'), play.get('A-trooper-1'))).toBe(false);
    play.act('B', 'flip-card');
    expect(play.state).toMatchObject({ turn: 2, hazards: [] });
    expect(play.get('A-trooper-1').allowance).toBe(2);
  });

  it('[SK-HAZ-04] fire blocks sight', () => {
    expect(across('trooper', [fire], ['fire']).clause('A', 'fire')).toBe('SK-RUL-27');
  });

  it('[SK-HAZ-05] [SK-RUL-41] only powered armour moves through fire, others may touch it', () => {
    const through = (type: string): string =>
      across(type, [fire])
        .act('A', 'move', 'sure')
        .clause('A', 'go', { path: [[40, 40]], heading: null });
    expect([through('trooper'), through('breacher'), through('envoy'), through('bulwark')]).toEqual([
      'SK-HAZ-05',
      'SK-HAZ-05',
      'SK-HAZ-05',
      '',
    ]);
    const touch = across('trooper', [fire]).act('A', 'move', 'sure');
    expect(touch.clause('A', 'go', { path: [[30.35, 40]], heading: null })).toBe('');
    expect(touch.clause('A', 'go', { path: [[30.36, 40]], heading: null })).toBe('SK-HAZ-05');
    const drop = scene([model('A-ranger-1', 0, 0, { reserve: true }), model('B-trooper-1', 80, 75)], {
      hazards: [fire],
    });
    expect(drop.act('A', 'flip-card').clause('A', 'drop', { x: 35, y: 40 })).toBe('SK-RUL-43');
  });

  it('[SK-HAZ-07] [SK-RUL-40] a flame line stays as fire for the rest of the turn', () => {
    const play = scene(
      [
        model('A-scorcher-1', 20, 20, { heading: 90, orders: ['fire', 'fire'], activated: true }),
        model('A-trooper-1', 10, 30, { heading: 0, orders: ['fire'] }),
        model('B-trooper-1', 40, 30, { heading: 180, orders: ['fire'] }),
      ],
      { active: 'A-scorcher-1' },
    );
    play.act('A', 'flame', 90).act('B', 'flip-card').act('B', 'fire');
    expect(play.nouns('B', 'target')).toEqual(['A-scorcher-1']);
    play.act('B', 'target', 'A-scorcher-1').flip('T').act('A', 'flip-card');
    expect(play.clause('A', 'fire')).toBe('SK-RUL-27');
  });

  it('[SK-HAZ-08] who stands in fire neither sees nor is seen', () => {
    const play = scene(
      [
        model('A-bulwark-1', 35, 40, { heading: 0, orders: ['fire'] }),
        model('B-trooper-1', 60, 40, { orders: ['fire'] }),
      ],
      { active: 'A-bulwark-1', hazards: [fire] },
    );
    expect(play.clause('A', 'fire')).toBe('SK-RUL-27');
    expect(seesModel(play.state, play.get('B-trooper-1'), play.get('A-bulwark-1'))).toBe(false);
  });
});

describe('paths', () => {
  const mover = (terrain: object[] = [], others: Record<string, unknown>[] = []): Play =>
    scene([model('A-trooper-1', 10, 10, { orders: ['move'] }), model('B-levy-9', 110, 75), ...others], {
      active: 'A-trooper-1',
      terrain,
    }).act('A', 'move', 'sure');
  const go = (play: Play, ...path: [number, number][]): string => play.clause('A', 'go', { path, heading: null });

  it('[SK-RUL-14] along cards, around corners, past friends, at most twelve legs, on the table', () => {
    expect(go(mover([cover(20, 14.65)]), [30, 10])).toBe('');
    expect(go(mover([cover(20, 14.5)]), [30, 10])).toBe('SK-RUL-14');
    expect(go(mover(), [22, 10], [22, 18])).toBe('');
    expect(go(mover([], [model('B-trooper-1', 20, 12.9)]), [30, 10])).toBe('SK-RUL-14');
    expect(go(mover([], [model('B-trooper-1', 20, 13)]), [30, 10])).toBe('');
    expect(go(mover([], [model('A-trooper-2', 20, 10)]), [30, 10])).toBe('');
    expect(go(mover([], [model('A-trooper-2', 20, 10)]), [20, 12.9])).toBe('SK-RUL-59');
    expect(go(mover(), [10, 1.4])).toBe('SK-RUL-14');
    const zigzag = Array.from({ length: 13 }, (_, i): [number, number] => [10 + (i % 2), 10]).slice(1);
    expect(go(mover(), ...zigzag, [12, 10])).toBe('SK-RUL-14');
  });

  it('[SK-RUL-59] what may overlap what', () => {
    const play = mover([], [model('A-trooper-2', 20, 10)]);
    expect(go(play, [17, 10])).toBe('');
    expect(go(play, [17.01, 10])).toBe('SK-RUL-59');
  });
});
