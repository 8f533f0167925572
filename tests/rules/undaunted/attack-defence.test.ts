import { describe, expect, test } from 'vitest';
import { lane } from './drills.ts';
import { at, type Setting } from './table.ts';

/** Faces that succeed against this total, as the clauses say: the total or more, and 0. */
const succeeding = (total: number) => [0, ...[1, 2, 3, 4, 5, 6, 7, 8, 9].filter((face) => face >= total)];

/** A US attack on a German counter, up to the throw. */
function attack(counters: string[], target: string, more: Partial<Setting> = {}, card = 'US-RIFLEMAN-A-1') {
  const table = at({ counters, US: { hand: [card] }, ...more });
  table.use('US', card, 'Attack').act('US', 'attack', target);
  return table;
}

describe('Choosing targets', () => {
  test('[UN-ATK-01] target, defence, roll, result: in this order', () => {
    const table = at({
      counters: ['US-RIFLEMAN-A@3B', 'DE-RIFLEMAN-A@2B'],
      US: { hand: ['US-RIFLEMAN-A-1'] },
      DE: { hand: ['DE-RIFLEMAN-A-1'] },
    });
    const mark = table.log().length;
    table.use('US', 'US-RIFLEMAN-A-1', 'Attack');
    expect(table.state.pending).toBeNull();
    table.act('US', 'attack', 'DE-RIFLEMAN-A').roll(8);
    const told = table.since(mark).join('\n');
    // Base 4, cover 2, range 1.
    const order = [/target is German Rifleman A/i, /defence 7\b/i, /dice: 8\b/i, /casualty: German Rifleman A/i].map(
      (step) => told.search(step),
    );
    expect(order.every((place) => place >= 0)).toBe(true);
    expect(order).toEqual(order.toSorted((a, b) => a - b));
  });

  test('[UN-ATK-02] any enemy counter may be chosen, at any distance', () => {
    const counters = ['US-RIFLEMAN-A@7A', 'US-MACHINEGUNNER-A@7A', 'DE-SCOUT-A@7A', 'DE-RIFLEMAN-A@3B', 'DE-MORTAR@8A'];
    const table = at({ counters, US: { hand: ['US-RIFLEMAN-A-1', 'US-MACHINEGUNNER-A-1'] } });
    table.use('US', 'US-RIFLEMAN-A-1', 'Attack');
    expect(table.nouns('US', 'attack')).toEqual(['DE-MORTAR', 'DE-RIFLEMAN-A', 'DE-SCOUT-A']);
    table.act('US', 'attack', 'DE-MORTAR').roll(1).use('US', 'US-MACHINEGUNNER-A-1', 'Suppress');
    expect(table.nouns('US', 'suppress')).toEqual(['DE-MORTAR', 'DE-RIFLEMAN-A', 'DE-SCOUT-A']);
  });

  test('[UN-ATK-03] own counters cannot be chosen', () => {
    const table = at({
      counters: ['US-RIFLEMAN-A@7A', 'US-SCOUT-A@9A', 'DE-SCOUT-A@9A'],
      US: { hand: ['US-RIFLEMAN-A-1'] },
    });
    table.use('US', 'US-RIFLEMAN-A-1', 'Attack');
    expect(table.nouns('US', 'attack')).toEqual(['DE-SCOUT-A']);
    expect(table.refused('US', 'attack', 'US-SCOUT-A').clause).toBe('UN-ATK-03');
  });
});

describe('Total defence', () => {
  test('[UN-DEF-01] base defence, cover and range are added up', () => {
    // Scout 5, farm 2, three tiles: 10, so nothing but a 0 succeeds.
    const table = attack(['US-RIFLEMAN-A@1A', 'DE-SCOUT-A@8A', 'DE-RIFLEMAN-A@6A'], 'DE-SCOUT-A');
    expect(table.dice.succeeds).toEqual([0]);
    expect(`${table.dice.purpose} ${table.dice.need} ${table.log().join(' ')}`).toMatch(/\b10\b/);
  });

  test('[UN-DEF-02] the base defence is the number on the attacked counter', () => {
    const table = attack(['US-RIFLEMAN-A@1A', 'DE-RIFLEMAN-A@1A', 'DE-SCOUT-A@1A'], 'DE-RIFLEMAN-A');
    expect(table.dice.succeeds.toSorted()).toEqual(succeeding(4));
    const scout = attack(['US-RIFLEMAN-A@1A', 'DE-RIFLEMAN-A@1A', 'DE-SCOUT-A@1A'], 'DE-SCOUT-A');
    expect(scout.dice.succeeds.toSorted()).toEqual(succeeding(5));
    const sniper = attack(['US-RIFLEMAN-A@1A', 'DE-RIFLEMAN-A@1A', 'DE-SNIPER@1A'], 'DE-SNIPER');
    expect(sniper.dice.succeeds.toSorted()).toEqual(succeeding(6));
  });

  test('[UN-DEF-03] only the cover of the attacked counter’s own tile counts', () => {
    // From the village 17B (cover 3) past the farm 7A (cover 2) to the open field 4B.
    const table = attack(['US-RIFLEMAN-A@17B', 'DE-RIFLEMAN-A@4B'], 'DE-RIFLEMAN-A', { scenario: 'la-raye' });
    expect(table.dice.succeeds.toSorted()).toEqual(succeeding(6));
  });

  test('[UN-DEF-04] the range bonus counts the tiles from attacker to defender, the attacker’s own left out', () => {
    const next = attack(['US-RIFLEMAN-A@7A', 'DE-RIFLEMAN-A@3B'], 'DE-RIFLEMAN-A');
    expect(next.dice.succeeds.toSorted()).toEqual(succeeding(4 + 1));
    const two = attack(['US-RIFLEMAN-A@7A', 'DE-RIFLEMAN-A@1A'], 'DE-RIFLEMAN-A');
    expect(two.dice.succeeds.toSorted()).toEqual(succeeding(4 + 2));
  });

  test('[UN-DEF-05] on the same tile there is no range bonus', () => {
    const table = attack(['US-RIFLEMAN-A@14B', 'DE-RIFLEMAN-A@14B'], 'DE-RIFLEMAN-A');
    expect(table.dice.succeeds.toSorted()).toEqual(succeeding(5));
  });

  test('[UN-TILE-03] the cover of a tile is added to the defence of the counter that stands on it', () => {
    const table = attack(['US-RIFLEMAN-A@3B', 'DE-RIFLEMAN-A@2B'], 'DE-RIFLEMAN-A');
    expect(table.dice.succeeds.toSorted()).toEqual(succeeding(7));
  });
});

describe('Dice', () => {
  test('[UN-DICE-01] as many dice are thrown as the action’s value', () => {
    const table = at({
      counters: ['US-MACHINEGUNNER-A@7A', 'US-RIFLEMAN-A@7A', 'DE-RIFLEMAN-A@3B'],
      US: { hand: ['US-MACHINEGUNNER-A-1'] },
    });
    table.use('US', 'US-MACHINEGUNNER-A-1', 'Suppress').act('US', 'suppress', 'DE-RIFLEMAN-A');
    expect(table.dice.dice).toEqual(Array(4).fill({ kind: 'd10' }));
    expect(() => table.roll(1, 2, 3)).toThrow();
    expect(() => table.roll(1, 2, 3, 4, 5)).toThrow();
    expect(() => table.roll(1, 2, 3, 10)).toThrow();
    table.roll(4, 3, 2, 1);
    expect(table.session.journal.entries.at(-1)).toMatchObject({ faces: [4, 3, 2, 1] });
  });

  test('[UN-DICE-02] one die that shows the total or more is a success', () => {
    const pair = (...faces: number[]) => {
      const table = attack(
        ['US-MACHINEGUNNER-A@3B', 'US-RIFLEMAN-A@3B', 'DE-RIFLEMAN-A@2B'],
        'DE-RIFLEMAN-A',
        { DE: { hand: ['DE-RIFLEMAN-A-1'] }, US: { hand: ['US-MACHINEGUNNER-A-1'] } },
        'US-MACHINEGUNNER-A-1',
      );
      return table.roll(...faces).position().DE.removed;
    };
    expect(pair(3, 7)).toEqual(['DE-RIFLEMAN-A-1']);
    expect(pair(9, 1)).toEqual(['DE-RIFLEMAN-A-1']);
    expect(pair(3, 6)).toEqual([]);
  });

  test('[UN-DICE-03] a 0 always succeeds, however high the total', () => {
    // Sniper 6, village 3, five tiles: 14.
    const single = (face: number) => {
      const table = attack(['US-RIFLEMAN-A@3B', 'DE-SNIPER@18B', 'DE-RIFLEMAN-A@16A'], 'DE-SNIPER', {
        drill: lane,
        DE: { hand: ['DE-SNIPER-1'] },
      });
      expect(`${table.dice.purpose} ${table.dice.need} ${table.log().join(' ')}`).toMatch(/\b14\b/);
      return table.roll(face).position().DE.removed;
    };
    expect(single(0)).toEqual(['DE-SNIPER-1']);
    expect(single(9)).toEqual([]);
  });

  test('[UN-DICE-04] more than one success does no more', () => {
    const table = attack(
      ['US-SNIPER@14B', 'US-RIFLEMAN-A@3B', 'DE-RIFLEMAN-A@14B'],
      'DE-RIFLEMAN-A',
      {
        US: { hand: ['US-SNIPER-1'] },
        DE: { hand: ['DE-RIFLEMAN-A-1', 'DE-RIFLEMAN-A-2'], deck: ['DE-RIFLEMAN-A-3', 'DE-SCOUT-A-1'] },
      },
      'US-SNIPER-1',
    );
    expect(table.dice.succeeds.toSorted()).toEqual(succeeding(5));
    table.roll(0, 8, 9);
    const { hand, deck, removed } = table.position().DE;
    expect([hand.length, deck.length, removed.length]).toEqual([1, 2, 1]);
  });
});

describe('Hills', () => {
  const hills = (counters: string[], target: string) => attack(counters, target, { scenario: 'hill-61' });

  test('[UN-HILL-02] attacker and defender both on hills: the cover is 1', () => {
    expect(hills(['US-RIFLEMAN-A@9A', 'DE-RIFLEMAN-A@16A'], 'DE-RIFLEMAN-A').dice.succeeds.toSorted()).toEqual(
      succeeding(7),
    );
    expect(hills(['US-RIFLEMAN-A@9A', 'DE-RIFLEMAN-A@9A'], 'DE-RIFLEMAN-A').dice.succeeds.toSorted()).toEqual(
      succeeding(5),
    );
  });

  test('[UN-HILL-03] against Blast a hill gives cover 1', () => {
    const table = at({
      counters: ['US-MORTAR@7A', 'US-RIFLEMAN-A@7A', 'DE-SCOUT-A@16A', 'DE-RIFLEMAN-A@8A'],
      target: { US: '16A' },
      US: { hand: ['US-MORTAR-1'] },
    });
    table.use('US', 'US-MORTAR-1', 'Blast').blast('US', 'DE-SCOUT-A');
    expect(table.dice.succeeds.toSorted()).toEqual(succeeding(6));
    const high = at({
      counters: ['US-MORTAR@9A', 'US-RIFLEMAN-A@7A', 'DE-SCOUT-A@16A', 'DE-RIFLEMAN-A@8A'],
      target: { US: '16A' },
      US: { hand: ['US-MORTAR-1'] },
    });
    high.use('US', 'US-MORTAR-1', 'Blast').blast('US', 'DE-SCOUT-A');
    expect(high.dice.succeeds.toSorted()).toEqual(succeeding(6));
  });

  test('[UN-HILL-04] in every other case the cover of a hill is 3', () => {
    const table = attack(['US-RIFLEMAN-A@7A', 'DE-RIFLEMAN-A@16A'], 'DE-RIFLEMAN-A', { drill: lane });
    expect(table.dice.succeeds.toSorted()).toEqual(succeeding(8));
  });
});
