import type { Piece } from '../../models/table/piece.ts';
import type { Stance } from './stance.ts';

/** One piece on its way. Times in milliseconds of the page's clock. */
export interface Glide {
  from: Stance;
  to: Stance;
  start: number;
  duration: number;
  /** How far the way bends upwards at its middle, cm. */
  lift: number;
}

/** What a piece that appears takes as its beginning must be at most this far away, cm; else it is simply laid down. */
const REACH = 400;

const distance = (a: { x: number; z: number }, b: { x: number; z: number }) => Math.hypot(a.x - b.x, a.z - b.z);

/**
 * For each piece that appeared, the piece of the same form that vanished and that it most likely is: one with the same
 * picture first (a card that was shown), then the nearest. Each vanished piece is taken once; of pieces that lie at one
 * place the uppermost goes first. So a card that leaves the opaque deck for a hand is seen to go there.
 *
 * @returns vanished pieces by the id of the one that appeared
 */
export function matchVanished(before: readonly Piece[], after: readonly Piece[]): Map<string, Piece> {
  const kept = new Set(after.map((piece) => piece.id));
  const known = new Set(before.map((piece) => piece.id));
  const vanished = before.filter((piece) => !kept.has(piece.id));
  const pairs: { piece: Piece; was: Piece; cost: number }[] = [];
  for (const piece of after) {
    if (known.has(piece.id)) continue;
    for (const was of vanished) {
      if (was.form !== piece.form) continue;
      const away = distance(piece.pose, was.pose);
      if (away > REACH) continue;
      const samePicture = was.front === piece.front;
      pairs.push({ piece, was, cost: away - 0.001 * was.pose.y - (samePicture ? REACH : 0) });
    }
  }
  pairs.sort((a, b) => a.cost - b.cost);
  const matched = new Map<string, Piece>();
  const taken = new Set<string>();
  for (const { piece, was } of pairs) {
    if (matched.has(piece.id) || taken.has(was.id)) continue;
    matched.set(piece.id, was);
    taken.add(was.id);
  }
  return matched;
}

/** True where nothing would be seen to move. */
export function sameStance(a: Stance, b: Stance): boolean {
  return (
    Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.z - b.z) < 1e-3 &&
    Math.abs(shortTurn(a.heading, b.heading)) < 0.05 &&
    Math.abs(a.flip - b.flip) < 0.05
  );
}

/** Degrees from one heading to another by the shorter way, -180 to 180. */
export function shortTurn(from: number, to: number): number {
  return ((((to - from) % 360) + 540) % 360) - 180;
}

/**
 * The way from one stance to another: 350 to 500 ms by its length.
 *
 * @param start when it begins, ms
 * @param width of the piece, cm: a piece that turns over rises by half of it and touches nothing
 */
export function glideTo(from: Stance, to: Stance, start: number, width: number): Glide {
  const way = Math.hypot(to.x - from.x, to.z - from.z);
  const flips = Math.abs(to.flip - from.flip) > 1;
  return {
    from,
    to,
    start,
    duration: Math.min(500, 350 + 4 * way),
    lift: (way > 0.05 || flips ? Math.min(0.6 + 0.07 * way, 4) : 0) + (flips ? width / 2 : 0),
  };
}

const ease = (t: number) => (t < 0.5 ? 4 * t * t * t : 1 - (2 - 2 * t) ** 3 / 2);

/** Where a gliding piece is. Before its start it waits at its beginning, from its end on it lies exactly at its aim. */
export function stanceAt(glide: Glide, now: number): Stance {
  if (now >= glide.start + glide.duration) return glide.to;
  if (now <= glide.start) return glide.from;
  const t = (now - glide.start) / glide.duration;
  const { from, to } = glide;
  const s = ease(t);
  return {
    x: from.x + (to.x - from.x) * s,
    y: from.y + (to.y - from.y) * s + glide.lift * Math.sin(Math.PI * s),
    z: from.z + (to.z - from.z) * s,
    heading: from.heading + shortTurn(from.heading, to.heading) * s,
    flip: from.flip + (to.flip - from.flip) * s,
  };
}

/** Milliseconds by which the n-th of several pieces that set out together is held back. */
export function stagger(n: number): number {
  return Math.min(n * 45, 315);
}
