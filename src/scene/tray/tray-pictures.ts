import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';

const SIZE = 512;

/** Numbers from 0 to 1 that look drawn by chance and are the same each time. */
function scatter(start: number): () => number {
  let state = start;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return (state >>> 8) / 16777216;
  };
}

function picture(draw: (context: CanvasRenderingContext2D, any: () => number) => void, start: number): CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = SIZE;
  canvas.height = SIZE;
  const context = canvas.getContext('2d');
  if (context) draw(context, scatter(start));
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.anisotropy = 4;
  return texture;
}

/** Oiled walnut: long fibres that meet at the picture's edges. */
export function woodPicture(): CanvasTexture {
  return picture((context, any) => {
    context.fillStyle = '#6a4527';
    context.fillRect(0, 0, SIZE, SIZE);
    for (let i = 0; i < 240; i++) {
      const y = any() * SIZE;
      const swing = (any() - 0.5) * 22;
      context.strokeStyle =
        any() < 0.55 ? `rgba(38,20,8,${0.1 + any() * 0.22})` : `rgba(196,140,86,${0.06 + any() * 0.14})`;
      context.lineWidth = 0.6 + any() * 2.6;
      for (const shift of [-SIZE, 0, SIZE]) {
        context.beginPath();
        context.moveTo(0, y + shift);
        context.bezierCurveTo(SIZE * 0.3, y + shift + swing, SIZE * 0.7, y + shift - swing, SIZE, y + shift);
        context.stroke();
      }
    }
    for (let i = 0; i < 900; i++) {
      context.fillStyle = `rgba(30,15,6,${0.12 + any() * 0.2})`;
      context.fillRect(any() * SIZE, any() * SIZE, 4 + any() * 16, 0.9);
    }
  }, 7);
}

/** Field-green felt: short hairs in all directions. */
export function feltPicture(): CanvasTexture {
  return picture((context, any) => {
    context.fillStyle = '#4d6350';
    context.fillRect(0, 0, SIZE, SIZE);
    for (let i = 0; i < 9000; i++) {
      const x = any() * SIZE;
      const y = any() * SIZE;
      const angle = any() * Math.PI;
      const size = 3 + any() * 6;
      context.strokeStyle = any() < 0.5 ? 'rgba(16,32,22,0.16)' : 'rgba(150,182,150,0.11)';
      context.beginPath();
      context.moveTo(x, y);
      context.lineTo(x + Math.cos(angle) * size, y + Math.sin(angle) * size);
      context.stroke();
    }
  }, 3);
}
