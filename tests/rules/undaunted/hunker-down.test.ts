import { describe, expect, test } from 'vitest';
import { at, begin, cards } from './table.ts';

const riflemen = ['US-RIFLEMAN-A@7A', 'DE-RIFLEMAN-A@8A'];

describe('Hunker down', () => {
  test('[UN-HUNK-01] the card goes from hand to supply and nothing else happens', () => {
    const supply = [...cards('US-RIFLEMAN-B', 1, 2, 3), ...cards('US-FOG', 1, 2, 3, 4, 5, 6, 7)];
    const table = at({
      counters: riflemen,
      US: { hand: ['US-RIFLEMAN-A-1', 'US-SCOUT-A-1', 'US-SCOUT-A-2'], supply, discard: ['US-SCOUT-B-1'] },
    });
    const before = table.position();
    table.act('US', 'play', 'US-RIFLEMAN-A-1').act('US', 'hunker-down');
    const { US, ...rest } = table.position();
    expect(US.hand.toSorted()).toEqual(['US-SCOUT-A-1', 'US-SCOUT-A-2']);
    expect(US.supply.toSorted()).toEqual(['US-RIFLEMAN-A-1', ...supply].toSorted());
    expect(US.play).toEqual([]);
    expect(US.discard).toEqual(['US-SCOUT-B-1']);
    expect(rest.counters).toEqual(before.counters);
    expect(rest.control).toEqual(before.control);
    expect(rest.DE).toEqual(before.DE);
  });

  test('[UN-HUNK-02] hunkering down puts no counter on the board', () => {
    const table = at({ counters: riflemen, US: { hand: ['US-RIFLEMAN-B-1'] } });
    table.act('US', 'play', 'US-RIFLEMAN-B-1').act('US', 'hunker-down');
    expect(table.counter('US-RIFLEMAN-B')).toBeUndefined();
    expect(table.position().US.supply).toEqual(['US-RIFLEMAN-B-1']);
  });

  test('[UN-HUNK-03] a card of a suppressed unit may be hunkered down and the counter stays suppressed', () => {
    const table = at({ counters: [...riflemen, 'US-SCOUT-A@10A!'], US: { hand: ['US-SCOUT-A-1'] } });
    table.act('US', 'play', 'US-SCOUT-A-1').act('US', 'hunker-down');
    expect(table.position().US.supply).toEqual(['US-SCOUT-A-1']);
    expect(table.counter('US-SCOUT-A')?.suppressed).toBe(true);
  });

  test('[UN-HUNK-04] a Fog of War card cannot be hunkered down', () => {
    const table = at({ counters: riflemen, US: { hand: cards('US-FOG', 1, 2, 3) } });
    expect(table.legal('US')).toEqual([{ verb: 'end-turn' }]);
    expect(['UN-HUNK-04', 'UN-FOG-01', 'UN-CARD-08']).toContain(table.refused('US', 'play', 'US-FOG-1').clause);
  });

  test('[UN-HUNK-05] a hunkered card stays in the supply until it is bolstered', () => {
    const table = begin('la-raye', 5);
    const drawn = () => table.position().US.hand;
    table.bid();
    if (table.position().toMove === 'DE') table.act('DE', 'end-turn');
    const card = drawn().find((id) => !id.includes('FOG')) as string;
    table.act('US', 'play', card).act('US', 'hunker-down');
    for (let round = table.position().round; table.position().round < round + 10; ) {
      const { phase, toMove } = table.position();
      if (phase === 'initiative') {
        expect(drawn()).not.toContain(card);
        table.bid();
      } else table.act(toMove, 'end-turn');
      expect(table.position().US.supply).toContain(card);
    }
  });

  test('[UN-HUNK-06] a card with Bolster may be hunkered down, even the last one', () => {
    const table = at({ counters: riflemen, US: { hand: ['US-PLATOONSERGEANT-1'] } });
    table.act('US', 'play', 'US-PLATOONSERGEANT-1').act('US', 'hunker-down');
    expect(table.position().US).toMatchObject({ hand: [], play: [], supply: ['US-PLATOONSERGEANT-1'] });
  });
});
