import { card, opponent, SIDES } from '../../models/undaunted/box.ts';
import type { Side } from '../../models/undaunted/types.ts';
import type { Action } from '../kernel/action.ts';
import type { Seat } from '../kernel/contract.ts';
import { isSide, isToBid } from './legal.ts';
import { activeSide, type UndauntedState } from './state.ts';
import { decideByPoints, endGame, isExhausted } from './victory.ts';
import { drawCards, takeOut } from './zones.ts';

/** Cards drawn at the start of a round (UN-DRAW-01). */
const HAND_SIZE = 4;

/** A new round begins. */
export function beginRound(draft: UndauntedState): void {
  draft.round += 1;
  draft.news.push({ type: 'round', round: draft.round });
}

/** Each player draws four cards (UN-DRAW-01). */
export function drawHands(draft: UndauntedState): void {
  for (const side of SIDES) drawCards(draft, side, HAND_SIZE);
}

/** A seat selects its card for the bid, in secret (UN-INIT-01). */
export function selectBid(draft: UndauntedState, seat: Seat, action: Action): void {
  if (!isSide(seat)) throw new Error(`${seat} is no side`);
  const id = String(action.noun);
  draft.sides[seat].bid = id;
  draft.news.push({ type: 'bid', seat, card: id });
}

/** Whether every side that can bid has bid. */
export const areBidsIn = (state: UndauntedState): boolean => SIDES.every((side) => !isToBid(state, side));

/** Both bids are shown and discarded; the higher takes the marker, the holder keeps it on a tie (UN-INIT-02 to -04). */
export function revealBids(draft: UndauntedState): void {
  const bids = { US: draft.sides.US.bid, DE: draft.sides.DE.bid };
  const value = (side: Side): number => (bids[side] === null ? 0 : card(bids[side]).initiative);
  for (const side of SIDES) {
    const bid = bids[side];
    if (bid === null) continue;
    takeOut(draft.sides[side].hand, bid);
    draft.sides[side].discard.push(bid);
    draft.sides[side].bid = null;
  }
  const holder = draft.initiative;
  const challenger = opponent(holder);
  if (value(challenger) > value(holder)) draft.initiative = challenger;
  draft.news.push({
    type: 'initiative',
    seat: draft.initiative,
    bids,
    kept: draft.initiative === holder,
    bars: 'reveal',
  });
}

/** The turn of the initiative's holder, or of the other side, begins (UN-TURN-01). */
export function openTurn(draft: UndauntedState): void {
  const first = draft.phase === 'firstPlayerTurn';
  const side = first ? draft.initiative : opponent(draft.initiative);
  draft.active = side;
  draft.offer = 'none';
  draft.news.push({ type: 'turn', seat: side, first });
}

/** Whether the turn is passed without asking, as it began with an empty hand (UN-RUL-33). */
export const isHandEmpty = (state: UndauntedState): boolean => state.sides[activeSide(state)].hand.length === 0;

/** The turn is passed. */
export function passTurn(draft: UndauntedState): void {
  draft.news.push({ type: 'pass', seat: activeSide(draft) });
}

/** The player ends the turn. */
export function endTurn(draft: UndauntedState): void {
  const seat = activeSide(draft);
  draft.news.push({ type: 'end-turn', seat, unplayed: draft.sides[seat].hand.length });
}

/** Hand and then play area go to the discard pile (UN-TURN-04, UN-RUL-43); with no card left anywhere the game ends. */
export function clearTable(draft: UndauntedState): void {
  const zones = draft.sides[activeSide(draft)];
  zones.discard.push(...zones.hand, ...zones.play);
  zones.hand = [];
  zones.play = [];
  if (isExhausted(draft)) {
    endGame(draft, decideByPoints(draft, 'UN-RUL-53', 'neither side has a card left to act with'));
  }
  draft.active = null;
  draft.offer = 'none';
}

/** The round is over; a round in which nothing happened counts towards the agreed end (UN-RUL-53). */
export function closeRound(draft: UndauntedState): void {
  draft.quietRounds = draft.eventful ? 0 : draft.quietRounds + 1;
  draft.eventful = false;
}
