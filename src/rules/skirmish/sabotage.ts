import { orderName } from '../../models/skirmish/box.ts';
import { ORDER_TYPES, type OrderType, type Side } from '../../models/skirmish/schema.ts';
import { rectGap, touches } from '../geometry/gap.ts';
import { continueActivation } from './activation.ts';
import { askCoin, modelOf, tell } from './draft.ts';
import { base, nameOf } from './field.ts';
import type { Flip, Model, Objective, SkirmishState } from './state.ts';
import { fields, malformed, refuse, stepOf, type Verb } from './verb.ts';
import { finish } from './victory.ts';

/** Locations that a carrier touches and that are its side's to destroy (SK-MIS-03). */
const inContact = (state: SkirmishState, model: Model): Objective[] =>
  state.locations.filter(
    (location) => location.targetOf === model.side && !location.destroyed && touches(rectGap(base(model), location)),
  );

/** Order types that a carrier may give up for an attempt: any unspent one, Sentry included (SK-RUL-48). */
const toGiveUp = (model: Model): OrderType[] =>
  ORDER_TYPES.filter((type) => model.orders.some((order) => order.type === type && order.state !== 'spent'));

/** Attempts open to a model in its own activation (SK-RUL-48). */
export function sabotageTargets(state: SkirmishState, model: Model): { location: string; order: OrderType }[] {
  if (!model.explosives || model.suppressed) return [];
  return inContact(state, model).flatMap(({ id }) => toGiveUp(model).map((order) => ({ location: id, order })));
}

const sabotage: Verb = {
  name: 'sabotage',
  steps: ['act'],
  clause: 'SK-MIS-03',
  lesson: { title: 'Sabotage', text: 'In contact with the location, give up any order and flip: heads destroys it.' },
  entries: (state) =>
    sabotageTargets(state, modelOf(state, stepOf(state, 'act').model)).map((noun) => ({ verb: 'sabotage', noun })),
  check(state, _seat, noun) {
    const model = modelOf(state, stepOf(state, 'act').model);
    const read = fields(noun, 'location', 'order');
    if (!read) return malformed('{"location", "order"}');
    if (!model.explosives) return refuse('SK-MIS-03', `${nameOf(model)} carries no explosives.`);
    if (model.suppressed) return refuse('SK-ORD-28', `${nameOf(model)} is Suppressed: only Rally is open to it.`);
    const location = state.locations.find(({ id }) => id === read.location);
    if (!location || location.destroyed || location.targetOf !== model.side) {
      return refuse('SK-MIS-06', 'That is no location for your side to destroy.');
    }
    if (!inContact(state, model).includes(location)) {
      return refuse('SK-MIS-05', `${nameOf(model)} does not touch the location.`);
    }
    return toGiveUp(model).some((type) => type === read.order)
      ? null
      : refuse('SK-RUL-48', `${nameOf(model)} has no such order left.`);
  },
  apply(draft, seat, noun) {
    const model = modelOf(draft, stepOf(draft, 'act').model);
    const { location, order } = noun as { location: string; order: OrderType };
    const card =
      model.orders.find((one) => one.type === order && one.state === 'down') ??
      model.orders.find((one) => one.type === order && one.state === 'up');
    if (card) card.state = 'up';
    tell(draft, 'sabotage', seat, { model: nameOf(model), order, location }, 'reveal');
    askCoin(draft, { purpose: 'sabotage', side: seat, model: model.id, location, order });
  },
  hint(state, _seat, { noun }) {
    const { location, order } = noun as { location: string; order: OrderType };
    const held = modelOf(state, stepOf(state, 'act').model);
    return {
      label: `Sabotage, giving up ${orderName(order)}`,
      effects: ['Heads destroys the location and wins the game', 'Tails spends the order'],
      targets: [location, held.id],
    };
  },
};

/** Applies a sabotage flip. */
export function settleSabotage(draft: SkirmishState, flip: Extract<Flip, { purpose: 'sabotage' }>, win: boolean): void {
  const model = modelOf(draft, flip.model);
  const card = model.orders.find((order) => order.type === flip.order && order.state === 'up');
  if (card) card.state = 'spent';
  const location = draft.locations.find(({ id }) => id === flip.location);
  tell(draft, 'sabotaged', flip.side, { model: nameOf(model), win });
  if (win && location) {
    location.destroyed = true;
    winBySabotage(draft, location.targetOf);
  } else continueActivation(draft);
}

/** Ends the game for the side whose target is destroyed. */
export function winBySabotage(draft: SkirmishState, side: Side): void {
  finish(draft, side, 'SK-MIS-03', `The target of ${side} is destroyed: ${side} wins.`);
}

export const SABOTAGE_VERBS: readonly Verb[] = [sabotage];
