import { describe, expect, test } from 'vitest';
import { undaunted } from '../../../src/machines/undaunted/game.ts';
import { seeded } from '../../../src/rules/kernel/random.ts';
import { SCENARIOS } from '../../../src/rules/undaunted/scenarios.ts';
import { at, begin, cards, randomStep } from './table.ts';

const LA_RAYE = ['2B', '17B', '7A', '16B', '13B', '12B', '4B', '6A', '3B', '8A', '5B', '11B'];
const DECK = (side: string) => [
  `${side}-PLATOONSERGEANT`,
  `${side}-SQUADLEADER-A`,
  `${side}-SQUADLEADER-B`,
  `${side}-RIFLEMAN-A`,
  `${side}-RIFLEMAN-B`,
  `${side}-SCOUT-A`,
  `${side}-SCOUT-B`,
  `${side}-FOG`,
  `${side}-FOG`,
];
const units = (ids: string[]) => ids.map((id) => id.replace(/-\d+$/, '')).toSorted();
const onTiles = (scenario: string, front: RegExp) =>
  Object.fromEntries(
    begin(scenario)
      .pieces()
      .filter((piece) => front.test(piece.front) && piece.zone.startsWith('tile:'))
      .map((piece) => [piece.zone.slice('tile:'.length), piece.front]),
  );

describe('Setup', () => {
  test('[UN-SETUP-01] every scenario may be chosen; the first is recommended to begin with', () => {
    expect(undaunted.scenarios).toHaveLength(8);
    for (const { id } of undaunted.scenarios) {
      const table = begin(id);
      expect(table.outcome()).toBeNull();
      expect(table.verbs('US')).toEqual(['bid']);
    }
    expect([...SCENARIOS.values()].map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(undaunted.scenarios.filter(({ recommended }) => recommended).map(({ id }) => id)).toEqual(['la-raye']);
    expect(undaunted.scenarios[0]?.id).toBe('la-raye');
  });

  test('[UN-SETUP-02] exactly the scenario’s tiles are laid, with the listed faces', () => {
    const tiles = begin('la-raye')
      .pieces()
      .filter((piece) => piece.front.startsWith('tile/'));
    expect(tiles.map((piece) => piece.front).toSorted()).toEqual(LA_RAYE.map((face) => `tile/${face}`).toSorted());
    const place = (face: string) => tiles.find((piece) => piece.front === `tile/${face}`)?.pose;
    const [home, right, below] = [place('13B'), place('12B'), place('3B')];
    expect(home && right && below).toBeDefined();
    // One column on: one tile along; one row on: half a tile back and one across. La Raye's map lies turned by 180
    // degrees, so that the US, who begin in row 0, have their troops before them.
    const step = (right?.x ?? 0) - (home?.x ?? 0);
    expect(step).toBeLessThan(-9);
    expect((below?.x ?? 0) - (home?.x ?? 0)).toBeCloseTo(-step / 2, 5);
    expect((below?.z ?? 0) - (home?.z ?? 0)).toBeCloseTo(step, 5);
    expect(right?.z).toBeCloseTo(home?.z ?? 99, 5);
  });

  test('[UN-SETUP-03] the scenario’s objective markers lie on the tiles it names', () => {
    expect(onTiles('la-raye', /^objective\//)).toEqual({
      '2B': 'objective/1',
      '16B': 'objective/1',
      '6A': 'objective/2',
      '13B': 'objective/2',
      '7A': 'objective/1',
      '5B': 'objective/3',
    });
    const all = begin('la-raye')
      .pieces()
      .filter((piece) => piece.front.startsWith('objective/'));
    expect(14 - all.length).toBe(8);
  });

  test('[UN-SETUP-04] the radio marker is used in the radio scenario only', () => {
    for (const { id } of undaunted.scenarios) {
      const radios = begin(id)
        .pieces()
        .filter((piece) => piece.front === 'radio');
      expect([id, radios.length]).toEqual([id, id === 'radio-post' ? 1 : 0]);
    }
  });

  test('[UN-SETUP-05] the two players have different sides, each with its own components', () => {
    expect(undaunted.seats.map(({ id }) => id).toSorted()).toEqual(['DE', 'US']);
    const table = begin('la-raye');
    expect(table.legal('US').every((action) => String(action.noun).startsWith('US-'))).toBe(true);
    expect(table.legal('DE').every((action) => String(action.noun).startsWith('DE-'))).toBe(true);
    // Whoever plays the one side cannot make a choice of the other's, nor the same side's choice a second time.
    table.refused('DE', 'bid', String(table.legal('US')[0]?.noun));
    table.act('US', 'bid', String(table.legal('US')[0]?.noun));
    table.refused('US', 'bid', table.position().US.hand[1]);
    expect(table.session.act('FR', { verb: 'bid', noun: 'US-FOG-1' })).not.toBeNull();
  });

  test('[UN-SETUP-06] counters, control markers and spawn markers lie where the scenario says', () => {
    const { counters, control } = begin('la-raye').position();
    const placed = (side: string, tile: string) =>
      ['RIFLEMAN-A', 'RIFLEMAN-B', 'SCOUT-A', 'SCOUT-B'].map((unit) => ({
        id: `${side}-${unit}`,
        tile,
        suppressed: false,
      }));
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    expect(counters.toSorted(byId)).toEqual([...placed('US', '17B'), ...placed('DE', '5B')].toSorted(byId));
    expect(new Set(control.map(({ side, tile, state }) => `${side} ${tile} ${state}`))).toEqual(
      new Set(['US 17B scouted', 'US 2B scouted', 'DE 8A scouted', 'DE 5B controlled']),
    );
    expect(onTiles('la-raye', /^spawn\//)).toEqual({ '17B': 'spawn/US-ALL', '5B': 'spawn/DE-ALL' });
    expect(onTiles('hold-the-mill', /^spawn\//)).toEqual({
      '2B': 'spawn/US-A',
      '8A': 'spawn/US-B',
      '16B': 'spawn/DE-ALL',
    });
  });

  test('[UN-SETUP-07] the scenario says who holds the initiative marker at the start', () => {
    expect(begin('orchard-guns').position()).toMatchObject({ initiative: 'DE', phase: 'initiative', round: 1 });
    expect(begin('la-raye').position().initiative).toBe('US');
  });

  test('[UN-SETUP-08] the starting deck is the scenario’s deck cards, shuffled', () => {
    const orders = new Set<string>();
    for (let seed = 1; seed <= 5; seed++) {
      const { US, DE } = begin('la-raye', seed).position();
      expect(units([...US.hand, ...US.deck])).toEqual(DECK('US').toSorted());
      expect(units([...DE.hand, ...DE.deck])).toEqual(DECK('DE').toSorted());
      orders.add([...US.hand, ...US.deck].join());
    }
    expect(orders.size).toBeGreaterThan(1);
    for (const viewer of ['US', 'DE', 'spectator'] as const) expect(begin().fronts('US:deck', viewer)).toEqual([]);
  });

  test('[UN-SETUP-09] the supply is face up and grouped by title', () => {
    const supply = [
      ...cards('US-RIFLEMAN-A', 1, 2, 3, 4),
      ...cards('US-SCOUT-A', 1, 2),
      ...cards('US-FOG', 1, 2, 3, 4),
    ];
    const table = at({
      counters: ['US-RIFLEMAN-A@7A', 'DE-RIFLEMAN-A@8A'],
      US: { supply: [...supply, ...cards('US-FOG', 5, 6, 7, 8)].toReversed() },
    });
    const pieces = table.pieces().filter((piece) => piece.zone === 'US:supply' && piece.front.startsWith('card/'));
    expect(pieces.every((piece) => piece.pose.faceUp)).toBe(true);
    expect(pieces).toHaveLength(14);
    // Cards of one title lie on one pile, others elsewhere.
    const piles = new Map<string, string[]>();
    for (const { pose, front } of pieces) {
      const place = `${pose.x.toFixed(1)}/${pose.z.toFixed(1)}`;
      piles.set(place, [...(piles.get(place) ?? []), front.replace(/^card\/|-\d+$/g, '')]);
    }
    const groups = [...piles.values()].map((titles) => `${[...new Set(titles)].join('+')} ${titles.length}`);
    expect(groups.toSorted()).toEqual(['US-FOG 8', 'US-RIFLEMAN-A 4', 'US-SCOUT-A 2']);
  });

  test('[UN-SETUP-10] both players see every card of both supplies', () => {
    const table = begin('la-raye');
    const { US, DE } = table.position();
    for (const viewer of ['US', 'DE'] as const) {
      expect(table.fronts('US:supply', viewer)).toEqual(US.supply.map((id) => `card/${id}`).toSorted());
      expect(table.fronts('DE:supply', viewer)).toEqual(DE.supply.map((id) => `card/${id}`).toSorted());
    }
    expect([US.supply.length, DE.supply.length]).toEqual([20, 20]);
  });

  test('[UN-SETUP-11] cards that the scenario does not list never enter the game', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const table = begin('la-raye', seed);
      const random = seeded(seed);
      for (let step = 0; step < 150 && randomStep(table, random); step++) {
        const nouns = [...table.legal('US'), ...table.legal('DE')].map((action) => String(action.noun));
        expect(nouns.filter((noun) => /MORTAR|SNIPER|MACHINEGUNNER|-C-|GUIDE/.test(noun))).toEqual([]);
      }
      expect([table.allCards('US').length, table.allCards('DE').length]).toEqual([29, 29]);
    }
  });
});
