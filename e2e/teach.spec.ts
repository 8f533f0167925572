import { expect, type Page, test } from '@playwright/test';
import { drawn, look, standing } from './support.ts';

const say = (page: Page) => page.locator('.guide-say');
const goOn = (page: Page) => page.getByRole('button', { name: 'Go on', exact: true });

/** Opens the menu with quick dice; cards that explain single actions are on, as for a newcomer. */
async function openMenu(page: Page): Promise<void> {
  await page.addInitScript(() => {
    if (localStorage.getItem('bocage-settings')) return;
    localStorage.setItem('bocage-settings', JSON.stringify({ muted: true, motion: 'reduced', picture: 'plain' }));
  });
  await page.goto('./?debug&dice=5&pace=50');
}

/** Does what the lesson asks once, by `act`; waits while the other side is at it. */
async function onward(page: Page, act: (what: 'read' | 'throw' | 'do') => Promise<void>): Promise<void> {
  const before = (await say(page).textContent()) ?? '';
  const entries = (await standing(page)).entries;
  const throwButton = page.locator('#throw-button:enabled');
  const theirs = (await page.locator('.guide-wait').count()) > 0;
  if (!theirs) {
    if ((await goOn(page).count()) > 0) await act('read');
    else if ((await standing(page)).pending) {
      await expect(throwButton).toBeVisible();
      await act('throw');
    } else await act('do');
  }
  await expect
    .poll(async () => {
      if ((await say(page).count()) === 0) return true;
      return (await say(page).textContent()) !== before || (await standing(page)).entries !== entries;
    })
    .toBe(true);
}

test('a newcomer acts after two clicks and wins the guided game by doing what glows', async ({ page }) => {
  test.setTimeout(480_000);
  await openMenu(page);
  await page.getByRole('link', { name: 'Begin your first game' }).click();
  await page.locator('.option.asked').click();
  await expect.poll(async () => (await standing(page)).entries).toBeGreaterThan(0);
  await drawn(page);
  for (let step = 0; step < 150 && (await say(page).count()) > 0; step++) {
    await onward(page, async (what) => {
      if (what === 'read') await goOn(page).click();
      else if (what === 'throw') await page.locator('#throw-button').click();
      else await page.locator('.option.asked').first().click();
    });
    expect((await standing(page)).handTo).toBeNull();
  }
  expect((await standing(page)).over).toEqual({ winner: 'US', clause: 'UN-END-03' });
  await expect(page.getByRole('dialog')).toContainText('US wins');
  const throws = await look(page, ({ play }) =>
    (play?.store.session.journal.entries ?? []).filter((entry) => 'dice' in entry && entry.thrown).map(() => 1),
  );
  expect(throws).toHaveLength(4);
});

test('by keyboard: what comes later is held back, and a reload takes the lesson up again', async ({ page }) => {
  await openMenu(page);
  await page.getByRole('link', { name: 'Begin your first game' }).press('Enter');
  await drawn(page);
  const keyOf = (selector: string) => page.locator(selector).first().getAttribute('aria-keyshortcuts');
  await page.keyboard.press((await keyOf('.option.held')) ?? '');
  await expect(page.getByRole('alert').filter({ hasText: 'First what glows' })).toBeVisible();
  expect((await standing(page)).entries).toBe(0);
  for (let step = 0; step < 14; step++) {
    await onward(page, async (what) => {
      if (what === 'read') await page.keyboard.press('g');
      else if (what === 'throw') await page.keyboard.press('Space');
      else await page.keyboard.press((await keyOf('.option.asked')) ?? '');
    });
  }
  const before = { said: await say(page).textContent(), entries: (await standing(page)).entries };
  await expect.poll(() => look(page, ({ play }) => play?.keeper.status.get())).toBe('saved');
  await page.reload();
  await drawn(page);
  await expect(say(page)).toHaveText(before.said ?? '');
  expect((await standing(page)).entries).toBe(before.entries);
  await page.getByRole('button', { name: 'Leave the lesson' }).click();
  await expect(say(page)).toHaveCount(0);
  await expect(page.locator('.option.held')).toHaveCount(0);
  expect(await look(page, ({ play }) => play?.keeper.bots)).toEqual({ DE: 'rule' });
  expect((await standing(page)).seated).toBe('US');
});
