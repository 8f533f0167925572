import { MODEL_TYPE } from '../../models/skirmish/box.ts';
import { other } from '../../models/skirmish/schema.ts';
import { onGrid } from '../geometry/tolerance.ts';
import { obstacle, onMat } from './field.ts';
import { demand } from './position-fault.ts';
import type { Pending } from './position-schema.ts';
import { activeModel } from './read-order.ts';
import type { SkirmishState } from './state.ts';

type Of<K extends Pending['kind']> = Extract<Pending, { kind: K }>;

/** A Ranger comes down (SK-RUL-43): the point is chosen, flipped for, or left to the opponent. */
export function readDrop(
  state: SkirmishState,
  drop: Of<'drop'> | Of<'dropPlace'> | Extract<Pending, { purpose: 'drop' }>,
): void {
  const owner = drop.kind === 'dropPlace' ? other(drop.side) : drop.side;
  if (drop.kind === 'dropPlace') demand(drop.side !== state.initiative, 'pending.side', 'the opponent');
  const model = activeModel(state, drop.model, owner);
  demand(model.place === 'reserve', 'pending.model', 'a Drop Ranger in reserve');
  if (drop.kind === 'drop') return;
  for (const field of ['x', 'y'] as const)
    demand(onGrid(drop[field]) === drop[field], `pending.${field}`, 'the 0.01 cm grid');
  const free = onMat(state, model, drop) && obstacle(state, model, drop) === null;
  demand(free, 'pending.x', 'a point where it may land');
}

/** A Ranger has landed and is to be turned: only in the first turn, by which every one has come down (SK-RUL-43). */
export function readHeading(state: SkirmishState, { model: id, side }: Of<'heading'>): void {
  const { place, type, orders } = activeModel(state, id, side);
  const landed = place === 'table' && MODEL_TYPE[type].flags.drop && orders.length === 0 && state.turn === 1;
  demand(landed, 'pending.model', 'a Drop Ranger that has landed this turn, the first, without orders (SK-RUL-43)');
}
