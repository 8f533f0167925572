// Named so that it comes early: the openings take longest, and the other tests run beside them.
import { expect, test } from '@playwright/test';
import { look, openGame, settledFrames, until } from './support.ts';

test.use({ viewport: { width: 640, height: 400 } });

/** Openings of the table, of one game and the other in turn. */
const OPENINGS = 50;

test('fifty openings of the table leave nothing behind', async ({ page }) => {
  test.setTimeout(600_000);
  await page.addInitScript(() => {
    const contexts: WebGLRenderingContext[] = [];
    (window as unknown as { contexts: typeof contexts }).contexts = contexts;
    const original = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, ...args: never[]) {
      const context = (original as (...args: never[]) => unknown).apply(this, args);
      const isWebGl = String(args[0]).startsWith('webgl');
      if (isWebGl && context && !contexts.includes(context as never)) contexts.push(context as never);
      return context;
    } as never;
  });
  const figures = async () => {
    await settledFrames(page);
    return look(page, ({ table }) => table?.figures());
  };
  const games: { hash: string; first: Awaited<ReturnType<typeof figures>> }[] = [];
  for (const opening of [{}, { game: 'skirmish', scenario: 'last-man-standing' }]) {
    await openGame(page, { ...opening, settings: { motion: 'reduced' } });
    games.push({ hash: await page.evaluate(() => location.hash), first: await figures() });
  }
  // Addresses change without loading the page anew, which would forget whatever was left behind.
  for (let opening = 0; opening < OPENINGS; opening++) {
    const { hash, first } = games[opening % games.length] as (typeof games)[number];
    await page.evaluate(() => {
      location.hash = '#/';
    });
    await until(page, ({ table }) => table === undefined);
    await page.evaluate((there) => {
      location.hash = there;
    }, hash);
    await until(page, ({ table }) => table?.ready);
    if (opening < OPENINGS - games.length) continue;
    const last = await figures();
    expect(last?.geometries).toBeLessThanOrEqual(first?.geometries ?? 0);
    expect(last?.textures).toBeLessThanOrEqual(first?.textures ?? 0);
    expect(last?.programs).toBeLessThanOrEqual(first?.programs ?? 0);
  }
  const alive = await page.evaluate(
    () =>
      (window as unknown as { contexts: WebGLRenderingContext[] }).contexts.filter((gl) => !gl.isContextLost()).length,
  );
  expect(alive).toBe(1);
});

test('a lost context is rebuilt', async ({ page }) => {
  await openGame(page, { settings: { motion: 'reduced' } });
  const lost = await page.evaluateHandle(async () => {
    const canvas = document.querySelector('#table canvas') as HTMLCanvasElement;
    const lose = canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context');
    lose?.loseContext();
    await new Promise((done) => setTimeout(done, 500));
    lose?.restoreContext();
    return canvas;
  });
  await page.waitForFunction((old) => document.querySelector('#table canvas') !== old, lost);
  await until(page, ({ table }) => table?.ready && table.frames > 0);
});
