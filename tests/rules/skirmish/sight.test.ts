import { describe, expect, it } from 'vitest';
import { BOX, CONSTANTS, MODEL_TYPE } from '../../../src/models/skirmish/box.ts';
import { MODEL_TYPES } from '../../../src/models/skirmish/schema.ts';
import { openLines, sees } from '../../../src/rules/geometry/sight.ts';
import * as tolerance from '../../../src/rules/geometry/tolerance.ts';
import { canHit } from '../../../src/rules/skirmish/field.ts';
import { cover, model, type Play, scene } from './play.ts';

const a = { x: 0, y: 0, r: 1.5 };
const b = { x: 30, y: 0, r: 1.5 };
const card = (cx: number, cy: number, deg = 0): { cx: number; cy: number; w: number; h: number; deg: number } => ({
  cx,
  cy,
  w: 8.8,
  h: 6.3,
  deg,
});

/** A shooter of a type at (20, 40) facing 0, an enemy at dx, dy from it, cards at their distance from the shooter. */
function view(dx: number, dy: number, cards: [number, number, number][] = [], type = 'trooper'): Play {
  const terrain = cards.map(([x, y, deg]) => cover(20 + x, 40 + y, deg));
  return scene(
    [
      model(`A-${type}-1`, 20, 40, { heading: 0, orders: ['fire'] }),
      model('B-trooper-1', 20 + dx, 40 + dy, { heading: 180 }),
      model('B-levy-1', 5, 40),
    ],
    { active: `A-${type}-1`, terrain },
  );
}
const sight = (play: Play): boolean => play.clause('A', 'fire') === '';

describe('line of sight and fire arcs', () => {
  it('[SK-LOS-01] [SK-RUL-05] nine straight lines between two bases', () => {
    expect(openLines(a, b, [])).toBe(9);
    expect(sight(view(30, 0))).toBe(true);
  });

  it('[SK-LOS-02] a card across all lines blocks', () => {
    expect(openLines(a, b, [card(15, 0)])).toBe(0);
    expect(sight(view(30, 0, [[15, 0, 0]]))).toBe(false);
  });

  it('[SK-LOS-03] [SK-RUL-07] running along an edge or through a corner does not block', () => {
    expect(openLines(a, b, [card(15, 3.15)])).toBe(4);
    expect(sight(view(30, 0, [[15, 3.15, 0]]))).toBe(true);
  });

  it('[SK-LOS-04] a partly hidden target is in sight', () => {
    expect(openLines(a, b, [card(15, 4.15)])).toBe(8);
    expect(sight(view(30, 0, [[15, 4.15, 0]]))).toBe(true);
  });

  it('[SK-LOS-05] line of sight is mutual', () => {
    const wall = [card(12, 2.5, 30)];
    expect(openLines(a, b, wall)).toBe(openLines(b, a, wall));
    expect(sees(a, b, wall)).toBe(sees(b, a, wall));
  });

  it('[SK-LOS-06] a turned card blocks by its true footprint', () => {
    expect(openLines(a, b, [card(15, 5.2, 45)])).toBe(3);
    expect(openLines(a, b, [card(15, 5.2)])).toBe(9);
  });

  it('[SK-LOS-07] [SK-RUL-06] models and locations do not block', () => {
    const between = scene(
      [
        model('A-trooper-1', 20, 30, { heading: 0, orders: ['fire'] }),
        model('A-trooper-2', 35, 30),
        model('B-trooper-1', 60, 30),
      ],
      {
        scenario: 'satellite-sabotage',
        active: 'A-trooper-1',
        locations: [{ id: 'satellite', kind: 'satellite', owner: 'B', targetOf: 'A', cx: 45, cy: 30, deg: 90 }],
      },
    );
    expect(between.act('A', 'fire').nouns('A', 'target')).toEqual(['B-trooper-1']);
  });

  it('[SK-LOS-08] [SK-RUL-09] the usual arc is 180 degrees, by centres, edges included', () => {
    expect(sight(view(0, 10))).toBe(true);
    expect(sight(view(-0.1, 10))).toBe(false);
    expect(sight(view(10, 0))).toBe(true);
  });

  it('[SK-LOS-09] a heavy weapon’s arc is 90 degrees', () => {
    expect(MODEL_TYPE.gunner.arcDeg).toBe(90);
    expect(sight(view(10, 10, [], 'gunner'))).toBe(true);
    expect(sight(view(10, 10.1, [], 'gunner'))).toBe(false);
    expect(sight(view(10, -9, [], 'gunner'))).toBe(true);
  });

  it('[SK-LOS-10] with the card gone the sight is back at once', () => {
    const play = scene(
      [
        model('A-rocketeer-1', 20, 40, { heading: 0, orders: ['fire', 'fire'] }),
        model('B-trooper-1', 50, 40, { heading: 180 }),
      ],
      { active: 'A-rocketeer-1', terrain: [cover(35, 40, 0, 'wall')] },
    );
    const [shooter, target] = [play.get('A-rocketeer-1'), { x: 50, y: 40, r: 1.5 }];
    expect(canHit(shooter, target, play.state.terrain)).toBe(false);
    play.act('A', 'fire').act('A', 'target', 'wall').flip('H');
    expect(play.state.terrain).toEqual([]);
    expect(play.act('A', 'fire').nouns('A', 'target')).toEqual(['B-trooper-1']);
  });

  it('[SK-RUL-01] the tolerances of the geometry are those of the data', () => {
    expect(tolerance.PENETRATION).toBe(CONSTANTS.penetrationTolCm);
    expect(tolerance.CONTACT).toBe(CONSTANTS.contactTolCm);
    expect(tolerance.LIMIT).toBe(CONSTANTS.limitTolCm);
    expect(tolerance.TIE).toBe(CONSTANTS.distanceTieCm);
    expect(tolerance.STEP).toBe(CONSTANTS.sentryStepCm);
    expect(tolerance.onGrid(1.004)).toBe(1);
    expect(tolerance.onGrid(1.006)).toBe(1 + CONSTANTS.positionGridCm);
  });

  it('[SK-RUL-03] bases are discs of 1.5 cm, the Bulwark’s of 2 cm', () => {
    expect(MODEL_TYPES.filter((id) => MODEL_TYPE[id].baseRadius !== 1.5)).toEqual(['bulwark']);
    expect(MODEL_TYPE.bulwark.baseRadius).toBe(2);
    expect(BOX.terrain[0]).toMatchObject({ w: 8.8, h: 6.3 });
  });

  it('[SK-RUL-04] distances run from base edge to base edge, limits included', () => {
    expect(sight(view(33, 0, [], 'scorcher'))).toBe(true);
    expect(sight(view(33.1, 0, [], 'scorcher'))).toBe(false);
  });

  it('[SK-RUL-08] who stands in smoke neither sees nor is seen', () => {
    const smoke = { id: 'smoke-1', kind: 'smoke', cx: 50, cy: 40, w: 8.8, h: 12.6, deg: 0 };
    const play = scene(
      [
        model('A-trooper-1', 20, 40, { heading: 0, orders: ['fire'] }),
        model('A-trooper-2', 47, 40, { heading: 0 }),
        model('B-trooper-1', 52, 40, { heading: 180 }),
      ],
      { active: 'A-trooper-1', hazards: [smoke] },
    );
    expect(sight(play)).toBe(false);
    expect(canHit(play.get('A-trooper-2'), { x: 52, y: 40, r: 1.5 }, [card(50, 40)])).toBe(false);
  });
});

describe('cover', () => {
  /** A's shooter at (20, 40), B's target at (50, 40), cover as in the vectors. */
  const shot = (cx: number, cy: number, deg: number): Play =>
    scene(
      [
        model('A-trooper-1', 20, 40, { heading: 0, orders: ['fire'] }),
        model('B-trooper-1', 50, 40, { heading: 180 }),
        model('B-levy-1', 5, 70),
      ],
      { active: 'A-trooper-1', terrain: [cover(20 + cx, 40 + cy, deg)] },
    );
  const hit = (play: Play): Play => play.act('A', 'fire').act('A', 'target', 'B-trooper-1').flip('H');

  it('[SK-COVER-01] [SK-RUL-11] a kill on a target that touches cover and is partly behind it takes a flip', () => {
    const play = hit(shot(25.35, 4.4, 90));
    expect(play.coin).toBe('cover');
    expect(play.state.pending?.seat).toBe('B');
  });

  it('[SK-COVER-02] [SK-RUL-12] heads: Suppressed instead of killed', () => {
    const play = hit(shot(25.35, 4.4, 90)).flip('H');
    expect(play.get('B-trooper-1').suppressed).toBe(true);
  });

  it('[SK-COVER-03] tails: killed', () => {
    expect(
      hit(shot(25.35, 4.4, 90))
        .flip('T')
        .find('B-trooper-1'),
    ).toBeUndefined();
  });

  it('[SK-COVER-04] near cover is not in cover: contact is 0.1 cm', () => {
    const play = hit(shot(24.85, 4.4, 90));
    expect(play.coin).toBeNull();
    expect(play.find('B-trooper-1')).toBeUndefined();
    expect(hit(shot(25.26, 4.4, 90)).coin).toBe('cover');
  });

  it('[SK-COVER-05] cover behind or beside the target gives nothing', () => {
    expect(hit(shot(34.65, 0, 90)).find('B-trooper-1')).toBeUndefined();
    expect(hit(shot(30, 4.65, 0)).find('B-trooper-1')).toBeUndefined();
  });

  it('[SK-COVER-06] a target wholly behind cover cannot be chosen', () => {
    expect(shot(25.35, 0, 90).clause('A', 'fire')).toBe('SK-RUL-27');
  });

  it('[SK-COVER-07] cover does not soften a lost attack', () => {
    const play = shot(25.35, 4.4, 90).act('A', 'fire').act('A', 'target', 'B-trooper-1').flip('T');
    expect(play.coin).toBeNull();
    expect(play.get('B-trooper-1').suppressed).toBe(true);
  });
});
