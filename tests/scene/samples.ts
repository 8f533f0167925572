import { DataTexture } from 'three';
import type { Form, Piece, Pose } from '../../src/models/table/piece.ts';
import type { Atlas } from '../../src/scene/props.ts';

/** A small game's forms. */
export const FORMS = {
  tile: { shape: 'slab', w: 9, d: 9, h: 0.25, corner: 0.35 },
  card: { shape: 'slab', w: 6.3, d: 8.8, h: 0.05, corner: 0.35 },
  disc: { shape: 'disc', w: 2, d: 2, h: 0.2, corner: 0 },
  zone: { shape: 'decal', w: 7, d: 9, h: 0, corner: 0.4 },
  figure: { shape: 'standee', w: 3, d: 4, h: 0.15, corner: 0.2, base: 1.25 },
} as const satisfies Record<string, Form>;

/** Two pages; tiles on the first, cards on the second. */
export const ATLAS: Atlas = {
  pages: [
    { file: 'a.webp', width: 1000, height: 500 },
    { file: 'b.webp', width: 200, height: 400 },
  ],
  faces: {
    'tile/1A': { page: 0, x: 100, y: 50, w: 200, h: 200 },
    'card/1': { page: 1, x: 0, y: 0, w: 50, h: 80 },
    'card/back': { page: 1, x: 50, y: 80, w: 50, h: 80 },
  },
};

/** Stand-ins for the pages' pictures, for which a browser would be needed. */
export const pages = () =>
  new Map(ATLAS.pages.map((_page, number) => [number, new DataTexture(new Uint8Array(4), 1, 1)]));

const POSE: Pose = { x: 0, y: 0, z: 0, heading: 0, faceUp: true };

/** A piece, with whatever differs from a plain one. */
export function piece(
  id: string,
  form: keyof typeof FORMS,
  pose: Partial<Pose> = {},
  rest: Partial<Piece> = {},
): Piece {
  return {
    id,
    form,
    front: form === 'card' ? 'card/1' : 'tile/1A',
    back: form === 'card' ? 'card/back' : 'tile/1A',
    pose: { ...POSE, ...pose },
    zone: 'here',
    label: id,
    detail: [],
    pointable: true,
    ...rest,
  };
}
