import { CONSTANTS, MODEL_TYPE } from '../../models/skirmish/box.ts';
import { MODEL_TYPES, other, type Scenario, type Side } from '../../models/skirmish/schema.ts';
import { discGap, distance } from '../geometry/gap.ts';
import { CONTACT, LIMIT, onGrid, within } from '../geometry/tolerance.ts';
import { base, obstacle, onMat, standing } from './field.ts';
import { demand, fail } from './position-fault.ts';
import type { Pending } from './position-schema.ts';
import { activeModel, demandRevealed } from './read-order.ts';
import type { Bequest, Model, SkirmishState, Trampling } from './state.ts';

/** Whether a side may field a type: those of a mission only where it has that mission (SK-SETUP-06). */
export function mayField(scenario: Scenario, side: Side, type: Model['type']): boolean {
  if (!MODEL_TYPE[type].limit.missionOnly) return true;
  const { missionModels, armies } = scenario;
  return missionModels[side].some((one) => one === type) || armies[side].models.some((one) => one.type === type);
}

/**
 * Demands that explosives are where play can bring them: taken over from a dead Sapper by one model that stood beside
 * it (SK-RUL-47). The models are those of the file, in its order.
 */
export function demandCarriers({ models, scenario, turn }: SkirmishState, isBeforePlay: boolean): void {
  models.forEach((model, i) => {
    const { explosives, type, side, place } = model;
    if (!explosives || MODEL_TYPE[type].flags.sapper) return;
    const refuse = (expected: string): never => fail(`models[${i}].explosives`, `${expected} (SK-RUL-47)`);
    if (!mayField(scenario, side, 'sapper')) refuse(`false: ${side} has nothing to blow up in this scenario`);
    if (turn === 0 || isBeforePlay) refuse('false: no Sapper can have died yet');
    if (place !== 'table') refuse('false off the table');
    const before = models.find((one, j) => one.side === side && one.explosives && (one.type === 'sapper' || j < i));
    if (before) refuse(`one carrier of explosives of ${side}, and ${before.id} is it`);
  });
}

/** The farthest apart that two models can be which both touch a fallen one, cm. */
const APART = 2 * (Math.max(...MODEL_TYPES.map((type) => MODEL_TYPE[type].baseRadius)) + CONTACT + LIMIT);

/** Demands that a carrier has fallen here: gone, nobody else of its side carries, and those asked stood about it. */
function demandBequest(state: SkirmishState, { side, from, models: ids }: Bequest, field: string): void {
  demand(!state.models.some(({ id }) => id === from), `${field}.from`, 'a model that is dead');
  const free =
    mayField(state.scenario, side, 'sapper') && !state.models.some((one) => one.side === side && one.explosives);
  demand(free, `${field}.side`, 'a side whose only carrier of explosives fell (SK-RUL-47)');
  const models = standing(state, side).filter(({ id }) => ids.includes(id));
  demand(models.length === ids.length, `${field}.models`, 'models of that side on the table, each once');
  const near = models.every((a) => models.every((b) => within(discGap(base(a), base(b)), APART)));
  demand(near, `${field}.models`, 'models that all touched the one that fell (SK-RUL-47)');
}

/** Demands that a Breacher is on its way: over whom, and to where it may come to rest (SK-RUL-42). */
function demandTrampling(state: SkirmishState, side: Side, { mover: id, victims, x, y }: Trampling): void {
  const mover = activeModel(state, id, other(side), 'pending.trampling.mover');
  demand(MODEL_TYPE[mover.type].flags.crush, 'pending.trampling.mover', 'a model that crushes (SK-MOD-13)');
  demandRevealed(state, mover, 'move', { verb: 'move', noun: 'gamble' });
  const soft = standing(state, side).filter(
    (one) => victims.includes(one.id) && !MODEL_TYPE[one.type].flags.powerArmour,
  );
  demand(soft.length === victims.length, 'pending.trampling.victims', 'enemies without powered armour, each once');
  const free =
    onGrid(x) === x &&
    onGrid(y) === y &&
    within(distance(mover, { x, y }), CONSTANTS.moveGambleWinCm) &&
    onMat(state, mover, { x, y }) &&
    obstacle(state, mover, { x, y }, (one) => victims.includes(one.id)) === null;
  demand(free, 'pending.trampling.x', 'a point where the Move may end');
}

/** Who takes the explosives of a fallen carrier is to be named (SK-RUL-47). */
export function readCarrier(state: SkirmishState, pending: Extract<Pending, { kind: 'carrier' }>): void {
  const { later, trampling, side } = pending;
  if (state.initiative === null) fail('initiative', 'A or B');
  if (state.active === null) fail('active', 'the id of the model in whose activation the carrier fell');
  demandBequest(state, pending, 'pending');
  later.forEach((one, i) => {
    demandBequest(state, one, `pending.later[${i}]`);
    demand(later.length === 1 && one.side !== side, `pending.later[${i}].side`, 'each side once');
  });
  if (!trampling) return;
  demand(later.length === 0, 'pending.later', 'nobody: victims of a Breacher fall one after the other (SK-RUL-42)');
  demandTrampling(state, side, trampling);
}
