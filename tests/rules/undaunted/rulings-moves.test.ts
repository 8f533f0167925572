import { describe, expect, test } from 'vitest';
import { undaunted } from '../../../src/machines/undaunted/game.ts';
import { ground } from './drills.ts';
import { at, cards } from './table.ts';

const german = 'DE-RIFLEMAN-A@8A';
const riflemen = ['US-RIFLEMAN-A@7A', german];

describe('Rulings: board and movement', () => {
  test('[UN-RUL-02] each row is shifted by half a tile: six neighbours, corners do not count', () => {
    const drill = ground({
      '17B': [0, 0],
      '3B': [1, 0],
      '4B': [2, 0],
      '9B': [0, 1],
      '10B': [1, 1],
      '11B': [2, 1],
      '18B': [0, 2],
      '7A': [1, 2],
      '16A': [2, 2],
    });
    const table = at({
      drill,
      counters: ['US-RIFLEMAN-A@10B', 'DE-RIFLEMAN-A@16A'],
      control: drill.tiles.map(({ face }) => `US@${face}`),
      US: { hand: ['US-RIFLEMAN-A-1'] },
    });
    table.use('US', 'US-RIFLEMAN-A-1', 'Move');
    expect(table.nouns('US', 'move')).toEqual(['11B', '9B', '7A', '3B', '16A', '17B'].toSorted());
    table.refused('US', 'move', '4B');
    table.refused('US', 'move', '18B');
  });

  test('[UN-RUL-03] distance is counted over tiles that are laid; holes are not crossed', () => {
    const range = (more: Record<string, [number, number]>) => {
      const drill = ground({ '17B': [0, 0], '3B': [0, 1], '4B': [1, 2], ...more, '9B': [2, 2] });
      const table = at({
        drill,
        counters: ['US-RIFLEMAN-A@17B', 'DE-RIFLEMAN-A@9B'],
        US: { hand: ['US-RIFLEMAN-A-1'] },
      });
      table.use('US', 'US-RIFLEMAN-A-1', 'Attack').act('US', 'attack', 'DE-RIFLEMAN-A');
      // Base 4 in the open: the lowest face that succeeds is 4 and the range.
      return Math.min(...table.dice.succeeds.filter((face) => face !== 0).map(Number)) - 4;
    };
    expect(range({})).toBe(3);
    expect(range({ '10B': [1, 1] })).toBe(2);
  });

  test('[UN-RUL-04] every tile entered by Move must carry an own marker, not the last one only', () => {
    const table = at({
      counters: riflemen,
      control: ['US@9A', 'US@10A'],
      US: { hand: [...cards('US-RIFLEMAN-A', 1), 'US-PLATOONGUIDE-1'] },
    });
    table.use('US', 'US-RIFLEMAN-A-1', 'Move');
    expect(table.nouns('US', 'move')).toEqual(['10A']);
    expect(['UN-MOVE-02', 'UN-RUL-04']).toContain(table.refused('US', 'move', '3B').clause);
    table.refused('US', 'move', '9A');
    table.act('US', 'stop').use('US', 'US-PLATOONGUIDE-1', 'Guide').act('US', 'guide', 'US-RIFLEMAN-A');
    expect(table.nouns('US', 'move')).toEqual(['10A']);
    // Move 2 from 7A: 9A is two steps away, and the only tile between them is 3B.
    const two = (control: string[]) =>
      at({
        counters: riflemen,
        control,
        US: { play: ['US-RIFLEMAN-A-1'] },
        playing: { card: 'US-RIFLEMAN-A-1', action: 'Move', left: 2 },
      });
    expect(two(['US@9A']).nouns('US', 'move')).toEqual([]);
    const through = two(['US@9A', 'US@3B']).act('US', 'move', '3B');
    expect(through.nouns('US', 'move')).toEqual(['9A']);
    through.act('US', 'move', '9A');
    expect(through.counter('US-RIFLEMAN-A')?.tile).toBe('9A');
  });

  test('[UN-RUL-05] Scout places markers and takes Fog of War cards', () => {
    const table = at({
      counters: [...riflemen, 'US-SCOUT-A@7A'],
      US: { hand: ['US-SCOUT-A-1'], supply: cards('US-FOG', 1, 2, 3) },
    });
    table.use('US', 'US-SCOUT-A-1', 'Scout').act('US', 'scout', '3B').act('US', 'stop');
    expect(table.position().control).toEqual([{ side: 'US', tile: '3B', state: 'scouted' }]);
    expect([table.position().US.supply.length, table.position().US.discard.length]).toEqual([2, 1]);
  });

  test('[UN-RUL-06] one Fog of War card for each marker placed, tile by tile', () => {
    const there = (control: string[], ...path: string[]) => {
      const table = at({
        counters: [...riflemen, 'US-SCOUT-A@7A'],
        control,
        US: { hand: ['US-SCOUT-A-1'], supply: cards('US-FOG', 1, 2, 3) },
      });
      table.use('US', 'US-SCOUT-A-1', 'Scout');
      for (const tile of path) table.act('US', 'scout', tile);
      table.stop('US');
      return [table.position().control.length - control.length, 3 - table.position().US.supply.length];
    };
    expect(there(['US@7A'], '3B', '7A')).toEqual([1, 1]);
    expect(there([], '3B', '7A')).toEqual([2, 2]);
    expect(there([], '3B')).toEqual([1, 1]);
    expect(there(['US@7A', 'US@3B'], '3B', '7A')).toEqual([0, 0]);
    // Scout 3, to and fro.
    const three = at({
      counters: [...riflemen, 'US-SCOUT-A@7A'],
      control: ['US@7A'],
      US: { play: ['US-SCOUT-A-1'], supply: cards('US-FOG', 1, 2, 3) },
      playing: { card: 'US-SCOUT-A-1', action: 'Scout', left: 3 },
    });
    for (const tile of ['3B', '7A', '3B']) three.act('US', 'scout', tile);
    expect(three.position().control).toHaveLength(2);
    expect(three.position().US.supply).toHaveLength(2);
    expect(three.verbs('US')).toEqual(['end-turn']);
  });

  test('[UN-RUL-07] Guide chooses among own ready counters on the board and places none', () => {
    const table = at({
      counters: ['US-RIFLEMAN-B@2B!', 'DE-RIFLEMAN-A@3B'],
      control: ['US@1A'],
      US: { hand: ['US-PLATOONGUIDE-1'] },
    });
    expect(table.usesOf('US', 'US-PLATOONGUIDE-1')).toEqual(['Bolster', 'hunker-down']);
    table.act('US', 'play', 'US-PLATOONGUIDE-1');
    expect(['UN-GUIDE-04', 'UN-RUL-07', 'UN-RUL-15']).toContain(table.refused('US', 'use', 'Guide').clause);
  });

  test('[UN-RUL-14] "up to X" may be any number from 0 on', () => {
    const table = at({
      counters: [german, 'US-RIFLEMAN-A@10A'],
      control: ['US@1A'],
      US: {
        hand: ['US-RIFLEMAN-B-1', 'US-PLATOONSERGEANT-1', 'US-SCOUT-A-1', 'US-SQUADLEADER-A-1', 'US-PLATOONGUIDE-1'],
        play: ['US-RIFLEMAN-A-1'],
        supply: ['US-RIFLEMAN-A-2'],
      },
    });
    table.use('US', 'US-RIFLEMAN-B-1', 'Move').act('US', 'stop');
    expect(table.counter('US-RIFLEMAN-B')?.tile).toBe('2B');
    expect(table.position().US.play).toContain('US-RIFLEMAN-B-1');
    table.use('US', 'US-PLATOONSERGEANT-1', 'Command').act('US', 'stop');
    expect(table.position().US.deck).toHaveLength(2);
    table.use('US', 'US-SCOUT-A-1', 'Scout').act('US', 'stop');
    expect(table.counter('US-SCOUT-A')?.tile).toBe('7A');
    table.use('US', 'US-SQUADLEADER-A-1', 'Inspire').act('US', 'stop');
    table.use('US', 'US-PLATOONGUIDE-1', 'Bolster').act('US', 'stop');
    expect(table.position().US).toMatchObject({ hand: [], supply: ['US-RIFLEMAN-A-2'] });
  });

  test('[UN-RUL-15] what bars an action; every other one may be chosen even if it changes nothing', () => {
    const alone = at({
      counters: ['US-RIFLEMAN-A@7A', 'US-MACHINEGUNNER-A@7A', 'US-MORTAR@7A', 'US-SCOUT-A@7A'],
      US: { hand: ['US-MACHINEGUNNER-A-1', 'US-MORTAR-1', 'US-SCOUT-A-1', 'US-SQUADLEADER-A-1'] },
    });
    expect(alone.usesOf('US', 'US-MACHINEGUNNER-A-1')).toEqual(['Move', 'hunker-down']);
    expect(alone.usesOf('US', 'US-MORTAR-1')).toEqual(['Move', 'Target', 'hunker-down']);
    expect(alone.usesOf('US', 'US-SCOUT-A-1')).toEqual(['Conceal', 'Scout', 'hunker-down']);
    expect(alone.usesOf('US', 'US-SQUADLEADER-A-1')).toEqual(['Bolster', 'Inspire', 'hunker-down']);
    alone.act('US', 'play', 'US-MACHINEGUNNER-A-1');
    for (const action of ['Attack', 'Suppress']) {
      expect(alone.refused('US', 'use', action).clause).toBe('UN-RUL-15');
    }
    // Nothing within reach of the Mortar at three tiles.
    const drill = ground({ '17B': [0, 0], '3B': [1, 0], '4B': [2, 0] });
    const close = at({
      drill,
      counters: ['US-RIFLEMAN-A@17B', 'US-MORTAR@17B', 'DE-RIFLEMAN-A@4B'],
      US: { hand: ['US-MORTAR-1'] },
    });
    expect(close.usesOf('US', 'US-MORTAR-1')).toEqual(['Move', 'hunker-down']);
    // One tile at distance 3, and the marker on it.
    const longer = ground({ '17B': [0, 0], '3B': [1, 0], '4B': [2, 0], '9B': [3, 0] });
    const taken = at({
      drill: longer,
      counters: ['US-RIFLEMAN-A@17B', 'US-MORTAR@17B', 'DE-RIFLEMAN-A@4B'],
      target: { US: '9B' },
      US: { hand: ['US-MORTAR-1'] },
    });
    expect(taken.usesOf('US', 'US-MORTAR-1')).toEqual(['Blast', 'Move', 'hunker-down']);
  });

  test('[UN-RUL-20] any number of counters of either side may share a tile', () => {
    const table = at({
      counters: [...riflemen, 'US-SCOUT-A@7A', 'DE-SCOUT-A@3B', 'DE-SCOUT-B@3B', 'DE-SNIPER@3B'],
      control: ['US@3B'],
      US: { hand: ['US-RIFLEMAN-A-1', 'US-SCOUT-A-1'] },
    });
    table.use('US', 'US-RIFLEMAN-A-1', 'Move');
    expect(table.nouns('US', 'move')).toEqual(['3B']);
    table.act('US', 'move', '3B');
    expect(table.position().counters.filter(({ tile }) => tile === '3B')).toHaveLength(4);
    table.use('US', 'US-SCOUT-A-1', 'Scout').act('US', 'scout', '3B').act('US', 'scout', '1A');
    expect(table.counter('US-SCOUT-A')?.tile).toBe('1A');
  });

  test('[UN-RUL-55] a tile with an own marker may be entered though the opponent controls it', () => {
    const table = at({
      counters: riflemen,
      control: ['US@3B', 'DE@3B*'],
      US: { hand: ['US-RIFLEMAN-A-1'] },
    });
    table.use('US', 'US-RIFLEMAN-A-1', 'Move');
    expect(table.nouns('US', 'move')).toEqual(['3B']);
  });

  test('[UN-RUL-57] a marker once placed stays, turning between scouted and controlled only', () => {
    const table = at({
      toMove: 'DE',
      initiative: 'DE',
      counters: ['US-RIFLEMAN-A@7A', 'DE-RIFLEMAN-A@3B'],
      control: ['US@3B*', 'DE@3B'],
      US: { hand: ['US-RIFLEMAN-A-1'] },
      DE: { hand: ['DE-RIFLEMAN-A-1'] },
    });
    table.use('DE', 'DE-RIFLEMAN-A-1', 'Control').act('DE', 'end-turn');
    expect([table.marker('US', '3B'), table.marker('DE', '3B')]).toEqual(['scouted', 'controlled']);
    table.use('US', 'US-RIFLEMAN-A-1', 'Move');
    expect(table.nouns('US', 'move')).toEqual(['3B']);
  });
});

describe('Rulings: spawn tiles', () => {
  test('[UN-RUL-17] off the board, legality is judged as if the counter stood on its spawn tile', () => {
    const off = (counters: string[]) =>
      at({
        counters: ['US-RIFLEMAN-B@2B', german, ...counters],
        control: ['US@7A'],
        US: { hand: ['US-RIFLEMAN-A-1'] },
      });
    expect(off(['DE-SCOUT-A@7A']).usesOf('US', 'US-RIFLEMAN-A-1')).toEqual(['Attack', 'Move', 'hunker-down']);
    expect(off([]).usesOf('US', 'US-RIFLEMAN-A-1')).toEqual(['Attack', 'Control', 'Move', 'hunker-down']);
    const table = off([]).use('US', 'US-RIFLEMAN-A-1', 'Control');
    expect(table.counter('US-RIFLEMAN-A')?.tile).toBe('7A');
    expect(table.marker('US', '7A')).toBe('controlled');
  });

  test('[UN-RUL-49] a lettered marker serves its squad, ALL the others, SUPPORT Sniper and Mortar', () => {
    const table = at({
      counters: ['US-RIFLEMAN-C@5A', german],
      US: { hand: ['US-RIFLEMAN-A-1', 'US-SNIPER-1'] },
    });
    table.use('US', 'US-RIFLEMAN-A-1', 'Move').stop('US').use('US', 'US-SNIPER-1', 'Stalk').stop('US');
    expect([table.counter('US-RIFLEMAN-A')?.tile, table.counter('US-SNIPER')?.tile]).toEqual(['7A', '2B']);

    const drill = ground({ '17B': [0, 0], '3B': [1, 0], '4B': [2, 0], '9B': [3, 0] });
    drill.sides.DE.spawnMarkers.push({ label: 'SUPPORT', face: '4B' });
    const support = at({
      drill,
      toMove: 'DE',
      initiative: 'DE',
      counters: ['US-RIFLEMAN-A@17B', 'DE-RIFLEMAN-A@9B'],
      DE: { hand: ['DE-SNIPER-1', 'DE-RIFLEMAN-B-1'] },
    });
    support.use('DE', 'DE-SNIPER-1', 'Stalk').stop('DE').use('DE', 'DE-RIFLEMAN-B-1', 'Move').stop('DE');
    expect([support.counter('DE-SNIPER')?.tile, support.counter('DE-RIFLEMAN-B')?.tile]).toEqual(['4B', '9B']);

    const lacking = ground({ '17B': [0, 0], '3B': [1, 0], '4B': [2, 0], '9B': [3, 0] });
    lacking.sides.US.spawnMarkers = [{ label: 'A', face: '17B' }];
    expect(() => undaunted.start({ game: 'undaunted', scenario: lacking.id, seed: 1, scenarioData: lacking })).toThrow(
      /spawn/,
    );
  });

  test('[UN-RUL-50] a spawn tile needs no marker, gets none, and enemies on it hinder nothing', () => {
    const table = at({
      counters: ['US-RIFLEMAN-B@2B', 'DE-RIFLEMAN-A@7A'],
      US: { hand: ['US-RIFLEMAN-A-1'] },
    });
    table.use('US', 'US-RIFLEMAN-A-1', 'Move').stop('US');
    expect(table.counter('US-RIFLEMAN-A')?.tile).toBe('7A');
    expect(table.marker('US', '7A')).toBeNull();
  });
});
