import { MODEL_TYPE, mayHold } from '../../models/skirmish/box.ts';
import { SIDES, type Side } from '../../models/skirmish/schema.ts';
import { inputField } from '../kernel/input-field.ts';
import { shuffle } from '../kernel/random.ts';
import { allowanceOf, captainOf } from './orders.ts';
import { fail } from './position-fault.ts';
import { type Position, positionSchema } from './position-schema.ts';
import { readCards } from './read-cards.ts';
import { readModels } from './read-models.ts';
import { readPending } from './read-pending.ts';
import { winBySabotage } from './sabotage.ts';
import type { Model, SkirmishState } from './state.ts';
import { endAtLimit } from './victory.ts';

function parsed(value: unknown): Position {
  const read = positionSchema.safeParse(value);
  if (read.success) return read.data;
  throw inputField(read.error, 'position');
}

/** The phase orders: both sides still place; what they have placed so far stands in `placing`. */
function readPlacing(file: Position, state: SkirmishState): void {
  const held = file.models.findIndex(({ orders }) => orders.length > 0);
  if (held >= 0) fail(`models[${held}].orders`, 'no orders in the phase orders; placed ones stand in placing');
  const named =
    (file.hazards.length > 0 && 'hazards') ||
    (SIDES.some((side) => file.decks[side].length > 0) && 'decks') ||
    (SIDES.some((side) => file.flipped[side].length > 0) && 'flipped') ||
    (file.active !== null && 'active') ||
    (file.initiative !== null && 'initiative') ||
    (file.pending !== null && 'pending');
  if (named) fail(named, 'nothing of this in the phase orders');
  for (const [i, model] of state.models.entries()) {
    if (model.activated) fail(`models[${i}].activated`, 'false in the phase orders');
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
