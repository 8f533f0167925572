import { describe, expect, it } from 'vitest';
import { skirmish } from '../../../src/machines/skirmish/game.ts';
import { CONSTANTS } from '../../../src/models/skirmish/box.ts';
import type { Drawing } from '../../../src/models/table/drawing.ts';
import type { AimInput } from '../../../src/rules/kernel/aim.ts';
import { cover, model, type Play, scene } from './play.ts';

const drawn = (play: Play, viewer: string): Drawing[] =>
  skirmish.aiming?.waiting(skirmish.view(play.state, viewer)) ?? [];

/** Ends of the broad stretches, in the rules' x. */
const stretches = (drawings: readonly Drawing[]): number[][] =>
  drawings.flatMap((drawing) =>
    drawing.kind === 'line' && drawing.tone === 'warn'
      ? [drawing.points.map(({ x }) => Math.round(10 * (x + 60)) / 10)]
      : [],
  );

/** A Trooper crosses the view of another that holds an order. */
const crossing = (order: 'sentry' | 'grenade'): Play =>
  scene(
    [
      model('A-trooper-1', 5, 10, { heading: 90, orders: ['move'] }),
      model('B-trooper-1', 30, 20, { heading: 270, orders: [order] }),
    ],
    { active: 'A-trooper-1', terrain: [cover(18, 15, 0, 'left'), cover(42, 15, 0, 'right')] },
  )
    .act('A', 'move', 'gamble')
    .flip('H')
    .act('A', 'go', { path: [[45, 10]], heading: null });

describe('what lies drawn while a Move may be interrupted', () => {
  it('[SK-RUL-25] path and stretches are the same for everybody, whatever lies face down', () => {
    const held = crossing('sentry');
    const bluff = crossing('grenade');
    expect(stretches(drawn(held, 'A'))).toEqual([[18, 42]]);
    for (const viewer of ['A', 'spectator']) expect(drawn(held, viewer)).toEqual(drawn(bluff, viewer));
    expect(drawn(held, 'B')).toEqual(drawn(held, 'A'));
    expect(drawn(held, 'A').filter(({ kind }) => kind === 'label')).toMatchObject([{ text: '40.0 cm' }]);
  });

  it('[SK-RUL-25] the window is shown for its least time whether or not there is a Sentry', () => {
    for (const play of [crossing('sentry'), crossing('grenade')]) {
      for (const viewer of ['A', 'B', 'spectator']) {
        expect(skirmish.status(skirmish.view(play.state, viewer)).leastMs).toBe(CONSTANTS.reactionWindowMs);
      }
    }
    const before = scene([model('A-trooper-1', 5, 10, { orders: ['move'] }), model('B-trooper-1', 60, 60)], {
      active: 'A-trooper-1',
    });
    expect(skirmish.status(skirmish.view(before.state, 'A')).leastMs).toBeUndefined();
    expect(drawn(before, 'A')).toEqual([]);
  });

  it('[SK-ORD-17] the decision to react says in words where the mover can be caught', () => {
    const { state } = crossing('sentry');
    expect(skirmish.hint(state, 'B', { verb: 'sentry', noun: 'B-trooper-1' }).label).toBe(
      'React with Trooper 1 (B), from 13.0 to 37.0 cm',
    );
  });

  it('[SK-ORD-20] while the coin is flipped the place of the halt is marked', () => {
    const play = crossing('sentry').act('B', 'sentry', 'B-trooper-1');
    expect(stretches(drawn(play, 'A'))).toEqual([[18, 42]]);
    play.act('B', 'halt', 20);
    const marks = drawn(play, 'A').filter((drawing) => drawing.kind === 'disc' && drawing.tone === 'warn');
    expect(marks).toMatchObject([{ at: { x: 25 - 60 } }]);
  });

  it('[SK-MOD-24] the point aimed at and how far the enemy may shift a Ranger', () => {
    const play = scene([model('A-ranger-1', 0, 0, { reserve: true }), model('B-trooper-1', 110, 70)], {
      active: null,
    }).act('A', 'flip-card');
    play.act('A', 'drop', { x: 60, y: 30 });
    const reach = { kind: 'disc', at: { x: 0, z: 10 }, radius: CONSTANTS.dropScatterCm };
    expect(drawn(play, 'B')).toContainEqual(expect.objectContaining(reach));
    play.flip('T');
    expect(drawn(play, 'A')).toContainEqual(expect.objectContaining(reach));
    play.act('B', 'place-drop', { x: 60, y: 50 });
    expect(drawn(play, 'A')).toEqual([]);
  });
});

describe('what a grenade would do, before it is placed', () => {
  /** What aiming says at a point of the rules. */
  const said = (play: Play, at: { x: number; y: number }, more: Partial<AimInput> = {}): string[] => {
    const [entry] = play.entries('A', 'place');
    if (!entry || !skirmish.aiming) throw new Error('nothing to place');
    const points = [{ x: at.x - 60, z: 40 - at.y }];
    const { start } = skirmish.aiming.needs(play.state, 'A', entry);
    return skirmish.aiming.aimed(play.state, 'A', entry, { ...start, points, ...more }).summary;
  };
  const thrower = (what: 'frag' | 'smoke'): Play =>
    scene(
      [
        model('A-trooper-1', 40, 40, { heading: 90, orders: ['grenade'] }),
        model('A-trooper-2', 44, 50, { heading: 90 }),
        model('B-trooper-1', 38, 50, { heading: 270, status: 'suppressed' }),
        model('B-bulwark-1', 41, 54, { heading: 270 }),
      ],
      { active: 'A-trooper-1' },
    )
      .act('A', 'grenade', what)
      .flip('H');

  it('[SK-ORD-24] a blast names whom it catches and how, friends once more', () => {
    const play = thrower('frag');
    expect(said(play, { x: 41, y: 50.5 })).toEqual([
      '10.55 of 15 cm away',
      'Would be Suppressed: Trooper 2 (A)',
      'Already Suppressed: Trooper 1 (B)',
      'Would shrug it off: Bulwark 1 (B)',
      'Your own among them: Trooper 2 (A)',
    ]);
    expect(said(play, { x: 30, y: 30 })).toEqual(['14.14 of 15 cm away', 'Nobody is under it']);
  });

  it('[SK-ORD-25] smoke names whose sight it cuts', () => {
    const play = thrower('smoke');
    expect(said(play, { x: 30, y: 30 })).toEqual(['14.14 of 15 cm away', 'Cuts 0 of 4 lines of sight']);
    const [, line] = said(play, { x: 38, y: 45 }, { values: { joined: 'short' } });
    expect(line).toContain('Trooper 1 (A) and Trooper 1 (B)');
  });
});
