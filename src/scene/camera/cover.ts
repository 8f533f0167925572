import type { Box } from '../box.ts';
import type { Area } from '../plan.ts';
import type { Inset } from '../props.ts';
import { axes, dot } from './axes.ts';
import { cornersOf, type Frame } from './fit.ts';
import { eye, type View } from './view.ts';

/** A panel in a corner of the window, by the room it takes from that corner on, CSS pixels. */
export interface Corner {
  x: 'left' | 'right';
  y: 'top' | 'bottom';
  width: number;
  height: number;
}

/** What the page covers: bars along whole edges, and panels in corners. */
export interface Cover extends Inset {
  corners?: readonly Corner[];
}

/** Nothing of the picture is covered. */
export const UNCOVERED: Cover = { left: 0, right: 0, top: 0, bottom: 0 };

/** The rectangle of a corner's panel, CSS pixels from the picture's left upper corner. */
function rectOf({ x, y, width, height }: Corner, picture: { width: number; height: number }) {
  const [left, top] = [x === 'left' ? 0 : picture.width - width, y === 'top' ? 0 : picture.height - height];
  return { left, right: left + width, top, bottom: top + height };
}

/** What is covered or out of the picture, as rectangles from the picture's middle, y upwards. */
export function coveredBy(cover: Cover, { width, height }: { width: number; height: number }): Box[] {
  const [x, y] = [width / 2, height / 2];
  const whole = { left: -Infinity, right: Infinity, bottom: -Infinity, top: Infinity };
  const bars = [
    { ...whole, bottom: y - cover.top },
    { ...whole, top: cover.bottom - y },
    { ...whole, right: cover.left - x },
    { ...whole, left: x - cover.right },
  ];
  const corners = (cover.corners ?? []).map((corner) => {
    const { left, right, top, bottom } = rectOf(corner, { width, height });
    return { left: left - x, right: right - x, bottom: y - bottom, top: y - top };
  });
  return [...bars, ...corners];
}

/** The picture, CSS pixels, what of it is covered, and half its vertical angle as a tangent. */
export interface Picture {
  width: number;
  height: number;
  cover: Cover;
  half: number;
}

/** Where the camera's axis meets the picture: the middle of what the bars leave. */
const middleOf = ({ width, height, cover }: Picture) => ({
  x: (cover.left + width - cover.right) / 2,
  y: (cover.top + height - cover.bottom) / 2,
});

/** Tangent of the angle that one pixel at the axis takes. */
const perPixel = ({ half, height }: Picture) => (2 * half) / Math.max(height, 1);

/**
 * The part of the picture that is left within an inset.
 *
 * @param margin share of that part left free around what is shown
 */
export function frameOf(picture: Picture, inset: Inset, margin: number): Frame {
  const { x, y } = middleOf(picture);
  const scale = perPixel(picture);
  const across = margin * Math.max(picture.width - inset.left - inset.right, 2);
  const down = margin * Math.max(picture.height - inset.top - inset.bottom, 2);
  return {
    left: (x - inset.left - across) * scale,
    right: (picture.width - inset.right - across - x) * scale,
    top: (y - inset.top - down) * scale,
    bottom: (picture.height - inset.bottom - down - y) * scale,
  };
}

/**
 * Every way to keep out of the corners: past a panel's side, past its end, or as if it were not there, which may do
 * where what is shown is narrow at that end.
 */
export function waysPast({ corners = [], ...bars }: Cover): Inset[] {
  return corners.reduce<Inset[]>(
    (ways, { x, y, width, height }) =>
      ways.flatMap((way) => [way, { ...way, [x]: Math.max(way[x], width) }, { ...way, [y]: Math.max(way[y], height) }]),
    [bars],
  );
}

interface Spot {
  x: number;
  y: number;
}

/** Whether two convex outlines have no point in common: then a side of one of them parts them. */
function areApart(a: readonly Spot[], b: readonly Spot[]): boolean {
  return [a, b].some((outline) =>
    outline.some((from, index) => {
      const to = outline[(index + 1) % outline.length] ?? from;
      const along = ({ x, y }: Spot) => (to.y - from.y) * x - (to.x - from.x) * y;
      const [first, second] = [a.map(along), b.map(along)];
      return Math.max(...first) < Math.min(...second) || Math.max(...second) < Math.min(...first);
    }),
  );
}

/** The outline of a corner's panel in the picture. */
function outlineOf(corner: Corner, picture: Picture): Spot[] {
  const { left, right, top, bottom } = rectOf(corner, picture);
  return [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
}

/** Whether no panel in a corner covers anything of an area in this view. */
export function isClear(area: Area, view: View, picture: Picture): boolean {
  const { right, up, forward } = axes(view.turn, view.tilt);
  const from = eye(view);
  const centre = middleOf(picture);
  const scale = perPixel(picture);
  const spots = cornersOf(area)
    .filter(([, height]) => height === 0)
    .map((corner): Spot => {
      const way = [corner[0] - from[0], corner[1] - from[1], corner[2] - from[2]] as const;
      const depth = dot(way, forward) * scale;
      return { x: centre.x + dot(way, right) / depth, y: centre.y - dot(way, up) / depth };
    });
  const [a, b, c, d] = spots;
  if (!a || !b || !c || !d) return true;
  // Round the area: its corners come row by row.
  const outline = [a, b, d, c];
  return (picture.cover.corners ?? []).every((corner) => areApart(outline, outlineOf(corner, picture)));
}
