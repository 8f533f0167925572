import { describe, expect, it } from 'vitest';
import { Session } from '../../src/machines/session/session.ts';
import { skirmish } from '../../src/machines/skirmish/game.ts';
import type { Game } from '../../src/rules/kernel/contract.ts';
import { seeded } from '../../src/rules/kernel/random.ts';
import { openness } from '../../tools/oracles/oracles.ts';
import { undoAfterReveal } from '../../tools/oracles/reveals.ts';

const game = skirmish as unknown as Game;

/** Both sides have picked an army; B confirmed last and so was shown A's. */
function shown(): Session {
  const session = Session.begin(game, { game: 'skirmish', scenario: 'last-man-standing', seed: 1 });
  for (const seat of ['A', 'B']) {
    session.act(seat, { verb: 'army', noun: ['captain', 'trooper'] });
    session.act(seat, { verb: 'confirm' });
  }
  return session;
}

describe('the oracles of what is hidden', () => {
  it('find a decision that showed something and may be taken back', () => {
    const session = shown();
    expect(() => undoAfterReveal(game, session, seeded(1))).not.toThrow();
    Object.defineProperty(session, 'undoRefusal', { value: () => null });
    expect(() => undoAfterReveal(game, session, seeded(1))).toThrow('showed B something hidden');
  });

  it('find a moment that is called open while somebody has a secret', () => {
    const session = shown();
    const careless: Game = { ...game, status: (view) => ({ ...game.status(view), open: true }) };
    expect(() => openness(careless, session.state, seeded(1))).not.toThrow();
    expect(() => openness(careless, session.at(3), seeded(1))).toThrow('something is hidden from A');
  });
});
