import { Vector3 } from 'three';
import { BASE } from './solids.ts';
import type { Stance } from './stance.ts';

/**
 * A standee's figure leans back from the eye: seen from a seat above a table, an upright card shows little more than its
 * upper edge, and what it is could not be told. It turns about its foot and stays at right angles to its heading's plane.
 */
export interface Lean {
  /** Horizontal unit vector from the point looked at towards the eye. */
  x: number;
  z: number;
  /** How far a figure leans whose face, or back, is turned to the eye, radians. */
  amount: number;
}

/** Share of the eye's height above the table, an angle, by which figures lean. */
const SHARE = 0.55;

/** The lean for an eye that looks along this unit vector; none for one that looks up. */
export function leanFor(gaze: { x: number; y: number; z: number }): Lean {
  const level = Math.hypot(gaze.x, gaze.z);
  if (level === 0) return { x: 0, z: 1, amount: 0 };
  return { x: -gaze.x / level, z: -gaze.z / level, amount: SHARE * Math.max(0, Math.atan2(-gaze.y, level)) };
}

/** Whether two leans are the same. */
export const sameLean = (a: Lean, b: Lean): boolean => a.x === b.x && a.z === b.z && a.amount === b.amount;

/** How far the figure of a stance leans towards its front, radians: none where its edge is turned to the eye. */
export function leanOf({ x, z, amount }: Lean, stance: Stance): number {
  const heading = (stance.heading * Math.PI) / 180;
  const share = Math.sin(heading) * x + Math.cos(heading) * z;
  return -amount * share * (1.5 - 0.5 * share * share);
}

/** The same for a vertex, in a shader whose `leaning` is (x, z, amount). */
export const LEAN_BODY = /* glsl */ `
if (stand > 0.0) {
  float share = dot(normalize(instanceMatrix[2].xz), leaning.xy);
  float lean = -leaning.z * share * (1.5 - 0.5 * share * share);
  transformed += stand * vec3(0.0, cos(lean) - 1.0, sin(lean));
}
`;

/** Directions of a leaning figure's card: to its right and up, unit vectors, and its foot above the table top, cm. */
export function cardOf(stance: Stance, lean: number) {
  const heading = (stance.heading * Math.PI) / 180;
  const [sin, cos] = [Math.sin(heading), Math.cos(heading)];
  return {
    right: new Vector3(cos, 0, -sin),
    up: new Vector3(Math.sin(lean) * sin, Math.cos(lean), Math.sin(lean) * cos),
    foot: new Vector3(stance.x, stance.y + BASE, stance.z),
  };
}
