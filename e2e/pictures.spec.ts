import { expect, test } from '@playwright/test';
import { arrive, drawn, openGame, playOn, playToThrow, standing } from './support.ts';

const still = { motion: 'reduced', picture: 'fine' };

test.use({ viewport: { width: 1280, height: 720 } });

test('the menu', async ({ page }) => {
  await page.goto('./#/');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await expect(page).toHaveScreenshot('menu.png');
});

test('La Raye set up', async ({ page }) => {
  await openGame(page, { settings: still });
  await arrive(page);
  await drawn(page);
  await page.waitForTimeout(1000);
  await expect(page).toHaveScreenshot('set-up.png');
});

test('the largest scenario set up', async ({ page }) => {
  await openGame(page, { scenario: 'the-long-field', settings: still });
  await arrive(page);
  await drawn(page);
  await page.waitForTimeout(1000);
  await expect(page).toHaveScreenshot('the-long-field.png');
});

test('a throw that was read', async ({ page }) => {
  await openGame(page, { settings: still });
  await playToThrow(page);
  await page.locator('#throw-button').dispatchEvent('click');
  await expect.poll(async () => (await standing(page)).pending).toBeNull();
  await page.getByRole('button', { name: 'Tray' }).click();
  await drawn(page);
  await page.waitForTimeout(1000);
  await expect(page).toHaveScreenshot('throw.png');
});

test('victory', async ({ page }) => {
  await openGame(page, { settings: still });
  await playOn(page);
  await drawn(page);
  await page.waitForTimeout(1000);
  await expect(page).toHaveScreenshot('victory.png');
});
