import type { DieKind } from './request.ts';
import { SOLIDS } from './solids.ts';
import { type Quat, STILL, unitQuat, type Vec3 } from './vector.ts';

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

/** Turns that lay each kind on a face: found once, with square roots only. */
function lying(kind: DieKind): Quat {
  const face = SOLIDS[kind].faces[0];
  if (!face) return STILL;
  // The turn from the face's normal to straight up; no face of ours points straight down.
  const [x, y, z] = face.normal;
  return unitQuat([-z, 0, x, 1 + y]);
}

/** Where the die `index` of `count` lies on the ledge, a face up, figures unturned; at most 4 cm apart. */
export function onLedge(kind: DieKind, index: number, count: number): BodyPose {
  const apart = count > 1 ? Math.min(4, (2 * TRAY.halfX - 3) / (count - 1)) : 0;
  return { at: [(index - (count - 1) / 2) * apart, SOLIDS[kind].flat, LEDGE_Z], turned: lying(kind) };
}
