import { expect, test } from '@playwright/test';
import { look, openGame, settledFrames } from './support.ts';

test.use({ viewport: { width: 640, height: 400 } });

test('nothing is drawn while nothing moves', async ({ page }) => {
  await openGame(page, { settings: { motion: 'full', picture: 'fine' } });
  const before = await settledFrames(page);
  await page.waitForTimeout(5000);
  expect(await look(page, ({ table }) => table?.frames)).toBe(before);
});
