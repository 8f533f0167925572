// `npm run bench:scene`: opens the built page in a real Chromium and measures the table, in the first scenario and in
// the one with most pieces of each game. BENCH_OPENINGS and BENCH_MOVES shorten it; CHROMIUM names the browser.
import { existsSync } from 'node:fs';
import type { Browser, CDPSession, Page } from '@playwright/test';
import { build, preview } from 'vite';
import type { Play } from '../../src/app/play/context.ts';
import { GAMES } from '../../src/machines/games.ts';
import type { Face } from '../../src/models/dice/request.ts';
import type { Game } from '../../src/rules/kernel/contract.ts';
import type { TableProbe } from '../../src/scene/debug.ts';
import { openBrowser } from './browser.ts';

const OPENINGS = Number(process.env.BENCH_OPENINGS ?? 50);
const MOVES = Number(process.env.BENCH_MOVES ?? 40);
const IDLE_MS = 5000;
const WINDOW = { width: 1280, height: 720 };
/** How long the page may take for one step on a slow machine, ms. */
const PATIENCE = 120_000;

interface Figures {
  drawCalls: number;
  triangles: number;
  idleFrames: number;
  scriptMsP95: number;
  leaked: { geometries: number; textures: number; programs: number; heapMb: number };
}

/** What the page puts onto the window with `?debug`; only what is used here. */
interface Look {
  table?: TableProbe;
  play?: Play;
}

const look = <T>(page: Page, see: (it: Look) => T): Promise<T> =>
  page.evaluate(`(${see})(window.__bocage ?? {})`) as Promise<T>;

const until = (page: Page, see: (it: Look) => unknown) =>
  page.waitForFunction(`(${see})(window.__bocage ?? {})`, null, { timeout: PATIENCE, polling: 100 });

/** The table is drawn, all loading is over and nothing moves. */
async function settled(page: Page): Promise<void> {
  await until(page, (it) => it.table?.ready && it.play && !it.table.moving());
  let frames = -1;
  for (let quiet = 0; quiet < 4; ) {
    await page.waitForTimeout(700);
    const now = await look(page, (it) => it.table?.frames ?? 0);
    quiet = now === frames ? quiet + 1 : 0;
    frames = now;
  }
}

/**
 * One step of the game: whoever is asked for comes, dice fall well, else any decision is taken; a place or a way is
 * drawn at random. False at its end.
 */
const step = (page: Page, luck: number) =>
  page.evaluate((share) => {
    const { store } = (window as unknown as { __bocage: Required<Look> }).__bocage.play;
    const { session } = store;
    const { handTo, pending, over, options, seated } = store.get();
    if (over) return false;
    if (handTo !== null) store.arrive();
    else if (pending) {
      const faces = pending.dice.map(({ kind }): Face => (kind === 'd10' ? 9 : kind === 'coin' ? 'H' : 1));
      store.settle(pending.id, faces);
    } else {
      const entry = options[Math.floor(share * options.length)]?.action;
      if (!entry || seated === null) return false;
      const { game, state } = session;
      session.act(seated, entry.region ? game.sample(state, seated, entry, [...state.random]) : entry);
      store.refresh();
    }
    return true;
  }, luck);

/** Lets the graphics card compute every vertex and colour no pixel, or all of them again. */
const drawPixels = (page: Page, on: boolean) =>
  page.evaluate((draw) => {
    const gl = document.querySelector('canvas')?.getContext('webgl2');
    if (draw) gl?.disable(gl.RASTERIZER_DISCARD);
    else gl?.enable(gl.RASTERIZER_DISCARD);
  }, on);

/**
 * Milliseconds of the processor's time that each frame's script takes while pieces move, over a number of moves. Taken
 * from the browser's own trace: on a machine that draws in software the clock on the wall would mostly show the
 * drawing. For the same reason no pixels are drawn meanwhile, so that there are as many frames as elsewhere; the script
 * is the same.
 */
async function scriptWhileMoving(browser: Browser, page: Page): Promise<number[]> {
  await drawPixels(page, false);
  const first = await look(page, (it) => it.table?.frames ?? 0);
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  let luck = 0.37;
  for (let move = 0; move < MOVES; move++) {
    luck = (luck + 0.618034) % 1;
    if (!(await step(page, luck))) break;
    await page.waitForTimeout(30);
    await until(page, (it) => it.table && !it.table.moving());
  }
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: { name: string; tdur?: number }[];
  };
  const frames = (await look(page, (it) => it.table?.frames ?? 0)) - first;
  await drawPixels(page, true);
  // The page has other callbacks before a frame, all of them short: the table's are the longest.
  return traceEvents
    .filter(({ name }) => name === 'FireAnimationFrame')
    .map(({ tdur }) => (tdur ?? 0) / 1000)
    .sort((x, y) => y - x)
    .slice(0, frames);
}

const p95 = (times: number[]) => [...times].sort((a, b) => a - b)[Math.floor(0.95 * times.length)] ?? 0;

/** What is alive: on the graphics card of the table that is open, and in the heap. */
async function alive(page: Page, devtools: CDPSession) {
  await settled(page);
  await page.waitForTimeout(800);
  await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  const figures = await look(page, (it) => it.table?.figures());
  if (!figures) throw new Error('the table is not open');
  return { ...figures, heapMb: usedSize / 2 ** 20 };
}

async function reopen(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/';
  });
  await until(page, (it) => !it.table);
  // The canvas's renderer is freed half a second after it has gone.
  await page.waitForTimeout(600);
  await page.evaluate((to) => {
    location.hash = `#/play/${to}`;
  }, path);
  await until(page, (it) => it.table?.ready);
}

async function leaks(page: Page, path: string): Promise<Figures['leaked']> {
  const devtools = await page.context().newCDPSession(page);
  // The first openings fill caches that are meant to stay.
  for (let i = 0; i < 3; i++) await reopen(page, path);
  const before = await alive(page, devtools);
  for (let i = 0; i < OPENINGS; i++) await reopen(page, path);
  const after = await alive(page, devtools);
  return {
    geometries: after.geometries - before.geometries,
    textures: after.textures - before.textures,
    programs: after.programs - before.programs,
    heapMb: Math.round((after.heapMb - before.heapMb) * 100) / 100,
  };
}

async function measure(browser: Browser, address: string, path: string): Promise<Figures> {
  const page = await browser.newPage({ viewport: WINDOW });
  await page.goto(`${address}?debug&play=${path}&seed=1`);
  await settled(page);
  const before = await look(page, (it) => it.table?.frames ?? 0);
  await page.waitForTimeout(IDLE_MS);
  const idleFrames = (await look(page, (it) => it.table?.frames ?? 0)) - before;
  const times = await scriptWhileMoving(browser, page);
  await settled(page);
  const { drawCalls, triangles } = await look(page, (it) => it.table?.figures() as ReturnType<TableProbe['figures']>);
  const scriptMsP95 = Math.round(p95(times) * 100) / 100;
  console.log(
    `${path}: ${drawCalls} draw calls, ${triangles} triangles, ${idleFrames} frames in ${IDLE_MS / 1000} s at rest, ` +
      `script p95 ${scriptMsP95} ms over ${times.length} frames`,
  );
  const leaked = await leaks(page, path);
  const { geometries, textures, programs, heapMb } = leaked;
  console.log(
    `${path}: after ${OPENINGS} more openings ${geometries} geometries, ${textures} textures, ${programs} programs, ` +
      `${heapMb} MB of heap more`,
  );
  await page.close();
  return { drawCalls, triangles, idleFrames, scriptMsP95, leaked };
}

/** The first scenario of a game and the one with most pieces. */
function scenariosOf(game: Game): string[] {
  const size = (scenario: string) => {
    const state = game.start({ game: game.id, scenario, seed: 1 });
    return game.table(game.view(state, game.seats[0]?.id ?? 'spectator')).length;
  };
  const ids = game.scenarios.map(({ id }) => id);
  const largest = [...ids].sort((a, b) => size(b) - size(a))[0];
  return [...new Set([ids[0], largest])].filter((id) => id !== undefined);
}

if (!existsSync('dist/index.html')) await build({ logLevel: 'warn' });
const server = await preview({ preview: { port: 4198, host: '127.0.0.1' }, logLevel: 'warn' });
const address = server.resolvedUrls?.local[0] ?? 'http://127.0.0.1:4198/';
const browser = await openBrowser();
const figures: Record<string, Figures> = {};
try {
  for (const load of Object.values(GAMES)) {
    const game = await load();
    for (const scenario of scenariosOf(game)) {
      const path = `${game.id}/${scenario}`;
      figures[path] = await measure(browser, address, path);
    }
  }
} finally {
  await browser.close();
  await server.close();
}
console.log(JSON.stringify(figures));
