import { BOX, COUNTERS, opponent, unitType } from '../../models/undaunted/box.ts';
import type {
  CardCount,
  CounterId,
  Scenario,
  ScenarioSide,
  Side,
  SpawnLabel,
  Squad,
  TileFace,
  UnitType,
  VictoryCondition,
} from '../../models/undaunted/types.ts';

/**
 * A scenario in the making: all of its fields, some of them still empty. What the functions below give never exceeds
 * the box and never puts a thing onto a tile that is not laid out, whatever they are asked; what is still missing is
 * for `draftProblems` to say. A draft is never changed; a function that has nothing to do gives back the one it got.
 */
export type Draft = Scenario;

/** A place of the map, in the file's own columns and rows. */
export interface Place {
  col: number;
  row: number;
}

/** The list of cards that a count belongs to. */
export type CardList = 'deck' | 'supply';

/** Farthest column and row that a file may name. */
export const EDGE = 50;
/** Bounds of a victory condition's points. */
const POINTS_LIMIT = 100;
/** Id of a scenario whose title gives none. */
const NO_TITLE = 'own-scenario';
const TITLE_LIMIT = 80;
const BRIEFING_LIMIT = 1000;

/** The tile's number: its two faces share it. */
export const tileNumber = (face: TileFace): number => Number.parseInt(face, 10);

/** The other face of the same tile. */
export const otherFace = (face: TileFace): TileFace => `${tileNumber(face)}${face.endsWith('A') ? 'B' : 'A'}`;

const emptySide = (): ScenarioSide => ({ deck: [], supply: [], counters: [], spawnMarkers: [], controlMarkers: [] });

/** A scenario with nothing in it. */
export function emptyDraft(): Draft {
  return {
    id: NO_TITLE,
    number: 0,
    title: '',
    briefing: '',
    provenance: 'original',
    introduces: [],
    tiles: [],
    objectives: [],
    radio: null,
    initiative: 'US',
    victory: { US: { type: 'objective', points: 5 }, DE: { type: 'objective', points: 5 } },
    symmetric: false,
    sides: { US: emptySide(), DE: emptySide() },
  };
}

/** Lower case letters, digits and hyphens of a title. */
export function idOf(title: string): string {
  const plain = title.normalize('NFD').toLowerCase();
  const id = plain
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 60);
  return id.replace(/^-+|-+$/g, '') || NO_TITLE;
}

/** One's own scenario from one of the box: under its own name, and no longer one of the series. */
export function asOwn(scenario: Scenario): Draft {
  const title = `${scenario.title} (own)`.slice(0, TITLE_LIMIT);
  return { ...scenario, id: idOf(title), title, number: 0, provenance: 'original', introduces: [], symmetric: false };
}

/** Gives it another title, and the id that goes with it. */
export function setTitle(draft: Draft, title: string): Draft {
  const short = title.slice(0, TITLE_LIMIT);
  return short === draft.title ? draft : { ...draft, title: short, id: idOf(short) };
}

export function setBriefing(draft: Draft, briefing: string): Draft {
  const short = briefing.slice(0, BRIEFING_LIMIT);
  return short === draft.briefing ? draft : { ...draft, briefing: short };
}

/** Gives the initiative marker to a side. */
export function setInitiative(draft: Draft, initiative: Side): Draft {
  return initiative === draft.initiative ? draft : { ...draft, initiative };
}

/** How a side wins; points are brought into their bounds, 1 to 100. */
export function setVictory(draft: Draft, side: Side, wanted: VictoryCondition): Draft {
  const condition: VictoryCondition =
    wanted.type === 'pin'
      ? wanted
      : { type: 'objective', points: Math.min(POINTS_LIMIT, Math.max(1, Math.round(wanted.points) || 1)) };
  const now = draft.victory[side];
  if (now.type === condition.type && now.points === condition.points) return draft;
  return { ...draft, victory: { ...draft.victory, [side]: condition } };
}

/** The tile at a place, if one lies there. */
export const tileAt = (draft: Draft, { col, row }: Place) =>
  draft.tiles.find((tile) => tile.col === col && tile.row === row);

/** The tile that shows one of this tile's two faces, if it is laid out. */
export const tileOf = (draft: Draft, face: TileFace) =>
  draft.tiles.find((tile) => tileNumber(tile.face) === tileNumber(face));

/** Whether this very face is laid out. */
export const isLaid = (draft: Draft, face: TileFace): boolean => draft.tiles.some((tile) => tile.face === face);

/** Everything that lies on a tile, moved to another face; null takes it away. */
function carry(draft: Draft, from: TileFace, to: TileFace | null): Draft {
  if (from === to) return draft;
  const along = <T extends { face: TileFace }>(list: readonly T[]): T[] =>
    list.flatMap((each) => {
      if (each.face !== from) return [each];
      return to === null ? [] : [{ ...each, face: to }];
    });
  const moved = (side: Side): ScenarioSide => {
    const { counters, spawnMarkers, controlMarkers, ...cards } = draft.sides[side];
    return {
      ...cards,
      counters: along(counters),
      spawnMarkers: along(spawnMarkers),
      controlMarkers: along(controlMarkers),
    };
  };
  return {
    ...draft,
    objectives: along(draft.objectives),
    radio: draft.radio === from ? to : draft.radio,
    sides: { US: moved('US'), DE: moved('DE') },
  };
}

const isOnMap = ({ col, row }: Place): boolean => Math.abs(col) <= EDGE && Math.abs(row) <= EDGE;

/**
 * Lays a tile face at a place. A tile that lies elsewhere or shows its other face is moved and turned over with all
 * that lies on it, as there is one of each (UN-TILE-01); two laid tiles change places; one from the box takes the
 * place of the one that lies there, and what lies on that stays.
 */
export function layTile(draft: Draft, face: TileFace, place: Place): Draft {
  const { col, row } = place;
  if (!isOnMap(place) || !BOX.tileFaces.some((data) => data.face === face)) return draft;
  const there = tileAt(draft, place);
  const before = tileOf(draft, face);
  if (there?.face === face) return draft;
  if (!before && !there) return { ...draft, tiles: [...draft.tiles, { face, col, row }] };
  const gone = before ?? there;
  if (!gone) return draft;
  const tiles = draft.tiles.map((tile) => {
    if (tile === gone) return { face, col, row };
    return tile === there ? { face: tile.face, col: gone.col, row: gone.row } : tile;
  });
  return carry({ ...draft, tiles }, gone.face, face);
}

/** Turns a laid tile over; what lies on it stays. */
export function turnOver(draft: Draft, face: TileFace): Draft {
  const tile = draft.tiles.find((each) => each.face === face);
  return tile ? layTile(draft, otherFace(face), tile) : draft;
}

/** Takes a tile away with everything on it. */
export function takeTile(draft: Draft, face: TileFace): Draft {
  if (!isLaid(draft, face)) return draft;
  return carry({ ...draft, tiles: draft.tiles.filter((tile) => tile.face !== face) }, face, null);
}

/** Values of the objective markers. */
export const OBJECTIVE_VALUES: readonly number[] = Object.keys(BOX.objectiveMarkers).map(Number);

/** Objective markers of a value that are still in the box. */
export function objectivesLeft(draft: Draft, points: number): number {
  const all = Object.entries(BOX.objectiveMarkers).find(([value]) => Number(value) === points)?.[1] ?? 0;
  return all - draft.objectives.filter((each) => each.points === points).length;
}

/** The objective marker of a tile: 1 to 3, or 0 for none. Nothing happens where the box has none of it left. */
export function setObjective(draft: Draft, face: TileFace, points: number): Draft {
  const now = draft.objectives.find((each) => each.face === face);
  if ((now?.points ?? 0) === points || !isLaid(draft, face)) return draft;
  if (points === 0) return { ...draft, objectives: draft.objectives.filter((each) => each !== now) };
  if (objectivesLeft(draft, points) <= 0) return draft;
  const objectives = now
    ? draft.objectives.map((each) => (each === now ? { face, points } : each))
    : [...draft.objectives, { face, points }];
  return { ...draft, objectives };
}

/** The tile of the radio marker, or null. */
export function setRadio(draft: Draft, face: TileFace | null): Draft {
  if (face === draft.radio || (face !== null && !isLaid(draft, face))) return draft;
  return { ...draft, radio: face };
}

const withSide = (draft: Draft, side: Side, change: Partial<ScenarioSide>): Draft => ({
  ...draft,
  sides: { ...draft.sides, [side]: { ...draft.sides[side], ...change } },
});

/** The list with the one entry replaced in its place, added at the end, or taken out where it is null. */
function replaced<T>(list: readonly T[], isIt: (entry: T) => boolean, entry: T | null): T[] {
  if (entry === null) return list.filter((each) => !isIt(each));
  return list.some(isIt) ? list.map((each) => (isIt(each) ? entry : each)) : [...list, entry];
}

/** The tile of a spawn marker, or null. */
export function setSpawn(draft: Draft, side: Side, label: SpawnLabel, face: TileFace | null): Draft {
  const { spawnMarkers } = draft.sides[side];
  const now = spawnMarkers.find((marker) => marker.label === label)?.face ?? null;
  const isUsable = BOX.spawnMarkers[side].includes(label) && (face === null || isLaid(draft, face));
  if (now === face || !isUsable) return draft;
  const marker = face === null ? null : { label, face };
  return withSide(draft, side, { spawnMarkers: replaced(spawnMarkers, (each) => each.label === label, marker) });
}

/** What a side's control marker says of a tile. */
export type Marking = 'none' | 'scouted' | 'controlled';

export const markingOf = (draft: Draft, side: Side, face: TileFace): Marking =>
  draft.sides[side].controlMarkers.find((marker) => marker.face === face)?.state ?? 'none';

/** A side's control marker on a tile. Control by one side turns the other's marker back to scouted (UN-CTRL-02). */
export function setControl(draft: Draft, side: Side, face: TileFace, state: Marking): Draft {
  if (markingOf(draft, side, face) === state || !isLaid(draft, face)) return draft;
  const { controlMarkers } = draft.sides[side];
  const marker = state === 'none' ? null : { face, state };
  const set = withSide(draft, side, {
    controlMarkers: replaced(controlMarkers, (each) => each.face === face, marker),
  });
  const enemy = opponent(side);
  if (state !== 'controlled' || markingOf(set, enemy, face) !== 'controlled') return set;
  return setControl(set, enemy, face, 'scouted');
}

/** Where a counter starts, if it does. */
export function startOf(draft: Draft, id: CounterId): { face: TileFace; status: 'ready' | 'suppressed' } | undefined {
  const unit = COUNTERS.get(id);
  return unit && draft.sides[unit.side].counters.find(({ type, squad }) => type === unit.type && squad === unit.squad);
}

/** Where a counter starts and how it lies; null where it does not start on the board. */
export function setCounter(
  draft: Draft,
  id: CounterId,
  start: { face: TileFace; status: 'ready' | 'suppressed' } | null,
): Draft {
  const unit = COUNTERS.get(id);
  const now = startOf(draft, id);
  if (!unit || (start !== null && !isLaid(draft, start.face))) return draft;
  if (now?.face === start?.face && now?.status === start?.status) return draft;
  const { side, type, squad } = unit;
  const counter = start && { type, squad, face: start.face, status: start.status };
  const counters = replaced(draft.sides[side].counters, (each) => each.type === type && each.squad === squad, counter);
  return withSide(draft, side, { counters });
}

const isOf = (type: UnitType, squad: Squad | null) => (entry: CardCount) =>
  entry.type === type && entry.squad === squad;

/** Number of cards of a unit in a list. */
export const cardsIn = (draft: Draft, side: Side, list: CardList, type: UnitType, squad: Squad | null): number =>
  draft.sides[side][list].filter(isOf(type, squad)).reduce((sum, { count }) => sum + count, 0);

/** The most cards of a unit that a list may have, with what the other list has. */
export function cardsLimit(draft: Draft, side: Side, list: CardList, type: UnitType, squad: Squad | null): number {
  return unitType(type).cardsPerUnit - cardsIn(draft, side, list === 'deck' ? 'supply' : 'deck', type, squad);
}

/** Number of cards of a unit in deck or supply; what the box does not have is left out (UN-COMP-01). */
export function setCards(
  draft: Draft,
  side: Side,
  list: CardList,
  type: UnitType,
  squad: Squad | null,
  count: number,
): Draft {
  if (!unitType(type).squads.includes(squad)) return draft;
  const wanted = Math.max(0, Math.min(Math.round(count) || 0, cardsLimit(draft, side, list, type, squad)));
  if (cardsIn(draft, side, list, type, squad) === wanted) return draft;
  const entry = wanted === 0 ? null : { type, squad, count: wanted };
  return withSide(draft, side, { [list]: replaced(draft.sides[side][list], isOf(type, squad), entry) });
}

/** Every unit type with each of its squads, in the box's order. */
export const UNITS: readonly { type: UnitType; squad: Squad | null }[] = BOX.unitTypes.flatMap(({ type, squads }) =>
  squads.map((squad) => ({ type, squad })),
);

/** Puts all that the box has left of the units in the deck into the supply. */
export function fillSupply(draft: Draft, side: Side): Draft {
  return UNITS.filter(({ type, squad }) => cardsIn(draft, side, 'deck', type, squad) > 0).reduce(
    (now, { type, squad }) => setCards(now, side, 'supply', type, squad, cardsLimit(now, side, 'supply', type, squad)),
    draft,
  );
}

/** Gives a side the same deck and supply as its opponent. */
export function copyCards(draft: Draft, to: Side): Draft {
  const { deck, supply } = draft.sides[opponent(to)];
  return withSide(draft, to, { deck, supply });
}

/** The points on the board. */
export const pointsLaid = (draft: Draft): number => draft.objectives.reduce((sum, { points }) => sum + points, 0);
