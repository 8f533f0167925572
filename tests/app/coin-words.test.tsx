// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { OpponentBar } from '../../src/app/opponent/OpponentBar.tsx';
import type { Opponent, OpponentState } from '../../src/app/opponent/opponent.ts';
import { Faces } from '../../src/app/parts/Faces.tsx';
import { CameraButtons } from '../../src/app/play/CameraButtons.tsx';
import { COMMANDS } from '../../src/app/play/commands.ts';
import { PlayProvider } from '../../src/app/play/context.ts';
import { GameMenu } from '../../src/app/play/GameMenu.tsx';
import { PlayStore } from '../../src/app/play/store.ts';
import { ThrowPanel } from '../../src/app/play/ThrowPanel.tsx';
import { ReplayProvider, useShown } from '../../src/app/replay/context.ts';
import { ReplayStore } from '../../src/app/replay/store.ts';
import { Transport } from '../../src/app/replay/Transport.tsx';
import { newSummary } from '../../src/app/saves/begin.ts';
import { SaveKeeper } from '../../src/app/saves/keeper.ts';
import StatisticsDialog from '../../src/app/stats/StatisticsDialog.tsx';
import { Session } from '../../src/machines/session/session.ts';
import { skirmish } from '../../src/machines/skirmish/game.ts';
import type { ThrowRecord } from '../../src/models/dice/throw-record.ts';
import type { Game } from '../../src/rules/kernel/contract.ts';
import { isDice } from '../../src/rules/kernel/journal.ts';
import { model, type Play, scene } from '../rules/skirmish/play.ts';
import { STONES_SETUP, stones } from './fake-game.ts';
import { fierceGame } from './replay-kit.ts';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let root: Root | null = null;

/** Draws a part of the page and gives its text. */
async function drawn(part: ReactNode): Promise<string> {
  const host = document.createElement('div');
  document.body.append(host);
  root = createRoot(host);
  await act(async () => root?.render(part));
  return document.body.textContent ?? '';
}

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.innerHTML = '';
});

/** A shot is to be decided by the coin. */
function shot(): Session {
  const { state }: Play = scene(
    [model('A-trooper-1', 60, 10, { heading: 90, orders: ['fire', 'rally'] }), model('B-trooper-1', 60, 70)],
    { active: 'A-trooper-1' },
  );
  const position = skirmish.position(state);
  const setup = { game: 'skirmish', scenario: 'last-man-standing', seed: 1, position };
  const session = Session.begin(skirmish as unknown as Game, setup);
  session.act('A', { verb: 'fire' });
  session.act('A', { verb: 'target', noun: 'B-trooper-1' });
  return session;
}

/** A part of the page of a session. */
function inPlay(session: Session, part: ReactNode): ReactNode {
  const store = new PlayStore(session);
  store.arrive();
  const keeper = new SaveKeeper(newSummary(session.journal, { A: 'Anna', B: 'Ben' }));
  const play = { store, keeper, entry: {} as never, atlas: { pages: [], faces: {} } };
  return <PlayProvider value={play}>{part}</PlayProvider>;
}

/** A program that is at something, in a show that may be looked at with all secrets open. */
function programAt(at: OpponentState['at'], seat: string): Opponent {
  const state = { at, seat, bots: { [seat]: 'plain' }, said: null, paused: false, problem: null };
  return { get: () => state, subscribe: () => () => undefined, isShow: true } as unknown as Opponent;
}

function Replayed({ store }: { store: ReplayStore }) {
  const summary = newSummary(store.session.journal, {});
  const shown = useShown({ store, summary, entry: {} as never, atlas: { pages: [], faces: {} } });
  const nothing = () => undefined;
  return (
    <ReplayProvider value={shown}>
      <Transport ask={nothing} onPlayOn={nothing} onShare={nothing} />
    </ReplayProvider>
  );
}

const firstThrow = ({ journal }: Session): number => journal.entries.findIndex(isDice);
const stonesGame = (): Session => Session.begin(stones, STONES_SETUP);
const named = (selector: string): (string | null)[] =>
  [...document.querySelectorAll(selector)].map((element) => element.getAttribute('aria-label'));

describe('a coin is called a coin', () => {
  it('where it is flipped, and where something else is tried first', async () => {
    const store = new PlayStore(shot());
    store.arrive();
    const keeper = new SaveKeeper(newSummary(store.session.journal, { A: 'Anna', B: 'Ben' }));
    const play = { store, keeper, entry: {} as never, atlas: { pages: [], faces: {} } };
    const text = await drawn(
      <PlayProvider value={play}>
        <ThrowPanel />
      </PlayProvider>,
    );
    expect(text).toContain('One coin, A, slate blue flips.');
    expect(text).toContain('or take the coin and flick it into the tray');
    expect(text).not.toMatch(/\bdice\b|throws/i);
    expect(named('section.throw')).toEqual(['Coin']);
    await act(async () => store.point('B-trooper-1'));
    expect(store.get().ui.refusal?.message).toBe('The coin is to be flipped first.');
  });

  it.each([
    ['H', 'heads, A goes first'],
    ['T', 'tails, B goes first'],
  ] as const)('where it decides between the sides, which none of them wins: %s', async (face, words) => {
    const { state }: Play = scene([model('A-trooper-1', 60, 10), model('B-trooper-1', 60, 70)], {
      initiative: null,
      pending: { kind: 'coin', purpose: 'initiative', side: 'A' },
    });
    const position = skirmish.position(state);
    const setup = { game: 'skirmish', scenario: 'last-man-standing', seed: 1, position };
    const session = Session.begin(skirmish as unknown as Game, setup);
    const text = await drawn(inPlay(session, <ThrowPanel />));
    expect(text).toContain('One coin, for everybody. Heads: A goes first; tails: B goes first');
    expect(text).not.toMatch(/won|lost|wins|loses|%|flips|Needed/);
    const { pending } = session.state;
    await act(async () => root?.unmount());
    await drawn(<Faces faces={[face]} {...(pending ?? { succeeds: ['H'] })} />);
    expect(document.querySelector('.face .visually-hidden')?.textContent).toBe(words);
  });

  it('where nothing can be taken back', () => {
    const session = shot();
    session.settle('flip-1', ['H']);
    expect(session.undoRefusal('A')).toEqual({ clause: 'KERNEL-UNDO-04', message: 'The coin has been flipped.' });
  });

  it('in the statistics, which count flips once', async () => {
    const session = shot();
    session.settle('flip-1', ['T']);
    const text = await drawn(<StatisticsDialog session={session} onClose={() => undefined} />);
    expect(text).toContain('Coin flips1');
    expect(text).toContain('Luck−0.5');
    expect(text).not.toMatch(/Throws|Dice that hit|Expected hits/);
  });

  it('in the headings of the statistics', async () => {
    const session = shot();
    session.settle('flip-1', ['T']);
    await drawn(<StatisticsDialog session={session} onClose={() => undefined} />);
    expect(named('.statistics-text > section')).toContain('Coin');
    expect(named('.statistics-text > section')).not.toContain('Dice');
    expect(named('[role=img]').join()).toContain('1 flipped: heads 0 times, tails 1 times');
  });

  it('where nothing was thrown or flipped yet', async () => {
    const text = await drawn(<StatisticsDialog session={stonesGame()} onClose={() => undefined} />);
    expect(text).toContain('Nothing was thrown or flipped.');
  });

  it('where the program flips it', async () => {
    const text = await drawn(inPlay(shot(), <OpponentBar opponent={programAt('throwing', 'A')} />));
    expect(text).toContain('A, slate blue flips the coin…');
  });

  it('where the program throws dice they are dice', async () => {
    const session = fierceGame(8, firstThrow(fierceGame(8)));
    expect(session.state.pending?.dice[0]?.kind).toBe('d10');
    const text = await drawn(inPlay(session, <OpponentBar opponent={programAt('throwing', 'US')} />));
    expect(text).toContain('throws the dice…');
  });

  it.each([
    ['H', 'heads, won'],
    ['T', 'tails, lost'],
  ] as const)('when it has come to rest: %s', async (face, words) => {
    await drawn(<Faces faces={[face]} succeeds={['H']} />);
    expect(document.querySelector('.face [aria-hidden]')?.textContent).toBe(face);
    expect(document.querySelector('.face .visually-hidden')?.textContent).toBe(words);
  });

  it('and a die by its number', async () => {
    await drawn(<Faces faces={[7, 2]} succeeds={[7]} />);
    const read = [...document.querySelectorAll('.face .visually-hidden')].map(({ textContent }) => textContent);
    expect(read).toEqual(['7, hit', '2, miss']);
  });

  it('in a replay, in the air and at rest', async () => {
    const session = shot();
    session.settle('flip-1', ['T'], { faces: ['T'] } as unknown as ThrowRecord);
    const store = new ReplayStore(session);
    store.jump(2);
    const text = await drawn(<Replayed store={store} />);
    expect(text).not.toContain('the coin turns in the air…');
    await act(async () => store.step(1));
    expect(document.body.textContent).toContain('the coin turns in the air…');
    await act(async () => store.step(1));
    expect(named('.faces')).toEqual([expect.stringMatching(/^Coin: /)]);
  });

  it('and dice are called dice in a replay', async () => {
    const session = fierceGame(8);
    const store = new ReplayStore(session);
    store.jump(firstThrow(session) + 1);
    await drawn(<Replayed store={store} />);
    expect(named('.faces')).toEqual([expect.stringMatching(/^Dice: /)]);
  });

  it('the tray is a tray, whatever lies in it', async () => {
    const text = await drawn(<CameraButtons table={{ current: null }} />);
    expect(text).toContain('Tray');
    expect(text).not.toMatch(/dice/i);
    expect(COMMANDS.find(({ id }) => id === 'look-tray')?.label).toBe('View of the tray');
  });

  it('and dice are called dice', async () => {
    const text = await drawn(<StatisticsDialog session={fierceGame(8)} onClose={() => undefined} />);
    expect(text).toMatch(/Throws that hit.*Dice that hit/);
    expect(text).not.toContain('Coin flips');
  });
});

describe('secrets are called by what they are', () => {
  it('hands only in a game of hands', async () => {
    expect(await drawn(inPlay(stonesGame(), <GameMenu />))).toContain('Hide my hand');
  });

  it('secrets where no card is in hand', async () => {
    const text = await drawn(inPlay(shot(), <GameMenu />));
    expect(text).toContain('Hide my secrets');
    expect(text).not.toMatch(/\bhand\b/);
  });

  it('in a show as well', async () => {
    const text = await drawn(inPlay(shot(), <OpponentBar opponent={programAt('thinking', 'A')} />));
    expect(text).toContain('See both sides’ secrets');
    expect(text).not.toContain('hands');
  });
});
