import type { Form, Piece } from '../../models/table/piece.ts';
import type { Atlas } from '../props.ts';

/** Left, top, width and height of a picture, each as a share of its page; width 0 where there is no picture. */
export type Rect = readonly [x: number, y: number, w: number, h: number];

const NONE: Rect = [0, 0, 0, 0];

/**
 * Where a face lies on its page, half a pixel in from its border: the last row of texels belongs half to the neighbour.
 * What smaller mipmaps need beyond that the shader takes off by the size of the pixel it draws.
 */
export function faceRect(atlas: Atlas, name: string): Rect {
  const face = Object.hasOwn(atlas.faces, name) ? atlas.faces[name] : undefined;
  const page = face && atlas.pages[face.page];
  if (!face || !page) return NONE;
  return [
    (face.x + 0.5) / page.width,
    (face.y + 0.5) / page.height,
    (face.w - 1) / page.width,
    (face.h - 1) / page.height,
  ];
}

/** Numbers of the pages that the pieces need: all but those loaded on demand of which no piece shows a face. */
export function neededPages(atlas: Atlas, pieces: readonly Piece[]): number[] {
  const shown = new Set(pieces.flatMap(({ front, back }) => [atlas.faces[front]?.page, atlas.faces[back]?.page]));
  return atlas.pages.flatMap(({ onDemand }, page) => (!onDemand || shown.has(page) ? [page] : []));
}

/** The page each form's pictures lie on: the first one that a piece of the form names; 0 where none is known. */
export function formPages(atlas: Atlas, pieces: readonly Piece[], forms: Readonly<Record<string, Form>>) {
  const pages = new Map<string, number>();
  for (const piece of pieces) {
    if (pages.has(piece.form) || !Object.hasOwn(forms, piece.form)) continue;
    const face = atlas.faces[piece.front] ?? atlas.faces[piece.back];
    if (face) pages.set(piece.form, face.page);
  }
  return pages;
}
