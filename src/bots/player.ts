import type { Action, LegalAction } from '../rules/kernel/action.ts';
import type { Game, GameState, Seat } from '../rules/kernel/contract.ts';
import type { RandomState } from '../rules/kernel/random.ts';
import { drawOne } from '../rules/kernel/random.ts';

/** What a player made of code is asked with: its own view and the decisions open to it, never the state. */
export interface Question<V> {
  view: V;
  seat: Seat;
  actions: readonly LegalAction[];
  /** Turns a region entry into an action, at random. */
  sample(entry: LegalAction): Action;
  /** The player's own generator; advances in place. */
  random: RandomState;
}

/** A decision with the reason for it, in one line of plain words. */
export interface Reasoned {
  action: Action;
  why: string;
}

/** An idea for a player who asks for a hint. */
export interface Advice extends Reasoned {
  /** Estimated chance of winning with it, 0 to 1; null where nothing was reckoned. */
  chance: number | null;
}

/** Asked while a player thinks: whether its time is up. Bots know no clock; who asks them does. */
export type IsSpent = () => boolean;

/** Gives up to two ideas, the better first. */
export type Adviser<V = unknown> = (question: Question<V>, isSpent?: IsSpent) => Advice[];

/** A player made of code. */
export interface Player<V = unknown> {
  /** Name as given on the command line. */
  readonly name: string;
  /** One of the listed decisions. */
  choose(question: Question<V>): Action;
  /** The decision that `choose` would take, with its reason; absent where the player has none to give. */
  explain?(question: Question<V>): Reasoned;
  /** True where `choose` never reads `question.view`; the view is then not built. */
  readonly blind?: boolean;
}

/** Takes any legal decision, each entry equally likely. */
export const randomPlayer: Player = {
  name: 'random',
  blind: true,
  choose: ({ actions, sample, random }) => {
    const entry = drawOne(random, actions);
    return entry.region === undefined ? entry : sample(entry);
  },
};

/** Asks a player for the seat's decision in this state; the player is handed what the seat may know. */
export function ask<S extends GameState, V>(
  game: Game<S, V>,
  state: S,
  seat: Seat,
  player: Player<V>,
  random: RandomState,
): Action {
  return player.choose({
    view: player.blind ? (undefined as V) : game.view(state, seat),
    seat,
    actions: game.legalActions(state, seat),
    sample(entry) {
      return game.sample(state, seat, entry, random);
    },
    random,
  });
}
