// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { PlayProvider } from '../../src/app/play/context.ts';
import { PlayStore } from '../../src/app/play/store.ts';
import { ThrowPanel } from '../../src/app/play/ThrowPanel.tsx';
import { newSummary } from '../../src/app/saves/begin.ts';
import { SaveKeeper } from '../../src/app/saves/keeper.ts';
import StatisticsDialog from '../../src/app/stats/StatisticsDialog.tsx';
import { Session } from '../../src/machines/session/session.ts';
import { skirmish } from '../../src/machines/skirmish/game.ts';
import type { Game } from '../../src/rules/kernel/contract.ts';
import { model, type Play, scene } from '../rules/skirmish/play.ts';
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
    await act(async () => store.point('B-trooper-1'));
    expect(store.get().ui.refusal?.message).toBe('The coin is to be flipped first.');
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

  it('and dice are called dice', async () => {
    const text = await drawn(<StatisticsDialog session={fierceGame(8)} onClose={() => undefined} />);
    expect(text).toMatch(/Throws that hit.*Dice that hit/);
    expect(text).not.toContain('Coin flips');
  });
});
