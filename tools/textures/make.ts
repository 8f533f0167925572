/**
 * Draws every picture of the product and writes it under public/textures: `npm run textures`. The same sources give
 * the same bytes. With a name as argument only that part is made: table, undaunted, skirmish.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { compose, indexOf, type Page } from './kit/atlas.ts';
import { type Picture, webp } from './kit/picture.ts';
import { environmentPicture, feltPicture } from './table/cloth.ts';
import { woodPicture } from './table/wood.ts';
import { pages } from './undaunted/pages.ts';

const out = new URL('../../public/textures/', import.meta.url).pathname;

function write(file: string, content: Uint8Array | string): void {
  mkdirSync(dirname(out + file), { recursive: true });
  writeFileSync(out + file, content);
  const size = typeof content === 'string' ? content.length : content.byteLength;
  console.log(`${file.padEnd(36)} ${(size / 1024).toFixed(0).padStart(6)} kB`);
}

async function writePicture(file: string, picture: Picture, quality: number): Promise<void> {
  write(file, await webp(picture, quality));
}

async function writeAtlas(game: string, atlasPages: Page[]): Promise<void> {
  const composed = [];
  for (const page of atlasPages) {
    const { picture, rects } = compose(page);
    await writePicture(`${game}/${page.file}`, picture, page.quality);
    composed.push({ page, height: picture.height, rects });
  }
  write(`${game}/atlas.json`, `${JSON.stringify(indexOf(composed))}\n`);
}

const parts: Record<string, () => Promise<void>> = {
  table: async () => {
    await writePicture('table/wood.webp', woodPicture(), 72);
    await writePicture('table/felt.webp', feltPicture(), 70);
    await writePicture('table/environment.webp', environmentPicture(), 80);
  },
  undaunted: () => writeAtlas('undaunted', pages()),
};

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  for (const [name, make] of Object.entries(parts)) {
    if (wanted.length === 0 || wanted.includes(name)) await make();
  }
}

await main();
