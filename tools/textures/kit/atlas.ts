import { blank, type Picture } from './picture.ts';

/** Where a face lies on its page, px from the upper left corner. */
export interface Rect {
  page: number;
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What public/textures/<game>/atlas.json holds. */
export interface AtlasIndex {
  pages: { file: string; width: number; height: number; onDemand?: true }[];
  faces: Record<string, Rect>;
}

/** A picture and the names under which it is asked for (two equal cards share one). */
export interface Face {
  names: string[];
  picture: Picture;
}

/** Faces of one page, in the order in which they are laid out. */
export interface Page {
  file: string;
  width: number;
  /** WebP quality. */
  quality: number;
  faces: Face[];
  /** Whether the page is loaded only where one of its faces is shown. */
  onDemand?: true;
}

/** Every face is continued this far beyond its rectangle, so that mip levels do not mix neighbours. */
const bleed = 8;

/** The size every page keeps within: the least that phones and headsets take. */
export const pageLimit = 4096;

/** Lays the faces out in rows; each row as high as its highest face. Throws when the page outgrows the limit. */
export function compose(page: Page): { picture: Picture; rects: Omit<Rect, 'page'>[] } {
  const rects: Omit<Rect, 'page'>[] = [];
  let x = 0;
  let y = 0;
  let rowHeight = 0;
  for (const { picture } of page.faces) {
    if (x + picture.width + 2 * bleed > page.width) {
      x = 0;
      y += rowHeight;
      rowHeight = 0;
    }
    rects.push({ x: x + bleed, y: y + bleed, w: picture.width, h: picture.height });
    x += picture.width + 2 * bleed;
    rowHeight = Math.max(rowHeight, picture.height + 2 * bleed);
  }
  const height = Math.ceil((y + rowHeight) / 16) * 16;
  if (page.width > pageLimit || height > pageLimit) {
    throw new Error(`${page.file}: expected at most ${pageLimit} px each way, got ${page.width} x ${height}`);
  }
  const sheet = blank(page.width, height);
  page.faces.forEach(({ picture }, i) => {
    const rect = rects[i] as Omit<Rect, 'page'>;
    stamp(sheet, picture, rect.x, rect.y);
  });
  return { picture: sheet, rects };
}

/** Copies a picture with its edge pixels drawn out into the bleed. */
function stamp(sheet: Picture, picture: Picture, left: number, top: number): void {
  const from = new Uint32Array(picture.data.buffer, picture.data.byteOffset, picture.width * picture.height);
  const to = new Uint32Array(sheet.data.buffer, sheet.data.byteOffset, sheet.width * sheet.height);
  for (let y = -bleed; y < picture.height + bleed; y++) {
    const row = Math.max(0, Math.min(picture.height - 1, y)) * picture.width;
    for (let x = -bleed; x < picture.width + bleed; x++) {
      const column = Math.max(0, Math.min(picture.width - 1, x));
      to[(top + y) * sheet.width + left + x] = from[row + column] as number;
    }
  }
}

/** The index of pages already composed. Throws on a name given twice. */
export function indexOf(pages: { page: Page; height: number; rects: Omit<Rect, 'page'>[] }[]): AtlasIndex {
  const faces: Record<string, Rect> = {};
  pages.forEach(({ page, rects }, number) => {
    page.faces.forEach(({ names }, i) => {
      for (const name of names) {
        if (faces[name]) throw new Error(`${page.file}: face ${name} is drawn twice`);
        faces[name] = { page: number, ...(rects[i] as Omit<Rect, 'page'>) };
      }
    });
  });
  return {
    pages: pages.map(({ page, height }) => {
      const { file, width, onDemand } = page;
      return { file, width, height, ...(onDemand && { onDemand }) };
    }),
    faces,
  };
}
