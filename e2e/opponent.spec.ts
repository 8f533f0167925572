import { expect, type Page, test } from '@playwright/test';
import { drawn, hurried, look, openGame, standing, throwDice, until } from './support.ts';

const FAST = { botPace: 'at-once', motion: 'reduced' };

/** Plays the seat at the screen in a hurry until the game has so many entries; the program plays the other by itself. */
async function playMine(page: Page, entries: number): Promise<void> {
  for (let step = 0; step < 400; step++) {
    const now = await standing(page);
    expect(now.handTo).toBeNull();
    if (now.entries >= entries || now.over) return;
    const mine = await look(page, ({ play }) => {
      const { pending, seated } = play?.store.get() ?? {};
      return pending ? pending.seat === seated : false;
    });
    if (mine) await throwDice(page);
    else if (now.verbs.length > 0) {
      const button = page.locator('#actions button.option').nth(hurried(now.verbs, step));
      await button.evaluate((element: HTMLElement) => element.click());
    } else await page.waitForTimeout(50);
  }
  throw new Error(`no ${entries} entries came`);
}

const entriesOf = (page: Page) =>
  look(page, ({ play }) =>
    (play?.store.session.journal.entries ?? []).map((entry) =>
      'dice' in entry ? { seat: 'dice', thrown: entry.thrown !== undefined } : { seat: entry.seat, thrown: false },
    ),
  );

test('a few turns against the program: it moves by itself, its dice are thrown, a reload goes on', async ({ page }) => {
  test.setTimeout(90_000);
  await openGame(page, { bots: 'DE:rule', settings: FAST });
  await expect(page.getByRole('button', { name: /^I am here/ })).toHaveCount(0);
  await playMine(page, 24);
  const entries = await entriesOf(page);
  expect(entries.filter(({ seat }) => seat === 'DE').length).toBeGreaterThan(3);
  expect(entries.filter(({ seat }) => seat === 'dice').every(({ thrown }) => thrown)).toBe(true);
  await expect(page.locator('[aria-label="The program"]')).toHaveCount(1);
  await page.reload();
  await drawn(page);
  expect((await standing(page)).entries).toBeGreaterThanOrEqual(24);
  await playMine(page, 30);
  expect((await standing(page)).seated).toBe('US');
});

test('a new game asks who plays; advice is given when asked for, and glows', async ({ page }) => {
  test.setTimeout(90_000);
  await page.addInitScript(() =>
    localStorage.setItem('bocage-settings', '{"lessons":false,"muted":true,"picture":"plain"}'),
  );
  await page.goto('./?debug#/play/undaunted/la-raye');
  await expect(page.getByRole('button', { name: 'Two players here' })).toBeFocused();
  await page.getByRole('radio', { name: 'Steady' }).check();
  await page.getByRole('button', { name: /^I play US/ }).click();
  await drawn(page);
  expect(await look(page, ({ play }) => play?.keeper.bots)).toEqual({ DE: 'rule' });
  await page.getByRole('button', { name: 'Advice', exact: true }).click();
  await expect(page.locator('.advice li').first()).toBeVisible();
  const advice = await look(page, ({ play }) => play?.store.get().ui.advice);
  expect(advice).toMatchObject({ kind: 'ideas' });
  await page.locator('.advice li button').first().click();
  await until(page, ({ play }) => play?.store.session.journal.entries.some((e) => 'seat' in e && e.seat === 'US'));
});

test('the program plays against itself, with pause and single steps', async ({ page }) => {
  await openGame(page, { bots: 'US:rule,DE:rule', settings: { ...FAST, botPace: 'fast' } });
  await page.getByRole('button', { name: 'Pause' }).click();
  const before = (await standing(page)).entries;
  await page.getByRole('button', { name: 'One step' }).click();
  await until(page, ({ play }) => play);
  await expect.poll(async () => (await standing(page)).entries).toBe(before + 1);
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect.poll(async () => (await standing(page)).entries).toBeGreaterThan(before + 3);
});
