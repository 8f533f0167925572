import { describe, expect, test } from 'vitest';
import { at, cards } from './table.ts';

const riflemen = ['US-RIFLEMAN-A@7A', 'DE-RIFLEMAN-A@8A'];
const US_HAND = ['US-RIFLEMAN-A-1', 'US-SCOUT-A-1', 'US-SQUADLEADER-A-1', 'US-FOG-1'];
const DE_HAND = ['DE-RIFLEMAN-A-1', 'DE-SCOUT-A-1', 'DE-SQUADLEADER-A-1', 'DE-MORTAR-1'];

const bidding = (initiative: 'US' | 'DE' = 'DE') =>
  at({ phase: 'initiative', initiative, counters: riflemen, US: { hand: US_HAND }, DE: { hand: DE_HAND } });

describe('Initiative', () => {
  test('[UN-INIT-01] both select in secret and both selections are shown at the same time', () => {
    const table = bidding();
    const before = table.seen('DE');
    expect(before).not.toContain('US-SQUADLEADER-A-1"');
    table.act('US', 'bid', 'US-SQUADLEADER-A-1');
    expect(table.seen('DE')).not.toContain('US-SQUADLEADER-A-1');
    expect(table.legal('US')).toEqual([]);
    expect(table.nouns('DE', 'bid')).toEqual(DE_HAND.toSorted());
    table.act('DE', 'bid', 'DE-RIFLEMAN-A-1');
    for (const viewer of ['US', 'DE', 'spectator'] as const) {
      expect(table.seen(viewer)).toContain('US-SQUADLEADER-A-1');
      expect(table.seen(viewer)).toContain('DE-RIFLEMAN-A-1');
    }
  });

  test('[UN-INIT-02] the higher value takes the marker and the first turn', () => {
    const table = bidding('DE').bid({ US: 'US-SQUADLEADER-A-1', DE: 'DE-RIFLEMAN-A-1' });
    expect(table.position()).toMatchObject({ initiative: 'US', toMove: 'US', phase: 'turn' });
    expect(table.state.phase).toBe('firstPlayerTurn');
    expect(table.verbs('US')).toContain('play');
    expect(table.legal('DE')).toEqual([]);
  });

  test('[UN-INIT-03] with equal values the holder keeps the marker and goes first', () => {
    const german = bidding('DE').bid({ US: 'US-RIFLEMAN-A-1', DE: 'DE-RIFLEMAN-A-1' });
    expect(german.position()).toMatchObject({ initiative: 'DE', toMove: 'DE' });
    const american = bidding('US').bid({ US: 'US-RIFLEMAN-A-1', DE: 'DE-RIFLEMAN-A-1' });
    expect(american.position()).toMatchObject({ initiative: 'US', toMove: 'US' });
  });

  test('[UN-INIT-04] both revealed cards go to their owners’ discard piles', () => {
    const { US, DE } = bidding().bid({ US: 'US-SCOUT-A-1', DE: 'DE-SCOUT-A-1' }).position();
    expect(US.hand.toSorted()).toEqual(US_HAND.filter((id) => id !== 'US-SCOUT-A-1').toSorted());
    expect(DE.hand).toHaveLength(3);
    expect(US.discard).toEqual(['US-SCOUT-A-1']);
    expect(DE.discard).toEqual(['DE-SCOUT-A-1']);
  });

  test('[UN-INIT-05] a Fog of War card may be bid, with its own value of 1', () => {
    const table = bidding('US');
    expect(table.nouns('US', 'bid')).toEqual(US_HAND.toSorted());
    table.bid({ US: 'US-FOG-1', DE: 'DE-MORTAR-1' });
    expect(table.position()).toMatchObject({ initiative: 'DE', US: { discard: ['US-FOG-1'] } });
    const alone = at({
      phase: 'initiative',
      counters: riflemen,
      US: { hand: [] },
      DE: { hand: cards('DE-FOG', 1, 2) },
    });
    alone.act('DE', 'bid', 'DE-FOG-1');
    expect(alone.position().initiative).toBe('DE');
  });
});
