import { direction } from './direction.ts';
import { clip, distance, local, rectGap, touches } from './gap.ts';
import type { Disc, Point, Rect } from './shapes.ts';
import { COSINE, PENETRATION } from './tolerance.ts';

/** One sight line with the blockers that close it, as indices into the list given. */
export interface SightLine {
  from: Point;
  to: Point;
  blockers: number[];
}

/**
 * Whether a blocker closes a sight line: a part of positive length lies inside the rectangle shrunk by the tolerance
 * (SK-RUL-07). The same both ways, to the last bit.
 */
export function blocks(rect: Rect, a: Point, b: Point): boolean {
  // Cheap refusal first: a line that stays clear of the circle about the card cannot enter it.
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const cross = (rect.cx - a.x) * dy - (rect.cy - a.y) * dx;
  const reach = rect.w * rect.w + rect.h * rect.h;
  if (4 * cross * cross > (reach + 1) * (dx * dx + dy * dy)) return false;
  const swap = a.x > b.x || (a.x === b.x && a.y > b.y);
  const from = local(rect, swap ? b : a);
  const to = local(rect, swap ? a : b);
  const part = clip(from, to, rect.w / 2 - PENETRATION, rect.h / 2 - PENETRATION);
  return part !== null && part[1] > part[0];
}

/** Centre and the two rims at right angles to the line to the other base (SK-RUL-05). */
function ends(disc: Disc, v: Point): [Point, Point, Point] {
  return [
    { x: disc.x, y: disc.y },
    { x: disc.x + disc.r * v.x, y: disc.y + disc.r * v.y },
    { x: disc.x - disc.r * v.x, y: disc.y - disc.r * v.y },
  ];
}

function across(a: Point, b: Point): Point {
  const length = distance(a, b);
  return length === 0 ? { x: 0, y: 1 } : { x: (a.y - b.y) / length, y: (b.x - a.x) / length };
}

/** The nine sight lines between two bases, each with what blocks it (SK-RUL-05); for showing them. */
export function sightLines(shooter: Disc, target: Disc, blockers: readonly Rect[]): SightLine[] {
  const v = across(shooter, target);
  const goals = ends(target, v);
  return ends(shooter, v).flatMap((from) =>
    goals.map((to) => ({ from, to, blockers: blockers.flatMap((rect, i) => (blocks(rect, from, to) ? [i] : [])) })),
  );
}

/** How many of the nine sight lines are open, 0 to 9 (SK-RUL-05). */
export function openLines(shooter: Disc, target: Disc, blockers: readonly Rect[]): number {
  return sightLines(shooter, target, blockers).filter((line) => line.blockers.length === 0).length;
}

/** Whether there is line of sight: one open sight line is enough (SK-RUL-05). */
export function sees(shooter: Disc, target: Disc, blockers: readonly Rect[]): boolean {
  const v = across(shooter, target);
  const goals = ends(target, v);
  return ends(shooter, v).some((from) => goals.some((to) => !blockers.some((rect) => blocks(rect, from, to))));
}

/** Whether a target's centre is in the arc of `arcDeg` degrees (180 or 90) about a heading (SK-RUL-09). */
export function inArc(shooter: Point, heading: number, target: Point, arcDeg: number): boolean {
  const length = distance(shooter, target);
  if (length === 0) return true;
  const u = direction(heading);
  const cosine = ((target.x - shooter.x) * u.x + (target.y - shooter.y) * u.y) / length;
  const least = arcDeg === 180 ? 0 : direction(arcDeg / 2).x;
  return cosine >= least - COSINE;
}

/** Whether a target in line of sight is partly behind this cover card and touches it (SK-RUL-11). */
export function coveredBy(shooter: Disc, target: Disc, card: Rect): boolean {
  return touches(rectGap(target, card)) && openLines(shooter, target, [card]) < 9;
}

/** Whether a rocket may be aimed at a card: its centre in arc, joined to the shooter's by a free line (SK-RUL-44). */
export function rocketReaches(
  shooter: Point,
  heading: number,
  arcDeg: number,
  card: Rect,
  others: readonly Rect[],
): boolean {
  const centre = { x: card.cx, y: card.cy };
  return inArc(shooter, heading, centre, arcDeg) && !others.some((rect) => blocks(rect, shooter, centre));
}
