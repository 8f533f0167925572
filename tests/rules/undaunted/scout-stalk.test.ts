import { describe, expect, test } from 'vitest';
import { at, cards } from './table.ts';

const scouting = (control: string[], fog: number[], unit = 'US-SCOUT-A') =>
  at({
    counters: [`${unit}@7A`, 'US-RIFLEMAN-A@7A', 'DE-RIFLEMAN-A@8A'],
    control,
    US: { hand: [`${unit}-1`], supply: cards('US-FOG', ...fog), discard: ['US-RIFLEMAN-B-1'] },
  });

describe('Scout', () => {
  test('[UN-SCOUT-01] the tiles entered need no marker', () => {
    const table = scouting([], [1, 2, 3]).use('US', 'US-SCOUT-A-1', 'Scout');
    expect(table.nouns('US', 'scout')).toEqual(['10A', '2B', '3B']);
    table.act('US', 'scout', '3B');
    expect(table.verbs('US')).toContain('stop');
    expect(table.nouns('US', 'scout')).toEqual(['10A', '13B', '1A', '2B', '7A', '9A']);
    table.act('US', 'scout', '1A');
    expect(table.counter('US-SCOUT-A')?.tile).toBe('1A');
    expect(table.nouns('US', 'scout')).toEqual([]);
  });

  test('[UN-SCOUT-02] each tile entered without an own marker gets one, scouted side up', () => {
    const table = scouting(['DE@1A*'], [1, 2, 3]).use('US', 'US-SCOUT-A-1', 'Scout');
    table.act('US', 'scout', '3B').act('US', 'scout', '1A');
    expect([table.marker('US', '3B'), table.marker('US', '1A')]).toEqual(['scouted', 'scouted']);
    expect([table.marker('DE', '3B'), table.marker('DE', '1A')]).toEqual([null, 'controlled']);
  });

  test('[UN-SCOUT-03] nothing is placed or changed where the side has a marker', () => {
    const table = scouting(['US@3B*', 'US@2B'], [1, 2, 3]).use('US', 'US-SCOUT-A-1', 'Scout');
    table.act('US', 'scout', '3B').act('US', 'scout', '2B');
    expect(table.position().control).toHaveLength(2);
    expect([table.marker('US', '3B'), table.marker('US', '2B')]).toEqual(['controlled', 'scouted']);
    expect(table.position().US.supply).toHaveLength(3);
    expect(table.position().US.discard).toEqual(['US-RIFLEMAN-B-1']);
  });

  test('[UN-SCOUT-04] each marker placed brings one Fog of War card from supply to discard pile', () => {
    const table = scouting([], [1, 2, 3, 4, 5, 6]).use('US', 'US-SCOUT-A-1', 'Scout');
    table.act('US', 'scout', '3B').act('US', 'scout', '1A');
    const { supply, discard } = table.position().US;
    expect(supply.filter((id) => id.includes('FOG'))).toHaveLength(4);
    expect(discard.filter((id) => id.includes('FOG'))).toHaveLength(2);
    expect(discard).toHaveLength(3);
  });

  test('[UN-SCOUT-05] with too few Fog of War cards all there are are taken and every marker is placed', () => {
    const table = scouting([], [4]).use('US', 'US-SCOUT-A-1', 'Scout');
    table.act('US', 'scout', '3B').act('US', 'scout', '1A');
    expect(table.position().control).toHaveLength(2);
    expect(table.position().US.supply).toEqual([]);
    expect(table.position().US.discard.toSorted()).toEqual(['US-FOG-4', 'US-RIFLEMAN-B-1']);
  });
});

describe('Stalk', () => {
  test('[UN-STALK-01] the tiles entered need no marker', () => {
    const table = scouting(['DE@3B*'], [1], 'US-SNIPER').use('US', 'US-SNIPER-1', 'Stalk');
    expect(table.nouns('US', 'stalk')).toEqual(['10A', '2B', '3B']);
    expect(table.verbs('US')).toEqual(['stalk', 'stop']);
  });

  test('[UN-STALK-02] Stalk places no marker and takes no Fog of War card', () => {
    const table = scouting([], [1, 2], 'US-SNIPER').use('US', 'US-SNIPER-1', 'Stalk').act('US', 'stalk', '3B');
    expect(table.counter('US-SNIPER')?.tile).toBe('3B');
    expect(table.position().control).toEqual([]);
    expect(table.position().US.supply).toEqual(cards('US-FOG', 1, 2));
  });
});
