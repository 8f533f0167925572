import { BufferAttribute, BufferGeometry, Color } from 'three';
import type { Form } from '../../models/table/piece.ts';

/** Which picture a vertex shows: the front's, the back's, or none because it is the cut edge. */
const FRONT = 0;
const BACK = 1;
const EDGE = 2;

/** Points of a rounded rectangle about the origin with their outward directions, clockwise seen from above, cm. */
export function outline(w: number, d: number, corner: number, segments: number) {
  const radius = Math.min(corner, w / 2, d / 2);
  const points: { x: number; z: number; nx: number; nz: number }[] = [];
  for (let quarter = 0; quarter < 4; quarter++) {
    const sx = quarter === 0 || quarter === 3 ? 1 : -1;
    const sz = quarter < 2 ? 1 : -1;
    for (let step = 0; step <= segments; step++) {
      const angle = ((quarter + step / segments) * Math.PI) / 2;
      const nx = Math.cos(angle);
      const nz = Math.sin(angle);
      points.push({ x: sx * (w / 2 - radius) + radius * nx, z: sz * (d / 2 - radius) + radius * nz, nx, nz });
    }
  }
  return points;
}

/** Vertices being put together; the same layout for every solid, so that all share one shader. */
class Solid {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly uvs: number[] = [];
  readonly sides: number[] = [];
  /** How far above the foot of a standee's figure a vertex stands, cm; 0 for all that stays where it is. */
  readonly stands: number[] = [];
  readonly colours: number[] = [];
  readonly indices: number[] = [];

  vertex(at: number[], normal: number[], uv: number[], side: number, colour: Color, stand = 0): number {
    this.positions.push(...at);
    this.normals.push(...normal);
    this.uvs.push(...uv);
    this.sides.push(side);
    this.stands.push(stand);
    this.colours.push(colour.r, colour.g, colour.b);
    return this.sides.length - 1;
  }

  geometry(): BufferGeometry {
    const geometry = new BufferGeometry();
    const add = (name: string, values: number[], size: number) =>
      geometry.setAttribute(name, new BufferAttribute(new Float32Array(values), size));
    add('position', this.positions, 3);
    add('normal', this.normals, 3);
    add('uv', this.uvs, 2);
    add('side', this.sides, 1);
    add('stand', this.stands, 1);
    add('color', this.colours, 3);
    geometry.setIndex(this.indices);
    return geometry;
  }
}

const WHITE = new Color('#ffffff');
/** Grey board, as counters and tiles are punched from. */
const BOARD = new Color('#a58c68');
/** The white core of a playing card. */
const PAPER = new Color('#e9e2d2');
const TURNED_WOOD = new Color('#5b3d25');

/** Rounding of the rim that the punch leaves, cm; paper has none. */
const pressed = (h: number) => (h < 0.1 ? 0 : Math.min(0.06, h / 4));

/** Puts a flat slab into the solid, its centre at the origin, the front up. */
function slab(solid: Solid, w: number, d: number, h: number, corner: number, edge: Color, bevel = pressed(h)): void {
  const points = outline(w, d, corner, corner >= w / 2 ? 12 : 6);
  const ring = (inset: number, y: number, lean: number, side: number) =>
    points.map((point) => {
      const x = point.x - point.nx * inset;
      const z = point.z - point.nz * inset;
      const flat = side === EDGE ? 1 : Math.sqrt(1 - lean * lean);
      const normal = [point.nx * flat, side === EDGE ? 0 : lean, point.nz * flat];
      const u = side === BACK ? 0.5 - x / w : 0.5 + x / w;
      return solid.vertex([x, y, z], normal, [u, 0.5 + z / d], side, side === EDGE ? edge : WHITE);
    });
  const wall = (lower: number[], upper: number[]) => {
    for (let i = 0; i < lower.length; i++) {
      const next = (i + 1) % lower.length;
      const [a, b, c, e] = [lower[i], upper[i], lower[next], upper[next]] as [number, number, number, number];
      solid.indices.push(a, b, c, b, e, c);
    }
  };
  const cap = (rim: number[], y: number, side: number) => {
    const centre = solid.vertex([0, y, 0], [0, Math.sign(y) || 1, 0], [0.5, 0.5], side, WHITE);
    for (let i = 0; i < rim.length; i++) {
      const [a, b] = [rim[i], rim[(i + 1) % rim.length]] as [number, number];
      if (side === FRONT) solid.indices.push(centre, b, a);
      else solid.indices.push(centre, a, b);
    }
  };
  cap(ring(bevel, h / 2, 1, FRONT), h / 2, FRONT);
  cap(ring(bevel, -h / 2, -1, BACK), -h / 2, BACK);
  if (bevel > 0) {
    wall(ring(0, h / 2 - bevel, 0.6, FRONT), ring(bevel, h / 2, 0.9, FRONT));
    wall(ring(bevel, -h / 2, -0.9, BACK), ring(0, bevel - h / 2, -0.6, BACK));
  }
  wall(ring(0, bevel - h / 2, 0, EDGE), ring(0, h / 2 - bevel, 0, EDGE));
}

/** The front alone, lying on the table. */
function decal(solid: Solid, w: number, d: number, corner: number): void {
  const centre = solid.vertex([0, 0, 0], [0, 1, 0], [0.5, 0.5], FRONT, WHITE);
  const rim = outline(w, d, corner, 6).map((point) =>
    solid.vertex([point.x, 0, point.z], [0, 1, 0], [0.5 + point.x / w, 0.5 + point.z / d], FRONT, WHITE),
  );
  for (const [i, a] of rim.entries()) solid.indices.push(centre, rim[(i + 1) % rim.length] as number, a);
}

/** Thickness of a standee's base, on which its figure stands, cm. */
export const BASE = 0.35;

/** How high the foot of a figure counts as, cm: more than nothing, so that it is known from the base. */
const FOOT = 1e-4;

/**
 * How far up the faces of a figure look for the light: half upright, so that they are as bright as what lies about
 * them.
 */
const LEAN = Math.sqrt(0.5);

/**
 * The two faces of an upright figure, the front towards +z. It is cut out along its outline, so that it has no edge.
 */
function figure(solid: Solid, { w, d, h }: Form): void {
  for (const [side, sign] of [
    [FRONT, 1],
    [BACK, -1],
  ] as const) {
    const corners = [
      [-1, 1],
      [-1, -1],
      [1, -1],
      [1, 1],
    ] as const;
    const quad = corners.map(([right, up]) => {
      const at = [(sign * right * w) / 2, (up * d + BASE) / 2, (sign * h) / 2];
      return solid.vertex(at, [0, LEAN, sign * LEAN], [0.5 + right / 2, 0.5 - up / 2], side, WHITE, up > 0 ? d : FOOT);
    }) as [number, number, number, number];
    solid.indices.push(quad[0], quad[1], quad[2], quad[0], quad[2], quad[3]);
  }
}

/** An upright figure, its front towards +z, in a round base; the centre at half its height. */
function standee(solid: Solid, form: Form): void {
  const height = formHeight(form);
  figure(solid, form);
  const first = solid.sides.length;
  const width = 2 * (form.base ?? form.w / 2);
  slab(solid, width, width, BASE, width / 2, TURNED_WOOD);
  for (let i = first; i < solid.sides.length; i++) {
    solid.positions[3 * i + 1] = (solid.positions[3 * i + 1] as number) + (BASE - height) / 2;
    solid.sides[i] = EDGE;
    for (const [k, value] of TURNED_WOOD.toArray().entries()) solid.colours[3 * i + k] = value;
  }
}

/** Height of a piece of this form above its underside, cm. */
export function formHeight(form: Form): number {
  if (form.shape === 'decal') return 0;
  return form.shape === 'standee' ? form.d + BASE : form.h;
}

/** Width and depth on the table and corner radius of a piece of this form at heading 0, cm. */
export function footprint(form: Form): { w: number; d: number; corner: number } {
  if (form.shape === 'slab' || form.shape === 'decal') return { w: form.w, d: form.d, corner: form.corner };
  const width = form.shape === 'disc' ? form.w : 2 * (form.base ?? form.w / 2);
  return { w: width, d: width, corner: width / 2 };
}

/** Geometry of a bare slab with rounded rim, centred on its own centre; lengths in cm. */
export function slabOf(w: number, d: number, h: number, corner: number, bevel: number): BufferGeometry {
  const solid = new Solid();
  slab(solid, w, d, h, corner, WHITE, bevel);
  return solid.geometry();
}

/**
 * Geometry of a form, centred on the solid's own centre, with `side`, `stand` and `color` beside the usual attributes.
 */
export function solidOf(form: Form): BufferGeometry {
  const solid = new Solid();
  const edge = form.h < 0.1 ? PAPER : BOARD;
  if (form.shape === 'decal') decal(solid, form.w, form.d, form.corner);
  else if (form.shape === 'standee') standee(solid, form);
  else if (form.shape === 'disc') slab(solid, form.w, form.w, form.h, form.w / 2, edge);
  else slab(solid, form.w, form.d, form.h, form.corner, edge);
  return solid.geometry();
}
