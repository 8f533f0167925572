// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { PlayStore } from '../../src/app/play/store.ts';
import { Session } from '../../src/machines/session/session.ts';
import { skirmish } from '../../src/machines/skirmish/game.ts';
import type { Game } from '../../src/rules/kernel/contract.ts';
import { cover, model, orderPhase, type Play, scene } from '../rules/skirmish/play.ts';

/** The page of a game in this state, with whoever is to move at the screen. */
function page({ state }: Play): PlayStore {
  const setup = { game: 'skirmish', scenario: 'last-man-standing', seed: 1, position: skirmish.position(state) };
  const store = new PlayStore(Session.begin(skirmish as unknown as Game, setup));
  store.arrive();
  return store;
}

/** A's Trooper has revealed Move and is about to go, at 60, 10. */
function aboutToGo(): PlayStore {
  const mover = model('A-trooper-1', 60, 10, { heading: 90, orders: ['move'] });
  return page(scene([mover, enemy], { active: 'A-trooper-1' }).act('A', 'move', 'sure'));
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

describe('pointing at a model that can be given no order', () => {
  const store = page(
    orderPhase(
      [
        model('A-captain-1', 60, 5, { heading: 90 }),
        model('A-levy-1', 20, 5, { heading: 90 }),
        model('B-trooper-1', 60, 75, { heading: 270 }),
      ],
      { terrain: [cover(40, 5, 90)] },
    ),
  );

  it.each([
    ['A-levy-1', 'SK-MOD-27'],
    ['B-trooper-1', 'SK-ORD-01'],
  ])('says why, by the clause: %s, [%s]', (id, clause) => {
    store.point(id);
    expect(store.get().ui).toMatchObject({ choices: [], refusal: { clause } });
  });

  it('[SK-RUL-31] says that it has all it may have', () => {
    for (const type of ['move', 'fire']) store.act({ verb: 'order', noun: { model: 'A-captain-1', type } });
    store.point('A-captain-1');
    expect(store.get().ui.refusal?.clause).toBe('SK-RUL-31');
  });
});

describe('a model is dragged', () => {
  const poseOf = (store: PlayStore, id: string) => store.get().pieces.find((piece) => piece.id === id)?.pose ?? null;

  it('[SK-ORD-07] along with the pointer, from wherever it was taken, and a leg ends where it is let go', () => {
    const store = aboutToGo();
    const stood = poseOf(store, 'A-trooper-1') ?? { x: Number.NaN, z: Number.NaN };
    // Taken by the head, which covers table behind the base.
    expect(store.aim.grab('A-trooper-1', { x: stood.x, z: stood.z - 5 })).toBe(true);
    store.aim.point(stood.x + 6, stood.z - 13, 'drag');
    const shown = store.aim.get().aim?.aimed;
    expect(shown?.summary.join()).toContain('10.00 of 20 cm');
    expect(store.aim.get().aim?.input.points).toEqual([]);
    store.aim.point(stood.x + 6, stood.z - 13, 'release');
    const [end] = store.aim.get().aim?.input.points ?? [];
    expect([end?.x, end?.z]).toEqual([expect.closeTo(stood.x + 6), expect.closeTo(stood.z - 8)]);
    store.aim.confirm();
    expect(store.session.journal.entries.at(-1)).toMatchObject({ action: { verb: 'go' } });
  });

  it('a second time: the way is planned anew; pressed on without being moved, it is a place like any other', () => {
    const store = aboutToGo();
    const { x, z } = poseOf(store, 'A-trooper-1') ?? { x: Number.NaN, z: Number.NaN };
    const ends = () => store.aim.get().aim?.input.points.map((point) => [point.x - x, point.z - z]);
    store.aim.grab('A-trooper-1', { x, z });
    store.aim.point(x, z, 'release');
    expect(ends()).toEqual([]);
    for (const phase of ['press', 'release'] as const) store.aim.point(x, z - 3, phase, 'A-trooper-1');
    expect(ends()).toEqual([[0, expect.closeTo(-3)]]);
    store.aim.point(x, z, 'press', 'A-trooper-1');
    store.aim.point(x + 4, z, 'release');
    expect(ends()).toEqual([[expect.closeTo(4), expect.closeTo(0)]]);
  });

  it('given up where the gesture is broken off, and only where to put it is all there is to decide', () => {
    const store = aboutToGo();
    const { x, z } = poseOf(store, 'A-trooper-1') ?? { x: Number.NaN, z: Number.NaN };
    expect(store.aim.grab('B-trooper-1', { x, z })).toBe(false);
    store.aim.grab('A-trooper-1', { x, z });
    store.aim.point(x, z - 9, 'drag');
    store.aim.point(x, z - 9, 'leave');
    expect(store.aim.get().aim?.input.points).toEqual([]);
    expect(store.aim.get().aim?.passing).toBeNull();
    const undecided = page(
      scene([model('A-trooper-1', 60, 10, { heading: 90, orders: ['move', 'fire'] }), enemy], {
        active: 'A-trooper-1',
      }),
    );
    expect(undecided.aim.grab('A-trooper-1', { x, z })).toBe(false);
    expect(undecided.aim.get().aim).toBeNull();
  });
});
