import { MODEL_TYPE } from '../../models/skirmish/box.ts';
import type { Drawing, Spot, Tone } from '../../models/table/drawing.ts';
import { direction } from '../geometry/direction.ts';
import type { Point, Rect, Size } from '../geometry/shapes.ts';
import { onGrid } from '../geometry/tolerance.ts';
import { type AnyModel, base } from './field.ts';
import { arcEdges } from './preview.ts';

/** A point of the rules (corner of A, y to B) on the table. */
export const spotOf = ({ w, h }: Size, { x, y }: Point): Spot => ({ x: x - w / 2, z: h / 2 - y });

/** A place on the table as a point of the rules, on the grid. */
export const pointAt = ({ w, h }: Size, { x, z }: Spot): Point => ({ x: onGrid(x + w / 2), y: onGrid(h / 2 - z) });

/** A rectangle of the rules as it lies on the table. */
export const rectOn = (table: Size, rect: Rect, tone: Tone): Drawing => ({
  kind: 'rect',
  at: spotOf(table, { x: rect.cx, y: rect.cy }),
  w: rect.w,
  d: rect.h,
  heading: rect.deg,
  tone,
});

/** A disc of the rules as it lies on the table. */
export const discOn = (table: Size, at: Point, radius: number, tone: Tone): Drawing => ({
  kind: 'disc',
  at: spotOf(table, at),
  radius,
  tone,
});

/** A way through points of the rules; `width` in cm. */
export const lineOn = (table: Size, points: readonly Point[], tone: Tone, width: number): Drawing => ({
  kind: 'line',
  points: points.map((at) => spotOf(table, at)),
  tone,
  width,
});

/** How far a facing is drawn beyond a base, cm. */
const POINTER = 3;
/** How far the edges of a fire arc are drawn, cm. */
const ARC = 14;
/** How far a ring about a base lies outside of it, cm. */
const RING = 0.5;

/** A base that stands somewhere, with its facing and the edges of its fire arc. */
export function ghost(table: Size, model: AnyModel, at: Point, heading: number, tone: Tone): Drawing[] {
  const { baseRadius } = MODEL_TYPE[model.type];
  const ray = (u: Point, from: number, to: number): Point[] =>
    [from, to].map((far) => ({ x: at.x + far * u.x, y: at.y + far * u.y }));
  return [
    discOn(table, at, baseRadius, tone),
    lineOn(table, ray(direction(heading), 0, baseRadius + POINTER), tone, 0.4),
    ...arcEdges({ ...model, ...at, heading }).map((edge) => lineOn(table, ray(edge, baseRadius, ARC), 'faint', 0.14)),
  ];
}

/** Rings about the bases of models that something happens to. */
export const rings = (table: Size, models: readonly AnyModel[], tone: Tone): Drawing[] =>
  models.map((model) => discOn(table, model, base(model).r + RING, tone));

/** The corners of a path between two ways along it, both ends included. */
export function along(points: readonly Point[], from: number, to: number): Point[] {
  const out: Point[] = [];
  let gone = 0;
  for (const [i, b] of points.entries()) {
    const a = points[i - 1];
    if (!a) {
      if (from <= 0) out.push(b);
      continue;
    }
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const at = (way: number): Point => {
      const t = length === 0 ? 0 : (way - gone) / length;
      return { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
    };
    if (from > gone && from <= gone + length) out.push(at(from));
    if (to >= gone + length && gone + length > from) out.push(b);
    else if (to > gone && to < gone + length) out.push(at(to));
    gone += length;
  }
  return out.length === 1 ? [out[0] as Point, out[0] as Point] : out;
}
