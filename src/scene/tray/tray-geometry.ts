import type { BufferGeometry } from 'three';
import { LEDGE_Z, TRAY } from '../../models/dice/tray.ts';
import type { Vec3 } from '../../models/dice/vector.ts';
import { addSolid, boxFacets, Mesh, type Uv } from './solid-mesh.ts';

/** Thickness of the tray's base, cm: the felt lies this high above whatever the tray stands on. */
export const BASE = 0.8;
/** Height of the strip between felt and ledge: low, so that it hides no die from the thrower. */
const SILL = 0.45;
/** cm of wood or felt to a repeat of their pictures. */
const GRAIN = 24;
const NAP = 7;

/** Boards with the grain along their length. */
export function woodGeometry(): BufferGeometry {
  const mesh = new Mesh();
  const { halfX, halfZ, board, rim, ledge } = TRAY;
  const near = LEDGE_Z + ledge / 2;
  const plank = (centre: Vec3, size: Vec3, offset: number) => {
    const along = size[0] >= size[2] ? 0 : 2;
    const across = along === 0 ? 2 : 0;
    const uv = (point: Vec3, normal?: Vec3): Uv => {
      const flat = !normal || Math.abs(normal[across] as number) < 0.5;
      const side = flat ? (point[across] as number) : point[1];
      return [(point[along] as number) / GRAIN + offset, side / GRAIN + offset * 3.7];
    };
    addSolid(mesh, boxFacets(centre, size, uv), 0.14, (point) => uv(point));
  };
  const wall = (height: number) => [height / 2 - BASE / 2, height + BASE] as const;
  const [y, tall] = wall(rim);
  const [sillY, sillTall] = wall(SILL);
  const depth = halfZ + near + 2 * board;
  const middle = (near - halfZ) / 2;
  plank([-halfX - board / 2, y, middle], [board, tall, depth], 0.1);
  plank([halfX + board / 2, y, middle], [board, tall, depth], 0.37);
  plank([0, y, -halfZ - board / 2], [2 * halfX, tall, board], 0.61);
  plank([0, sillY, halfZ + board / 2], [2 * halfX, sillTall, board], 0.23);
  plank([0, sillY, near + board / 2], [2 * halfX, sillTall, board], 0.83);
  plank([0, -BASE / 2, LEDGE_Z], [2 * halfX, BASE, ledge], 0.47);
  return mesh.geometry();
}

/** The felt, as one sheet. */
export function feltGeometry(): BufferGeometry {
  const mesh = new Mesh();
  const corner = (x: number, z: number) => ({
    at: [x * TRAY.halfX, 0, z * TRAY.halfZ] as Vec3,
    normal: [0, 1, 0] as Vec3,
    uv: [(x * TRAY.halfX) / NAP, (z * TRAY.halfZ) / NAP] as Uv,
  });
  mesh.fan([corner(-1, 1), corner(1, 1), corner(1, -1), corner(-1, -1)]);
  return mesh.geometry();
}
