import { CanvasTexture, SRGBColorSpace } from 'three';

/** Parts of a mark, in the order of their places in the picture. */
export const MARK_PARTS = ['hit ring', 'miss ring', 'tick', 'cross'] as const;
export type MarkPart = (typeof MARK_PARTS)[number];

const CELL = 256;
const GOLD = '#f4d675';
const SHADE = 'rgba(20,24,20,0.88)';

function disc(context: CanvasRenderingContext2D, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  context.arc(0, 0, 112, 0, Math.PI * 2);
  context.fill();
}

function line(context: CanvasRenderingContext2D, colour: string, points: readonly (readonly [number, number])[]): void {
  context.strokeStyle = colour;
  context.lineWidth = 34;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.stroke();
}

function ring(context: CanvasRenderingContext2D, colour: string, width: number, dash: number[]): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.setLineDash(dash);
  context.beginPath();
  context.arc(0, 0, 106, 0, Math.PI * 2);
  context.stroke();
  context.setLineDash([]);
}

const DRAW: Readonly<Record<MarkPart, (context: CanvasRenderingContext2D) => void>> = {
  'hit ring': (context) => ring(context, GOLD, 17, []),
  'miss ring': (context) => ring(context, SHADE, 10, [26, 29]),
  tick: (context) => {
    disc(context, GOLD);
    line(context, '#20311f', [
      [-52, 4],
      [-14, 44],
      [54, -46],
    ]);
  },
  cross: (context) => {
    disc(context, SHADE);
    line(context, '#e4d9c4', [
      [-44, -44],
      [44, 44],
    ]);
    line(context, '#e4d9c4', [
      [44, -44],
      [-44, 44],
    ]);
  },
};

/** All parts side by side: a bright whole ring and a tick for hits, a dull broken ring and a cross for misses. */
export function markPicture(): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = MARK_PARTS.length * CELL;
  canvas.height = CELL;
  const context = canvas.getContext('2d');
  MARK_PARTS.forEach((part, i) => {
    context?.setTransform(1, 0, 0, 1, (i + 0.5) * CELL, CELL / 2);
    if (context) DRAW[part](context);
  });
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}
