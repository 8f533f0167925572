import { BOX, COUNTERS, SIDES, TILE_FACES, tileFace, tileLabel } from '../../models/undaunted/box.ts';
import type { CounterId, Side, TileFace } from '../../models/undaunted/types.ts';
import {
  type Draft,
  layTile,
  markingOf,
  OBJECTIVE_VALUES,
  objectivesLeft,
  type Place,
  setControl,
  setCounter,
  setObjective,
  setRadio,
  setSpawn,
  startOf,
  tileAt,
} from './draft.ts';

/** Name of a component, the same as that of its picture: "tile/7A", "spawn/US-ALL", or `hand` for an empty hand. */
export type ThingName = string;

/** Which drawer of the palette a component lies in. */
export type Drawer = 'tiles' | 'markers' | Side;

/** A component of the box that can be put onto the map. */
export interface Thing {
  name: ThingName;
  /** "Barn and yard (7A)", "US spawn A". */
  label: string;
  drawer: Drawer;
  /** Puts it onto a tile, or changes or takes away what of it lies there; the sentence says why that cannot be. */
  put(draft: Draft, face: TileFace): Draft | string;
}

const spawnWords: Readonly<Record<string, string>> = { ALL: 'for all', SUPPORT: 'for Sniper and Mortar' };

const tiles: Thing[] = BOX.tileFaces.map(({ face }) => ({
  name: `tile/${face}`,
  label: tileLabel(face),
  drawer: 'tiles',
  put: (draft) => draft,
}));

const objectives: Thing[] = OBJECTIVE_VALUES.map((points) => ({
  name: `objective/${points}`,
  label: `Objective ${points}`,
  drawer: 'markers',
  put(draft, face) {
    const isThere = draft.objectives.some((each) => each.face === face && each.points === points);
    if (!isThere && objectivesLeft(draft, points) <= 0) return `The box has no further objective marker ${points}.`;
    return setObjective(draft, face, isThere ? 0 : points);
  },
}));

const radio: Thing = {
  name: 'radio',
  label: 'Radio',
  drawer: 'markers',
  put: (draft, face) => setRadio(draft, draft.radio === face ? null : face),
};

const spawnsOf = (side: Side): Thing[] =>
  BOX.spawnMarkers[side].map((label) => ({
    name: `spawn/${side}-${label}`,
    label: `${side} spawn ${spawnWords[label] ?? `for squad ${label}`}`,
    drawer: side,
    put(draft, face) {
      const now = draft.sides[side].spawnMarkers.find((marker) => marker.label === label)?.face;
      return setSpawn(draft, side, label, now === face ? null : face);
    },
  }));

const controlsOf = (side: Side): Thing[] =>
  (['scouted', 'controlled'] as const).map((state) => ({
    name: `control/${side}-${state}`,
    label: `${side} ${state}`,
    drawer: side,
    put: (draft, face) => setControl(draft, side, face, markingOf(draft, side, face) === state ? 'none' : state),
  }));

/** The next of: not here, ready, suppressed. */
function turnCounter(draft: Draft, id: CounterId, face: TileFace): Draft {
  const now = startOf(draft, id);
  if (now?.face !== face) return setCounter(draft, id, { face, status: 'ready' });
  return setCounter(draft, id, now.status === 'ready' ? { face, status: 'suppressed' } : null);
}

const countersOf = (side: Side): Thing[] =>
  [...COUNTERS.values()]
    .filter((unit) => unit.side === side)
    .map(({ id, label }) => ({
      name: `counter/${id}`,
      label: `${side} ${label}`,
      drawer: side,
      put: (draft, face) => turnCounter(draft, id, face),
    }));

/** Everything that the palette offers, by name, in its order. */
export const THINGS: ReadonlyMap<ThingName, Thing> = new Map(
  [
    ...tiles,
    ...objectives,
    radio,
    ...SIDES.flatMap((side) => [...countersOf(side), ...spawnsOf(side), ...controlsOf(side)]),
  ].map((thing) => [thing.name, thing]),
);

/** The face that a tile's name tells, or null for another component. */
export function faceOf(name: ThingName): TileFace | null {
  const face = name.startsWith('tile/') ? name.slice(5) : '';
  return TILE_FACES.has(face) ? face : null;
}

/** Puts a component at a place of the map; the sentence says why that cannot be. */
export function putThing(draft: Draft, name: ThingName, place: Place): Draft | string {
  const thing = THINGS.get(name);
  if (!thing) return 'Nothing is in the hand.';
  const face = faceOf(name);
  if (face !== null) return layTile(draft, face, place);
  const tile = tileAt(draft, place);
  return tile ? thing.put(draft, tile.face) : `${thing.label} needs a tile to lie on.`;
}

/** A component that lies on a tile. */
export interface Lying {
  name: ThingName;
  /** Name of its picture: a suppressed counter shows its back. */
  picture: string;
  /** "US Rifleman A, suppressed". */
  label: string;
  /** Whether it is drawn among the counters or among the markers. */
  isCounter: boolean;
  /** The draft without it. */
  without(draft: Draft): Draft;
}

const labelOf = (name: ThingName): string => THINGS.get(name)?.label ?? name;

const marker = (name: ThingName, without: (draft: Draft) => Draft): Lying => ({
  name,
  picture: name,
  label: labelOf(name),
  isCounter: false,
  without,
});

/** What of a side lies on a tile. */
function lyingOf(draft: Draft, side: Side, face: TileFace): Lying[] {
  const marking = markingOf(draft, side, face);
  const control =
    marking === 'none' ? [] : [marker(`control/${side}-${marking}`, (now) => setControl(now, side, face, 'none'))];
  const spawns = draft.sides[side].spawnMarkers
    .filter((each) => each.face === face)
    .map(({ label }) => marker(`spawn/${side}-${label}`, (now) => setSpawn(now, side, label, null)));
  const counters = [...COUNTERS.values()].flatMap(({ id, side: owner }): Lying[] => {
    const start = owner === side ? startOf(draft, id) : undefined;
    if (start?.face !== face) return [];
    const isDown = start.status === 'suppressed';
    const name = `counter/${id}`;
    return [
      {
        name,
        picture: isDown ? `${name}/suppressed` : name,
        label: `${labelOf(name)}${isDown ? ', suppressed' : ''}`,
        isCounter: true,
        without: (now) => setCounter(now, id, null),
      },
    ];
  });
  return [...control, ...spawns, ...counters];
}

/** All that lies on a tile: objective and radio, then each side's markers and counters. */
export function lyingOn(draft: Draft, face: TileFace): Lying[] {
  const points = draft.objectives.find((each) => each.face === face)?.points;
  return [
    ...(points === undefined ? [] : [marker(`objective/${points}`, (now) => setObjective(now, face, 0))]),
    ...(draft.radio === face ? [marker('radio', (now) => setRadio(now, null))] : []),
    ...SIDES.flatMap((side) => lyingOf(draft, side, face)),
  ];
}

/**
 * A place's contents in words: "Barn and yard (7A), cover 2: Objective 1, US Rifleman A"; "free" where no tile lies.
 */
export function contents(draft: Draft, place: Place): string {
  const tile = tileAt(draft, place);
  if (!tile) return 'free';
  const things = lyingOn(draft, tile.face).map(({ label }) => label);
  const head = `${tileLabel(tile.face)}, cover ${tileFace(tile.face).cover}`;
  return things.length === 0 ? head : `${head}: ${things.join(', ')}`;
}
