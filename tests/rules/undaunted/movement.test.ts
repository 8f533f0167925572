import { describe, expect, test } from 'vitest';
import { at } from './table.ts';

const german = 'DE-RIFLEMAN-A@8A';

describe('Move', () => {
  test('[UN-MOVE-01] the counter moves one adjacent tile at a time', () => {
    const table = at({
      counters: ['US-RIFLEMAN-A@7A', german],
      control: ['US@3B', 'US@9A'],
      US: { hand: ['US-RIFLEMAN-A-1'] },
    });
    table.use('US', 'US-RIFLEMAN-A-1', 'Move');
    expect(table.nouns('US', 'move')).toEqual(['3B']);
    expect(table.refused('US', 'move', '9A').clause).toBe('UN-MOVE-01');
    table.act('US', 'move', '3B');
    expect(table.counter('US-RIFLEMAN-A')?.tile).toBe('3B');
    expect(table.verbs('US')).toEqual(['end-turn']);
  });

  test('[UN-MOVE-02] a tile entered must carry the side’s own marker', () => {
    const table = at({
      counters: ['US-RIFLEMAN-A@3B', german],
      control: ['US@7A', 'US@10A*', 'DE@2B', 'DE@1A*'],
      US: { hand: ['US-RIFLEMAN-A-1'] },
    });
    table.use('US', 'US-RIFLEMAN-A-1', 'Move');
    expect(table.nouns('US', 'move')).toEqual(['10A', '7A']);
    for (const tile of ['13B', '2B', '1A']) expect(table.refused('US', 'move', tile).clause).toBe('UN-MOVE-02');
  });

  test('[UN-MOVE-03] moving the Mortar takes its side’s target marker off the board', () => {
    const table = at({
      counters: ['US-RIFLEMAN-A@7A', 'US-MORTAR@3B', 'DE-MORTAR@8A', german],
      control: ['US@7A'],
      target: { US: '4B', DE: '7A' },
      US: { hand: ['US-MORTAR-1'] },
    });
    table.use('US', 'US-MORTAR-1', 'Move').act('US', 'move', '7A');
    expect(table.position().target).toEqual({ US: null, DE: '7A' });
  });
});

describe('Guide', () => {
  test('[UN-GUIDE-01] any one counter of the player’s own may be guided', () => {
    const table = at({
      counters: ['US-RIFLEMAN-A@7A', 'US-SCOUT-B@3B', 'US-SNIPER@2B', german, 'DE-SCOUT-A@7A'],
      control: ['US@10A', 'US@1A'],
      US: { hand: ['US-PLATOONGUIDE-1'] },
    });
    table.use('US', 'US-PLATOONGUIDE-1', 'Guide');
    expect(table.nouns('US', 'guide')).toEqual(['US-RIFLEMAN-A', 'US-SCOUT-B', 'US-SNIPER']);
    expect(['UN-GUIDE-01', 'UN-RUL-07']).toContain(table.refused('US', 'guide', 'DE-RIFLEMAN-A').clause);
    table.act('US', 'guide', 'US-SNIPER').act('US', 'move', '1A');
    expect(table.counter('US-SNIPER')?.tile).toBe('1A');
    expect(table.verbs('US')).toEqual(['end-turn']);
  });

  test('[UN-GUIDE-02] a guided Scout or Sniper enters tiles with an own marker only', () => {
    for (const id of ['US-SCOUT-B', 'US-SNIPER']) {
      const table = at({
        counters: ['US-RIFLEMAN-A@7A', `${id}@2B`, german],
        control: ['US@1A', 'US@3B*', 'DE@7A'],
        US: { hand: ['US-PLATOONGUIDE-1'] },
      });
      table.use('US', 'US-PLATOONGUIDE-1', 'Guide').act('US', 'guide', id);
      expect(table.nouns('US', 'move')).toEqual(['1A', '3B']);
      expect(['UN-GUIDE-02', 'UN-RUL-04']).toContain(table.refused('US', 'move', '5A').clause);
    }
  });

  test('[UN-GUIDE-03] guiding the own Mortar takes its target marker off the board', () => {
    const table = at({
      toMove: 'DE',
      counters: ['US-RIFLEMAN-A@7A', 'US-MORTAR@2B', 'DE-MORTAR@15B', german],
      control: ['DE@4B'],
      target: { US: '16A', DE: '7A' },
      DE: { hand: ['DE-PLATOONGUIDE-1'] },
    });
    table.use('DE', 'DE-PLATOONGUIDE-1', 'Guide').act('DE', 'guide', 'DE-MORTAR').act('DE', 'move', '4B');
    expect(table.position().target).toEqual({ US: '16A', DE: null });
    expect(table.counter('DE-MORTAR')?.tile).toBe('4B');
  });

  test('[UN-GUIDE-04] a suppressed counter cannot be guided', () => {
    const table = at({
      counters: ['US-RIFLEMAN-A@7A!', 'US-RIFLEMAN-B@2B', german],
      control: ['US@10A', 'US@1A'],
      US: { hand: ['US-PLATOONGUIDE-1'] },
    });
    table.use('US', 'US-PLATOONGUIDE-1', 'Guide');
    expect(table.nouns('US', 'guide')).toEqual(['US-RIFLEMAN-B']);
    expect(table.refused('US', 'guide', 'US-RIFLEMAN-A').clause).toBe('UN-GUIDE-04');
  });
});
