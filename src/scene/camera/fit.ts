import type { Area } from '../plan.ts';
import { axes, dot, type Vector } from './axes.ts';
import type { View } from './view.ts';

/** A part of the picture: how far it reaches from the camera's axis to either side, as tangents of the angles. */
export interface Frame {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** What is to be seen, and the part of the picture it is to lie in. */
export interface Part {
  area: Area;
  frame: Frame;
}

/** Pieces reach so high, cm; the fit keeps them in the picture. */
const HEIGHT = 3;

/** The corners of the box over an area. */
export function cornersOf(area: Area): Vector[] {
  return [area.minX, area.maxX].flatMap((x) =>
    [area.minZ, area.maxZ].flatMap((z) => [0, HEIGHT].map((y): Vector => [x, y, z])),
  );
}

/** In one direction of the picture: a point at `slope * depth + offset` or less from the eye is inside. */
interface Bound {
  slope: number;
  offset: number;
}

/** The largest depth of the eye that bounds of opposite sides allow together. */
function deepest(less: readonly Bound[], more: readonly Bound[]): number {
  return Math.min(...less.flatMap((l) => more.map((m) => (l.offset + m.offset) / (l.slope + m.slope))));
}

/** Where the eye may stand across its axis at that depth: the middle of what the bounds leave. */
function middle(less: readonly Bound[], more: readonly Bound[], depth: number): number {
  const least = Math.max(...less.map(({ slope, offset }) => slope * depth - offset));
  const most = Math.min(...more.map(({ slope, offset }) => offset - slope * depth));
  return (least + most) / 2;
}

/** The nearest view at the given angles that shows each area in its own part of the picture. */
export function fitParts(parts: readonly Part[], turn: number, tilt: number): View {
  const { right, up, forward } = axes(turn, tilt);
  // In the camera's own axes a corner (a, b, c) is in the picture of an eye at (A, B, C) where
  // -left (c - C) <= a - A <= right (c - C), and likewise for b: the largest C that all corners allow follows from
  // pairs of opposite bounds, without a search.
  const sides: { right: Bound[]; left: Bound[]; top: Bound[]; bottom: Bound[] } = {
    right: [],
    left: [],
    top: [],
    bottom: [],
  };
  for (const { area, frame } of parts) {
    for (const corner of cornersOf(area)) {
      const [a, b, c] = [dot(corner, right), dot(corner, up), dot(corner, forward)];
      sides.right.push({ slope: frame.right, offset: frame.right * c - a });
      sides.left.push({ slope: frame.left, offset: frame.left * c + a });
      sides.top.push({ slope: frame.top, offset: frame.top * c - b });
      sides.bottom.push({ slope: frame.bottom, offset: frame.bottom * c + b });
    }
  }
  const depth = Math.min(deepest(sides.right, sides.left), deepest(sides.top, sides.bottom));
  const a = middle(sides.right, sides.left, depth);
  const b = middle(sides.top, sides.bottom, depth);
  const at = (k: 0 | 1 | 2) => a * right[k] + b * up[k] + depth * forward[k];
  const distance = at(1) / -forward[1];
  return { x: at(0) + forward[0] * distance, z: at(2) + forward[2] * distance, turn, tilt, distance };
}
