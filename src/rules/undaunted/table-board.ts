import type { Piece, Pose } from '../../models/table/piece.ts';
import { counter as counterData, SIDES, tileLabel } from '../../models/undaunted/box.ts';
import { FORMS, type FormName } from '../../models/undaunted/components.ts';
import type { CounterId, Scenario, Side, TileFace } from '../../models/undaunted/types.ts';
import type { LaidTile, Layout } from './layout.ts';
import { counterName, sideName } from './names.ts';
import { tilePiece } from './piece-ids.ts';
import type { Spot, TablePlan } from './table-plan.ts';
import type { UndauntedView } from './view.ts';

/**
 * Fixed places of markers on a tile, cm from its centre as the viewer sees it: tiles and all on them face the viewer.
 */
const SPOTS = {
  control: { US: { x: -3.4, z: -3.4 }, DE: { x: 3.4, z: -3.4 } },
  objective: { x: 0, z: -3.4 },
  /** Between the tile's name and its cover; for one marker. */
  below: { x: 1.15, z: 3.55 },
  /** In the rows of counters, for target markers where the place below is taken. */
  target: { US: { x: 3.2, z: 1.2 }, DE: { x: 3.2, z: -1.2 } },
} as const;
/** Left edge of the tile as the viewer sees it, where spawn markers lie in their side's row of counters, cm. */
const SPAWN_LEFT = -3.4;
/** Shift of each further spawn marker of a side on one tile, to the right, cm. */
const SPAWN_SHIFT = 2.05;
/** Rows of counters: each side's nearer to its own seat, cm. */
const COUNTER_ROW = { US: 1.2, DE: -1.2 } as const;
/**
 * Edges of the counters' rows: the left one where no spawn marker lies, the right one free and beside a target marker
 * in the row, cm.
 */
const ROW_LEFT = -4.4;
const ROW_RIGHT = 4.4;
const ROW_RIGHT_BY_TARGET = 1.9;
/** Pitch of counters that lie free, cm. */
const COUNTER_PITCH = 2.5;

const ON_TILE = FORMS.tile.h;

/** Heading of all that lies on the map: it is read from the viewer's seat; onlookers sit with the US. */
const facing = (seen: UndauntedView): number => (seen.viewer === 'DE' ? 180 : 0);
/** 1, or -1 where the viewer's right is the table's left. */
const turnOf = (seen: UndauntedView): number => (facing(seen) === 0 ? 1 : -1);

interface Marker {
  id: string;
  form: FormName;
  front: string;
  back?: string;
  label: string;
  detail?: string[];
}

function markerPiece(seen: UndauntedView, marker: Marker, tile: TileFace, centre: Spot, spot: Spot, lift = 0): Piece {
  const turn = turnOf(seen);
  return {
    id: marker.id,
    form: marker.form,
    front: marker.front,
    back: marker.back ?? marker.front,
    pose: {
      x: centre.x + spot.x * turn,
      y: ON_TILE + lift,
      z: centre.z + spot.z * turn,
      heading: facing(seen),
      faceUp: true,
    },
    zone: tilePiece(tile),
    label: marker.label,
    detail: marker.detail ?? [],
    pointable: false,
  };
}

const coverText = (tile: LaidTile): string =>
  tile.isHill
    ? `Cover ${tile.cover}, on a hill: ${tile.coverReduced} from another hill and against Blast`
    : `Cover ${tile.cover}`;

function tileDetail(seen: UndauntedView, layout: Layout, tile: LaidTile, counters: readonly CounterId[]): string[] {
  const lines = [coverText(tile)];
  if (tile.points > 0) lines.push(`Objective: ${tile.points} ${tile.points === 1 ? 'point' : 'points'}`);
  for (const side of SIDES) {
    const marker = seen.sides[side].control[tile.face];
    if (marker !== undefined && marker !== 'none') lines.push(`${sideName(side)}: ${marker}`);
    const labels = layout.scenario.sides[side].spawnMarkers.filter(({ face }) => face === tile.face);
    if (labels.length > 0) lines.push(`${sideName(side)} spawn: ${labels.map(({ label }) => label).join(', ')}`);
    if (seen.sides[side].target === tile.face) lines.push(`${sideName(side)} target marker`);
  }
  if (layout.scenario.radio === tile.face) lines.push('Radio');
  if (counters.length > 0) lines.push(`Counters: ${counters.map(counterName).join(', ')}`);
  return lines;
}

function controlPieces(seen: UndauntedView, tile: TileFace, centre: Spot): Piece[] {
  return SIDES.flatMap((side) => {
    const marker = seen.sides[side].control[tile];
    if (marker === undefined || marker === 'none') return [];
    const label = `${sideName(side)} ${marker}: ${tileLabel(tile)}`;
    const back = `control/${side}-${marker === 'scouted' ? 'controlled' : 'scouted'}`;
    const front = `control/${side}-${marker}`;
    const piece = { id: `control:${side}:${tile}`, form: 'control', front, back, label } as const;
    return [markerPiece(seen, piece, tile, centre, SPOTS.control[side])];
  });
}

const spawnMarkersOn = (scenario: Scenario, side: Side, tile: TileFace) =>
  scenario.sides[side].spawnMarkers.filter(({ face }) => face === tile);

function spawnPieces(seen: UndauntedView, { scenario }: Layout, tile: TileFace, centre: Spot): Piece[] {
  return SIDES.flatMap((side) =>
    spawnMarkersOn(scenario, side, tile).map(({ label }, index) => {
      const shifted = { x: SPAWN_LEFT + index * SPAWN_SHIFT, z: COUNTER_ROW[side] * turnOf(seen) };
      const name = `${sideName(side)} spawn marker ${label}`;
      const marker = {
        id: `spawn:${side}:${label}`,
        form: 'spawn',
        front: `spawn/${side}-${label}`,
        label: name,
      } as const;
      return markerPiece(seen, marker, tile, centre, shifted, index * FORMS.spawn.h);
    }),
  );
}

/** Sides whose target marker lies on the tile. */
const targetsOn = (seen: UndauntedView, tile: TileFace): Side[] =>
  SIDES.filter((side) => seen.sides[side].target === tile);

/** The side whose target marker has the place below the rows, where no radio has it. */
const below = (seen: UndauntedView, { scenario }: Layout, tile: TileFace): Side | undefined =>
  scenario.radio === tile ? undefined : targetsOn(seen, tile)[0];

function lonePieces(seen: UndauntedView, layout: Layout, tile: LaidTile, centre: Spot): Piece[] {
  const { face, points } = tile;
  const pieces: Piece[] = [];
  if (points > 0) {
    const label = `Objective worth ${points} ${points === 1 ? 'point' : 'points'}`;
    const marker = { id: `objective:${face}`, form: 'objective', front: `objective/${points}`, label } as const;
    pieces.push(markerPiece(seen, marker, face, centre, SPOTS.objective));
  }
  if (layout.scenario.radio === face) {
    const detail = ['Stands for the objective marker of its tile'];
    const marker = { id: 'radio', form: 'radio', front: 'radio', label: 'Radio', detail } as const;
    pieces.push(markerPiece(seen, marker, face, centre, SPOTS.below));
  }
  for (const side of targetsOn(seen, face)) {
    const label = `${sideName(side)} target marker`;
    const marker = { id: `target:${side}`, form: 'target', front: `target/${side}`, label } as const;
    const spot = side === below(seen, layout, face) ? SPOTS.below : SPOTS.target[side];
    pieces.push(markerPiece(seen, marker, face, centre, spot));
  }
  return pieces;
}

function counterPiece(seen: UndauntedView, id: CounterId, tile: LaidTile, pose: Pose): Piece {
  const { baseDefence } = counterData(id);
  const suppressed = seen.counters[id]?.suppressed === true;
  return {
    id,
    form: 'counter',
    front: `counter/${id}`,
    back: `counter/${id}/suppressed`,
    pose,
    zone: tilePiece(tile.face),
    label: `${counterName(id)}, ${suppressed ? 'suppressed' : 'ready'}`,
    detail: [`Base defence ${baseDefence}`, `On ${tileLabel(tile.face)}: ${coverText(tile).toLowerCase()}`],
    pointable: true,
  };
}

/** One row of counters from left to right; close together and raised where they do not fit side by side. */
function counterRow(
  seen: UndauntedView,
  row: readonly CounterId[],
  tile: LaidTile,
  at: Spot,
  left: number,
  right: number,
): Piece[] {
  const size = FORMS.counter.w;
  const room = right - left - size;
  const pitch = row.length < 2 ? 0 : Math.min(COUNTER_PITCH, room / (row.length - 1));
  const middle = (left + right) / 2;
  const lift = pitch < size ? FORMS.counter.h : 0;
  return row.map((id, index) => {
    const pose: Pose = {
      x: at.x + turnOf(seen) * (middle + (index - (row.length - 1) / 2) * pitch),
      y: ON_TILE + index * lift,
      z: at.z,
      heading: facing(seen),
      faceUp: seen.counters[id]?.suppressed !== true,
    };
    return counterPiece(seen, id, tile, pose);
  });
}

/** Left edge of a side's row of counters on a tile, clear of its spawn markers, cm. */
function rowLeft({ scenario }: Layout, side: Side, tile: TileFace): number {
  const markers = spawnMarkersOn(scenario, side, tile).length;
  return markers === 0 ? ROW_LEFT : ROW_LEFT + FORMS.spawn.w + (markers - 1) * SPAWN_SHIFT + 0.1;
}

function counterPieces(
  seen: UndauntedView,
  layout: Layout,
  tile: LaidTile,
  counters: readonly CounterId[],
  centre: Spot,
): Piece[] {
  const isNarrow = targetsOn(seen, tile.face).some((side) => side !== below(seen, layout, tile.face));
  const right = isNarrow ? ROW_RIGHT_BY_TARGET : ROW_RIGHT;
  const left = { US: rowLeft(layout, 'US', tile.face), DE: rowLeft(layout, 'DE', tile.face) };
  const takes = (side: Side): number => Math.floor((right - left[side]) / FORMS.counter.w);
  const of = (side: Side): CounterId[] => counters.filter((id) => counterData(id).side === side);
  const rows: Record<Side, CounterId[]> = { US: of('US'), DE: of('DE') };
  const own = SIDES.find((side) => rows[side].length > takes(side));
  const free = SIDES.find((side) => side !== own && rows[side].length === 0);
  if (own && free) {
    const count = rows[own].length;
    const stay = Math.max(count - takes(free), Math.min(takes(own), Math.ceil(count / 2)));
    rows[free] = rows[own].splice(stay);
  }
  return SIDES.flatMap((side) =>
    counterRow(seen, rows[side], tile, { x: centre.x, z: centre.z + COUNTER_ROW[side] }, left[side], right),
  );
}

/** Tiles, and the counters and markers on them. */
export function boardPieces(seen: UndauntedView, layout: Layout, plan: TablePlan): Piece[] {
  return layout.tiles.flatMap((tile) => {
    const centre = plan.tile(tile.face);
    const counters = Object.keys(seen.counters).filter((id) => seen.counters[id]?.tile === tile.face);
    const piece: Piece = {
      id: tilePiece(tile.face),
      form: 'tile',
      front: `tile/${tile.face}`,
      back: 'tile/back',
      pose: { ...centre, y: 0, heading: facing(seen), faceUp: true },
      zone: tilePiece(tile.face),
      label: tileLabel(tile.face),
      detail: tileDetail(seen, layout, tile, counters),
      pointable: true,
    };
    return [
      piece,
      ...controlPieces(seen, tile.face, centre),
      ...spawnPieces(seen, layout, tile.face, centre),
      ...lonePieces(seen, layout, tile, centre),
      ...counterPieces(seen, layout, tile, counters, centre),
    ];
  });
}
