import { BOX } from '../../models/skirmish/box.ts';
import type { Side } from '../../models/skirmish/schema.ts';
import type { News } from '../kernel/contract.ts';
import { purposeOf } from './purpose.ts';
import { stakesOf } from './stakes.ts';
import type { Flip, Model, SkirmishState } from './state.ts';

/** One thing that happened; `data` is what `describe` puts into words. */
export interface SkirmishNews extends News {
  data?: Record<string, unknown>;
}

const apart = <T>(record: Record<Side, T>, copy: (value: T) => T): Record<Side, T> => ({
  A: copy(record.A),
  B: copy(record.B),
});
const same = <T>(value: T): T => value;
const list = <T>(value: T[]): T[] => [...value];

/** A state to work on. What the rules change in place is copied; everything else is only ever replaced, and shared. */
export function draftOf(state: SkirmishState): SkirmishState {
  return {
    ...state,
    news: [],
    random: [...state.random],
    edges: apart(state.edges, same),
    models: state.models.map((model) => ({ ...model, orders: model.orders.map((order) => ({ ...order })) })),
    hazards: [...state.hazards],
    locations: state.locations.map((location) => ({ ...location })),
    muster: apart(state.muster, (muster) => ({ ...muster })),
    roster: apart(state.roster, same),
    decks: apart(state.decks, list),
    ordered: apart(state.ordered, same),
    flipped: apart(state.flipped, list),
    readied: apart(state.readied, same),
    committed: apart(state.committed, same),
  };
}

/** Reports something that happened. */
export function tell(
  draft: SkirmishState,
  type: string,
  seat: Side | undefined,
  data: Record<string, unknown> = {},
  bars?: News['bars'],
): void {
  const news: SkirmishNews = { type, data, ...(seat ? { seat } : {}), ...(bars ? { bars } : {}) };
  draft.news.push(news);
}

/** The model of this id. Throws where it is not alive: the caller has checked. */
export function modelOf(state: { models: Model[] }, id: string): Model {
  const model = state.models.find((one) => one.id === id);
  if (!model) throw new Error(`no model ${id}`);
  return model;
}

/** Asks for a coin; heads always wins (SK-RUL-55), but where it decides between the sides, which none can win. */
export function askCoin(draft: SkirmishState, flip: Flip): void {
  const means = stakesOf(draft, flip);
  const isCommon = BOX.flips.some(({ reason, by }) => reason === flip.purpose && by === 'table');
  const [heads, tails] = isCommon ? ['Heads', 'tails'] : ['Heads wins', 'tails loses'];
  draft.flips += 1;
  draft.step = { kind: 'coin', ...flip };
  draft.pending = {
    id: `flip-${draft.flips}`,
    dice: [{ kind: 'coin' }],
    purpose: purposeOf(draft, flip),
    seat: flip.side,
    need: `${heads}: ${means.H}; ${tails}: ${means.T}`,
    succeeds: isCommon ? [] : ['H'],
    chance: isCommon ? 0 : 0.5,
    means: { ...means },
    ...(isCommon ? { common: true } : {}),
  };
}
