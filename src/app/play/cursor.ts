import type { Piece } from '../../models/table/piece.ts';

export type Direction = 'left' | 'right' | 'up' | 'down';

const ANGLES: Record<Direction, number> = { right: 0, up: 90, left: 180, down: 270 };

/** Pieces that lie at the same place to within this are gone through one by one, cm. */
const SAME_PLACE = 0.5;

/**
 * The piece to which an arrow key takes the keyboard's cursor, as the viewer sees the table.
 * @param from id of the piece the cursor is at, or null for the first step
 * @param seatAt where the viewer sits, degrees counter-clockwise, 0 at +z
 */
export function stepCursor(
  pieces: readonly Piece[],
  from: string | null,
  direction: Direction,
  seatAt: number,
): string | null {
  const open = pieces.filter((piece) => piece.pointable);
  const start = open.find((piece) => piece.id === from);
  if (!start) return open[0]?.id ?? null;
  const turn = ((seatAt + ANGLES[direction]) * Math.PI) / 180;
  const ahead = { x: Math.cos(turn), z: -Math.sin(turn) };
  let best: { id: string; cost: number } | null = null;
  for (const piece of open) {
    if (piece === start) continue;
    const x = piece.pose.x - start.pose.x;
    const z = piece.pose.z - start.pose.z;
    const along = x * ahead.x + z * ahead.z;
    if (along < SAME_PLACE) continue;
    const aside = Math.abs(x * ahead.z - z * ahead.x);
    const cost = along + 2.5 * aside;
    if (!best || cost < best.cost) best = { id: piece.id, cost };
  }
  return best?.id ?? start.id;
}

/** The next of `ids` after `from`, going round; null where there is none. */
export function cycle(ids: readonly string[], from: string | null, by: 1 | -1): string | null {
  if (ids.length === 0) return null;
  const at = from === null ? -1 : ids.indexOf(from);
  const next = at < 0 ? (by === 1 ? 0 : ids.length - 1) : (at + by + ids.length) % ids.length;
  return ids[next] ?? null;
}
