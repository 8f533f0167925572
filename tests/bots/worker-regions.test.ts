import { expect, it } from 'vitest';
import { answer } from '../../src/bots/worker.ts';
import { Session } from '../../src/machines/session/session.ts';
import { skirmish } from '../../src/machines/skirmish/game.ts';
import type { Game } from '../../src/rules/kernel/contract.ts';

it('decides in a game of regions, where the thread can fetch the game', async () => {
  const game = skirmish as unknown as Game;
  const [scenario] = game.scenarios;
  const session = Session.begin(game, { game: game.id, scenario: scenario?.id ?? '', seed: 1 });
  for (let step = 0; step < 25 && !session.state.pending; step++) {
    const movers = game.toMove(session.state);
    const seat = typeof movers === 'string' ? '' : (movers[0] ?? '');
    const errand = {
      id: step,
      game: game.id,
      player: 'rule',
      view: JSON.parse(JSON.stringify(game.view(session.state, seat))),
      seat,
      actions: JSON.parse(JSON.stringify(game.legalActions(session.state, seat))),
      seed: step,
      ms: 10_000,
    };
    const found = await answer(
      errand,
      () => 0,
      async () => game,
    );
    if (found.kind !== 'choice') throw new Error(JSON.stringify(found));
    expect(session.act(seat, found.choice.action)).toBeNull();
  }
  expect(session.length).toBeGreaterThan(3);
});
