import { expect, test } from '@playwright/test';
import { findings } from './axe.ts';
import { arrive, openGame, playOn, playToThrow } from './support.ts';

test('axe finds nothing serious in menu, hand-over, play, help and settings', async ({ page }) => {
  await page.goto('./?debug#/');
  await expect(page.getByRole('heading', { name: 'Bocage' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await openGame(page, { settings: { motion: 'reduced' } });
  expect(await findings(page)).toEqual([]);
  await arrive(page);
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await playToThrow(page);
  expect(await findings(page)).toEqual([]);
});

for (const [device, width, height, least] of [
  ['a desktop window', 1280, 720, 14],
  ['a phone in landscape', 844, 390, 12],
] as const) {
  test(`text is legible and nothing overflows on ${device}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openGame(page, { settings: { motion: 'reduced' } });
    await arrive(page);
    await playOn(page, ({ verbs }) => verbs.some(({ verb }) => verb === 'use'));
    const small = await page.evaluate((limit) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!element || !node.textContent?.trim() || !element.checkVisibility()) continue;
        const box = element.getBoundingClientRect();
        if (box.width < 2 || box.height < 2) continue;
        const size = Number.parseFloat(getComputedStyle(element).fontSize);
        if (size < limit && !element.closest('kbd, .visually-hidden'))
          found.push(`${size}: ${node.textContent.trim().slice(0, 40)}`);
      }
      return found;
    }, least);
    expect(small).toEqual([]);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
}
