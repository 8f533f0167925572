import type { DiceRequest } from '../../models/dice/request.ts';
import { type ModelTypeId, type OrderType, SIDES, type Side } from '../../models/skirmish/schema.ts';
import type { Outcome, Viewer } from '../kernel/contract.ts';
import type { Field, Fielded, Lost, Model, SkirmishState, Step } from './state.ts';

/** What one viewer may know: no seed, no deck order but an own arranged one, no type of a foreign hidden order. */
export interface SkirmishView extends Field {
  game: 'skirmish';
  viewer: Viewer;
  phase: string;
  pending: DiceRequest | null;
  over: Outcome | null;
  /** `army` and `quick` are null where the viewer may not know. */
  muster: Record<Side, { army: ModelTypeId[] | null; quick: boolean | null; confirmed: boolean }>;
  roster: Record<Side, Fielded[]>;
  lost: Lost[];
  decks: Record<Side, { count: number; cards: ModelTypeId[] | null }>;
  ordered: Record<Side, boolean>;
  flipped: Record<Side, ModelTypeId[]>;
  readied: Record<Side, ModelTypeId[]>;
  committed: Record<Side, boolean>;
  /** The texts are published when the match is over. */
  commitments: { turn: number; side: Side; hash: string; text: string | null }[];
  initiative: Side | null;
  active: string | null;
  step: Step;
  flips: number;
  laid: number;
}

const bySide = <T>(of: (side: Side) => T): Record<Side, T> => ({ A: of('A'), B: of('B') });

/** Whether the viewer may know a side's secrets. */
const knows = (viewer: Viewer, side: Side): boolean => viewer === side || viewer === 'caster';

function seen(model: Model, viewer: Viewer): Model<OrderType | null> {
  if (knows(viewer, model.side)) return model;
  return {
    ...model,
    orders: model.orders.map(({ type, state }) => ({ type: state === 'down' ? null : type, state })),
  };
}

/** What the viewer may know (SK-RUL-32). */
export function view(state: SkirmishState, viewer: Viewer): SkirmishView {
  const mustered = SIDES.every((side) => state.muster[side].confirmed);
  const { scenario, turn, edges, terrain, hazards, locations, phase, pending, over, roster, lost, ordered } = state;
  const { flipped, readied, committed, initiative, active, step, flips, laid } = state;
  return {
    game: 'skirmish',
    viewer,
    ...{ scenario, turn, edges, terrain, hazards, locations, phase, pending, over, roster, lost, ordered },
    ...{ flipped, readied, committed, initiative, active, step, flips, laid },
    models: state.models.map((model) => seen(model, viewer)),
    muster: bySide((side) => {
      const { army, quick, confirmed } = state.muster[side];
      return mustered || knows(viewer, side) ? { army, quick, confirmed } : { army: null, quick: null, confirmed };
    }),
    decks: bySide((side) => ({
      count: state.decks[side].length,
      cards: viewer === side && ordered[side] ? state.decks[side] : null,
    })),
    commitments: state.commitments.map((one) => ({ ...one, text: over ? one.text : null })),
  };
}
