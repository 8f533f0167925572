import type { AnyStateMachine } from 'xstate';
import type { DiceRequest, Face } from '../../models/dice/request.ts';
import type { Form, Piece } from '../../models/table/piece.ts';
import type { Action, LegalAction, Violation } from './action.ts';
import type { Aiming } from './aim.ts';
import type { RandomState } from './random.ts';

/** A side of the table that makes decisions: "US", "DE", "A", "B", "player". */
export type Seat = string;

/**
 * Who looks: a seat, a `spectator` (knows what is open to all) or a `caster` (sees every seat's secrets, no deck
 * order).
 */
export type Viewer = Seat | 'spectator' | 'caster';

/**
 * Something that happened, as data. Made by the rules while an event is applied, put into words for one viewer by
 * `Game.describe`. Further fields are the game's own.
 */
export interface News {
  /** What happened: "move", "draw", "casualty", "phase". */
  type: string;
  /** The seat that did it or that it happened to. */
  seat?: Seat;
  /** Set where something hidden was shown, or cards were shuffled or drawn: no undo goes back past it. */
  bars?: 'reveal' | 'shuffle';
}

/** What every game's state has. Plain JSON; a state is never changed once the machine has left it. */
export interface GameState {
  /** The rulebook's name of the phase; written by the machine on entry of its states and nowhere else. */
  phase: string;
  /** Generator for shuffles, draws and other hidden chance; never for dice. */
  random: RandomState;
  /** Dice that are waited for, or null. While it is set no seat may act. */
  pending: DiceRequest | null;
  /** What the last event did, oldest first; replaced at each event sent to the machine. */
  news: News[];
  /** How the game ended, or null while it goes on. */
  over: Outcome | null;
}

/** How a game ended. */
export interface Outcome {
  /** The winning seat, or null for a draw. */
  winner: Seat | null;
  /** The clause that decided. */
  clause: string;
  /** One or two sentences in plain words, with the counts. */
  text: string;
  /** Figures for the victory screen, in order. */
  counts: { label: string; values: Record<Seat, number | string> }[];
}

/** What the machine understands. */
export type GameEvent =
  | { type: 'act'; seat: Seat; action: Action }
  | { type: 'dice.settled'; id: string; faces: Face[] };

/** What a game starts from; with the entries of a journal it gives the state to the last byte. */
export interface Setup {
  game: string;
  /** Id of one of the game's scenarios, or of `scenarioData` where that is given. */
  scenario: string;
  /** Seed of the generator in the state, whole number from 0 to 2^32 - 1. */
  seed: number;
  /** A position file to start from instead of the scenario's own set-up. */
  position?: unknown;
  /** A scenario that is not in the box, as read from a file; checked by the game's schema. */
  scenarioData?: unknown;
}

/** A seat as the page presents it. */
export interface SeatInfo {
  id: Seat;
  name: string;
  /** Colour of the seat's components, `#rrggbb`. */
  colour: string;
  /** Where the seat sits as a game begins: degrees counter-clockwise about the table's centre, 0 at +z. */
  at: number;
}

/** A scenario as the menu presents it. */
export interface ScenarioInfo {
  id: string;
  title: string;
  /** One line for the menu. */
  briefing: string;
  /** Marked in the menu as the one to begin with. */
  recommended?: boolean;
}

/** How a legal action is shown: on a button, to a screen reader, and on the table. */
export interface Hint {
  /** Short, for a button: "Move to Garden plots (7A)". */
  label: string;
  /** Heading under which it is listed with its neighbours, where there are many: the model that is to be ordered. */
  group?: string;
  /** What it costs or does, one short line each: "Takes 1 Fog of War card". */
  effects: string[];
  /**
   * Ids of the pieces that stand for this action on the table; pointing at one of them takes it, unless it `closes`.
   */
  targets: string[];
  /**
   * Ends what the seat is about, or lets something pass. It is offered where one of its pieces is pointed at, even
   * alone; pointing never takes it.
   */
  closes?: boolean;
  /** Ids of the pieces passed, from start to end, where there is a path. */
  path: string[];
  /** The clause that grants it. */
  clause: string;
}

/** A decision that one would look for now and that is not open: a printed action that has nothing to act on. */
export interface Barred {
  /** As its button would say it. */
  label: string;
  violation: Violation;
}

/** What the page shows beside the table, from one viewer's eyes. */
export interface Status {
  /** "Round 3, US turn". */
  title: string;
  /** What the one to move is to do now: "Choose a tile to enter, or stop here". */
  prompt: string;
  /** The clause by which it is to be done, where there is one; told where something else is tried. */
  clause?: string;
  /**
   * Least time for which this moment is shown before a decision is taken in it, ms: where a quick answer would tell
   * what the seat had to choose from. None where left out.
   */
  leastMs?: number;
  /**
   * Set where no seat knows anything that another may not: between two players at one screen the seat then changes
   * without a hand-over. The generic tests exchange all secrets there and expect nothing to change.
   */
  open?: boolean;
  /** Figures per seat: objective points against the goal, cards in hand. */
  scores: { seat: Seat; label: string; value: string }[];
}

/** A hand, pile or other list of cards that the page shows as a strip beside the table. */
export interface CardStrip {
  /** "hand", "play", "discard", "supply". */
  id: string;
  seat: Seat;
  title: string;
  /** Pieces by id, in order. */
  pieces: string[];
}

/** A short card that explains a verb the first time it becomes legal. */
export interface Lesson {
  title: string;
  text: string;
  clause: string;
}

/**
 * What one moment adds to the statistics of a game; the page sums it up. Tells nothing that a spectator may not know.
 */
export interface Statistics {
  /**
   * Where the seats stand, drawn as a line over the turns: objective points, tiles held. `goals` are what they need.
   */
  standings: { label: string; values: Record<Seat, number>; goals?: Record<Seat, number> }[];
  /** What the last event counts towards, one each time: in the table "Casualties" the row "Rifleman A" for the seat. */
  counts: { table: string; row: string; seat: Seat }[];
}

/**
 * A game. Everything else in the product (table, log, bots, saves, replays, referee, fuzzer) is written once, against
 * this. All functions are pure: they change none of their arguments and read no clock, and the same arguments give the
 * same answer. None throws for anything that a player, a file or a peer may send, except where it says so.
 *
 * @typeParam S the full state, secrets and generator included
 * @typeParam V what one viewer may know; plain JSON, and all that `table`, `status`, `strips` and bots are given
 */
export interface Game<S extends GameState = GameState, V = unknown> {
  readonly id: string;
  readonly title: string;
  /** By whose rules it plays and whose name that is. */
  readonly credits: string;
  readonly seats: readonly SeatInfo[];
  readonly scenarios: readonly ScenarioInfo[];
  /** The solids its pieces are made of. */
  readonly forms: Readonly<Record<string, Form>>;
  /** By verb. */
  readonly lessons: Readonly<Record<string, Lesson>>;

  /**
   * The XState sequence of play: context is the state S, input `{ state }` is what `start` gave, events are
   * `GameEvent`. States bear the rulebook's phase names. It refuses (stays as it is, context untouched) any event that
   * `check` refuses and any dice answer that does not fit `pending`. A state it has handed out is never changed.
   */
  readonly machine: AnyStateMachine;

  /**
   * The state before the first event.
   * @throws InputError naming the field where scenario, position or scenario data are unusable
   */
  start(setup: Setup): S;

  /** Seats that may act now; `chance` while dice are waited for; `none` once the game is over. */
  toMove(state: S): readonly Seat[] | 'chance' | 'none';

  /**
   * Every decision open to the seat; empty when it is not to move. Never empty for a seat that `toMove` names. The one
   * source for buttons, highlights, keyboard, screen reader, bots and validation.
   */
  legalActions(state: S, seat: Seat): LegalAction[];

  /** Nothing, or why the action may not be taken. Whatever `legalActions` lists passes. `action` may be anything. */
  check(state: S, seat: Seat, action: unknown): Violation | null;

  /** An action of a region entry, drawn at random; for bots, fuzz runs and tests. Advances `random` in place. */
  sample(state: S, seat: Seat, entry: LegalAction, random: RandomState): Action;

  /** How a legal action is shown. Tells nothing that `view(state, seat)` hides. */
  hint(state: S, seat: Seat, action: LegalAction): Hint;

  /**
   * Decisions that the seat would look for now and that are not open, with the reason; left out where there are none.
   */
  barred?(state: S, seat: Seat): Barred[];

  /**
   * Why nothing can be done with a piece that the seat points at, where no legal action is about it; null where no clause
   * is. Left out where asking `check` about the open actions says enough.
   */
  whyNot?(state: S, seat: Seat, piece: string): Violation | null;

  /** How region entries are filled in by hand; left out by a game that has none. */
  readonly aiming?: Aiming<S, V>;

  /** What the viewer may know: no seed, no undo, opaque ids for what is hidden. Plain JSON. */
  view(state: S, viewer: Viewer): V;

  /** A full state that the view allows, all hidden things drawn afresh: `view(resample(v, s, r), s)` equals `v`. */
  resample(view: V, seat: Seat, random: RandomState): S;

  /** The pieces and where they lie. */
  table(view: V): Piece[];

  /** Where a seat sits now, as in `SeatInfo.at`; left out by a game whose seats stay where they are. */
  seatAt?(view: V, seat: Seat): number;

  /** Phase, prompt and figures. */
  status(view: V): Status;

  /** Cards to be shown beside the table, the viewer's hand first. */
  strips(view: V): CardStrip[];

  /** Who won, and by which clause; null while the game goes on. */
  outcome(state: S): Outcome | null;

  /** Throws an Error that names it when a card, counter or marker was lost, doubled or misplaced. */
  invariants(state: S): void;

  /** One line of the log, or null where the viewer learns nothing. */
  describe(news: News, viewer: Viewer): string | null;

  /** Figures of this moment for the statistics; left out by a game that has none beside its dice. */
  statistics?(state: S): Statistics;

  /** The state as a position file: `start` with it as `position` gives an equal state, phase between decisions. */
  position(state: S): unknown;

  /** A state with the other seats' secrets exchanged for others of the same sizes; for the secret-swap test. */
  swapSecrets(state: S, seat: Seat, random: RandomState): S;
}

/** Input that cannot be used: which file or field, and what was expected. */
export class InputError extends Error {
  override readonly name = 'InputError';
  /**
   * @param field path of the field: "position.counters[2].tile"
   * @param expected what would have been right: "a tile of the scenario"
   */
  constructor(
    readonly field: string,
    readonly expected: string,
  ) {
    super(`${field}: expected ${expected}`);
  }
}
