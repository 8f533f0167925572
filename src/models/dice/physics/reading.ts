import { topFace } from '../group.ts';
import type { DieKind } from '../request.ts';
import { SOLIDS } from '../solids.ts';
import { type Rethrow, UPRIGHT } from '../throw-record.ts';
import { type BodyPose, TRAY } from '../tray.ts';

/** What a die says when all lie still: the face of the blank that is up, or why it has to be thrown again. */
export type Reading = { face: number } | { rethrow: Rethrow };

/** A centre this much (cm) above or below that of a die lying flat means that it lies on something. */
const LIFTED = 0.08;

/** Reads a die. It is read flat on the felt or not at all. */
export function read(kind: DieKind, { at, turned }: BodyPose, atRest: boolean): Reading {
  const [x, y, z] = at;
  const inside = Math.abs(x) <= TRAY.halfX && Math.abs(z) <= TRAY.halfZ && y > 0;
  if (!inside) return { rethrow: 'outside' };
  if (!atRest) return { rethrow: 'restless' };
  const { face, upright } = topFace(kind, turned);
  const level = Math.abs(y - SOLIDS[kind].flat) <= LIFTED;
  return upright >= UPRIGHT && level ? { face } : { rethrow: 'cocked' };
}
