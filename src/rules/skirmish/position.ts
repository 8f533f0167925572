import { CONSTANTS } from '../../models/skirmish/box.ts';
import { SIDES, type Side } from '../../models/skirmish/schema.ts';
import type { Model, SkirmishState } from './state.ts';

const SETUP_PHASES = ['army', 'location', 'edge', 'deployment'];

function card<T extends { w: number; h: number }>({ w, h, ...rest }: T): object {
  const usual = w === CONSTANTS.cardCm.w && h === CONSTANTS.cardCm.h;
  return usual ? rest : { ...rest, w, h };
}

function written(model: Model, placing: boolean): object {
  const { id, type, side, place, x, y, heading, suppressed, activated, explosives, orders } = model;
  return {
    id,
    type,
    side,
    ...(place === 'table' ? { x, y, heading } : place === 'reserve' ? { reserve: true } : { hand: true }),
    status: suppressed ? 'suppressed' : 'ready',
    activated,
    ...(explosives && type !== 'sapper' ? { explosives } : {}),
    orders: placing ? [] : orders.map((order) => ({ ...order })),
  };
}

/** The decision or flip that is waited for, as a position file names it. */
function pendingOf({ step, over }: SkirmishState): object | null {
  if (over) return null;
  switch (step.kind) {
    case 'army':
    case 'orders':
    case 'flip':
    case 'act':
      return null;
    case 'carrier': {
      const { later, trampling, ...rest } = step;
      return { ...rest, ...(later.length > 0 ? { later } : {}), ...(trampling ? { trampling } : {}) };
    }
    default:
      return { ...step };
  }
}

/** The state as a position file: `start` with it gives a state that plays on in the same way. */
export function position(state: SkirmishState): object {
  const { scenario, edges, over, phase } = state;
  const inSetup = SETUP_PHASES.includes(phase);
  const placing = phase === 'orders';
  const swapped = SIDES.some((side) => edges[side] !== scenario.edges[side]);
  const bySide = <T>(of: (side: Side) => T): Record<Side, T> => ({ A: of('A'), B: of('B') });
  const decks = placing ? bySide(() => []) : state.decks;
  return {
    game: 'skirmish',
    scenario: scenario.id,
    turn: state.turn,
    phase: inSetup || placing ? phase : 'activation',
    initiative: state.initiative,
    active: over ? null : state.active,
    ...(swapped ? { edges } : {}),
    models: state.models.map((model) => written(model, placing)),
    decks: bySide((side) => [...decks[side]]),
    flipped: bySide((side) => [...state.flipped[side]]),
    terrain: state.terrain.map(card),
    hazards: state.hazards.map((hazard) => ({ ...hazard })),
    locations: state.locations.map(card),
    pending: pendingOf(state),
    ...(inSetup ? { muster: state.muster } : {}),
    ...(placing ? { placing: bySide((side) => placingOf(state, side)) } : {}),
    ...(over ? { over } : {}),
  };
}

function placingOf(state: SkirmishState, side: Side): object {
  const models = state.models.filter((model) => model.side === side && model.orders.length > 0);
  return {
    orders: Object.fromEntries(models.map(({ id, orders }) => [id, orders.map(({ type }) => type)])),
    deck: [...state.decks[side]],
    committed: state.committed[side],
  };
}
