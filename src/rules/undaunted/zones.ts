import { card } from '../../models/undaunted/box.ts';
import type { CardId, Side } from '../../models/undaunted/types.ts';
import { shuffle } from '../kernel/random.ts';
import type { SideState, UndauntedState } from './state.ts';

/** Names of the zones in which cards lie. */
export const ZONES = ['hand', 'deck', 'discard', 'play', 'supply', 'removed'] as const;
export type Zone = (typeof ZONES)[number];

const byOrder = (a: CardId, b: CardId): number => card(a).order - card(b).order;

/** Cards in the box's order, a fresh list. */
export const inBoxOrder = (cards: readonly CardId[]): CardId[] => cards.slice().sort(byOrder);

/** The card with the lowest id among those that fit, or null (UN-RUL-38). */
export function lowest(cards: readonly CardId[], fits: (id: CardId) => boolean): CardId | null {
  let found: CardId | null = null;
  for (const id of cards) {
    if (fits(id) && (found === null || byOrder(id, found) < 0)) found = id;
  }
  return found;
}

/** Takes a card out of a zone. Throws where it is not there. */
export function takeOut(zone: CardId[], id: CardId): void {
  const at = zone.indexOf(id);
  if (at < 0) throw new Error(`card ${id} is not where it was looked for`);
  zone.splice(at, 1);
}

/** Puts a card into a supply, which is kept in the box's order. */
export function putInSupply(side: SideState, id: CardId): void {
  const at = side.supply.findIndex((other) => byOrder(id, other) < 0);
  side.supply.splice(at < 0 ? side.supply.length : at, 0, id);
}

/** Shuffles a side's deck with the state's own generator. */
export function shuffleDeck(draft: UndauntedState, side: Side): void {
  shuffle(draft.random, draft.sides[side].deck);
  draft.news.push({ type: 'shuffle', seat: side, bars: 'shuffle' });
}

/** Whether a draw would give a card: the deck or the discard pile holds one. */
export const canDraw = (state: UndauntedState, side: Side): boolean =>
  state.sides[side].deck.length > 0 || state.sides[side].discard.length > 0;

/**
 * Draws up to `count` cards into the hand; an empty deck is made anew from the whole discard pile at the moment a card
 * is needed (UN-DRAW-02 to UN-DRAW-04). With too few cards in both, all of them are drawn (UN-RUL-31).
 */
export function drawCards(draft: UndauntedState, side: Side, count: number): void {
  const zones = draft.sides[side];
  const drawn: CardId[] = [];
  while (drawn.length < count && canDraw(draft, side)) {
    if (zones.deck.length === 0) {
      zones.deck = zones.discard;
      zones.discard = [];
      shuffleDeck(draft, side);
    }
    const next = zones.deck.shift();
    if (next !== undefined) drawn.push(next);
  }
  zones.hand.push(...drawn);
  if (drawn.length > 0) draft.news.push({ type: 'draw', seat: side, cards: drawn, bars: 'shuffle' });
}

/** Moves the lowest Fog of War card of a side from supply to discard pile; false where there is none. */
export function takeFog(draft: UndauntedState, side: Side, by: Side): boolean {
  const zones = draft.sides[side];
  const fog = lowest(zones.supply, (id) => card(id).kind === 'fogOfWar');
  if (fog === null) return false;
  takeOut(zones.supply, fog);
  zones.discard.push(fog);
  draft.news.push({ type: 'fog', seat: side, by });
  return true;
}
