// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { PlayStore } from '../../src/app/play/store.ts';
import { Session } from '../../src/machines/session/session.ts';
import { skirmish } from '../../src/machines/skirmish/game.ts';
import type { Game } from '../../src/rules/kernel/contract.ts';
import { model, type Play, scene } from '../rules/skirmish/play.ts';

/** The page of a game in this state, with whoever is to move at the screen. */
function page({ state }: Play): PlayStore {
  const setup = { game: 'skirmish', scenario: 'last-man-standing', seed: 1, position: skirmish.position(state) };
  const store = new PlayStore(Session.begin(skirmish as unknown as Game, setup));
  store.arrive();
  return store;
}

const enemy = model('B-trooper-1', 60, 70, { heading: 90 });

describe('pointing at a piece closes nothing', () => {
  it('[SK-ACT-14] offers the end of the activation where nothing else is left, and does not take it', () => {
    const acting = model('A-trooper-1', 60, 10, { heading: 270, orders: ['fire'] });
    const store = page(scene([acting, enemy], { active: 'A-trooper-1' }));
    expect(store.get().options.map(({ action }) => action.verb)).toEqual(['pass']);
    store.point('A-trooper-1');
    expect(store.session.length).toBe(0);
    expect(store.get().ui).toMatchObject({ choices: [0], refusal: null });
    store.take(0);
    expect(store.session.length).toBe(1);
  });

  it('[SK-RUL-25] offers to let a move pass, and does not', () => {
    const mover = model('A-trooper-1', 50, 10, { heading: 90, orders: ['move'] });
    const watching = model('B-trooper-1', 60, 40, { heading: 270, orders: ['rally'] });
    const play = scene([mover, watching], { active: 'A-trooper-1' });
    play.act('A', 'move', 'sure').act('A', 'go', { path: [[60, 10]], heading: null });
    const store = page(play);
    store.point('A-trooper-1');
    expect(store.session.length).toBe(0);
    expect(store.get().ui.choices).toEqual([0]);
  });

  it('takes a decision at once where it leaves more to be done', () => {
    const acting = model('A-trooper-1', 60, 10, { heading: 90, orders: ['fire'] });
    const store = page(scene([acting, enemy], { active: 'A-trooper-1' }));
    store.take(0);
    store.point('B-trooper-1');
    expect(store.get().pending?.purpose).toContain('fires at');
  });
});
