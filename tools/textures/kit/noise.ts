/** Smooth noise over the plane, a pure function of place and seed: grain, washes, wood. */

function lattice(ix: number, iy: number, seed: number): number {
  let h = Math.imul(ix, 374761393) + Math.imul(iy, 668265263) + Math.imul(seed, 1442695041);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  h ^= h >>> 16;
  return (h >>> 0) / 4294967296;
}

/** Value noise from 0 to 1. With a `period` (in lattice cells) it repeats in x, for pictures that tile. */
export function noise(x: number, y: number, seed: number, period = 0): number {
  const x0 = Math.floor(x);
  const y0 = Math.floor(y);
  const fx = x - x0;
  const fy = y - y0;
  const sx = fx * fx * (3 - 2 * fx);
  const sy = fy * fy * (3 - 2 * fy);
  const wrap = (i: number) => (period > 0 ? ((i % period) + period) % period : i);
  const xa = wrap(x0);
  const xb = wrap(x0 + 1);
  const top = lattice(xa, y0, seed) * (1 - sx) + lattice(xb, y0, seed) * sx;
  const low = lattice(xa, y0 + 1, seed) * (1 - sx) + lattice(xb, y0 + 1, seed) * sx;
  return top * (1 - sy) + low * sy;
}

/** Several octaves of `noise`, each twice as fine and half as strong; from 0 to 1. */
export function layeredNoise(x: number, y: number, seed: number, octaves: number, period = 0): number {
  let sum = 0;
  let weight = 0;
  let strength = 1;
  let scale = 1;
  for (let i = 0; i < octaves; i++) {
    sum += strength * noise(x * scale, y * scale, seed + i * 101, period * scale);
    weight += strength;
    strength *= 0.5;
    scale *= 2;
  }
  return sum / weight;
}

/** One unrelated number from 0 to 1 for each whole-numbered place. */
export function speck(x: number, y: number, seed: number): number {
  return lattice(x, y, seed);
}
