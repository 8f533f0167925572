import type { DieKind, Face } from './request.ts';
import { add, cross, dot, scale, unit, type Vec3 } from './vector.ts';

/** One face of a die. */
export interface SolidFace {
  /** What is printed on it. */
  value: Face;
  /** Outward direction, length 1. */
  normal: Vec3;
  /** Corners, counter-clockwise as seen from outside, cm; empty for the coin, whose faces are round. */
  outline: readonly Vec3[];
  /** Where the top of the printed figure points, in the plane of the face, length 1. */
  top: Vec3;
}

/** The body of a die, centred at the origin. */
export interface Solid {
  kind: DieKind;
  faces: readonly SolidFace[];
  /** All corners, cm; empty for the coin. */
  corners: readonly Vec3[];
  /** Distance of the faces from the centre, cm: the height of the centre when the die lies flat. */
  flat: number;
  /** Radius of a ball that holds the die, cm. */
  reach: number;
  /** Radius by which edges and corners are rounded, cm. */
  rounding: number;
}

/** Cosines and sines of k times 36 degrees, as numbers: `Math.cos` may differ in the last bit between engines. */
export const COS36: readonly number[] = [
  1, 0.8090169943749475, 0.30901699437494745, -0.30901699437494745, -0.8090169943749475, -1, -0.8090169943749475,
  -0.30901699437494745, 0.30901699437494745, 0.8090169943749475,
];
export const SIN36: readonly number[] = [
  0, 0.5877852522924731, 0.9510565162951535, 0.9510565162951535, 0.5877852522924731, 0, -0.5877852522924731,
  -0.9510565162951535, -0.9510565162951535, -0.5877852522924731,
];

/** Faces in the order of their places: k and k + 5 lie opposite each other and add to 9, even figures at one apex. */
const D10_FIGURES = [0, 7, 4, 1, 6, 9, 2, 5, 8, 3] as const;
/** Radius of the d10's equator and height of its apexes, cm. */
const D10_RADIUS = 1.4;
/** Edge of the d6, cm. */
const D6_EDGE = 2;
/** Radius and thickness of the coin, cm. */
export const COIN_RADIUS = 1.5;
export const COIN_THICKNESS = 0.26;

/** Turns the outline round where it runs clockwise seen from outside. */
function outward(outline: Vec3[], normal: Vec3): Vec3[] {
  const [a, b, c] = outline as [Vec3, Vec3, Vec3];
  return dot(cross(add(b, scale(a, -1)), add(c, scale(b, -1))), normal) > 0 ? outline : outline.reverse();
}

/** Pentagonal trapezohedron: five kites about the upper apex, five about the lower one. */
function makeD10(): Solid {
  const r = D10_RADIUS;
  const h = D10_RADIUS;
  // The equator zigzags by this much, or the kites would not be plane.
  const zigzag = (h * (1 - 0.8090169943749475)) / (1 + 0.8090169943749475);
  const equator: Vec3[] = COS36.map((cos, k) => [r * cos, k % 2 === 0 ? -zigzag : zigzag, r * (SIN36[k] as number)]);
  const apexes: Vec3[] = [
    [0, h, 0],
    [0, -h, 0],
  ];
  const slope = (h + zigzag) / r;
  const faces = D10_FIGURES.map((value, k): SolidFace => {
    const up = k % 2 === 0 ? 1 : -1;
    const normal = unit([(COS36[k] as number) * slope, up, (SIN36[k] as number) * slope]);
    const apex = apexes[k % 2] as Vec3;
    const tip = equator[k] as Vec3;
    const outline = [apex, equator[(k + 9) % 10] as Vec3, tip, equator[(k + 1) % 10] as Vec3];
    return { value, normal, outline: outward(outline, normal), top: unit(add(apex, scale(tip, -1))) };
  });
  const flat = dot((faces[0] as SolidFace).normal, apexes[0] as Vec3);
  return { kind: 'd10', faces, corners: [...apexes, ...equator], flat, reach: 1.42, rounding: 0.09 };
}

function makeD6(): Solid {
  const half = D6_EDGE / 2;
  const plan: [number, Vec3, Vec3][] = [
    [1, [0, 1, 0], [0, 0, -1]],
    [2, [1, 0, 0], [0, 1, 0]],
    [3, [0, 0, 1], [0, 1, 0]],
    [4, [0, 0, -1], [0, 1, 0]],
    [5, [-1, 0, 0], [0, 1, 0]],
    [6, [0, -1, 0], [0, 0, -1]],
  ];
  const faces = plan.map(([value, normal, top]): SolidFace => {
    const side = cross(top, normal);
    const corner = (a: number, b: number): Vec3 =>
      add(scale(normal, half), add(scale(side, a * half), scale(top, b * half)));
    return {
      value,
      normal,
      top,
      outline: outward([corner(1, 1), corner(-1, 1), corner(-1, -1), corner(1, -1)], normal),
    };
  });
  const corners = [-1, 1].flatMap((x) =>
    [-1, 1].flatMap((y) => [-1, 1].map((z): Vec3 => [x * half, y * half, z * half])),
  );
  return { kind: 'd6', faces, corners, flat: half, reach: 1.74, rounding: 0.16 };
}

function makeCoin(): Solid {
  const faces: SolidFace[] = [
    { value: 'H', normal: [0, 1, 0], outline: [], top: [0, 0, -1] },
    { value: 'T', normal: [0, -1, 0], outline: [], top: [0, 0, 1] },
  ];
  return { kind: 'coin', faces, corners: [], flat: COIN_THICKNESS / 2, reach: COIN_RADIUS + 0.02, rounding: 0.08 };
}

/** The solids by kind. Faces are listed by place, not by figure. */
export const SOLIDS: Readonly<Record<DieKind, Solid>> = { d10: makeD10(), d6: makeD6(), coin: makeCoin() };
