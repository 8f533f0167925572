import { existsSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect } from 'vitest';
import { type AtlasIndex, pageLimit, type Rect } from '../../../tools/textures/kit/atlas.ts';

export const textures = new URL('../../../public/textures/', import.meta.url).pathname;

export function readAtlas(game: string): AtlasIndex {
  return JSON.parse(readFileSync(`${textures}${game}/atlas.json`, 'utf8')) as AtlasIndex;
}

/** Every page is there, has the size the index gives, and keeps within the limit. */
export async function checkPages(game: string): Promise<void> {
  for (const page of readAtlas(game).pages) {
    const { width, height } = await sharp(`${textures}${game}/${page.file}`).metadata();
    expect(page).toMatchObject({ width, height });
    expect(Math.max(page.width, page.height)).toBeLessThanOrEqual(pageLimit);
  }
}

/** Every rectangle lies inside its page, and two that are not the same do not touch. */
export function checkRects(game: string): void {
  const { pages, faces } = readAtlas(game);
  const distinct = new Map<string, Rect>();
  for (const rect of Object.values(faces)) distinct.set(`${rect.page} ${rect.x} ${rect.y}`, rect);
  const rects = [...distinct.values()];
  for (const r of rects) {
    const page = pages[r.page];
    if (!page) throw new Error(`${game}: no page ${r.page}`);
    expect(r.w > 0 && r.h > 0 && r.x >= 0 && r.y >= 0).toBe(true);
    expect(r.x + r.w).toBeLessThanOrEqual(page.width);
    expect(r.y + r.h).toBeLessThanOrEqual(page.height);
  }
  for (const [i, a] of rects.entries()) {
    for (const b of rects.slice(i + 1)) {
      const apart = a.page !== b.page || a.x + a.w < b.x || b.x + b.w < a.x || a.y + a.h < b.y || b.y + b.h < a.y;
      if (!apart) throw new Error(`${game}: ${JSON.stringify(a)} and ${JSON.stringify(b)} overlap`);
    }
  }
}

/** All faces whose names begin with `prefix` lie on one page and have one shape. */
export function checkForm(game: string, prefix: string, ratio: number): void {
  const rects = Object.entries(readAtlas(game).faces).filter(([name]) => name.startsWith(prefix));
  expect(rects.length, prefix).toBeGreaterThan(0);
  expect(new Set(rects.map(([, rect]) => rect.page)).size, prefix).toBe(1);
  for (const [name, rect] of rects) expect(Math.abs(rect.w / rect.h / ratio - 1), name).toBeLessThan(0.02);
}

export async function checkMenuPicture(file: string): Promise<void> {
  expect(existsSync(textures + file), file).toBe(true);
  const { width, height } = await sharp(textures + file).metadata();
  expect({ width, height }).toEqual({ width: 640, height: 400 });
}

export const sizeOf = (file: string): number => statSync(textures + file).size;
