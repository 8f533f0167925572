import { orderName } from '../../models/skirmish/box.ts';
import { ORDER_TYPES, type OrderType, type Side } from '../../models/skirmish/schema.ts';
import type { Action, Violation } from '../kernel/action.ts';
import type { Barred, Seat } from '../kernel/contract.ts';
import { nameOf, standing } from './field.ts';
import { orderRefusal } from './orders.ts';
import type { Model, SkirmishState } from './state.ts';
import { check, toMove } from './verbs.ts';

/** What a player may think of doing, and how it is called. */
interface Try {
  label: string;
  action: Action;
}

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

/** What might be tried with the active model: its orders that lie face down, and sabotage. */
function tries(state: SkirmishState, id: string): Try[] {
  const model = state.models.find((one) => one.id === id);
  if (!model) return [];
  const held = ORDER_TYPES.filter((type) => model.orders.some((card) => card.type === type && card.state === 'down'));
  return [
    ...held.map((type) => ({ label: orderName(type), action: PLAINEST[type](model) })),
    ...attempts(state, model).map((action) => ({ label: 'Sabotage', action })),
  ];
}

/** A reaction of each model of a side that holds a Sentry. */
const reactions = (state: SkirmishState, seat: Seat): Try[] =>
  standing(state, seat as Side)
    .filter(({ orders }) => orders.some((card) => card.type === 'sentry' && card.state !== 'spent'))
    .map((model) => ({ label: `Sentry of ${nameOf(model)}`, action: { verb: 'sentry', noun: model.id } }));

/** Orders for each own model on the table that is given none at all (SK-MOD-27). */
const unordered = (state: SkirmishState, side: Side): Barred[] =>
  standing(state, side)
    .filter(({ allowance }) => allowance === 0)
    .flatMap((model) => {
      const refusal = orderRefusal(state, side, model.id);
      return refusal ? [told(`Orders for ${nameOf(model)}`, refusal)] : [];
    });

const told = (label: string, { clause, message }: Violation): Barred => ({ label, violation: { clause, message } });

/** Why a model can be given no order now, null of anything else (SK-ORD-01, SK-ORD-03, SK-MOD-27). */
export const whyNot = (state: SkirmishState, seat: Seat, piece: string): Violation | null =>
  state.step.kind === 'orders' ? orderRefusal(state, seat as Side, piece) : null;

/**
 * What cannot be done now, each with the clause: orders for models that get none, orders of the active model and
 * sabotage out of reach, or, while an enemy moves, own Sentries that do not catch it.
 */
export function barred(state: SkirmishState, seat: Seat): Barred[] {
  const { step } = state;
  const movers = toMove(state);
  if (!Array.isArray(movers) || !movers.includes(seat)) return [];
  if (step.kind === 'orders') return unordered(state, seat as Side);
  const tried = step.kind === 'act' ? tries(state, step.model) : step.kind === 'react' ? reactions(state, seat) : [];
  return tried.flatMap(({ label, action }) => {
    const refusal = check(state, seat, action);
    return refusal ? [told(label, refusal)] : [];
  });
}
