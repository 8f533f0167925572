// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { COMMANDS, type Command, type CommandContext } from '../../src/app/play/commands.ts';
import { useAimKeys } from '../../src/app/play/region/aim-keys.ts';
import { PlayStore } from '../../src/app/play/store.ts';
import { Session } from '../../src/machines/session/session.ts';
import { skirmish } from '../../src/machines/skirmish/game.ts';
import type { Game } from '../../src/rules/kernel/contract.ts';
import { cover, model, type Play, scene } from '../rules/skirmish/play.ts';
import { mounted } from './mounted.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let root: Root | null = null;

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.innerHTML = '';
});

function Keys() {
  useAimKeys();
  return null;
}

/** The page of a game in this state, with its keys; whoever is to move sits there. */
async function page({ state }: Play): Promise<PlayStore> {
  const setup = { game: 'skirmish', scenario: 'last-man-standing', seed: 1, position: skirmish.position(state) };
  const store = new PlayStore(Session.begin(skirmish as unknown as Game, setup));
  store.arrive();
  root = await mounted(store, <Keys />);
  return store;
}

/** Presses a key. @returns whether it was taken, and so does nothing else */
function press(key: string): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  document.body.dispatchEvent(event);
  return event.defaultPrevented;
}

const mover = model('A-trooper-1', 60, 10, { heading: 90, orders: ['move'] });
const sentry = model('B-trooper-1', 60, 40, { heading: 270, orders: ['sentry'] });
const still = () => scene([mover, sentry], { active: 'A-trooper-1' });

describe('keys while something is measured or aimed at', () => {
  it('Enter lays the tape at the piece under the cursor, and the arrows stay the cursor\u2019s', async () => {
    const store = await page(still());
    store.aim.toggleTape();
    for (const cursor of ['A-trooper-1', 'B-trooper-1']) {
      expect(press('ArrowRight')).toBe(false);
      store.change({ cursor });
      expect(press('Enter')).toBe(true);
    }
    expect(store.aim.get().tape?.measured?.summary[0]).toContain('27.00 cm from base to base');
    expect(store.session.length).toBe(0);
    press('Escape');
    expect(store.aim.get().tape).toBeNull();
  });

  it('the arrows go from figure to figure while the tape is in hand, and stop at nothing else', async () => {
    const store = await page(scene([mover, sentry], { active: 'A-trooper-1', terrain: [cover(60, 25)] }));
    const up = COMMANDS.find(({ id }) => id === 'cursor-up') as Command;
    const context = { store, seatAt: 0 } as unknown as CommandContext;
    store.change({ cursor: 'A-trooper-1' });
    up.run(context);
    expect(store.get().ui.cursor).toBe('cover-60-25');
    store.change({ cursor: 'A-trooper-1' });
    store.aim.toggleTape();
    up.run(context);
    expect(store.get().ui.cursor).toBe('B-trooper-1');
    up.run(context);
    expect(store.get().ui.cursor).toBe('B-trooper-1');
  });

  it('a heading that was set goes with the last leg of the path', async () => {
    const store = await page(still().act('A', 'move', 'sure'));
    store.take(store.get().options.findIndex(({ action }) => action.verb === 'go'));
    store.aim.go(90, 5);
    press('n');
    expect(store.aim.get().aim?.input.heading).not.toBeNull();
    press('Backspace');
    expect(store.aim.get().aim?.input).toMatchObject({ points: [], heading: null });
  });

  it('[SK-ORD-20] arrows go along the points at which a sentry may catch the mover, Enter takes one', async () => {
    const play = still().act('A', 'move', 'sure');
    play.act('A', 'go', { path: [[60, 18]], heading: null }).act('B', 'sentry', 'B-trooper-1');
    const store = await page(play);
    store.take(0);
    const picked = () => store.aim.get().aim?.input.picks[0];
    const first = picked();
    expect(press('ArrowRight')).toBe(true);
    const second = picked();
    expect(Number(second)).toBeCloseTo(Number(first) + 0.5);
    press('ArrowLeft');
    expect(picked()).toBe(first);
    press('ArrowUp');
    press('Enter');
    expect(store.session.journal.entries.at(-1)).toMatchObject({ action: { verb: 'halt', noun: Number(second) } });
  });
});
