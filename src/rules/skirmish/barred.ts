import { orderName } from '../../models/skirmish/box.ts';
import { ORDER_TYPES, type OrderType } from '../../models/skirmish/schema.ts';
import type { Action } from '../kernel/action.ts';
import type { Barred, Seat } from '../kernel/contract.ts';
import type { Model, SkirmishState } from './state.ts';
import { check, toMove } from './verbs.ts';

/** The plainest way to carry out an order of each type; what bars it bars the order. */
const PLAINEST: Readonly<Record<OrderType, (model: Model) => Action>> = {
  rally: ({ id }) => ({ verb: 'rally', noun: id }),
  move: () => ({ verb: 'move', noun: 'sure' }),
  fire: () => ({ verb: 'fire' }),
  sentry: ({ id }) => ({ verb: 'sentry', noun: id }),
  grenade: () => ({ verb: 'grenade', noun: 'frag' }),
};

/** An attempt at each location that the model's side has to destroy, where it carries explosives. */
function attempts({ locations }: SkirmishState, { explosives, side, orders }: Model): Action[] {
  const order = orders.find(({ state }) => state !== 'spent')?.type;
  if (!explosives || order === undefined) return [];
  return locations
    .filter(({ targetOf, destroyed }) => targetOf === side && !destroyed)
    .map(({ id }) => ({ verb: 'sabotage', noun: { location: id, order } }));
}

/** Orders of the active model, face down, that cannot be carried out now, and sabotage out of reach, each with the clause. */
export function barred(state: SkirmishState, seat: Seat): Barred[] {
  const { step } = state;
  const movers = toMove(state);
  if (step.kind !== 'act' || !Array.isArray(movers) || !movers.includes(seat)) return [];
  const model = state.models.find(({ id }) => id === step.model);
  if (!model) return [];
  const held = ORDER_TYPES.filter((type) => model.orders.some((card) => card.type === type && card.state === 'down'));
  const tried = [
    ...held.map((type) => ({ label: orderName(type), action: PLAINEST[type](model) })),
    ...attempts(state, model).map((action) => ({ label: 'Sabotage', action })),
  ];
  return tried.flatMap(({ label, action }) => {
    const refusal = check(state, seat, action);
    return refusal ? [{ label, violation: { clause: refusal.clause, message: refusal.message } }] : [];
  });
}
