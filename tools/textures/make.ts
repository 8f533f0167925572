/**
 * Draws every picture of the product and writes it under public/textures: `npm run textures`. The same sources give
 * the same bytes. With a name as argument only that part is made: table, undaunted, skirmish.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { SCENARIOS as SKIRMISHES } from '../../src/models/skirmish/scenarios.ts';
import { SCENARIO_FILES } from '../../src/models/undaunted/scenarios/index.ts';
import { scenarioSchema } from '../../src/models/undaunted/schema.ts';
import type { Scenario } from '../../src/models/undaunted/types.ts';
import { compose, indexOf, type Page } from './kit/atlas.ts';
import { type Picture, webp } from './kit/picture.ts';
import { scenarioPicture as skirmishPicture } from './skirmish/menu.ts';
import { pages as skirmishPages } from './skirmish/pages.ts';
import { environmentPicture, feltPicture } from './table/cloth.ts';
import { woodPicture } from './table/wood.ts';
import { backdropPicture, coverPicture, scenarioPicture } from './undaunted/menu.ts';
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

/** Writes an atlas and gives its faces by name, for pictures made of them. */
async function writeAtlas(game: string, atlasPages: Page[]): Promise<(name: string) => Picture> {
  const composed = [];
  for (const page of atlasPages) {
    const { picture, rects } = compose(page);
    await writePicture(`${game}/${page.file}`, picture, page.quality);
    composed.push({ page, height: picture.height, rects });
  }
  write(`${game}/atlas.json`, `${JSON.stringify(indexOf(composed))}\n`);
  const faces = new Map(
    atlasPages.flatMap((page) => page.faces.flatMap((f) => f.names.map((name) => [name, f.picture]))),
  );
  return (name) => {
    const picture = faces.get(name);
    if (!picture) throw new Error(`${game}: no face ${name}`);
    return picture;
  };
}

async function makeUndaunted(): Promise<void> {
  const faces = await writeAtlas('undaunted', pages());
  const wood = woodPicture();
  const scenarios = SCENARIO_FILES.map((file) => scenarioSchema.parse(file));
  for (const scenario of scenarios) {
    await writePicture(`undaunted/menu/${scenario.id}.webp`, await scenarioPicture(scenario, faces, wood), 80);
  }
  const first = scenarios[0] as Scenario;
  await writePicture('undaunted/menu/game.webp', await coverPicture(first, faces, wood), 82);
  await writePicture('menu/backdrop.webp', await backdropPicture(first, faces, wood), 72);
}

async function makeSkirmish(): Promise<void> {
  const faces = await writeAtlas('skirmish', skirmishPages());
  const wood = woodPicture();
  for (const scenario of SKIRMISHES) {
    await writePicture(`skirmish/menu/${scenario.id}.webp`, await skirmishPicture(scenario, faces, wood), 80);
  }
  const last = SKIRMISHES.find((scenario) => scenario.locations.length > 0) ?? SKIRMISHES[0];
  if (last)
    await writePicture(
      'skirmish/menu/game.webp',
      await skirmishPicture(last, faces, wood, { zoom: 1.22, middle: 0.42 }),
      82,
    );
}

const parts: Record<string, () => Promise<void>> = {
  table: async () => {
    await writePicture('table/wood.webp', woodPicture(), 86);
    await writePicture('table/felt.webp', feltPicture(), 70);
    await writePicture('table/environment.webp', environmentPicture(), 80);
  },
  undaunted: makeUndaunted,
  skirmish: makeSkirmish,
};

async function main(): Promise<void> {
  const wanted = process.argv.slice(2);
  for (const [name, make] of Object.entries(parts)) {
    if (wanted.length === 0 || wanted.includes(name)) await make();
  }
}

await main();
