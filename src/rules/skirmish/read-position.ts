import { MODEL_TYPE } from '../../models/skirmish/box.ts';
import { type OrderType, SIDES, type Side } from '../../models/skirmish/schema.ts';
import { inputField } from '../kernel/input-field.ts';
import { shuffle } from '../kernel/random.ts';
import { allowanceOf, captainOf, missing } from './orders.ts';
import { demand, fail } from './position-fault.ts';
import { type Position, positionSchema } from './position-schema.ts';
import { readCards } from './read-cards.ts';
import { readDecks } from './read-decks.ts';
import { readModels } from './read-models.ts';
import { demandSpent } from './read-order-cards.ts';
import { readPending } from './read-pending.ts';
import { demandNothing, readSetup } from './read-setup.ts';
import { winBySabotage } from './sabotage.ts';
import type { Model, SkirmishState } from './state.ts';
import { check } from './verbs.ts';
import { endAtLimit } from './victory.ts';

function parsed(value: unknown): Position {
  const read = positionSchema.safeParse(value);
  if (read.success) return read.data;
  throw inputField(read.error, 'position');
}

/** Places the orders of a model one after the other, as its owner would. */
function placeOrders(state: SkirmishState, side: Side, id: string, orders: readonly OrderType[]): void {
  for (const type of orders) {
    const refusal = check(state, side, { verb: 'order', noun: { model: id, type } });
    const model = state.models.find((one) => one.id === id);
    if (refusal || !model) fail(`placing.${side}.orders.${id}`, `orders it may be given (${refusal?.message})`);
    model.orders = [...model.orders, { type, state: 'down' }];
  }
}

/** The phase orders: both sides still place; what they have placed so far stands in `placing`. */
function readPlacing(file: Position, state: SkirmishState): void {
  const held = file.models.findIndex(({ orders }) => orders.length > 0);
  if (held >= 0) fail(`models[${held}].orders`, 'no orders in the phase orders; placed ones stand in placing');
  demandNothing(file, 'in the phase orders');
  demand(file.pending === null, 'pending', 'nothing of this in the phase orders');
  for (const [i, model] of state.models.entries()) {
    if (model.activated) fail(`models[${i}].activated`, 'false in the phase orders');
    model.allowance = allowanceOf(state, model);
  }
  state.step = { kind: 'orders' };
  for (const side of SIDES) {
    const cards = state.models.filter((model) => model.side === side).map(({ type }) => type);
    const placing = file.placing?.[side];
    state.readied[side] = [...cards].sort();
    state.decks[side] = placing?.deck ?? shuffle(state.random, cards);
    if ([...state.decks[side]].sort().join() !== state.readied[side].join()) {
      fail(`placing.${side}.deck`, 'one card for each living model');
    }
    state.ordered[side] = captainOf(state, side) !== undefined;
    for (const [id, orders] of Object.entries(placing?.orders ?? {})) placeOrders(state, side, id, orders);
    state.committed[side] = placing?.committed ?? false;
    const left = state.committed[side] ? missing(state, side) : 0;
    demand(left === 0, `placing.${side}.committed`, `false while ${left} of its orders are missing (SK-RUL-31)`);
  }
  demand(!state.committed.A || !state.committed.B, 'placing', 'a side that has not committed its orders');
  if (state.models.every((model) => model.allowance === 0 && model.place !== 'reserve')) {
    endAtLimit(state, 'No model of either side can be given an order.');
  }
}

function readActivation(file: Position, state: SkirmishState): void {
  readDecks(file, state);
  for (const side of SIDES) {
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
  for (const [i, { id, place, activated }] of state.models.entries()) {
    const waits = place !== 'reserve' || !activated || id === file.active;
    demand(waits, `models[${i}].activated`, 'false in reserve, but while it drops (SK-RUL-43)');
  }
  demandSpent(state.models);
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
  if (file.muster && !inSetup) fail('muster', 'nothing of this once the game has begun');
  if (file.placing && file.phase !== 'orders') fail('placing', 'nothing of this but in the phase orders');
  const { turnLimit } = state.scenario;
  if (file.turn > turnLimit) fail('turn', `at most ${turnLimit}, the last turn of the scenario`);
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
  else readSetup(file, state);
  const target = state.locations.find(({ destroyed }) => destroyed);
  if (target && !state.over) winBySabotage(state, target.targetOf);
  state.news = [];
  state.phase = phaseOf(file, state);
  return state;
}

/** The clauses by which a game ends. */
const ENDS = ['SK-MIS-01', 'SK-MIS-02', 'SK-MIS-03', 'SK-END-01', 'SK-RUL-46', 'SK-RUL-51'];

/** A game that has ended: nothing is waited for, and a destroyed location is why it ended. */
function readOver(file: Position, state: SkirmishState): void {
  const { over, pending, active, initiative } = file;
  demand(pending === null, 'pending', 'null once the game is over');
  demand(active === null, 'active', 'null once the game is over');
  demand(file.phase === 'activation', 'phase', 'activation, once the game is over');
  if (!over) return;
  demand(ENDS.includes(over.clause), 'over.clause', `one by which a game ends: ${ENDS.join(', ')}`);
  const target = state.locations.find(({ destroyed }) => destroyed);
  const isBlown = over.clause === 'SK-MIS-03';
  demand(isBlown === (target !== undefined), 'over.clause', 'SK-MIS-03 where a location is destroyed, and only there');
  demand(!target || over.winner === target.targetOf, 'over.winner', 'the side whose target is destroyed (SK-MIS-03)');
  readDecks(file, state);
  state.initiative = initiative;
  state.step = { kind: 'done', what: 'activation' };
  state.over = over;
}
