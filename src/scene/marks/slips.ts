import { CanvasTexture, SRGBColorSpace } from 'three';

/** Height of a slip on the page, CSS pixels. */
export const SLIP_HEIGHT = 17;
/** Texture pixels to a CSS pixel: sharp on fine screens too. */
const SHARP = 2;
const ROW = SLIP_HEIGHT * SHARP;
const WIDTH = 512;
const FONT = `600 ${ROW * 0.68}px "Alegreya Sans", system-ui, sans-serif`;
const PADDING = ROW * 0.3;

/**
 * Where a slip lies in its picture: left, bottom, width and height as shares, and its width on the page, CSS pixels.
 */
export interface Slip {
  rect: readonly [number, number, number, number];
  width: number;
}

/** Slips of paper with these texts, row by row in one picture. */
export function slipPicture(texts: readonly string[]): { picture: CanvasTexture; slips: Map<string, Slip> } {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  const context = canvas.getContext('2d');
  const placed: { text: string; x: number; y: number; w: number }[] = [];
  let [x, y] = [0, 0];
  for (const text of new Set(texts)) {
    if (context) context.font = FONT;
    // Whole pixels of the page: else every other slip would lie between those of the smaller picture that is drawn.
    const w = Math.min(WIDTH, SHARP * Math.ceil(((context?.measureText(text).width ?? 0) + 2 * PADDING) / SHARP));
    if (x + w > WIDTH) [x, y] = [0, y + ROW];
    placed.push({ text, x, y, w });
    x += w;
  }
  // A canvas forgets what was drawn on it when its size is set.
  canvas.height = y + ROW;
  const slips = new Map<string, Slip>();
  for (const { text, x, y, w } of placed) {
    if (context) write(context, text, x, y, w);
    slips.set(text, {
      rect: [x / WIDTH, 1 - (y + ROW) / canvas.height, w / WIDTH, ROW / canvas.height],
      width: w / SHARP,
    });
  }
  const picture = new CanvasTexture(canvas);
  picture.colorSpace = SRGBColorSpace;
  return { picture, slips };
}

function write(context: CanvasRenderingContext2D, text: string, x: number, y: number, w: number): void {
  context.font = FONT;
  context.fillStyle = 'rgba(246, 238, 219, 0.92)';
  context.strokeStyle = 'rgba(45, 32, 18, 0.55)';
  context.lineWidth = 1.5;
  context.beginPath();
  context.roundRect(x + 1, y + 1, w - 2, ROW - 2, ROW * 0.28);
  context.fill();
  context.stroke();
  context.fillStyle = '#2d2012';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, x + w / 2, y + ROW * 0.54, w);
}
