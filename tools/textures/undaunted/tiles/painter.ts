import type { Plate, Point } from '../../kit/svg.ts';

/** Side of a tile's drawing, px. */
export const side = 480;

/**
 * Paints one tile's land. Ways leave a tile in the middle of its left and right edges and at a quarter and three
 * quarters of its upper and lower edges, where the staggered neighbours' ways arrive.
 */
export type Painter = (plate: Plate) => void;

export const exits = {
  left: { x: -6, y: 240 },
  right: { x: 486, y: 240 },
  upperLeft: { x: 120, y: -6 },
  upperRight: { x: 360, y: -6 },
  lowerLeft: { x: 120, y: 486 },
  lowerRight: { x: 360, y: 486 },
};

export const at = (x: number, y: number): Point => ({ x, y });

/** True outside an ellipse about the tile's middle: keeps the place of the counters free. */
export const aroundMiddle =
  (rx: number, ry: number, mx = side / 2, my = side / 2) =>
  (p: Point): boolean =>
    ((p.x - mx) / rx) ** 2 + ((p.y - my) / ry) ** 2 > 1;
