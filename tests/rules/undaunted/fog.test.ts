import { describe, expect, test } from 'vitest';
import { at, cards, type Table } from './table.ts';

const riflemen = ['US-RIFLEMAN-A@7A', 'DE-RIFLEMAN-A@8A'];

describe('Fog of War', () => {
  test('[UN-FOG-01] a Fog of War card cannot be played', () => {
    const table = at({ counters: riflemen, US: { hand: ['US-FOG-1', 'US-RIFLEMAN-A-1'] } });
    expect(table.nouns('US', 'play')).toEqual(['US-RIFLEMAN-A-1']);
    expect(['UN-FOG-01', 'UN-CARD-08']).toContain(table.refused('US', 'play', 'US-FOG-1').clause);
  });

  test('[UN-FOG-02] no action but Recon takes a Fog of War card out for good', () => {
    const table = at({
      counters: [
        'US-RIFLEMAN-A@7A',
        'US-SCOUT-A@7A',
        'US-MACHINEGUNNER-A@7A',
        'US-SNIPER@2B',
        'US-MORTAR@2B',
        'DE-RIFLEMAN-A@8A',
      ],
      control: ['US@7A', 'US@3B'],
      US: {
        hand: [
          ...cards('US-RIFLEMAN-A', 1, 2, 3),
          ...cards('US-SCOUT-A', 1, 2, 3),
          ...cards('US-MACHINEGUNNER-A', 1),
          ...cards('US-SNIPER', 1),
          ...cards('US-MORTAR', 1, 2),
          'US-SQUADLEADER-A-1',
          'US-SQUADLEADER-B-1',
          'US-PLATOONGUIDE-1',
          'US-PLATOONSERGEANT-1',
          ...cards('US-FOG', 1, 2),
        ],
        deck: [...cards('US-FOG', 3, 4), 'US-RIFLEMAN-B-1'],
        discard: cards('US-FOG', 5),
        supply: [...cards('US-FOG', 6, 7, 8, 9, 10), ...cards('US-RIFLEMAN-C', 1, 2)],
      },
      DE: { supply: cards('DE-FOG', 1, 2) },
    });
    const fog = (side: 'US' | 'DE') => {
      const { deck, hand, discard, supply } = table.position()[side];
      return [...deck, ...hand, ...discard, ...supply].filter((id) => id.includes('FOG')).length;
    };
    const once: [string, string, (table: Table) => void][] = [
      ['US-RIFLEMAN-A-1', 'Control', () => {}],
      ['US-RIFLEMAN-A-2', 'Move', (t) => t.act('US', 'move', '3B')],
      ['US-RIFLEMAN-A-3', 'Attack', (t) => t.act('US', 'attack', 'DE-RIFLEMAN-A').roll(1)],
      ['US-SCOUT-A-1', 'Scout', (t) => t.act('US', 'scout', '10A').act('US', 'scout', '13B')],
      ['US-SCOUT-A-2', 'Conceal', () => {}],
      ['US-SCOUT-A-3', 'Attack', (t) => t.act('US', 'attack', 'DE-RIFLEMAN-A').roll(1)],
      ['US-MACHINEGUNNER-A-1', 'Suppress', (t) => t.act('US', 'suppress', 'DE-RIFLEMAN-A').roll(1, 1, 1, 1)],
      ['US-SNIPER-1', 'Stalk', (t) => t.act('US', 'stalk', '1A')],
      ['US-MORTAR-1', 'Target', (t) => t.act('US', 'target', '8A')],
      ['US-MORTAR-2', 'Blast', (t) => t.blast('US', 'DE-RIFLEMAN-A').roll(1)],
      ['US-SQUADLEADER-A-1', 'Inspire', (t) => t.act('US', 'inspire', 'US-SCOUT-A-1')],
      ['US-SQUADLEADER-B-1', 'Bolster', (t) => t.stop('US')],
      ['US-PLATOONGUIDE-1', 'Guide', (t) => t.act('US', 'guide', 'US-RIFLEMAN-A').act('US', 'move', '7A')],
      ['US-PLATOONSERGEANT-1', 'Command', (t) => t.act('US', 'draw').act('US', 'draw')],
    ];
    expect([fog('US'), fog('DE')]).toEqual([10, 2]);
    for (const [card, action, rest] of once) {
      table.use('US', card, action);
      rest(table);
      expect([action, fog('US'), fog('DE')]).toEqual([action, 10, 2]);
    }
    table.use('US', 'US-SCOUT-A-1', 'Recon');
    expect(fog('US')).toBe(9);
  });

  test('[UN-FOG-03] a Fog of War card stays in hand until the turn ends, then is discarded', () => {
    const table = at({
      counters: riflemen,
      control: ['US@10A'],
      US: { hand: [...cards('US-FOG', 1, 2), 'US-RIFLEMAN-A-1'] },
      DE: { hand: ['DE-FOG-1'] },
    });
    table.use('US', 'US-RIFLEMAN-A-1', 'Move').act('US', 'move', '10A');
    expect(table.position().US.hand.toSorted()).toEqual(cards('US-FOG', 1, 2));
    table.act('US', 'end-turn');
    expect(table.position().US.discard).toEqual(expect.arrayContaining(cards('US-FOG', 1, 2)));
    expect(table.position().US.hand).toEqual([]);
  });
});
