import { describe, expect, test } from 'vitest';
import { choices } from '../../../src/rules/undaunted/steps.ts';
import { at, cards } from './table.ts';

const riflemen = ['US-RIFLEMAN-A@7A', 'DE-RIFLEMAN-A@8A'];

describe('Bolster', () => {
  test('[UN-BOL-01] up to X cards go from the supply to the discard pile', () => {
    const supply = [...cards('US-RIFLEMAN-A', 1, 2, 3, 4, 5), ...cards('US-RIFLEMAN-B', 1, 2, 3, 4, 5)];
    const table = at({
      counters: riflemen,
      US: { hand: ['US-PLATOONSERGEANT-1', 'US-SCOUT-A-1'], supply, discard: cards('US-SCOUT-B', 1, 2) },
    });
    const { deck } = table.position().US;
    table.use('US', 'US-PLATOONSERGEANT-1', 'Bolster');
    expect(table.verbs('US')).toEqual(['bolster', 'stop']);
    for (const card of ['US-RIFLEMAN-A-1', 'US-RIFLEMAN-B-1', 'US-RIFLEMAN-B-2']) table.act('US', 'bolster', card);
    expect(table.verbs('US')).not.toContain('bolster');
    const { US } = table.position();
    expect(US.supply).toHaveLength(7);
    expect(US.discard.toSorted()).toEqual(
      ['US-RIFLEMAN-A-1', 'US-RIFLEMAN-B-1', 'US-RIFLEMAN-B-2', ...cards('US-SCOUT-B', 1, 2)].toSorted(),
    );
    expect([US.hand, US.deck]).toEqual([['US-SCOUT-A-1'], deck]);
  });

  test('[UN-BOL-02] a squad-limited Bolster takes cards of that squad only, its Squad Leader included', () => {
    const table = at({
      counters: riflemen,
      US: {
        hand: ['US-SQUADLEADER-A-1'],
        supply: [...cards('US-RIFLEMAN-A', 1, 2), 'US-RIFLEMAN-B-1', 'US-SQUADLEADER-B-1', 'US-SNIPER-1'],
      },
    });
    table.use('US', 'US-SQUADLEADER-A-1', 'Bolster');
    expect(table.nouns('US', 'bolster')).toEqual(cards('US-RIFLEMAN-A', 1, 2));
    for (const card of ['US-RIFLEMAN-B-1', 'US-SQUADLEADER-B-1', 'US-SNIPER-1']) {
      expect(table.refused('US', 'bolster', card).clause).toBe('UN-BOL-02');
    }
    // A second Squad Leader A, which the box does not have: what it could take if the first lay in the supply.
    const { state } = at({
      counters: riflemen,
      US: { supply: [...cards('US-RIFLEMAN-A', 1, 2), 'US-RIFLEMAN-B-1', 'US-SQUADLEADER-A-1', 'US-SNIPER-1'] },
    });
    const playing = { card: 'US-SQUADLEADER-A-1', left: 2, guided: null, blasted: [], assault: null };
    expect(choices(state, { ...playing, action: 'Bolster' }).map(({ noun }) => noun)).toEqual([
      'US-RIFLEMAN-A-1',
      'US-RIFLEMAN-A-2',
      'US-SQUADLEADER-A-1',
    ]);
  });
});

describe('Command', () => {
  test('[UN-CMD-01] up to X cards are drawn from deck to hand', () => {
    const deck = ['US-RIFLEMAN-A-1', 'US-SCOUT-B-1', 'US-RIFLEMAN-A-2', 'US-RIFLEMAN-A-3', 'US-FOG-1'];
    const hand = ['US-PLATOONSERGEANT-1', 'US-SCOUT-A-1', 'US-SCOUT-A-2'];
    const table = at({ counters: riflemen, US: { hand, deck } });
    table.use('US', 'US-PLATOONSERGEANT-1', 'Command');
    expect(table.verbs('US')).toEqual(['draw', 'stop']);
    table.act('US', 'draw').act('US', 'draw');
    const { US } = table.position();
    expect(US.hand.toSorted()).toEqual(['US-RIFLEMAN-A-1', 'US-SCOUT-A-1', 'US-SCOUT-A-2', 'US-SCOUT-B-1']);
    expect(US.deck).toEqual(deck.slice(2));
    expect(table.verbs('US')).not.toContain('draw');
  });

  test('[UN-CMD-02] cards drawn by Command may be played in the same turn', () => {
    const table = at({
      counters: riflemen,
      US: { hand: ['US-PLATOONSERGEANT-1'], deck: ['US-RIFLEMAN-A-1', 'US-SCOUT-A-1', 'US-FOG-1'] },
    });
    expect(table.nouns('US', 'play')).toEqual(['US-PLATOONSERGEANT-1']);
    table.use('US', 'US-PLATOONSERGEANT-1', 'Command').act('US', 'draw').act('US', 'stop');
    expect(table.nouns('US', 'play')).toEqual(['US-RIFLEMAN-A-1']);
    expect(table.usesOf('US', 'US-RIFLEMAN-A-1')).toContain('Move');
  });

  test('[UN-CMD-03] when the deck runs out the discard pile is shuffled, the Command card stays in the play area', () => {
    const discard = ['US-RIFLEMAN-A-1', 'US-SCOUT-A-1', 'US-FOG-1'];
    const table = at({
      counters: riflemen,
      US: { hand: ['US-PLATOONSERGEANT-1'], deck: ['US-RIFLEMAN-B-1'], discard },
    });
    table.use('US', 'US-PLATOONSERGEANT-1', 'Command').act('US', 'draw').act('US', 'draw');
    const { US } = table.position();
    expect(US.hand).toHaveLength(2);
    expect(US.hand).toContain('US-RIFLEMAN-B-1');
    expect(US.deck).toHaveLength(2);
    expect(US.discard).toEqual([]);
    expect(US.play).toEqual(['US-PLATOONSERGEANT-1']);
  });
});

describe('Conceal', () => {
  test('[UN-CONC-01] one Fog of War card goes from the opponent’s supply to the opponent’s discard pile', () => {
    const table = at({
      counters: [...riflemen, 'US-SCOUT-A@7A'],
      US: { hand: ['US-SCOUT-A-1'], supply: cards('US-FOG', 1, 2) },
      DE: { supply: [...cards('DE-FOG', 1, 2, 3, 4), 'DE-RIFLEMAN-B-1'], discard: cards('DE-SCOUT-A', 1, 2, 3) },
    });
    const before = table.position().US;
    table.use('US', 'US-SCOUT-A-1', 'Conceal');
    const { US, DE } = table.position();
    expect(DE.supply.filter((id) => id.includes('FOG'))).toHaveLength(3);
    expect(DE.supply).toContain('DE-RIFLEMAN-B-1');
    expect(DE.discard).toHaveLength(4);
    expect(DE.discard.filter((id) => id.startsWith('DE-FOG'))).toHaveLength(1);
    expect(US).toEqual({ ...before, hand: [], play: ['US-SCOUT-A-1'] });
  });

  test('[UN-CONC-02] without such a card nothing happens', () => {
    const table = at({
      counters: [...riflemen, 'US-SCOUT-A@7A'],
      US: { hand: ['US-SCOUT-A-1'], supply: cards('US-FOG', 1, 2) },
      DE: { supply: ['DE-RIFLEMAN-B-1'], discard: ['DE-SCOUT-A-1'] },
    });
    const before = table.position();
    table.use('US', 'US-SCOUT-A-1', 'Conceal');
    const after = table.position();
    expect(after.DE).toEqual(before.DE);
    expect(after.counters).toEqual(before.counters);
    expect(after.US).toEqual({ ...before.US, hand: [], play: ['US-SCOUT-A-1'] });
  });
});

describe('Control', () => {
  test('[UN-CTRL-01] the own marker on the unit’s tile is turned to its controlled side', () => {
    const table = at({
      counters: ['US-RIFLEMAN-A@17B', 'DE-RIFLEMAN-A@8A'],
      control: ['US@17B'],
      US: { hand: ['US-RIFLEMAN-A-1'] },
    });
    expect(table.points('US')).toBe(0);
    table.use('US', 'US-RIFLEMAN-A-1', 'Control');
    expect(table.marker('US', '17B')).toBe('controlled');
    expect(table.points('US')).toBe(2);
  });

  test('[UN-CTRL-02] an opponent’s control of the tile is turned back to scouted', () => {
    const table = at({
      counters: ['US-RIFLEMAN-A@9A', 'DE-RIFLEMAN-A@8A'],
      control: ['US@9A', 'DE@9A*', 'DE@17B*', 'US@10A*'],
      US: { hand: ['US-RIFLEMAN-A-1'] },
    });
    expect([table.points('US'), table.points('DE')]).toEqual([1, 5]);
    table.use('US', 'US-RIFLEMAN-A-1', 'Control');
    expect([table.marker('US', '9A'), table.marker('DE', '9A')]).toEqual(['controlled', 'scouted']);
    expect([table.points('US'), table.points('DE')]).toEqual([4, 2]);
  });

  test('[UN-CTRL-03] a tile with an enemy counter cannot be controlled, suppressed or not', () => {
    for (const enemy of ['DE-SCOUT-A@9A', 'DE-SCOUT-A@9A!']) {
      const table = at({
        counters: ['US-RIFLEMAN-A@9A', enemy, 'DE-RIFLEMAN-A@8A'],
        control: ['US@9A'],
        US: { hand: ['US-RIFLEMAN-A-1'] },
      });
      table.act('US', 'play', 'US-RIFLEMAN-A-1');
      expect(table.nouns('US', 'use')).toEqual(['Attack', 'Move']);
      expect(table.refused('US', 'use', 'Control').clause).toBe('UN-CTRL-03');
    }
  });
});

describe('Inspire', () => {
  test('[UN-INSP-01] up to X cards return from the play area to the hand', () => {
    const table = at({
      counters: riflemen,
      US: { hand: ['US-SQUADLEADER-A-1'], play: ['US-RIFLEMAN-A-1', 'US-SCOUT-A-1'] },
    });
    table.use('US', 'US-SQUADLEADER-A-1', 'Inspire');
    expect(table.nouns('US', 'inspire')).toEqual(['US-RIFLEMAN-A-1', 'US-SCOUT-A-1']);
    table.act('US', 'inspire', 'US-RIFLEMAN-A-1');
    const { US } = table.position();
    expect(US.hand).toEqual(['US-RIFLEMAN-A-1']);
    expect(US.play.toSorted()).toEqual(['US-SCOUT-A-1', 'US-SQUADLEADER-A-1']);
    expect(table.verbs('US')).not.toContain('inspire');
  });

  test('[UN-INSP-02] a returned card may be played again, for any of its actions', () => {
    const table = at({
      counters: riflemen,
      control: ['US@7A', 'US@10A'],
      US: { hand: ['US-RIFLEMAN-A-1', 'US-SQUADLEADER-A-1'] },
    });
    table.use('US', 'US-RIFLEMAN-A-1', 'Move').act('US', 'move', '10A');
    table.use('US', 'US-SQUADLEADER-A-1', 'Inspire').act('US', 'inspire', 'US-RIFLEMAN-A-1');
    expect(table.nouns('US', 'play')).toEqual(['US-RIFLEMAN-A-1']);
    expect(table.usesOf('US', 'US-RIFLEMAN-A-1')).toEqual(['Attack', 'Control', 'Move', 'hunker-down']);
    table.use('US', 'US-RIFLEMAN-A-1', 'Control');
    expect(table.marker('US', '10A')).toBe('controlled');
  });

  test('[UN-INSP-03] a squad-limited Inspire returns cards of that squad only', () => {
    const table = at({
      counters: riflemen,
      US: { hand: ['US-SQUADLEADER-A-1'], play: ['US-RIFLEMAN-A-1', 'US-RIFLEMAN-B-1', 'US-SNIPER-1'] },
    });
    table.use('US', 'US-SQUADLEADER-A-1', 'Inspire');
    expect(table.nouns('US', 'inspire')).toEqual(['US-RIFLEMAN-A-1']);
    expect(table.refused('US', 'inspire', 'US-SNIPER-1').clause).toBe('UN-INSP-03');
    expect(table.refused('US', 'inspire', 'US-RIFLEMAN-B-1').clause).toBe('UN-INSP-03');
  });
});

describe('Recon', () => {
  test('[UN-REC-01] one Fog of War card leaves the game and one card is drawn', () => {
    const deck = ['US-RIFLEMAN-B-1', ...cards('US-RIFLEMAN-C', 1, 2), ...cards('US-SCOUT-C', 1, 2)];
    const table = at({
      counters: [...riflemen, 'US-SCOUT-A@7A'],
      US: { hand: ['US-SCOUT-A-1', 'US-FOG-1', 'US-RIFLEMAN-A-1'], deck },
    });
    table.use('US', 'US-SCOUT-A-1', 'Recon');
    const { hand, removed, supply, discard, ...rest } = table.position().US;
    expect(hand.toSorted()).toEqual(['US-RIFLEMAN-A-1', 'US-RIFLEMAN-B-1']);
    expect(removed).toEqual(['US-FOG-1']);
    expect([supply, discard]).toEqual([[], []]);
    expect(rest).toEqual({ deck: deck.slice(1), play: ['US-SCOUT-A-1'] });
  });

  test('[UN-REC-02] the card drawn by Recon may be played in the same turn', () => {
    const table = at({
      counters: [...riflemen, 'US-SCOUT-A@7A'],
      US: { hand: ['US-SCOUT-A-1', 'US-FOG-1'], deck: ['US-MACHINEGUNNER-A-1', 'US-RIFLEMAN-B-1'] },
    });
    table.use('US', 'US-SCOUT-A-1', 'Recon');
    expect(table.nouns('US', 'play')).toEqual(['US-MACHINEGUNNER-A-1']);
  });

  test('[UN-REC-03] with an empty deck the discard pile is shuffled first', () => {
    const discard = [...cards('US-RIFLEMAN-B', 1, 2), ...cards('US-SCOUT-B', 1, 2)];
    const table = at({
      counters: [...riflemen, 'US-SCOUT-A@7A'],
      US: { hand: ['US-SCOUT-A-1', 'US-FOG-1'], deck: [], discard },
    });
    table.use('US', 'US-SCOUT-A-1', 'Recon');
    const { US } = table.position();
    expect([US.hand.length, US.deck.length, US.discard.length]).toEqual([1, 3, 0]);
    expect([...US.hand, ...US.deck].toSorted()).toEqual(discard);
    expect(US.play).toEqual(['US-SCOUT-A-1']);
  });

  test('[UN-REC-04] Recon cannot be chosen without a Fog of War card in hand', () => {
    const table = at({
      counters: [...riflemen, 'US-SCOUT-A@7A'],
      US: { hand: ['US-SCOUT-A-1', 'US-RIFLEMAN-A-1'], deck: ['US-FOG-1'], supply: ['US-FOG-2'] },
    });
    table.act('US', 'play', 'US-SCOUT-A-1');
    expect(table.nouns('US', 'use')).toEqual(['Attack', 'Conceal', 'Scout']);
    expect(table.refused('US', 'use', 'Recon').clause).toBe('UN-REC-04');
  });
});
