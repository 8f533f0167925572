import { BufferAttribute, BufferGeometry } from 'three';
import { add, cross, dot, scale, unit, type Vec3 } from '../../models/dice/vector.ts';

/** Points of a texture, 0 to 1. */
export type Uv = readonly [number, number];

/** A flat face of a solid that is to be drawn. */
export interface Facet {
  normal: Vec3;
  /** Counter-clockwise as seen from outside. */
  outline: readonly Vec3[];
  /** Where a point of the face lies in the texture. */
  uv(point: Vec3): Uv;
}

/** Collects triangles. */
export class Mesh {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly uvs: number[] = [];

  /** A fan over corners given counter-clockwise, each with its own normal and place in the texture. */
  fan(corners: readonly { at: Vec3; normal: Vec3; uv: Uv }[]): void {
    for (let i = 1; i + 1 < corners.length; i++) {
      for (const corner of [corners[0], corners[i], corners[i + 1]]) {
        if (!corner) continue;
        this.positions.push(...corner.at);
        this.normals.push(...corner.normal);
        this.uvs.push(...corner.uv);
      }
    }
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(new Float32Array(this.positions), 3));
    geometry.setAttribute('normal', new BufferAttribute(new Float32Array(this.normals), 3));
    geometry.setAttribute('uv', new BufferAttribute(new Float32Array(this.uvs), 2));
    geometry.computeBoundingSphere();
    return geometry;
  }
}

const key = (v: Vec3): string => v.map((x) => Math.round(x * 1e4)).join();
const minus = (a: Vec3, b: Vec3): Vec3 => add(a, scale(b, -1));

/** Corner `i` of an outline drawn in by `by` from both of its edges. */
function drawnIn({ normal, outline }: Facet, i: number, by: number): Vec3 {
  const n = outline.length;
  const at = outline[i] as Vec3;
  const inward = (a: Vec3, b: Vec3) => unit(cross(normal, minus(b, a)));
  const before = inward(outline[(i + n - 1) % n] as Vec3, at);
  const after = inward(at, outline[(i + 1) % n] as Vec3);
  return add(at, scale(add(before, after), by / (1 + dot(before, after))));
}

/**
 * Adds a convex solid whose edges and corners are rounded: faces drawn in, strips between them whose shading runs from
 * one face's to the other's.
 * @param uvOf where points of the rounding lie in the texture
 */
export function addSolid(mesh: Mesh, facets: readonly Facet[], rounding: number, uvOf: (point: Vec3) => Uv): void {
  /** By corner of the solid: the faces' own corners there. */
  const corners = new Map<string, { at: Vec3; normal: Vec3; uv: Uv }[]>();
  /** By directed edge: its two ends on the face that runs along it this way. */
  const edges = new Map<string, [Vec3, Vec3, Vec3]>();
  for (const facet of facets) {
    const inner = facet.outline.map((_, i) => drawnIn(facet, i, rounding));
    mesh.fan(inner.map((at) => ({ at, normal: facet.normal, uv: facet.uv(at) })));
    facet.outline.forEach((corner, i) => {
      const j = (i + 1) % facet.outline.length;
      const at = inner[i] as Vec3;
      corners.set(key(corner), [...(corners.get(key(corner)) ?? []), { at, normal: facet.normal, uv: uvOf(at) }]);
      edges.set(`${key(corner)}>${key(facet.outline[j] as Vec3)}`, [at, inner[j] as Vec3, facet.normal]);
    });
  }
  const end = (at: Vec3, normal: Vec3) => ({ at, normal, uv: uvOf(at) });
  for (const [name, [a, b, normal]] of edges) {
    const [from, to] = name.split('>') as [string, string];
    const other = edges.get(`${to}>${from}`);
    if (!other || from > to) continue;
    mesh.fan([end(b, normal), end(a, normal), end(other[1], other[2]), end(other[0], other[2])]);
  }
  for (const around of corners.values()) {
    const middle = scale(
      around.reduce<Vec3>((sum, { at }) => add(sum, at), [0, 0, 0]),
      1 / around.length,
    );
    const out = unit(around.reduce<Vec3>((sum, { normal }) => add(sum, normal), [0, 0, 0]));
    const start = minus((around[0] as { at: Vec3 }).at, middle);
    const side = cross(out, start);
    const angle = ({ at }: { at: Vec3 }) => Math.atan2(dot(minus(at, middle), side), dot(minus(at, middle), start));
    mesh.fan([...around].sort((p, q) => angle(p) - angle(q)));
  }
}

/** The six faces of an upright box. */
export function boxFacets(centre: Vec3, size: Vec3, uv: (point: Vec3, normal: Vec3) => Uv): Facet[] {
  const axes: Vec3[] = [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ];
  return axes.flatMap((axis, i) =>
    [1, -1].map((sign): Facet => {
      const normal = scale(axis, sign);
      const a = axes[(i + 1) % 3] as Vec3;
      const b = cross(normal, a);
      const half = (v: Vec3): Vec3 => [(v[0] * size[0]) / 2, (v[1] * size[1]) / 2, (v[2] * size[2]) / 2];
      const corner = (p: number, q: number) => add(centre, half(add(normal, add(scale(a, p), scale(b, q)))));
      const outline = [corner(1, 1), corner(-1, 1), corner(-1, -1), corner(1, -1)];
      return { normal, outline, uv: (point) => uv(point, normal) };
    }),
  );
}
