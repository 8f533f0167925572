import { describe, expect, it } from 'vitest';
import { skirmish } from '../../../src/machines/skirmish/game.ts';
import { arcEdges, previewMove, sightTool } from '../../../src/rules/skirmish/preview.ts';
import { cover, model, scene } from './play.ts';

describe('what the page shows before a move is committed', () => {
  const play = scene(
    [
      model('A-trooper-1', 5, 10, { heading: 90, orders: ['move'] }),
      model('B-trooper-1', 30, 20, { heading: 270, orders: ['grenade'] }),
      model('B-levy-1', 100, 70, { heading: 90 }),
    ],
    { active: 'A-trooper-1', terrain: [cover(18, 15, 0, 'left'), cover(42, 15, 0, 'right')] },
  );
  const seen = skirmish.view(play.state, 'A');

  it('[SK-RUL-04] length, refusal, sightings and where sentries may react, from a view alone', () => {
    const preview = previewMove(seen, 'A-trooper-1', [[45, 10]], null, 40);
    expect(preview).toMatchObject({ length: 40, refusal: null, end: { x: 45, y: 10, heading: 0 }, victims: [] });
    expect(preview?.sentries).toEqual([{ id: 'B-trooper-1', intervals: [[13, 37]] }]);
    const levy = preview?.sightings.find(({ id }) => id === 'B-levy-1');
    expect(levy).toMatchObject({ inReach: true, inEnemyReach: false });
    expect(previewMove(seen, 'A-trooper-1', [[45, 10]], null, 20)?.refusal?.clause).toBe('SK-ORD-07');
    expect(previewMove(seen, 'nobody', [], null, 20)).toBeNull();
  });

  it('[SK-RUL-05] the tape between two bases says in words which card blocks which line', () => {
    const { state } = scene([model('A-trooper-1', 20, 20), model('B-trooper-1', 60, 20), model('B-levy-1', 20, 60)], {
      terrain: [cover(40, 24, 0, 'beside')],
    });
    const spot = (x: number, y: number) => ({ x: x - 60, z: 40 - y });
    const said = (x: number, y: number) =>
      skirmish.aiming?.measure(skirmish.view(state, 'A'), spot(20, 20), spot(x, y)).summary.slice(1);
    expect(said(60, 20)).toEqual([
      '6 of 9 sight lines open',
      'Cover at 40, 24 blocks centre to left, left to centre, left to left',
    ]);
    expect(said(20, 60)).toEqual(['9 of 9 sight lines open']);
  });

  it('[SK-RUL-05] the sight tool names the card that blocks each of the nine lines', () => {
    const tool = sightTool(seen, 'A-trooper-1', 'B-trooper-1');
    expect(tool?.lines).toHaveLength(9);
    expect(tool?.open).toBe(tool?.lines.filter(({ blockers }) => blockers.length === 0).length);
    expect(new Set(tool?.lines.flatMap(({ blockers }) => blockers))).toEqual(new Set(['left']));
    expect(arcEdges(play.get('A-trooper-1'))).toEqual([
      { x: 1, y: 0 },
      { x: -1, y: 0 },
    ]);
  });
});
