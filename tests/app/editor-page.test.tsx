// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EditorProvider } from '../../src/app/editor/context.ts';
import { asOwn, type Draft, emptyDraft } from '../../src/app/editor/draft.ts';
import { EditorScreen } from '../../src/app/editor/EditorScreen.tsx';
import { keepDesk, readDesk, readShelf, shelve, unshelve } from '../../src/app/editor/shelf.ts';
import { EditorStore } from '../../src/app/editor/store.ts';
import { GAMES, type GameEntry } from '../../src/app/games.ts';
import { readHash, writeHash } from '../../src/app/route.ts';
import { scenarioTitle } from '../../src/app/saves/begin.ts';
import { readFile } from '../../src/app/saves/file.ts';
import { InputError } from '../../src/rules/kernel/contract.ts';
import { SCENARIOS } from '../../src/rules/undaunted/scenarios.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const own = asOwn(SCENARIOS.get('la-raye') as Draft);
const asFile = (data: unknown) => {
  const text = JSON.stringify(data);
  return { size: text.length, text: async () => text };
};

describe('the shelf', () => {
  beforeEach(() => localStorage.clear());

  it('keeps own scenarios by their id, the last kept first', () => {
    shelve(own);
    shelve({ ...own, id: 'other', title: 'Other' });
    shelve({ ...own, briefing: 'Changed.' });
    expect(readShelf().map(({ id, briefing }) => [id, briefing])).toEqual([
      ['la-raye-own', 'Changed.'],
      ['other', own.briefing],
    ]);
    unshelve('la-raye-own');
    expect(readShelf().map(({ title }) => title)).toEqual(['Other']);
  });

  it('takes damaged storage for an empty one', () => {
    localStorage.setItem('bocage-scenarios-undaunted', '[1, {"id": 3}, ');
    expect(readShelf()).toEqual([]);
    localStorage.setItem('bocage-scenarios-undaunted', '[1, {"id": 3}, null]');
    expect(readShelf()).toEqual([]);
    expect(readDesk()).toBeNull();
    expect(keepDesk(own)).toBe(true);
    expect(readDesk()).toEqual(own);
  });
});

describe('a scenario file', () => {
  it('is known by its shape where any saved file is opened, and gives a game of that title', async () => {
    const { setup, entries } = await readFile(asFile(own));
    expect(entries).toEqual([]);
    expect(setup).toMatchObject({ game: 'undaunted', scenario: 'la-raye-own' });
    expect(scenarioTitle(setup)).toBe('La Raye (own)');
    await expect(readFile(asFile({ ...own, initiative: 'FR' }))).rejects.toMatchObject({
      field: 'scenario.initiative',
    });
    await expect(readFile(asFile({ ...own, tiles: 7 }))).rejects.toBeInstanceOf(InputError);
  });

  it('has an editor with an address', () => {
    for (const hash of ['#/editor/undaunted', '#/editor/undaunted/hill-61'])
      expect(writeHash(readHash(hash))).toBe(hash);
    expect(readHash('#/editor/nothing')).toEqual({ page: 'menu' });
  });
});

describe('the editor', () => {
  let root: Root;
  let store: EditorStore;
  const show = async (draft: Draft) => {
    store = new EditorStore(draft);
    document.body.innerHTML = '<div id="root"></div>';
    root = createRoot(document.getElementById('root') as HTMLElement);
    const atlas = { pages: [], faces: {} };
    await act(async () =>
      root.render(
        <EditorProvider value={{ store, entry: GAMES[0] as GameEntry, atlas }}>
          <EditorScreen />
        </EditorProvider>,
      ),
    );
  };
  afterEach(() => act(async () => root.unmount()));

  const cursor = () => document.querySelector<HTMLElement>('td[tabindex="0"]');
  const press = async (key: string) => {
    await act(async () => cursor()?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
  };
  const button = (name: string) =>
    [...document.querySelectorAll('button')].find((each) => each.textContent?.trim() === name);

  it('is walked and worked by keys', async () => {
    await show(own);
    expect(cursor()?.getAttribute('aria-label')).toMatch(/Walled farmyard \(2B\), cover 2: Objective 1, US scouted/);
    await press('ArrowRight');
    expect(cursor()?.getAttribute('aria-label')).toMatch(/Stone hamlet \(17B\)/);
    await press('f');
    expect(cursor()?.getAttribute('aria-label')).toMatch(/Village green \(17A\).*US Rifleman A/);
    await press('Enter');
    await press('ArrowUp');
    await press('Enter');
    expect(cursor()?.getAttribute('aria-label')).toMatch(/Village green \(17A\)/);
    await press('Delete');
    expect(cursor()?.getAttribute('aria-label')).toMatch(/free$/);
    expect(document.querySelector('[role="status"]')?.textContent).toBe('Village green (17A) is back in the box.');
  });

  it('offers play only where nothing is missing, and leads to what is', async () => {
    await show(emptyDraft());
    expect(button('Play')?.disabled).toBe(true);
    await act(async () => button('scenario.tiles')?.click());
    expect(document.activeElement).toBe(cursor());
    await act(async () => store.edit(own));
    expect(button('Play')?.disabled).toBe(false);
    await act(async () => button('US cards')?.click());
    expect(document.querySelector('.editor-sheet')?.textContent).toContain('Fog of War');
  });
});
