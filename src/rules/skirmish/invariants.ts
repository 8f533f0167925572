import { MODEL_TYPE, mayHold } from '../../models/skirmish/box.ts';
import { SIDES } from '../../models/skirmish/schema.ts';
import { onGrid } from '../geometry/tolerance.ts';
import { obstacle, onMat, standing } from './field.ts';
import type { Model, SkirmishState, Step } from './state.ts';

function demand(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

/** Ids of models that a step names. */
function named(step: Step): string[] {
  const names: (string | undefined)[] = [];
  if ('model' in step) names.push(step.model);
  if ('mover' in step) names.push(step.mover);
  if ('sentry' in step) names.push(step.sentry);
  if ('models' in step) names.push(...step.models);
  return names.filter((id) => id !== undefined);
}

function modelInvariants(state: SkirmishState, model: Model): void {
  const { id, type, orders, allowance, heading, x, y, place } = model;
  const { flags, maxOfOrder } = MODEL_TYPE[type];
  demand(!model.suppressed || (flags.suppressible && !flags.removedWhenSuppressed), `${id} cannot be Suppressed`);
  demand(orders.length <= allowance, `${id} has ${orders.length} orders of ${allowance}`);
  demand(
    orders.every((order) => mayHold(type, order.type)),
    `${id} holds an order forbidden to it`,
  );
  demand(Number.isInteger(heading) && heading >= 0 && heading < 360, `${id} faces ${heading}`);
  demand(onGrid(x) === x && onGrid(y) === y, `${id} is off the grid at ${x}, ${y}`);
  demand(place !== 'reserve' || flags.drop, `${id} is in reserve`);
  demand(!flags.sapper || model.explosives, `${id} lost its explosives`);
  const fires = orders.filter((order) => order.type === 'fire').length;
  demand(fires <= (maxOfOrder.fire ?? 2), `${id} holds ${fires} Fire orders`);
  if (place !== 'table') return;
  demand(onMat(state, model, model), `${id} is off the table at ${x}, ${y}`);
  const hit = obstacle(state, model, model);
  demand(hit === null, `${id} overlaps ${hit}`);
}

/** Throws an Error that names it when a model, card or marker was lost, doubled or misplaced. */
export function invariants(state: SkirmishState): void {
  const { models, lost, roster, step, over } = state;
  const ids = [...models, ...lost].map(({ id }) => id);
  demand(new Set(ids).size === ids.length, 'a model is there twice');
  const fielded = SIDES.flatMap((side) => roster[side].map(({ id }) => id));
  demand([...ids].sort().join() === [...fielded].sort().join(), 'models and losses do not add up to the roster');
  for (const model of models) modelInvariants(state, model);
  for (const side of SIDES) {
    const cards = [...state.decks[side], ...state.flipped[side]].sort();
    demand(cards.join() === state.readied[side].join(), `activation cards of ${side} do not add up`);
    const carriers = models.filter((model) => model.side === side && model.explosives).length;
    demand(carriers <= 1, `${side} has ${carriers} carriers of explosives`);
  }
  const hazards = state.hazards.map(({ id }) => id);
  demand(new Set(hazards).size === hazards.length, 'a hazard is there twice');
  demand((state.pending !== null) === (step.kind === 'coin' && over === null), 'coin and request disagree');
  if (over) return;
  for (const id of named(step))
    demand(
      models.some((model) => model.id === id),
      `${step.kind} waits for ${id}`,
    );
  if (state.turn > 0) {
    for (const side of SIDES)
      demand(
        models.some((model) => model.side === side),
        `${side} has no model left`,
      );
    demand(
      standing(state).length + models.filter(({ place }) => place === 'reserve').length === models.length,
      'a model is in hand',
    );
  }
}
