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
  /**
   * The map: the pieces of the solid form with the largest face, or the mat that all stand on. The seats' views are
   * fitted to it.
   */
  heart: Area;
  /** All pieces. */
  pieces: Area;
  /** The dice tray's place, where no piece lies, as near to the heart as may be. */
  tray: Area;
  /** Everything. */
  whole: Area;
}

type Forms = Readonly<Record<string, Form>>;

/** Free wood about the tray, cm. */
const GAP = 1;
/** Room the tray takes, cm. It is turned about its place's centre, and by half turns only, so a rectangle will do. */
const TRAY_W = 2 * (TRAY.halfX + TRAY.board + GAP);
const TRAY_D = 2 * (TRAY.halfZ + TRAY.board + GAP) + TRAY.ledge;
/** From the place's centre to the middle of the felt, cm along the tray's own z: the ledge is on one side only. */
export const FELT_Z = -TRAY.ledge / 2;
/** An empty table's area. */
const BARE: Area = { minX: -30, maxX: 30, minZ: -25, maxZ: 25 };

/** The rectangle that holds a piece, whatever its heading; null where its form is unknown. */
function areaOfPiece({ form: key, pose }: Piece, forms: Forms): Area | null {
  const form = Object.hasOwn(forms, key) ? forms[key] : undefined;
  if (!form) return null;
  const { w, d } = footprint(form);
  const angle = (pose.heading * Math.PI) / 180;
  const halfX = (Math.abs(Math.cos(angle)) * w + Math.abs(Math.sin(angle)) * d) / 2;
  const halfZ = (Math.abs(Math.sin(angle)) * w + Math.abs(Math.cos(angle)) * d) / 2;
  return { minX: pose.x - halfX, maxX: pose.x + halfX, minZ: pose.z - halfZ, maxZ: pose.z + halfZ };
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

/** The smallest area that holds all pieces; null without pieces. */
export function areaOf(pieces: readonly Piece[], forms: Forms): Area | null {
  let area: Area | null = null;
  for (const piece of pieces) {
    const own = areaOfPiece(piece, forms);
    if (own) area = area ? union(area, own) : own;
  }
  return area;
}

/** A decal so many times larger than every solid is the ground they stand on, not a mark for a place. */
const DWARFS = 20;

/** The area of the form with the largest face: the tiles, the map's cards, the mat. */
function heartOf(pieces: readonly Piece[], forms: Forms): Area | null {
  const face = (piece: Piece, printed: boolean) => {
    const form = Object.hasOwn(forms, piece.form) ? forms[piece.form] : undefined;
    return form && (form.shape === 'decal') === printed ? form.w * form.d : 0;
  };
  const solid = Math.max(0, ...pieces.map((piece) => face(piece, false)));
  const print = Math.max(0, ...pieces.map((piece) => face(piece, true)));
  const ground = print > DWARFS * solid;
  const size = (piece: Piece) => face(piece, ground);
  const largest = ground ? print : solid;
  return largest > 0
    ? areaOf(
        pieces.filter((piece) => size(piece) === largest),
        forms,
      )
    : null;
}

const holds = (a: Area, b: Area) => a.minX <= b.minX && a.maxX >= b.maxX && a.minZ <= b.minZ && a.maxZ >= b.maxZ;
const apart = (a: Area, b: Area) => a.minX >= b.maxX || a.maxX <= b.minX || a.minZ >= b.maxZ || a.maxZ <= b.minZ;

/** The free place for the tray nearest to the heart's right side, whole centimetres from it. */
function trayPlace(taken: readonly Area[], all: Area, heart: Area): Area {
  const wanted = { x: heart.maxX + TRAY_W / 2, z: (heart.minZ + heart.maxZ) / 2 };
  const places: { x: number; z: number; away: number }[] = [];
  for (let x = all.minX - TRAY_W; x <= all.maxX + TRAY_W; x++) {
    for (let z = all.minZ; z <= all.maxZ; z++) places.push({ x, z, away: Math.hypot(x - wanted.x, z - wanted.z) });
  }
  places.sort((a, b) => a.away - b.away);
  const about = ({ x, z }: { x: number; z: number }): Area => ({
    minX: x - TRAY_W / 2,
    maxX: x + TRAY_W / 2,
    minZ: z - TRAY_D / 2,
    maxZ: z + TRAY_D / 2,
  });
  const free = places.find((place) => taken.every((area) => apart(about(place), area)));
  return about(free ?? { x: all.maxX + TRAY_W / 2, z: wanted.z });
}

/**
 * The plan for these pieces. It grows and never shrinks, and while no piece leaves it or comes to lie in the tray the
 * same object comes back: table, light and tray stay where they are as pieces move about.
 */
export function planFor(pieces: readonly Piece[], forms: Forms, last: Plan | null): Plan {
  const taken = pieces.map((piece) => areaOfPiece(piece, forms)).filter((area) => area !== null);
  const now = areaOf(pieces, forms) ?? BARE;
  if (last && holds(last.pieces, now) && taken.every((area) => apart(area, last.tray))) return last;
  const all = last ? union(last.pieces, now) : now;
  const heart = heartOf(pieces, forms) ?? all;
  const kept = last && taken.every((area) => apart(area, last.tray)) ? last.tray : null;
  const tray = kept ?? trayPlace(taken, all, heart);
  return { heart, pieces: all, tray, whole: union(all, tray) };
}
