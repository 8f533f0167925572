import { describe, expect, it } from 'vitest';
import { skirmish } from '../../../src/machines/skirmish/game.ts';
import { BOX } from '../../../src/models/skirmish/box.ts';
import { cover, model, orderPhase, type Play, scene } from './play.ts';

const solo = (brief: object, more: object = {}): Play =>
  scene([model('A-trooper-1', 10, 10, brief), model('B-levy-1', 115, 75, { heading: 90 })], {
    active: 'A-trooper-1',
    ...more,
  });
const moving = (limit: 'sure' | 'gamble' = 'sure'): Play =>
  solo({ orders: ['move'], heading: 0 }).act('A', 'move', limit);

describe('orders', () => {
  it('[SK-ORD-01] [SK-RUL-31] the full allowance is placed face down; the enemy sees only backs', () => {
    const play = orderPhase([model('A-captain-1', 60, 5), model('A-trooper-1', 60, 12), model('B-trooper-1', 60, 75)]);
    play.act('A', 'order', { model: 'A-trooper-1', type: 'fire' });
    expect(play.clause('A', 'commit')).toBe('SK-RUL-31');
    play.act('A', 'order', { model: 'A-trooper-1', type: 'sentry' });
    expect(play.reason('A', 'order', { model: 'A-trooper-1', type: 'fire' })).toBe('allowance');
    const orders = (viewer: string): unknown =>
      skirmish
        .view(play.state, viewer)
        .models.find(({ id }) => id === 'A-trooper-1')
        ?.orders.map(({ type }) => type);
    expect(orders('B')).toEqual([null, null]);
    expect(orders('spectator')).toEqual([null, null]);
    expect(orders('A')).toEqual(['fire', 'sentry']);
    expect(orders('caster')).toEqual(['fire', 'sentry']);
    const backs = skirmish.table(skirmish.view(play.state, 'B')).filter(({ form }) => form === 'order');
    expect(backs.map(({ front }) => front)).toEqual(['order/back-A', 'order/back-A']);
    play.act('A', 'take-back', { model: 'A-trooper-1', slot: 0 });
    expect(play.get('A-trooper-1').orders.map(({ type }) => type)).toEqual(['sentry']);
  });

  it('[SK-ORD-02] [SK-ORD-03] [SK-RUL-10] two orders in sight of the Captain, arc aside, else one', () => {
    const allowance = (models: Record<string, unknown>[], terrain: object[] = []): number =>
      orderPhase([...models, model('B-trooper-1', 60, 75)], { terrain }).get('A-trooper-1').allowance;
    const trooper = model('A-trooper-1', 60, 30);
    const captain = model('A-captain-1', 60, 5, { heading: 270, status: 'suppressed' });
    expect(allowance([captain, trooper])).toBe(2);
    expect(allowance([captain, trooper], [cover(60, 17)])).toBe(1);
    expect(allowance([trooper], [cover(60, 17)])).toBe(1);
  });

  it('[SK-ORD-04] the Captain always has two', () => {
    const walls = [cover(60, 13), cover(60, 27), cover(52.4, 20, 90), cover(67.6, 20, 90)];
    const play = orderPhase([model('A-captain-1', 60, 20, { status: 'suppressed' }), model('B-trooper-1', 60, 75)], {
      terrain: walls,
    });
    expect(play.get('A-captain-1').allowance).toBe(2);
  });

  it('[SK-ORD-05] [SK-ORD-06] Rally clears the model; its other order may follow', () => {
    const play = scene(
      [
        model('A-trooper-1', 60, 60, { heading: 90, status: 'suppressed', orders: ['rally', 'fire'] }),
        model('B-trooper-1', 60, 75),
      ],
      { active: 'A-trooper-1' },
    );
    expect(play.clause('A', 'fire')).toBe('SK-ORD-28');
    play.act('A', 'rally', 'A-trooper-1');
    expect(play.get('A-trooper-1')).toMatchObject({
      suppressed: false,
      orders: [{ state: 'spent' }, { state: 'down' }],
    });
    expect(play.clause('A', 'fire')).toBe('');
  });

  it('[SK-ORD-07] a sure move goes up to 20 cm', () => {
    const play = moving();
    expect(play.coin).toBeNull();
    expect(play.clause('A', 'go', { path: [[30.01, 10]], heading: null })).toBe('SK-ORD-07');
    play.act('A', 'go', { path: [[30, 10]], heading: null });
    expect(play.get('A-trooper-1')).toMatchObject({ x: 30, y: 10, heading: 0 });
  });

  it('[SK-ORD-08] [SK-ORD-09] [SK-RUL-15] a gamble is flipped first: 40 cm or 10 cm, nothing else', () => {
    const won = moving('gamble');
    expect(won.coin).toBe('move');
    expect(won.flip('H').clause('A', 'go', { path: [[50, 10]], heading: null })).toBe('');
    expect(won.clause('A', 'go', { path: [[50.01, 10]], heading: null })).toBe('SK-ORD-08');
    const lost = moving('gamble').flip('T');
    expect(lost.clause('A', 'go', { path: [[20.01, 10]], heading: null })).toBe('SK-ORD-08');
    expect(lost.clause('A', 'go', { path: [[25, 10]], heading: null })).toBe('SK-ORD-08');
    expect(lost.clause('A', 'move', 'sure')).toBe('SK-ACT-13');
    expect(lost.clause('A', 'go', { path: [[20, 10]], heading: null })).toBe('');
  });

  it('[SK-ORD-10] [SK-RUL-27] Fire needs line of sight; without a target it cannot be revealed', () => {
    const models = [
      model('A-trooper-1', 10, 40, { heading: 0, orders: ['fire'] }),
      model('B-trooper-1', 40, 40, { heading: 90 }),
    ];
    expect(scene(models, { active: 'A-trooper-1' }).clause('A', 'fire')).toBe('');
    const blocked = scene(models, { active: 'A-trooper-1', terrain: [cover(25, 40)] });
    expect(blocked.clause('A', 'fire')).toBe('SK-RUL-27');
    expect(blocked.entries('A', 'fire')).toEqual([]);
    expect(blocked.act('A', 'pass').get('A-trooper-1').orders[0]?.state).toBe('down');
  });

  it('[SK-ORD-11] Fire has no range limit but where the model has one', () => {
    const shoot = (type: string): string =>
      scene([model(`A-${type}-1`, 1.5, 40, { heading: 0, orders: ['fire'] }), model('B-trooper-1', 118.5, 40)], {
        active: `A-${type}-1`,
      }).clause('A', 'fire');
    expect(shoot('trooper')).toBe('');
    expect(shoot('scorcher')).toBe('SK-RUL-27');
  });

  const fourEnemies = (orders: ('fire' | 'move')[], type = 'trooper'): Play =>
    scene(
      [
        model(`A-${type}-1`, 10, 40, { heading: 0, orders }),
        model('B-trooper-1', 30, 40, { heading: 90 }),
        model('B-trooper-2', 35, 48, { heading: 90 }),
        model('B-trooper-3', 5, 40, { heading: 90 }),
        model('B-trooper-4', 50, 32, { heading: 90 }),
      ],
      { active: `A-${type}-1`, terrain: [cover(23, 40)] },
    );

  it('[SK-ORD-12] the target is the nearest enemy in sight and arc', () => {
    const play = fourEnemies(['fire']).act('A', 'fire');
    expect(play.nouns('A', 'target')).toEqual(['B-trooper-2']);
    expect(play.reason('A', 'target', 'B-trooper-4')).toBe('not-nearest');
    expect(play.clause('A', 'target', 'B-trooper-1')).toBe('SK-ORD-10');
    expect(play.clause('A', 'target', 'B-trooper-3')).toBe('SK-RUL-09');
  });

  it('[SK-RUL-26] targets that differ by no more than 0.05 cm are equally near', () => {
    const play = (y: number): Play =>
      scene(
        [
          model('A-trooper-1', 10, 40, { heading: 0, orders: ['fire'] }),
          model('B-trooper-1', 30, 40),
          model('B-trooper-2', 10, y),
        ],
        { active: 'A-trooper-1' },
      ).act('A', 'fire');
    expect(play(60.05).nouns('A', 'target')).toEqual(['B-trooper-1', 'B-trooper-2']);
    expect(play(60.06).nouns('A', 'target')).toEqual(['B-trooper-1']);
  });

  it('[SK-ORD-13] heads kills, tails suppresses', () => {
    const shot = (face: 'H' | 'T'): Play =>
      fourEnemies(['fire']).act('A', 'fire').act('A', 'target', 'B-trooper-2').flip(face);
    expect(shot('H').find('B-trooper-2')).toBeUndefined();
    expect(shot('T').get('B-trooper-2')).toMatchObject({ suppressed: true, x: 35, y: 48 });
  });

  it('[SK-ORD-14] [SK-RUL-37] suppression does not stack', () => {
    const play = fourEnemies(['fire', 'fire']);
    for (let n = 0; n < 2; n++) play.act('A', 'fire').act('A', 'target', 'B-trooper-2').flip('T');
    expect(play.get('B-trooper-2').suppressed).toBe(true);
    const pieces = skirmish.table(skirmish.view(play.state, 'A')).filter(({ front }) => front === 'marker/suppressed');
    expect(pieces).toHaveLength(1);
  });

  it('[SK-ORD-15] [SK-RUL-29] two Fire orders aim one shot at anybody in view', () => {
    const play = fourEnemies(['fire', 'fire']).act('A', 'aim');
    expect(play.nouns('A', 'target')).toEqual(['B-trooper-2', 'B-trooper-4']);
    play.act('A', 'target', 'B-trooper-4').flip('H');
    expect(play.find('B-trooper-4')).toBeUndefined();
    expect(play.get('A-trooper-1').orders.every(({ state }) => state === 'spent')).toBe(true);
    expect(play.state.initiative).toBe('B');
    expect(fourEnemies(['fire', 'move']).clause('A', 'aim')).toBe('SK-ORD-15');
  });

  it('[SK-ORD-16] [SK-RUL-29] or they are two ordinary shots, each at the nearest then', () => {
    const play = fourEnemies(['fire', 'fire']).act('A', 'fire').act('A', 'target', 'B-trooper-2').flip('H');
    expect(play.act('A', 'fire').nouns('A', 'target')).toEqual(['B-trooper-4']);
  });

  it('[SK-ORD-22] [SK-RUL-38] frag or smoke is chosen before the flip', () => {
    const play = solo({ orders: ['grenade'] });
    expect(play.clause('A', 'grenade')).toBe('SK-ORD-22');
    play.act('A', 'grenade', 'smoke').flip('H');
    expect(play.clause('A', 'place', { x: 20, y: 10, deg: 0 })).toBe('KERNEL-ACTION');
    expect(play.clause('A', 'place', { x: 20, y: 10, deg: 0, joined: 'long' })).toBe('');
  });

  const grenadier = (what: 'frag' | 'smoke', others: Record<string, unknown>[] = [], terrain: object[] = []): Play =>
    scene([model('A-trooper-1', 20, 20, { orders: ['grenade', 'move'] }), model('B-trooper-9', 110, 75), ...others], {
      active: 'A-trooper-1',
      terrain,
    }).act('A', 'grenade', what);

  it('[SK-ORD-23] a grenade reaches 15 cm', () => {
    const play = grenadier('frag').flip('H');
    expect(play.clause('A', 'place', { x: 35.01, y: 20, deg: 0 })).toBe('SK-ORD-23');
    expect(play.clause('A', 'place', { x: 35, y: 20, deg: 0 })).toBe('');
    expect(play.clause('A', 'place', { x: 29, y: 32, deg: 0 })).toBe('');
  });

  it('[SK-ORD-24] frag suppresses everybody partly under the card, friend and foe', () => {
    const play = grenadier('frag', [
      model('B-trooper-1', 37.5, 20),
      model('B-trooper-2', 38, 16),
      model('A-trooper-2', 32, 24.5),
      model('B-bulwark-1', 28, 18),
    ]).flip('H');
    play.act('A', 'place', { x: 32, y: 20, deg: 0 });
    const hit = play.state.models.filter(({ suppressed }) => suppressed).map(({ id }) => id);
    expect(hit).toEqual(['B-trooper-1', 'A-trooper-2']);
  });

  it('[SK-ORD-25] smoke lays two joined cards as one blocker', () => {
    const play = grenadier('smoke').flip('H').act('A', 'place', { x: 30, y: 20, deg: 0, joined: 'long' });
    expect(play.state.hazards).toMatchObject([{ kind: 'smoke', cx: 30, cy: 20, w: 8.8, h: 12.6, deg: 0 }]);
    const cards = skirmish.table(skirmish.view(play.state, 'A')).filter(({ form }) => form === 'smoke');
    expect(cards.map(({ pose }) => [pose.x + 60, 40 - pose.z])).toEqual([
      [30, expect.closeTo(16.85, 6)],
      [30, expect.closeTo(23.15, 6)],
    ]);
  });

  it('[SK-ORD-26] a lost throw does nothing and spends the order', () => {
    const play = grenadier('frag').flip('T');
    expect(play.state.hazards).toEqual([]);
    expect(play.state.step).toMatchObject({ kind: 'act', model: 'A-trooper-1' });
    expect(play.get('A-trooper-1').orders[0]).toEqual({ type: 'grenade', state: 'spent' });
  });

  it('[SK-ORD-27] a grenade needs no line of sight', () => {
    const play = grenadier('frag', [], [cover(27, 20)]).flip('H');
    expect(play.clause('A', 'place', { x: 34, y: 20, deg: 0 })).toBe('');
  });

  it('[SK-ORD-28] a Suppressed model can do nothing but rally', () => {
    const play = solo({ status: 'suppressed', orders: ['move', 'fire'] });
    expect(play.clause('A', 'move', 'sure')).toBe('SK-ORD-28');
    expect(play.clause('A', 'fire')).toBe('SK-ORD-28');
    expect(play.clause('A', 'pass')).toBe('');
    const sapper = scene(
      [model('A-sapper-1', 50, 59.35, { status: 'suppressed', orders: ['move'] }), model('B-trooper-1', 90, 90)],
      { scenario: 'satellite-sabotage', active: 'A-sapper-1', locations: 'scenario' },
    );
    expect(sapper.clause('A', 'sabotage', { location: 'satellite', order: 'move' })).toBe('SK-ORD-28');
  });

  it('[SK-ORD-29] [SK-RUL-37] suppression lasts over the turn and costs no orders', () => {
    const play = scene(
      [model('A-captain-1', 20, 5, { status: 'suppressed', activated: true }), model('B-captain-1', 60, 75)],
      {
        initiative: 'B',
      },
    );
    play.act('B', 'flip-card');
    expect(play.state.turn).toBe(2);
    expect(play.get('A-captain-1')).toMatchObject({ suppressed: true, allowance: 2 });
  });

  it('[SK-ORD-30] both players see one marker on a Suppressed model', () => {
    const play = solo({ status: 'suppressed', orders: ['rally'] });
    const markers = (viewer: string): number =>
      skirmish.table(skirmish.view(play.state, viewer)).filter(({ form }) => form === 'suppressed').length;
    expect([markers('A'), markers('B')]).toEqual([1, 1]);
    play.act('A', 'rally', 'A-trooper-1');
    expect([markers('A'), markers('B')]).toEqual([0, 0]);
  });

  it('[SK-RUL-55] [SK-FLIP-01] heads wins, tails loses, announced before; only the face that is asked for counts', () => {
    const play = moving('gamble');
    const need = 'Heads wins: up to 40 cm; tails loses: up to 10 cm';
    expect(play.state.pending).toMatchObject({ succeeds: ['H'], chance: 0.5, need });
    expect(skirmish.toMove(play.state)).toBe('chance');
    expect(play.clause('A', 'pass')).toBe('SK-RUL-55');
    expect(BOX.flips.map(({ reason }) => reason).sort()).toEqual(
      ['cover', 'drop', 'fire', 'grenade', 'initiative', 'move', 'rocket', 'sabotage', 'sentry', 'setup'].sort(),
    );
  });
});
