import { expect, type Page } from '@playwright/test';
import type { Play } from '../src/app/play/context.ts';
import type { TableProbe } from '../src/scene/debug.ts';

/** What the page shows of itself with `?debug`. */
interface Probe {
  play?: Play;
  table?: TableProbe;
}

/** Runs in the page, with its probe; only what is plain JSON comes back. */
export const look = <T>(page: Page, see: (probe: Probe) => T): Promise<T> =>
  page.evaluate(`(${see})(window.__bocage ?? {})`) as Promise<T>;

/** Waits until the probe answers with something true. */
export const until = (page: Page, see: (probe: Probe) => unknown) =>
  page.waitForFunction(`(${see})(window.__bocage ?? {})`, null, { timeout: 60_000, polling: 100 });

/** How a game is opened. */
interface Opening {
  scenario?: string;
  game?: string;
  seed?: number;
  /** Seed of the first throw. */
  dice?: number;
  /** Pace of rolling dice, 1 is real. */
  pace?: number;
  /** Seats played by the program: "DE:rule". */
  bots?: string;
  /** Page settings that differ from the defaults. */
  settings?: object;
}

/** Opens a game by its address and waits for the drawn table. Cards that explain are off unless asked for. */
export async function openGame(page: Page, opening: Opening = {}): Promise<void> {
  const { game = 'undaunted', scenario = 'la-raye', seed = 1, dice = 7, pace = 20, bots = '' } = opening;
  await changeSettings(page, opening.settings);
  await page.goto(`./?debug&play=${game}/${scenario}&seed=${seed}&dice=${dice}&pace=${pace}&bots=${bots}`);
  await drawn(page);
}

/**
 * Page settings that differ from the defaults, for pages opened from now on. Cards that explain are off, sound too, and
 * the picture is plain.
 */
export async function changeSettings(page: Page, settings: object = {}): Promise<void> {
  await page.addInitScript(
    (text) => {
      if (!localStorage.getItem('bocage-settings')) localStorage.setItem('bocage-settings', text);
    },
    JSON.stringify({ lessons: false, muted: true, picture: 'plain', ...settings }),
  );
}

/** Opens a game from a saved file in the menu, such as one that starts from a position, and waits for the table. */
export async function openPosition(page: Page, setup: object, settings: object = {}): Promise<void> {
  await changeSettings(page, settings);
  await page.goto('./?debug&dice=7&pace=50#/');
  const journal = { format: 'bocage-journal', version: 1, setup: { seed: 1, ...setup }, entries: [], digests: [] };
  const buffer = Buffer.from(JSON.stringify(journal));
  await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  await drawn(page);
}

/** The table is drawn and nothing moves. */
export async function drawn(page: Page): Promise<void> {
  await until(page, ({ table, play }) => table?.ready && play && !table.moving());
}

/** Waits until pictures, physics and tray have come and nothing was drawn for two seconds; the number of frames then. */
export async function settledFrames(page: Page): Promise<number> {
  const frames = () => look(page, ({ table }) => table?.frames ?? 0);
  let seen = -1;
  await expect(async () => {
    const before = seen;
    seen = await frames();
    expect(seen).toBe(before);
  }).toPass({ intervals: [2000], timeout: 60_000 });
  return seen;
}

/**
 * Page pixels of a point of the table top, once the camera stands still.
 * @param at cm in the table's axes
 * @throws where a part of the page covers it, or it is out of the picture
 */
export async function pixelOf(page: Page, at: { x: number; z: number }): Promise<{ x: number; y: number }> {
  const project = () =>
    page.evaluate((spot) => {
      const { table } = (window as unknown as { __bocage: Probe }).__bocage;
      if (!table) throw new Error('no table is open');
      const { x, y } = table.projectAt(spot);
      return { x: Math.round(x), y: Math.round(y), under: document.elementFromPoint(x, y)?.tagName ?? 'nothing' };
    }, at);
  let seen = await project();
  await expect(async () => {
    const before = seen;
    seen = await project();
    expect(seen).toEqual(before);
  }).toPass({ intervals: [100], timeout: 30_000 });
  expect(seen.under, `what lies over ${at.x}, ${at.z} at ${seen.x}, ${seen.y}`).toBe('CANVAS');
  return { x: seen.x, y: seen.y };
}

/** What matters of the page's state. */
export const standing = (page: Page) =>
  look(page, ({ play }) => {
    if (!play) throw new Error('no game is open');
    const { handTo, seated, pending, over, options, ui } = play.store.get();
    return {
      handTo,
      seated,
      pending: pending && { id: pending.id, dice: pending.dice.length },
      over: over && { winner: over.winner, clause: over.clause },
      verbs: options.map(({ action }) => ({ verb: action.verb, noun: action.noun ?? null })),
      refusal: ui.refusal,
      entries: play.store.session.length,
      throws: play.store.session.journal.entries.filter((entry) => 'dice' in entry).length,
    };
  });

/**
 * Waits until a hand-over takes the next player's word: not at once, so that no press meant for the page before is
 * one.
 */
export const armed = (page: Page) => expect(page.locator('.handover button[data-armed="true"]')).toBeVisible();

/** The next player says that they are there. */
export async function arrive(page: Page): Promise<void> {
  await armed(page);
  await page.getByRole('button', { name: /^I am here/ }).click();
  await expect(page.getByRole('button', { name: /^I am here/ })).toHaveCount(0);
}

/** Throws the pending dice with the button and waits for them to be read. */
export async function throwDice(page: Page): Promise<void> {
  const before = (await standing(page)).pending?.id;
  const button = page.locator('#throw-button');
  await expect(button).toBeEnabled({ timeout: 60_000 });
  await button.dispatchEvent('click');
  await page.waitForFunction(
    (id) => {
      const { play } = (window as unknown as { __bocage: Probe }).__bocage;
      return play?.store.get().pending?.id !== id;
    },
    before,
    { timeout: 60_000, polling: 50 },
  );
}

/** Order in which a player in a hurry takes decisions; what is not named comes last. */
const HURRY: readonly (readonly [verb: string, noun?: string])[] = [
  ['bid'],
  ['use', 'Control'],
  ['use', 'Scout'],
  ['scout'],
  ['use', 'Command'],
  ['draw'],
  ['use', 'Bolster'],
  ['bolster'],
  ['use', 'Move'],
  ['move'],
  ['attack'],
  ['use', 'Attack'],
  ['ready'],
  ['play'],
];

/** Order of a player who wants dice: fire first, then whatever leads to fire. */
export const FIRE: typeof HURRY = [['attack'], ['use', 'Attack'], ...HURRY];

/** Number of the decision a player in a hurry takes; `turn` makes it vary among equals. */
export function hurried(
  verbs: readonly { verb: string; noun: unknown }[],
  turn: number,
  order: typeof HURRY = HURRY,
): number {
  for (const [verb, noun] of order) {
    const fitting = verbs.flatMap((action, index) =>
      action.verb === verb && (noun === undefined || action.noun === noun) ? [index] : [],
    );
    if (fitting.length > 0) return fitting[turn % fitting.length] as number;
  }
  return 0;
}

/** How decisions are taken: by a click on their button, or, on the way to what a test is about, in the store itself. */
type By = 'buttons' | 'store';

/** Plays on until dice are waited for. */
export async function playToThrow(page: Page): Promise<void> {
  await playOn(page, ({ pending }) => pending !== null, 'store', FIRE);
  await expect(page.locator('#throw-button')).toBeEnabled({ timeout: 60_000 });
}

/** Plays on until the game is over or `stop` says so. @returns number of steps taken */
export async function playOn(
  page: Page,
  stop: (now: Awaited<ReturnType<typeof standing>>) => boolean = () => false,
  by: By = 'store',
  order: typeof HURRY = HURRY,
  bound = 2000,
): Promise<number> {
  for (let step = 0; step < bound; step++) {
    const now = await standing(page);
    if (now.over || stop(now)) return step;
    if (now.handTo) await (by === 'buttons' ? arrive(page) : arriveQuickly(page));
    else if (now.pending) await throwDice(page);
    else {
      await take(page, hurried(now.verbs, step, order), by);
      expect((await standing(page)).entries).toBe(now.entries + 1);
    }
  }
  throw new Error(`the game was not over after ${bound} steps`);
}

const arriveQuickly = (page: Page) => look(page, ({ play }) => play?.store.arrive());

async function take(page: Page, index: number, by: By): Promise<void> {
  if (by === 'store') {
    await page.evaluate(
      (number) => (window as unknown as { __bocage: Probe }).__bocage.play?.store.take(number),
      index,
    );
  } else await page.locator('#actions button.option').nth(index).dispatchEvent('click');
}
