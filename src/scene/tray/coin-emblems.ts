/* The coin's two sides, of our own design: an oak over a hedge for heads, a church tower behind a wall for tails. */

const DARK = 'rgba(58,38,10,0.88)';
const LIGHT = 'rgba(255,236,186,0.85)';

/** Draws twice, a little apart, so that the figure seems raised. */
function raised(context: CanvasRenderingContext2D, radius: number, draw: () => void): void {
  context.save();
  context.translate(-radius * 0.012, -radius * 0.015);
  context.fillStyle = LIGHT;
  context.strokeStyle = LIGHT;
  draw();
  context.restore();
  context.fillStyle = DARK;
  context.strokeStyle = DARK;
  draw();
}

function disc(context: CanvasRenderingContext2D, x: number, y: number, radius: number): void {
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

function oak(context: CanvasRenderingContext2D, r: number): void {
  for (const [x, y, size] of [
    [-0.2, -0.5, 0.15],
    [0.2, -0.5, 0.15],
    [0, -0.6, 0.17],
    [-0.1, -0.42, 0.14],
    [0.12, -0.42, 0.14],
  ] as const) {
    disc(context, x * r, y * r, size * r);
  }
  context.fillRect(-0.04 * r, -0.36 * r, 0.08 * r, 0.1 * r);
  for (let i = -4; i <= 4; i++) disc(context, i * 0.14 * r, 0.66 * r - Math.abs(i) * 0.025 * r, 0.09 * r);
}

function tower(context: CanvasRenderingContext2D, r: number): void {
  context.beginPath();
  context.moveTo(-0.15 * r, -0.27 * r);
  context.lineTo(-0.15 * r, -0.52 * r);
  context.lineTo(0, -0.8 * r);
  context.lineTo(0.15 * r, -0.52 * r);
  context.lineTo(0.15 * r, -0.27 * r);
  context.closePath();
  context.fill();
  for (let row = 0; row < 2; row++) {
    for (let i = -3; i <= 2 + row; i++) {
      context.fillRect((i * 0.19 - row * 0.095 + 0.02) * r, (0.58 + row * 0.11) * r, 0.165 * r, 0.085 * r);
    }
  }
}

/**
 * One side of the coin about the middle of the canvas.
 * @param heads which side
 * @param radius of the coin, pixels
 */
export function drawEmblem(context: CanvasRenderingContext2D, heads: boolean, radius: number, font: string): void {
  const sheen = context.createRadialGradient(-radius * 0.3, -radius * 0.4, radius * 0.1, 0, 0, radius);
  sheen.addColorStop(0, '#e2c07a');
  sheen.addColorStop(0.7, '#bd984e');
  sheen.addColorStop(1, '#8d6b2f');
  context.fillStyle = sheen;
  disc(context, 0, 0, radius * 1.05);
  raised(context, radius, () => {
    context.lineWidth = radius * 0.035;
    context.beginPath();
    context.arc(0, 0, radius * 0.86, 0, Math.PI * 2);
    context.stroke();
    context.font = `700 ${radius * 0.98}px ${font}`;
    context.textAlign = 'center';
    context.textBaseline = 'alphabetic';
    context.fillText(heads ? 'H' : 'T', 0, radius * 0.5);
    if (heads) oak(context, radius);
    else tower(context, radius);
  });
}
