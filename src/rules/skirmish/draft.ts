import type { Side } from '../../models/skirmish/schema.ts';
import type { News } from '../kernel/contract.ts';
import type { Flip, Model, SkirmishState } from './state.ts';

/** One thing that happened; `data` is what `describe` puts into words. */
export interface SkirmishNews extends News {
  data?: Record<string, unknown>;
}

function copy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copy) as T;
  const result: Record<string, unknown> = {};
  for (const key of Object.keys(value)) result[key] = copy((value as Record<string, unknown>)[key]);
  return result as T;
}

/** A state to work on: everything copied but the scenario, commitments and losses, which are never changed in place. */
export function draftOf(state: SkirmishState): SkirmishState {
  const { scenario, commitments, lost, over, ...rest } = state;
  return { ...copy(rest), scenario, commitments, lost, over, news: [] };
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

/** Asks for a coin; heads always wins (SK-RUL-55). */
export function askCoin(draft: SkirmishState, flip: Flip, purpose: string): void {
  draft.flips += 1;
  draft.step = { kind: 'coin', ...flip };
  draft.pending = {
    id: `flip-${draft.flips}`,
    dice: [{ kind: 'coin' }],
    purpose,
    seat: flip.side,
    need: 'Heads wins, tails loses',
    succeeds: ['H'],
    chance: 0.5,
  };
}
