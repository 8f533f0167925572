import { describe, expect, it } from 'vitest';
import { MODEL_TYPE } from '../../../src/models/skirmish/box.ts';
import { statistics } from '../../../src/rules/skirmish/statistics.ts';
import { model, scene } from './play.ts';

describe('statistics of a skirmish', () => {
  const play = scene(
    [
      model('A-trooper-1', 40, 40, { heading: 90, orders: ['fire', 'fire'] }),
      model('A-levy-1', 90, 10),
      model('B-trooper-1', 40, 60, { heading: 270, orders: ['sentry'] }),
      model('B-levy-1', 60, 70),
    ],
    { active: 'A-trooper-1' },
  );

  it('[SK-RUL-51] points left count as at the turn limit, models without a cost as 1', () => {
    const [points, models, suppressed] = statistics(play.state).standings;
    const cost = MODEL_TYPE.trooper.cost + Math.max(1, MODEL_TYPE.levy.cost);
    expect(points).toEqual({ label: 'Points left', values: { A: cost, B: cost } });
    expect(models?.values).toEqual({ A: 2, B: 2 });
    expect(suppressed?.values).toEqual({ A: 0, B: 0 });
  });

  it('[SK-ORD-13] each event counts once: an order, a lost and a won flip, who was Suppressed and who fell', () => {
    play.act('A', 'fire');
    expect(statistics(play.state).counts).toEqual([{ table: 'Orders carried out', row: 'Fire', seat: 'A' }]);
    play.act('A', 'target', 'B-trooper-1').flip('T');
    expect(statistics(play.state).counts).toEqual([
      { table: 'Flips lost', row: 'Fire', seat: 'A' },
      { table: 'Suppressed', row: 'Trooper', seat: 'B' },
    ]);
    expect(statistics(play.state).standings[2]?.values).toEqual({ A: 0, B: 1 });
    play.act('A', 'fire').act('A', 'target', 'B-trooper-1').flip('H');
    expect(statistics(play.state).counts).toEqual([
      { table: 'Flips won', row: 'Fire', seat: 'A' },
      { table: 'Models lost', row: 'Trooper', seat: 'B' },
    ]);
    expect(statistics(play.state).standings[1]?.values).toEqual({ A: 2, B: 1 });
  });

  it('[SK-ORD-15] two orders revealed together count as two', () => {
    const aimed = scene(
      [
        model('A-trooper-1', 40, 40, { heading: 90, orders: ['fire', 'fire'] }),
        model('B-trooper-1', 40, 60, { heading: 270 }),
      ],
      { active: 'A-trooper-1' },
    ).act('A', 'aim');
    expect(statistics(aimed.state).counts).toHaveLength(2);
  });
});
