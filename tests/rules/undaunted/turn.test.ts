import { describe, expect, test } from 'vitest';
import { at, cards } from './table.ts';

const riflemen = ['US-RIFLEMAN-A@7A', 'DE-RIFLEMAN-A@8A'];

describe('Player turns', () => {
  test('[UN-TURN-01] the holder of the marker takes a whole turn, then the other side, then the round is over', () => {
    const table = at({
      counters: riflemen,
      US: { hand: cards('US-RIFLEMAN-A', 1, 2) },
      DE: { hand: cards('DE-RIFLEMAN-A', 1, 2) },
    });
    expect(table.verbs('US')).toContain('play');
    expect(table.legal('DE')).toEqual([]);
    table.act('US', 'end-turn');
    expect(table.position().toMove).toBe('DE');
    expect(table.verbs('DE')).toContain('play');
    expect(table.legal('US')).toEqual([]);
    table.act('DE', 'end-turn');
    expect(table.position()).toMatchObject({ phase: 'initiative', round: 4 });
    expect(table.verbs('US')).toEqual(['bid']);
    expect(table.verbs('DE')).toEqual(['bid']);
  });

  test('[UN-TURN-02] a card is resolved before the next is played', () => {
    const table = at({
      counters: [...riflemen, 'DE-SCOUT-A@16A'],
      US: { hand: ['US-RIFLEMAN-A-1', 'US-RIFLEMAN-A-2'] },
    });
    table.use('US', 'US-RIFLEMAN-A-1', 'Attack');
    expect(table.nouns('US', 'play')).toEqual([]);
    expect(table.refused('US', 'play', 'US-RIFLEMAN-A-2').clause).toBe('UN-TURN-02');
    table.act('US', 'attack', 'DE-SCOUT-A');
    table.refused('US', 'play', 'US-RIFLEMAN-A-2');
    table.roll(1);
    table.act('US', 'play', 'US-RIFLEMAN-A-2');
  });

  test('[UN-TURN-03] a side ends its turn with playable cards left; with none left, ending is the one decision', () => {
    const table = at({
      counters: riflemen,
      US: { hand: cards('US-RIFLEMAN-A', 1, 2) },
      DE: { hand: ['DE-FOG-1'] },
    });
    table.act('US', 'end-turn');
    expect(table.position()).toMatchObject({ toMove: 'DE', US: { hand: [], discard: cards('US-RIFLEMAN-A', 1, 2) } });

    const last = at({ counters: riflemen, control: ['US@10A'], US: { hand: ['US-RIFLEMAN-A-1'] } });
    last.use('US', 'US-RIFLEMAN-A-1', 'Move').act('US', 'move', '10A');
    expect(last.position().toMove).toBe('US');
    expect(last.legal('US')).toEqual([{ verb: 'end-turn' }]);
  });

  test('[UN-TURN-04] at the end of a turn hand and play area go to the discard pile', () => {
    const table = at({
      counters: riflemen,
      US: {
        hand: ['US-RIFLEMAN-A-1'],
        play: cards('US-SCOUT-A', 1, 2),
        discard: cards('US-RIFLEMAN-B', 1, 2, 3),
      },
      DE: { hand: ['DE-FOG-1'] },
    });
    table.act('US', 'end-turn');
    const { US } = table.position();
    expect([US.hand, US.play]).toEqual([[], []]);
    expect(US.discard).toHaveLength(6);
    expect(US.discard.slice(0, 3)).toEqual(cards('US-RIFLEMAN-B', 1, 2, 3));
    expect(US.discard.toSorted()).toEqual(
      ['US-RIFLEMAN-A-1', ...cards('US-SCOUT-A', 1, 2), ...cards('US-RIFLEMAN-B', 1, 2, 3)].toSorted(),
    );
  });

  test('[UN-TURN-05] no card is kept from one round to the next', () => {
    const table = at({
      toMove: 'DE',
      counters: riflemen,
      US: { deck: [...cards('US-RIFLEMAN-A', 1, 2), ...cards('US-SCOUT-A', 1, 2)] },
      DE: {
        hand: cards('DE-RIFLEMAN-A', 1, 2),
        deck: [...cards('DE-RIFLEMAN-B', 1, 2), ...cards('DE-SCOUT-A', 1, 2, 3)],
      },
    });
    table.act('DE', 'end-turn');
    const { DE } = table.position();
    expect(DE.hand.toSorted()).toEqual([...cards('DE-RIFLEMAN-B', 1, 2), ...cards('DE-SCOUT-A', 1, 2)].toSorted());
    expect(DE.discard.toSorted()).toEqual(cards('DE-RIFLEMAN-A', 1, 2));
  });

  test('[UN-TURN-06] a played card is used for exactly one thing', () => {
    const table = at({ counters: riflemen, control: ['US@7A'], US: { hand: ['US-RIFLEMAN-A-1'] } });
    table.act('US', 'play', 'US-RIFLEMAN-A-1');
    expect(table.nouns('US', 'use')).toEqual(['Attack', 'Control', 'Move']);
    table.act('US', 'use', 'Attack').act('US', 'attack', 'DE-RIFLEMAN-A').roll(1);
    expect(table.verbs('US')).toEqual(['end-turn']);
    table.refused('US', 'use', 'Control');
    table.refused('US', 'hunker-down');
  });

  test('[UN-TURN-07] a card used for an action lies in the play area until the turn ends', () => {
    const hand = ['US-RIFLEMAN-A-1', 'US-SCOUT-A-1', 'US-SCOUT-A-2'];
    const table = at({ counters: riflemen, control: ['US@10A'], US: { hand } });
    table.use('US', 'US-RIFLEMAN-A-1', 'Move').act('US', 'move', '10A');
    const { US } = table.position();
    expect(US.hand.toSorted()).toEqual(['US-SCOUT-A-1', 'US-SCOUT-A-2']);
    expect(US.play).toEqual(['US-RIFLEMAN-A-1']);
    table.act('US', 'end-turn');
    expect(table.position().US.play).toEqual([]);
  });

  test('[UN-TURN-08] an action is carried out completely: no part of it can be skipped', () => {
    const table = at({
      counters: [...riflemen, 'US-SCOUT-A@7A'],
      US: { hand: ['US-SCOUT-A-1'], supply: cards('US-FOG', 1, 2, 3, 4, 5) },
    });
    table.use('US', 'US-SCOUT-A-1', 'Scout').act('US', 'scout', '3B');
    expect(table.verbs('US')).toEqual(['scout', 'stop']);
    expect(table.marker('US', '3B')).toBe('scouted');
    table.act('US', 'scout', '1A');
    expect(table.marker('US', '1A')).toBe('scouted');
    const { US } = table.position();
    expect([US.supply.length, US.discard.length]).toEqual([3, 2]);
    expect(table.verbs('US')).toEqual(['end-turn']);
  });
});
