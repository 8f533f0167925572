import { BOX, COUNTERS, tileFace } from '../../models/undaunted/box.ts';
import type { CounterId, Scenario, Side, SpawnLabel, TileFace, UnitType } from '../../models/undaunted/types.ts';

/** A tile as it lies in a scenario. */
export interface LaidTile {
  face: TileFace;
  /** Centre, in tile widths from the layout's own origin. */
  x: number;
  y: number;
  /** Cover bonus; on a hill the full one. */
  cover: number;
  /** Cover bonus of a hill seen from a hill or under Blast. */
  coverReduced: number;
  isHill: boolean;
  /** Objective points on it, 0 without a marker. */
  points: number;
  /** Faces of the tiles that touch it, in the order of the scenario's list. */
  neighbours: readonly TileFace[];
}

/** A scenario's board, worked out once. */
export interface Layout {
  scenario: Scenario;
  tiles: readonly LaidTile[];
  byFace: ReadonlyMap<TileFace, LaidTile>;
  /** Sum of all objective points on the board. */
  points: number;
  /** Where each unit's counter enters; a unit without a spawn tile has no entry. */
  spawn: ReadonlyMap<CounterId, TileFace>;
  /**
   * Least number of steps between touching tiles (UN-RUL-03), 0 for one and the same.
   * Infinity where there is no way or a tile is not laid out.
   */
  distance(from: TileFace, to: TileFace): number;
}

const SUPPORT_TYPES: readonly UnitType[] = ['sniper', 'mortar'];

/** Labels that serve a unit, best first (UN-RUL-49). */
function labelsFor(type: UnitType, squad: SpawnLabel | null): SpawnLabel[] {
  if (squad !== null) return [squad, 'ALL'];
  return SUPPORT_TYPES.includes(type) ? ['SUPPORT', 'ALL'] : ['ALL'];
}

/** The tile of the spawn marker that serves each counter of the box. */
function spawnTiles(scenario: Scenario): Map<CounterId, TileFace> {
  const spawn = new Map<CounterId, TileFace>();
  for (const { id, side, type, squad } of COUNTERS.values()) {
    const markers = scenario.sides[side].spawnMarkers;
    const marker = labelsFor(type, squad)
      .map((label) => markers.find((each) => each.label === label))
      .find((each) => each !== undefined);
    if (marker) spawn.set(id, marker.face);
  }
  return spawn;
}

function neighbourFaces(scenario: Scenario, col: number, row: number): TileFace[] {
  return scenario.tiles
    .filter((tile) => BOX.neighbourOffsets.some(([dc, dr]) => tile.col === col + dc && tile.row === row + dr))
    .map((tile) => tile.face);
}

/** Steps from each tile to each other, breadth first. */
function stepsFrom(start: LaidTile, byFace: ReadonlyMap<TileFace, LaidTile>): Map<TileFace, number> {
  const steps = new Map<TileFace, number>([[start.face, 0]]);
  for (const [face, count] of steps) {
    for (const next of byFace.get(face)?.neighbours ?? []) {
      if (!steps.has(next)) steps.set(next, count + 1);
    }
  }
  return steps;
}

/** Works a scenario's board out; `layoutOf` keeps the result. */
export function buildLayout(scenario: Scenario): Layout {
  const points = new Map(scenario.objectives.map((objective) => [objective.face, objective.points]));
  const tiles = scenario.tiles.map(({ face, col, row }): LaidTile => {
    const { cover, coverReduced, isHill } = tileFace(face);
    return {
      face,
      x: col - row / 2,
      y: row,
      cover,
      coverReduced: coverReduced ?? cover,
      isHill,
      points: points.get(face) ?? 0,
      neighbours: neighbourFaces(scenario, col, row),
    };
  });
  const byFace = new Map(tiles.map((tile) => [tile.face, tile]));
  const steps = new Map(tiles.map((tile) => [tile.face, stepsFrom(tile, byFace)]));
  return {
    scenario,
    tiles,
    byFace,
    points: tiles.reduce((sum, tile) => sum + tile.points, 0),
    spawn: spawnTiles(scenario),
    distance: (from, to) => steps.get(from)?.get(to) ?? Number.POSITIVE_INFINITY,
  };
}

/** Whether every tile can be reached from every other. */
export function isConnected(layout: Layout): boolean {
  const [first] = layout.tiles;
  return first !== undefined && layout.tiles.every((tile) => Number.isFinite(layout.distance(first.face, tile.face)));
}

/** A tile as it lies. Throws on one that is not laid out. */
export function laid(layout: Layout, face: TileFace): LaidTile {
  const tile = layout.byFace.get(face);
  if (tile === undefined) throw new Error(`tile ${face} is not laid out`);
  return tile;
}

/** The tile on which a unit's counter is placed. Throws for a unit that the scenario gives none. */
export function spawnTile(layout: Layout, counter: CounterId): TileFace {
  const face = layout.spawn.get(counter);
  if (face === undefined) throw new Error(`unit ${counter} has no spawn tile`);
  return face;
}

/** Objective points on the tiles a side controls (UN-END-03, UN-END-04). */
export function controlledPoints(layout: Layout, control: Readonly<Record<TileFace, string>>): number {
  let sum = 0;
  for (const tile of layout.tiles) {
    if (tile.points > 0 && control[tile.face] === 'controlled') sum += tile.points;
  }
  return sum;
}

/** The points a side needs, or null where its condition is to pin. */
export const pointsNeeded = (layout: Layout, side: Side): number | null => layout.scenario.victory[side].points;
