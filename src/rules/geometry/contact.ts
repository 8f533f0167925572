import { direction } from './direction.ts';
import type { Point, Rect } from './shapes.ts';
import { onGrid } from './tolerance.ts';

/** How far from the middle of a card's long sides a base still stands beside it, near a corner, cm. */
const NEAR_CORNER = 3.9;

/**
 * Places beside a card where a base touches it: the middles of its sides and points near its corners (SK-RUL-04).
 * @param r radius of the base, cm
 */
export function besideCard(card: Rect, r: number): Point[] {
  const u = direction(card.deg);
  const at = (along: number, across: number): Point => ({
    x: onGrid(card.cx + along * u.x - across * u.y),
    y: onGrid(card.cy + along * u.y + across * u.x),
  });
  // A hair more than flush, so that rounding to the grid never cuts into the card.
  const [w, h] = [card.w / 2 + r + 0.02, card.h / 2 + r + 0.02];
  return [
    at(w, 0),
    at(-w, 0),
    at(0, h),
    at(0, -h),
    ...[h, -h].flatMap((side) => [at(NEAR_CORNER, side), at(-NEAR_CORNER, side)]),
  ];
}
