import { layeredNoise, noise, speck } from '../kit/noise.ts';
import { blank, type Picture } from '../kit/picture.ts';

const width = 2048;
const height = 1024;
const planks = 6;

/** Channel values of the lightest and the darkest wood; close together, so that the pieces stand out. */
const pale = [156, 118, 80] as const;
const dark = [104, 73, 46] as const;

/**
 * A table top of oiled oak planks running from left to right; the picture tiles in both directions. Rings are
 * stretched noise, bent near knots; pores are short dark strokes.
 */
export function woodPicture(): Picture {
  const picture = blank(width, height);
  const plankHeight = height / planks;
  const knots = knotPlaces(plankHeight);
  for (let y = 0; y < height; y++) {
    const plank = Math.floor(y / plankHeight);
    const inPlank = y - plank * plankHeight;
    const seed = 100 + plank * 17;
    const tone = (speck(plank, 3, 91) - 0.5) * 0.22;
    const joint = jointOf(plank);
    const seam = Math.min(inPlank, plankHeight - inPlank);
    for (let x = 0; x < width; x++) {
      const board = x < joint ? 0 : 1;
      const boardSeed = seed + board * 7;
      let bend = (layeredNoise(x / 512, y / 90, boardSeed, 3, 4) - 0.5) * 46;
      for (const knot of knots) {
        const dx = x - knot.x;
        const dy = y - knot.y;
        if (knot.plank === plank)
          bend += (knot.size * 900 * Math.sign(dy || 1)) / (60 + dx * dx * 0.02 + dy * dy) / 1.4;
      }
      const ring = noise(x / 512, (inPlank + bend) / 7, boardSeed + 31, 4);
      const fine = noise(x / 64, (inPlank + bend) / 1.7, boardSeed + 53, 32);
      const pore = speck(Math.floor(x / 14), Math.floor(inPlank + bend * 0.5), boardSeed + 71) > 0.965 ? 0.16 : 0;
      let shade = 0.46 + tone + (board ? 0.05 : 0) + (ring - 0.5) * 0.42 + (fine - 0.5) * 0.2 - pore;
      if (seam < 2.2) shade -= (2.2 - seam) * 0.2;
      const butt = Math.abs(x - joint);
      if (butt < 2 || x < 1.5) shade -= 0.28;
      const t = Math.max(0, Math.min(1, shade));
      const at = (y * width + x) * 4;
      for (let c = 0; c < 3; c++)
        picture.data[at + c] = (dark[c] as number) + ((pale[c] as number) - (dark[c] as number)) * t;
      picture.data[at + 3] = 255;
    }
  }
  return picture;
}

function jointOf(plank: number): number {
  return Math.round(width * (0.18 + 0.64 * speck(plank, 9, 17)));
}

function knotPlaces(plankHeight: number) {
  return [1, 3, 4].map((plank) => ({
    plank,
    x: width * (0.1 + 0.8 * speck(plank, 21, 5)),
    y: plankHeight * (plank + 0.3 + 0.4 * speck(plank, 22, 5)),
    size: 0.6 + 0.6 * speck(plank, 23, 5),
  }));
}
