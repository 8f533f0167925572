import { describe, expect, test } from 'vitest';
import { BOX, CARDS, COUNTERS, SIDES, TILE_FACES } from '../../../src/models/undaunted/box.ts';
import { CATALOGUE } from '../../../src/models/undaunted/catalogue.ts';
import rules from '../../../src/models/undaunted/rules.json';
import type { Scenario, Side } from '../../../src/models/undaunted/types.ts';
import { SCENARIOS } from '../../../src/rules/undaunted/scenarios.ts';

const count = <T>(items: Iterable<T>, fits: (item: T) => boolean): number => [...items].filter(fits).length;

/** How many cards of each type a side has, as the box's list of contents says. */
const CARD_COUNTS = {
  rifleman: 15,
  scout: 9,
  machineGunner: 9,
  sniper: 3,
  mortar: 3,
  squadLeader: 3,
  platoonGuide: 1,
  platoonSergeant: 1,
  fogOfWar: 10,
};
const COUNTER_COUNTS = { rifleman: 3, scout: 3, machineGunner: 3, sniper: 1, mortar: 1 };

describe('The box', () => {
  test.each(SIDES)('holds 54 cards and 11 counters of the %s side', (side) => {
    expect(count(CARDS.values(), (card) => card.side === side)).toBe(54);
    expect(count(COUNTERS.values(), (counter) => counter.side === side)).toBe(11);
    for (const [type, wanted] of Object.entries(CARD_COUNTS)) {
      expect(
        count(CARDS.values(), (card) => card.side === side && card.type === type),
        type,
      ).toBe(wanted);
    }
    for (const [type, wanted] of Object.entries(COUNTER_COUNTS)) {
      expect(
        count(COUNTERS.values(), (counter) => counter.side === side && counter.type === type),
        type,
      ).toBe(wanted);
    }
  });

  test('agrees with itself: cards a unit, counters with cards, defences, names', () => {
    expect(CARDS.size).toBe(BOX.cards.length);
    for (const counter of COUNTERS.values()) {
      const cards = [...CARDS.values()].filter((card) => card.counter === counter.id);
      const data = BOX.unitTypes.find(({ type }) => type === counter.type);
      expect(cards).toHaveLength(data?.cardsPerUnit ?? 0);
      expect(counter.baseDefence).toBe(data?.baseDefence);
    }
    const names = [...CARDS.values()].flatMap(({ name }) => (name === null ? [] : [name]));
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(88);
  });

  test('has hills where the cover is reduced, and one terrain per face', () => {
    for (const face of TILE_FACES.values()) {
      expect(face.coverReduced === null, face.face).toBe(!face.isHill);
      expect(face.terrain === 'hill', face.face).toBe(face.isHill);
      if (face.isHill) expect([face.cover, face.coverReduced]).toEqual([3, 1]);
    }
  });
});

/** The scenario turned by 180 degrees with the sides exchanged, as comparable text. */
function picture(scenario: Scenario, turned: boolean): string {
  const by = (side: Side): Side => (turned ? (side === 'US' ? 'DE' : 'US') : side);
  const cols = scenario.tiles.map(({ col }) => col);
  const rows = scenario.tiles.map(({ row }) => row);
  const [sumCol, sumRow] = [Math.min(...cols) + Math.max(...cols), Math.min(...rows) + Math.max(...rows)];
  const place = (face: string): string => {
    const tile = scenario.tiles.find((each) => each.face === face);
    if (!tile) throw new Error(face);
    return turned ? `${sumCol - tile.col}/${sumRow - tile.row}` : `${tile.col}/${tile.row}`;
  };
  const lines = [
    ...scenario.tiles.map(({ face }) => `cover ${place(face)} ${TILE_FACES.get(face)?.cover}`),
    ...scenario.objectives.map(({ face, points }) => `objective ${place(face)} ${points}`),
    ...SIDES.flatMap((side) => {
      const { deck, supply, counters, spawnMarkers, controlMarkers } = scenario.sides[side];
      return [
        ...[...deck, ...supply].map((cards) => `${by(side)} ${JSON.stringify(cards)}`),
        ...counters.map(({ type, squad, face }) => `${by(side)} ${type} ${squad} ${place(face)}`),
        ...spawnMarkers.map(({ label, face }) => `${by(side)} spawn ${label} ${place(face)}`),
        ...controlMarkers.map(({ face, state }) => `${by(side)} ${state} ${place(face)}`),
        `${by(side)} ${JSON.stringify(scenario.victory[side])}`,
      ];
    }),
  ];
  return lines.toSorted().join('\n');
}

describe('The scenarios', () => {
  test('stand in the catalogue as in their files, in the recommended order', () => {
    const files = [...SCENARIOS.values()].map(({ id, number, title, briefing }) => ({ id, number, title, briefing }));
    expect(files).toEqual(CATALOGUE);
    expect(files.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test.each([...SCENARIOS.values()].filter(({ symmetric }) => symmetric).map((each) => [each.id, each] as const))(
    '%s maps onto itself with the sides exchanged',
    (_, scenario) => {
      expect(picture(scenario, true)).toBe(picture(scenario, false));
    },
  );
});

describe('The rules reader’s text', () => {
  test('has every clause once, with a section and a text', () => {
    expect(rules).toHaveLength(211);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    for (const { id, section, text } of rules) {
      expect(id).toMatch(/^UN-[A-Z]+-\d\d$/);
      expect(section.length).toBeGreaterThan(0);
      expect(text).not.toMatch(/\.(txt|json|yaml|java)\b/);
    }
  });
});
