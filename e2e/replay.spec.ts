import * as engine from '@dimforge/rapier3d-compat';
import { expect, type Page, test } from '@playwright/test';
import type { Play } from '../src/app/play/context.ts';
import type { ReplayStore } from '../src/app/replay/store.ts';
import { GESTURES } from '../src/models/dice/gesture.ts';
import { throwDice } from '../src/models/dice/physics/throw-dice.ts';
import type { ThrowRecord } from '../src/models/dice/throw-record.ts';
import type { TableProbe } from '../src/scene/debug.ts';
import { findings } from './axe.ts';
import { arrive, drawn, look, openGame, playOn, standing, until } from './support.ts';

/** What the page shows of itself with `?debug`. */
interface Probe {
  play?: Play;
  replay?: ReplayStore;
  table?: TableProbe;
}

const see = <T>(page: Page, what: (probe: Probe) => T): Promise<T> => look(page, what as Parameters<typeof look<T>>[1]);
const moment = (page: Page) =>
  see(page, ({ replay }) => {
    const { at, viewer, rolling } = replay?.get() ?? { at: -1, viewer: '', rolling: null };
    return { at, viewer, rolls: rolling !== null, length: replay?.length ?? -1 };
  });
const replayDrawn = (page: Page) => until(page, ((probe: Probe) => probe.replay && probe.table?.ready) as never);

/** Records of a game's first throw, for 1 to 4 dice. */
async function firstThrows(): Promise<ThrowRecord[]> {
  await engine.init();
  return [1, 2, 3, 4].map((count) => {
    const dice = Array.from({ length: count }, () => ({ kind: 'd10' as const }));
    return throwDice(engine, { id: 'throw-1', dice, seed: 7, gesture: GESTURES.normal }).record;
  });
}

/**
 * Takes decisions without the page's buttons until the game is over, or has `most` entries.
 * @param records the first throw, by the number of its dice less one; the others are given by hand
 */
async function rush(page: Page, most: number, records: ThrowRecord[] = []): Promise<string> {
  await page.evaluate(
    ([bound, thrown]) => {
      const { play } = (window as unknown as { __bocage: Probe }).__bocage;
      const session = play?.store.session;
      if (!session) throw new Error('no game is open');
      const { game } = session;
      for (let turn = 0; session.length < bound; turn++) {
        const toMove = game.toMove(session.state);
        if (toMove === 'none') return;
        const { pending } = session.state;
        const record = pending?.id === 'throw-1' ? thrown[pending.dice.length - 1] : undefined;
        if (pending && record) session.settle(pending.id, record.faces, record);
        else if (pending)
          session.settle(
            pending.id,
            pending.dice.map((_, die) => (turn + die) % 10),
          );
        else {
          const seat = toMove[0] ?? '';
          const legal = game.legalActions(session.state, seat);
          session.act(
            seat,
            legal.find(({ verb, noun }) => verb === 'attack' || noun === 'Attack') ?? legal[turn % legal.length],
          );
        }
      }
    },
    [most, records] as const,
  );
  await until(page, ({ play }) => play?.keeper.status.get() === 'saved');
  return look(page, ({ play }) => play?.keeper.id ?? '');
}

test.use({ viewport: { width: 1280, height: 720 } });

test('a game is played back: steps, the dice as they fell, jumps, statistics, and on from there', async ({ page }) => {
  await openGame(page, { settings: { motion: 'full' } });
  const save = await rush(page, 300, await firstThrows());
  await page.evaluate((id) => {
    location.hash = `#/replay/${id}`;
  }, save);
  await replayDrawn(page);
  expect((await moment(page)).at).toBe(0);
  const throwAt = await see(page, ({ replay }) => replay?.entries.findIndex((entry) => 'dice' in entry) ?? -1);
  expect(await findings(page)).toEqual([]);

  await see(page, ({ replay }) => replay?.change({ secrets: true }));
  await page.keyboard.press('End');
  const { length } = await moment(page);
  expect(await moment(page)).toMatchObject({ at: length });
  await page.keyboard.press('ArrowLeft');
  expect((await moment(page)).at).toBe(length - 1);

  await page.getByRole('slider', { name: 'Step of the game' }).fill(String(throwAt));
  await page.keyboard.press('ArrowRight');
  expect(await moment(page)).toMatchObject({ at: throwAt, rolls: true });
  await expect.poll(async () => (await moment(page)).at).toBe(throwAt + 1);
  await expect(page.locator('.happened .face')).not.toHaveCount(0);
  await expect(page.locator('[aria-current=step]')).toContainText('Dice:');

  for (const share of [1, 0, 0.5, 0.04, 0.9, 0.2, 0.6]) {
    const at = Math.round(share * length);
    await page.getByRole('slider').fill(String(at));
    expect((await moment(page)).at).toBe(at);
  }

  await page.getByRole('button', { name: 'Statistics' }).click();
  await expect(page.getByRole('img', { name: /Objective points turn by turn/ })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await page.setViewportSize({ width: 844, height: 390 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expect(page.getByRole('button', { name: 'Play', exact: true })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 720 });

  await page.getByRole('slider').fill('20');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await drawn(page);
  await arrive(page);
  expect((await standing(page)).entries).toBe(20);
});

test('a running game shows an onlooker’s table until secrets are allowed', async ({ page }) => {
  await openGame(page, { settings: { motion: 'reduced' } });
  const save = await rush(page, 12);
  await page.evaluate((id) => {
    location.hash = `#/replay/${id}`;
  }, save);
  await replayDrawn(page);
  await page.getByLabel('Seen by').selectOption('caster');
  expect((await moment(page)).viewer).toBe('spectator');
  await page.getByRole('button', { name: 'Keep them secret' }).click();
  await page.getByLabel('Seen by').selectOption('US');
  await page.getByRole('button', { name: 'Show everything' }).click();
  expect((await moment(page)).viewer).toBe('US');
});

test('a position is shared as a link and opened as a game; a wrong one names its field', async ({ page }) => {
  await openGame(page, { settings: { motion: 'reduced' } });
  await playOn(page, ({ verbs }) => verbs.some(({ verb }) => verb === 'use'));
  const before = await standing(page);
  await page.getByRole('button', { name: 'Menu' }).first().click();
  await page.getByRole('button', { name: 'Share this position' }).click();
  expect(await findings(page)).toEqual([]);
  const link = await page.getByLabel('Link').inputValue();
  await page.goto(link.replace('#', '?debug#'));
  await drawn(page);
  await arrive(page);
  expect(await standing(page)).toMatchObject({ entries: 0, seated: before.seated, verbs: before.verbs });

  const wrong = { game: 'undaunted', scenario: 'la-raye', phase: 'turn', toMove: 'US', initiative: 'US', round: 'two' };
  await page.goto('about:blank');
  await page.goto(`./?debug#/position/${Buffer.from(JSON.stringify(wrong)).toString('base64url')}`);
  await expect(page.getByRole('alert')).toContainText('position.round');
});

test('a saved game is renamed in the menu', async ({ page }) => {
  await openGame(page, { settings: { motion: 'reduced' } });
  await page.goto('./?debug#/');
  await page.getByRole('button', { name: /^More for/ }).click();
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('The long evening');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Replay The long evening' })).toBeVisible();
});
