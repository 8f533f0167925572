import { headingOf } from './direction.ts';
import { distance, pointToSegment, segmentToRect } from './gap.ts';
import type { Disc, Line, Point, Rect } from './shapes.ts';
import { onGrid, PENETRATION, STEP } from './tolerance.ts';

/** A place along a path. */
export interface Sample {
  /** Way gone so far, cm. */
  at: number;
  /** Where the centre is, unrounded. */
  exact: Point;
  /** Where it would be stored, on the grid. */
  stored: Point;
  /** Heading of the leg just gone, null at the start. */
  heading: number | null;
}

/** A base that a path runs over, and where the overlap begins, cm along the path. */
export interface Victim {
  id: string;
  at: number;
}

/** Two ways closer than this are one place: floating point noise of adding up legs. */
const SAME = 1e-9;

/** Length of a path, start included, cm. */
export function pathLength(path: readonly Point[]): number {
  return legs(path).reduce((sum, leg) => sum + leg.length, 0);
}

interface Leg {
  a: Point;
  b: Point;
  length: number;
}

function legs(path: readonly Point[]): Leg[] {
  return path.slice(1).map((b, i) => ({ a: path[i] as Point, b, length: distance(path[i] as Point, b) }));
}

/** A path on the grid, without points that repeat the one before. */
export function tidy(path: readonly Point[]): Point[] {
  const points = path.map(({ x, y }) => ({ x: onGrid(x), y: onGrid(y) }));
  return points.filter((p, i) => i === 0 || p.x !== points[i - 1]?.x || p.y !== points[i - 1]?.y);
}

/**
 * A path cut where it first reaches a line that it started below (`sign` 1) or above (`sign` -1).
 * @returns the path, its last point on the line if it gets there, and whether it does
 */
export function cutAtLine(path: readonly Point[], line: Line, sign: 1 | -1): { path: Point[]; reached: boolean } {
  const value = (p: Point): number => sign * ((line.axis === 'x' ? p.x : p.y) - line.value);
  const end = path.findIndex((p) => value(p) >= 0);
  if (end < 0) return { path: [...path], reached: false };
  if (end === 0) return { path: [path[0] as Point], reached: true };
  const a = path[end - 1] as Point;
  const b = path[end] as Point;
  const t = value(a) / (value(a) - value(b));
  const x = line.axis === 'x' ? line.value : onGrid(a.x + t * (b.x - a.x));
  const y = line.axis === 'y' ? line.value : onGrid(a.y + t * (b.y - a.y));
  return { path: [...path.slice(0, end), { x, y }], reached: true };
}

/** The places at which sentries are tested: the start, every half centimetre, every leg's end (SK-RUL-17). */
export function samples(path: readonly Point[]): Sample[] {
  const start = path[0] as Point;
  const found: Sample[] = [{ at: 0, exact: start, stored: start, heading: null }];
  let gone = 0;
  let next = STEP;
  for (const { a, b, length } of legs(path)) {
    if (length === 0) continue;
    const heading = headingOf(a, b);
    const add = (at: number, exact: Point): void => {
      found.push({ at, exact, stored: { x: onGrid(exact.x), y: onGrid(exact.y) }, heading });
    };
    for (; next < gone + length - SAME; next += STEP) {
      const t = (next - gone) / length;
      add(next, { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) });
    }
    gone += length;
    add(gone, b);
    if (next < gone + SAME) next += STEP;
  }
  return found;
}

/** Whether a base of this radius, swept along a path, penetrates a card (SK-RUL-14). */
export function sweepHitsRect(path: readonly Point[], radius: number, rect: Rect): boolean {
  return legs(path).some(({ a, b }) => segmentToRect(a, b, rect) - radius < -PENETRATION);
}

/** Whether a base of this radius, swept along a path, overlaps another base (SK-RUL-14). */
export function sweepHitsDisc(path: readonly Point[], radius: number, disc: Disc): boolean {
  return legs(path).some(({ a, b }) => pointToSegment(disc, a, b) - radius - disc.r < -PENETRATION);
}

/** Way along the path at which the swept base first overlaps a disc, or null (SK-RUL-42). */
function firstOverlap(path: readonly Point[], radius: number, disc: Disc): number | null {
  const reach = radius + disc.r - PENETRATION;
  let gone = 0;
  for (const { a, b, length } of legs(path)) {
    if (length > 0 && pointToSegment(disc, a, b) < reach) {
      const ux = (b.x - a.x) / length;
      const uy = (b.y - a.y) / length;
      const along = (disc.x - a.x) * ux + (disc.y - a.y) * uy;
      const off = (disc.x - a.x) * uy - (disc.y - a.y) * ux;
      return gone + Math.max(0, along - Math.sqrt(Math.max(0, reach * reach - off * off)));
    }
    gone += length;
  }
  return null;
}

/** The bases that a swept base overlaps, in path order, those up to a halt only where one is given (SK-RUL-42). */
export function crushed(
  path: readonly Point[],
  radius: number,
  discs: readonly (Disc & { id: string })[],
  haltAt: number = Number.POSITIVE_INFINITY,
): Victim[] {
  return discs
    .flatMap((disc) => {
      const at = firstOverlap(path, radius, disc);
      return at === null || at > haltAt ? [] : [{ id: disc.id, at }];
    })
    .sort((a, b) => a.at - b.at);
}

/** Runs of neighbouring samples that pass a test, as `[from, to]` in cm along the path. */
export function intervals(all: readonly Sample[], passes: (sample: Sample) => boolean): [number, number][] {
  const runs: [number, number][] = [];
  let open = false;
  for (const sample of all) {
    const run = runs[runs.length - 1];
    if (!passes(sample)) open = false;
    else if (open && run) run[1] = sample.at;
    else {
      runs.push([sample.at, sample.at]);
      open = true;
    }
  }
  return runs;
}
