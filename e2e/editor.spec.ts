import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { findings } from './axe.ts';
import { drawn, look } from './support.ts';

const openEditor = async (page: Page, scenario = '') => {
  await page.goto(`./?debug#/editor/undaunted${scenario}`);
  await expect(page.getByRole('grid')).toBeVisible();
};
const cell = (page: Page, words: RegExp) => page.getByRole('gridcell', { name: words });
const radio = (page: Page, name: string | RegExp) => page.getByRole('radio', { name });
const tab = (page: Page, name: string) => page.locator('.palette').getByRole('button', { name, exact: true });
const sheet = (page: Page, name: string) => page.locator('.editor-side').getByRole('button', { name, exact: true });
const problems = (page: Page) => page.locator('.checklist li');

/** A scenario file as something to be opened. */
const asFile = (data: unknown) => ({
  name: 'own.scenario.json',
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(data)),
});

test('a scenario is built from nothing with keys alone, and played', async ({ page }) => {
  await openEditor(page);
  await expect(problems(page)).toHaveText([/scenario\.title/, /scenario\.tiles/]);
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key);
  };
  /** Chooses a component, goes to the map, walks there and puts it down. */
  const put = async (name: string | RegExp, ...steps: string[]) => {
    await radio(page, name).focus();
    await press('Space', 'Enter', ...steps, 'Enter');
  };
  await page.getByRole('textbox', { name: 'Title' }).focus();
  await page.keyboard.type('Two farms');
  await put(/^Church square/);
  await put(/^Dairy/, 'ArrowRight');
  await press('f', 'f', 'Escape');
  await expect(radio(page, /^Dairy/)).toBeFocused();
  await tab(page, 'Markers').press('Enter');
  await put(/^Objective 1/);
  await put(/^Objective 1/, 'ArrowLeft');
  for (const side of ['US', 'DE']) {
    await tab(page, side).press('Enter');
    await put(`${side} Rifleman A`);
    await put(`${side} spawn for all`);
    await page.keyboard.press('ArrowRight');
    await sheet(page, `${side} cards`).press('Enter');
    for (const unit of ['Rifleman A', 'Scout A']) {
      await page.getByRole('spinbutton', { name: `${unit}, deck` }).focus();
      await press('ArrowUp', 'ArrowUp');
    }
  }
  await expect(problems(page)).toHaveText([/victory\.US\.points/, /victory\.DE\.points/]);
  await sheet(page, 'Scenario').press('Enter');
  for (const side of ['US', 'German']) {
    await page.getByRole('spinbutton', { name: `Objective points for ${side}` }).focus();
    await press('ArrowDown', 'ArrowDown', 'ArrowDown');
  }
  await expect(page.getByRole('heading', { name: 'Ready to play' })).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Two players here' })).toBeFocused();
  await page.keyboard.press('Enter');
  await drawn(page);
  expect(await look(page, ({ play }) => play?.store.session.journal.setup.scenario)).toBe('two-farms');
});

test('a tile is dragged, markers are put down, and what is missing is said as one goes', async ({ page }) => {
  await openEditor(page, '/la-raye');
  await expect(page.getByRole('heading', { name: 'Ready to play' })).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await cell(page, /Crossroads \(11B\)/).dragTo(cell(page, /row 1, place 1: free/));
  await expect(problems(page)).toHaveText([/scenario\.tiles needs a layout in which every tile/]);
  await page.keyboard.press('Control+z');
  await expect(problems(page)).toHaveCount(0);
  await cell(page, /Crossroads \(11B\)/).dragTo(page.locator('.palette-keys'));
  await expect(cell(page, /Crossroads \(11B\)/)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await tab(page, 'Markers').click();
  await page.getByText('Objective 3, 2 left').click();
  await cell(page, /Crossroads \(11B\)/).click();
  await expect(cell(page, /Crossroads \(11B\).*Objective 3/)).toHaveCount(1);
  await tab(page, 'DE').click();
  await page.getByText('DE Sniper').click();
  await cell(page, /Hedged pasture/).click();
  await expect(cell(page, /Hedged pasture.*DE Sniper/)).toHaveCount(1);
  await sheet(page, 'DE cards').click();
  await page.getByRole('button', { name: 'One more: Sniper, deck' }).click();
  await page.getByRole('button', { name: 'Fill the supply' }).click();
  await expect(page.getByRole('spinbutton', { name: 'Sniper, supply' })).toHaveValue('2');
  await expect(page.getByRole('button', { name: 'One more: Sniper, supply' })).toBeDisabled();
  expect(await findings(page)).toEqual([]);
});

test('a scenario is saved to a file, opened from the menu, and its faults are named', async ({ page }) => {
  await openEditor(page, '/la-raye');
  await page.getByRole('textbox', { name: 'Title' }).fill('Lane and hamlet');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save to file' }).click();
  expect((await download).suggestedFilename()).toBe('lane-and-hamlet.scenario.json');
  const data = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Lane and hamlet');
  await page.getByRole('link', { name: 'Menu' }).click();
  const open = async (file: unknown) => {
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Open a scenario file' }).click();
    await (await chooser).setFiles(asFile(file));
  };
  await open({ ...data, radio: '9A' });
  await expect(page.getByRole('alert').filter({ hasText: 'scenario.radio' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Continue' })).toHaveCount(0);
  await open(data);
  await page.getByRole('button', { name: 'Two players here' }).click();
  await drawn(page);
  expect(await look(page, ({ play }) => play?.keeper.title)).toBe('Undaunted: Lane and hamlet');
  await page.goto('./?debug#/');
  await expect(page.getByRole('button', { name: 'Play Lane and hamlet' })).toBeVisible();
});

test('a draft that is ready is played at once, and lies on the desk when one comes back', async ({ page }) => {
  await openEditor(page, '/hill-61');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.getByRole('button', { name: 'I play US' }).click();
  await drawn(page);
  expect(await look(page, ({ play }) => play?.keeper.title)).toBe('Undaunted: Hill 61 (own)');
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Hill 61 (own)');
});
