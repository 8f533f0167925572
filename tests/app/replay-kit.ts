import { Session } from '../../src/machines/session/session.ts';
import { undaunted } from '../../src/machines/undaunted/game.ts';
import { FACES } from '../../src/models/dice/request.ts';
import type { Game } from '../../src/rules/kernel/contract.ts';
import { drawOne, seeded } from '../../src/rules/kernel/random.ts';

/**
 * A game of Undaunted by players who attack where they can and else do anything, with seeded dice.
 * @param most entries after which it is left as it stands
 */
export function fierceGame(seed: number, most = 3000): Session {
  const random = seeded(seed);
  const game = undaunted as unknown as Game;
  const session = Session.begin(game, { game: 'undaunted', scenario: 'la-raye', seed });
  while (session.length < most) {
    const { state } = session;
    const toMove = game.toMove(state);
    if (toMove === 'none') break;
    if (state.pending) {
      session.settle(
        state.pending.id,
        state.pending.dice.map(({ kind }) => drawOne(random, FACES[kind])),
      );
      continue;
    }
    const seat = toMove[0] ?? '';
    const legal = game.legalActions(state, seat);
    const attack = legal.find(({ verb, noun }) => verb === 'attack' || noun === 'Attack');
    session.act(seat, attack ?? drawOne(random, legal));
  }
  return session;
}
