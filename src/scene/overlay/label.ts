import { type Camera, CanvasTexture, SRGBColorSpace, Vector3 } from 'three';
import type { Drawing } from '../../models/table/drawing.ts';
import type { Box } from '../box.ts';

/** Size of a label's picture, pixels. */
export const LABEL = { w: 256, h: 80 };
/** Height of a label on the page, CSS pixels. */
const HEIGHT = 26;
/** How far a label floats above its place, cm. */
export const LABEL_RISE = 1;
/** How far a label keeps off its place, in heights of a label, so that what is drawn there is seen. */
const OFF = 1.1;
/** Breadth of a letter and of the margins, pixels of the picture. */
const [LETTER, MARGINS] = [24, 36];

/**
 * How high a label is drawn that does not shrink with distance: at a distance of one, cm.
 * @param height of the picture, CSS pixels
 */
export const labelHeight = (camera: Camera, height: number): number =>
  (2 * HEIGHT) / (height * (camera.projectionMatrix.elements[5] ?? 1));

/** A label as it is drawn. */
interface Laid {
  /** What it covers of the page, about: pixels from the picture's middle, y upwards. */
  box: Box;
  /** Where in its picture it is held, as a sprite is. */
  hold: { x: number; y: number };
}

/**
 * Where a label is drawn: over its place, or under it where it would not be seen at the top of the page.
 * @param page size of the picture, CSS pixels; `top`: what is covered there
 */
export function layLabel(
  { at, text }: Pick<Extract<Drawing, { kind: 'label' }>, 'at' | 'text'>,
  camera: Camera,
  page: { width: number; height: number; top: number },
): Laid {
  const half = { x: page.width / 2, y: page.height / 2 };
  const place = spot.set(at.x, LABEL_RISE, at.z).project(camera);
  const width = (HEIGHT * Math.min(LABEL.w, text.length * LETTER + MARGINS)) / LABEL.h;
  const [x, y] = [place.x * half.x, place.y * half.y];
  const isUnder = y + (OFF + 1) * HEIGHT > half.y - page.top;
  const bottom = y + (isUnder ? -OFF - 1 : OFF) * HEIGHT;
  const box = { left: x - width / 2, right: x + width / 2, bottom, top: bottom + HEIGHT };
  return { box, hold: { x: 0.5, y: isUnder ? OFF + 1 : -OFF } };
}

// Written anew for each label.
const spot = new Vector3();

/** A label's picture: dark ink on a slip of paper. */
export function labelPicture(text: string): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = LABEL.w;
  canvas.height = LABEL.h;
  const context = canvas.getContext('2d');
  if (context) {
    context.font = '700 50px "Alegreya Sans", system-ui, sans-serif';
    const width = Math.min(LABEL.w, context.measureText(text).width + 36);
    context.fillStyle = 'rgba(246, 238, 219, 0.95)';
    context.strokeStyle = 'rgba(45, 32, 18, 0.8)';
    context.lineWidth = 3;
    context.beginPath();
    context.roundRect((LABEL.w - width) / 2 + 2, 4, width - 4, LABEL.h - 8, 14);
    context.fill();
    context.stroke();
    context.fillStyle = '#2d2012';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.fillText(text, LABEL.w / 2, LABEL.h / 2 + 2);
  }
  const picture = new CanvasTexture(canvas);
  picture.colorSpace = SRGBColorSpace;
  return picture;
}
