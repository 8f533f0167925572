// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { PlayStore } from '../../src/app/play/store.ts';
import { turnFor } from '../../src/app/play/turn.ts';
import { Session } from '../../src/machines/session/session.ts';
import { skirmish } from '../../src/machines/skirmish/game.ts';
import type { Game } from '../../src/rules/kernel/contract.ts';

/** Two people at one screen have picked armies of their own; B confirmed last. */
function mustered(): PlayStore {
  const setup = { game: 'skirmish', scenario: 'last-man-standing', seed: 1 };
  const store = new PlayStore(Session.begin(skirmish as unknown as Game, setup));
  for (const noun of [
    ['captain', 'trooper'],
    ['captain', 'levy'],
  ]) {
    expect(store.get().handTo).not.toBeNull();
    store.arrive();
    store.act({ verb: 'army', noun: ['captain', 'gunner'] });
    store.act({ verb: 'army', noun });
    store.act({ verb: 'confirm' });
  }
  return store;
}

/** Where A and B may put their models, one after the other. */
const SPOTS = { A: [5, 20], B: [75, 40] } as const;

describe('seats of an open moment at one screen', () => {
  it('[SK-RUL-52] deployment goes from seat to seat without a hand-over, and says who is to place', () => {
    const store = mustered();
    expect(store.get()).toMatchObject({ handTo: null, seated: 'B', pending: { seat: 'A' } });
    store.settle('flip-1', ['H']);
    for (const [index, [seat, model]] of [
      ['A', 'A-captain-1'],
      ['B', 'B-captain-1'],
      ['A', 'A-trooper-1'],
      ['B', 'B-levy-1'],
    ].entries()) {
      const [y, x] = SPOTS[seat as 'A' | 'B'];
      expect(store.get()).toMatchObject({ handTo: null, seated: seat });
      expect(store.get().status.prompt).toBe(`${seat}: place one of your models in your zone`);
      store.act({ verb: 'deploy', noun: { model: model ?? '', x: x + 10 * index, y, heading: 90 } });
    }
    expect(store.get()).toMatchObject({ handTo: 'A', seated: null, options: [] });
    expect(store.session.state.phase).toBe('orders');
  });

  it('tells nobody there what one seat alone was told', () => {
    const { log } = mustered().get();
    expect(log.map(({ text }) => text).join(' ')).toContain('The armies are shown.');
    expect(log.map(({ text }) => text).join(' ')).not.toContain('points');
  });

  it('needs nobody to say that they are there after a reload', () => {
    const store = mustered();
    const again = new PlayStore(Session.open(skirmish as unknown as Game, store.session.journal));
    expect(again.get()).toMatchObject({ handTo: null, seated: 'A' });
    expect(again.get().pending).not.toBeNull();
  });

  it('is asked for by the moment alone: where there may be secrets the screen is cleared', () => {
    expect(turnFor(['A', 'B'], ['B'], null, 'A', true)).toEqual({ seated: 'B', handTo: null });
    expect(turnFor(['A', 'B'], ['B'], null, 'A')).toEqual({ seated: null, handTo: 'B' });
    expect(turnFor(['A', 'B'], 'none', null, 'A', true)).toEqual({ seated: null, handTo: null });
    expect(turnFor(['A'], ['B'], null, 'A', true)).toEqual({ seated: 'A', handTo: null });
  });
});
