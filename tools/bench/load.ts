// `npm run bench:load`: opens the built page in a real Chromium with an empty cache and counts the script that comes,
// gzipped, up to the menu, up to the playable table, and what the physics adds after it.
import { gzipSync } from 'node:zlib';
import type { Browser, Page, Response } from '@playwright/test';
import { build, preview } from 'vite';
import { openBrowser } from './browser.ts';

const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3);
const PATIENCE = 120_000;

interface Figures {
  /** kB of gzipped script. */
  menuKb: number;
  tableKb: number;
  physicsKb: number;
  /** Milliseconds from navigation. */
  menuMs: number;
  tableMs: number;
}

/** Sizes of the scripts that a page has loaded, gzipped, by address. */
function scripts(page: Page): Map<string, number> {
  const sizes = new Map<string, number>();
  page.on('response', async (response: Response) => {
    const path = new URL(response.url()).pathname;
    if (!path.endsWith('.js') && !path.endsWith('.wasm')) return;
    const body = await response.body().catch(() => null);
    if (body) sizes.set(path, gzipSync(body).length / 1024);
  });
  return sizes;
}

const sum = (sizes: Map<string, number>, counts: (path: string) => boolean): number =>
  [...sizes].reduce((total, [path, kb]) => (counts(path) ? total + kb : total), 0);

const isPhysics = (path: string): boolean => /rapier|PhysicsHost|physics/i.test(path);

/** Opens an address in a fresh profile; milliseconds until `ready` is true in the page. */
async function open(browser: Browser, url: string, ready: string) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  const sizes = scripts(page);
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(ready, null, { timeout: PATIENCE, polling: 20 });
  const ms = await page.evaluate(() => performance.now());
  const until = new Map(sizes);
  return { context, page, sizes, until, ms };
}

async function round(browser: Browser, base: string): Promise<Figures> {
  const menu = await open(browser, `${base}?debug#/`, `document.querySelector('h1')?.textContent === 'Bocage'`);
  await menu.page.waitForLoadState('networkidle');
  const menuKb = sum(menu.sizes, () => true);
  await menu.context.close();
  const table = await open(
    browser,
    `${base}?debug&play=undaunted/la-raye&seed=1`,
    'window.__bocage?.table?.ready === true && window.__bocage?.play !== undefined',
  );
  const tableKb = sum(table.until, (path) => !isPhysics(path));
  await table.page.getByRole('button', { name: /^I am here/ }).click();
  await table.page.waitForLoadState('networkidle', { timeout: PATIENCE });
  await table.page.waitForTimeout(3000);
  const physicsKb = sum(table.sizes, isPhysics);
  await table.context.close();
  return { menuKb, tableKb, physicsKb, menuMs: menu.ms, tableMs: table.ms };
}

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

await build({ logLevel: 'error' });
const server = await preview({ logLevel: 'error', preview: { port: 4195, strictPort: true } });
const browser = await openBrowser();
try {
  const rounds: Figures[] = [];
  for (let count = 0; count < ROUNDS; count++) rounds.push(await round(browser, 'http://127.0.0.1:4195/'));
  const of = (name: keyof Figures) => Math.round(median(rounds.map((figures) => figures[name])) * 10) / 10;
  const result: Figures = {
    menuKb: of('menuKb'),
    tableKb: of('tableKb'),
    physicsKb: of('physicsKb'),
    menuMs: Math.round(of('menuMs')),
    tableMs: Math.round(of('tableMs')),
  };
  console.log(`Menu: ${result.menuKb} kB of script, gzipped, shown after ${result.menuMs} ms (mark: 100 kB).`);
  console.log(`Table: ${result.tableKb} kB, playable after ${result.tableMs} ms (mark: 500 kB).`);
  console.log(`Physics, after it: ${result.physicsKb} kB.`);
  console.log(JSON.stringify(result));
} finally {
  await browser.close();
  await server.close();
}
