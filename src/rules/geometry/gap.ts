import { direction } from './direction.ts';
import type { Disc, Point, Rect, Size } from './shapes.ts';
import { CONTACT, PENETRATION, within } from './tolerance.ts';

const clamp = (value: number, half: number): number => (value < -half ? -half : Math.min(value, half));
const norm = (x: number, y: number): number => Math.sqrt(x * x + y * y);

/** Centre distance, cm. */
export const distance = (a: Point, b: Point): number => norm(b.x - a.x, b.y - a.y);

/** A point in a rectangle's own axes: x along `deg`, y across it, from the centre. */
export function local(rect: Rect, point: Point): Point {
  const u = direction(rect.deg);
  const dx = point.x - rect.cx;
  const dy = point.y - rect.cy;
  return { x: dx * u.x + dy * u.y, y: dy * u.x - dx * u.y };
}

/** A rectangle's corners in the table's axes, counter-clockwise. */
export function corners(rect: Rect): Point[] {
  const u = direction(rect.deg);
  const at = (along: number, across: number): Point => ({
    x: rect.cx + along * u.x - across * u.y,
    y: rect.cy + along * u.y + across * u.x,
  });
  const w = rect.w / 2;
  const h = rect.h / 2;
  return [at(-w, -h), at(w, -h), at(w, h), at(-w, h)];
}

/** Distance of a point from a rectangle, 0 inside, cm. */
export function pointToRect(point: Point, rect: Rect): number {
  const p = local(rect, point);
  return norm(p.x - clamp(p.x, rect.w / 2), p.y - clamp(p.y, rect.h / 2));
}

/** Distance of a point from a segment, cm. */
export function pointToSegment(point: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const square = dx * dx + dy * dy;
  const along = square === 0 ? 0 : ((point.x - a.x) * dx + (point.y - a.y) * dy) / square;
  const t = along < 0 ? 0 : Math.min(along, 1);
  return norm(point.x - a.x - t * dx, point.y - a.y - t * dy);
}

/** Gap between two bases, edge to edge; negative where they overlap (SK-RUL-04). */
export const discGap = (a: Disc, b: Disc): number => distance(a, b) - a.r - b.r;

/** Gap between a base and a card; negative where they overlap, at most by the radius (SK-RUL-04). */
export const rectGap = (disc: Disc, rect: Rect): number => pointToRect(disc, rect) - disc.r;

/** Whether a gap is an overlap: more than the tolerance for touching (SK-RUL-59). */
export const overlaps = (gap: number): boolean => gap < -PENETRATION;

/** Whether a gap counts as contact (SK-RUL-04). */
export const touches = (gap: number): boolean => within(gap, CONTACT);

/** The bases that are at least partly under an area (SK-RUL-38). */
export const under = <T extends Disc>(area: Rect, discs: readonly T[]): T[] =>
  discs.filter((disc) => overlaps(rectGap(disc, area)));

/** Whether a whole base is on the table. */
export const onTable = (disc: Disc, table: Size): boolean =>
  disc.x - disc.r >= -PENETRATION &&
  disc.y - disc.r >= -PENETRATION &&
  disc.x + disc.r <= table.w + PENETRATION &&
  disc.y + disc.r <= table.h + PENETRATION;

/** The part of a segment in a box about the origin, as `[enter, leave]` from 0 to 1, or null where there is none. */
export function clip(a: Point, b: Point, halfW: number, halfH: number): [number, number] | null {
  let enter = 0;
  let leave = 1;
  for (let axis = 0; axis < 2; axis++) {
    const from = axis === 0 ? a.x : a.y;
    const run = (axis === 0 ? b.x : b.y) - from;
    const half = axis === 0 ? halfW : halfH;
    if (run === 0) {
      if (from < -half || from > half) return null;
      continue;
    }
    const t0 = (-half - from) / run;
    const t1 = (half - from) / run;
    enter = Math.max(enter, Math.min(t0, t1));
    leave = Math.min(leave, Math.max(t0, t1));
    if (enter > leave) return null;
  }
  return [enter, leave];
}

/** Distance of a segment from a rectangle, 0 where they meet, cm. */
export function segmentToRect(a: Point, b: Point, rect: Rect): number {
  if (clip(local(rect, a), local(rect, b), rect.w / 2, rect.h / 2)) return 0;
  let least = Math.min(pointToRect(a, rect), pointToRect(b, rect));
  for (const corner of corners(rect)) least = Math.min(least, pointToSegment(corner, a, b));
  return least;
}

/** Distance of two rectangles, 0 where they meet, cm. */
export function rectToRect(a: Rect, b: Rect): number {
  const ring = corners(a);
  let least = pointToRect({ x: b.cx, y: b.cy }, a) === 0 ? 0 : Number.POSITIVE_INFINITY;
  ring.forEach((from, i) => {
    least = Math.min(least, segmentToRect(from, ring[(i + 1) % ring.length] as Point, b));
  });
  return least;
}
