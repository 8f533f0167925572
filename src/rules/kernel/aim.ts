import type { Drawing, Spot } from '../../models/table/drawing.ts';
import type { Action, LegalAction, Violation } from './action.ts';
import type { GameState, Seat } from './contract.ts';

/** One of the things that may be picked for a noun. */
export interface Pick {
  /** Unique among the picks; stands in `AimInput.picks`. */
  value: string;
  label: string;
  /** Said beside it: a price, a place. */
  detail?: string;
  /** Where it is on the table, if it is; pointing there picks it. */
  at?: Spot;
  /** Ids of the pieces that stand for it; pointing at one of them picks it. */
  pieces?: string[];
}

/** What the noun of a region entry is made of; the page has one control for each. */
export interface AimNeeds {
  /** The piece that is moved or put down; it may be dragged. */
  moves?: string;
  /** Where the first leg, and a direction without a point, is taken from. */
  from: Spot | null;
  /** Most points on the table that may be given, in order; 0 where none is asked for. */
  points: number;
  /** Whether a direction is asked for. `optional`: the game has one where none is given. */
  heading: 'none' | 'optional' | 'needed';
  /** The direction that is kept where none is given and no point either; turning by key goes on from there. */
  facing?: number;
  /** Questions with one answer each. */
  choices: { id: string; label: string; values: { value: string; label: string }[] }[];
  /** Things to pick from: one of them, some (each as often as wanted), or all in an order. */
  picks: { mode: 'one' | 'some' | 'order'; label: string; list: Pick[] } | null;
  /** Places worth turning to, gone through by key: the enemies on the table. */
  targets: Spot[];
  /** What is filled in at first. */
  start: AimInput;
}

/** What has been filled in so far. */
export interface AimInput {
  points: Spot[];
  /** Degrees counter-clockwise from the table's +x as seen from above, or null. */
  heading: number | null;
  /** Answers by the question's id. */
  values: Record<string, string>;
  picks: string[];
}

/** What the input comes to. */
export interface Aimed {
  /** Null while something is missing. */
  action: Action | null;
  /** Why it may not be done, or null. */
  refusal: Violation | null;
  /** What it means, one line each: "12.40 of 20 cm". */
  summary: string[];
  /** What the action does, in one line: "Stays where it is, facing 90°"; '' while something is missing. */
  deed: string;
  drawings: Drawing[];
}

/** A length measured on the table. */
export interface Measured {
  summary: string[];
  drawings: Drawing[];
}

/** How a game with regions lets them be aimed at. All of it tells the seat nothing that its view hides. */
export interface Aiming<S extends GameState = GameState, V = unknown> {
  /** What is to be filled in for a region entry of `legalActions`. */
  needs(state: S, seat: Seat, entry: LegalAction): AimNeeds;
  /** What an input comes to; asked at every movement of the pointer. */
  aimed(state: S, seat: Seat, entry: LegalAction, input: AimInput): Aimed;
  /** The tape between two places, and what else lies open between them. */
  measure(view: V, from: Spot, to: Spot): Measured;
  /** What lies drawn on the table while something is waited for that no piece shows: a way that may be interrupted. */
  waiting(view: V): Drawing[];
}
