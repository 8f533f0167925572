import { card, opponent } from '../../models/undaunted/box.ts';
import type { CardId, CounterId, Side, TileFace } from '../../models/undaunted/types.ts';
import { layoutOf } from '../../rules/undaunted/scenarios.ts';
import type { Control, Phase, Playing, Standing, UndauntedState } from '../../rules/undaunted/state.ts';
import type { UndauntedView } from '../../rules/undaunted/view.ts';
import { type Board, boardOf } from './board.ts';
import { type Force, forceOf } from './units.ts';

/** What a side knows of its own zones; its deck is what its force has besides. */
export interface OwnZones {
  hand: readonly CardId[];
  discard: readonly CardId[];
  play: readonly CardId[];
  supply: readonly CardId[];
  removed: readonly CardId[];
  force: Force;
}

/** What a side knows of the other's zones. */
export interface EnemyZones {
  play: readonly CardId[];
  supply: readonly CardId[];
  force: Force;
  /** Number of cards lost for good; which ones is the enemy's own knowledge. */
  removed: number;
}

/**
 * A game as one side knows it: all that the rule player decides by. Made from that side's view, or, in play looked
 * ahead, from a drawn state of which it takes no more than the view would tell.
 */
export interface Situation {
  side: Side;
  board: Board;
  phase: Phase;
  initiative: Side;
  counters: Readonly<Record<CounterId, Standing | null>>;
  control: Readonly<Record<Side, Readonly<Record<TileFace, Control>>>>;
  target: Readonly<Record<Side, TileFace | null>>;
  own: OwnZones;
  enemy: EnemyZones;
  playing: Playing | null;
}

/** What the side knows of a state. */
export function situationIn(state: UndauntedState, side: Side): Situation {
  const { US, DE } = state.sides;
  const own = state.sides[side];
  const enemy = state.sides[opponent(side)];
  return {
    side,
    board: boardOf(layoutOf(state)),
    phase: state.phase,
    initiative: state.initiative,
    counters: state.counters,
    control: { US: US.control, DE: DE.control },
    target: { US: US.target, DE: DE.target },
    own: {
      hand: own.hand,
      discard: own.discard,
      play: own.play,
      supply: own.supply,
      removed: own.removed,
      force: forceOf(side, own.roster),
    },
    enemy: {
      play: enemy.play,
      supply: enemy.supply,
      force: forceOf(opponent(side), enemy.roster),
      removed: enemy.removed.length,
    },
    playing: state.playing,
  };
}

/** What a seat's view tells. Throws for a view that is not the side's own. */
export function situationSeen(view: UndauntedView, side: Side): Situation {
  const { US, DE } = view.sides;
  const own = view.sides[side];
  const enemy = view.sides[opponent(side)];
  const { hand, discard, removed } = own;
  if (hand === null || discard === null || removed === null) throw new Error(`view: expected that of ${side}`);
  return {
    side,
    board: boardOf(layoutOf(view)),
    phase: view.phase,
    initiative: view.initiative,
    counters: view.counters,
    control: { US: US.control, DE: DE.control },
    target: { US: US.target, DE: DE.target },
    own: { hand, discard, removed, play: own.play, supply: own.supply, force: forceOf(side, own.roster) },
    enemy: {
      play: enemy.play,
      supply: enemy.supply,
      force: forceOf(opponent(side), enemy.roster),
      removed: enemy.removedCount,
    },
    playing: view.playing,
  };
}

/** Cards of a unit in a list. */
export function countOf(cards: readonly CardId[], unit: CounterId): number {
  let count = 0;
  for (const id of cards) if (card(id).counter === unit) count++;
  return count;
}
