import { describe, expect, test } from 'vitest';
import { Session } from '../../../src/machines/session/session.ts';
import { undaunted } from '../../../src/machines/undaunted/game.ts';
import { digest } from '../../../src/rules/kernel/digest.ts';
import { drawInt, drawOne, seeded } from '../../../src/rules/kernel/random.ts';
import { type Drill, field, hamlet, pin, points } from './drills.ts';
import { at, begin, cards, type Setting, type Side, type Table, throwSeeded } from './table.ts';

const riflemen = ['US-RIFLEMAN-A@7A', 'DE-RIFLEMAN-A@8A'];

/** Plays rounds in which nothing happens. */
function quiet(table: Table, rounds: number): Table {
  for (let last = table.position().round + rounds; table.position().round < last; ) {
    const { phase, toMove } = table.position();
    if (phase === 'initiative') table.bid();
    else table.act(toMove, 'end-turn');
  }
  return table.bid();
}

describe('Rulings: control and victory', () => {
  test('[UN-RUL-42] control lasts until the opponent takes it', () => {
    const table = at({
      counters: ['US-RIFLEMAN-A@17B', 'DE-SCOUT-A@6A', 'DE-RIFLEMAN-A@8A'],
      control: ['US@17B*', 'US@13B'],
      US: { hand: ['US-RIFLEMAN-A-1'] },
      DE: { hand: ['DE-SCOUT-A-1'], supply: ['DE-FOG-1'] },
    });
    expect(table.points('US')).toBe(2);
    table.use('US', 'US-RIFLEMAN-A-1', 'Move').act('US', 'move', '13B').act('US', 'end-turn');
    expect(table.points('US')).toBe(2);
    table.use('DE', 'DE-SCOUT-A-1', 'Scout').act('DE', 'scout', '17B').act('DE', 'stop');
    expect([table.marker('US', '17B'), table.points('US')]).toEqual(['controlled', 2]);
  });

  test('[UN-RUL-45] a pinned side plays on unless the opponent’s condition is to pin it', () => {
    const table = at({
      toMove: 'DE',
      initiative: 'DE',
      counters: ['US-RIFLEMAN-A@8A', 'DE-SCOUT-A@8A'],
      DE: { hand: ['DE-RIFLEMAN-A-1', 'DE-SCOUT-A-1'] },
    });
    expect(table.outcome()).toBeNull();
    table.use('DE', 'DE-RIFLEMAN-A-1', 'Move').stop('DE');
    expect(table.counter('DE-RIFLEMAN-A')?.tile).toBe('8A');
    // The last US Rifleman goes: were the German side still pinned, the game would be decided now.
    table.use('DE', 'DE-SCOUT-A-1', 'Attack').act('DE', 'attack', 'US-RIFLEMAN-A').roll(0);
    expect(table.counter('US-RIFLEMAN-A')).toBeUndefined();
    expect(table.outcome()).toBeNull();
  });

  describe('beyond all hope', () => {
    const pinned = hamlet((drill) => {
      drill.victory.DE = pin;
    });
    /** The German side pins, so the US being beyond all hope ends the game. */
    const hopeless = (US: Setting['US'], control: string[]): boolean => {
      const setting: Setting = { drill: pinned, counters: ['US-RIFLEMAN-A@17B', 'DE-RIFLEMAN-A@8A'], control, US };
      try {
        at(setting);
        return false;
      } catch {
        expect(at({ ...setting, over: true }).outcome()).toMatchObject({ winner: 'DE', clause: 'UN-END-09' });
        return true;
      }
    };
    const FOUR = ['US@6A', 'US@13B', 'US@17B'];

    test('[UN-RUL-46] without a Scout only the tiles already marked can be reached', () => {
      expect(hopeless({ deck: ['US-RIFLEMAN-A-1'] }, FOUR)).toBe(true);
      expect(hopeless({ deck: ['US-RIFLEMAN-A-1'] }, [...FOUR, 'US@2B'])).toBe(false);
      expect(hopeless({ deck: ['US-RIFLEMAN-A-1', 'US-SCOUT-A-1'] }, FOUR)).toBe(false);
      expect(hopeless({ deck: [], hand: ['US-RIFLEMAN-A-1'], play: ['US-SCOUT-A-1'] }, FOUR)).toBe(false);
      expect(hopeless({ deck: ['US-RIFLEMAN-A-1'], removed: ['US-SCOUT-A-1'] }, FOUR)).toBe(true);
    });

    test('[UN-RUL-46] without Control only the points already controlled can be kept', () => {
      expect(hopeless({ deck: ['US-SCOUT-A-1'] }, ['US@6A*', 'US@13B*', 'US@2B'])).toBe(true);
    });

    test('[UN-RUL-46] supply cards count where a Bolster card could fetch them, one after the other', () => {
      const supply = ['US-SCOUT-A-1'];
      expect(hopeless({ deck: ['US-RIFLEMAN-A-1'], supply }, FOUR)).toBe(true);
      expect(hopeless({ deck: ['US-RIFLEMAN-A-1', 'US-SQUADLEADER-B-1'], supply }, FOUR)).toBe(true);
      expect(hopeless({ deck: ['US-RIFLEMAN-A-1', 'US-SQUADLEADER-A-1'], supply }, FOUR)).toBe(false);
      expect(hopeless({ deck: ['US-RIFLEMAN-A-1', 'US-PLATOONGUIDE-1'], supply: ['US-SCOUT-A-1'] }, FOUR)).toBe(false);
      // The Guide fetches the Sergeant from the supply, and either of them the Scout.
      expect(
        hopeless({ deck: ['US-PLATOONGUIDE-1'], supply: ['US-PLATOONSERGEANT-1', 'US-RIFLEMAN-B-1', ...supply] }, FOUR),
      ).toBe(false);
      // Only the Squad Leader B could fetch the Squad Leader A's cards if squads did not matter.
      expect(
        hopeless({ deck: ['US-RIFLEMAN-A-1', 'US-SQUADLEADER-B-1'], supply: ['US-SQUADLEADER-A-1', ...supply] }, FOUR),
      ).toBe(true);
    });

    test('[UN-RUL-46] hunkering down the last such card ends the game', () => {
      const table = at({
        drill: pinned,
        counters: ['US-RIFLEMAN-A@17B', 'DE-RIFLEMAN-A@8A'],
        control: FOUR,
        US: { hand: ['US-SCOUT-A-1', 'US-RIFLEMAN-A-1'], deck: [] },
      });
      table.act('US', 'play', 'US-SCOUT-A-1');
      expect(table.outcome()).toBeNull();
      table.act('US', 'hunker-down');
      expect(table.outcome()).toMatchObject({ winner: 'DE', clause: 'UN-END-09' });
    });
  });

  test('[UN-RUL-47] conditions are tested in order: pinning comes before comparing points', () => {
    const table = at({
      drill: field(pin, points(5)),
      counters: ['US-SCOUT-A@7A', 'DE-RIFLEMAN-A@3B'],
      control: ['DE@9A*'],
      US: { hand: ['US-SCOUT-A-1'] },
    });
    expect([table.points('US'), table.points('DE')]).toEqual([0, 3]);
    table.use('US', 'US-SCOUT-A-1', 'Attack').act('US', 'attack', 'DE-RIFLEMAN-A').roll(0);
    expect(table.outcome()).toMatchObject({ winner: 'US' });
    expect(table.outcome()?.clause).not.toMatch(/UN-END-0[67]/);
  });

  test('[UN-RUL-47] of two sides that have their points the active one wins; points come before pinning', () => {
    const both = ['US@9A*', 'US@16A*', 'US@10A*', 'DE@17B*', 'DE@18B*', 'DE@13B*', 'DE@14B*', 'DE@11A*'];
    for (const toMove of ['US', 'DE'] as const) {
      const table = at({ toMove, counters: riflemen, control: both, over: true });
      expect([table.points('US'), table.points('DE')]).toEqual([7, 7]);
      expect(table.outcome()).toMatchObject({ winner: toMove, clause: 'UN-END-03' });
    }
    // The US, not active, has its points; the active German side has pinned it.
    const drill = field(points(7), pin);
    const counters = ['US-SCOUT-A@7A', 'DE-RIFLEMAN-A@8A'];
    const table = at({ drill, toMove: 'DE', counters, control: both.slice(0, 3), over: true });
    expect(table.outcome()).toMatchObject({ winner: 'US', clause: 'UN-END-03' });
  });

  test('[UN-RUL-48] the radio tile scores its points, no more', () => {
    const table = at({
      scenario: 'radio-post',
      counters: ['US-RIFLEMAN-A@4A', 'DE-RIFLEMAN-A@8A'],
      control: ['US@4A'],
      US: { hand: ['US-RIFLEMAN-A-1'] },
    });
    expect(table.points('US')).toBe(0);
    table.use('US', 'US-RIFLEMAN-A-1', 'Control');
    expect(table.points('US')).toBe(3);
  });

  test('[UN-RUL-54] a scenario must start open: Riflemen on both sides, nobody won, nobody beyond hope', () => {
    const refused = (change: (drill: Drill) => void): boolean => {
      const drill = hamlet(change);
      try {
        undaunted.start({ game: 'undaunted', scenario: drill.id, seed: 1, scenarioData: drill });
        return false;
      } catch (error) {
        expect(error).toMatchObject({ name: 'InputError' });
        return true;
      }
    };
    expect(refused(() => {})).toBe(false);
    expect(
      refused(({ sides }) => {
        // 3 points on 5B and 2 on 6A.
        sides.DE.controlMarkers = ['5B', '6A'].map((face) => ({ face, state: 'controlled' }));
      }),
    ).toBe(true);
    expect(
      refused(({ sides }) => {
        sides.US.counters = sides.US.counters.filter(({ type }) => type !== 'rifleman');
      }),
    ).toBe(true);
    expect(
      refused(({ sides }) => {
        const soldiers = (lot: { type: string }) => lot.type !== 'rifleman';
        sides.US.deck = sides.US.deck.filter(soldiers);
        sides.US.supply = sides.US.supply.filter(soldiers);
      }),
    ).toBe(true);
  });
});

describe('Rulings: endless games', () => {
  const still = (setting: Setting = {}) =>
    at({
      counters: riflemen,
      control: ['US@9A*', 'DE@17B*'],
      US: {
        hand: cards('US-FOG', 1),
        deck: ['US-RIFLEMAN-C-1', 'US-SCOUT-C-1', 'US-SCOUT-C-2', 'US-FOG-2', 'US-FOG-3'],
      },
      DE: {
        hand: cards('DE-FOG', 1),
        deck: ['DE-RIFLEMAN-C-1', 'DE-SCOUT-C-1', 'DE-SCOUT-C-2', 'DE-FOG-2', 'DE-FOG-3'],
      },
      ...setting,
    });

  const shoot = (table: Table) => table.use('US', 'US-RIFLEMAN-A-1', 'Attack').act('US', 'attack', 'DE-SNIPER').roll(0);

  test('[UN-RUL-53] after five quiet rounds the players may agree to end: points decide', () => {
    const table = quiet(still(), 4);
    expect(table.refused(table.position().toMove, 'offer-end').clause).toBe('UN-RUL-53');
    quiet(table, 1);
    const offering = table.position().toMove;
    const answering: Side = offering === 'US' ? 'DE' : 'US';
    expect(table.verbs(offering)).toContain('offer-end');
    table.act(offering, 'offer-end');
    expect(table.legal(offering)).toEqual([]);
    expect(table.verbs(answering)).toEqual(['agree-to-end', 'decline-to-end']);
    const declined = new (table.constructor as typeof Table)(Session.open(undaunted, table.session.journal));
    table.act(answering, 'agree-to-end');
    expect(table.outcome()).toMatchObject({ winner: 'US', clause: 'UN-RUL-53' });
    declined.act(answering, 'decline-to-end');
    expect(declined.outcome()).toBeNull();
    expect(declined.position().toMove).toBe(offering);
    declined.act(offering, 'end-turn');
    expect(declined.outcome()).toBeNull();
  });

  test('[UN-RUL-53] a Control, a casualty, or a counter placed or removed starts the count anew', () => {
    const deck = ['US-RIFLEMAN-C-1', 'US-SCOUT-C-1', 'US-SCOUT-C-2', 'US-FOG-2', 'US-FOG-3'];
    const events: [string, string[], (table: Table) => Table][] = [
      ['Control', [], (table) => table.use('US', 'US-RIFLEMAN-A-1', 'Control')],
      ['placed', [], (table) => table.use('US', 'US-SCOUT-B-1', 'Scout').stop('US')],
      ['casualty', ['DE-SNIPER-1'], shoot],
      ['removed', [], shoot],
    ];
    for (const [name, hand, happen] of events) {
      const table = still({
        counters: [...riflemen, 'DE-SNIPER@8A'],
        control: ['US@9A*', 'DE@17B*', 'US@7A'],
        US: { hand: ['US-RIFLEMAN-A-1', 'US-SCOUT-B-1'], deck },
        DE: { hand: [...hand, 'DE-FOG-1'], deck: deck.map((id) => id.replace('US', 'DE')) },
      });
      happen(table);
      quiet(table, 5);
      expect([name, table.verbs(table.position().toMove).includes('offer-end')]).toEqual([name, false]);
      quiet(table, 1);
      expect([name, table.verbs(table.position().toMove).includes('offer-end')]).toEqual([name, true]);
    }
  });

  test('[UN-RUL-53] with no card left on either side the game ends at once', () => {
    for (const initiative of ['US', 'DE'] as const) {
      const table = at({
        drill: field(pin, pin),
        initiative,
        toMove: initiative,
        counters: riflemen,
        US: { hand: ['US-RIFLEMAN-A-1'], deck: [] },
        DE: { hand: ['DE-RIFLEMAN-A-1'], deck: [] },
      });
      const second: Side = initiative === 'US' ? 'DE' : 'US';
      for (const seat of [initiative, second]) {
        expect(table.outcome()).toBeNull();
        table.act(seat, 'play', `${seat}-RIFLEMAN-A-1`).act(seat, 'hunker-down');
        if (table.outcome() === null) table.act(seat, 'end-turn');
      }
      // Level on points, so the marker decides; no further round was begun.
      expect(table.outcome()).toMatchObject({ winner: initiative, clause: 'UN-RUL-53' });
      expect(table.position().round).toBe(3);
    }
  });
});

describe('Rulings: records', () => {
  /** Takes Control and other useful decisions more often than idle ones, so that games come to an end. */
  function play(table: Table, seed: number, limit: number): boolean {
    const random = seeded(seed);
    for (let step = 0; step < limit; step++) {
      const toMove = undaunted.toMove(table.state);
      if (toMove === 'none') return true;
      if (toMove === 'chance') {
        throwSeeded(table, random);
        continue;
      }
      const seat = drawOne(random, toMove) as Side;
      const open = table.legal(seat);
      const useful = open.filter(({ verb }) => !['hunker-down', 'end-turn', 'stop', 'offer-end'].includes(verb));
      const best = useful.filter(({ noun }) => noun === 'Control');
      const some = best.length > 0 ? best : useful.length > 0 && drawInt(random, 8) > 0 ? useful : open;
      const { verb, noun } = drawOne(random, some);
      table.act(seat, verb, noun === undefined ? undefined : String(noun));
    }
    return false;
  }

  test('[UN-RUL-58] a finished game replays from seed, decisions and dice to the same state', () => {
    let finished = 0;
    for (let seed = 1; seed <= 6 && finished < 2; seed++) {
      const table = begin('la-raye', seed);
      if (!play(table, seed, 2000)) continue;
      finished++;
      const journal = JSON.parse(JSON.stringify(table.session.journal));
      const replayed = Session.open(undaunted, journal);
      expect(replayed.state).toEqual(table.state);
      expect(digest(replayed.state)).toBe(digest(table.state));
      expect(undaunted.outcome(replayed.state)).toEqual(table.outcome());
    }
    expect(finished).toBe(2);
  });

  test('[UN-CARD-09] no card is ever lost or doubled, removed ones stay removed', () => {
    for (let seed = 1; seed <= 3; seed++) {
      const table = begin('the-long-field', seed);
      const start = table.allCards('US');
      let gone: string[] = [];
      const random = seeded(seed);
      for (let chunk = 0; chunk < 10 && table.outcome() === null; chunk++) {
        play(table, drawInt(random, 1e9), 40);
        const { US } = table.position();
        undaunted.invariants(table.state);
        expect(table.allCards('US')).toEqual(start);
        expect(US.removed.slice(0, gone.length)).toEqual(gone);
        gone = US.removed;
      }
    }
  });
});
