import type { DieKind, Face } from './request.ts';
import { COS36, SIN36, SOLIDS, type Solid } from './solids.ts';
import { dot, multiply, type Quat, rotate, STILL } from './vector.ts';

/**
 * Why a throw is exactly fair. The engine rolls a blank solid; the figures are printed on it turned by an element of
 * the solid's rotation group which is drawn uniformly and independently of the throw. The group carries any face onto
 * any other, and onto each by equally many elements, so whichever face of the blank comes up, and however unevenly the
 * engine chooses it, every figure stands on it with probability 1/n.
 */
export interface Turn {
  /** The turn itself. */
  rotation: Quat;
  /** Where each face goes: face f of the solid lies, after the turn, where `faces[f]` lay before. */
  faces: readonly number[];
}

const HALF = Math.SQRT1_2;

/** Turns that make up the whole group when done one after another. */
const GENERATORS: Readonly<Record<DieKind, readonly Quat[]>> = {
  d10: [
    [0, SIN36[1] as number, 0, COS36[1] as number],
    [0.9510565162951535, 0, 0.30901699437494745, 0],
  ],
  d6: [
    [0, HALF, 0, HALF],
    [HALF, 0, 0, HALF],
  ],
  coin: [[1, 0, 0, 0]],
};

/** Where `rotation` carries each face. Throws when it does not carry faces onto faces. */
export function carried(solid: Solid, rotation: Quat): number[] {
  return solid.faces.map((face) => {
    const to = rotate(rotation, face.normal);
    const at = solid.faces.findIndex((other) => dot(other.normal, to) > 0.999999);
    if (at < 0) throw new Error(`${solid.kind}: the rotation is no symmetry of the solid`);
    return at;
  });
}

function closure(kind: DieKind): Turn[] {
  const solid = SOLIDS[kind];
  const found: Turn[] = [{ rotation: STILL, faces: carried(solid, STILL) }];
  const seen = new Set([String(found[0]?.faces)]);
  for (let i = 0; i < found.length; i++) {
    for (const generator of GENERATORS[kind]) {
      const rotation = multiply(generator, (found[i] as Turn).rotation);
      const faces = carried(solid, rotation);
      if (seen.has(String(faces))) continue;
      seen.add(String(faces));
      found.push({ rotation, faces });
    }
  }
  return found;
}

/** The rotation groups: 10 turns of the d10, 24 of the d6, 2 of the coin; the first is no turn at all. */
export const TURNS: Readonly<Record<DieKind, readonly Turn[]>> = {
  d10: closure('d10'),
  d6: closure('d6'),
  coin: closure('coin'),
};

/** The figure that stands on face `up` of the blank when the figures are turned by element `turn`. */
export function figureOn(kind: DieKind, up: number, turn: number): Face {
  const element = TURNS[kind][turn];
  const face = element && SOLIDS[kind].faces[element.faces.indexOf(up)];
  if (!face) throw new Error(`${kind}: no face ${up} or no turn ${turn}`);
  return face.value;
}

/** The face that points up most, and how upright it is: the cosine of its tilt. */
export function topFace(kind: DieKind, rotation: Quat): { face: number; upright: number } {
  let face = 0;
  let upright = -2;
  SOLIDS[kind].faces.forEach((candidate, index) => {
    const y = rotate(rotation, candidate.normal)[1];
    if (y > upright) {
      upright = y;
      face = index;
    }
  });
  return { face, upright };
}
