import type { Area } from '../plan.ts';
import { axes, radians } from './axes.ts';
import { fitParts } from './fit.ts';

/** Where the camera looks and from where: a point of the table top, two angles, a distance. */
export interface View {
  /** The point looked at, cm. */
  x: number;
  z: number;
  /** Degrees counter-clockwise about that point, seen from above; 0 from +z, the home seat. */
  turn: number;
  /** Degrees above the table top: 90 from straight above. */
  tilt: number;
  /** From the eye to the point, cm. */
  distance: number;
}

/** The picture the view fills. */
export interface Lens {
  /** Vertical angle, degrees. */
  fov: number;
  /** Width over height. */
  aspect: number;
}

/** Lowest and highest tilt, degrees. Straight above is avoided by a hair: there the camera's own turn is undefined. */
export const TILT = { least: 22, most: 89.5 } as const;
/** Nearest the eye comes, cm: a card then fills the height. */
const NEAREST = 22;
/** The eye's position of a view, cm. */
export function eye(view: View): [number, number, number] {
  const { forward } = axes(view.turn, view.tilt);
  return [view.x - forward[0] * view.distance, -forward[1] * view.distance, view.z - forward[2] * view.distance];
}

/**
 * The nearest view at the given angles that shows the whole area.
 *
 * @param margin share of the picture left free around it
 */
export function fitView(area: Area, turn: number, tilt: number, lens: Lens, margin = 0.03): View {
  const tall = Math.tan(radians(lens.fov / 2)) * (1 - 2 * margin);
  const wide = tall * lens.aspect;
  return fitParts([{ area, frame: { left: wide, right: wide, top: tall, bottom: tall } }], turn, tilt);
}

/** How far the camera may go. */
export interface Limits {
  /** The point looked at stays within. */
  area: Area;
  /** Farthest the eye goes, cm. */
  farthest: number;
}

/** Limits within which some of the area is always in the picture. */
export function limitsFor(area: Area, lens: Lens): Limits {
  const above = fitView(area, 0, TILT.most, lens).distance;
  const across = fitView(area, 90, TILT.most, lens).distance;
  const low = fitView(area, 0, 55, lens).distance;
  return { area, farthest: 1.12 * Math.max(above, across, low) };
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);

/** The view brought within its limits. */
export function clampView(view: View, limits: Limits): View {
  return {
    x: clamp(view.x, limits.area.minX, limits.area.maxX),
    z: clamp(view.z, limits.area.minZ, limits.area.maxZ),
    turn: view.turn,
    tilt: clamp(view.tilt, TILT.least, TILT.most),
    distance: clamp(view.distance, NEAREST, Math.max(NEAREST, limits.farthest)),
  };
}

/** The view moved over the table: to the right and upwards as the picture shows it, cm. */
export function pan(view: View, rightwards: number, upwards: number): View {
  const { right } = axes(view.turn, view.tilt);
  const [x, z] = [right[0], right[2]];
  return { ...view, x: view.x + rightwards * x + upwards * z, z: view.z + rightwards * z - upwards * x };
}

/**
 * The view nearer or farther by a factor, with one point of the table top staying where it is in the picture.
 *
 * @param factor below 1 nearer
 */
export function zoom(view: View, factor: number, limits: Limits, keep?: { x: number; z: number }): View {
  const distance = clampView({ ...view, distance: view.distance * factor }, limits).distance;
  if (!keep) return { ...view, distance };
  const share = 1 - distance / view.distance;
  return { ...view, distance, x: view.x + (keep.x - view.x) * share, z: view.z + (keep.z - view.z) * share };
}

/**
 * One step of the way from one view to another, falling off with time.
 *
 * @param seconds since the last step
 * @returns the aim itself, the same object, as soon as no pixel would tell them apart
 */
export function approach(from: View, to: View, seconds: number): View {
  const share = 1 - Math.exp(-9 * seconds);
  const mix = (a: number, b: number) => a + (b - a) * share;
  const near =
    Math.hypot(to.x - from.x, to.z - from.z) < 0.0004 * to.distance &&
    Math.abs(to.distance - from.distance) < 0.0005 * to.distance &&
    Math.abs(to.turn - from.turn) < 0.03 &&
    Math.abs(to.tilt - from.tilt) < 0.03;
  if (near) return to;
  return {
    x: mix(from.x, to.x),
    z: mix(from.z, to.z),
    turn: mix(from.turn, to.turn),
    tilt: mix(from.tilt, to.tilt),
    distance: mix(from.distance, to.distance),
  };
}

/** The same view, its turn counted so that going there from `from` is the shorter way about. */
export function shorterWay(from: View, to: View): View {
  const turn = from.turn + (((((to.turn - from.turn) % 360) + 540) % 360) - 180);
  return { ...to, turn };
}
