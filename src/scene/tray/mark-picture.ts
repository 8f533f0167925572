import { CanvasTexture, SRGBColorSpace } from 'three';

const CELL = 256;

/** A bright whole ring with a tick. */
function hit(context: CanvasRenderingContext2D): void {
  context.strokeStyle = '#f4d675';
  context.lineWidth = 15;
  context.beginPath();
  context.arc(0, 0, 96, 0, Math.PI * 2);
  context.stroke();
  context.fillStyle = '#f4d675';
  context.beginPath();
  context.arc(74, 74, 42, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = '#20311f';
  context.lineWidth = 13;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  context.moveTo(54, 76);
  context.lineTo(69, 92);
  context.lineTo(96, 56);
  context.stroke();
}

/** A dull broken ring with a cross. */
function miss(context: CanvasRenderingContext2D): void {
  context.strokeStyle = 'rgba(20,24,20,0.75)';
  context.lineWidth = 9;
  context.setLineDash([24, 26]);
  context.beginPath();
  context.arc(0, 0, 96, 0, Math.PI * 2);
  context.stroke();
  context.setLineDash([]);
  context.fillStyle = 'rgba(20,24,20,0.9)';
  context.beginPath();
  context.arc(74, 74, 36, 0, Math.PI * 2);
  context.fill();
  context.strokeStyle = '#e4d9c4';
  context.lineWidth = 11;
  context.lineCap = 'round';
  context.beginPath();
  context.moveTo(60, 60);
  context.lineTo(88, 88);
  context.moveTo(88, 60);
  context.lineTo(60, 88);
  context.stroke();
}

/** Both marks side by side: hit on the left, miss on the right. */
export function markPicture(): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = 2 * CELL;
  canvas.height = CELL;
  const context = canvas.getContext('2d');
  [hit, miss].forEach((draw, i) => {
    context?.setTransform(1, 0, 0, 1, (i + 0.5) * CELL, CELL / 2);
    if (context) draw(context);
  });
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}
