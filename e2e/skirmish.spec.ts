import { expect, type Page, test } from '@playwright/test';
import { arrive, drawn, look, openGame, pixelOf, standing, throwDice, until } from './support.ts';

/** Takes the first decision of this verb with its button. */
async function take(page: Page, verb: string): Promise<void> {
  await page.locator(`#actions button.option[data-verb="${verb}"]`).first().click();
}

/** Gives both sides' orders through the page's store, every model a Move, and stops before the flip for initiative. */
async function giveOrders(page: Page): Promise<void> {
  await look(page, ({ play }) => {
    if (!play) return;
    const { store } = play;
    for (let step = 0; step < 200; step++) {
      const { handTo, pending, options } = store.get();
      if (pending) return;
      if (handTo !== null) store.arrive();
      const verbs = ['commit', 'order'];
      const wanted = options.filter(({ action }) => verbs.includes(action.verb));
      const noun = (option: (typeof wanted)[number]) => JSON.stringify(option.action.noun ?? '');
      const found =
        wanted.find(({ action }) => action.verb === 'commit') ??
        wanted.find((option) => noun(option).includes('"move"'));
      if (found) store.act(found.action);
    }
  });
}

test('skirmish: an order, a coin flip, and a move that is aimed at', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await openGame(page, { game: 'skirmish', scenario: 'last-man-standing', settings: { motion: 'reduced' }, pace: 50 });
  for (const _side of ['A', 'B']) {
    await arrive(page);
    await take(page, 'quick-start');
  }
  if ((await standing(page)).handTo) await arrive(page);
  await page.locator('#actions summary').first().click();
  await take(page, 'order');
  expect(await look(page, ({ play }) => play?.store.get().pieces.filter(({ form }) => form === 'order').length)).toBe(
    1,
  );
  await giveOrders(page);

  // Both look on: nobody's orders are told, and who goes first has to say that they are there.
  await expect(page.getByRole('region', { name: 'Coin' })).toContainText('Heads: A goes first; tails: B goes first');
  await page.keyboard.press('l');
  await expect(page.getByRole('list', { name: 'All events' })).not.toContainText('is given');
  await page.keyboard.press('l');
  await throwDice(page);
  const handOver = page.getByRole('dialog', { name: /your turn at the table/ });
  await expect(handOver.getByRole('status')).toContainText(
    /Initiative: who goes first: (heads, A|tails, B) goes first/,
  );
  await arrive(page);
  await take(page, 'flip-card');
  if ((await standing(page)).verbs.some(({ verb }) => verb === 'choose')) await take(page, 'choose');
  await take(page, 'move');
  await drawn(page);

  // The model is dragged; the leg ends where it is let go, and is given up again.
  const mover = await look(page, ({ play }) => {
    const { options, pieces } = play?.store.get() ?? {};
    const id = options?.find(({ action }) => action.verb === 'go')?.hint.targets[0];
    return pieces?.find((piece) => piece.id === id)?.pose ?? null;
  });
  if (!mover) throw new Error('expected a model that is about to go');
  const grip = await pixelOf(page, mover);
  const there = await pixelOf(page, { x: mover.x, z: mover.z - Math.sign(mover.z) * 6 });
  await page.mouse.move(grip.x, grip.y);
  await page.mouse.down();
  await page.mouse.move((grip.x + there.x) / 2, (grip.y + there.y) / 2);
  await page.mouse.move(there.x, there.y);
  await page.mouse.up();
  const panel = page.getByRole('region', { name: /^Go:/ });
  await expect(panel).toContainText(/[56]\.\d\d of 20 cm/);
  expect(await look(page, ({ play }) => play?.store.aim.get().aim?.input.points.length)).toBe(1);
  await page.keyboard.press('Escape');
  await take(page, 'go');
  await expect(panel).toBeFocused();
  const from = await look(page, ({ play }) => play?.store.aim.get().aim?.needs.from ?? null);
  if (!from) throw new Error('expected a place to go from');
  /** Points at the place so many cm from the mover, straight across the mat. */
  const pointAhead = async (far: number) => {
    const { x, y } = await pixelOf(page, { x: from.x, z: from.z - Math.sign(from.z) * far });
    await page.mouse.click(x, y);
  };
  const before = (await standing(page)).entries;
  await pointAhead(25);
  await expect(panel).toContainText(/Rule SK-/);
  await expect(panel.getByRole('button', { name: /^Confirm/ })).toBeDisabled();
  await page.keyboard.press('Backspace');
  await pointAhead(4);
  await expect(panel).toContainText(/of 20 cm/);
  await expect(panel.getByRole('button', { name: /^Confirm/ })).toBeEnabled();
  await page.keyboard.press('Enter');
  await until(page, ({ play }) => play?.store.aim.get().aim === null);
  expect((await standing(page)).entries).toBe(before + 1);
  const last = await look(page, ({ play }) => play?.store.session.journal.entries.at(-1));
  expect(last).toMatchObject({ action: { verb: 'go' } });

  if ((await standing(page)).handTo) await arrive(page);
  await page.keyboard.press('m');
  await expect(page.getByRole('region', { name: 'Measuring tape' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Measuring tape' })).toHaveCount(0);
  expect(faults).toEqual([]);
});
