import { describe, expect, test } from 'vitest';
import { Session } from '../../../src/machines/session/session.ts';
import { undaunted } from '../../../src/machines/undaunted/game.ts';

/** A Mortar beside an enemy on the tile that its own marker targets. */
const POSITION = {
  game: 'undaunted',
  scenario: 'hill-61',
  phase: 'turn',
  toMove: 'US',
  initiative: 'US',
  round: 3,
  counters: [
    { id: 'US-MORTAR', tile: '16A' },
    { id: 'US-RIFLEMAN-A', tile: '7A' },
    { id: 'DE-RIFLEMAN-A', tile: '16A' },
  ],
  target: { US: '16A', DE: null },
  US: { hand: ['US-MORTAR-1'], deck: ['US-SCOUT-A-1', 'US-RIFLEMAN-B-1'] },
  DE: { deck: ['DE-RIFLEMAN-B-1', 'DE-RIFLEMAN-B-2', 'DE-SCOUT-B-1'] },
};

const begin = (position: object): Session =>
  Session.begin(undaunted, { game: 'undaunted', scenario: 'hill-61', seed: 7, position });

describe('position files', () => {
  test('[UN-ATK-04] a Blast that has hit its own Mortar and goes on can be written and set up again', () => {
    const { game, state } = (() => {
      const session = begin(POSITION);
      for (const action of [
        { verb: 'play', noun: 'US-MORTAR-1' },
        { verb: 'use', noun: 'Blast' },
        { verb: 'blast', noun: 'US-MORTAR' },
      ]) {
        expect(session.act('US', action)).toBeNull();
      }
      expect(session.settle(session.state.pending?.id ?? '', [0])).toBeNull();
      return session;
    })();
    const again = begin(JSON.parse(JSON.stringify(game.position(state))));
    expect(game.legalActions(again.state, 'US')).toEqual(game.legalActions(state, 'US'));
    expect(game.legalActions(state, 'US').length).toBeGreaterThan(0);
  });

  test('[UN-RUL-26] a target marker without its Mortar on the board is refused', () => {
    const counters = POSITION.counters.filter(({ id }) => id !== 'US-MORTAR');
    expect(() => begin({ ...POSITION, counters })).toThrow('position.target.US: expected null where no Mortar');
  });

  test('[UN-RUL-53] of a game that ended after an offer was declined in the same turn is the same when set up again', () => {
    const session = begin({ ...POSITION, quietRounds: 5 });
    expect(session.act('US', { verb: 'offer-end' })).toBeNull();
    expect(session.act('DE', { verb: 'decline-to-end' })).toBeNull();
    const { game, state } = session;
    const over = { winner: 'DE', clause: 'UN-END-10', text: 'The German side wins.', counts: [] };
    const ended = game.position({ ...state, phase: 'over', over } as typeof state);
    expect(ended).toMatchObject({ phase: 'over', offer: 'declined' });
    expect(game.position(begin(JSON.parse(JSON.stringify(ended))).state)).toEqual(ended);
  });

  test('rounds count from 1', () => {
    expect(() => begin({ ...POSITION, round: 0 })).toThrow('position.round: expected at least 1');
  });
});
