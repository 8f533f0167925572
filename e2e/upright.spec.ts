import { expect, type Page, test } from '@playwright/test';
import { drawn, look, openGame, playToThrow, standing } from './support.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Nothing is wider than the screen, and whatever may be pressed lies within it or is scrolled to. */
async function fits(page: Page): Promise<void> {
  const { scroll, width, beyond } = await page.evaluate(() => {
    const outside = (part: Element) => {
      const { left, right } = part.getBoundingClientRect();
      return right > left && (left < -1 || right > innerWidth + 1);
    };
    const parts = [...document.querySelectorAll('.topbar, .camera, .log-panel, .dock-side, .throw, .aim, .hand')];
    return {
      scroll: document.scrollingElement?.scrollWidth ?? 0,
      width: innerWidth,
      beyond: parts.filter(outside).map(({ className }) => className),
    };
  });
  expect(scroll).toBeLessThanOrEqual(width);
  expect(beyond).toEqual([]);
}

/** Every view's button is reached by a tap, and the table's picture follows. */
async function looksAround(page: Page): Promise<void> {
  const place = () => look(page, ({ table }) => JSON.stringify(table?.projectAt({ x: 5, z: 5 })));
  for (const name of ['Above', 'Across', 'Tray', 'All', 'My seat']) {
    const before = await place();
    await page.locator('.camera').getByRole('button', { name, exact: true }).tap();
    await expect.poll(place).not.toBe(before);
  }
  await drawn(page);
}

/** Share of the window's height that the sheet with the actions takes. */
const sheetShare = (page: Page) =>
  page.evaluate(() => (document.querySelector('.dock-side')?.getBoundingClientRect().height ?? 0) / innerHeight);

test('Undaunted on a phone held upright: views, a card', async ({ page }) => {
  await openGame(page, { bots: 'DE:rule', pace: 50, settings: { motion: 'reduced' } });
  await expect(page.locator('#hand button.card.legal').first()).toBeVisible({ timeout: 60_000 });
  await fits(page);
  await looksAround(page);
  const before = await standing(page);
  await page.locator('#hand button.card.legal').first().tap();
  await expect.poll(async () => (await standing(page)).entries).toBeGreaterThan(before.entries);
  expect(await sheetShare(page)).toBeLessThanOrEqual(0.39);
});

test('a throw on a phone held upright', async ({ page }) => {
  await openGame(page, { pace: 50, settings: { motion: 'reduced' } });
  await playToThrow(page);
  await fits(page);
  const before = await standing(page);
  await page.locator('#throw-button').tap();
  await expect.poll(async () => (await standing(page)).throws, { timeout: 60_000 }).toBe(before.throws + 1);
  await fits(page);
});

test('Crossfire Cards on a phone held upright: views, a decision, the tape', async ({ page }) => {
  await openGame(page, {
    game: 'skirmish',
    scenario: 'last-man-standing',
    bots: 'B:rule',
    settings: { motion: 'reduced' },
  });
  await fits(page);
  await looksAround(page);
  const before = await standing(page);
  await page.locator('#actions button.option', { hasText: 'Quick start' }).tap();
  await expect.poll(async () => (await standing(page)).entries).toBeGreaterThan(before.entries);
  await page.locator('.camera').getByRole('button', { name: 'Measure' }).tap();
  await expect(page.getByRole('region', { name: 'Measuring tape' })).toBeInViewport();
  await fits(page);
  expect(await sheetShare(page)).toBeLessThanOrEqual(0.39);
});
