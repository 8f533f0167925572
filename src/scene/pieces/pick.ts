import { Vector3 } from 'three';
import type { Form, Piece } from '../../models/table/piece.ts';
import { cardOf, type Lean } from './lean.ts';
import { BASE, footprint, formHeight } from './solids.ts';
import type { Stance } from './stance.ts';

/** A straight line from an eye, a finger or a hand; `direction` of length 1. Table coordinates, cm. */
export interface Line {
  origin: { x: number; y: number; z: number };
  direction: { x: number; y: number; z: number };
}

/** Thin things are as thick as this for the pointer, cm: a decal has no thickness at all. */
const LEAST = 0.02;

/**
 * Distance along the line to the piece's box, or null where it passes by. Cheap enough to ask of every piece at every
 * movement of the pointer: no triangles are looked at. A standee is met in its base or in its leaning card.
 */
export function meet(line: Line, form: Form, stance: Stance, leaning: Lean): number | null {
  if (form.shape !== 'standee') return meetBox(line, form, stance, formHeight(form));
  const hits = [meetBox(line, form, stance, BASE), meetCard(line, form, stance, leaning)];
  const [near] = hits.filter((hit) => hit !== null).sort((a, b) => a - b);
  return near ?? null;
}

/** How high over a base a figure is looked for although its card leans away, as a share of the card's height. */
const UPRIGHT = 0.5;

/**
 * Distance along the line to where a standee's figure would stand upright over its base, or null: there it is pointed
 * at, whichever way its card leans. Null for anything else.
 */
export function meetUpright(line: Line, form: Form, stance: Stance): number | null {
  return form.shape === 'standee' ? meetBox(line, form, stance, BASE + UPRIGHT * form.d) : null;
}

/** Distance along the line to a figure's card, or null where it passes by. */
function meetCard(line: Line, form: Form, stance: Stance, leaning: Lean): number | null {
  const { right, up, foot } = cardOf(stance, leaning);
  const normal = right.clone().cross(up);
  const direction = new Vector3().copy(line.direction);
  const slope = direction.dot(normal);
  if (Math.abs(slope) < 1e-9) return null;
  const toFoot = foot.clone().sub(line.origin);
  const far = toFoot.dot(normal) / slope;
  const at = direction.multiplyScalar(far).sub(toFoot);
  const [along, height] = [at.dot(right), at.dot(up)];
  return far >= 0 && Math.abs(along) <= form.w / 2 && height >= 0 && height <= form.d ? far : null;
}

function meetBox(line: Line, form: Form, stance: Stance, tall: number): number | null {
  const { w, d } = footprint(form);
  const height = Math.max(tall, LEAST);
  const angle = (stance.heading * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [ox, oz] = [line.origin.x - stance.x, line.origin.z - stance.z];
  const { x: dx, z: dz } = line.direction;
  let near = 0;
  let far = Number.POSITIVE_INFINITY;
  const clip = (origin: number, direction: number, low: number, high: number) => {
    if (Math.abs(direction) < 1e-9) {
      if (origin < low || origin > high) far = -1;
      return;
    }
    const [a, b] = [(low - origin) / direction, (high - origin) / direction];
    near = Math.max(near, Math.min(a, b));
    far = Math.min(far, Math.max(a, b));
  };
  clip(ox * cos - oz * sin, dx * cos - dz * sin, -w / 2, w / 2);
  clip(ox * sin + oz * cos, dx * sin + dz * cos, -d / 2, d / 2);
  clip(line.origin.y - stance.y, line.direction.y, 0, height);
  return near <= far ? near : null;
}

/**
 * Who answers when a piece is pointed at: itself; for a filler of a pile the pointable piece of the same zone at the
 * same place; for scenery nobody, so that what lies below is pointed at.
 *
 * @returns ids by id, without those for whom nobody answers
 */
export function answering(pieces: readonly Piece[]): Map<string, string> {
  const answers = new Map<string, string>();
  const tops = new Map<string, Piece[]>();
  for (const piece of pieces) {
    if (!piece.pointable) continue;
    answers.set(piece.id, piece.id);
    const zone = tops.get(piece.zone);
    if (zone) zone.push(piece);
    else tops.set(piece.zone, [piece]);
  }
  for (const piece of pieces) {
    if (piece.pointable) continue;
    const top = tops
      .get(piece.zone)
      ?.find(
        (other) =>
          other.form === piece.form && Math.hypot(other.pose.x - piece.pose.x, other.pose.z - piece.pose.z) < 1.5,
      );
    if (top) answers.set(piece.id, top.id);
  }
  return answers;
}
