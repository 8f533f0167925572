import { MODEL_TYPE, mayHold } from '../../models/skirmish/box.ts';
import { SIDES, type Side } from '../../models/skirmish/schema.ts';
import { onGrid } from '../geometry/tolerance.ts';
import { InputError } from '../kernel/contract.ts';
import { inputField } from '../kernel/input-field.ts';
import { shuffle } from '../kernel/random.ts';
import { nameOf, obstacle, onMat } from './field.ts';
import { allowanceOf, captainOf } from './orders.ts';
import { type Position, type PositionModel, positionSchema } from './position-schema.ts';
import { readPending } from './read-pending.ts';
import { winBySabotage } from './sabotage.ts';
import { facing, oppositeEdge } from './setup.ts';
import type { Model, SkirmishState } from './state.ts';
import { endAtLimit } from './victory.ts';

const fail = (field: string, expected: string): never => {
  throw new InputError(`position.${field}`, expected);
};

function parsed(value: unknown): Position {
  const read = positionSchema.safeParse(value);
  if (read.success) return read.data;
  throw inputField(read.error, 'position');
}

/** A model of the file as a model of the game; what does not fit is refused with the field's name. */
function readModel(model: PositionModel, at: string, state: SkirmishState): Model {
  const { id, type, side, reserve, hand, x, y, heading, status, activated, orders } = model;
  const { flags } = MODEL_TYPE[type];
  const away = reserve || hand;
  if (reserve && !flags.drop) fail(`${at}.reserve`, 'false for anything but a Drop Ranger');
  if (away && (x !== undefined || y !== undefined || heading !== undefined)) fail(`${at}.x`, 'no place off the table');
  if (!away && (x === undefined || y === undefined)) fail(`${at}.x`, 'x and y of the base');
  for (const value of [x, y]) if (value !== undefined && onGrid(value) !== value) fail(`${at}.x`, 'the 0.01 cm grid');
  const suppressed = status === 'suppressed';
  if (suppressed && (!flags.suppressible || flags.removedWhenSuppressed)) {
    fail(`${at}.status`, `ready: a ${MODEL_TYPE[type].name} is never Suppressed`);
  }
  readOrders(model, at);
  return {
    id,
    type,
    side,
    place: reserve ? 'reserve' : hand ? 'hand' : 'table',
    x: x ?? 0,
    y: y ?? 0,
    heading: away ? 0 : (heading ?? facing(state.edges[side])),
    suppressed,
    activated,
    explosives: model.explosives || flags.sapper,
    allowance: orders.length,
    orders,
  };
}

function readOrders({ type, orders, reserve }: PositionModel, at: string): void {
  const { orders: given, maxOfOrder, name } = MODEL_TYPE[type];
  if (orders.length > (reserve ? 0 : given.inCommand)) {
    fail(`${at}.orders`, `at most ${reserve ? 0 : given.inCommand} orders`);
  }
  orders.forEach((order, i) => {
    if (!mayHold(type, order.type)) fail(`${at}.orders[${i}].type`, `an order that a ${name} may be given`);
    const most = maxOfOrder[order.type];
    if (most !== undefined && orders.filter((one) => one.type === order.type).length > most) {
      fail(`${at}.orders[${i}].type`, `at most ${most} of this order`);
    }
    if (order.state === 'up' && order.type === 'rally') fail(`${at}.orders[${i}].state`, 'down or spent');
  });
}

function readModels(file: Position, state: SkirmishState): void {
  const ids = new Set<string>();
  file.models.forEach((model, i) => {
    if (ids.has(model.id)) fail(`models[${i}].id`, 'every id once');
    ids.add(model.id);
    state.models.push(readModel(model, `models[${i}]`, state));
  });
  state.models.forEach((model, i) => {
    if (model.place !== 'table') return;
    if (!onMat(state, model, model)) fail(`models[${i}].x`, 'a place with the whole base on the table');
    const hit = obstacle(state, model, model);
    if (hit) fail(`models[${i}].x`, `a place where ${nameOf(model)} does not overlap ${hit}`);
  });
  for (const side of SIDES) {
    const mine = state.models.filter((model) => model.side === side);
    if (mine.length === 0 && !file.over && state.turn > 0) fail('models', `at least one model of ${side}`);
    for (const flag of ['captain', 'envoy', 'sapper'] as const) {
      if (mine.filter(({ type }) => MODEL_TYPE[type].flags[flag]).length > 1) {
        fail('models', `at most one ${MODEL_TYPE[flag].name} of ${side}`);
      }
    }
    if (mine.filter(({ explosives }) => explosives).length > 1) fail('models', `one carrier of explosives of ${side}`);
  }
}

function readCards(file: Position, state: SkirmishState): void {
  const { scenario } = state;
  if (file.edges) {
    const known = SIDES.map((side) => scenario.edges[side]);
    if (!known.includes(file.edges.A)) fail('edges.A', `one of ${known.join(', ')}`);
    if (file.edges.B !== oppositeEdge(file.edges.A, scenario.table)) fail('edges.B', 'the edge opposite to that of A');
    state.edges = file.edges;
  }
  if (file.terrain !== 'scenario') state.terrain = file.terrain;
  state.locations =
    file.locations === 'scenario' ? scenario.locations.map((card) => ({ ...card, destroyed: false })) : file.locations;
  state.hazards = file.hazards;
  for (const list of ['terrain', 'locations', 'hazards'] as const) {
    const ids = state[list].map(({ id }) => id);
    ids.forEach((id, i) => {
      if (ids.indexOf(id) !== i) fail(`${list}[${i}].id`, 'every id once');
    });
  }
}

/** The phase orders: both sides still place; what they have placed so far stands in `placing`. */
function readPlacing(file: Position, state: SkirmishState): void {
  const named =
    (file.models.some(({ orders }) => orders.length > 0) && 'models') ||
    (file.hazards.length > 0 && 'hazards') ||
    (SIDES.some((side) => file.decks[side].length > 0) && 'decks') ||
    (SIDES.some((side) => file.flipped[side].length > 0) && 'flipped') ||
    (file.active !== null && 'active') ||
    (file.initiative !== null && 'initiative') ||
    (file.pending !== null && 'pending');
  if (named) fail(named, 'nothing of this in the phase orders');
  for (const model of state.models) {
    if (model.activated) fail('models', 'no activated model in the phase orders');
    model.allowance = allowanceOf(state, model);
  }
  for (const side of SIDES) {
    const cards = state.models.filter((model) => model.side === side).map(({ type }) => type);
    const placing = file.placing?.[side];
    state.readied[side] = [...cards].sort();
    state.decks[side] = placing?.deck ?? shuffle(state.random, cards);
    if ([...state.decks[side]].sort().join() !== state.readied[side].join()) {
      fail(`placing.${side}.deck`, 'one card for each living model');
    }
    state.ordered[side] = captainOf(state, side) !== undefined;
    state.committed[side] = placing?.committed ?? false;
    for (const [id, orders] of Object.entries(placing?.orders ?? {})) {
      const model = state.models.find((one) => one.id === id && one.side === side);
      if (!model || orders.length > model.allowance) fail(`placing.${side}.orders.${id}`, 'no more than its allowance');
      else model.orders = orders.map((type) => ({ type, state: 'down' }));
      if (!orders.every((type) => model && mayHold(model.type, type)))
        fail(`placing.${side}.orders.${id}`, 'its orders');
    }
  }
  state.step = { kind: 'orders' };
  if (state.models.every((model) => model.allowance === 0 && model.place !== 'reserve')) {
    endAtLimit(state, 'No model of either side can be given an order.');
  }
}

function readActivation(file: Position, state: SkirmishState): void {
  for (const side of SIDES) {
    state.decks[side] = file.decks[side];
    state.flipped[side] = file.flipped[side];
    state.readied[side] = [...file.decks[side], ...file.flipped[side]].sort();
    state.ordered[side] = state.readied[side].some((type) => MODEL_TYPE[type].flags.captain);
    state.committed[side] = true;
  }
  state.initiative = file.initiative;
  state.active = file.active;
  const active = state.models.find(({ id }) => id === file.active);
  if (file.active !== null && !active && file.pending?.kind !== 'carrier') fail('active', 'the id of a living model');
  if (active && (active.side !== file.initiative || !active.activated)) {
    fail('active', 'an activated model of the side with initiative');
  }
  readPending(file.pending, state);
}

/** The phase that the machine begins in. */
function phaseOf(file: Position, state: SkirmishState): string {
  if (state.over) return 'over';
  if (file.phase !== 'activation') return file.phase;
  return state.step.kind === 'coin' && state.step.purpose === 'initiative' ? 'initiative' : 'activation';
}

/**
 * The state that a position file describes.
 * @param state the bare state of the scenario; it is filled in and returned
 * @throws InputError naming the field that does not fit
 */
export function readPosition(value: unknown, state: SkirmishState): SkirmishState {
  const file = parsed(value);
  if (file.scenario !== state.scenario.id) fail('scenario', state.scenario.id);
  const inSetup = file.phase !== 'orders' && file.phase !== 'activation';
  if (inSetup !== (file.turn === 0)) fail('turn', 'a whole number from 1, and 0 only before the first turn');
  state.turn = file.turn;
  state.terrain = file.terrain === 'scenario' ? state.terrain : [];
  readCards(file, state);
  readModels(file, state);
  const types = (side: Side): Model['type'][] =>
    state.models.filter((one) => one.side === side).map(({ type }) => type);
  for (const side of SIDES) {
    state.roster[side] = state.models.filter((one) => one.side === side).map(({ id, type }) => ({ id, type }));
    state.muster[side] = file.muster?.[side] ?? { army: types(side), quick: false, confirmed: true };
  }
  if (file.over) {
    readOver(file, state);
  } else if (file.phase === 'orders') readPlacing(file, state);
  else if (file.phase === 'activation') readActivation(file, state);
  else if (file.phase !== 'army') readPending(file.pending, state);
  const target = state.locations.find(({ destroyed }) => destroyed);
  if (target && !state.over) winBySabotage(state, target.targetOf);
  state.news = [];
  state.phase = phaseOf(file, state);
  return state;
}

function readOver(file: Position, state: SkirmishState): void {
  for (const side of SIDES) {
    state.decks[side] = file.decks[side];
    state.flipped[side] = file.flipped[side];
    state.readied[side] = [...file.decks[side], ...file.flipped[side]].sort();
  }
  state.initiative = file.initiative;
  state.step = { kind: 'done', what: 'activation' };
  state.over = file.over ?? null;
}
