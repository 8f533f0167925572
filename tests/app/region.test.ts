import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { labelOf } from '../../src/app/play/refuse.ts';
import { headingFrom, pointed, shown, spotAhead, taped } from '../../src/app/play/region/aiming.ts';
import { PlayStore } from '../../src/app/play/store.ts';
import { Session } from '../../src/machines/session/session.ts';
import { skirmish } from '../../src/machines/skirmish/game.ts';
import type { LegalAction } from '../../src/rules/kernel/action.ts';
import type { AimInput, AimNeeds } from '../../src/rules/kernel/aim.ts';
import type { Game } from '../../src/rules/kernel/contract.ts';
import { drawInt, type RandomState, seeded } from '../../src/rules/kernel/random.ts';

const game = skirmish as unknown as Game;
const EMPTY: AimInput = { points: [], heading: null, values: {}, picks: [] };
const PATH: AimNeeds = {
  from: { x: 0, z: 0 },
  points: 3,
  heading: 'optional',
  choices: [],
  picks: null,
  targets: [],
  start: EMPTY,
};

describe('the pointer on the table top', () => {
  test('directions run counter-clockwise from the right', () => {
    expect(headingFrom({ x: 0, z: 0 }, { x: 3, z: 0 })).toBe(0);
    expect(headingFrom({ x: 0, z: 0 }, { x: 0, z: -3 })).toBe(90);
    expect(headingFrom({ x: 0, z: 0 }, { x: -1, z: 1 })).toBe(225);
    const there = spotAhead({ x: 1, z: 2 }, 90, 5);
    expect(there.x).toBeCloseTo(1);
    expect(there.z).toBeCloseTo(-3);
  });

  test('a path gets a leg with every press; what is only passed over is shown and not kept', () => {
    const first = pointed({ needs: PATH, input: EMPTY }, { x: 4, z: 0 }, 'press');
    expect(first).toEqual({ input: { ...EMPTY, points: [{ x: 4, z: 0 }] }, passing: null });
    const over = pointed({ needs: PATH, input: first.input }, { x: 4, z: 5 }, 'hover');
    expect(over.input.points).toHaveLength(1);
    expect(shown({ needs: PATH, ...over }).points).toEqual([
      { x: 4, z: 0 },
      { x: 4, z: 5 },
    ]);
    expect(pointed({ needs: PATH, input: over.input }, { x: 4, z: 5 }, 'leave').passing).toBeNull();
  });

  test('pulling away from a pressed point turns the facing, a small slip does not', () => {
    const input = { ...EMPTY, points: [{ x: 4, z: 0 }] };
    expect(pointed({ needs: PATH, input }, { x: 4.5, z: 0 }, 'drag').input.heading).toBeNull();
    expect(pointed({ needs: PATH, input }, { x: 4, z: -8 }, 'drag').input.heading).toBe(90);
  });

  test('one point is put elsewhere; a direction alone is taken from where it starts', () => {
    const needs: AimNeeds = { ...PATH, points: 1 };
    const input = { ...EMPTY, points: [{ x: 1, z: 1 }] };
    expect(pointed({ needs, input }, { x: 7, z: 7 }, 'press').input.points).toEqual([{ x: 7, z: 7 }]);
    const turn: AimNeeds = { ...PATH, points: 0, heading: 'needed' };
    expect(pointed({ needs: turn, input: EMPTY }, { x: -2, z: 0 }, 'press').input.heading).toBe(180);
  });

  test('the tape is laid with two presses, the third takes it up again', () => {
    const none = { from: null, to: null, fast: false };
    const one = taped(none, { x: 0, z: 0 }, 'press');
    const two = taped(one, { x: 3, z: 4 }, 'press');
    expect(two).toEqual({ from: { x: 0, z: 0 }, to: { x: 3, z: 4 }, fast: true });
    expect(taped(two, { x: 9, z: 9 }, 'hover')).toEqual(two);
    expect(taped(two, { x: 9, z: 9 }, 'press')).toEqual({ from: { x: 9, z: 9 }, to: null, fast: false });
  });
});

/** Fills in what is asked for somehow. */
function anyInput(needs: AimNeeds, random: RandomState): AimInput {
  const input: AimInput = { ...needs.start, values: { ...needs.start.values } };
  const near = needs.from ?? { x: 0, z: 0 };
  if (needs.points > 0) input.points = [spotAhead(near, drawInt(random, 360), drawInt(random, 2000) / 100)];
  if (needs.heading === 'needed') input.heading = drawInt(random, 360);
  for (const { id, values } of needs.choices) input.values[id] = values[drawInt(random, values.length)]?.value ?? '';
  const list = needs.picks?.list ?? [];
  if (needs.picks?.mode === 'one') input.picks = [list[drawInt(random, list.length)]?.value ?? ''];
  return input;
}

/**
 * Plays through the page's store, every region entry by aiming at it.
 * @param quick whether the scenario's own places may be taken instead of deploying
 * @returns verbs that were aimed at, and how many inputs were refused
 */
function play(scenario: string, seed: number, quick: boolean): { store: PlayStore; met: Set<string>; refused: number } {
  const store = new PlayStore(Session.begin(game, { game: 'skirmish', scenario, seed }));
  const random = seeded(seed);
  const met = new Set<string>();
  /** By seat and verb. */
  const done = new Set<string>();
  let refused = 0;
  for (let step = 0; step < 4000 && !store.get().over; step++) {
    const { handTo, pending, options, seated } = store.get();
    if (handTo !== null) {
      store.arrive();
      continue;
    }
    if (pending) {
      store.settle(pending.id, [drawInt(random, 2) === 0 ? 'H' : 'T']);
      continue;
    }
    const barred = new Set(quick ? [] : ['quick-start']);
    // Taking orders back and arranging decks would go on for ever.
    const late = new Set(['take-back', 'arrange', 'army']);
    const open = options.flatMap(({ action: { verb } }, index) =>
      barred.has(verb) || (late.has(verb) && done.has(`${seated} ${verb}`)) ? [] : [index],
    );
    const index = open[drawInt(random, open.length)] as number;
    const before = store.session.length;
    store.take(index);
    // A quick answer to a Move is kept back for a while.
    if (store.get().ui.held) vi.runAllTimers();
    const { aim } = store.aim.get();
    if (!aim) {
      expect(store.session.length).toBe(before + 1);
      continue;
    }
    met.add(aim.entry.verb);
    done.add(`${seated} ${aim.entry.verb}`);
    for (let tries = 0; tries < 400 && store.session.length === before; tries++) {
      const now = store.aim.get().aim;
      if (!now) throw new Error('aiming ended by itself');
      store.aim.edit(anyInput(now.needs, random));
      const { aimed } = store.aim.get().aim ?? {};
      if (aimed?.refusal) refused += 1;
      else store.aim.confirm();
    }
    expect(store.session.length, `${aim.entry.verb} cannot be aimed at`).toBe(before + 1);
    expect(store.aim.get().aim).toBeNull();
  }
  return { store, met, refused };
}

describe('skirmish through the page', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] }));
  afterEach(() => void vi.useRealTimers());

  test('whole games are played by aiming, from army building to the end', { timeout: 120_000 }, () => {
    const met = new Set<string>();
    let refused = 0;
    for (const [index, id] of ['last-man-standing', 'satellite-sabotage'].entries()) {
      const played = play(id, 11 + index, index > 0);
      expect(played.store.get().over).not.toBeNull();
      for (const verb of played.met) met.add(verb);
      refused += played.refused;
    }
    for (const verb of ['army', 'deploy', 'go', 'arrange', 'take-back']) expect(met).toContain(verb);
    expect(refused).toBeGreaterThan(0);
  });

  test('a refusal is headed by the label of what was aimed at, and laid aside with the aim', () => {
    const store = new PlayStore(Session.begin(game, { game: 'skirmish', scenario: 'last-man-standing', seed: 1 }));
    store.arrive();
    store.take(store.get().options.findIndex(({ action }) => action.verb === 'army'));
    store.act({ verb: 'army', noun: [] });
    expect(store.get().ui.refusal).toMatchObject({ about: 'Pick an army of your own' });
    store.aim.cancel();
    expect(store.get().ui.refusal).toBeNull();
  });

  test('a refusal of what is no option is headed by the verb as a word', () => {
    const store = new PlayStore(Session.begin(game, { game: 'skirmish', scenario: 'last-man-standing', seed: 1 }));
    store.arrive();
    store.act({ verb: 'flip-card' });
    expect(store.get().ui.refusal?.about).toBe('Flip card');
    store.act({ verb: 'quick-start', noun: 1 });
    expect(store.get().ui.refusal?.about).toBe('Quick start');
    expect(labelOf(store.get().options, { verb: 'quick-start' })).toMatch(/^Quick start: /);
  });

  test('aiming can be given up, and a hand-over ends it', () => {
    const store = new PlayStore(Session.begin(game, { game: 'skirmish', scenario: 'last-man-standing', seed: 1 }));
    store.arrive();
    store.take(store.get().options.findIndex(({ action }) => action.verb === 'army'));
    expect(store.aim.get().aim?.aimed.action).not.toBeNull();
    store.aim.cancel();
    expect(store.session.length).toBe(0);
    store.aim.toggleTape();
    store.aim.point(0, 0, 'press');
    store.aim.point(3, 4, 'press');
    expect(store.aim.get().tape?.measured?.summary).toEqual(['5.00 cm']);
    store.leave();
    expect(store.aim.get()).toEqual({ aim: null, tape: null });
  });

  test('the tape may be taken up while something is aimed at, which then waits', () => {
    const store = new PlayStore(Session.begin(game, { game: 'skirmish', scenario: 'last-man-standing', seed: 1 }));
    store.arrive();
    store.take(store.get().options.findIndex(({ action }) => action.verb === 'army'));
    const { aim } = store.aim.get();
    store.aim.toggleTape();
    store.aim.point(0, 0, 'press');
    store.aim.point(0, 6, 'press');
    expect(store.aim.get().aim).toBe(aim);
    expect(store.aim.get().tape?.measured?.summary).toEqual(['6.00 cm']);
    store.aim.toggleTape();
    expect(store.aim.get()).toEqual({ aim, tape: null });
  });

  test('the tape stays in hand while the other side decides, and is read anew where it lies', () => {
    const setup = { game: 'skirmish', scenario: 'last-man-standing', seed: 1 };
    const quick = (options: readonly Pick<LegalAction, 'verb'>[]) =>
      options.findIndex(({ verb }) => verb === 'quick-start');
    const later = Session.begin(game, setup);
    for (const seat of ['A', 'B']) {
      const actions = game.legalActions(later.state, seat);
      later.act(seat, actions[quick(actions)] ?? { verb: '' });
    }
    const there = new PlayStore(later).get().pieces;
    const spot = (id: string) => there.find((piece) => piece.id === id)?.pose ?? { x: 0, z: 0 };
    const [a, b] = [spot('A-captain-1'), spot('B-captain-1')];

    const session = Session.begin(game, setup);
    const store = new PlayStore(session);
    store.sit(['B']);
    store.aim.toggleTape();
    store.aim.point(a.x, a.z, 'press');
    store.aim.point(b.x, b.z, 'press');
    const sight = expect.stringMatching(/of 9 sight lines open/);
    expect(store.aim.get().tape?.measured?.summary).not.toContainEqual(sight);
    const actions = game.legalActions(session.state, 'A');
    expect(session.act('A', actions[quick(actions)] ?? { verb: '' })).toBeNull();
    store.refresh();
    expect(store.aim.get().tape).toMatchObject({ from: { x: a.x, z: a.z }, to: { x: b.x, z: b.z }, fast: true });
    store.take(quick(store.get().options.map(({ action }) => action)));
    expect(store.aim.get().tape?.measured?.summary).toContainEqual(sight);
  });

  test('keys turn to the enemies one after the other, and round', () => {
    const store = new PlayStore(Session.begin(game, { game: 'skirmish', scenario: 'last-man-standing', seed: 2 }));
    for (let step = 0; step < 300 && !store.get().options.some(({ action }) => action.verb === 'go'); step++) {
      const { handTo, pending, options } = store.get();
      if (handTo !== null) store.arrive();
      else if (pending) store.settle(pending.id, ['H']);
      else {
        const verbs = ['quick-start', 'commit', 'order', 'flip-card', 'choose', 'move'];
        const wanted = verbs.flatMap((verb) => options.filter(({ action }) => action.verb === verb));
        const moves = wanted.filter(({ action }) => JSON.stringify(action.noun ?? '"move"').includes('move'));
        const next = moves[0] ?? wanted[0];
        if (!next) throw new Error('expected one of the verbs');
        store.act(next.action);
      }
    }
    store.take(store.get().options.findIndex(({ action }) => action.verb === 'go'));
    const heading = () => store.aim.get().aim?.input.heading;
    store.aim.face(1);
    const first = heading();
    expect(first).not.toBeNull();
    store.aim.face(1);
    expect(heading()).not.toBe(first);
    store.aim.face(-1);
    expect(heading()).toBe(first);
    store.aim.turn(-5);
    expect(heading()).toBe(((first ?? 0) + 355) % 360);
  });

  test('between two bases the tape says the gap and shows nine lines', () => {
    const store = new PlayStore(Session.begin(game, { game: 'skirmish', scenario: 'last-man-standing', seed: 1 }));
    for (let side = 0; side < 2; side++) {
      store.arrive();
      store.take(store.get().options.findIndex(({ action }) => action.verb === 'quick-start'));
    }
    const at = (id: string) => store.get().pieces.find((piece) => piece.id === id)?.pose ?? { x: 0, z: 0 };
    const [a, b] = [at('A-captain-1'), at('B-captain-1')];
    store.aim.toggleTape();
    store.aim.point(a.x, a.z, 'press');
    store.aim.point(b.x, b.z, 'press');
    const { measured } = store.aim.get().tape ?? {};
    expect(measured?.drawings.filter(({ kind }) => kind === 'line')).toHaveLength(9);
    expect(measured?.summary[1]).toMatch(/^\d of 9 sight lines open$/);
    // The head of a figure, before table that lies far behind it.
    store.aim.point(a.x, a.z - 9, 'press', 'A-captain-1');
    store.aim.point(b.x, b.z - 9, 'press', 'B-captain-1');
    expect(store.aim.get().tape?.measured?.summary).toEqual(measured?.summary);
    // By keyboard: the pieces under the cursor.
    store.point('A-captain-1');
    store.point('B-captain-1');
    expect(store.aim.get().tape?.measured?.summary).toEqual(measured?.summary);
    // Whatever was pointed at before does not hold the tape.
    store.change({ hovered: 'A-captain-1' });
    store.aim.point(0, 0, 'press');
    store.aim.point(30, 40, 'press');
    expect(store.aim.get().tape?.measured?.summary).toEqual(['50.00 cm']);
  });

  test('arrow keys go through a list of which one is picked, and stop at its ends', () => {
    const store = new PlayStore(Session.begin(game, { game: 'skirmish', scenario: 'last-man-standing', seed: 1 }));
    const list = ['0', '0.5', '1'].map((value) => ({ value, label: value }));
    const needs: AimNeeds = { ...PATH, points: 0, heading: 'none', picks: { mode: 'one', label: 'Catch it', list } };
    const aimed = { action: null, refusal: null, summary: [], drawings: [] };
    const aiming = {
      needs: () => ({ ...needs, start: { ...EMPTY, picks: ['0'] } }),
      aimed: () => aimed,
      waiting: () => [],
    };
    vi.spyOn(store.session, 'game', 'get').mockReturnValue({ ...game, aiming } as never);
    store.arrive();
    store.aim.begin({ action: { verb: 'halt', region: {} }, hint: { label: '', effects: [], targets: [] } } as never);
    const picked = () => store.aim.get().aim?.input.picks[0];
    const seen = ([1, 1, 1, -1, -1, -1] as const).map((by) => {
      store.aim.step(by);
      return picked();
    });
    expect(seen).toEqual(['0.5', '1', '1', '0.5', '0', '0']);
  });
});
