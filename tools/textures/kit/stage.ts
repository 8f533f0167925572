import { blank, type Picture, png, raster } from './picture.ts';
import { n } from './svg.ts';

/** Finds a face's picture by its name in the atlas. */
export type Faces = (name: string) => Picture;

/** A component lying on the table in a picture: centre, size and turn in the picture's own px. */
export interface Prop {
  picture: Picture;
  x: number;
  y: number;
  w: number;
  h: number;
  /** Degrees clockwise. */
  turn?: number;
  /** Corner radius, px; half the width makes a disc. */
  corner?: number;
  /** How far the shadow falls, px: the piece's thickness. */
  lift?: number;
}

/** Lays props over a ground, later ones on top, each with a soft shadow to the lower right. */
export async function stage(
  ground: Picture,
  props: readonly Prop[],
  turn: number,
  pivot: { x: number; y: number },
): Promise<Picture> {
  const images = new Map<Picture, string>();
  let definitions =
    '<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="4"/></filter>';
  let body = '';
  let count = 0;
  for (const prop of props) {
    let uri = images.get(prop.picture);
    if (!uri) {
      uri = `data:image/png;base64,${(await png(prop.picture)).toString('base64')}`;
      images.set(prop.picture, uri);
    }
    count += 1;
    const box = `x="${n(-prop.w / 2)}" y="${n(-prop.h / 2)}" width="${n(prop.w)}" height="${n(prop.h)}"`;
    const rounded = `${box} rx="${n(prop.corner ?? 3)}"`;
    const place = (dx: number, dy: number) =>
      `transform="translate(${n(prop.x + dx)} ${n(prop.y + dy)}) rotate(${n(prop.turn ?? 0)})"`;
    const lift = prop.lift ?? 3;
    definitions += `<clipPath id="c${count}"><rect ${rounded}/></clipPath>`;
    body +=
      `<g ${place(lift * 1.1, lift * 1.5)} filter="url(#soft)"><rect ${rounded} fill="#140e08" opacity="0.55"/></g>` +
      `<g ${place(lift * 0.5, lift * 0.7)}><rect ${rounded} fill="#3a2c1c"/></g>` +
      `<g ${place(0, 0)}><g clip-path="url(#c${count})"><image ${box} preserveAspectRatio="none" xlink:href="${uri}"/></g>` +
      `<rect ${rounded} fill="none" stroke="#fff4da" stroke-opacity="0.35" stroke-width="0.8"/></g>`;
  }
  const { width, height } = ground;
  const uri = `data:image/png;base64,${(await png(ground)).toString('base64')}`;
  return raster(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}"><defs>${definitions}</defs>` +
      `<image width="${width}" height="${height}" xlink:href="${uri}"/>` +
      `<g transform="rotate(${n(turn)} ${n(pivot.x)} ${n(pivot.y)})">${body}</g></svg>`,
  );
}

/**
 * The picture as seen leaning forward over its lower edge: the upper edge shows `far` times as much of it (far > 1)
 * and rows crowd together towards it. The source's lower edge fills the width; output has the size given.
 */
export function slant(picture: Picture, width: number, height: number, far: number): Picture {
  const out = blank(width, height);
  for (let y = 0; y < height; y++) {
    const up = 1 - (y + 0.5) / height;
    const scale = 1 / (1 - up * (1 - 1 / far));
    const sy = (1 - (up * scale) / far) * (picture.height - 2);
    for (let x = 0; x < width; x++) {
      const u = 0.5 + (((x + 0.5) / width - 0.5) * scale) / far;
      sample(picture, u * (picture.width - 2), sy, out, (y * width + x) * 4);
    }
  }
  return out;
}

/**
 * Where a point of the flat picture (shares of its width and height) is seen by `slant`, as shares of the output, and
 * how much larger (over 1) or smaller things are there than in a flat picture scaled to the same width.
 */
export function overSlant(x: number, y: number, far: number): { x: number; y: number; scale: number } {
  const depth = (1 - y) * far;
  const up = depth / (1 + depth * (1 - 1 / far));
  const scale = far * (1 - up * (1 - 1 / far));
  return { x: 0.5 + (x - 0.5) * scale, y: 1 - up, scale };
}

function sample(picture: Picture, x: number, y: number, out: Picture, to: number): void {
  const ix = Math.floor(x);
  const iy = Math.floor(y);
  const fx = x - ix;
  const fy = y - iy;
  const at = (iy * picture.width + ix) * 4;
  const below = at + picture.width * 4;
  const { data } = picture;
  for (let c = 0; c < 4; c++) {
    const top = (data[at + c] as number) * (1 - fx) + (data[at + 4 + c] as number) * fx;
    const low = (data[below + c] as number) * (1 - fx) + (data[below + 4 + c] as number) * fx;
    out.data[to + c] = top * (1 - fy) + low * fy;
  }
}

/** Daylight from the upper left and darker edges, in place; `strength` is how much darker the farthest corner is. */
export function daylight(picture: Picture, strength: number): void {
  const { width, height, data } = picture;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const dx = x / width - 0.42;
      const dy = y / height - 0.38;
      const f = 1.14 - strength * Math.min(1, dx * dx * 1.5 + dy * dy * 1.7);
      const at = (y * width + x) * 4;
      data[at] = (data[at] as number) * f;
      data[at + 1] = (data[at + 1] as number) * f * 0.995;
      data[at + 2] = (data[at + 2] as number) * f * 0.975;
    }
  }
}

/** A part of the picture. */
export function cut(picture: Picture, left: number, top: number, width: number, height: number): Picture {
  const out = blank(width, height);
  for (let y = 0; y < height; y++) {
    const from = ((top + y) % picture.height) * picture.width;
    for (let x = 0; x < width; x++) {
      const source = (from + ((left + x) % picture.width)) * 4;
      out.data.set(picture.data.subarray(source, source + 4), (y * width + x) * 4);
    }
  }
  return out;
}
