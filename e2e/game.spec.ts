import { expect, type Page, test } from '@playwright/test';
import {
  armed,
  arrive,
  drawn,
  FIRE,
  look,
  openGame,
  pixelOf,
  playOn,
  playToThrow,
  standing,
  throwDice,
  until,
} from './support.ts';

/** Changes a setting as a player does, in the middle of a game. */
async function settle(page: Page, setting: string, choice: string): Promise<void> {
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('dialog').getByLabel(setting).selectOption(choice);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('La Raye is played through the page to victory, with dice really thrown', async ({ page }) => {
  test.setTimeout(600_000);
  const outside: string[] = [];
  const faults: string[] = [];
  page.on('request', (request) => {
    if (!/^(http:\/\/127\.0\.0\.1|data:|blob:)/.test(request.url())) outside.push(request.url());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  await openGame(page, { settings: { motion: 'full' }, pace: 50 });
  await playOn(page, ({ throws }) => throws >= 2, 'buttons', FIRE);
  await settle(page, 'Movement', 'Everything at once');
  await playOn(page, undefined, 'buttons');
  const end = await standing(page);
  expect(end.over?.winner).toMatch(/US|DE/);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(`Rule ${end.over?.clause}`);
  const throws = await look(page, ({ play }) =>
    (play?.store.session.journal.entries ?? []).flatMap((entry) =>
      'dice' in entry ? [{ faces: entry.faces.length, recorded: entry.thrown?.faces.length }] : [],
    ),
  );
  expect(throws.length).toBeGreaterThan(0);
  for (const { faces, recorded } of throws) expect(recorded).toBe(faces);
  await dialog.getByRole('button', { name: 'Rematch', exact: true }).click();
  await until(page, ({ play }) => play?.store.session.length === 0);
  expect(outside).toEqual([]);
  expect(faults).toEqual([]);
});

test('pieces on the table are pointed at, and say why where they are not legal', async ({ page }) => {
  await openGame(page, { settings: { motion: 'reduced' } });
  await playOn(page, ({ verbs }) => verbs.some(({ verb }) => verb === 'scout' || verb === 'move'));
  const before = await standing(page);
  const legal = before.verbs.find(({ verb }) => verb === 'scout' || verb === 'move');
  await drawn(page);
  const spots = await look(page, ({ play, table }) => {
    const { options = [], pieces = [] } = play?.store.get() ?? {};
    const targets = new Set(options.flatMap(({ hint }) => hint.targets));
    const at = (id: string | undefined) => (id === undefined ? null : (table?.project(id) ?? null));
    const stranger = pieces.find(({ id, form, pointable }) => form === 'tile' && pointable && !targets.has(id));
    return { stranger: at(stranger?.id), legal: at([...targets][0]) };
  });
  if (!spots.stranger || !spots.legal) throw new Error('expected a legal and another tile on the table');
  await page.mouse.click(spots.stranger.x, spots.stranger.y);
  await expect(page.getByRole('alert').filter({ hasText: /Rule UN-/ })).toBeVisible();
  expect((await standing(page)).entries).toBe(before.entries);
  await page.mouse.click(spots.legal.x, spots.legal.y);
  await expect.poll(async () => (await standing(page)).entries).toBe(before.entries + 1);
  const last = await look(page, ({ play }) => play?.store.session.journal.entries.at(-1));
  expect(last).toMatchObject({ action: { verb: legal?.verb } });
});

test('by keyboard alone: from the menu to the first throw', async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem(
      'bocage-settings',
      JSON.stringify({ lessons: false, muted: true, motion: 'reduced', picture: 'plain' }),
    ),
  );
  await page.goto('./?debug&dice=3');
  await expect(
    page.getByRole('heading', { name: 'La Raye' }).or(page.getByText('Start here').first()).first(),
  ).toBeVisible();
  const focused = () => page.evaluate(() => document.activeElement?.closest('a')?.textContent ?? '');
  for (let tabs = 0; tabs < 40 && !/Start here.*La Raye/.test(await focused()); tabs++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: /^Two players here/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await drawn(page);
  const priority = [
    /^attack$/,
    /^use Attack$/,
    /^ready$/,
    /^play /,
    /^bid /,
    /^scout /,
    /^move /,
    /^use (Scout|Move)$/,
    /./,
  ];
  for (let step = 0; step < 120; step++) {
    const now = await standing(page);
    if (now.pending) break;
    if (now.handTo) {
      await expect(page.getByRole('button', { name: /^I am here/ })).toBeFocused();
      await armed(page);
      await page.keyboard.press('Enter');
      await expect.poll(async () => (await standing(page)).handTo).toBeNull();
      continue;
    }
    const names = now.verbs.map(({ verb, noun }) => (noun === null ? verb : `${verb} ${String(noun)}`));
    const wish = priority.find((pattern) => names.some((name) => pattern.test(name))) as RegExp;
    const index = names.findIndex((name) => wish.test(name));
    const key = await look(page, ({ play }) => play?.store.get().options.map((option) => option.key) ?? []);
    await page.keyboard.press(key[index] as string);
    await expect.poll(async () => (await standing(page)).entries).toBe(now.entries + 1);
  }
  const { pending } = await standing(page);
  expect(pending).not.toBeNull();
  await expect(page.locator('#throw-button')).toBeEnabled({ timeout: 60_000 });
  await page.keyboard.press('Space');
  await expect.poll(async () => (await standing(page)).pending?.id, { timeout: 60_000 }).not.toBe(pending?.id);
  await page.keyboard.press('t');
  await page.keyboard.press('n');
  await page.keyboard.press('ArrowLeft');
  expect(await look(page, ({ play }) => play?.store.get().ui.cursor)).not.toBeNull();
});

test('dice are taken from the ledge and flicked, and the view stays where it is', async ({ page }) => {
  await openGame(page, { settings: { motion: 'reduced' } });
  await playToThrow(page);
  await page.getByRole('button', { name: 'Tray' }).click();
  const ledge = await look(page, ({ table }) => table?.ledge());
  if (!ledge) throw new Error('expected the tray on the table');
  const { x, y } = await pixelOf(page, ledge);
  const place = () => look(page, ({ table }) => table?.projectAt({ x: 0, z: 0 }));
  const before = await place();
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 5; step++) await page.mouse.move(x, y - 24 * step);
  expect(await place()).toEqual(before);
  await page.mouse.up();
  await expect.poll(async () => (await standing(page)).pending).toBeNull();
  expect(await place()).toEqual(before);
});

test('a throw ends though the page draws nothing', async ({ page }) => {
  await openGame(page, { settings: { motion: 'full' }, pace: 1 });
  await playToThrow(page);
  const before = (await standing(page)).entries;
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0;
    Object.defineProperty(document, 'visibilityState', { value: 'hidden' });
    Object.defineProperty(document, 'hidden', { value: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.evaluate(() => document.getElementById('throw-button')?.click());
  await expect.poll(async () => (await standing(page)).entries, { timeout: 60_000 }).toBe(before + 1);
});

test('skip shows the result at once', async ({ page }) => {
  await openGame(page, { settings: { motion: 'full' }, pace: 0.1 });
  await playToThrow(page);
  await page.locator('#throw-button').dispatchEvent('click');
  await page.getByRole('button', { name: /Show the result/ }).click();
  await expect.poll(async () => (await standing(page)).pending).toBeNull();
});

test('between two seats nothing private is on the page', async ({ page }) => {
  await openGame(page, { settings: { motion: 'reduced' } });
  await arrive(page);
  const hand = await look(page, ({ play }) =>
    (play?.store.get().pieces ?? [])
      .filter(({ zone, pose }) => zone === 'US:hand' && pose.faceUp)
      .map(({ label }) => label),
  );
  expect(hand.length).toBe(4);
  await page.locator('#actions button.option').first().click();
  await expect(page.getByRole('button', { name: /^I am here: German/ })).toBeVisible();
  const open = await look(page, ({ play }) => ({
    shown: (play?.store.get().pieces ?? []).filter(({ zone, pose }) => /:hand$/.test(zone) && pose.faceUp).length,
    options: play?.store.get().options.length,
    session: JSON.stringify(play?.store.get().log),
  }));
  expect(open.shown).toBe(0);
  expect(open.options).toBe(0);
  const text = await page.evaluate(() => document.body.textContent ?? '');
  expect(text).not.toMatch(/US draws (Rifleman|Scout|Squad|Platoon|Fog)/);
  await arrive(page);
  const german = await look(
    page,
    ({ play }) => (play?.store.get().pieces ?? []).filter(({ zone, pose }) => zone === 'US:hand' && pose.faceUp).length,
  );
  expect(german).toBe(0);
  await page.reload();
  await drawn(page);
  await expect(page.getByRole('button', { name: /^I am here: German/ })).toBeVisible();
});

test('the dice of the journal are those that lie on the table', async ({ page }) => {
  await openGame(page, { settings: { motion: 'reduced' } });
  await playToThrow(page);
  await throwDice(page);
  const { faces, listed } = await look(page, ({ play }) => ({
    faces: play?.store.session.journal.entries.flatMap((entry) => ('dice' in entry ? entry.faces : [])).map(String),
    listed: play?.store.get().ui.thrown?.faces.map(String),
  }));
  expect(listed).toEqual(faces);
});
