// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findGame, type GameEntry } from '../../src/app/games.ts';
import { PlayProvider } from '../../src/app/play/context.ts';
import { marksOf, tableMarks } from '../../src/app/play/marks.ts';
import { PlayScreen } from '../../src/app/play/PlayScreen.tsx';
import { PlayStore } from '../../src/app/play/store.ts';
import { readHash, writeHash } from '../../src/app/route.ts';
import { newSummary } from '../../src/app/saves/begin.ts';
import { SaveKeeper } from '../../src/app/saves/keeper.ts';
import { notes, readNotes, takeNote } from '../../src/app/teach/notes.ts';
import { Session } from '../../src/machines/session/session.ts';
import { undaunted } from '../../src/machines/undaunted/game.ts';
import { LESSONS } from '../../src/models/undaunted/lessons/index.ts';

vi.mock('../../src/scene/Table.tsx', () => ({ Table: () => null }));
vi.mock('../../src/app/play/DiceTray.tsx', () => ({ default: () => null }));
const choose = vi.hoisted(() => vi.fn(async () => null));
vi.mock('../../src/app/bots/client.ts', () => ({
  BotClient: class {
    choose = choose;
    drop(): void {}
    close(): void {}
  },
}));

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let root: Root;
let store: PlayStore;
let keeper: SaveKeeper;

const said = (): string => document.querySelector('.guide-say')?.textContent ?? '';
const options = (kind: string): HTMLButtonElement[] => [
  ...document.querySelectorAll<HTMLButtonElement>(`.option.${kind}`),
];
const click = (element: HTMLElement | undefined) => act(async () => element?.click());
const named = (name: RegExp) =>
  [...document.querySelectorAll('button')].find((each) => name.test(each.textContent ?? ''));
const press = (key: string) =>
  act(async () => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
/** Lets the other side take its time. */
const wait = () => act(async () => vi.advanceTimersByTimeAsync(3000));

async function show(session: Session): Promise<void> {
  store = new PlayStore(session);
  const host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  const play = { store, keeper, entry: findGame('undaunted') as GameEntry, atlas: { pages: [], faces: {} } };
  await act(async () =>
    root.render(
      <PlayProvider value={play}>
        <PlayScreen rematch={() => undefined} />
      </PlayProvider>,
    ),
  );
}

function begin(): Session {
  const [lesson] = LESSONS;
  if (!lesson) throw new Error('no lesson');
  const { game, scenario, seed, position } = lesson;
  return Session.begin(undaunted, { game, scenario, seed, position }) as unknown as Session;
}

beforeEach(async () => {
  vi.useFakeTimers();
  const session = begin();
  keeper = new SaveKeeper(newSummary(session.journal, {}));
  await show(session);
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.replaceChildren();
  vi.useRealTimers();
});

describe('the lesson at the table', () => {
  it('asks for one thing at once, seats the player without a hand-over, and says it to screen readers', () => {
    expect(said()).toContain('bid your Squad Leader B');
    expect(document.querySelector('.guide-say')?.getAttribute('aria-live')).toBe('polite');
    expect(document.querySelector('dialog')).toBeNull();
    expect(options('asked').map(({ dataset }) => dataset.noun)).toEqual(['US-SQUADLEADER-B-1']);
    expect(options('held')).toHaveLength(3);
    expect(marksOf(store.get()).get('US-SQUADLEADER-B-1')).toEqual(['legal', 'chosen']);
    expect(marksOf(store.get()).has('US-SCOUT-A-1')).toBe(false);
    expect(tableMarks(store.get()).has('US-SQUADLEADER-B-1')).toBe(false);
  });

  it('holds back what comes later, by button, by key and by pointing', async () => {
    const [later] = options('held');
    await click(later);
    expect(document.querySelector('[role=alert] strong')?.textContent).toBe('Later.');
    await press(later?.getAttribute('aria-keyshortcuts') ?? '');
    await act(async () => store.point('US-SCOUT-A-1'));
    expect(store.session.length).toBe(0);
    await act(async () => store.point('US-SQUADLEADER-B-1'));
    expect(store.session.length).toBe(1);
  });

  it('plays the other side, lets the player read and go on by key, and remembers how far', async () => {
    await click(options('asked')[0]);
    expect(document.querySelector('.guide-wait')).not.toBeNull();
    await wait();
    expect(store.session.length).toBe(2);
    expect(store.get().seated).toBe('US');
    expect(said()).toContain('Seven beats five');
    expect(options('asked')).toEqual([]);
    await press('g');
    expect(said()).toContain('lay down Scout A');
    await act(async () => root.unmount());
    await show(Session.open(undaunted, store.session.journal) as unknown as Session);
    expect(said()).toContain('lay down Scout A');
  });

  it('does it for the player', async () => {
    await click(named(/Do it for me/));
    expect(store.session.length).toBe(1);
  });

  it('goes back with undo', async () => {
    await click(options('asked')[0]);
    await wait();
    await press('g');
    await click(options('asked')[0]);
    expect(said()).toContain('choose Scout');
    await press('u');
    expect(said()).toContain('lay down Scout A');
  });

  it('can be left: all is open then, and the program takes the other side over', async () => {
    await click(named(/Leave the lesson/));
    expect(said()).toBe('');
    expect(store.get().seated).toBe('US');
    expect(keeper.bots).toEqual({ DE: 'rule' });
    expect(store.get().options).toHaveLength(4);
    expect(options('held')).toEqual([]);
    await act(async () => store.take(0));
    expect(choose).toHaveBeenCalledOnce();
    expect(notes.get()[keeper.id]).toEqual({ read: 0, left: true });
  });
});

describe('notes', () => {
  it('leave out what is unusable', () => {
    expect(readNotes({ a: { read: 3, left: false }, b: { read: 'x' }, c: null })).toEqual({
      a: { read: 3, left: false },
    });
    expect(readNotes('nonsense')).toEqual({});
  });

  it('are kept for the newest games only', async () => {
    await act(async () => {
      for (let game = 0; game < 30; game++) takeNote(`game-${game}`, { read: game });
    });
    expect(Object.keys(notes.get())).toHaveLength(20);
    expect(notes.get()['game-29']).toEqual({ read: 29, left: false });
    expect(notes.get()['game-1']).toBeUndefined();
  });
});

it('has its own address', () => {
  expect(readHash(writeHash({ page: 'learn' }))).toEqual({ page: 'learn' });
});
