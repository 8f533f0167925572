import { Resvg } from '@resvg/resvg-js';
import sharp, { type Sharp } from 'sharp';
import { layeredNoise, noise, speck } from './noise.ts';

/** Pixels, four bytes each (red, green, blue, alpha; not premultiplied), rows from the top. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

const fontFolder = new URL('../../../node_modules/@expo-google-fonts/', import.meta.url).pathname;
const fontFiles = [
  'alegreya-sans/500Medium/AlegreyaSans_500Medium.ttf',
  'alegreya-sans/700Bold/AlegreyaSans_700Bold.ttf',
  'alegreya/500Medium_Italic/Alegreya_500Medium_Italic.ttf',
  'alegreya/700Bold/Alegreya_700Bold.ttf',
  'saira-stencil-one/400Regular/SairaStencilOne_400Regular.ttf',
].map((file) => fontFolder + file);

export function blank(width: number, height: number): Picture {
  return { width, height, data: new Uint8ClampedArray(width * height * 4) };
}

/** Rasterises an SVG at its own size, or at `width`. Only the fonts in the repository's packages are used. */
export function raster(svg: string, width?: number): Picture {
  const image = new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Alegreya Sans' },
    ...(width === undefined ? {} : { fitTo: { mode: 'width', value: width } }),
  }).render();
  const data = new Uint8ClampedArray(image.pixels);
  for (let i = 0; i < data.length; i += 4) {
    const alpha = data[i + 3] as number;
    if (alpha === 0 || alpha === 255) continue;
    for (let c = i; c < i + 3; c++) data[c] = ((data[c] as number) * 255) / alpha;
  }
  return { width: image.width, height: image.height, data };
}

/** Lays `top` over `base` with its upper left corner at (x, y), in place; the parts outside are cut off. */
export function lay(base: Picture, top: Picture, x = 0, y = 0): void {
  for (let row = Math.max(0, -y); row < top.height && y + row < base.height; row++) {
    for (let column = Math.max(0, -x); column < top.width && x + column < base.width; column++) {
      const from = (row * top.width + column) * 4;
      const to = ((y + row) * base.width + x + column) * 4;
      const above = (top.data[from + 3] as number) / 255;
      if (above === 0) continue;
      const below = ((base.data[to + 3] as number) / 255) * (1 - above);
      const alpha = above + below;
      for (let c = 0; c < 3; c++) {
        base.data[to + c] = ((top.data[from + c] as number) * above + (base.data[to + c] as number) * below) / alpha;
      }
      base.data[to + 3] = alpha * 255;
    }
  }
}

/** A slow field over a picture: asked for on a coarse net only, filled in between. */
function field(width: number, height: number, step: number, value: (x: number, y: number) => number): Float32Array {
  const columns = Math.ceil(width / step) + 1;
  const rows = Math.ceil(height / step) + 1;
  const net = new Float32Array(columns * rows);
  for (let j = 0; j < rows; j++) for (let i = 0; i < columns; i++) net[j * columns + i] = value(i * step, j * step);
  const out = new Float32Array(width * height);
  for (let y = 0; y < height; y++) {
    const j = Math.floor(y / step);
    const fy = y / step - j;
    for (let x = 0; x < width; x++) {
      const i = Math.floor(x / step);
      const fx = x / step - i;
      const at = j * columns + i;
      const top = (net[at] as number) * (1 - fx) + (net[at + 1] as number) * fx;
      const low = (net[at + columns] as number) * (1 - fx) + (net[at + columns + 1] as number) * fx;
      out[y * width + x] = top * (1 - fy) + low * fy;
    }
  }
  return out;
}

/** Moves each pixel a little, as a hand does: at most `reach` px, in swells of `scale` px. Returns a new picture. */
export function wobble(picture: Picture, reach: number, scale: number, seed: number): Picture {
  const { width, height, data } = picture;
  const step = Math.max(2, Math.round(scale / 8));
  const sideways = field(width, height, step, (x, y) => (noise(x / scale, y / scale, seed) - 0.5) * 2 * reach);
  const along = field(width, height, step, (x, y) => (noise(x / scale, y / scale, seed + 7) - 0.5) * 2 * reach);
  const out = blank(width, height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sx = Math.min(width - 1.001, Math.max(0, x + (sideways[y * width + x] as number)));
      const sy = Math.min(height - 1.001, Math.max(0, y + (along[y * width + x] as number)));
      const ix = Math.floor(sx);
      const iy = Math.floor(sy);
      const fx = sx - ix;
      const fy = sy - iy;
      const at = (iy * width + ix) * 4;
      for (let c = 0; c < 4; c++) {
        const top = (data[at + c] as number) * (1 - fx) + (data[at + 4 + c] as number) * fx;
        const low = (data[at + width * 4 + c] as number) * (1 - fx) + (data[at + width * 4 + 4 + c] as number) * fx;
        out.data[(y * width + x) * 4 + c] = top * (1 - fy) + low * fy;
      }
    }
  }
  return out;
}

/** Uneven pigment: lightness swells by up to `strength` (share) over patches of `scale` px, in place. */
export function wash(picture: Picture, strength: number, scale: number, seed: number): void {
  const { width, height } = picture;
  const step = Math.max(1, Math.round(scale / 30));
  const swell = field(width, height, step, (x, y) => layeredNoise(x / scale, y / scale, seed, 4) - 0.5);
  shade(picture, (x, y) => 1 + (swell[y * width + x] as number) * 2 * strength);
}

const toothSide = 256;
let tooth: Float32Array | undefined;

/** The tooth of one sheet of paper, from -0.5 to 0.5, repeated over every picture. */
function paperTooth(): Float32Array {
  if (tooth) return tooth;
  tooth = new Float32Array(toothSide * toothSide);
  for (let y = 0; y < toothSide; y++) {
    for (let x = 0; x < toothSide; x++) {
      tooth[y * toothSide + x] = noise(x / 2, y / 1.5, 4711, toothSide / 2) * 0.65 + speck(x, y, 4714) * 0.35 - 0.5;
    }
  }
  return tooth;
}

/** Fine tooth of the paper, in place: each pixel changed by up to `strength` (share). */
export function grain(picture: Picture, strength: number, seed: number): void {
  const rough = paperTooth();
  const dx = (seed * 37) % toothSide;
  const dy = (seed * 101) % toothSide;
  shade(picture, (x, y) => {
    const at = ((y + dy) % toothSide) * toothSide + ((x + dx) % toothSide);
    return 1 + (rough[at] as number) * 2 * strength;
  });
}

/**
 * A rim of `reach` px in one colour (#rrggbb) about everything drawn, as of a figure cut out of card; a new picture.
 */
export function rimmed(picture: Picture, reach: number, colour: string): Picture {
  const { width, height, data } = picture;
  const value = Number.parseInt(colour.slice(1), 16);
  const offsets: [number, number, number][] = [];
  for (let dy = -reach - 1; dy <= reach + 1; dy++) {
    for (let dx = -reach - 1; dx <= reach + 1; dx++) {
      const cover = Math.min(1, reach + 0.5 - Math.hypot(dx, dy));
      if (cover > 0) offsets.push([dx, dy, cover]);
    }
  }
  const opacity = (x: number, y: number) => data[(y * width + x) * 4 + 3] as number;
  /** Whether all pixels about one are drawn whole: the nearest drawn pixel to any place outside is never such a one. */
  const isInner = (x: number, y: number) => {
    for (let v = Math.max(0, y - 1); v <= Math.min(height - 1, y + 1); v++) {
      for (let u = Math.max(0, x - 1); u <= Math.min(width - 1, x + 1); u++) if (opacity(u, v) < 255) return false;
    }
    return true;
  };
  const out = blank(width, height);
  const spread = (x: number, y: number, alpha: number) => {
    if (x < 0 || x >= width || y < 0 || y >= height) return;
    const at = (y * width + x) * 4 + 3;
    out.data[at] = Math.max(out.data[at] as number, alpha);
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const alpha = opacity(x, y);
      out.data.set([value >> 16, (value >> 8) & 255, value & 255], (y * width + x) * 4);
      if (isInner(x, y)) spread(x, y, alpha);
      else if (alpha > 0) for (const [dx, dy, cover] of offsets) spread(x + dx, y + dy, cover * alpha);
    }
  }
  lay(out, picture);
  return out;
}

/** Multiplies the colours of each pixel by `factor`, in place; alpha stays. */
export function shade(picture: Picture, factor: (x: number, y: number) => number): void {
  const { width, height, data } = picture;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      if (data[at + 3] === 0) continue;
      const f = factor(x, y);
      data[at] = (data[at] as number) * f;
      data[at + 1] = (data[at + 1] as number) * f;
      data[at + 2] = (data[at + 2] as number) * f;
    }
  }
}

/** Prints the picture in two inks (#rrggbb): its shadows in the first, its lights halfway to the second; in place. */
export function duotone(picture: Picture, dark: string, light: string): void {
  const { data } = picture;
  const from = Number.parseInt(dark.slice(1), 16);
  const to = Number.parseInt(light.slice(1), 16);
  for (let at = 0; at < data.length; at += 4) {
    const grey = (data[at] as number) * 0.3 + (data[at + 1] as number) * 0.55 + (data[at + 2] as number) * 0.15;
    const t = Math.min(1, grey / 190);
    for (let c = 0; c < 3; c++) {
      const shift = 16 - 8 * c;
      const low = (from >> shift) & 255;
      data[at + c] = low + (((to >> shift) & 255) - low) * t;
    }
  }
}

/** Mutes the colours towards a warm grey, as old inks are: `amount` from 0 (none) to 1 (sepia), in place. */
export function mute(picture: Picture, amount: number): void {
  const { data } = picture;
  for (let at = 0; at < data.length; at += 4) {
    const grey = (data[at] as number) * 0.3 + (data[at + 1] as number) * 0.55 + (data[at + 2] as number) * 0.15;
    data[at] = (data[at] as number) * (1 - amount) + grey * 1.06 * amount;
    data[at + 1] = (data[at + 1] as number) * (1 - amount) + grey * amount;
    data[at + 2] = (data[at + 2] as number) * (1 - amount) + grey * 0.86 * amount;
  }
}

function encoder(picture: Picture): Sharp {
  const { width, height, data } = picture;
  return sharp(Buffer.from(data.buffer, data.byteOffset, data.byteLength), { raw: { width, height, channels: 4 } });
}

/** WebP bytes; quality from 1 to 100. */
export function webp(picture: Picture, quality: number): Promise<Buffer> {
  return encoder(picture).webp({ quality, alphaQuality: 90, smartSubsample: true, effort: 5 }).toBuffer();
}

export function png(picture: Picture): Promise<Buffer> {
  return encoder(picture).png().toBuffer();
}

/** Scaled to the width and height given. */
export async function resized(picture: Picture, width: number, height: number): Promise<Picture> {
  const data = await encoder(picture).resize(width, height, { fit: 'fill', kernel: 'lanczos3' }).raw().toBuffer();
  return { width, height, data: new Uint8ClampedArray(data) };
}
