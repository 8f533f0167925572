import { createActor } from 'xstate';
import { FACES, type Face } from '../../src/models/dice/request.ts';
import type { Game, GameEvent, GameState, Setup } from '../../src/rules/kernel/contract.ts';

/**
 * Number of sequences of `depth` events from the start, a fingerprint of the rules: any change of what is legal
 * changes it. Dice branch in two, a throw that succeeds and one that fails, on one face each; region entries are left
 * out, as their actions cannot be counted.
 */
export function perft(game: Game, setup: Setup, depth: number): number {
  const actor = createActor(game.machine, { input: { state: game.start(setup) } });
  actor.start();
  const { value, context } = actor.getSnapshot();
  actor.stop();
  return count(game, { value, context }, depth);
}

interface Moment {
  value: unknown;
  context: GameState;
}

function count(game: Game, moment: Moment, depth: number): number {
  if (depth === 0) return 1;
  return events(game, moment.context).reduce(
    (sum, event) => sum + count(game, after(game, moment, event), depth - 1),
    0,
  );
}

function after(game: Game, { value, context }: Moment, event: GameEvent): Moment {
  const actor = createActor(game.machine, {
    snapshot: game.machine.resolveState({ value: value as never, context }),
  });
  actor.start();
  actor.send(event);
  const next = actor.getSnapshot();
  actor.stop();
  if (next.context === context) throw new Error(`listed but refused: ${JSON.stringify(event)}`);
  return { value: next.value, context: next.context };
}

function events(game: Game, state: GameState): GameEvent[] {
  const { pending } = state;
  if (pending) {
    const fails = (kind: keyof typeof FACES): Face | undefined =>
      FACES[kind].find((face) => !pending.succeeds.includes(face));
    const succeeds = pending.dice.map(() => pending.succeeds[0]);
    // Where nothing succeeds every face of the first die decides.
    const each = FACES[pending.dice[0]?.kind ?? 'coin'].map((face) => pending.dice.map(() => face));
    const answers = pending.common ? each : [succeeds, pending.dice.map((die) => fails(die.kind))];
    return answers
      .filter((faces) => faces.every((face) => face !== undefined))
      .map((faces) => ({ type: 'dice.settled', id: pending.id, faces: faces as Face[] }));
  }
  const movers = game.toMove(state);
  if (typeof movers === 'string') return [];
  return movers.flatMap((seat) =>
    game
      .legalActions(state, seat)
      .filter((entry) => entry.region === undefined)
      .map((action) => ({ type: 'act' as const, seat, action })),
  );
}
