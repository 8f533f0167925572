import { describe, expect, test } from 'vitest';
import { at, cards } from './table.ts';

const riflemen = ['US-RIFLEMAN-A@10A', 'DE-RIFLEMAN-A@8A'];

describe('Placing counters', () => {
  test('[UN-PLACE-01] a counter off the board is first placed on its spawn tile, then the action is performed', () => {
    const table = at({ counters: riflemen, control: ['US@1A'], US: { hand: ['US-RIFLEMAN-B-1'] } });
    table.use('US', 'US-RIFLEMAN-B-1', 'Move');
    expect(table.counter('US-RIFLEMAN-B')).toEqual({ id: 'US-RIFLEMAN-B', tile: '2B', suppressed: false });
    expect(table.nouns('US', 'move')).toEqual(['1A']);
    table.act('US', 'move', '1A');
    expect(table.counter('US-RIFLEMAN-B')?.tile).toBe('1A');
  });

  test('[UN-PLACE-02] placing costs nothing: the same card performs its whole action', () => {
    const table = at({
      counters: [...riflemen, 'DE-SCOUT-A@1A'],
      US: { hand: ['US-MACHINEGUNNER-A-1'] },
    });
    table.use('US', 'US-MACHINEGUNNER-A-1', 'Attack').act('US', 'attack', 'DE-SCOUT-A');
    expect(table.counter('US-MACHINEGUNNER-A')?.tile).toBe('7A');
    expect(table.dice.dice).toEqual([{ kind: 'd10' }, { kind: 'd10' }]);
    // Base 5, open field, two tiles from the spawn tile 7A.
    expect(table.dice.succeeds.toSorted()).toEqual([0, 7, 8, 9]);
  });

  test('[UN-PLACE-03] a removed counter comes back on its spawn tile', () => {
    const table = at({
      counters: ['US-RIFLEMAN-A@16A', 'US-MORTAR@2B', 'DE-RIFLEMAN-A@8A'],
      target: { US: '16A' },
      US: { hand: ['US-MORTAR-1', 'US-SQUADLEADER-A-1'], play: cards('US-RIFLEMAN-A', 1) },
    });
    table.use('US', 'US-MORTAR-1', 'Blast').blast('US', 'US-RIFLEMAN-A').roll(0);
    expect(table.counter('US-RIFLEMAN-A')).toBeUndefined();
    table.use('US', 'US-SQUADLEADER-A-1', 'Inspire').act('US', 'inspire', 'US-RIFLEMAN-A-1');
    table.use('US', 'US-RIFLEMAN-A-1', 'Move').stop('US');
    expect(table.counter('US-RIFLEMAN-A')?.tile).toBe('7A');
  });
});
