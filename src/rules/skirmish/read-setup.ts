import { other, SIDES } from '../../models/skirmish/schema.ts';
import { askCoin } from './draft.ts';
import { standing } from './field.ts';
import { demand, fail } from './position-fault.ts';
import type { Pending, Position } from './position-schema.ts';
import { deployFlaw, engineersOf } from './setup.ts';
import type { SkirmishState } from './state.ts';

type Of<K extends Pending['kind']> = Extract<Pending, { kind: K }>;

/** Fields of play that must be empty where none is going on yet. @param where "in the phase orders" */
export function demandNothing({ hazards, decks, flipped, active, initiative }: Position, where: string): void {
  const isEmpty = {
    hazards: hazards.length === 0,
    decks: SIDES.every((side) => decks[side].length === 0),
    flipped: SIDES.every((side) => flipped[side].length === 0),
    active: active === null,
    initiative: initiative === null,
  };
  for (const [field, empty] of Object.entries(isEmpty)) demand(empty, field, `nothing of this ${where}`);
}

/** Armies in the making: at least one side has not confirmed, and nothing lies or stands yet (SK-SETUP-02). */
function readArmies({ models, locations, muster, pending }: Position, { scenario }: SkirmishState): void {
  const where = 'nothing of this in the phase army';
  demand(models.length === 0, 'models', where);
  demand(locations.length === 0, 'locations', where);
  demand(pending === null, 'pending', where);
  if (!muster) fail('muster', 'the armies in the making, in the phase army');
  for (const side of SIDES) {
    const { army, quick, confirmed } = muster[side];
    demand(!confirmed || (army !== null && army.length > 0), `muster.${side}.army`, 'an army, once it is confirmed');
    const own = scenario.armies[side].models.map(({ type }) => type).join();
    const ready = confirmed && army?.join() === own;
    demand(!quick || ready, `muster.${side}.quick`, 'true only with the army of the scenario, confirmed (SK-RUL-52)');
  }
  demand(!muster.A.confirmed || !muster.B.confirmed, 'muster', 'a side that has not confirmed its army');
}

/** Models before the first turn: nothing has befallen them, and none stands before it is deployed. */
function demandFresh(file: Position, state: SkirmishState): void {
  file.models.forEach(({ orders, activated, status }, i) => {
    demand(orders.length === 0, `models[${i}].orders`, 'none before the first turn');
    demand(!activated, `models[${i}].activated`, 'false before the first turn');
    demand(status === 'ready', `models[${i}].status`, 'ready before the first turn');
  });
  state.models.forEach((model, i) => {
    if (model.place !== 'table') return;
    demand(file.phase === 'deployment', `models[${i}].hand`, 'true until deployment');
    const flaw = deployFlaw(state, model, model);
    if (flaw) fail(`models[${i}].x`, `a place in its deployment zone (${flaw.clause}: ${flaw.message})`);
  });
}

/** Armies once they are confirmed are those of the models. */
function demandMustered({ muster }: Position, { roster }: SkirmishState): void {
  for (const side of SIDES) {
    demand(roster[side].length > 0, 'models', `at least one model of ${side}`);
    if (!muster) continue;
    const { army, confirmed, quick } = muster[side];
    const types = roster[side].map(({ type }) => type);
    const same = confirmed && [...(army ?? [])].sort().join() === types.sort().join();
    demand(same, `muster.${side}`, 'a confirmed army, the types of its models');
    const both = quick && muster[other(side)].quick;
    demand(!both, `muster.${side}.quick`, 'not both: two quick starts need no more set-up (SK-RUL-52)');
  }
}

function readLocation(state: SkirmishState, pending: Of<'location'>): void {
  const { side, location: id } = pending;
  const card = state.scenario.locations.find((one) => one.id === id);
  const isWanted = card !== undefined && engineersOf(state.roster).includes(card.targetOf);
  const isPlaced = state.locations.some((one) => one.id === id);
  demand(isWanted && !isPlaced, 'pending.location', 'a location to be placed, the target of an engineer (SK-MIS-07)');
  demand(side === other(card?.targetOf ?? side), 'pending.side', 'the opponent of the engineer (SK-MIS-07)');
  state.step = pending;
}

function readEdge(state: SkirmishState, pending: Of<'edge'>): void {
  const { side } = pending;
  const owners = engineersOf(state.roster);
  demand(owners.length === 1 && owners[0] === side, 'pending.side', 'the side that alone has an engineer (SK-MIS-08)');
  const wanted = state.scenario.locations.filter(({ targetOf }) => targetOf === side);
  const placed = wanted.every(({ id }) => state.locations.some((one) => one.id === id));
  demand(wanted.length > 0 && placed, 'locations', 'all that its engineer may destroy, before the edge is chosen');
  state.step = pending;
}

function readDeployment(state: SkirmishState, pending: Of<'deploy'> | Of<'coin'>): void {
  if (pending.kind === 'deploy') {
    const left = state.models.some(({ side, place }) => side === pending.side && place === 'hand');
    demand(left, 'pending.side', 'a side with a model in hand (SK-RUL-52)');
    state.step = pending;
    return;
  }
  if (pending.purpose !== 'setup') fail('pending.purpose', 'setup, before the first turn');
  demand(pending.side === 'A', 'pending.side', 'A, to whom heads gives the first model (SK-RUL-52)');
  demand(standing(state).length === 0, 'pending', 'no flip once a model is deployed (SK-RUL-52)');
  askCoin(state, { purpose: 'setup', side: pending.side });
}

/** Which kinds of pending entry each phase of set-up waits for. */
const KINDS: Readonly<Record<string, readonly Pending['kind'][]>> = {
  location: ['location'],
  edge: ['edge'],
  deployment: ['deploy', 'coin'],
};

/** A phase of set-up. @throws InputError where something of play stands in it, or it waits for what it does not */
export function readSetup(file: Position, state: SkirmishState): void {
  demandNothing(file, 'before the first turn');
  if (file.phase === 'army') {
    readArmies(file, state);
    return;
  }
  demandMustered(file, state);
  demandFresh(file, state);
  const { pending } = file;
  const kinds = KINDS[file.phase] ?? [];
  if (!pending || !kinds.includes(pending.kind)) fail('pending', `${kinds.join(' or ')} in the phase ${file.phase}`);
  const fixed = file.phase === 'deployment' || SIDES.every((side) => state.edges[side] === state.scenario.edges[side]);
  demand(fixed, 'edges', 'those of the scenario, until one is chosen (SK-MIS-08)');
  if (pending.kind === 'deploy' || pending.kind === 'coin') readDeployment(state, pending);
  else if (pending.kind === 'location') readLocation(state, pending);
  else if (pending.kind === 'edge') readEdge(state, pending);
}
