// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WhoPlays } from '../../src/app/opponent/WhoPlays.tsx';
import { type Play, PlayProvider } from '../../src/app/play/context.ts';
import { PlayScreen } from '../../src/app/play/PlayScreen.tsx';
import { PlayStore } from '../../src/app/play/store.ts';
import { newSummary } from '../../src/app/saves/begin.ts';
import { SaveKeeper } from '../../src/app/saves/keeper.ts';
import { changeSettings, DEFAULT_SETTINGS } from '../../src/app/settings.ts';
import { Session } from '../../src/machines/session/session.ts';
import { isDice } from '../../src/rules/kernel/journal.ts';
import { STONES_SETUP, stones } from './fake-game.ts';

vi.mock('../../src/scene/Table.tsx', () => ({
  Table: () => {
    throw new Error('No WebGL here.');
  },
}));

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let root: Root;

const button = (name: RegExp): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].find((element) => name.test(element.textContent ?? ''));
  if (!found) throw new Error(`no button ${name}: ${document.body.textContent}`);
  return found;
};

function playOf(bots: Record<string, string>): Play {
  const session = Session.begin(stones, STONES_SETUP);
  const store = new PlayStore(session);
  store.sit(['N', 'S'].filter((seat) => !(seat in bots)));
  return {
    store,
    keeper: new SaveKeeper({ ...newSummary(session.journal, {}), bots }),
    entry: {
      id: 'stones',
      title: 'Stones',
      line: '',
      picture: '',
      credits: '',
      scenarios: [],
      textures: './',
      load: async () => stones,
      rules: async () => [],
    },
    atlas: { pages: [], faces: {} },
  };
}

const show = (play: Play) =>
  act(async () => {
    root.render(
      <PlayProvider value={play}>
        <PlayScreen rematch={() => undefined} />
      </PlayProvider>,
    );
  });

beforeEach(() => {
  changeSettings({ ...DEFAULT_SETTINGS, lessons: false, botPace: 'at-once' });
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
});

afterEach(async () => {
  await act(async () => root.unmount());
  document.body.innerHTML = '';
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('dice where no table can be drawn', () => {
  it('are thrown by the same physics, recorded, and read in the panel', async () => {
    const play = playOf({});
    const { session } = play.store;
    session.act('N', { verb: 'bid', noun: 'n2' });
    session.act('S', { verb: 'bid', noun: 's1' });
    play.store.arrive();
    await show(play);
    await act(async () => play.store.act({ verb: 'throw' }));
    await vi.waitFor(() => expect(button(/^Throw/).disabled).toBe(false), { timeout: 10_000 });
    await act(async () => button(/^Throw/).click());
    await vi.waitFor(() => expect(session.state.pending).toBeNull(), { timeout: 20_000 });
    await act(async () => undefined);
    const last = session.journal.entries.at(-1);
    if (!last || !isDice(last)) throw new Error('no throw was recorded');
    expect(last.thrown?.faces).toEqual(last.faces);
    expect(document.querySelector('.throw.result')?.textContent).toContain(String(last.faces[0]));
  });
});

describe('the page against the program', () => {
  it('says that the program failed where its thread cannot be had, and lets the person play the seat', async () => {
    vi.stubGlobal(
      'Worker',
      class {
        constructor() {
          throw new Error('No threads here.');
        }
      },
    );
    const play = playOf({ S: 'random' });
    await show(play);
    await act(async () => play.store.point('n1'));
    const failure = document.querySelector('.opponent [role="alert"]');
    expect(failure?.textContent).toContain('No threads here.');
    await act(async () => button(/^Play South yourself/).click());
    expect(play.keeper.bots).toEqual({});
    expect(play.store.isShared).toBe(true);
  });
});

describe('a show', () => {
  it('shows every hand at the bottom while both are open, and none before', async () => {
    vi.stubGlobal(
      'Worker',
      class {
        postMessage() {}
        terminate() {}
      },
    );
    const play = playOf({ N: 'random', S: 'random' });
    await show(play);
    const hands = () =>
      [...document.querySelectorAll('.open-hands section')].map((hand) => hand.getAttribute('aria-label'));
    expect(hands()).toEqual([]);
    await act(async () => button(/See both hands/).click());
    expect(hands()).toEqual(['Hand of N', 'Hand of S']);
    expect(document.querySelectorAll('.open-hands .card')).toHaveLength(4);
    await act(async () => button(/See both hands/).click());
    expect(hands()).toEqual([]);
  });
});

describe('who plays', () => {
  it('can be changed in the middle of a game', async () => {
    const play = playOf({ S: 'random' });
    await show(play);
    await act(async () => play.store.change({ dialog: 'seats' }));
    await act(async () => button(/^Two players here/).click());
    expect(play.keeper.bots).toEqual({});
    expect(play.keeper.players).toEqual({ N: 'Player 1', S: 'Player 2' });
    expect(play.store.get()).toMatchObject({ handTo: 'N', ui: { dialog: 'none' } });
  });

  it('is held while the game was played on in another window', async () => {
    vi.stubGlobal(
      'Worker',
      class {
        postMessage() {}
        terminate() {}
      },
    );
    const play = playOf({ S: 'random' });
    await show(play);
    await act(async () => play.store.point('n1'));
    expect(document.querySelector('.opponent-at')?.textContent).toContain('South is thinking');
    await act(async () => play.keeper.status.set('conflict'));
    expect(document.querySelector('.opponent-at')).toBeNull();
    await act(async () => play.keeper.status.set('saving'));
    expect(document.querySelector('.opponent-at')?.textContent).toContain('South is thinking');
  });

  it('is answered by one button: both, one side, or none', async () => {
    const onChoose = vi.fn<(bots: object) => void>();
    const seats = [
      { id: 'US', name: 'US', colour: '#556633', at: 0 },
      { id: 'DE', name: 'German', colour: '#445566', at: 180 },
    ];
    await act(async () => root.render(<WhoPlays game="undaunted" seats={seats} onChoose={onChoose} />));
    await act(async () => button(/^Two players here/).click());
    const hard = document.querySelector<HTMLInputElement>('input[value="search-hard"]');
    await act(async () => hard?.click());
    await act(async () => button(/I play US/).click());
    await act(async () => button(/watch/).click());
    expect(onChoose.mock.calls.map(([bots]) => bots)).toEqual([
      {},
      { DE: 'search-hard' },
      { US: 'search-hard', DE: 'search-hard' },
    ]);
  });
});
