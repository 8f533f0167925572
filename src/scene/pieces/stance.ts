import { type Matrix4, Quaternion, Vector3 } from 'three';
import type { Pose } from '../../models/table/piece.ts';

/** A pose on the way: like `Pose`, but any share of a flip. */
export interface Stance {
  /** Centre, cm. */
  x: number;
  /** Underside, cm above the table top. */
  y: number;
  z: number;
  /** Degrees counter-clockwise seen from above. */
  heading: number;
  /** Degrees about the long axis: 0 front up, 180 back up. */
  flip: number;
}

/** The stance of a piece at rest. */
export function stanceOf(pose: Pose): Stance {
  return { x: pose.x, y: pose.y, z: pose.z, heading: pose.heading, flip: pose.faceUp ? 0 : 180 };
}

const UP = new Vector3(0, 1, 0);
const LONG = new Vector3(0, 0, 1);
const turn = new Quaternion();
const flip = new Quaternion();
const place = new Vector3();
const ONE = new Vector3(1, 1, 1);

/** Writes the matrix of a solid of the given height whose geometry is centred on its own centre. */
export function writeMatrix(matrix: Matrix4, stance: Stance, height: number): Matrix4 {
  turn.setFromAxisAngle(UP, (stance.heading * Math.PI) / 180);
  flip.setFromAxisAngle(LONG, (stance.flip * Math.PI) / 180);
  place.set(stance.x, stance.y + height / 2, stance.z);
  return matrix.compose(place, turn.multiply(flip), ONE);
}
