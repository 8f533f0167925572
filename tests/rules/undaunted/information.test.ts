import { describe, expect, test } from 'vitest';
import { at, begin, cards } from './table.ts';

const riflemen = ['US-RIFLEMAN-A@7A', 'DE-RIFLEMAN-A@8A'];

describe('Information', () => {
  test('[UN-INFO-01] the contents of each supply are open', () => {
    const supply = { US: [...cards('US-SCOUT-B', 1, 2), 'US-SNIPER-1'], DE: cards('DE-FOG', 1, 2, 3) };
    const table = at({ counters: riflemen, US: { supply: supply.US }, DE: { supply: supply.DE } });
    for (const viewer of ['US', 'DE', 'spectator'] as const) {
      for (const side of ['US', 'DE'] as const) {
        expect(table.fronts(`${side}:supply`, viewer)).toEqual(supply[side].map((id) => `card/${id}`).toSorted());
      }
      const labels = table
        .pieces(viewer)
        .filter((piece) => piece.zone === 'US:supply' && piece.front.startsWith('card/'))
        .map((piece) => piece.label);
      expect(labels.filter((label) => /Scout B/.test(label))).toHaveLength(2);
      expect(labels.filter((label) => /Sniper/.test(label))).toHaveLength(1);
    }
  });

  test('[UN-INFO-02] neither player is sent the identities in the other’s removed pile', () => {
    const table = at({
      counters: riflemen,
      US: { removed: ['US-SCOUT-B-2', 'US-FOG-7'] },
      DE: { removed: ['DE-MACHINEGUNNER-A-3'] },
    });
    expect(table.seen('US')).toContain('US-SCOUT-B-2');
    expect(table.seen('US')).toContain('US-FOG-7');
    expect(table.seen('US')).not.toContain('DE-MACHINEGUNNER-A-3');
    expect(table.seen('DE')).toContain('DE-MACHINEGUNNER-A-3');
    expect(table.seen('DE')).not.toContain('US-SCOUT-B-2');
    expect(table.seen('DE')).not.toContain('US-FOG-7');
    expect(table.seen('spectator')).not.toMatch(/US-SCOUT-B-2|US-FOG-7|DE-MACHINEGUNNER-A-3/);
  });

  test('[UN-INFO-03] a bid is secret until both have bid', () => {
    const hand = ['US-PLATOONSERGEANT-1', 'US-MORTAR-1', 'US-FOG-1'];
    const seen = hand.map((card) => {
      const table = at({
        phase: 'initiative',
        counters: riflemen,
        US: { hand },
        DE: { hand: ['DE-RIFLEMAN-A-1', 'DE-SCOUT-A-1'] },
      });
      table.act('US', 'bid', card);
      expect(table.seen('US')).toContain(card);
      expect(table.seen('DE')).not.toContain(card);
      return [table.seen('DE'), table.seen('spectator')];
    });
    // Whichever card was bid, the other side and onlookers are shown the same, to the last byte.
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
  });

  test('[UN-RUL-43] decks are hidden, hands their owner’s, of a discard pile the other side sees size and top card', () => {
    const discard = ['US-RIFLEMAN-B-1', 'US-SCOUT-B-1', 'US-RIFLEMAN-B-2', 'US-FOG-9', 'US-SNIPER-1'];
    const table = at({
      counters: riflemen,
      US: {
        hand: ['US-RIFLEMAN-A-5', 'US-MORTAR-2'],
        deck: ['US-RIFLEMAN-C-1', 'US-SCOUT-C-1', 'US-FOG-8'],
        discard,
        play: ['US-SCOUT-A-3'],
      },
    });
    const { deck, hand } = table.position().US;
    for (const viewer of ['US', 'DE', 'spectator'] as const) {
      for (const card of deck) expect(table.seen(viewer)).not.toContain(card);
      expect(table.seen(viewer)).toContain('US-SCOUT-A-3');
    }
    for (const card of hand) {
      expect(table.seen('US')).toContain(card);
      expect(table.seen('DE')).not.toContain(card);
    }
    for (const card of discard) expect(table.seen('US')).toContain(card);
    expect(discard.filter((card) => table.seen('DE').includes(card))).toEqual(['US-SNIPER-1']);
    const pile = table.pieces('DE').filter((piece) => piece.zone === 'US:discard');
    expect(pile.some((piece) => `${piece.label} ${piece.detail.join(' ')}`.match(/\b5\b/))).toBe(true);
  });

  test('[UN-RUL-43] at the end of a turn the played cards come to lie on the unplayed ones', () => {
    const table = at({
      counters: riflemen,
      control: ['US@10A'],
      US: { hand: ['US-RIFLEMAN-A-1', 'US-SNIPER-1'] },
      DE: { hand: ['DE-FOG-1'] },
    });
    table.use('US', 'US-RIFLEMAN-A-1', 'Move').act('US', 'move', '10A').act('US', 'end-turn');
    expect(table.position().US.discard).toEqual(['US-SNIPER-1', 'US-RIFLEMAN-A-1']);
    expect(table.seen('DE')).toContain('US-RIFLEMAN-A-1');
    expect(table.seen('DE')).not.toContain('US-SNIPER-1');
  });

  test('[UN-RUL-44] both are told which unit lost a card from where; the pile then shows its size only', () => {
    const table = at({
      counters: riflemen,
      US: { hand: ['US-RIFLEMAN-A-2'] },
      DE: { hand: ['DE-RIFLEMAN-A-4', 'DE-RIFLEMAN-A-2'] },
    });
    for (const viewer of ['US', 'DE', 'spectator'] as const) expect(table.log(viewer).join()).not.toMatch(/hand/i);
    table.use('US', 'US-RIFLEMAN-A-2', 'Attack').act('US', 'attack', 'DE-RIFLEMAN-A').roll(0);
    for (const viewer of ['US', 'DE', 'spectator'] as const) {
      expect(table.log(viewer).some((line) => /Rifleman A.*hand/i.test(line))).toBe(true);
    }
    expect(table.seen('US')).not.toMatch(/DE-RIFLEMAN-A-\d/);
    const pile = table.pieces('US').filter((piece) => piece.zone === 'DE:removed' && piece.front !== 'zone/DE-removed');
    expect(pile).toHaveLength(1);
    expect(pile[0]?.pose.faceUp).toBe(false);
    expect(table.fronts('DE:removed', 'DE')).toContain('card/DE-RIFLEMAN-A-2');
  });

  test('[UN-INFO-03] no viewer is ever sent the generator or the seed', () => {
    const table = begin('la-raye', 7);
    for (const viewer of ['US', 'DE', 'spectator'] as const) {
      const text = JSON.stringify(table.view(viewer));
      expect(text).not.toContain(JSON.stringify(table.state.random));
      expect(text).not.toContain('"random"');
    }
  });
});
