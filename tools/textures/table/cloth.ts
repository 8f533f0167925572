import { layeredNoise, noise, speck } from '../kit/noise.ts';
import { blank, type Picture } from '../kit/picture.ts';

/** Green baize for the dice tray, 512 px square; tiles from left to right. */
export function feltPicture(): Picture {
  const size = 512;
  const picture = blank(size, size);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const nap = layeredNoise(x / 64, y / 64, 301, 3, 8) - 0.5;
      const fibre = noise(x / 4, y / 2, 307, size / 4) - 0.5;
      const f = 1 + nap * 0.16 + fibre * 0.16 + (speck(x, y, 311) - 0.5) * 0.1;
      const at = (y * size + x) * 4;
      picture.data[at] = 62 * f;
      picture.data[at + 1] = 78 * f;
      picture.data[at + 2] = 60 * f;
      picture.data[at + 3] = 255;
    }
  }
  return picture;
}

/**
 * Surroundings for reflections, equirectangular, 256 by 128: a quiet room, one tall window to the left, a pale
 * ceiling, a warm floor.
 */
export function environmentPicture(): Picture {
  const width = 256;
  const height = 128;
  const picture = blank(width, height);
  const bump = (value: number, middle: number, spread: number) => Math.exp(-(((value - middle) / spread) ** 2));
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const up = 1 - y / height;
      const ceiling = Math.max(0, up - 0.5) * 1.1;
      const window =
        bump(x / width, 0.3, 0.07) * bump(up, 0.68, 0.14) + 0.45 * bump(x / width, 0.72, 0.1) * bump(up, 0.66, 0.13);
      const floor = Math.max(0, 0.5 - up) * 0.7;
      const at = (y * width + x) * 4;
      picture.data[at] = 255 * Math.min(1, 0.36 + ceiling * 0.72 + window * 0.62 - floor * 0.3);
      picture.data[at + 1] = 255 * Math.min(1, 0.35 + ceiling * 0.74 + window * 0.64 - floor * 0.42);
      picture.data[at + 2] = 255 * Math.min(1, 0.33 + ceiling * 0.78 + window * 0.68 - floor * 0.52);
      picture.data[at + 3] = 255;
    }
  }
  return picture;
}
