import { card, isFog, opponent, SIDES } from '../../models/undaunted/box.ts';
import type { Side } from '../../models/undaunted/types.ts';
import type { LegalAction } from '../kernel/action.ts';
import type { Seat } from '../kernel/contract.ts';
import { actionBar } from './bars.ts';
import { activeSide, type Playing, type UndauntedState } from './state.ts';
import { choices, isSuppressed, mayStop } from './steps.ts';

/** Rounds in a row without an event after which the end may be agreed (UN-RUL-53). */
export const QUIET_ROUNDS = 5;

/** Whether the seat is one of the two sides. */
export const isSide = (seat: unknown): seat is Side => seat === 'US' || seat === 'DE';

/** Whether one of the two player turns is being taken. */
export const isTurn = (state: UndauntedState): boolean =>
  state.phase === 'firstPlayerTurn' || state.phase === 'secondPlayerTurn';

/** Whether the side still has to select a card for the initiative (UN-RUL-32, UN-RUL-33). */
export const isToBid = (state: UndauntedState, side: Side): boolean =>
  state.sides[side].bid === null && state.sides[side].hand.length > 0;

/** Seats that may act now; `chance` while dice are waited for, `none` once the game is over. */
export function toMove(state: UndauntedState): readonly Seat[] | 'chance' | 'none' {
  if (state.over) return 'none';
  if (state.pending) return 'chance';
  if (state.phase === 'initiative') return SIDES.filter((side) => isToBid(state, side));
  if (!isTurn(state)) return [];
  const active = activeSide(state);
  return [state.offer === 'open' ? opponent(active) : active];
}

/** Whether the active side may offer to end the game: once a turn, after enough quiet rounds (UN-RUL-53). */
export const mayOfferEnd = (state: UndauntedState): boolean =>
  state.quietRounds >= QUIET_ROUNDS && state.offer === 'none';

function betweenPlays(state: UndauntedState, side: Side): LegalAction[] {
  const actions: LegalAction[] = [];
  for (const id of state.sides[side].hand) {
    if (!isFog(id)) actions.push({ verb: 'play', noun: id });
  }
  actions.push({ verb: 'end-turn' });
  if (mayOfferEnd(state)) actions.push({ verb: 'offer-end' });
  return actions;
}

function commitments(state: UndauntedState, id: string): LegalAction[] {
  if (isSuppressed(state, id)) return [{ verb: 'ready' }, { verb: 'hunker-down' }];
  const actions: LegalAction[] = [];
  for (const { name } of card(id).actions) {
    if (actionBar(state, id, name) === null) actions.push({ verb: 'use', noun: name });
  }
  actions.push({ verb: 'hunker-down' });
  return actions;
}

function nextStep(state: UndauntedState, playing: Playing): LegalAction[] {
  const actions: LegalAction[] = choices(state, playing);
  if (mayStop(playing)) actions.push({ verb: 'stop' });
  return actions;
}

/** Every decision open to the seat; empty when it is not to move. */
export function legalActions(state: UndauntedState, seat: Seat): LegalAction[] {
  const movers = toMove(state);
  if (!isSide(seat) || typeof movers === 'string' || !movers.includes(seat)) return [];
  if (state.phase === 'initiative') return state.sides[seat].hand.map((id) => ({ verb: 'bid', noun: id }));
  if (state.offer === 'open') return [{ verb: 'agree-to-end' }, { verb: 'decline-to-end' }];
  const { playing } = state;
  if (playing === null) return betweenPlays(state, seat);
  return playing.action === null ? commitments(state, playing.card) : nextStep(state, playing);
}
