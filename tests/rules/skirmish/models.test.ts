import { describe, expect, it } from 'vitest';
import { MODEL_TYPE } from '../../../src/models/skirmish/box.ts';
import { cover, model, orderPhase, type Play, scene } from './play.ts';

const far = model('B-levy-9', 110, 75);

describe('model types', () => {
  const captain = (brief: object, terrain: object[] = []): Play =>
    scene(
      [
        model('A-captain-1', 60, 5, { heading: 90, ...brief }),
        model('A-trooper-1', 60, 30, { status: 'suppressed' }),
        model('A-trooper-2', 70, 30, { status: 'suppressed' }),
        far,
      ],
      { active: 'A-captain-1', terrain },
    );

  it('[SK-MOD-01] [SK-RUL-10] a Captain rallies a friend in sight instead of itself', () => {
    const play = captain({ orders: ['rally', 'fire'], heading: 270 }).act('A', 'rally', 'A-trooper-1');
    expect(play.get('A-trooper-1').suppressed).toBe(false);
    expect(play.get('A-trooper-2').suppressed).toBe(true);
    const trooper = scene([model('A-trooper-1', 60, 5, { orders: ['rally'] }), model('A-levy-1', 60, 10), far], {
      active: 'A-trooper-1',
    });
    expect(trooper.clause('A', 'rally', 'A-levy-1')).toBe('SK-MOD-01');
    expect(trooper.clause('A', 'rally', 'A-trooper-1')).toBe('');
  });

  it('[SK-MOD-02] with two Rally orders it rallies two', () => {
    const play = captain({ orders: ['rally', 'rally'] })
      .act('A', 'rally', 'A-trooper-1')
      .act('A', 'rally', 'A-trooper-2');
    expect(play.state.models.some(({ suppressed }) => suppressed)).toBe(false);
  });

  it('[SK-MOD-03] [SK-RUL-57] while Suppressed it clears itself first', () => {
    const play = captain({ orders: ['rally', 'rally'], status: 'suppressed' });
    expect(play.clause('A', 'rally', 'A-trooper-1')).toBe('SK-MOD-03');
    play.act('A', 'rally', 'A-captain-1').act('A', 'rally', 'A-trooper-1');
    expect(play.get('A-trooper-1').suppressed).toBe(false);
  });

  it('[SK-MOD-04] friends out of its sight it cannot rally', () => {
    const play = captain({ orders: ['rally'] }, [cover(60, 17)]);
    expect(play.clause('A', 'rally', 'A-trooper-1')).toBe('SK-MOD-04');
  });

  it('[SK-MOD-05] nobody takes over the Envoy’s role', () => {
    const play = scene(
      [
        model('A-envoy-1', 40, 40),
        model('A-trooper-1', 43, 40),
        model('B-marksman-1', 40, 60, { heading: 270, orders: ['fire'] }),
      ],
      { scenario: 'envoy-run', initiative: 'B', active: 'B-marksman-1' },
    );
    play.act('B', 'fire').act('B', 'target', 'A-envoy-1').flip('H');
    expect(play.state.over).toMatchObject({ winner: 'B', clause: 'SK-MIS-02' });
  });

  const bequest = (): Play =>
    scene(
      [
        model('A-sapper-1', 50, 50),
        model('A-trooper-1', 53, 50),
        model('A-levy-1', 53.2, 46),
        model('B-marksman-1', 40, 70, { heading: 270, orders: ['fire', 'move'] }),
      ],
      { scenario: 'satellite-sabotage', initiative: 'B', active: 'B-marksman-1' },
    )
      .act('B', 'fire')
      .act('B', 'target', 'A-sapper-1')
      .flip('H');

  it('[SK-MOD-06] [SK-RUL-47] a dead Sapper’s owner hands the explosives to a friend in contact', () => {
    const play = bequest();
    expect(play.nouns('A', 'hand-on')).toEqual(['A-trooper-1']);
    expect(play.clause('A', 'hand-on', 'A-levy-1')).toBe('SK-MOD-06');
    play.act('A', 'hand-on', 'A-trooper-1');
    expect(play.get('A-trooper-1').explosives).toBe(true);
    expect(play.state.step).toMatchObject({ kind: 'act', model: 'B-marksman-1' });
    const declined = bequest().act('A', 'abandon');
    expect(declined.state.models.some(({ explosives }) => explosives)).toBe(false);
  });

  it('[SK-MOD-07] a Bulwark can never be Suppressed', () => {
    const play = scene(
      [
        model('A-trooper-1', 60, 60, { heading: 90, orders: ['fire', 'grenade'] }),
        model('B-bulwark-1', 60, 70, { heading: 270 }),
      ],
      { active: 'A-trooper-1' },
    );
    play.act('A', 'fire').act('A', 'target', 'B-bulwark-1').flip('T');
    expect(play.get('B-bulwark-1').suppressed).toBe(false);
    play.act('A', 'grenade', 'frag').flip('H').act('A', 'place', { x: 60, y: 72, deg: 0 });
    expect(play.state.models.some(({ suppressed }) => suppressed)).toBe(false);
  });

  const scorcher = (others: Record<string, unknown>[], more: object = {}): Play =>
    scene([model('A-scorcher-1', 20, 20, { heading: 0, orders: ['fire', 'fire'] }), far, ...others], {
      active: 'A-scorcher-1',
      ...more,
    });

  it('[SK-MOD-08] flame, crushing and fire do not harm or stop a Bulwark', () => {
    const burnt = scorcher([model('B-bulwark-1', 40, 20)]).act('A', 'flame', 0);
    expect(burnt.get('B-bulwark-1').suppressed).toBe(false);
    const breacher = scene([model('A-breacher-1', 20, 40, { orders: ['move'] }), model('B-bulwark-1', 30, 40), far], {
      active: 'A-breacher-1',
    }).act('A', 'move', 'sure');
    expect(breacher.clause('A', 'go', { path: [[40, 40]], heading: null })).toBe('SK-RUL-14');
    const fire = { id: 'fire-1', kind: 'fire', cx: 35, cy: 40, w: 30, h: 6.3, deg: 90 };
    const walker = scene([model('A-bulwark-1', 20, 40, { orders: ['move'] }), far], {
      active: 'A-bulwark-1',
      hazards: [fire],
    }).act('A', 'move', 'sure');
    expect(walker.clause('A', 'go', { path: [[40, 40]], heading: null })).toBe('');
    expect(walker.clause('A', 'go', { path: [[35, 40]], heading: null })).toBe('');
  });

  it('[SK-MOD-10] [SK-RUL-39] two Fire orders lay a flame line that kills without a flip', () => {
    const play = scorcher(
      [
        model('B-trooper-1', 40, 24),
        model('B-trooper-2', 40, 24.7 + 4),
        model('B-trooper-3', 52.9, 20),
        model('B-trooper-4', 53, 16),
        model('B-trooper-5', 30, 24.7),
      ],
      {},
    ).act('A', 'flame', 0);
    expect(play.coin).toBeNull();
    expect(play.state.lost.map(({ id }) => id)).toEqual(['B-trooper-1', 'B-trooper-3']);
    expect(play.state.hazards).toMatchObject([{ kind: 'fire', cx: 36.5, cy: 20, w: 30, h: 6.3, deg: 0 }]);
    expect(play.get('A-scorcher-1').orders.every(({ state }) => state === 'spent')).toBe(true);
    expect(scorcher([], { models: undefined }).clause('A', 'flame', 181)).toBe('SK-RUL-39');
    const walled = scorcher([], { terrain: [cover(25.9, 20)] });
    expect(walled.clause('A', 'flame', 0)).toBe('SK-RUL-39');
    expect(walled.clause('A', 'flame', 60)).toBe('');
  });

  it('[SK-MOD-11] friends burn too; powered armour does not', () => {
    const play = scorcher([model('A-trooper-1', 35, 20), model('B-bulwark-1', 45, 20)]).act('A', 'flame', 0);
    expect(play.find('A-trooper-1')).toBeUndefined();
    expect(play.get('B-bulwark-1').type).toBe('bulwark');
  });

  it('[SK-MOD-12] a Scorcher’s pistol reaches 30 cm', () => {
    const at = (x: number): string => scorcher([model('B-trooper-1', x, 20)]).clause('A', 'fire');
    expect(at(53)).toBe('');
    expect(at(53.1)).toBe('SK-RUL-27');
  });

  const breacher = (others: Record<string, unknown>[], more: object = {}): Play =>
    scene([model('A-breacher-1', 20, 40, { heading: 0, orders: ['move'] }), far, ...others], {
      active: 'A-breacher-1',
      ...more,
    }).act('A', 'move', 'sure');

  it('[SK-MOD-13] [SK-RUL-42] a Breacher kills every enemy in its path, friends never', () => {
    const play = breacher([
      model('B-trooper-1', 30, 42.9),
      model('B-trooper-2', 30, 37),
      model('B-levy-1', 39, 40),
      model('A-trooper-1', 25, 42),
    ]);
    play.act('A', 'go', { path: [[40, 40]], heading: null });
    expect(play.state.lost.map(({ id }) => id)).toEqual(['B-trooper-1', 'B-levy-1']);
    expect(play.get('A-breacher-1')).toMatchObject({ x: 40, y: 40 });
  });

  it('[SK-RUL-42] a halt spares whom it had not yet met; a victim reacts only up to its own place', () => {
    const rows = [
      model('B-trooper-1', 30, 42.9, { heading: 270, orders: ['sentry'] }),
      model('B-levy-1', 39, 40, { heading: 180, orders: ['sentry'] }),
    ];
    const play = breacher(rows).act('A', 'go', { path: [[40, 40]], heading: null });
    play.act('B', 'sentry', 'B-trooper-1');
    const at = play.haltPoints('B');
    expect(Math.max(...at)).toBe(9);
    play.act('B', 'halt', 9).flip('H');
    expect(play.get('B-trooper-1').suppressed).toBe(false);
    const flush = breacher(rows).act('A', 'go', { path: [[40, 40]], heading: null });
    flush.act('B', 'sentry', 'B-levy-1').act('B', 'halt', 16).flip('H');
    expect(flush.state.lost.map(({ id }) => id)).toEqual(['B-trooper-1']);
    expect(flush.get('A-breacher-1')).toMatchObject({ x: 36, suppressed: true });
  });

  it('[SK-RUL-42] [SK-RUL-47] a Sapper crushed in mid-path hands on before the next victim dies', () => {
    const play = scene(
      [
        model('A-breacher-1', 20, 40, { heading: 0, orders: ['move'] }),
        model('B-sapper-1', 30, 40),
        model('B-trooper-1', 33, 40),
        model('B-levy-1', 60, 70),
      ],
      { scenario: 'ammunition-dump', active: 'A-breacher-1' },
    );
    play.act('A', 'move', 'sure').act('A', 'go', { path: [[40, 40]], heading: 90 });
    expect(play.state.step).toMatchObject({ kind: 'carrier', models: ['B-trooper-1'] });
    expect(play.get('B-trooper-1').x).toBe(33);
    play.act('B', 'hand-on', 'B-trooper-1');
    expect(play.find('B-trooper-1')).toBeUndefined();
    expect(play.get('A-breacher-1')).toMatchObject({ x: 40, heading: 90 });
    const still = breacher([model('B-trooper-1', 23, 40)]).act('A', 'go', { path: [], heading: 90 });
    expect(still.state.lost).toEqual([]);
  });

  it('[SK-MOD-14] [SK-MOD-15] a Breacher is given one Fire at most, and never Sentry', () => {
    const play = orderPhase([model('A-breacher-1', 60, 10), model('A-captain-1', 60, 5), model('B-levy-9', 110, 75)]);
    play.act('A', 'order', { model: 'A-breacher-1', type: 'fire' });
    expect(play.reason('A', 'order', { model: 'A-breacher-1', type: 'fire' })).toBe('max-fire');
    expect(play.clause('A', 'order', { model: 'A-breacher-1', type: 'fire' })).toBe('SK-MOD-14');
    expect(play.reason('A', 'order', { model: 'A-breacher-1', type: 'sentry' })).toBe('forbidden-order');
    expect(play.clause('A', 'order', { model: 'A-breacher-1', type: 'sentry' })).toBe('SK-MOD-15');
    expect(play.clause('A', 'order', { model: 'A-breacher-1', type: 'move' })).toBe('');
  });

  it('[SK-MOD-16] a Breacher fires up to 30 cm', () => {
    const at = (gap: number): string =>
      scene([model('A-breacher-1', 20, 40, { heading: 0, orders: ['fire'] }), model('B-trooper-1', 23 + gap, 40)], {
        active: 'A-breacher-1',
      }).clause('A', 'fire');
    expect(at(31)).toBe('SK-RUL-27');
    expect(at(30)).toBe('');
  });

  const twoEnemies = (type: string): Play =>
    scene(
      [
        model(`A-${type}-1`, 20, 40, { heading: 0, orders: ['fire', 'move'] }),
        model('B-trooper-1', 43, 40),
        model('B-trooper-2', 93, 45),
      ],
      { active: `A-${type}-1` },
    ).act('A', 'fire');

  it('[SK-MOD-17] a Marksman aims each single Fire at anybody in view', () => {
    const play = twoEnemies('marksman').act('A', 'target', 'B-trooper-2').flip('H');
    expect(play.find('B-trooper-2')).toBeUndefined();
    expect(play.get('A-marksman-1').orders.map(({ state }) => state)).toEqual(['spent', 'down']);
  });

  it('[SK-MOD-18] everybody else needs two orders for that', () => {
    const play = twoEnemies('trooper');
    expect(play.clause('A', 'target', 'B-trooper-2')).toBe('SK-MOD-18');
    expect(play.reason('A', 'target', 'B-trooper-2')).toBe('not-nearest');
  });

  const rocket = (): Play =>
    scene(
      [
        model('A-rocketeer-1', 20, 40, { heading: 0, orders: ['fire', 'fire'] }),
        model('B-trooper-1', 50, 40, { heading: 180 }),
        model('B-bulwark-1', 90, 40),
      ],
      { active: 'A-rocketeer-1', terrain: [cover(45.35, 44.4, 90, 'wall'), cover(10, 40, 0, 'behind')] },
    );

  it('[SK-MOD-19] [SK-RUL-12] a rocket destroys or does nothing, cover or not', () => {
    const won = rocket().act('A', 'fire').act('A', 'target', 'B-trooper-1').flip('H');
    expect(won.coin).toBeNull();
    expect(won.find('B-trooper-1')).toBeUndefined();
    const lost = rocket().act('A', 'fire').act('A', 'target', 'B-trooper-1').flip('T');
    expect(lost.get('B-trooper-1').suppressed).toBe(false);
  });

  it('[SK-MOD-20] [SK-RUL-44] or it is aimed at a cover card in arc and free line', () => {
    const play = rocket().act('A', 'fire');
    expect(play.nouns('A', 'target')).toEqual(['B-trooper-1', 'wall']);
    expect(play.clause('A', 'target', 'behind')).toBe('SK-RUL-44');
    expect(play.act('A', 'target', 'wall').flip('T').state.terrain).toHaveLength(2);
    expect(
      play
        .act('A', 'fire')
        .act('A', 'target', 'wall')
        .flip('H')
        .state.terrain.map(({ id }) => id),
    ).toEqual(['behind']);
    const aimed = rocket().act('A', 'aim');
    expect(aimed.nouns('A', 'target')).toEqual(['B-trooper-1', 'B-bulwark-1']);
    expect(aimed.act('A', 'target', 'B-bulwark-1').flip('H').find('B-bulwark-1')).toBeUndefined();
    const plain = scene(
      [model('A-trooper-1', 20, 40, { heading: 0, orders: ['fire'] }), model('B-trooper-1', 50, 40)],
      {
        active: 'A-trooper-1',
        terrain: [cover(45, 50, 90, 'wall')],
      },
    ).act('A', 'fire');
    expect(plain.clause('A', 'target', 'wall')).toBe('SK-MOD-20');
  });

  it('[SK-MOD-21] a Rocketeer is never given Sentry', () => {
    const play = orderPhase([
      model('A-rocketeer-1', 60, 10),
      model('B-levy-9', 110, 75),
      model('B-captain-1', 110, 70),
    ]);
    expect(play.clause('A', 'order', { model: 'A-rocketeer-1', type: 'sentry' })).toBe('SK-MOD-21');
    expect(play.reason('A', 'order', { model: 'A-rocketeer-1', type: 'sentry' })).toBe('forbidden-order');
  });

  const ranger = (): Play =>
    scene([
      model('A-ranger-1', 0, 0, { reserve: true }),
      model('A-trooper-1', 30, 5, { orders: ['move'] }),
      model('B-trooper-1', 60, 75, { heading: 270, orders: ['sentry', 'fire'] }),
    ]).act('A', 'flip-card');

  it('[SK-MOD-22] [SK-RUL-43] a Ranger enters at a free point when its card is flipped', () => {
    const play = ranger();
    expect(play.state.step).toMatchObject({ kind: 'drop', model: 'A-ranger-1' });
    expect(play.clause('A', 'drop', { x: 60, y: 73 })).toBe('SK-RUL-43');
    expect(play.clause('A', 'drop', { x: 1, y: 40 })).toBe('SK-RUL-43');
    expect(play.clause('A', 'pass')).toBe('SK-RUL-43');
    expect(play.act('A', 'drop', { x: 60, y: 40 }).coin).toBe('drop');
  });

  it('[SK-MOD-23] heads: it stays there; no sentry reacts', () => {
    const play = ranger().act('A', 'drop', { x: 60, y: 40 }).flip('H');
    expect(play.state.step).toMatchObject({ kind: 'heading', side: 'A' });
    play.act('A', 'face', 200);
    expect(play.get('A-ranger-1')).toMatchObject({ x: 60, y: 40, heading: 200, place: 'table' });
    expect(play.state.initiative).toBe('B');
  });

  it('[SK-MOD-24] tails: the opponent puts it within 30 cm', () => {
    const play = ranger().act('A', 'drop', { x: 60, y: 40 }).flip('T');
    expect(play.clause('B', 'place-drop', { x: 30, y: 39 })).toBe('SK-MOD-24');
    expect(play.clause('B', 'place-drop', { x: 60, y: 73 })).not.toBe('');
    expect(play.clause('B', 'place-drop', { x: 60, y: 40 })).toBe('');
    play.act('B', 'place-drop', { x: 30, y: 40 }).act('A', 'face', 90);
    expect(play.get('A-ranger-1')).toMatchObject({ x: 30, y: 40, heading: 90 });
  });

  it('[SK-MOD-25] it has no orders in the turn it lands, and the usual ones afterwards', () => {
    const play = ranger().act('A', 'drop', { x: 60, y: 40 }).flip('H').act('A', 'face', 90);
    expect(play.get('A-ranger-1')).toMatchObject({ orders: [], activated: true });
    play.act('B', 'flip-card').act('B', 'pass').act('A', 'flip-card').act('A', 'pass');
    expect(play.state.turn).toBe(2);
    expect(play.get('A-ranger-1').allowance).toBe(1);
  });

  it('[SK-MOD-26] a Trooper has no special rules', () => {
    const { arcDeg, weapon, orders, flags } = MODEL_TYPE.trooper;
    expect([arcDeg, weapon.rangeCm, orders]).toEqual([180, null, { inCommand: 2, outOfCommand: 1 }]);
    const { suppressible, ...special } = flags;
    expect(suppressible).toBe(true);
    expect(Object.values(special).some(Boolean)).toBe(false);
  });

  it('[SK-MOD-27] a Levy has one order, and only in sight of its Captain', () => {
    const levy = (withCaptain: boolean, terrain: object[] = []): number =>
      orderPhase(
        [
          model('A-levy-1', 60, 30),
          ...(withCaptain ? [model('A-captain-1', 60, 5)] : []),
          model('A-trooper-1', 100, 5),
          model('B-trooper-1', 110, 75),
        ],
        { terrain },
      ).get('A-levy-1').allowance;
    expect([levy(true), levy(true, [cover(60, 17)]), levy(false)]).toEqual([1, 0, 0]);
  });

  it('[SK-MOD-28] a Levy that would be Suppressed is removed', () => {
    const shot = scene(
      [model('A-trooper-1', 60, 60, { heading: 90, orders: ['fire', 'grenade'] }), model('B-levy-1', 60, 70), far],
      { active: 'A-trooper-1' },
    );
    shot.act('A', 'fire').act('A', 'target', 'B-levy-1').flip('T');
    expect(shot.find('B-levy-1')).toBeUndefined();
    const frag = scene(
      [model('A-levy-1', 60, 60, { heading: 90, orders: ['grenade'] }), model('A-trooper-1', 10, 5), far],
      { active: 'A-levy-1' },
    );
    frag.act('A', 'grenade', 'frag').flip('H').act('A', 'place', { x: 60, y: 60, deg: 0 });
    expect(frag.find('A-levy-1')).toBeUndefined();
    expect(frag.state.initiative).toBe('B');
    const covered = scene(
      [model('A-trooper-1', 20, 40, { heading: 0, orders: ['fire'] }), model('B-levy-1', 50, 40), far],
      { active: 'A-trooper-1', terrain: [cover(45.35, 44.4, 90)] },
    );
    covered.act('A', 'fire').act('A', 'target', 'B-levy-1').flip('H', 'H');
    expect(covered.find('B-levy-1')).toBeUndefined();
  });
});
