// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act } from 'react';
import type { Root } from 'react-dom/client';
import { afterEach, describe, expect, it } from 'vitest';
import { AimPanel } from '../../src/app/play/region/AimPanel.tsx';
import { useAimKeys } from '../../src/app/play/region/aim-keys.ts';
import { PlayStore } from '../../src/app/play/store.ts';
import { Session } from '../../src/machines/session/session.ts';
import { skirmish } from '../../src/machines/skirmish/game.ts';
import type { Game } from '../../src/rules/kernel/contract.ts';
import { model, orderPhase, type Play, scene } from '../rules/skirmish/play.ts';
import { mounted } from './mounted.tsx';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

let root: Root | null = null;

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.innerHTML = '';
});

function Panel() {
  useAimKeys();
  return <AimPanel />;
}

/** The page of a game in this state, with the panel and the keys of aiming; whoever is to move sits there. */
async function page({ state }: Play): Promise<PlayStore> {
  const setup = { game: 'skirmish', scenario: 'last-man-standing', seed: 1, position: skirmish.position(state) };
  const store = new PlayStore(Session.begin(skirmish as unknown as Game, setup));
  store.arrive();
  root = await mounted(store, <Panel />);
  return store;
}

/** The page with the only entry of this verb being filled in. */
async function aiming(verb: string, play: Play): Promise<PlayStore> {
  const store = await page(play);
  await act(async () => store.take(store.get().options.findIndex(({ action }) => action.verb === verb)));
  return store;
}

/** A place of the rules on the table of 120 by 80 cm. */
const spot = (x: number, y: number): [x: number, z: number] => [x - 60, 40 - y];

async function point(store: PlayStore, x: number, y: number, phase: 'press' | 'hover' | 'leave', id?: string) {
  await act(async () => store.aim.point(...spot(x, y), phase, id));
}

async function enter(): Promise<void> {
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  await act(async () => void document.body.dispatchEvent(event));
}

const button = () =>
  [...document.querySelectorAll('button')].find(({ textContent }) =>
    textContent?.startsWith('Confirm'),
  ) as HTMLButtonElement;
const deed = () => document.querySelector('.aim-deed')?.textContent ?? '';
/** The decision taken last, undefined before the first. */
const last = (store: PlayStore) => {
  const entry = store.session.journal.entries.at(-1);
  return entry && 'action' in entry ? entry.action : undefined;
};

const mover = model('A-trooper-1', 60, 10, { heading: 90, orders: ['move', 'move'] });
const enemy = model('B-trooper-1', 110, 75, { heading: 90 });
const thrown = () =>
  scene([model('A-trooper-1', 60, 10, { heading: 90, orders: ['grenade'] }), enemy], { active: 'A-trooper-1' })
    .act('A', 'grenade', 'frag')
    .flip('H');
const going = () => scene([mover, enemy], { active: 'A-trooper-1' }).act('A', 'move', 'sure');

describe('what is confirmed is what was clicked', () => {
  it('[SK-RUL-14] the legs that were clicked, wherever the pointer rests', async () => {
    const store = await aiming('go', going());
    await point(store, 60, 15, 'press');
    await point(store, 65, 15, 'press');
    await point(store, 20, 70, 'hover');
    // What is shown is the way to where the pointer is, which is too long.
    expect(store.aim.get().aim?.aimed.refusal?.clause).toBe('SK-ORD-07');
    expect(button().disabled).toBe(false);
    expect(deed()).toBe('Goes 10.00 cm, facing 0°');
    await enter();
    const path = [
      [60, 15],
      [65, 15],
    ];
    expect(last(store)).toEqual({ verb: 'go', noun: { path, heading: null } });
  });

  it('[SK-RUL-14] a leg that is only passed over is no leg, for the key and for the button', async () => {
    for (const confirm of [enter, () => act(async () => button().click())]) {
      const store = await aiming('go', going());
      await point(store, 60, 15, 'press');
      await point(store, 63, 15, 'hover');
      await confirm();
      expect(last(store)).toEqual({ verb: 'go', noun: { path: [[60, 15]], heading: null } });
      await act(async () => root?.unmount());
    }
  });

  it('[SK-RUL-38] what was clicked and may not be done is not made good by what is passed over', async () => {
    const store = await aiming('place', thrown());
    await point(store, 60, 70, 'press');
    await point(store, 60, 20, 'hover');
    expect(button().disabled).toBe(true);
    expect(deed()).toMatch(/^✕ /);
  });

  it('[SK-RUL-38] a place that is only passed over is not taken', async () => {
    const store = await aiming('place', thrown());
    await point(store, 60, 20, 'hover');
    expect(store.aim.get().aim?.aimed.refusal).toBeNull();
    expect(button().disabled).toBe(true);
    expect(deed()).toBe('Nothing is clicked yet.');
    await enter();
    expect(store.session.length).toBe(0);
    await point(store, 60, 20, 'press');
    expect(deed()).toBe('Lies at 60.0, 20.0, turned by 0°');
  });

  it('[SK-MOD-10] a direction that was clicked stays while the pointer passes on', async () => {
    const scorcher = model('A-scorcher-1', 60, 10, { heading: 90, orders: ['fire', 'fire'] });
    const store = await aiming('flame', scene([scorcher, enemy], { active: 'A-scorcher-1' }));
    await point(store, 80, 30, 'press');
    const clicked = store.aim.get().aim?.aimed;
    await point(store, 40, 30, 'hover');
    expect(deed()).toBe('Goes out at 45°');
    expect(store.aim.get().aim?.aimed).toEqual(clicked);
    await enter();
    expect(last(store)).toMatchObject({ verb: 'flame', noun: 45 });
  });
});

describe('[SK-RUL-16] a Move that stays where it is', () => {
  it('may be confirmed with nothing drawn, and it is said what that does', async () => {
    const store = await aiming('go', going());
    expect(button().disabled).toBe(false);
    expect(deed()).toBe('Stays where it is, facing 90°');
    await enter();
    expect(last(store)).toEqual({ verb: 'go', noun: { path: [], heading: null } });
  });

  it('may be a turn, by keys from where it faces', async () => {
    const store = await aiming('go', going());
    await act(async () => store.aim.turn(5));
    expect(deed()).toBe('Only turns, facing 95°');
    await act(async () => button().click());
    expect(last(store)).toEqual({ verb: 'go', noun: { path: [], heading: 95 } });
  });

  it('is asked about while the pointer shows a way that was never clicked', async () => {
    const store = await aiming('go', going());
    await point(store, 60, 20, 'hover');
    expect(deed()).toBe('Stays where it is, facing 90°');
    await enter();
    expect(store.session.length).toBe(0);
    expect(document.querySelector('[role="alert"]')?.textContent).toContain('Nothing is clicked yet.');
    await enter();
    expect(last(store)).toEqual({ verb: 'go', noun: { path: [], heading: null } });
  });
});

describe('[SK-ORD-01] an order card on the table stands for itself', () => {
  const placing = async (): Promise<PlayStore> => {
    const play = orderPhase([model('A-captain-1', 60, 5), model('A-trooper-1', 60, 12), model('B-trooper-1', 60, 75)]);
    for (const type of ['move', 'fire']) play.act('A', 'order', { model: 'A-captain-1', type });
    play.act('A', 'order', { model: 'A-trooper-1', type: 'sentry' });
    return page(play);
  };
  const picked = (store: PlayStore) => store.aim.get().aim?.input.picks[0];

  it('pointing at one offers to take it back, and it is framed and named', async () => {
    const store = await placing();
    await act(async () => {
      store.change({ hovered: 'A-captain-1/order-1' });
      store.point('A-captain-1/order-1');
    });
    expect(store.get().ui.refusal).toBeNull();
    expect(deed()).toBe('Takes back Fire of Captain (A)');
    const card = store.get().pieces.find(({ id }) => id === 'A-captain-1/order-1');
    expect(store.get().ui.hovered).toBeNull();
    const frame = { kind: 'rect', at: { x: card?.pose.x, z: card?.pose.z } };
    expect(store.aim.get().aim?.aimed.drawings).toContainEqual(expect.objectContaining(frame));
    await enter();
    expect(last(store)).toEqual({ verb: 'take-back', noun: { model: 'A-captain-1', slot: 1 } });
  });

  it('pointing at another one, or at the model of a single one, chooses that', async () => {
    const store = await placing();
    await act(async () => store.take(store.get().options.findIndex(({ action }) => action.verb === 'take-back')));
    // Nothing is chosen before somebody chooses.
    expect(picked(store)).toBeUndefined();
    const { length } = store.session;
    await enter();
    expect(store.session.length).toBe(length);
    await point(store, 60, 12, 'press', 'A-trooper-1');
    expect(picked(store)).toBe('A-trooper-1 0');
    await point(store, 60, 3, 'press', 'A-captain-1/order-1');
    expect(picked(store)).toBe('A-captain-1 1');
    // The Captain holds two, a bare place none.
    await point(store, 60, 12, 'press', 'A-captain-1');
    await point(store, 20, 20, 'press');
    expect(picked(store)).toBe('A-captain-1 1');
  });
});
