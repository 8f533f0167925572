import type { DieKind } from './request.ts';
import { SOLIDS } from './solids.ts';
import { cross, dot, multiply, type Quat, rotate, STILL, unitQuat, type Vec3 } from './vector.ts';

/**
 * The dice tray, cm, in its own axes: x to the thrower's right, y up from the felt, z towards the thrower. A felt floor
 * with a low rim; along the near side, behind the rim, a ledge where dice wait for the throw and where dice that have
 * been read are set aside.
 */
export const TRAY = {
  /** Half the felt's width. */
  halfX: 14,
  /** Half the felt's depth. */
  halfZ: 11,
  /** Height of the rim above the felt. */
  rim: 2.4,
  /** Thickness of the rim. */
  board: 1,
  /** Depth of the ledge. */
  ledge: 4,
} as const;

/** Where a die is and how it is turned. */
export interface BodyPose {
  at: Vec3;
  turned: Quat;
}

/** Centre of the ledge's strip, cm towards the thrower. */
export const LEDGE_Z = TRAY.halfZ + TRAY.board + TRAY.ledge / 2;

/** The shortest turn that carries direction `from` to direction `to`, which is not its opposite; square roots only. */
function turnTo(from: Vec3, to: Vec3): Quat {
  const [x, y, z] = cross(from, to);
  return unitQuat([x, y, z, 1 + dot(from, to)]);
}

/** How each kind lies on the ledge: a face up, its figure upright for the thrower. */
function lying(kind: DieKind): Quat {
  const face = SOLIDS[kind].faces[0];
  if (!face) return STILL;
  const up = turnTo(face.normal, [0, 1, 0]);
  const top = rotate(up, face.top);
  // By way of a quarter turn where the figure stands on its head.
  const sideways: Quat = top[2] > 0 ? turnTo(top, [1, 0, 0]) : STILL;
  return multiply(turnTo(rotate(sideways, top), [0, 0, -1]), multiply(sideways, up));
}

/** Where the die `index` of `count` lies on the ledge, a face up, figures unturned; at most 4 cm apart. */
export function onLedge(kind: DieKind, index: number, count: number): BodyPose {
  const apart = count > 1 ? Math.min(4, (2 * TRAY.halfX - 3) / (count - 1)) : 0;
  return { at: [(index - (count - 1) / 2) * apart, SOLIDS[kind].flat, LEDGE_Z], turned: lying(kind) };
}
