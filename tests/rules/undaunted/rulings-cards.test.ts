import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { at, cards } from './table.ts';

const german = 'DE-RIFLEMAN-A@8A';
const riflemen = ['US-RIFLEMAN-A@7A', german];

/** Sources whose words reach the screen; the rules reader's catalogue explains the other words and is left out. */
function texts(): string[] {
  const root = new URL('../../../src/', import.meta.url).pathname;
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((name) => /^(app|rules\/undaunted|machines\/undaunted|models\/undaunted)\//.test(name))
    .filter((name) => /\.(tsx?|json)$/.test(name) && !name.endsWith('undaunted/rules.json'))
    .map((name) => readFileSync(join(root, name), 'utf8'));
}

describe('Rulings: words', () => {
  test('[UN-RUL-01] the rulebook’s words are used: hunker down, never take cover', () => {
    const all = texts().map((text) => text.toLowerCase());
    expect(all.some((text) => text.includes('hunker down'))).toBe(true);
    for (const word of [
      'take cover',
      'takes cover',
      'took cover',
      'taking cover',
      'deployment tile',
      'targeting token',
    ]) {
      expect(all.filter((text) => text.includes(word))).toEqual([]);
    }
  });
});

describe('Rulings: cards', () => {
  test('[UN-RUL-08] Control is barred by an enemy counter and turns an enemy marker back', () => {
    const table = at({
      counters: ['US-RIFLEMAN-A@3B', 'DE-MORTAR@3B', german],
      control: ['US@3B', 'DE@3B*'],
      US: { hand: ['US-RIFLEMAN-A-1'] },
    });
    expect(table.usesOf('US', 'US-RIFLEMAN-A-1')).not.toContain('Control');
    const free = at({
      counters: ['US-RIFLEMAN-A@3B', german],
      control: ['US@3B', 'DE@3B*'],
      US: { hand: ['US-RIFLEMAN-A-1'] },
    });
    free.use('US', 'US-RIFLEMAN-A-1', 'Control');
    expect([free.marker('US', '3B'), free.marker('DE', '3B')]).toEqual(['controlled', 'scouted']);
  });

  test('[UN-RUL-09] Conceal may be chosen with nothing to take: the counter is placed, no more', () => {
    const table = at({ counters: riflemen, US: { hand: ['US-SCOUT-A-1'] }, DE: { supply: ['DE-SNIPER-1'] } });
    const before = table.position();
    table.use('US', 'US-SCOUT-A-1', 'Conceal');
    const after = table.position();
    expect(table.counter('US-SCOUT-A')).toEqual({ id: 'US-SCOUT-A', tile: '7A', suppressed: false });
    expect(after.counters).toHaveLength(before.counters.length + 1);
    expect([after.DE, after.control]).toEqual([before.DE, before.control]);
    expect(after.US).toEqual({ ...before.US, hand: [], play: ['US-SCOUT-A-1'] });
  });

  test('[UN-RUL-10] cards gained by Command and Inspire are for this turn; unplayed ones are discarded', () => {
    const table = at({
      counters: riflemen,
      US: {
        hand: ['US-PLATOONSERGEANT-1', 'US-SQUADLEADER-A-1'],
        play: ['US-RIFLEMAN-A-3'],
        deck: ['US-RIFLEMAN-A-1', 'US-SCOUT-A-1', 'US-FOG-1'],
      },
      DE: { hand: ['DE-RIFLEMAN-A-1'] },
    });
    table.use('US', 'US-PLATOONSERGEANT-1', 'Command').act('US', 'draw').act('US', 'draw');
    table.use('US', 'US-SQUADLEADER-A-1', 'Inspire').act('US', 'inspire', 'US-RIFLEMAN-A-3');
    expect(table.position().US.hand).toHaveLength(3);
    table.act('US', 'end-turn');
    expect(table.position().toMove).toBe('DE');
    expect(table.position().US.discard).toEqual(
      expect.arrayContaining(['US-RIFLEMAN-A-1', 'US-SCOUT-A-1', 'US-RIFLEMAN-A-3']),
    );
    expect(table.position().US.hand).toEqual([]);
  });

  test('[UN-RUL-12] no Fog of War card in hand, no Recon', () => {
    // The counter would have to be placed first: that changes nothing.
    const table = at({ counters: riflemen, US: { hand: ['US-SCOUT-A-1', 'US-SCOUT-B-1'], discard: ['US-FOG-1'] } });
    expect(table.usesOf('US', 'US-SCOUT-A-1')).not.toContain('Recon');
    const holding = at({ counters: riflemen, US: { hand: ['US-SCOUT-A-1', 'US-FOG-1'] } });
    expect(holding.usesOf('US', 'US-SCOUT-A-1')).toContain('Recon');
  });

  test('[UN-RUL-16] Control needs the own scouted marker; a tile without objective may be controlled too', () => {
    const table = at({
      counters: ['US-RIFLEMAN-A@3B', german],
      control: ['US@3B'],
      US: { hand: cards('US-RIFLEMAN-A', 1, 2) },
    });
    const before = table.points('US');
    table.use('US', 'US-RIFLEMAN-A-1', 'Control');
    expect(table.marker('US', '3B')).toBe('controlled');
    expect(table.points('US')).toBe(before);
    table.act('US', 'play', 'US-RIFLEMAN-A-2');
    expect(table.refused('US', 'use', 'Control').clause).toBe('UN-RUL-16');
    const unmarked = at({
      counters: ['US-RIFLEMAN-A@3B', german],
      control: ['DE@3B*'],
      US: { hand: ['US-RIFLEMAN-A-1'] },
    });
    unmarked.act('US', 'play', 'US-RIFLEMAN-A-1');
    expect(unmarked.refused('US', 'use', 'Control').clause).toBe('UN-RUL-16');
  });

  test('[UN-RUL-18] for a suppressed unit there are two choices: ready it, or hunker down', () => {
    const table = at({
      counters: [...riflemen, 'US-SCOUT-A@7A!'],
      US: { hand: ['US-SCOUT-A-1', 'US-FOG-1'] },
      DE: { supply: ['DE-FOG-1'] },
    });
    table.act('US', 'play', 'US-SCOUT-A-1');
    expect(table.verbs('US')).toEqual(['hunker-down', 'ready']);
    for (const action of ['Recon', 'Conceal', 'Scout', 'Attack']) table.refused('US', 'use', action);
    table.act('US', 'ready');
    expect(table.counter('US-SCOUT-A')?.suppressed).toBe(false);
    expect(table.position().US.hand).toEqual(['US-FOG-1']);
    expect(table.position().DE.supply).toEqual(['DE-FOG-1']);
  });

  test('[UN-RUL-19] command cards are never hindered by suppression', () => {
    const table = at({
      counters: [german, 'US-RIFLEMAN-A@7A!', 'US-SCOUT-A@7A!', 'US-MACHINEGUNNER-A@7A!'],
      US: { hand: ['US-SQUADLEADER-A-1'], supply: ['US-RIFLEMAN-A-1'] },
    });
    table.use('US', 'US-SQUADLEADER-A-1', 'Bolster').act('US', 'bolster', 'US-RIFLEMAN-A-1');
    expect(table.position().US).toMatchObject({ supply: [], discard: ['US-RIFLEMAN-A-1'] });
  });

  test('[UN-RUL-29] Inspire cannot return the card that is played for it', () => {
    const table = at({ counters: riflemen, US: { hand: ['US-SQUADLEADER-A-1'] } });
    table.use('US', 'US-SQUADLEADER-A-1', 'Inspire');
    expect(table.nouns('US', 'inspire')).toEqual([]);
    table.refused('US', 'inspire', 'US-SQUADLEADER-A-1');
    table.stop('US');
    expect(table.position().US).toMatchObject({ hand: [], play: ['US-SQUADLEADER-A-1'] });
  });

  test('[UN-RUL-30] Inspire can return a card that only readied a counter, not one that was hunkered down', () => {
    const table = at({
      counters: ['US-RIFLEMAN-A@7A!', german],
      US: { hand: ['US-RIFLEMAN-A-1', 'US-SCOUT-A-1', 'US-SQUADLEADER-A-1'] },
    });
    table.act('US', 'play', 'US-RIFLEMAN-A-1').act('US', 'ready');
    table.act('US', 'play', 'US-SCOUT-A-1').act('US', 'hunker-down');
    table.use('US', 'US-SQUADLEADER-A-1', 'Inspire');
    expect(table.nouns('US', 'inspire')).toEqual(['US-RIFLEMAN-A-1']);
  });

  test('[UN-RUL-31] with too few cards left all are drawn and play goes on', () => {
    const table = at({
      counters: riflemen,
      US: { hand: ['US-PLATOONSERGEANT-1', 'US-RIFLEMAN-A-1'], deck: ['US-SCOUT-A-1'] },
    });
    table.use('US', 'US-PLATOONSERGEANT-1', 'Command').act('US', 'draw');
    expect(table.verbs('US')).toEqual(['end-turn', 'play']);
    expect(table.position().US.hand).toHaveLength(2);
    const round = at({
      toMove: 'DE',
      counters: riflemen,
      US: { deck: ['US-RIFLEMAN-A-1', 'US-SCOUT-A-1'], discard: ['US-FOG-1'] },
    });
    round.act('DE', 'end-turn');
    expect(round.position().US).toMatchObject({ deck: [], discard: [] });
    expect(round.position().US.hand).toHaveLength(3);
  });

  test('[UN-RUL-32] whoever has a card must bid one', () => {
    const table = at({
      phase: 'initiative',
      counters: riflemen,
      US: { hand: ['US-RIFLEMAN-A-1'] },
      DE: { hand: cards('DE-RIFLEMAN-A', 1, 2) },
    });
    expect(table.legal('US')).toEqual([{ verb: 'bid', noun: 'US-RIFLEMAN-A-1' }]);
    table.bid();
    expect(table.position().US).toMatchObject({ hand: [], discard: ['US-RIFLEMAN-A-1'] });
  });

  test('[UN-RUL-33] an empty hand bids nothing, which counts as 0, and its turn is passed', () => {
    const table = at({
      phase: 'initiative',
      initiative: 'US',
      counters: riflemen,
      US: { hand: [], deck: [] },
      DE: { hand: ['DE-FOG-1', 'DE-RIFLEMAN-A-1'], deck: ['DE-SCOUT-A-1'] },
    });
    expect(table.legal('US')).toEqual([]);
    table.act('DE', 'bid', 'DE-FOG-1');
    expect(table.position()).toMatchObject({ initiative: 'DE', toMove: 'DE', phase: 'turn' });
    table.act('DE', 'end-turn');
    expect(table.position()).toMatchObject({ phase: 'initiative', round: 4 });
    expect(table.legal('US')).toEqual([]);
    expect(table.verbs('DE')).toEqual(['bid']);
  });

  test('[UN-RUL-34] a turn may be ended with any number of cards played, but only between plays', () => {
    const hand = ['US-RIFLEMAN-A-1', 'US-SCOUT-A-1', 'US-MACHINEGUNNER-A-1'];
    const table = at({ counters: riflemen, US: { hand }, DE: { hand: ['DE-FOG-1'] } });
    table.act('US', 'end-turn');
    expect(table.position().US.discard.toSorted()).toEqual(hand.toSorted());
    const busy = at({ counters: riflemen, US: { hand } });
    busy.act('US', 'play', 'US-SCOUT-A-1');
    expect(['UN-RUL-34', 'UN-TURN-02']).toContain(busy.refused('US', 'end-turn').clause);
    busy.act('US', 'use', 'Attack');
    expect(['UN-RUL-34', 'UN-TURN-02']).toContain(busy.refused('US', 'end-turn').clause);
  });

  test('[UN-RUL-35] the same unit may act several times in one turn', () => {
    const table = at({
      counters: riflemen,
      control: ['US@3B', 'US@1A'],
      US: { hand: cards('US-RIFLEMAN-A', 1, 2, 3) },
    });
    table.use('US', 'US-RIFLEMAN-A-1', 'Move').act('US', 'move', '3B');
    table.use('US', 'US-RIFLEMAN-A-2', 'Move').act('US', 'move', '1A');
    table.use('US', 'US-RIFLEMAN-A-3', 'Control');
    expect(table.counter('US-RIFLEMAN-A')?.tile).toBe('1A');
    expect(table.marker('US', '1A')).toBe('controlled');
  });

  test('[UN-RUL-36] a hunkered card shows in the supply at once and may be bolstered in the same turn', () => {
    const table = at({ counters: riflemen, US: { hand: ['US-SCOUT-A-1', 'US-SQUADLEADER-A-1'] } });
    table.act('US', 'play', 'US-SCOUT-A-1').act('US', 'hunker-down');
    expect(table.fronts('US:supply', 'DE')).toEqual(['card/US-SCOUT-A-1']);
    table.use('US', 'US-SQUADLEADER-A-1', 'Bolster');
    expect(table.nouns('US', 'bolster')).toEqual(['US-SCOUT-A-1']);
  });

  test('[UN-RUL-37] Bolster takes no Fog of War card', () => {
    const table = at({
      counters: riflemen,
      US: {
        hand: ['US-PLATOONSERGEANT-1'],
        supply: [...cards('US-RIFLEMAN-A', 1, 2), ...cards('US-FOG', 1, 2, 3, 4, 5)],
      },
    });
    table.use('US', 'US-PLATOONSERGEANT-1', 'Bolster');
    expect(table.nouns('US', 'bolster')).toEqual(cards('US-RIFLEMAN-A', 1, 2));
    expect(table.refused('US', 'bolster', 'US-FOG-1').clause).toBe('UN-RUL-37');
  });

  test('[UN-RUL-41] Fog of War cards removed by Recon never come back', () => {
    const table = at({
      counters: [...riflemen, 'US-SCOUT-A@7A'],
      US: {
        hand: [...cards('US-SCOUT-A', 1, 2, 3), ...cards('US-FOG', 10, 2, 3)],
        deck: ['US-FOG-1', 'US-RIFLEMAN-C-1', 'US-SCOUT-C-1', 'US-SCOUT-C-2'],
        supply: cards('US-FOG', 4, 5, 6, 7, 8, 9),
      },
      DE: { hand: ['DE-SCOUT-A-1', 'DE-RIFLEMAN-A-1'] },
    });
    for (const card of cards('US-SCOUT-A', 1, 2, 3)) table.use('US', card, 'Recon');
    // Lowest id first: the drawn Fog of War 1 goes before 3 and 10.
    expect(table.position().US.removed).toEqual(cards('US-FOG', 2, 1, 3));
    const left = () => {
      const { removed, ...zones } = table.position().US;
      return Object.values(zones)
        .flat()
        .filter((id) => id.includes('FOG')).length;
    };
    expect(left()).toBe(7);
    table.act('US', 'end-turn').use('DE', 'DE-SCOUT-A-1', 'Conceal');
    expect(left()).toBe(7);
    expect(table.position().US.supply).toHaveLength(5);
    expect(table.position().US.removed).toHaveLength(3);
  });

  test('[UN-RUL-56] there is no hand size limit', () => {
    const table = at({
      counters: riflemen,
      US: {
        hand: ['US-PLATOONSERGEANT-1', ...cards('US-RIFLEMAN-A', 1, 2, 3)],
        deck: ['US-SCOUT-A-1', 'US-SCOUT-A-2', 'US-FOG-1'],
      },
    });
    table.use('US', 'US-PLATOONSERGEANT-1', 'Command').act('US', 'draw').act('US', 'draw');
    expect(table.position().US.hand).toHaveLength(5);
    expect(table.position().US.discard).toEqual([]);
  });
});
