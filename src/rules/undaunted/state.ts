import { counter as counterData, opponent } from '../../models/undaunted/box.ts';
import type { ActionName, CardId, CounterId, Scenario, Side, TileFace } from '../../models/undaunted/types.ts';
import type { GameState } from '../kernel/contract.ts';
import type { RandomState } from '../kernel/random.ts';
import type { UndauntedNews } from './news.ts';

/** The phases of a round, and what lies before and after the rounds. */
export type Phase = 'setup' | 'draw' | 'initiative' | 'firstPlayerTurn' | 'secondPlayerTurn' | 'over';

/** A side's control marker on a tile: not there, scouted side up, controlled side up. */
export type Control = 'none' | 'scouted' | 'controlled';

/** Where a counter stands. */
export interface Standing {
  readonly tile: TileFace;
  readonly suppressed: boolean;
}

/** What one side has. The six zones and the card being played hold every card of the roster exactly once. */
export interface SideState {
  /** Every card this side began with, in the box's order; never changed. */
  readonly roster: readonly CardId[];
  /** Cards in hand, oldest first. */
  hand: CardId[];
  /** Draw deck, face down; the next card to be drawn first. */
  deck: CardId[];
  /** Discard pile; the top card last. */
  discard: CardId[];
  /** Cards used for an action this turn, in the order played. */
  play: CardId[];
  /** Open supply, in the box's order. */
  supply: CardId[];
  /** Cards out of the game for good, in the order in which they left. */
  removed: CardId[];
  /** Card selected for this round's initiative bid, still in hand; null before the choice and after the reveal. */
  bid: CardId | null;
  /** Control markers by tile; every tile laid out has an entry. Replaced as a whole by `setControl`. */
  control: Readonly<Record<TileFace, Control>>;
  /** Tile with this side's target marker, or null. */
  target: TileFace | null;
}

/** An attack of which the target is chosen and the dice are to be thrown. */
export interface Assault {
  /** The counter attacked. */
  counter: CounterId;
  /** Total defence: base, cover and range added up. */
  defence: number;
  /** Dice of this attack still to be asked for; above the box's four they are thrown in batches. */
  dice: number;
  /** Faces thrown so far. */
  faces: number[];
}

/** The card being played, from the moment it is laid down until its action is done. */
export interface Playing {
  card: CardId;
  /** What it is used for; null while it is committed to nothing and lies outside all zones. */
  action: ActionName | null;
  /** Tiles, cards or draws that an "up to X" action has left. */
  left: number;
  /** The counter chosen by Guide; null before the choice and for every other action. */
  guided: CounterId | null;
  /** Counters that a Blast has yet to attack. */
  blasted: CounterId[];
  /** The attack in progress. */
  assault: Assault | null;
}

/** The state of a game of Undaunted. */
export interface UndauntedState extends GameState {
  phase: Phase;
  /** Id of the scenario. */
  scenario: string;
  /** The scenario itself where it is not one of the box's, else null. */
  ownScenario: Scenario | null;
  news: UndauntedNews[];
  /** Rounds begun; 0 before the first. */
  round: number;
  /** Holder of the initiative marker. */
  initiative: Side;
  /** The side whose turn it is; null outside player turns. */
  active: Side | null;
  /** Where each combat counter of the box stands; null where it is off the board. Replaced by `setCounter`. */
  counters: Readonly<Record<CounterId, Standing | null>>;
  sides: Record<Side, SideState>;
  playing: Playing | null;
  /** Rounds in a row, before this one, without Control, casualty, or counter placed or removed. */
  quietRounds: number;
  /** Whether something of that kind has happened in this round. */
  eventful: boolean;
  /** An offer to end the game by agreement in this turn: none, waiting for the answer, declined. */
  offer: 'none' | 'open' | 'declined';
  /** Throws asked for so far; numbers the dice requests. */
  throws: number;
}

function copySide(side: SideState): SideState {
  return {
    roster: side.roster,
    hand: side.hand.slice(),
    deck: side.deck.slice(),
    discard: side.discard.slice(),
    play: side.play.slice(),
    supply: side.supply.slice(),
    removed: side.removed.slice(),
    bid: side.bid,
    control: side.control,
    target: side.target,
  };
}

function copyPlaying(playing: Playing): Playing {
  const { assault } = playing;
  return {
    ...playing,
    blasted: playing.blasted.slice(),
    assault: assault && { ...assault, faces: assault.faces.slice() },
  };
}

/** A copy that effects may change; what is never changed in place is shared. */
export function copyState(state: UndauntedState): UndauntedState {
  return {
    ...state,
    random: state.random.slice() as RandomState,
    news: state.news.slice(),
    sides: { US: copySide(state.sides.US), DE: copySide(state.sides.DE) },
    playing: state.playing && copyPlaying(state.playing),
  };
}

/** Puts a counter somewhere, or takes it off the board with null. */
export function setCounter(draft: UndauntedState, counter: CounterId, where: Standing | null): void {
  draft.counters = { ...draft.counters, [counter]: where };
}

/** Turns or places a side's control marker. */
export function setControl(draft: UndauntedState, side: Side, tile: TileFace, control: Control): void {
  draft.sides[side].control = { ...draft.sides[side].control, [tile]: control };
}

/** The side whose turn it is. Throws outside player turns. */
export function activeSide(state: UndauntedState): Side {
  if (state.active === null) throw new Error('no player turn is being taken');
  return state.active;
}

/** Whether the counter stands on the board. */
export const isOnBoard = (state: UndauntedState, counter: CounterId): boolean => standing(state, counter) !== null;

/** Where the counter stands, or null. */
export const standing = (state: UndauntedState, counter: CounterId): Standing | null => state.counters[counter] ?? null;

/** Counters of a side that stand on the board, in the box's order. */
export function countersOf(state: UndauntedState, side: Side): CounterId[] {
  const found: CounterId[] = [];
  for (const id in state.counters) {
    if (state.counters[id] !== null && counterData(id).side === side) found.push(id);
  }
  return found;
}

/** Counters of either side that stand on the tile, in the box's order. */
export function countersOn(state: UndauntedState, tile: TileFace): CounterId[] {
  const found: CounterId[] = [];
  for (const id in state.counters) {
    if (state.counters[id]?.tile === tile) found.push(id);
  }
  return found;
}

/** Whether a counter of the side's opponent stands on the tile, ready or suppressed. */
export function hasEnemy(state: UndauntedState, side: Side, tile: TileFace): boolean {
  const enemy = opponent(side);
  for (const id in state.counters) {
    if (state.counters[id]?.tile === tile && counterData(id).side === enemy) return true;
  }
  return false;
}

/** The side's control marker on the tile; "none" too for a tile that is not laid out. */
export const controlOf = (state: UndauntedState, side: Side, tile: TileFace): Control =>
  state.sides[side].control[tile] ?? 'none';
