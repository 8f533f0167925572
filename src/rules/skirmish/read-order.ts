import { CONSTANTS, MODEL_TYPE } from '../../models/skirmish/box.ts';
import type { OrderType, Side } from '../../models/skirmish/schema.ts';
import type { Action } from '../kernel/action.ts';
import { coverFor } from './cover.ts';
import { demand, fail } from './position-fault.ts';
import type { Pending } from './position-schema.ts';
import type { Model, SkirmishState, Step } from './state.ts';
import { check } from './verbs.ts';

type Of<K extends Pending['kind']> = Extract<Pending, { kind: K }>;
type Flip<P extends Of<'coin'>['purpose']> = Extract<Of<'coin'>, { purpose: P }>;

/** The active model, known to be the one named. */
export function activeModel(state: SkirmishState, id: string, side: Side, field = 'pending.model'): Model {
  const model = state.models.find((one) => one.id === id);
  if (!model || id !== state.active || model.side !== side) fail(field, 'the active model, of the side named');
  return model;
}

/** Demands that the model has this order face up. */
export function demandUp(model: Model, type: OrderType, count = 1): void {
  const held = model.orders.filter((order) => order.type === type && order.state === 'up').length;
  demand(held >= count, 'pending', `${count} ${type} of ${model.id} face up`);
}

/** What is waited for, with a side that is to decide. */
type Deciding = Extract<Step, { side: Side }>;

/** A decision from which a position can have come. */
interface Before {
  step: Deciding;
  action: Action;
  /** The order that it turned face up, if any. */
  revealed?: { id: string; type: OrderType };
}

/**
 * Demands that play could have come here: that the rules allow the decision before this one.
 * @param what the thing expected in the field
 */
export function demandAllowed(state: SkirmishState, field: string, what: string, before: Before): void {
  const { step, action, revealed } = before;
  const models = state.models.map((model) =>
    model.id === revealed?.id
      ? {
          ...model,
          orders: model.orders.map((card) =>
            card.type === revealed.type && card.state === 'up' ? { ...card, state: 'down' as const } : card,
          ),
        }
      : model,
  );
  const refusal = check({ ...state, models, step, pending: null }, step.side, action);
  if (refusal) fail(field, `${what} (${refusal.clause}: ${refusal.message})`);
}

/** Demands that the active model could reveal the order that lies face up. */
export function demandRevealed(state: SkirmishState, model: Model, type: OrderType, action: Action, count = 1): void {
  demandUp(model, type, count);
  demandAllowed(state, 'pending.model', `a model that could reveal ${type} for this`, {
    step: { kind: 'act', side: model.side, model: model.id },
    action,
    revealed: { id: model.id, type },
  });
}

/** A target is to be named: for one Fire order, or for two together (SK-RUL-29). */
export function readTarget(state: SkirmishState, { model: id, side, orders }: Omit<Of<'target'>, 'kind'>): void {
  demandRevealed(state, activeModel(state, id, side), 'fire', { verb: orders === 2 ? 'aim' : 'fire' }, orders);
}

/** A path is to be drawn, its gamble flipped before (SK-RUL-15). */
export function readPath(state: SkirmishState, { model, side, option, limitCm }: Of<'path'>): void {
  demandRevealed(state, activeModel(state, model, side), 'move', { verb: 'move', noun: option });
  const { moveSureCm, moveGambleWinCm, moveGambleLoseCm } = CONSTANTS;
  const limits = option === 'sure' ? [moveSureCm] : [moveGambleWinCm, moveGambleLoseCm];
  demand(limits.includes(limitCm), 'pending.limitCm', `${limits.join(' or ')} for this option (SK-RUL-15)`);
}

/** A gamble is flipped for. */
export function readGamble(state: SkirmishState, { model, side }: Flip<'move'>): void {
  demandRevealed(state, activeModel(state, model, side), 'move', { verb: 'move', noun: 'gamble' });
}

/** A grenade is flipped for, or placed. */
export function readGrenade(state: SkirmishState, { model, side, what }: Flip<'grenade'> | Of<'place'>): void {
  demandRevealed(state, activeModel(state, model, side), 'grenade', { verb: 'grenade', noun: what });
}

/** A sabotage is flipped for: the carrier, in contact with its side's target, gave up an order (SK-RUL-48). */
export function readSabotage(state: SkirmishState, { model: id, side, location, order }: Flip<'sabotage'>): void {
  const model = activeModel(state, id, side);
  demandUp(model, order);
  demandAllowed(state, 'pending.location', 'a location that the model may destroy now', {
    step: { kind: 'act', side, model: id },
    action: { verb: 'sabotage', noun: { location, order } },
    revealed: { id, type: order },
  });
}

/** A shot is flipped for, or the cover that it finds (SK-MOD-19, SK-RUL-11, SK-RUL-12). */
export function readShot(state: SkirmishState, flip: Flip<'fire' | 'rocket' | 'cover'>): void {
  const shooter = activeModel(state, flip.model, state.initiative ?? flip.side);
  const { name, weapon } = MODEL_TYPE[shooter.type];
  const isShot = flip.purpose === (weapon.onLose === 'nothing' ? 'rocket' : 'fire');
  const isCover = flip.purpose === 'cover' && weapon.coverFlip;
  demand(isShot || isCover, 'pending.purpose', `a flip that a ${name} brings about (SK-MOD-19, SK-RUL-12)`);
  const { side, id: model } = shooter;
  const cards = shooter.orders.filter(({ type, state: face }) => type === 'fire' && face === 'up').length;
  const orders = cards === 2 ? 2 : 1;
  readTarget(state, { side, model, orders });
  demandAllowed(state, 'pending.target', 'a target that it may fire at', {
    step: { kind: 'target', side, model, orders },
    action: { verb: 'target', noun: flip.target },
  });
  const victim = state.models.find(({ id }) => id === flip.target);
  if (isCover && !(victim && coverFor(state, shooter, victim))) {
    fail('pending.target', 'a model in cover from the shooter (SK-RUL-11)');
  }
  demand(flip.side === (isCover ? victim?.side : side), 'pending.side', 'who flips');
}
