import type { BufferGeometry } from 'three';
import type { DieKind } from '../../models/dice/request.ts';
import { COIN_RADIUS, COIN_THICKNESS, SOLIDS, type SolidFace } from '../../models/dice/solids.ts';
import { add, cross, dot, scale, type Vec3 } from '../../models/dice/vector.ts';
import { cellOf, inCell, RESIN_CELL, RIM_CELL, SPAN } from './dice-atlas.ts';
import { addSolid, type Facet, Mesh, type Uv } from './solid-mesh.ts';

/** How much of the edge is rounded off in the drawing, as a part of the body's own rounding. */
const SOFTNESS = 0.9;
const COIN_SEGMENTS = 56;

/** Halfway between a kite's apex and its tip: where the middle of its cell lies. */
function middle({ outline, top }: SolidFace): Vec3 {
  const heights = outline.map((corner) => dot(corner, top));
  const high = outline[heights.indexOf(Math.max(...heights))] as Vec3;
  const low = outline[heights.indexOf(Math.min(...heights))] as Vec3;
  return scale(add(high, low), 0.5);
}

function facet(kind: DieKind, face: SolidFace): Facet {
  const cell = cellOf(kind, face.value);
  const right = cross(face.top, face.normal);
  const centre = kind === 'd10' ? middle(face) : scale(face.normal, SOLIDS[kind].flat);
  return {
    normal: face.normal,
    outline: face.outline,
    uv: (point) => {
      const from = add(point, scale(centre, -1));
      return inCell(cell, dot(from, right) / SPAN[kind], dot(from, face.top) / SPAN[kind]);
    },
  };
}

/** The coin: flat fields, a raised border, rounded edges. */
function coin(): BufferGeometry {
  const mesh = new Mesh();
  const top = COIN_THICKNESS / 2;
  const field = top - 0.03;
  const R = COIN_RADIUS;
  // Bands from the middle of the upper side outwards and round to the lower: radius, height, normal's radius, height.
  const half = [
    [0, field, 0, 1],
    [R - 0.24, field, 0, 1],
    [R - 0.2, top, -0.4, 0.9],
    [R - 0.08, top, 0.1, 1],
    [R, top - 0.08, 1, 0.1],
  ] as const;
  const profile = [...half, ...half.map(([r, y, nr, ny]) => [r, -y, nr, -ny] as const).reverse()];
  const point = ([r, y, nr, ny]: readonly [number, number, number, number], k: number) => {
    const angle = (k / COIN_SEGMENTS) * Math.PI * 2;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const at: Vec3 = [r * c, y, r * s];
    const size = Math.hypot(nr, ny);
    return { at, normal: [(nr * c) / size, ny / size, (nr * s) / size] as Vec3 };
  };
  const uv = (at: Vec3, side: number): Uv => {
    if (side === 0) return inCell(RIM_CELL, 0, 0);
    const face = SOLIDS.coin.faces[side > 0 ? 0 : 1] as SolidFace;
    const right = cross(face.top, face.normal);
    return inCell(cellOf('coin', face.value), dot(at, right) / SPAN.coin, dot(at, face.top) / SPAN.coin);
  };
  for (let band = 0; band + 1 < profile.length; band++) {
    const inner = profile[band] as (typeof profile)[number];
    const outer = profile[band + 1] as (typeof profile)[number];
    const side = band < 4 ? 1 : band > 4 ? -1 : 0;
    for (let k = 0; k < COIN_SEGMENTS; k++) {
      const ring = [point(inner, k), point(inner, k + 1), point(outer, k + 1), point(outer, k)];
      mesh.fan(ring.map((corner) => ({ ...corner, uv: uv(corner.at, side) })));
    }
  }
  return mesh.geometry();
}

/** The numbered mesh of a die, cm, faces where models/dice has them; texture as in dice-atlas.ts. */
export function dieGeometry(kind: DieKind): BufferGeometry {
  if (kind === 'coin') return coin();
  const { faces, rounding } = SOLIDS[kind];
  const mesh = new Mesh();
  const facets = faces.map((face) => facet(kind, face));
  addSolid(mesh, facets, rounding * SOFTNESS, () => inCell(RESIN_CELL, 0, 0));
  return mesh.geometry();
}
