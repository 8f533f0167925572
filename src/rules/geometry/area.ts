import { direction } from './direction.ts';
import { clip, local } from './gap.ts';
import type { Disc, Point, Rect, Size } from './shapes.ts';
import { onGrid, PENETRATION } from './tolerance.ts';

/** Which edge two joined cards share. */
export type Joint = 'long' | 'short';

/** Two joined cards as the one blocker they are; the anchor is the middle of the shared edge (SK-RUL-38). */
export function joinedPair(anchor: Point, deg: number, joint: Joint, card: Size): Rect {
  const sides = joint === 'long' ? { w: card.w, h: 2 * card.h } : { w: 2 * card.w, h: card.h };
  return { cx: anchor.x, cy: anchor.y, ...sides, deg };
}

/** The equal cards side by side along `deg` (or across it) that make up a rectangle. */
export function split(rect: Rect, count: number, along: boolean): Rect[] {
  const u = direction(rect.deg);
  const step = (along ? rect.w : rect.h) / count;
  return Array.from({ length: count }, (_, i) => {
    const off = (i - (count - 1) / 2) * step;
    const cx = along ? rect.cx + off * u.x : rect.cx - off * u.y;
    const cy = along ? rect.cy + off * u.y : rect.cy + off * u.x;
    return { cx, cy, w: along ? step : rect.w, h: along ? rect.h : step, deg: rect.deg };
  });
}

/** How far a straight line of `length` cm gets before it enters a card; `length` where it does not. */
function freeLength(from: Point, to: Point, length: number, rect: Rect): number {
  const a = local(rect, from);
  const b = local(rect, to);
  const inside = clip(a, b, rect.w / 2 - PENETRATION, rect.h / 2 - PENETRATION);
  if (!inside || inside[1] <= inside[0]) return length;
  const part = clip(a, b, rect.w / 2, rect.h / 2);
  return (part ? part[0] : inside[0]) * length;
}

/**
 * The flame line from a base's edge in a whole-degree direction, cut at the first card and at the table's edge.
 * @returns the rectangle, or null where no length is left (SK-RUL-39)
 */
export function flameLine(
  from: Disc,
  deg: number,
  size: { lengthCm: number; widthCm: number },
  cards: readonly Rect[],
  table: Size,
): Rect | null {
  const u = direction(deg);
  const start = { x: from.x + from.r * u.x, y: from.y + from.r * u.y };
  const end = { x: start.x + size.lengthCm * u.x, y: start.y + size.lengthCm * u.y };
  const mat: Rect = { cx: table.w / 2, cy: table.h / 2, w: table.w, h: table.h, deg: 0 };
  const onMat = clip(local(mat, start), local(mat, end), mat.w / 2, mat.h / 2);
  let free = onMat && onMat[0] === 0 ? onMat[1] * size.lengthCm : 0;
  for (const card of cards) free = Math.min(free, freeLength(start, end, size.lengthCm, card));
  const length = onGrid(free);
  if (length <= 0) return null;
  return {
    cx: start.x + (length / 2) * u.x,
    cy: start.y + (length / 2) * u.y,
    w: length,
    h: size.widthCm,
    deg,
  };
}
