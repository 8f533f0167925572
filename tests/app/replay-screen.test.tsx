// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEntry } from '../../src/app/games.ts';
import { ReplayScreen } from '../../src/app/replay/ReplayScreen.tsx';
import { ReplayStore } from '../../src/app/replay/store.ts';
import { route } from '../../src/app/route.ts';
import { newSummary } from '../../src/app/saves/begin.ts';
import { listSaves, removeSave } from '../../src/app/saves/database.ts';
import { changeSettings, DEFAULT_SETTINGS } from '../../src/app/settings.ts';
import { Session } from '../../src/machines/session/session.ts';
import type { Game } from '../../src/rules/kernel/contract.ts';
import type { TableProps } from '../../src/scene/props.ts';
import { STONES_SETUP, stones } from './fake-game.ts';

vi.mock('../../src/scene/Table.tsx', () => ({
  Table: ({ pieces }: TableProps) => <p data-testid="table">{pieces.map(({ label }) => label).join(', ')}</p>,
}));

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let root: Root;
let store: ReplayStore;

const text = (): string => document.body.textContent ?? '';
const find = (name: RegExp): HTMLElement => {
  const found = [...document.querySelectorAll<HTMLElement>('button')].find((element) =>
    name.test(element.getAttribute('aria-label') ?? element.textContent ?? ''),
  );
  if (!found) throw new Error(`no button ${name}: ${text()}`);
  return found;
};
const click = (name: RegExp) => act(async () => find(name).click());
const press = (key: string, target: Element = document.body) =>
  act(async () => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
const lookAs = (viewer: string) =>
  act(async () => {
    const select = document.querySelector<HTMLSelectElement>('.viewpoint select');
    if (!select) throw new Error('no viewpoint');
    select.value = viewer;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });

/** Opens the replay of bids, a step and the end of a turn: 4 entries. */
async function open(): Promise<void> {
  const session = Session.begin(stones as unknown as Game, STONES_SETUP);
  session.act('N', { verb: 'bid', noun: 'n2' });
  session.act('S', { verb: 'bid', noun: 's1' });
  session.act('N', { verb: 'step', noun: '2' });
  session.act('N', { verb: 'end-turn' });
  store = new ReplayStore(session, 'log');
  const entry = { id: 'stones', title: 'Stones', scenarios: [], textures: './' } as unknown as GameEntry;
  const replay = { store, summary: newSummary(session.journal, {}), entry, atlas: { pages: [], faces: {} } };
  await act(async () => root.render(<ReplayScreen replay={replay} />));
}

beforeEach(async () => {
  changeSettings({ ...DEFAULT_SETTINGS, motion: 'reduced' });
  const place = document.createElement('div');
  document.body.append(place);
  root = createRoot(place);
  await open();
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  for (const { id } of await listSaves()) await removeSave(id);
});

describe('the replay', () => {
  it('goes along with buttons, keys and lines of the log, and marks the line', async () => {
    const current = () => document.querySelector('[aria-current=step]')?.textContent;
    await click(/^One step on$/);
    expect(current()).toBe('N laid a card face down');
    await press('End');
    expect(store.get().at).toBe(4);
    expect(current()).toBe('N ended the turn');
    await press('ArrowLeft');
    expect(current()).toBe('N moved the stone to 2');
    await click(/S laid a card/);
    expect(store.get().at).toBe(2);
    expect(document.querySelector('.happened')?.textContent).toBe('S laid a card face down');
  });

  it('has a scrubber that says where it stands and leaves arrows to the steps', async () => {
    const scrubber = document.querySelector<HTMLInputElement>('[data-scrubber]');
    if (!scrubber) throw new Error('no scrubber');
    await press('ArrowRight', scrubber);
    expect(store.get().at).toBe(1);
    expect(scrubber.value).toBe('1');
    expect(scrubber.getAttribute('aria-valuetext')).toMatch(/^Step 1 of 4, /);
  });

  it('shows nothing secret of a game that goes on before it is said that it may', async () => {
    await press('End');
    expect(document.body.innerHTML).not.toMatch(/\b[ns][12]\b/);
    await lookAs('N');
    expect(text()).toContain('This game goes on');
    expect(document.body.innerHTML).not.toMatch(/\b[ns][12]\b/);
    await click(/Keep them secret/);
    expect(store.get().viewer).toBe('spectator');
    await lookAs('N');
    await click(/Show everything/);
    expect(text()).toMatch(/Card n1/);
    expect(text()).not.toMatch(/Card s1/);
  });

  it('plays on from a step in a new game, asked for first', async () => {
    await press('Home');
    await press('PageDown');
    await click(/Play on from here/);
    expect(await listSaves()).toEqual([]);
    await act(async () => find(/Show everything/).click());
    await vi.waitFor(async () => expect(await listSaves()).toHaveLength(1));
    const [save] = await listSaves();
    await vi.waitFor(() => expect(route.get()).toEqual({ page: 'game', save: save?.id }));
    expect(save?.title).toContain('from step 2');
  });

  it('keeps keys from the replay while a dialog is open', async () => {
    await lookAs('N');
    await press('End');
    expect(store.get().at).toBe(0);
  });
});
