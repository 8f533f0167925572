import { MODEL_TYPE, mayHold } from '../../models/skirmish/box.ts';
import { SIDES } from '../../models/skirmish/schema.ts';
import { onGrid } from '../geometry/tolerance.ts';
import { base, exitLine, nameOf, obstacle, onMat } from './field.ts';
import { demand, fail } from './position-fault.ts';
import type { Position, PositionModel } from './position-schema.ts';
import { demandCarriers, mayField } from './read-carrier.ts';
import { facing } from './setup.ts';
import type { Model, SkirmishState } from './state.ts';

/** Demands that a model may be off the table: in reserve until it drops in the first turn, in hand before. */
function demandAway({ type, reserve, hand }: PositionModel, at: string, turn: number): void {
  const { drop } = MODEL_TYPE[type].flags;
  if (reserve && !drop) fail(`${at}.reserve`, 'false for anything but a Drop Ranger');
  if (reserve && turn > 1) fail(`${at}.reserve`, 'false after the first turn, in which every Ranger lands (SK-RUL-43)');
  if (hand && turn > 0) fail(`${at}.hand`, 'false once the game has begun');
  if (hand && drop) fail(`${at}.hand`, 'false for a Drop Ranger, which waits in reserve (SK-RUL-52)');
}

/** Demands that a Ranger on the table in the first turn landed in it: it has acted and has no orders (SK-MOD-25). */
function demandLanded({ phase }: Position, { turn, scenario, models }: SkirmishState): void {
  if (turn !== 1) return;
  models.forEach(({ type, side, place, orders, activated }, i) => {
    const stoodReady = scenario.armies[side].models.some((one) => one.type === type && 'x' in one);
    if (!MODEL_TYPE[type].flags.drop || place !== 'table' || stoodReady) return;
    demand(phase !== 'orders', `models[${i}].reserve`, 'true when the first turn begins (SK-MOD-22)');
    demand(orders.length === 0, `models[${i}].orders`, 'none in the first turn, in which it lands (SK-MOD-25)');
    demand(activated, `models[${i}].activated`, 'true in the first turn, in which it lands (SK-RUL-43)');
  });
}

/** A model of the file as a model of the game; what does not fit is refused with the field's name. */
function readModel(model: PositionModel, at: string, state: SkirmishState): Model {
  const { id, type, side, reserve, hand, x, y, heading, status, activated, orders } = model;
  const { flags } = MODEL_TYPE[type];
  const away = reserve || hand;
  demand(mayField(state.scenario, side, type), `${at}.type`, `one that ${side} may field here (SK-SETUP-06)`);
  demandAway(model, at, state.turn);
  for (const [field, value] of Object.entries({ x, y, heading })) {
    if (away && value !== undefined) fail(`${at}.${field}`, 'no place off the table');
  }
  for (const [field, value] of Object.entries({ x, y })) {
    if (!away && value === undefined) fail(`${at}.${field}`, 'x and y of the base');
    if (value !== undefined && onGrid(value) !== value) fail(`${at}.${field}`, 'the 0.01 cm grid');
  }
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
  });
}

/** The models of a position file. @throws InputError where one does not fit the table, its type or the others */
export function readModels(file: Position, state: SkirmishState): void {
  const ids = new Set<string>();
  file.models.forEach((model, i) => {
    if (ids.has(model.id)) fail(`models[${i}].id`, 'every id once');
    ids.add(model.id);
    state.models.push(readModel(model, `models[${i}]`, state));
  });
  state.models.forEach((model, i) => {
    if (model.place !== 'table') return;
    if (!onMat(state, model, model)) {
      const { r } = base(model);
      const across = model.x < r || model.x > state.scenario.table.w - r;
      fail(`models[${i}].${across ? 'x' : 'y'}`, 'a place with the whole base on the table');
    }
    const { line, sign } = exitLine(state, model.side);
    const isOff = MODEL_TYPE[model.type].flags.envoy && sign * (model.y - line.value) >= 0;
    if (isOff) fail(`models[${i}].y`, 'a place short of the line over which an Envoy leaves the table (SK-RUL-45)');
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
  }
  demandLanded(file, state);
  demandCarriers(state, file.turn === 1 && file.phase === 'orders');
  const exchanged = SIDES.every((side) => state.edges[side] !== state.scenario.edges[side]);
  const armed = SIDES.every((side) => state.models.some((model) => model.side === side && model.explosives));
  demand(!(exchanged && armed), 'edges', 'those of the scenario where both sides have an engineer (SK-RUL-49)');
}
