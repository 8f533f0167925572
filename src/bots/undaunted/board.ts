import type { TileFace } from '../../models/undaunted/types.ts';
import type { Layout } from '../../rules/undaunted/layout.ts';

/** A layout by numbers instead of faces, for quick reckoning; tile 0 is the first of the scenario's list. */
export interface Board {
  layout: Layout;
  faces: readonly TileFace[];
  index: ReadonlyMap<TileFace, number>;
  neighbours: readonly (readonly number[])[];
  /** Objective points by tile. */
  points: readonly number[];
  /** Tiles with objective points. */
  objectives: readonly number[];
  /** Steps between tiles, as for range. */
  distance: readonly (readonly number[])[];
}

const boards = new WeakMap<Layout, Board>();

/** The board of a layout; worked out at the first call and kept. */
export function boardOf(layout: Layout): Board {
  const kept = boards.get(layout);
  if (kept) return kept;
  const faces = layout.tiles.map(({ face }) => face);
  const index = new Map(faces.map((face, at) => [face, at]));
  const points = layout.tiles.map((tile) => tile.points);
  const board: Board = {
    layout,
    faces,
    index,
    neighbours: layout.tiles.map((tile) => tile.neighbours.map((face) => index.get(face) ?? 0)),
    points,
    objectives: points.flatMap((value, at) => (value > 0 ? [at] : [])),
    distance: faces.map((from) => faces.map((to) => layout.distance(from, to))),
  };
  boards.set(layout, board);
  return board;
}

/** Number of a tile. Throws on one that is not laid out. */
export function tileIndex(board: Board, face: TileFace): number {
  const at = board.index.get(face);
  if (at === undefined) throw new Error(`tile ${face} is not laid out`);
  return at;
}

/** What it costs to enter a tile that a Scout would first have to mark; a marked tile costs 1. */
const UNMARKED = 2.2;

/**
 * Cost of the way from each tile to `goal` for a counter that needs marked tiles, in steps.
 * @param marked by tile, whether the side's marker lies there
 */
export function waysTo(board: Board, marked: readonly boolean[], goal: number): number[] {
  const cost = board.faces.map(() => Number.POSITIVE_INFINITY);
  cost[goal] = 0;
  const queue = [goal];
  for (let at = 0; at < queue.length; at++) {
    const here = queue[at] as number;
    const through = (cost[here] as number) + (marked[here] ? 1 : UNMARKED);
    for (const next of board.neighbours[here] as readonly number[]) {
      if (through < (cost[next] as number)) {
        cost[next] = through;
        queue.push(next);
      }
    }
  }
  return cost;
}
