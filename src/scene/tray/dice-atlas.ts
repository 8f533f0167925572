import { CanvasTexture, SRGBColorSpace } from 'three';
import { type DieKind, FACES, type Face } from '../../models/dice/request.ts';
import { COIN_RADIUS } from '../../models/dice/solids.ts';
import { drawEmblem } from './coin-emblems.ts';
import type { Uv } from './solid-mesh.ts';

/*
 * One picture for all dice, drawn when the table is built: a cell for every face, one for the resin of the edges and
 * one for the coin's rim.
 */

const COLUMNS = 5;
const ROWS = 4;
/** Pixels of a cell's side. */
const CELL = 256;
const FIRST: Readonly<Record<DieKind, number>> = { d10: 0, d6: 10, coin: 16 };
export const RESIN_CELL = 18;
export const RIM_CELL = 19;

/** cm that a cell's side stands for. */
export const SPAN: Readonly<Record<DieKind, number>> = { d10: 2.4, d6: 2.1, coin: 2 * COIN_RADIUS + 0.1 };
/** Height of a d10's figure, and how far below the middle of the kite it stands, towards the blunt end, cm. */
const FIGURE = { height: 1.02, below: 0.27 };
/** The same of 6 and 9, which are told apart by a bar under them; the bar's distance, thickness and width, cm. */
const BARRED = { height: 0.84, below: 0.06, gap: 0.1, thick: 0.16, wide: 0.66 };

const INK = '#1d1a17';
const IVORY = '#efe6d0';
const BRASS = '#b8934a';
const FONT = '"Saira Stencil One", "Alegreya Sans", "DejaVu Sans", "Liberation Sans", sans-serif';

/** Cell of a face. */
export function cellOf(kind: DieKind, face: Face): number {
  return FIRST[kind] + FACES[kind].indexOf(face);
}

/** Place in the texture of a point of a cell; x to the right and y up from its middle, -0.5 to 0.5. */
export function inCell(cell: number, x: number, y: number): Uv {
  const held = (v: number) => Math.max(-0.49, Math.min(0.49, v));
  const column = cell % COLUMNS;
  const row = Math.floor(cell / COLUMNS);
  return [(column + 0.5 + held(x)) / COLUMNS, 1 - (row + 0.5 - held(y)) / ROWS];
}

/** Faint clouds in the resin, the same each time. */
function mottle(context: CanvasRenderingContext2D): void {
  for (let i = 0; i < 26; i++) {
    const x = ((i * 97) % 100) / 100 - 0.5;
    const y = ((i * 61 + 13) % 100) / 100 - 0.5;
    context.fillStyle = i % 2 ? 'rgba(255,250,235,0.16)' : 'rgba(176,150,104,0.07)';
    context.beginPath();
    context.ellipse(x * CELL, y * CELL, 34 + (i % 5) * 8, 20 + (i % 7) * 5, i, 0, Math.PI * 2);
    context.fill();
  }
}

function drawFigure(context: CanvasRenderingContext2D, face: Face): void {
  const pixels = CELL / SPAN.d10;
  const isBarred = face === 6 || face === 9;
  const figure = isBarred ? BARRED : FIGURE;
  const y = figure.below * pixels;
  context.fillStyle = INK;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  context.font = `700 100px ${FONT}`;
  const text = String(face);
  const { actualBoundingBoxAscent: ascent, actualBoundingBoxDescent: descent } = context.measureText(text);
  const height = figure.height * pixels;
  const size = (100 * height) / (ascent + descent);
  context.font = `700 ${size}px ${FONT}`;
  const drawn = context.measureText(text);
  context.fillText(text, 0, y + (drawn.actualBoundingBoxAscent - drawn.actualBoundingBoxDescent) / 2);
  if (isBarred) {
    const { gap, thick, wide } = BARRED;
    context.fillRect((-wide / 2) * pixels, y + height / 2 + gap * pixels, wide * pixels, thick * pixels);
  }
}

/** Pips by figure, in thirds of the face. */
const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
};

function drawPips(context: CanvasRenderingContext2D, face: Face): void {
  const pixels = CELL / SPAN.d6;
  context.fillStyle = face === 1 ? '#8e2b22' : INK;
  const radius = (face === 1 ? 0.27 : 0.2) * pixels;
  for (const [x, y] of PIPS[Number(face)] ?? []) {
    context.beginPath();
    context.arc(x * 0.52 * pixels, y * 0.52 * pixels, radius, 0, Math.PI * 2);
    context.fill();
  }
}

function drawCell(context: CanvasRenderingContext2D, cell: number, paint: () => void, ground: string): void {
  context.save();
  context.beginPath();
  context.rect((cell % COLUMNS) * CELL, Math.floor(cell / COLUMNS) * CELL, CELL, CELL);
  context.clip();
  context.translate(((cell % COLUMNS) + 0.5) * CELL, (Math.floor(cell / COLUMNS) + 0.5) * CELL);
  context.fillStyle = ground;
  context.fillRect(-CELL / 2, -CELL / 2, CELL, CELL);
  paint();
  context.restore();
}

function drawAll(context: CanvasRenderingContext2D): void {
  const resin = (paint: () => void) => () => {
    mottle(context);
    paint();
  };
  for (const face of FACES.d10)
    drawCell(
      context,
      cellOf('d10', face),
      resin(() => drawFigure(context, face)),
      IVORY,
    );
  for (const face of FACES.d6)
    drawCell(
      context,
      cellOf('d6', face),
      resin(() => drawPips(context, face)),
      IVORY,
    );
  for (const face of FACES.coin) {
    const pixels = CELL / SPAN.coin;
    drawCell(context, cellOf('coin', face), () => drawEmblem(context, face === 'H', COIN_RADIUS * pixels, FONT), BRASS);
  }
  drawCell(context, RESIN_CELL, () => mottle(context), '#e9dfc6');
  drawCell(context, RIM_CELL, () => undefined, BRASS);
}

/**
 * Draws the picture. It is drawn again when the figures' typeface arrives.
 * @param onChange called after it was drawn again
 */
export function makeDiceAtlas(onChange: () => void): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = COLUMNS * CELL;
  canvas.height = ROWS * CELL;
  const context = canvas.getContext('2d');
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  if (!context) return texture;
  drawAll(context);
  document.fonts?.load(`700 100px ${FONT}`, '0123456789').then(
    (found) => {
      if (found.length === 0) return;
      drawAll(context);
      texture.needsUpdate = true;
      onChange();
    },
    () => undefined,
  );
  return texture;
}
