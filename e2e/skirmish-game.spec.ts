import { expect, type Page, test } from '@playwright/test';
import { advanceGame, type Stop } from './skirmish-envoy.ts';
import { arrive, changeSettings, look, pixelOf, standing, throwDice, until } from './support.ts';

const TABLE = { w: 80, h: 120 };

/** Points at a place of the mat, in the rules' cm. */
async function pointAt(page: Page, x: number, y: number): Promise<void> {
  const at = await pixelOf(page, { x: x - TABLE.w / 2, z: TABLE.h / 2 - y });
  await page.mouse.click(at.x, at.y);
}

/** Takes the first decision of this verb with its button. */
const take = (page: Page, verb: string, noun = '') =>
  page
    .locator(`#actions button.option[data-verb="${verb}"]${noun && `[data-noun="${noun}"]`}`)
    .first()
    .dispatchEvent('click');

/** Where the model is, in the rules' cm; null where it is not on the table. */
const whereIs = (page: Page, id: string) =>
  page.evaluate((wanted) => {
    const { store } = (window as unknown as { __bocage: { play: import('../src/app/play/context.ts').Play } }).__bocage
      .play;
    const { models } = store.session.state as import('../src/rules/skirmish/state.ts').SkirmishState;
    const { x, y, place, suppressed } = models.find((model) => model.id === wanted) ?? {};
    return place === 'table' ? { x: x ?? 0, y: y ?? 0, suppressed: suppressed ?? false } : null;
  }, id);

const panelOf = (page: Page) => page.locator('section.aim');

/** Confirms what is aimed at with the Enter key and waits until it is done. */
async function confirm(page: Page): Promise<void> {
  await expect(panelOf(page).getByRole('button', { name: /^Confirm/ })).toBeEnabled();
  await page.keyboard.press('Enter');
  await until(page, ({ play }) => play?.store.aim.get().aim === null);
}

/** What is done by hand at each stop; the others are the filler's. */
const BY_HAND: Partial<Record<Stop, (page: Page) => Promise<void>>> = {
  coin: async (page) => {
    await expect(page.getByRole('region', { name: 'Coin' })).toContainText(/50 %|Heads: A goes first/);
    await throwDice(page);
  },

  /** Taken from the ledge and flicked into the tray. */
  flick: async (page) => {
    await expect(page.locator('#throw-button')).toBeEnabled({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Tray' }).click();
    const ledge = await look(page, ({ table }) => table?.ledge());
    if (!ledge) throw new Error('expected a tray');
    const { x, y } = await pixelOf(page, ledge);
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x, y - 40);
    await page.mouse.move(x, y - 120);
    await page.mouse.up();
    await until(page, ({ play }) => play?.store.get().pending === null);
    // Not a click at a place: the next player may have been asked for by now.
    await page.getByRole('button', { name: 'My seat' }).dispatchEvent('click');
  },

  window: async (page) => {
    await until(page, ({ play }) => !play?.store.get().ui.held);
  },

  first: async (page) => {
    await take(page, 'move', 'sure');
    await take(page, 'go');
    const panel = panelOf(page);
    await panel.getByText('Leg 1 by numbers').click();
    for (const [direction, length] of [
      ['45', '14.14'],
      ['90', '5'],
    ] as const) {
      await panel.getByLabel('Direction, degrees').fill(direction);
      await panel.getByLabel('Length, cm').fill(length);
      await panel.getByRole('button', { name: 'Add the leg' }).click();
    }
    await expect(panel).toContainText('19.14 of 20 cm, facing 90°');
    await panel.getByRole('heading', { name: /^Go/ }).click();
    await confirm(page);
  },

  sentry: async (page) => {
    await take(page, 'sentry');
    await expect(page.locator('#actions')).toContainText('no sooner than with any other answer');
    await until(page, ({ play }) => !play?.store.get().ui.held);
    await take(page, 'halt');
    const mark = await look(page, ({ play }) => {
      const list = play?.store.aim.get().aim?.needs.picks?.list ?? [];
      return list[list.length >> 1] ?? null;
    });
    if (!mark?.at) throw new Error('expected marks on the path');
    const pixel = await pixelOf(page, mark.at);
    await page.mouse.click(pixel.x, pixel.y);
    await expect(panelOf(page).getByLabel('Catch it')).toHaveValue(mark.value);
    await confirm(page);
  },

  drop: async (page) => {
    await take(page, 'drop');
    await pointAt(page, 16, 24);
    await expect(panelOf(page)).toContainText('overlap a cover card');
    await pointAt(page, 14, 19);
    await confirm(page);
  },

  shift: async (page) => {
    await take(page, 'place-drop');
    await page.keyboard.press('ArrowLeft');
    await expect(panelOf(page)).toContainText('0.50 of 30 cm away');
    await confirm(page);
  },

  face: async (page) => {
    await take(page, 'face');
    await page.keyboard.press('n');
    await confirm(page);
  },

  grenade: async (page) => {
    await take(page, 'grenade', 'frag');
  },

  place: async (page) => {
    const target = await whereIs(page, 'A-trooper-1');
    await take(page, 'place');
    await pointAt(page, target?.x ?? 0, (target?.y ?? 0) + 1);
    await page.keyboard.press('q');
    await expect(panelOf(page).getByLabel('Facing, degrees')).toHaveValue('5');
    await expect(panelOf(page)).toContainText('Would be Suppressed: Trooper 1 (A)');
    await confirm(page);
    expect(await whereIs(page, 'A-trooper-1')).toMatchObject({ suppressed: true });
  },

  last: async (page) => {
    await take(page, 'move', 'sure');
    await take(page, 'go');
    const from = await whereIs(page, 'A-envoy-1');
    await pointAt(page, from?.x ?? 0, 119.9);
    await page.keyboard.press('ArrowUp');
    await expect(panelOf(page)).toContainText('Leaves over the enemy edge');
    await confirm(page);
  },
};

test('skirmish: Envoy Run from the menu to the victory', async ({ page }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await changeSettings(page, { motion: 'reduced' });
  await page.addInitScript(() => {
    // The same shuffles each time; ids of saved games are drawn as bytes.
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => (array instanceof Uint32Array ? array.fill(3) : draw(array));
  });
  await page.goto('./?debug&dice=7&pace=50#/');
  await page.getByRole('link', { name: /Envoy Run/ }).click();
  await page.getByRole('button', { name: 'Two players here' }).click();
  await until(page, ({ table, play }) => table?.ready && play);
  for (const _side of ['A', 'B']) {
    await arrive(page);
    await take(page, 'quick-start');
  }

  const done: Stop[] = [];
  for (let stops = 0; stops < 150 && done.at(-1) !== 'over'; stops++) {
    const stop = await advanceGame(page, done);
    await BY_HAND[stop]?.(page);
    done.push(stop);
  }
  for (const stop of ['first', 'sentry', 'drop', 'face', 'grenade', 'place', 'last'] as const)
    expect(done).toContain(stop);

  expect((await standing(page)).over).toEqual({ winner: 'A', clause: 'SK-MIS-01' });
  const victory = page.getByRole('dialog', { name: 'A, slate blue wins' });
  await expect(victory).toContainText('left over the enemy edge');
  await victory.getByRole('button', { name: 'Statistics' }).click();
  const statistics = page.getByRole('dialog', { name: 'Statistics' });
  for (const title of ['Points left', 'Models left', 'Coin by face', 'Orders carried out']) {
    await expect(statistics.getByText(title, { exact: true }).first()).toBeVisible();
  }
  expect(faults).toEqual([]);
});
