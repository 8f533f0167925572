import { Vector3 } from 'three';
import { BASE } from './solids.ts';
import type { Stance } from './stance.ts';

/**
 * A standee's figure leans back from the eye: seen from a seat above a table, an upright card shows little more than
 * its upper edge, and what it is could not be told.
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

/** A figure shows its face, or its back, turned away from the eye by no more than this, radians. */
const MOST_OFF = (50 * Math.PI) / 180;
/**
 * Up to here it is the face that is shown: a little more than half, so that one seen exactly from the side holds still.
 */
const FRONT = (100 * Math.PI) / 180;

/**
 * How a figure stands: turned out of its heading's plane by `turn`, counter-clockwise from above, leaning by `lean`.
 */
interface Posture {
  turn: number;
  lean: number;
}

/**
 * The posture of a stance's figure, radians. Seen from its edge a card is nothing: it turns on its base, whose arrow
 * keeps the heading, until it shows itself; and it leans towards the side that the eye does not see.
 */
export function postureOf({ x, z, amount }: Lean, { heading }: Pick<Stance, 'heading'>): Posture {
  const radians = (heading * Math.PI) / 180;
  const [sin, cos] = [Math.sin(radians), Math.cos(radians)];
  const off = Math.atan2(cos * x - sin * z, sin * x + cos * z);
  const size = Math.abs(off);
  const shown = size <= FRONT ? Math.min(size, MOST_OFF) : Math.max(size, Math.PI - MOST_OFF);
  const share = Math.cos(shown);
  return { turn: off - Math.sign(off) * shown, lean: -amount * share * (1.5 - 0.5 * share * share) };
}

/** The same for a vertex, in a shader whose `leaning` is (x, z, amount). */
export const LEAN_BODY = /* glsl */ `
if (stand > 0.0) {
  vec2 ahead = normalize(instanceMatrix[2].xz);
  float off = atan(ahead.y * leaning.x - ahead.x * leaning.y, dot(ahead, leaning.xy));
  float size = abs(off);
  float shown = size <= ${FRONT.toFixed(6)} ? min(size, ${MOST_OFF.toFixed(6)}) : max(size, ${(Math.PI - MOST_OFF).toFixed(6)});
  float turn = off - sign(off) * shown;
  float share = cos(shown);
  float lean = -leaning.z * share * (1.5 - 0.5 * share * share);
  transformed += stand * vec3(0.0, cos(lean) - 1.0, sin(lean));
  transformed.xz = mat2(cos(turn), -sin(turn), sin(turn), cos(turn)) * transformed.xz;
}
`;

/**
 * Directions of a figure's card as it is seen: to its right and up, unit vectors, and its foot above the table top, cm.
 */
export function cardOf(stance: Stance, leaning: Lean) {
  const { turn, lean } = postureOf(leaning, stance);
  const heading = (stance.heading * Math.PI) / 180 + turn;
  const [sin, cos] = [Math.sin(heading), Math.cos(heading)];
  return {
    right: new Vector3(cos, 0, -sin),
    up: new Vector3(Math.sin(lean) * sin, Math.cos(lean), Math.sin(lean) * cos),
    foot: new Vector3(stance.x, stance.y + BASE, stance.z),
  };
}
