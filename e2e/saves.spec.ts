import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { arrive, drawn, look, openGame, playOn, playToThrow, standing } from './support.ts';

const journalOf = (page: Parameters<typeof look>[0]) =>
  look(page, ({ play }) => JSON.stringify(play?.store.session.journal.entries));

test('a reload in the middle of an action comes back to it', async ({ page }) => {
  await openGame(page, { settings: { motion: 'reduced' } });
  await playOn(page, ({ verbs }) => verbs.some(({ verb }) => verb === 'scout'));
  const before = await journalOf(page);
  await page.reload();
  await drawn(page);
  expect(await journalOf(page)).toBe(before);
  await arrive(page);
  expect((await standing(page)).verbs.some(({ verb }) => verb === 'scout')).toBe(true);
});

test('a reload in the middle of a throw comes back to the throw', async ({ page }) => {
  await openGame(page, { settings: { motion: 'full' }, pace: 0.1 });
  await playToThrow(page);
  const before = await standing(page);
  await page.locator('#throw-button').dispatchEvent('click');
  await expect(page.getByRole('button', { name: /Show the result/ })).toBeVisible();
  await page.reload();
  await drawn(page);
  // Anybody may throw; nothing private is shown until the thrower says that they are there.
  expect(await standing(page)).toMatchObject({ pending: before.pending, seated: null, handTo: null, verbs: [] });
  await expect(page.locator('#throw-button')).toBeEnabled({ timeout: 60_000 });
  await page.locator('#throw-button').dispatchEvent('click');
  await page.getByRole('button', { name: /Show the result/ }).click();
  await expect.poll(async () => (await standing(page)).entries).toBe(before.entries + 1);
  await arrive(page);
  expect((await standing(page)).seated).toBe(before.seated);
});

test('a game is offered in the menu where it stood, saved to a file and opened again', async ({ page }) => {
  await openGame(page, { settings: { motion: 'reduced' } });
  await playOn(page, ({ entries }) => entries >= 6);
  const before = await journalOf(page);
  await page.getByRole('button', { name: 'Menu' }).first().click();
  const download = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: /file/i }).click();
  const file = await (await download).path();
  expect(JSON.stringify(JSON.parse(readFileSync(file, 'utf8')).entries)).toBe(before);
  await page.goto('./?debug#/');
  await expect(page.getByRole('heading', { name: 'Continue' })).toBeVisible();
  await page.locator('input[type=file]').setInputFiles(file);
  await drawn(page);
  expect(await journalOf(page)).toBe(before);
});

const good = {
  format: 'bocage-journal',
  version: 1,
  setup: { game: 'undaunted', scenario: 'la-raye', seed: 1 },
  entries: [],
  digests: [],
};
const damaged: [what: string, text: string, says: RegExp][] = [
  ['cut off', '{"format":"bocage-jour', /file/],
  ['foreign', '{"name":"something else"}', /format/],
  ['from the future', JSON.stringify({ ...good, version: 2 }), /version/],
  ['without its seed', JSON.stringify({ ...good, setup: { game: 'undaunted', scenario: 'la-raye' } }), /setup\.seed/],
  ['of an unknown scenario', JSON.stringify({ ...good, setup: { ...good.setup, scenario: 'nowhere' } }), /scenario/],
  [
    'with an illegal entry',
    JSON.stringify({ ...good, entries: [{ seat: 'US', action: { verb: 'end-turn' } }] }),
    /entries\[0\]/,
  ],
];

test('files that cannot be used are refused with the field’s name and change nothing', async ({ page }) => {
  await page.goto('./?debug#/');
  for (const [what, text, says] of damaged) {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'saved.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await expect(page.getByRole('alert').filter({ hasText: says }), what).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Bocage' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Continue' })).toHaveCount(0);
  }
});

test('it works without a network after the first load', async ({ page, context }) => {
  await openGame(page, { settings: { motion: 'reduced' } });
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(async () => (await caches.keys()).length > 0);
  await expect(async () => {
    const names = await page.evaluate(async () => {
      const lists = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return lists.flat().map(({ url }) => url);
    });
    expect(names.some((url) => url.includes('atlas.json'))).toBe(true);
  }).toPass({ timeout: 60_000 });
  await context.setOffline(true);
  await page.reload();
  await drawn(page);
  await arrive(page);
  expect((await standing(page)).verbs.length).toBe(4);
  await page.goto('./#/');
  await expect(page.getByRole('heading', { name: 'Continue' })).toBeVisible();
});
