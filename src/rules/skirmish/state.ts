import type { Cover, Location, ModelTypeId, OrderType, Scenario, Side } from '../../models/skirmish/schema.ts';
import type { Rect } from '../geometry/shapes.ts';
import type { GameState } from '../kernel/contract.ts';

/** An order card beside a model; `type` is null in the view of one who may not know it. */
export interface OrderCard<T = OrderType> {
  type: T;
  /** Face down; revealed and not used up (being carried out, or an unlimited Sentry); used. */
  state: 'down' | 'up' | 'spent';
}

/** A model that is alive. */
export interface Model<T = OrderType> {
  id: string;
  type: ModelTypeId;
  side: Side;
  /** In its owner's hand before deployment, in reserve (a Ranger that has not landed), or on the table. */
  place: 'hand' | 'reserve' | 'table';
  /** Centre of the base, cm on the 0.01 grid; 0 when not on the table. */
  x: number;
  y: number;
  /** Whole degree, counter-clockwise from +x. */
  heading: number;
  suppressed: boolean;
  /** Its activation card was used this turn. */
  activated: boolean;
  /** Carries explosives: a Sapper, or whoever took over. */
  explosives: boolean;
  /** Orders it is given this turn. */
  allowance: number;
  /** In the slots in which they were placed; a slot keeps its card until the turn ends. */
  orders: OrderCard<T>[];
}

/** A model that is no longer in the game. */
export interface Lost {
  id: string;
  type: ModelTypeId;
  side: Side;
  how: 'killed' | 'escaped';
  turn: number;
}

/** Smoke or fire; joined cards are one rectangle. */
export interface Hazard extends Rect {
  id: string;
  kind: 'smoke' | 'fire';
}

/** A location on the table. */
export interface Objective extends Location {
  destroyed: boolean;
}

/** What everybody sees on the table; rules that ask only for this serve state and view alike. */
export interface Field {
  scenario: Scenario;
  turn: number;
  /** Edge of each side, "y=0" or "y=H". */
  edges: Record<Side, string>;
  models: Model<OrderType | null>[];
  terrain: Cover[];
  hazards: Hazard[];
  locations: Objective[];
}

/** A path: corners without the start, cm. */
export type Corners = [number, number][];

/** A committed Move while sentries may react to it. */
export interface Committed {
  mover: string;
  path: Corners;
  /** Final heading, or null for the heading of the last leg. */
  heading: number | null;
  /** No reaction may lie before this point of the path, cm. */
  from: number;
  /** Models that have reacted to this Move. */
  reacted: string[];
}

/** What is left of a Breacher's Move while the explosives of a victim change hands. */
export interface Trampling {
  mover: string;
  /** Victims not yet met, in path order. */
  victims: string[];
  x: number;
  y: number;
  heading: number;
  /** Halted by a Sentry: suppressed when it comes to rest. */
  halted: boolean;
}

/** What a coin is flipped for; fields as in position files. */
export type Flip =
  | { purpose: 'setup' | 'initiative'; side: Side }
  | { purpose: 'move'; side: Side; model: string }
  | { purpose: 'fire' | 'rocket' | 'cover'; side: Side; model: string; target: string }
  | { purpose: 'grenade'; side: Side; model: string; what: 'frag' | 'smoke' }
  | { purpose: 'sabotage'; side: Side; model: string; location: string; order: OrderType }
  | { purpose: 'drop'; side: Side; model: string; x: number; y: number }
  | ({ purpose: 'sentry'; side: Side; sentry: string; at: number } & Committed);

/** A dead carrier whose owner is still to be asked who takes the explosives. */
export interface Bequest {
  side: Side;
  from: string;
  models: string[];
}

/** The decision or flip that is waited for. */
export type Step =
  | { kind: 'army' }
  | { kind: 'location'; side: Side; location: string }
  | { kind: 'edge'; side: Side }
  | { kind: 'deploy'; side: Side }
  | { kind: 'orders' }
  | { kind: 'flip'; side: Side }
  | { kind: 'choose'; side: Side; type: ModelTypeId }
  | { kind: 'act'; side: Side; model: string }
  | { kind: 'target'; side: Side; model: string; orders: 1 | 2 }
  | { kind: 'path'; side: Side; model: string; option: 'sure' | 'gamble'; limitCm: number }
  | ({ kind: 'react'; side: Side } & Committed)
  | ({ kind: 'halt'; side: Side; sentry: string } & Committed)
  | { kind: 'place'; side: Side; model: string; what: 'frag' | 'smoke' }
  | { kind: 'drop'; side: Side; model: string }
  | { kind: 'dropPlace'; side: Side; model: string; x: number; y: number }
  | { kind: 'heading'; side: Side; model: string }
  | ({ kind: 'carrier'; later: Bequest[]; trampling: Trampling | null } & Bequest)
  | ({ kind: 'coin' } & Flip)
  | { kind: 'done'; what: 'set-up' | 'placing' | 'orders' | 'activation' | 'turn' };

/** How far a side is with its army. */
export interface Muster {
  /** The army in force, or null. */
  army: ModelTypeId[] | null;
  /** Wants the scenario's own army on its own places. */
  quick: boolean;
  confirmed: boolean;
}

/** A model as fielded, dead or alive. */
export interface Fielded {
  id: string;
  type: ModelTypeId;
}

/** A side's promise about the orders it placed, opened when the match ends (SK-RUL-32). */
export interface Commitment {
  turn: number;
  side: Side;
  /** SHA-256 of `text`, hex. */
  hash: string;
  /** Orders, deck and nonce as JSON. */
  text: string;
}

/** The full state. */
export interface SkirmishState extends GameState, Field {
  models: Model[];
  muster: Record<Side, Muster>;
  /** Every model fielded, in the order of deployment. */
  roster: Record<Side, Fielded[]>;
  lost: Lost[];
  /** Activation cards face down, top card first. */
  decks: Record<Side, ModelTypeId[]>;
  /** The owner knows the order: a Captain was alive when the turn began. */
  ordered: Record<Side, boolean>;
  /** Activation cards turned over this turn, oldest first. */
  flipped: Record<Side, ModelTypeId[]>;
  /** All activation cards of this turn, sorted; public. */
  readied: Record<Side, ModelTypeId[]>;
  /** Sides that have placed their orders. */
  committed: Record<Side, boolean>;
  commitments: Commitment[];
  /** The side that flips next or whose model is active. */
  initiative: Side | null;
  /** The model in the middle of its activation. */
  active: string | null;
  step: Step;
  /** Coins asked for so far; makes the ids of requests. */
  flips: number;
  /** Hazards laid so far; makes their ids. */
  laid: number;
}
