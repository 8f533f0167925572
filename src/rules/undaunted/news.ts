import type { ActionName, CardId, CounterId, Side, TileFace } from '../../models/undaunted/types.ts';
import type { News, Outcome } from '../kernel/contract.ts';

/** How a total defence came about. */
export interface DefenceSum {
  base: number;
  cover: number;
  range: number;
  total: number;
}

/** A zone in which a casualty is looked for, in this order. */
export type CasualtyZone = 'hand' | 'discard' | 'deck';

interface Kinds {
  round: { round: number };
  /** `cards` is for their owner alone. */
  draw: { seat: Side; cards: CardId[]; bars: 'shuffle' };
  shuffle: { seat: Side; bars: 'shuffle' };
  /** `card` is for its owner alone. */
  bid: { seat: Side; card: CardId };
  /** Both bids revealed; `seat` has the marker now. */
  initiative: { seat: Side; bids: Record<Side, CardId | null>; kept: boolean; bars: 'reveal' };
  turn: { seat: Side; first: boolean };
  /** A turn passed because it began with an empty hand. */
  pass: { seat: Side };
  play: { seat: Side; card: CardId };
  'hunker-down': { seat: Side; card: CardId };
  ready: { seat: Side; counter: CounterId };
  use: { seat: Side; card: CardId; action: ActionName };
  place: { seat: Side; counter: CounterId; tile: TileFace };
  move: { seat: Side; counter: CounterId; from: TileFace; tile: TileFace };
  /** A control marker was placed scouted side up. */
  scouted: { seat: Side; tile: TileFace };
  /** A Fog of War card went from the side's supply to its discard pile; `by` is who caused it. */
  fog: { seat: Side; by: Side };
  /** Conceal found no Fog of War card in the opponent's supply. */
  'no-fog': { seat: Side };
  /** The target marker was placed, moved, or taken off the board (null). */
  'target-marker': { seat: Side; tile: TileFace | null };
  control: { seat: Side; tile: TileFace; turnedBack: boolean };
  bolster: { seat: Side; card: CardId };
  inspire: { seat: Side; card: CardId };
  /** A Fog of War card left the game. */
  recon: { seat: Side; card: CardId };
  /** Combat, first step. */
  target: { seat: Side; counter: CounterId; action: ActionName };
  /** Combat, second step. */
  defence: { seat: Side; counter: CounterId; sum: DefenceSum };
  /** Combat, third step. */
  roll: { seat: Side; faces: number[]; need: string };
  /** Combat, fourth step; `seat` attacked. */
  result: { seat: Side; counter: CounterId; hit: boolean };
  suppressed: { seat: Side; counter: CounterId; already: boolean };
  /** `seat` lost a card; everyone is told the unit and the zone. */
  casualty: { seat: Side; counter: CounterId; zone: CasualtyZone; card: CardId };
  /** A counter left the board. */
  removed: { seat: Side; counter: CounterId; tile: TileFace };
  'end-turn': { seat: Side; unplayed: number };
  'offer-end': { seat: Side };
  'agree-to-end': { seat: Side };
  'decline-to-end': { seat: Side };
  over: { outcome: Outcome };
}

/** What can happen in a game of Undaunted. */
export type UndauntedNews = { [K in keyof Kinds]: News & { type: K } & Kinds[K] }[keyof Kinds];
