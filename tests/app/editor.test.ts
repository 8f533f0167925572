import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftProblems, isUnfinished } from '../../src/app/editor/checks.ts';
import {
  asOwn,
  cardsIn,
  cardsLimit,
  copyCards,
  type Draft,
  emptyDraft,
  fillSupply,
  idOf,
  layTile,
  markingOf,
  setCards,
  setControl,
  setCounter,
  setObjective,
  setRadio,
  setSpawn,
  setTitle,
  setVictory,
  startOf,
  takeTile,
  tileAt,
  turnOver,
  UNITS,
} from '../../src/app/editor/draft.ts';
import { isScenario, parseScenario, readDraft, readDraftFile, scenarioJournal } from '../../src/app/editor/file.ts';
import { placesOf, regionOf, step } from '../../src/app/editor/grid.ts';
import { EditorStore, EMPTY_HAND } from '../../src/app/editor/store.ts';
import { contents, lyingOn, putThing, THINGS } from '../../src/app/editor/things.ts';
import { BOX, SIDES } from '../../src/models/undaunted/box.ts';
import { SCENARIO_FILES } from '../../src/models/undaunted/scenarios/index.ts';
import { InputError } from '../../src/rules/kernel/contract.ts';
import { SCENARIOS } from '../../src/rules/undaunted/scenarios.ts';
import { start } from '../../src/rules/undaunted/setup.ts';

const laRaye = SCENARIOS.get('la-raye') as Draft;
const fields = (draft: Draft): string[] => draftProblems(draft).map(({ field }) => field);

/** The field that a function complains about. */
function refused(act: () => unknown): string {
  try {
    act();
  } catch (error) {
    if (error instanceof InputError) return error.field;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('a draft', () => {
  it.each(SCENARIO_FILES.map((file) => [(file as { id: string }).id, file] as const))(
    'takes %s in and gives it out unchanged',
    (_, file) => {
      const draft = readDraft(file);
      expect(draftProblems(draft)).toEqual([]);
      expect(JSON.parse(JSON.stringify(draft))).toEqual({ radio: null, symmetric: false, ...(file as object) });
      expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    },
  );

  const names = [...THINGS.keys()];
  const place = fc.record({ col: fc.integer({ min: -2, max: 3 }), row: fc.integer({ min: -2, max: 3 }) });
  const side = fc.constantFrom(...SIDES);
  const face = fc.constantFrom(...BOX.tileFaces.map((data) => data.face));
  const stepOf: fc.Arbitrary<(draft: Draft) => Draft> = fc.oneof(
    fc.tuple(fc.constantFrom(...names), place).map(([name, where]) => (draft: Draft) => {
      const put = putThing(draft, name, where);
      return typeof put === 'string' ? draft : put;
    }),
    face.map((each) => (draft: Draft) => takeTile(draft, each)),
    face.map((each) => (draft: Draft) => turnOver(draft, each)),
    fc.tuple(face, fc.integer({ min: -1, max: 5 })).map(([each, points]) => (draft: Draft) => {
      return setObjective(draft, each, points);
    }),
    fc
      .tuple(side, fc.constantFrom('deck' as const, 'supply' as const), fc.constantFrom(...UNITS), fc.integer())
      .map(([whose, list, { type, squad }, count]) => (draft: Draft) => {
        return setCards(draft, whose, list, type, squad, count);
      }),
    side.map((whose) => (draft: Draft) => fillSupply(draft, whose)),
    side.map((whose) => (draft: Draft) => copyCards(draft, whose)),
    fc.tuple(side, fc.integer()).map(([whose, points]) => (draft: Draft) => {
      return setVictory(draft, whose, { type: 'objective', points });
    }),
    fc.string().map((title) => (draft: Draft) => setTitle(draft, title)),
  );

  it('never exceeds the box nor lays a thing beside the map, whatever one does', () => {
    const beginnings = fc.constantFrom(emptyDraft(), ...SCENARIOS.values());
    fc.assert(
      fc.property(beginnings, fc.array(stepOf, { maxLength: 60 }), (beginning, steps) => {
        const draft = steps.reduce((now, act) => act(now), beginning);
        expect(draftProblems(draft).filter((problem) => !isUnfinished(problem))).toEqual([]);
        expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
      }),
      { numRuns: 60 },
    );
  });

  it('is never changed itself', () => {
    const before = JSON.stringify(laRaye);
    const after = takeTile(setControl(turnOver(laRaye, '2B'), 'DE', '17B', 'controlled'), '6A');
    expect(after).not.toEqual(laRaye);
    expect(JSON.stringify(laRaye)).toBe(before);
  });

  it('comes back as it was where there is nothing to do', () => {
    expect(setObjective(laRaye, '2B', 1)).toBe(laRaye);
    expect(setObjective(laRaye, '9A', 1)).toBe(laRaye);
    expect(setRadio(laRaye, '9A')).toBe(laRaye);
    expect(setSpawn(laRaye, 'US', 'SUPPORT', '2B')).toBe(laRaye);
    expect(setCounter(laRaye, 'US-NOBODY', { face: '2B', status: 'ready' })).toBe(laRaye);
    expect(setCards(laRaye, 'US', 'deck', 'sniper', 'A', 1)).toBe(laRaye);
    expect(layTile(laRaye, '9A', { col: 51, row: 0 })).toBe(laRaye);
  });
});

describe('tiles', () => {
  const free = { col: 3, row: 0 };

  it('show one face each: the other one takes its place with all that lies on it [UN-TILE-01]', () => {
    const there = { col: 0, row: 0 };
    const laid = layTile(laRaye, '2A', free);
    expect(tileAt(laid, free)?.face).toBe('2A');
    expect(tileAt(laid, there)).toBeUndefined();
    expect(laid.objectives[0]).toEqual({ face: '2A', points: 1 });
    expect(markingOf(laid, 'US', '2A')).toBe('scouted');
    expect(turnOver(laRaye, '2B').tiles[0]).toEqual({ face: '2A', ...there });
  });

  it('change places where one is laid onto another', () => {
    const swapped = layTile(laRaye, '17B', { col: 0, row: 0 });
    expect(tileAt(swapped, { col: 0, row: 0 })?.face).toBe('17B');
    expect(tileAt(swapped, { col: 1, row: 0 })?.face).toBe('2B');
    expect(startOf(swapped, 'US-SCOUT-A')?.face).toBe('17B');
  });

  it('from the box take the place of the one that lies there; what lies on that stays', () => {
    const laid = layTile(laRaye, '9A', { col: 1, row: 0 });
    expect(laid.tiles).toHaveLength(12);
    expect(startOf(laid, 'US-SCOUT-A')?.face).toBe('9A');
  });

  it('are taken away with all that lies on them', () => {
    const taken = takeTile(laRaye, '17B');
    expect(taken.sides.US.counters).toEqual([]);
    expect(taken.sides.US.spawnMarkers).toEqual([]);
    expect(fields(taken)).toContain('scenario.sides.US.spawnMarkers');
  });
});

describe('markers and cards', () => {
  it('end where the box ends', () => {
    const faces = laRaye.tiles.map((tile) => tile.face);
    const most = faces.reduce((draft, face) => setObjective(draft, face, 3), laRaye);
    expect(most.objectives.filter(({ points }) => points === 3)).toHaveLength(3);
    expect(putThing(most, 'objective/3', { col: 0, row: 1 })).toBe('The box has no further objective marker 3.');
    expect(cardsLimit(laRaye, 'US', 'deck', 'rifleman', 'A')).toBe(1);
    const more = setCards(laRaye, 'US', 'deck', 'rifleman', 'A', 4);
    expect(more).toBe(laRaye);
    const moved = setCards(setCards(laRaye, 'US', 'supply', 'rifleman', 'A', 2), 'US', 'deck', 'rifleman', 'A', 9);
    expect(cardsIn(moved, 'US', 'deck', 'rifleman', 'A')).toBe(3);
  });

  it('let one side control a tile [UN-CTRL-02]', () => {
    const taken = setControl(laRaye, 'US', '5B', 'controlled');
    expect([markingOf(taken, 'US', '5B'), markingOf(taken, 'DE', '5B')]).toEqual(['controlled', 'scouted']);
  });

  it('change what lies there when they are put down again', () => {
    const where = { col: 0, row: 1 };
    const put = (draft: Draft, name: string) => putThing(draft, name, where) as Draft;
    const ready = put(laRaye, 'counter/DE-SNIPER');
    const down = put(ready, 'counter/DE-SNIPER');
    expect(contents(ready, where)).toContain('DE Sniper');
    expect(contents(down, where)).toContain('DE Sniper, suppressed');
    expect(put(down, 'counter/DE-SNIPER').sides.DE.counters).toEqual(laRaye.sides.DE.counters);
    expect(lyingOn(put(laRaye, 'objective/1'), '16B')).toEqual([]);
    expect(putThing(laRaye, 'radio', { col: 9, row: 9 })).toBe('Radio needs a tile to lie on.');
  });
});

describe('what is missing', () => {
  it('is listed with its fields, all at once', () => {
    expect(fields(emptyDraft())).toEqual(['scenario.title', 'scenario.tiles']);
    const first = layTile(emptyDraft(), '1A', { col: 0, row: 0 });
    const apart = layTile(first, '2A', { col: 2, row: 0 });
    expect(fields(apart)).toEqual([
      'scenario.title',
      'scenario.tiles',
      'scenario.sides.US.counters',
      'scenario.sides.DE.counters',
    ]);
    const deck = setCards(laRaye, 'DE', 'deck', 'sniper', null, 1);
    expect(fields(setSpawn(deck, 'DE', 'ALL', null))).toContain('scenario.sides.DE.spawnMarkers');
    expect(fields(setVictory(laRaye, 'US', { type: 'objective', points: 11 }))).toEqual(['scenario.victory.US.points']);
    const won = setVictory(laRaye, 'DE', { type: 'objective', points: 3 });
    expect(draftProblems(won)).toMatchObject([{ field: 'scenario.victory.DE', desk: 'scenario' }]);
  });

  it('is nothing for a scenario of one’s own, which then can be played', () => {
    const own = asOwn(laRaye);
    expect(own).toMatchObject({ id: 'la-raye-own', provenance: 'original', number: 0 });
    const { setup } = scenarioJournal(JSON.parse(JSON.stringify(own)));
    expect(start(setup).ownScenario?.title).toBe('La Raye (own)');
  });
});

describe('a scenario file', () => {
  it('is told from other files by its shape', () => {
    expect(isScenario(laRaye)).toBe(true);
    expect(parseScenario(JSON.stringify({ format: 'bocage-journal', tiles: [], sides: {} }))).toBeNull();
    expect(parseScenario('{')).toBeNull();
    expect(idOf(' Évreux, 1944! ')).toBe('evreux-1944');
    expect(idOf('…')).toBe('own-scenario');
  });

  it('is refused with the name of the field', async () => {
    const { tiles } = laRaye;
    expect(refused(() => scenarioJournal({ ...laRaye, title: 7 }))).toBe('scenario.title');
    expect(refused(() => readDraft({ ...laRaye, initiative: 'FR' }))).toBe('scenario.initiative');
    expect(refused(() => readDraft({ ...laRaye, radio: '9A' }))).toBe('scenario.radio');
    expect(refused(() => readDraft({ ...laRaye, tiles: [...tiles, { face: '2A', col: 3, row: 0 }] }))).toBe(
      'scenario.tiles[12].face',
    );
    expect(refused(() => scenarioJournal({ ...laRaye, tiles: [] }))).toBe('scenario.tiles');
    const cut = { size: 1, text: async () => '{' };
    await expect(readDraftFile(cut)).rejects.toThrow('file');
    await expect(readDraftFile({ ...cut, size: 1_000_001 })).rejects.toThrow('file');
  });
});

describe('the map', () => {
  it('shows the tiles with a free place all round, in rows that are half a tile apart', () => {
    const region = regionOf(laRaye, { col: 0, row: 0 });
    const places = placesOf(region).flat();
    for (const tile of laRaye.tiles) {
      for (const [col, row] of BOX.neighbourOffsets) {
        expect(places).toContainEqual({ col: tile.col + col, row: tile.row + row });
      }
    }
  });

  it('is walked by arrow keys, there and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9, max: 9 }), fc.integer({ min: -9, max: 9 }), (col, row) => {
        const from = { col, row };
        for (const [there, back] of [
          ['ArrowUp', 'ArrowDown'],
          ['ArrowDown', 'ArrowUp'],
          ['ArrowLeft', 'ArrowRight'],
        ] as const) {
          const to = step(from, there);
          if (!to) throw new Error('the edge is far away');
          const touching = BOX.neighbourOffsets.some(([dc, dr]) => to.col === col + dc && to.row === row + dr);
          expect(touching).toBe(true);
          expect(step(to, back)).toEqual(from);
        }
      }),
    );
    expect(step({ col: 50, row: 0 }, 'ArrowRight')).toBeNull();
    expect(step({ col: 0, row: 0 }, 'Tab')).toBeNull();
  });
});

describe('the desk', () => {
  it('undoes and does again; letters of one field are one step', () => {
    const store = new EditorStore(laRaye);
    for (const title of ['L', 'Lo', 'Lon']) store.edit(setTitle(store.now.draft, title), '', 'title');
    store.point({ col: 0, row: 0 });
    store.clear();
    expect(store.now.past).toHaveLength(2);
    expect(store.now.said).toBe('Walled farmyard (2B) is back in the box.');
    store.undo();
    store.undo();
    expect(store.now.draft).toBe(laRaye);
    store.redo();
    expect(store.now.draft.title).toBe('Lon');
    store.edit(setRadio(store.now.draft, '2B'));
    expect(store.now.future).toEqual([]);
  });

  it('takes a tile into an empty hand and lays it elsewhere', () => {
    const store = new EditorStore(laRaye);
    store.look({ col: 0, row: 0 });
    expect(store.now).toMatchObject({ sheet: 'place', hand: EMPTY_HAND });
    store.pickUp();
    expect(store.now.hand).toBe('tile/2B');
    store.put({ col: 3, row: 0 });
    expect(tileAt(store.now.draft, { col: 3, row: 0 })?.face).toBe('2B');
    expect(store.now).toMatchObject({ hand: EMPTY_HAND, last: 'tile/2B' });
    store.look({ col: 0, row: 0 });
    store.pickUp();
    expect(store.now.said).toMatch(/No tile lies here/);
    store.open(emptyDraft(), 'An empty map.');
    expect(store.now.cursor).toEqual({ col: 2, row: 1 });
  });
});
