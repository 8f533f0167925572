import { describe, expect, test } from 'vitest';
import { at, cards } from './table.ts';

const NINE = [...cards('US-RIFLEMAN-A', 1, 2, 3), ...cards('US-SCOUT-A', 1, 2, 3), ...cards('US-FOG', 1, 2, 3)];
const german = (ids: string[]) => ids.map((id) => id.replace('US', 'DE'));
const riflemen = ['US-RIFLEMAN-A@7A', 'DE-RIFLEMAN-A@8A'];

/** The German second turn of the round, so that its end brings the next draw phase. */
const beforeDraw = (us: { deck: string[]; discard?: string[] }, seed = 1) =>
  at({ seed, toMove: 'DE', counters: riflemen, US: us, DE: { deck: german(NINE) } });

describe('Draw cards', () => {
  test('[UN-DRAW-01] each side draws four cards', () => {
    const table = beforeDraw({ deck: NINE });
    table.act('DE', 'end-turn');
    const { US, DE, phase } = table.position();
    expect(phase).toBe('initiative');
    expect(US.hand.toSorted()).toEqual(NINE.slice(0, 4).toSorted());
    expect(US.deck).toEqual(NINE.slice(4));
    expect([DE.hand.length, DE.deck.length]).toEqual([4, 5]);
  });

  test('[UN-DRAW-02] an empty deck is made anew from the whole discard pile, then the draw goes on', () => {
    const table = beforeDraw({ deck: ['US-SCOUT-B-1'], discard: NINE.slice(0, 6) });
    const mark = table.log().length;
    table.act('DE', 'end-turn');
    const { US } = table.position();
    expect(US.hand).toHaveLength(4);
    expect(US.hand).toContain('US-SCOUT-B-1');
    expect(US.deck).toHaveLength(3);
    expect(US.discard).toEqual([]);
    expect([...US.hand, ...US.deck].toSorted()).toEqual(['US-SCOUT-B-1', ...NINE.slice(0, 6)].toSorted());
    expect(table.since(mark).some((line) => /shuffle/i.test(line))).toBe(true);
    const orders = [2, 3, 4, 5].map((seed) => {
      const again = beforeDraw({ deck: ['US-SCOUT-B-1'], discard: NINE.slice(0, 6) }, seed).act('DE', 'end-turn');
      return [...again.position().US.hand, ...again.position().US.deck].join();
    });
    expect(new Set(orders).size).toBeGreaterThan(1);
  });

  test('[UN-DRAW-03] taking the last card of the deck shuffles nothing', () => {
    const table = beforeDraw({ deck: NINE.slice(0, 4), discard: NINE.slice(4) });
    const mark = table.log().length;
    table.act('DE', 'end-turn');
    const { US } = table.position();
    expect(US.hand).toHaveLength(4);
    expect(US.deck).toEqual([]);
    expect(US.discard).toEqual(NINE.slice(4));
    expect(table.since(mark).filter((line) => /shuffle/i.test(line))).toEqual([]);
  });

  test('[UN-DRAW-04] cards in the play area are never shuffled in', () => {
    const discard = cards('US-RIFLEMAN-A', 1, 2);
    const table = at({
      counters: riflemen,
      US: { hand: ['US-PLATOONSERGEANT-1'], deck: [], discard, play: cards('US-SCOUT-A', 1, 2) },
    });
    table.use('US', 'US-PLATOONSERGEANT-1', 'Command').act('US', 'draw').act('US', 'draw').stop('US');
    const { US } = table.position();
    expect(US.hand.toSorted()).toEqual(discard);
    expect(US.play.toSorted()).toEqual(['US-PLATOONSERGEANT-1', ...cards('US-SCOUT-A', 1, 2)]);
    expect(US.deck).toEqual([]);
  });
});
