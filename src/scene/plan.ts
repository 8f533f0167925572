import { TRAY } from '../models/dice/tray.ts';
import type { Form, Piece } from '../models/table/piece.ts';
import { footprint } from './pieces/solids.ts';

/** A rectangle on the table top, cm. */
export interface Area {
  minX: number;
  maxX: number;
  minZ: number;
  maxZ: number;
}

/** What lies where: all that lights, table top and camera are fitted to. */
export interface Plan {
  /** All pieces. */
  pieces: Area;
  /** The dice tray's place, to the right of the pieces. */
  tray: Area;
  /** Both: what the camera shows at the start. */
  whole: Area;
}

/** Free wood between pieces and tray, cm. */
const GAP = 3;
/** Room the tray takes, however it is turned, cm. */
const TRAY_W = 2 * (TRAY.halfX + TRAY.board);
const TRAY_D = 2 * (TRAY.halfZ + TRAY.board + TRAY.ledge);
/** An empty table's area. */
const BARE: Area = { minX: -30, maxX: 30, minZ: -25, maxZ: 25 };

/** The smallest rectangle that holds all pieces, whatever their heading; null without pieces. */
export function areaOf(pieces: readonly Piece[], forms: Readonly<Record<string, Form>>): Area | null {
  let area: Area | null = null;
  for (const { form: key, pose } of pieces) {
    const form = Object.hasOwn(forms, key) ? forms[key] : undefined;
    if (!form) continue;
    const { w, d } = footprint(form);
    const angle = (pose.heading * Math.PI) / 180;
    const halfX = (Math.abs(Math.cos(angle)) * w + Math.abs(Math.sin(angle)) * d) / 2;
    const halfZ = (Math.abs(Math.sin(angle)) * w + Math.abs(Math.cos(angle)) * d) / 2;
    const own = { minX: pose.x - halfX, maxX: pose.x + halfX, minZ: pose.z - halfZ, maxZ: pose.z + halfZ };
    area = area ? union(area, own) : own;
  }
  return area;
}

/** The smallest area that holds both. */
export function union(a: Area, b: Area): Area {
  return {
    minX: Math.min(a.minX, b.minX),
    maxX: Math.max(a.maxX, b.maxX),
    minZ: Math.min(a.minZ, b.minZ),
    maxZ: Math.max(a.maxZ, b.maxZ),
  };
}

const holds = (a: Area, b: Area) => a.minX <= b.minX && a.maxX >= b.maxX && a.minZ <= b.minZ && a.maxZ >= b.maxZ;

/**
 * The plan for these pieces. It grows and never shrinks, and while no piece leaves it the same object comes back: table,
 * light and tray stay where they are as pieces move about.
 */
export function planFor(pieces: readonly Piece[], forms: Readonly<Record<string, Form>>, last: Plan | null): Plan {
  const now = areaOf(pieces, forms) ?? BARE;
  if (last && holds(last.pieces, now)) return last;
  const all = last ? union(last.pieces, now) : now;
  const z = (all.minZ + all.maxZ) / 2;
  const x = all.maxX + GAP;
  const tray = { minX: x, maxX: x + TRAY_W, minZ: z - TRAY_D / 2, maxZ: z + TRAY_D / 2 };
  return { pieces: all, tray, whole: union(all, tray) };
}
