import { describe, expect, it } from 'vitest';
import { angleOf, seatAngle } from '../../src/app/play/seat-angle.ts';
import { PlayStore } from '../../src/app/play/store.ts';
import { frameOf } from '../../src/app/replay/frame.ts';
import { Session } from '../../src/machines/session/session.ts';
import { skirmish } from '../../src/machines/skirmish/game.ts';
import type { Game } from '../../src/rules/kernel/contract.ts';
import { STONES_SETUP, stones } from './fake-game.ts';

const game = skirmish as unknown as Game;

/** Silent Dish up to the choice of the edge. */
function dish(): Session {
  const session = Session.begin(game, { game: 'skirmish', scenario: 'satellite-sabotage', seed: 1 });
  session.act('A', { verb: 'army', noun: ['captain', 'sapper'] });
  session.act('A', { verb: 'confirm' });
  session.act('B', { verb: 'army', noun: ['captain', 'trooper'] });
  session.act('B', { verb: 'confirm' });
  session.act('B', { verb: 'place-location', noun: { x: 50, y: 64, deg: 0 } });
  return session;
}

describe('where the viewer sits', () => {
  it('[SK-MIS-08] goes over to the other edge with the seat, and comes back with undo', () => {
    for (const [here, before] of [
      ['A', 0],
      ['B', 180],
    ] as const) {
      const session = dish();
      const store = new PlayStore(session);
      store.sit([here]);
      expect(seatAngle(store)).toBe(before);
      session.act('A', { verb: 'edge', noun: 'y=100' });
      store.refresh();
      expect(seatAngle(store)).toBe(180 - before);
      session.undo('A');
      store.refresh();
      expect(seatAngle(store)).toBe(before);
    }
  });

  it('[SK-MIS-08] at a shared screen whoever is to move next is looked for at the new edge', () => {
    const store = new PlayStore(dish());
    store.arrive();
    store.act({ verb: 'edge', noun: 'y=100' });
    expect([store.get().seated, seatAngle(store)]).toEqual(['A', 180]);
    store.settle(store.session.state.pending?.id ?? '', ['T']);
    expect([store.get().seated ?? store.get().handTo, seatAngle(store)]).toEqual(['B', 0]);
  });

  it('[SK-MIS-08] is played back as it was', () => {
    const session = dish();
    session.act('A', { verb: 'edge', noun: 'y=100' });
    const at = (length: number, viewer: string) => frameOf(session, length, viewer).seatAt;
    expect([at(5, 'A'), at(5, 'B'), at(6, 'A'), at(6, 'B')]).toEqual([0, 180, 180, 0]);
    expect([at(5, 'caster'), at(6, 'caster'), at(6, 'spectator')]).toEqual([0, 0, 0]);
  });

  it('stays where the game has it where nobody moves', () => {
    const session = Session.begin(stones, STONES_SETUP);
    const view = session.game.view(session.state, 'S');
    expect([angleOf(session.game, view, 'N'), angleOf(session.game, view, 'S')]).toEqual([0, 180]);
    expect(angleOf(session.game, view, null)).toBe(0);
  });
});
