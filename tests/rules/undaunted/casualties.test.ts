import { describe, expect, test } from 'vitest';
import { at, cards, type Zones } from './table.ts';

const BACKING = ['DE-RIFLEMAN-C-1', 'DE-SCOUT-C-1'];
const countersOf = (unit: string, mark = '') => ['US-RIFLEMAN-B@7A', `DE-${unit}@3B${mark}`, 'DE-RIFLEMAN-C@8A'];

/** A US attack that succeeds against a German unit, once for each card in the US hand. */
function hit(unit: string, DE: Partial<Zones>, mark = '', hand = ['US-RIFLEMAN-B-1']) {
  const table = at({ counters: countersOf(unit, mark), US: { hand }, DE: { deck: BACKING, ...DE } });
  return strike(table, unit, hand[0] as string);
}

const strike = (table: ReturnType<typeof at>, unit: string, card: string) =>
  table.use('US', card, 'Attack').act('US', 'attack', `DE-${unit}`).roll(0);

describe('Casualties', () => {
  test('[UN-CAS-01] a success removes one card of the counter’s unit from the game', () => {
    const table = hit('SCOUT-B', {
      hand: ['DE-SCOUT-B-1'],
      discard: ['DE-SCOUT-B-2'],
      deck: ['DE-SCOUT-B-3', ...BACKING],
    });
    const { hand, discard, deck, removed } = table.position().DE;
    expect([...hand, ...discard, ...deck].filter((id) => id.startsWith('DE-SCOUT-B'))).toHaveLength(2);
    expect(removed).toHaveLength(1);
    expect(table.counter('DE-SCOUT-B')?.tile).toBe('3B');
  });

  test('[UN-CAS-02] it is taken from the hand if the hand holds one', () => {
    const table = hit('RIFLEMAN-A', {
      hand: ['DE-RIFLEMAN-A-3', 'DE-FOG-1'],
      discard: ['DE-RIFLEMAN-A-1'],
      deck: ['DE-RIFLEMAN-A-2', ...BACKING],
    });
    const { hand, discard, deck, removed } = table.position().DE;
    expect(hand).toEqual(['DE-FOG-1']);
    expect(discard).toEqual(['DE-RIFLEMAN-A-1']);
    expect(deck).toEqual(['DE-RIFLEMAN-A-2', ...BACKING]);
    expect(removed).toEqual(['DE-RIFLEMAN-A-3']);
  });

  test('[UN-CAS-03] else it is taken from the discard pile', () => {
    const table = hit('RIFLEMAN-A', {
      discard: ['DE-RIFLEMAN-A-3', 'DE-FOG-1'],
      deck: ['DE-RIFLEMAN-A-1', 'DE-RIFLEMAN-A-2', ...BACKING],
    });
    const { discard, deck, removed } = table.position().DE;
    expect([discard, removed]).toEqual([['DE-FOG-1'], ['DE-RIFLEMAN-A-3']]);
    expect(deck).toEqual(['DE-RIFLEMAN-A-1', 'DE-RIFLEMAN-A-2', ...BACKING]);
  });

  test('[UN-CAS-04] else it is taken from the deck, which is then shuffled', () => {
    const orders = new Set<string>();
    for (let seed = 1; seed <= 6; seed++) {
      const deck = ['DE-RIFLEMAN-A-1', 'DE-RIFLEMAN-A-2', ...BACKING, 'DE-FOG-1', 'DE-FOG-2'];
      const table = at({ counters: countersOf('RIFLEMAN-A'), seed, US: { hand: ['US-RIFLEMAN-B-1'] }, DE: { deck } });
      const mark = table.log().length;
      strike(table, 'RIFLEMAN-A', 'US-RIFLEMAN-B-1');
      const { DE } = table.position();
      expect(DE.deck.filter((id) => id.startsWith('DE-RIFLEMAN-A'))).toHaveLength(1);
      expect([DE.deck.length, DE.removed.length]).toEqual([5, 1]);
      expect(table.since(mark).filter((line) => /German.*shuffles/i.test(line))).toHaveLength(1);
      orders.add(DE.deck.join());
    }
    expect(orders.size).toBeGreaterThan(1);
  });

  test('[UN-CAS-05] with no card to be found the counter is taken off the board', () => {
    const supply = cards('DE-RIFLEMAN-A', 1, 2, 3);
    const table = hit('RIFLEMAN-A', { supply });
    expect(table.counter('DE-RIFLEMAN-A')).toBeUndefined();
    expect(table.position().DE).toMatchObject({ supply, removed: [] });
    expect(table.fronts('tile:3B').filter((front) => front.startsWith('counter/'))).toEqual([]);
  });

  test('[UN-CAS-06] cards in the supply are never taken', () => {
    const supply = cards('DE-SCOUT-A', 1, 2);
    const table = hit('SCOUT-A', { supply });
    expect(table.counter('DE-SCOUT-A')).toBeUndefined();
    expect(table.position().DE.supply.toSorted()).toEqual(supply);
  });

  test('[UN-CAS-07] one attack costs one card or the counter, never both', () => {
    const hand = cards('US-RIFLEMAN-B', 1, 2);
    const table = hit('RIFLEMAN-A', { hand: ['DE-RIFLEMAN-A-1'] }, '', hand);
    expect(table.position().DE).toMatchObject({ hand: [], removed: ['DE-RIFLEMAN-A-1'] });
    expect(table.counter('DE-RIFLEMAN-A')).toBeDefined();
    strike(table, 'RIFLEMAN-A', 'US-RIFLEMAN-B-2');
    expect(table.counter('DE-RIFLEMAN-A')).toBeUndefined();
    expect(table.position().DE.removed).toEqual(['DE-RIFLEMAN-A-1']);
  });

  test('[UN-CAS-08] removed cards are known to their owner and to nobody else', () => {
    const removed = ['US-RIFLEMAN-A-2', 'US-SCOUT-B-3'];
    const table = at({ counters: ['US-RIFLEMAN-B@7A', 'DE-RIFLEMAN-C@8A'], US: { removed } });
    for (const card of removed) {
      expect(table.seen('US')).toContain(card);
      expect(table.seen('DE')).not.toContain(card);
    }
    expect(table.fronts('US:removed', 'US')).toEqual(removed.map((id) => `card/${id}`));
    expect(table.fronts('US:removed', 'DE')).toEqual([]);
  });

  test('[UN-CARD-09] a card lost as a casualty never comes back', () => {
    const table = at({
      toMove: 'DE',
      initiative: 'DE',
      counters: ['US-RIFLEMAN-A@3B', 'DE-RIFLEMAN-A@7A'],
      US: {
        hand: ['US-RIFLEMAN-A-1', 'US-PLATOONSERGEANT-1'],
        supply: cards('US-RIFLEMAN-A', 2, 3),
      },
      DE: { hand: ['DE-RIFLEMAN-A-1'] },
    });
    table.use('DE', 'DE-RIFLEMAN-A-1', 'Attack').act('DE', 'attack', 'US-RIFLEMAN-A').roll(0).act('DE', 'end-turn');
    expect(table.position().US.removed).toEqual(['US-RIFLEMAN-A-1']);
    table.use('US', 'US-PLATOONSERGEANT-1', 'Bolster');
    expect(table.nouns('US', 'bolster')).toEqual(cards('US-RIFLEMAN-A', 2, 3));
    expect(table.refused('US', 'bolster', 'US-RIFLEMAN-A-1').clause).toMatch(/^UN-/);
    table.act('US', 'bolster', 'US-RIFLEMAN-A-2').act('US', 'stop').act('US', 'end-turn');
    expect(table.position().US.removed).toEqual(['US-RIFLEMAN-A-1']);
  });
});

describe('Suppression', () => {
  /** A US Suppress that succeeds. */
  const suppress = (mark: string, hand = ['US-MACHINEGUNNER-A-1']) => {
    const table = at({
      counters: ['US-MACHINEGUNNER-A@7A', ...countersOf('RIFLEMAN-A', mark)],
      US: { hand },
      DE: { hand: ['DE-RIFLEMAN-A-3'], deck: ['DE-RIFLEMAN-A-1', 'DE-RIFLEMAN-A-2', ...BACKING] },
    });
    table.use('US', 'US-MACHINEGUNNER-A-1', 'Suppress').act('US', 'suppress', 'DE-RIFLEMAN-A').roll(0, 1, 1, 1);
    return table;
  };

  test('[UN-SUPR-01] a successful Suppress turns the counter and removes no card', () => {
    const table = suppress('');
    expect(table.counter('DE-RIFLEMAN-A')).toEqual({ id: 'DE-RIFLEMAN-A', tile: '3B', suppressed: true });
    const { deck, hand, removed } = table.position().DE;
    expect([deck.length, hand.length, removed.length]).toEqual([4, 1, 0]);
  });

  test('[UN-SUPR-02] a second success against a suppressed counter does nothing: one card readies it', () => {
    const table = suppress('!');
    expect(table.counter('DE-RIFLEMAN-A')?.suppressed).toBe(true);
    table.act('US', 'end-turn').act('DE', 'play', 'DE-RIFLEMAN-A-3').act('DE', 'ready');
    expect(table.counter('DE-RIFLEMAN-A')?.suppressed).toBe(false);
  });

  test('[UN-SUPR-03] a suppressed counter takes casualties and stays suppressed', () => {
    const table = hit('SCOUT-A', { hand: ['DE-SCOUT-A-1'] }, '!');
    expect(table.position().DE).toMatchObject({ hand: [], removed: ['DE-SCOUT-A-1'] });
    expect(table.counter('DE-SCOUT-A')?.suppressed).toBe(true);
  });
});

describe('Removed counters', () => {
  test('[UN-REM-01] a unit whose counter was removed returns by way of Bolster, deck and hand', () => {
    const table = at({
      counters: ['US-RIFLEMAN-B@10A', 'DE-RIFLEMAN-A@8A'],
      US: {
        hand: ['US-SQUADLEADER-A-1'],
        deck: [],
        discard: ['US-RIFLEMAN-B-1', 'US-SCOUT-B-1'],
        supply: cards('US-RIFLEMAN-A', 1, 2),
      },
      DE: { hand: ['DE-FOG-1'] },
    });
    table.use('US', 'US-SQUADLEADER-A-1', 'Bolster').act('US', 'bolster', 'US-RIFLEMAN-A-1').act('US', 'stop');
    expect(table.position().US.discard).toContain('US-RIFLEMAN-A-1');
    expect(table.counter('US-RIFLEMAN-A')).toBeUndefined();
    table.act('US', 'end-turn').act('DE', 'end-turn');
    expect(table.position().US.hand).toContain('US-RIFLEMAN-A-1');
    table.bid({ US: 'US-SQUADLEADER-A-1' });
    table.use('US', 'US-RIFLEMAN-A-1', 'Move').stop('US');
    expect(table.counter('US-RIFLEMAN-A')).toEqual({ id: 'US-RIFLEMAN-A', tile: '7A', suppressed: false });
  });
});
