import { CanvasTexture, SRGBColorSpace } from 'three';

/** Size of a label's picture, pixels. */
export const LABEL = { w: 256, h: 80 };

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
