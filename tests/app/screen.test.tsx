// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Play, PlayProvider } from '../../src/app/play/context.ts';
import { PlayScreen } from '../../src/app/play/PlayScreen.tsx';
import { PlayStore } from '../../src/app/play/store.ts';
import { newSummary } from '../../src/app/saves/begin.ts';
import { SaveKeeper } from '../../src/app/saves/keeper.ts';
import { changeSettings, DEFAULT_SETTINGS } from '../../src/app/settings.ts';
import { Session } from '../../src/machines/session/session.ts';
import type { TableProps } from '../../src/scene/props.ts';
import { STONES_SETUP, stones, stonesOf } from './fake-game.ts';

vi.mock('../../src/scene/Table.tsx', () => ({
  Table: ({ pieces, onPoint }: TableProps) => (
    <ul data-testid="table">
      {pieces.map((piece) => (
        <li key={piece.id}>
          <button type="button" onClick={() => onPoint(piece.id)}>
            {piece.label}
          </button>
        </li>
      ))}
    </ul>
  ),
}));
vi.mock('../../src/app/play/DiceTray.tsx', () => ({ default: () => null }));

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let root: Root;
let play: Play;
let rematch: ReturnType<typeof vi.fn<(swap: boolean) => void>>;

const text = (): string => document.body.textContent ?? '';
const button = (name: RegExp): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].find((element) =>
    name.test(element.getAttribute('aria-label') ?? element.textContent ?? ''),
  );
  if (!found) throw new Error(`no button ${name}: ${text()}`);
  return found;
};
/** Waits until a button takes clicks: that of a hand-over does so after a moment. */
async function ready(name: RegExp): Promise<void> {
  for (let tries = 0; tries < 40 && button(name).dataset.armed === 'false'; tries++) {
    await act(() => new Promise((done) => setTimeout(done, 50)));
  }
}
async function click(name: RegExp): Promise<void> {
  await ready(name);
  await act(async () => button(name).click());
}
const press = (key: string, more: KeyboardEventInit = {}) =>
  act(async () => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  });

beforeEach(async () => {
  changeSettings({ ...DEFAULT_SETTINGS, lessons: false });
  const session = Session.begin(stones, STONES_SETUP);
  const scenario = { id: 'first', title: 'First', briefing: '', picture: '' };
  play = {
    store: new PlayStore(session),
    keeper: new SaveKeeper(newSummary(session.journal, { N: 'Anna', S: 'Ben' })),
    entry: {
      id: 'stones',
      title: 'Stones',
      line: '',
      picture: '',
      credits: '',
      scenarios: [scenario],
      textures: './',
      load: async () => stones,
      rules: async () => [{ id: 'ST-STEP-01', section: 'Steps', text: 'The stone moves to a tile beside it.' }],
    },
    atlas: { pages: [], faces: {} },
  };
  rematch = vi.fn<(swap: boolean) => void>();
  const host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  await act(async () => {
    root.render(
      <PlayProvider value={play}>
        <PlayScreen rematch={rematch} />
      </PlayProvider>,
    );
  });
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
});

/** Both bid; N is at the screen in its turn. */
async function toTurn(): Promise<void> {
  await click(/I am here: North/);
  await press('2');
  await click(/I am here: South/);
  await press('1');
  await click(/I am here: North/);
}

describe('the page', () => {
  it('draws no private card, nowhere, until the player says that they are there', async () => {
    expect(text()).not.toMatch(/[ns][12]\b/);
    expect(document.body.innerHTML).not.toMatch(/"[^"]*\b[ns][12]"/);
    await click(/I am here: North/);
    expect(text()).toMatch(/Card n1/);
    expect(document.body.innerHTML).not.toMatch(/\bs[12]\b/);
    await press('1');
    expect(document.querySelector('dialog')?.open).toBe(true);
    expect(document.body.innerHTML).not.toMatch(/\b[ns][12]\b/);
  });

  it('hands the focus to the actions when the player has said that they are there, and to no button of theirs', async () => {
    const here = [...document.querySelectorAll('button')].find(({ textContent }) =>
      /I am here/.test(textContent ?? ''),
    );
    here?.focus();
    await click(/I am here: North/);
    expect(document.activeElement?.id).toBe('actions');
  });

  it('takes one decision for a double click, and undoes as often as is clicked', async () => {
    await toTurn();
    const before = play.store.session.length;
    const pressed = (part: Element | null, detail: number) =>
      act(async () => part?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail })));
    const first = () => document.querySelector('#actions .option');
    await pressed(first(), 1);
    expect(play.store.session.length).toBe(before + 1);
    expect(first()).not.toBeNull();
    await pressed(first(), 2);
    expect(play.store.session.length).toBe(before + 1);
    await pressed(first(), 1);
    expect(play.store.session.length).toBe(before + 2);
    await pressed(button(/Undo/), 1);
    await pressed(button(/Undo/), 2);
    expect(play.store.session.length).toBe(before);
  });

  it('takes no press for the next player’s that was meant for the page before, or comes from a key that is held', async () => {
    await act(async () => button(/I am here: North/).click());
    expect(play.store.get()).toMatchObject({ seated: null, handTo: 'N' });
    await ready(/I am here/);
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
    await act(async () => button(/I am here/).dispatchEvent(held));
    expect(held.defaultPrevented).toBe(true);
    expect(play.store.get().seated).toBeNull();
    await click(/I am here: North/);
    expect(play.store.get().seated).toBe('N');
  });

  it('a held key decides once, and presses no button that comes into the focus meanwhile', async () => {
    await click(/I am here: North/);
    await press('2', { repeat: true });
    expect(stonesOf(play.store.session).bids.N).toBeNull();
    const held = new KeyboardEvent('keydown', { key: 'Enter', repeat: true, bubbles: true, cancelable: true });
    await act(async () => button(/bid n1/).dispatchEvent(held));
    expect(held.defaultPrevented).toBe(true);
  });

  it('keeps keys from the game while a dialog is open', async () => {
    await press('1');
    expect(stonesOf(play.store.session).bids.N).toBeNull();
  });

  it('offers every legal action as a button with its key, takes it, and takes it back', async () => {
    await toTurn();
    expect([...document.querySelectorAll('.option')].map((element) => element.getAttribute('data-verb'))).toEqual([
      'step',
      'throw',
      'end-turn',
    ]);
    await click(/step 2/);
    expect(stonesOf(play.store.session).at).toBe(2);
    await press('z', { ctrlKey: true });
    expect(stonesOf(play.store.session).at).toBe(1);
    await press('y', { ctrlKey: true });
    expect(stonesOf(play.store.session).at).toBe(2);
  });

  it('says why a piece cannot be chosen, in an alert, with the way to the clause', async () => {
    await toTurn();
    await click(/^Tile 3$/);
    expect(document.querySelector('[role=alert]')?.textContent).toContain('The stone moves to a tile beside it.');
    await click(/Rule ST-STEP-01/);
    for (let i = 0; i < 100 && !document.querySelector('.clause.marked'); i++) {
      await act(() => new Promise<void>((resolve) => setTimeout(resolve, 20)));
    }
    expect(document.querySelector('.clause.marked')?.textContent).toContain('ST-STEP-01');
  });

  it('gives the reason where nothing can be taken back', async () => {
    await toTurn();
    expect(button(/^ ?Undo/).disabled).toBe(true);
    expect(document.querySelector('.undo-reason')?.textContent).not.toBe('');
  });

  it('lists what lies where, for those who do not see the table', async () => {
    await toTurn();
    await press('l');
    await click(/What lies where/);
    expect(document.querySelector('.piece-list')?.textContent).toContain('Stone');
    expect(document.querySelector('.piece-list')?.textContent).toContain('may be chosen');
  });

  it('shows dice that are waited for: purpose, number to reach, chance', async () => {
    await toTurn();
    await click(/^\S?throw$/);
    const panel = document.querySelector('.throw');
    expect(panel?.textContent).toContain('A throw for a point');
    expect(panel?.textContent).toContain('4 or more');
    expect(panel?.textContent).toContain('50');
  });

  it('ends with who won, by which clause, and a rematch', async () => {
    await toTurn();
    for (const id of ['throw-1', 'throw-2']) {
      await act(async () => {
        play.store.act({ verb: 'throw' });
        play.store.settle(id, [6]);
      });
    }
    expect(document.querySelector('dialog h2')?.textContent).toBe('North wins');
    expect(text()).toContain('ST-WIN-01');
    await click(/sides swapped/);
    expect(rematch).toHaveBeenCalledWith(true);
    await click(/Look at the table/);
    expect(document.querySelector('dialog')).toBeNull();
  });

  it('explains a kind of action the first time, once', async () => {
    await act(async () => changeSettings({ lessons: true }));
    await click(/I am here: North/);
    expect(text()).toContain('Lay a card face down.');
    await click(/Got it/);
    expect(text()).not.toContain('Lay a card face down.');
  });
});
