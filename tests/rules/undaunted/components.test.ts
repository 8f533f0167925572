import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { undaunted } from '../../../src/machines/undaunted/game.ts';
import { FACES } from '../../../src/models/dice/request.ts';
import {
  BOX,
  CARDS,
  COUNTERS,
  card,
  counter,
  counterOfUnit,
  TILE_FACES,
  tileFace,
} from '../../../src/models/undaunted/box.ts';
import { InputError } from '../../../src/rules/kernel/contract.ts';
import { drawOne, seeded } from '../../../src/rules/kernel/random.ts';
import { type Drill, ground, hamlet } from './drills.ts';
import { at, begin, cards, positionOf, randomStep, type Side } from './table.ts';

const SIDES: Side[] = ['US', 'DE'];
const all = [...CARDS.values()];
const counters = [...COUNTERS.values()];
const ofSide = (side: Side) => all.filter((entry) => entry.side === side);
const riflemen = ['US-RIFLEMAN-A@7A', 'DE-RIFLEMAN-A@8A'];

/** Field that a scenario is refused for, or null where it is accepted. */
function refusal(drill: Drill): string | null {
  try {
    begin('', 1, drill);
    return null;
  } catch (error) {
    if (error instanceof InputError) return error.field;
    throw error;
  }
}

describe('Components', () => {
  test('[UN-COMP-01] each side has its own 54 cards', () => {
    expect(BOX.components.perSide.US.cards).toBe(54);
    for (const side of SIDES) {
      expect(ofSide(side)).toHaveLength(54);
      expect(ofSide(side).every((entry) => entry.id.startsWith(`${side}-`))).toBe(true);
    }
    expect(new Set(all.map((entry) => entry.id)).size).toBe(108);
    const mixed = { counters: riflemen, US: { hand: ['DE-RIFLEMAN-A-1'] } };
    expect(() => at(mixed)).toThrow(InputError);
  });

  test('[UN-COMP-02] each side has 11 combat counters', () => {
    for (const side of SIDES) expect(counters.filter((entry) => entry.side === side)).toHaveLength(11);
  });

  test('[UN-COMP-03] there are 4 US and 5 German spawn markers; a scenario with 5 US ones is refused', () => {
    expect([BOX.spawnMarkers.US.length, BOX.spawnMarkers.DE.length]).toEqual([4, 5]);
    const faces = ['17B', '2B', '7A', '12B', '13B'];
    const markers = (labels: string[]) =>
      hamlet(({ sides }) => {
        sides.US.spawnMarkers = labels.map((label, i) => ({ label, face: faces[i] as string }));
      });
    expect(refusal(markers(['ALL', 'A', 'B', 'C']))).toBeNull();
    expect(refusal(markers(['ALL', 'A', 'B', 'C', 'SUPPORT']))).toMatch(/spawnMarkers/);
    expect(refusal(markers(['ALL', 'A', 'B', 'C', 'C']))).toMatch(/spawnMarkers/);
  });

  test('[UN-COMP-05] a side has 18 control markers, at most one to a tile', () => {
    const tiles = begin('the-long-field')
      .pieces()
      .flatMap((piece) => (piece.front.startsWith('tile/') ? [piece.front.slice('tile/'.length)] : []));
    expect(tiles).toHaveLength(18);
    const table = at({ counters: riflemen, control: tiles.map((tile) => `US@${tile}`), US: { supply: [] } });
    const placed = table.pieces().filter((piece) => /^control\/US/.test(piece.front) && piece.zone.startsWith('tile:'));
    expect(placed).toHaveLength(18);
    expect(new Set(placed.map((piece) => piece.zone)).size).toBe(18);
    expect(BOX.components.perSide.US.controlMarkers).toBe(18);
    expect(() => at({ counters: riflemen, control: [...tiles.map((tile) => `US@${tile}`), 'US@7A'] })).toThrow(
      InputError,
    );
  });

  test('[UN-COMP-06] at every moment exactly one player holds the initiative marker', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffffff }), (seed) => {
        const table = begin('la-raye', seed);
        const random = seeded(seed);
        for (let step = 0; step < 30 && randomStep(table, random); step++) {
          const markers = table.pieces().filter((piece) => piece.front.startsWith('initiative/'));
          expect(markers.map((piece) => piece.front)).toEqual([`initiative/${table.position().initiative}`]);
        }
      }),
      { numRuns: 5 },
    );
  });

  test('[UN-COMP-07] there is one radio marker and it belongs to nobody', () => {
    expect(BOX.components.shared.radioMarkers).toBe(1);
    expect(Object.keys(BOX.components.perSide.US)).not.toContain('radioMarkers');
    const radios = begin('radio-post')
      .pieces()
      .filter((piece) => piece.front === 'radio');
    expect(radios).toHaveLength(1);
    expect(radios[0]?.zone).toBe('tile:4A');
  });

  test('[UN-COMP-08] there are 18 tiles with 36 faces', () => {
    const faces = [...TILE_FACES.keys()].toSorted();
    const expected = Array.from({ length: 18 }, (_, i) => [`${i + 1}A`, `${i + 1}B`]).flat();
    expect(faces).toEqual(expected.toSorted());
    for (const { face, tile, side } of TILE_FACES.values()) expect(face).toBe(`${tile}${side}`);
    expect(BOX.components.shared.boardTiles).toBe(18);
  });

  test('[UN-COMP-09] a scenario places at most 14 objective markers', () => {
    const tiles = begin('the-long-field')
      .pieces()
      .flatMap((piece) => (piece.front.startsWith('tile/') ? [piece.front.slice('tile/'.length)] : []));
    const values = [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3];
    const full = (points: number[]): Drill => {
      const drill = ground(Object.fromEntries(tiles.map((face, i) => [face, [i, 0]])));
      return { ...drill, objectives: points.map((value, i) => ({ face: tiles[i] as string, points: value })) };
    };
    expect(refusal(full(values))).toBeNull();
    expect(refusal(full([...values, 1]))).toMatch(/objectives/);
  });

  test('[UN-COMP-10] dice are ten-sided and show 0 to 9, each about equally often', () => {
    expect(BOX.components.shared.tenSidedDice).toBe(4);
    const random = seeded(10);
    const tally = new Map<unknown, number>();
    for (let i = 0; i < 10_000; i++) {
      const face = drawOne(random, FACES.d10);
      tally.set(face, (tally.get(face) ?? 0) + 1);
    }
    expect([...tally.keys()].toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    for (const count of tally.values()) expect(count > 800 && count < 1200).toBe(true);
    const table = at({ counters: riflemen, US: { hand: ['US-RIFLEMAN-A-1'] } });
    table.use('US', 'US-RIFLEMAN-A-1', 'Attack').act('US', 'attack', 'DE-RIFLEMAN-A');
    expect(table.dice.dice.every((die) => die.kind === 'd10')).toBe(true);
  });
});

describe('Units and cards', () => {
  test('[UN-UNIT-01] a unit is three to five cards and one counter', () => {
    for (const side of SIDES) {
      const groups = new Map<string, number>();
      for (const entry of ofSide(side).filter(({ kind }) => kind === 'combat')) {
        const unit = `${entry.type} ${entry.squad}`;
        groups.set(unit, (groups.get(unit) ?? 0) + 1);
      }
      expect(groups.size).toBe(11);
      for (const [unit, count] of groups) {
        expect(count >= 3 && count <= 5).toBe(true);
        const own = counters.filter((entry) => entry.side === side && `${entry.type} ${entry.squad}` === unit);
        expect(own).toHaveLength(1);
      }
    }
  });

  test('[UN-UNIT-02] card and counter belong together when side, title and squad match', () => {
    expect(counterOfUnit('US', 'scout', 'B')).toBe('US-SCOUT-B');
    expect(card('US-SCOUT-B-1').counter).toBe('US-SCOUT-B');
    for (const entry of all.filter(({ kind }) => kind === 'combat')) {
      const own = counter(entry.counter as string);
      expect([own.side, own.type, own.squad]).toEqual([entry.side, entry.type, entry.squad]);
    }
  });

  test('[UN-CARD-01] every card is a combat, command or Fog of War card', () => {
    const kinds = all.map((entry) => entry.kind);
    expect(new Set(kinds)).toEqual(new Set(['combat', 'command', 'fogOfWar']));
    const count = (kind: string) => kinds.filter((each) => each === kind).length;
    expect([count('combat'), count('command'), count('fogOfWar')]).toEqual([78, 10, 20]);
  });

  test('[UN-CARD-02] the scenario splits the cards between deck and supply', () => {
    const { US } = begin('la-raye').position();
    const riflemanA = (ids: string[]) => ids.filter((id) => id.startsWith('US-RIFLEMAN-A'));
    expect(riflemanA([...US.hand, ...US.deck])).toHaveLength(1);
    expect(riflemanA(US.supply)).toHaveLength(4);
  });

  test('[UN-CARD-03] a combat card carries title, squad, initiative, actions and a name', () => {
    const entry = card('US-RIFLEMAN-A-1');
    expect(entry.label).toBe('Rifleman A');
    expect(entry.squad).toBe('A');
    expect(Number.isInteger(entry.initiative)).toBe(true);
    expect(entry.actions.map(({ name }) => name)).toEqual(['Move', 'Attack', 'Control']);
    expect(entry.name).toMatch(/\w+ \w+/);
  });

  test('[UN-CARD-04] Sniper and Mortar cards have no squad', () => {
    const support = all.filter(({ type }) => type === 'sniper' || type === 'mortar');
    expect(support).toHaveLength(12);
    expect(support.every(({ squad }) => squad === null)).toBe(true);
  });

  test('[UN-CARD-05] cards that differ in the soldier’s name only are interchangeable', () => {
    expect(card('US-RIFLEMAN-A-1').name).not.toBe(card('US-RIFLEMAN-A-2').name);
    const table = at({ counters: riflemen, control: ['US@7A', 'US@3B'], US: { hand: cards('US-RIFLEMAN-A', 1, 2) } });
    const choices = table.usesOf('US', 'US-RIFLEMAN-A-1');
    expect(choices).toEqual(['Attack', 'Control', 'Move', 'hunker-down']);
    expect(table.usesOf('US', 'US-RIFLEMAN-A-2')).toEqual(choices);
  });

  test('[UN-CARD-06] command cards have no counter', () => {
    const command = all.filter(({ kind }) => kind === 'command');
    expect(new Set(command.map(({ label }) => label.replace(/ [ABC]$/, '')))).toEqual(
      new Set(['Platoon Sergeant', 'Platoon Guide', 'Squad Leader']),
    );
    for (const entry of command) expect(entry.counter).toBeNull();
    expect(counterOfUnit('US', 'platoonSergeant', null)).toBeNull();
    expect(card('US-PLATOONSERGEANT-1')).toMatchObject({ kind: 'command', initiative: 9 });
  });

  test('[UN-CARD-07] Sergeant and Guide have no squad, the Squad Leaders have one each', () => {
    for (const side of SIDES) {
      const squads = (type: string) =>
        ofSide(side)
          .filter((entry) => entry.type === type)
          .map(({ squad }) => squad);
      expect(squads('platoonSergeant')).toEqual([null]);
      expect(squads('platoonGuide')).toEqual([null]);
      expect(squads('squadLeader').toSorted()).toEqual(['A', 'B', 'C']);
    }
  });

  test('[UN-CARD-08] a Fog of War card has an initiative value and nothing else', () => {
    const fog = card('US-FOG-1');
    expect(fog).toMatchObject({ actions: [], squad: null, name: null, counter: null, initiative: 1 });
    const table = at({
      phase: 'initiative',
      counters: riflemen,
      US: { hand: ['US-FOG-1'] },
      DE: { hand: ['DE-FOG-1'] },
    });
    expect(table.legal('US')).toEqual([{ verb: 'bid', noun: 'US-FOG-1' }]);
    const turn = at({ counters: riflemen, US: { hand: ['US-FOG-1'] } });
    expect(turn.legal('US')).toEqual([{ verb: 'end-turn' }]);
  });

  test('[UN-CTR-01] a counter shows type, squad and base defence and is ready or suppressed', () => {
    const scout = counter('US-SCOUT-B');
    expect(scout.label).toBe('Scout B');
    expect(scout.squad).toBe('B');
    for (const { baseDefence } of counters) expect(Number.isInteger(baseDefence) && baseDefence > 0).toBe(true);
    const table = at({ counters: [...riflemen, 'US-SCOUT-B@3B', 'US-SCOUT-A@3B!'] });
    const piece = (id: string) => table.pieces().find(({ front }) => front === `counter/${id}`);
    expect(piece('US-SCOUT-B')?.pose.faceUp).toBe(true);
    expect(piece('US-SCOUT-A')?.pose.faceUp).toBe(false);
    expect(piece('US-SCOUT-A')?.back).toBe('counter/US-SCOUT-A/suppressed');
  });

  test('[UN-CTR-02] Sniper and Mortar counters have no squad', () => {
    const support = counters.filter(({ type }) => type === 'sniper' || type === 'mortar');
    expect(support).toHaveLength(4);
    expect(support.every(({ squad }) => squad === null)).toBe(true);
  });

  test('[UN-ACT-01] an action carries a number or none, and a squad limit or none', () => {
    const printed = (id: string, name: string) => {
      const action = card(id).actions.find((each) => each.name === name);
      return action && { value: action.value, squad: action.squadLimited ? card(id).squad : null };
    };
    expect(printed('US-SQUADLEADER-A-1', 'Bolster')).toEqual({ value: 2, squad: 'A' });
    expect(printed('US-PLATOONSERGEANT-1', 'Bolster')).toEqual({ value: 3, squad: null });
    expect(printed('US-RIFLEMAN-A-1', 'Control')).toEqual({ value: null, squad: null });
  });
});

describe('Board tiles', () => {
  test('[UN-TILE-01] the two faces of one tile are never in one layout', () => {
    const swap = (from: string, to: string) =>
      hamlet(({ tiles }) => {
        for (const tile of tiles) if (tile.face === from) tile.face = to;
      });
    const both = swap('4B', '14A');
    for (const tile of both.tiles) if (tile.face === '3B') tile.face = '14B';
    expect(refusal(both)).toMatch(/tiles/);
    const apart = swap('4B', '14B');
    for (const tile of apart.tiles) if (tile.face === '3B') tile.face = '15A';
    expect(refusal(apart)).toBeNull();
  });

  test('[UN-TILE-02] the designation has no effect in play', () => {
    // 12B and 4B are both open fields beside the farm 7A.
    const table = at({
      scenario: 'la-raye',
      counters: ['US-RIFLEMAN-A@7A', 'DE-RIFLEMAN-A@8A', 'DE-SCOUT-A@12B', 'DE-SCOUT-B@4B'],
      control: ['US@12B', 'US@4B'],
      US: { hand: cards('US-RIFLEMAN-A', 1, 2, 3) },
      DE: { deck: ['DE-RIFLEMAN-A-1', 'DE-SCOUT-C-1'].map((id) => id.replace('-C-', '-A-')) },
    });
    table.use('US', 'US-RIFLEMAN-A-1', 'Attack').act('US', 'attack', 'DE-SCOUT-A');
    const one = table.dice.succeeds;
    table.roll(1).use('US', 'US-RIFLEMAN-A-2', 'Attack').act('US', 'attack', 'DE-SCOUT-B');
    expect(table.dice.succeeds).toEqual(one);
    table.roll(1).use('US', 'US-RIFLEMAN-A-3', 'Move');
    expect(table.nouns('US', 'move')).toEqual(['12B', '4B']);
  });

  test('[UN-HILL-01] a tile with cover 3/1 is a hill', () => {
    const hills = [...TILE_FACES.values()].filter(({ isHill }) => isHill);
    expect(hills.map(({ face }) => face).toSorted()).toEqual(['16A', '2A', '9A']);
    for (const hill of hills) expect([hill.cover, hill.coverReduced]).toEqual([3, 1]);
    expect(tileFace('7A')).toMatchObject({ isHill: false, cover: 2, coverReduced: null });
  });
});

describe('Position files', () => {
  test('[UN-COMP-01] a card cannot be in two places', () => {
    const twice = positionOf({ counters: riflemen, US: { hand: ['US-FOG-1'], discard: ['US-FOG-1'] } });
    const setup = { game: 'undaunted', scenario: 'the-long-field', seed: 1, position: twice };
    expect(() => undaunted.start(setup)).toThrow(InputError);
  });
});
