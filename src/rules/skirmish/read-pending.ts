import { CONSTANTS, MODEL_TYPE } from '../../models/skirmish/box.ts';
import { type OrderType, other, type Side } from '../../models/skirmish/schema.ts';
import { LIMIT } from '../geometry/tolerance.ts';
import { InputError } from '../kernel/contract.ts';
import { askCoin } from './draft.ts';
import { obstacle, onMat, standing } from './field.ts';
import { wayFlaw, wayOf } from './movement.ts';
import type { Pending } from './position-schema.ts';
import { reactionPoints } from './reaction.ts';
import type { Committed, Model, SkirmishState } from './state.ts';

type Coin = Extract<Pending, { kind: 'coin' }>;

function demand(holds: boolean, field: string, expected: string): void {
  if (!holds) throw new InputError(`position.${field}`, expected);
}

/** The active model, known to be the one named. */
function active(state: SkirmishState, id: string, side: Side, field = 'pending.model'): Model {
  const model = state.models.find((one) => one.id === id);
  if (!model || id !== state.active || model.side !== side) {
    throw new InputError(`position.${field}`, 'the active model, of the side named');
  }
  return model;
}

/** Demands that the model has this order face up. */
function up(model: Model, type: OrderType, count = 1): void {
  const held = model.orders.filter((order) => order.type === type && order.state === 'up').length;
  demand(held >= count, 'pending', `${count} ${type} of ${model.id} face up`);
}

function committed(state: SkirmishState, side: Side, move: Committed): void {
  const mover = active(state, move.mover, other(side), 'pending.mover');
  up(mover, 'move');
  const flaw = wayFlaw(state, mover, wayOf(state, mover, move.path), CONSTANTS.moveGambleWinCm);
  demand(flaw === null, 'pending.path', `a path that it may go (${flaw?.message})`);
  for (const id of move.reacted) {
    demand(
      standing(state, side).some((model) => model.id === id),
      'pending.reacted',
      `models of ${side}`,
    );
  }
}

function declared(state: SkirmishState, side: Side, move: Committed & { sentry: string }): Model {
  committed(state, side, move);
  const sentry = standing(state, side).find(({ id }) => id === move.sentry);
  if (!sentry) throw new InputError('position.pending.sentry', `a model of ${side} on the table`);
  up(sentry, 'sentry');
  demand(reactionPoints(state, move, sentry).length > 0, 'pending.sentry', 'a model that can catch the mover');
  return sentry;
}

function landing(state: SkirmishState, id: string, at?: { x: number; y: number }): void {
  const model = active(state, id, state.initiative ?? 'A');
  demand(model.place === 'reserve', 'pending.model', 'a Drop Ranger in reserve');
  if (at) {
    const free = onMat(state, model, at) && obstacle(state, model, at) === null;
    demand(free, 'pending.x', 'a point where it may land');
  }
}

function readCoin(state: SkirmishState, coin: Coin): void {
  const { kind: _kind, ...flip } = coin;
  switch (flip.purpose) {
    case 'setup':
      demand(state.turn === 0, 'pending.purpose', 'no set-up flip once the game has begun');
      break;
    case 'initiative':
      demand(state.initiative === null && state.active === null, 'initiative', 'null while its flip is pending');
      break;
    case 'fire':
    case 'rocket':
    case 'cover': {
      const shooter = active(state, flip.model, state.initiative ?? flip.side);
      up(shooter, 'fire');
      const aim = state.models.find(({ id }) => id === flip.target);
      const known = aim ? aim.side !== shooter.side : state.terrain.some(({ id }) => id === flip.target);
      demand(known, 'pending.target', 'an enemy or a cover card');
      demand(flip.side === (flip.purpose === 'cover' ? aim?.side : shooter.side), 'pending.side', 'who flips');
      break;
    }
    case 'sentry': {
      const sentry = declared(state, flip.side, flip);
      const point = reactionPoints(state, flip, sentry).find(({ at }) => Math.abs(at - flip.at) <= LIMIT);
      if (!point) throw new InputError('position.pending.at', 'a point where the sentry can catch the mover');
      flip.at = point.at;
      break;
    }
    case 'drop':
      landing(state, flip.model, flip);
      active(state, flip.model, flip.side);
      break;
    case 'move':
    case 'grenade':
      up(active(state, flip.model, flip.side), flip.purpose);
      break;
    case 'sabotage':
      up(active(state, flip.model, flip.side), flip.order);
      demand(
        state.locations.some(({ id }) => id === flip.location),
        'pending.location',
        'a location on the table',
      );
      break;
  }
  askCoin(state, flip);
}

/** Where nothing is pending: the active model acts on, or the next card is flipped. */
function idle(state: SkirmishState): void {
  const { initiative, active: id } = state;
  if (!initiative) throw new InputError('position.initiative', 'A or B');
  if (id === null) {
    state.step = { kind: 'flip', side: initiative };
    return;
  }
  const model = active(state, id, initiative, 'active');
  demand(model.place === 'table', 'pending', 'a drop for a Ranger in reserve');
  state.step = { kind: 'act', side: initiative, model: id };
}

/** Demands that only those orders lie face up that may: of the active model, and an unlimited Sentry. */
function demandFaceUp(pending: Pending | null, { models, active: acting }: SkirmishState): void {
  for (const [i, { id, type, orders }] of models.entries()) {
    const wrong = orders.findIndex(
      (order) =>
        order.state === 'up' &&
        (order.type === 'sentry' ? pending === null && !MODEL_TYPE[type].flags.unlimitedSentry : id !== acting),
    );
    demand(
      wrong < 0,
      `models[${i}].orders[${wrong}].state`,
      'face-up orders only of the active model, and an unlimited Sentry',
    );
  }
}

/**
 * Sets the state's step from a position file's `pending`.
 * @throws InputError where it does not fit phase, initiative, orders or models
 */
export function readPending(pending: Pending | null, state: SkirmishState): void {
  demandFaceUp(pending, state);
  if (pending === null) {
    idle(state);
    return;
  }
  switch (pending.kind) {
    case 'coin':
      readCoin(state, pending);
      return;
    case 'location':
    case 'edge':
    case 'deploy':
      demand(state.turn === 0, 'pending.kind', 'no set-up once the game has begun');
      break;
    case 'choose': {
      demand(pending.side === state.initiative && state.active === null, 'pending.side', 'the side with initiative');
      const { side, type } = pending;
      const fits = state.models.some((one) => one.side === side && one.type === type && !one.activated);
      demand(fits, 'pending.type', 'a type with a model that has not acted');
      break;
    }
    case 'target':
      up(active(state, pending.model, pending.side), 'fire', pending.orders);
      break;
    case 'path':
      up(active(state, pending.model, pending.side), 'move');
      break;
    case 'place':
      up(active(state, pending.model, pending.side), 'grenade');
      break;
    case 'react':
      committed(state, pending.side, pending);
      break;
    case 'halt':
      declared(state, pending.side, pending);
      break;
    case 'drop':
      landing(state, pending.model);
      break;
    case 'dropPlace':
      landing(state, pending.model, pending);
      demand(pending.side !== state.initiative, 'pending.side', 'the opponent');
      break;
    case 'heading':
      demand(active(state, pending.model, pending.side).place === 'table', 'pending.model', 'a Ranger that has landed');
      break;
    case 'carrier':
      for (const id of pending.models) {
        demand(
          standing(state, pending.side).some((one) => one.id === id),
          'pending.models',
          'models of that side',
        );
      }
      break;
  }
  state.step = pending;
}
