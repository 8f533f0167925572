import type { Session } from '../machines/session/session.ts';
import { type DiceRequest, FACES, type Face } from '../models/dice/request.ts';
import type { ThrowRecord } from '../models/dice/throw-record.ts';
import type { Game, GameState, Seat } from '../rules/kernel/contract.ts';
import { drawOne, type RandomState } from '../rules/kernel/random.ts';
import { ask, type Player } from './player.ts';

/** Answers a dice request; the recorded throw, if any, goes into the journal. */
export type DiceSource = (request: DiceRequest) => { faces: Face[]; thrown?: ThrowRecord };

/** Dice without physics, each face equally likely; advances `random`. */
export const seededDice =
  (random: RandomState): DiceSource =>
  (request) => ({ faces: request.dice.map((die) => drawOne(random, FACES[die.kind])) });

/** One step of a game played by code: who does what next. */
export type Turn = { kind: 'over' } | { kind: 'dice' } | { kind: 'act'; seat: Seat };

/** What comes next in this state; where several seats may act, the first of them. */
export function nextTurn<S extends GameState, V>(game: Game<S, V>, state: S): Turn {
  const toMove = game.toMove(state);
  if (toMove === 'none') return { kind: 'over' };
  if (toMove === 'chance') return { kind: 'dice' };
  const seat = toMove[0];
  if (seat === undefined) throw new Error('toMove: expected at least one seat');
  return { kind: 'act', seat };
}

/**
 * Takes one step of the game: dice from the source, decisions from the players.
 * @returns false when the game is over
 * @throws Error when a player chose something that the rules refuse, or nobody can answer
 */
export function step<S extends GameState, V>(
  session: Session<S, V>,
  players: Readonly<Record<Seat, Player<V>>>,
  dice: DiceSource,
  random: RandomState,
): boolean {
  const { game, state } = session;
  const turn = nextTurn(game, state);
  if (turn.kind === 'over') return false;
  const refusal = turn.kind === 'dice' ? throwDice(session, dice) : decide(session, turn.seat, players, random);
  if (refusal) throw new Error(`${refusal.clause}: ${refusal.message}`);
  return true;
}

function throwDice<S extends GameState, V>(session: Session<S, V>, dice: DiceSource) {
  const { pending } = session.state;
  if (!pending) throw new Error('toMove is chance, but no dice are pending');
  const { faces, thrown } = dice(pending);
  return session.settle(pending.id, faces, thrown);
}

function decide<S extends GameState, V>(
  session: Session<S, V>,
  seat: Seat,
  players: Readonly<Record<Seat, Player<V>>>,
  random: RandomState,
) {
  const player = players[seat];
  if (!player) throw new Error(`players.${seat}: expected a player for every seat that moves`);
  return session.act(seat, ask(session.game, session.state, seat, player, random));
}
