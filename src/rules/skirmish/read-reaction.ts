import { CONSTANTS, MODEL_TYPE } from '../../models/skirmish/box.ts';
import { other, type Side } from '../../models/skirmish/schema.ts';
import { LIMIT } from '../geometry/tolerance.ts';
import { standing } from './field.ts';
import { wayFlaw, wayOf } from './movement.ts';
import { demand, fail } from './position-fault.ts';
import type { Pending } from './position-schema.ts';
import { reactionPoints, suspect } from './reaction.ts';
import { activeModel, demandAllowed, demandRevealed } from './read-order.ts';
import type { Committed, Model, SkirmishState } from './state.ts';

type Halt = Extract<Pending, { kind: 'halt' }>;
type SentryFlip = Extract<Pending, { kind: 'coin'; purpose: 'sentry' }>;

/** Demands that the path is one the mover may go, as play keeps it: corners on the grid, none twice in a row. */
function demandWay(state: SkirmishState, mover: Model, { path, heading }: Committed): void {
  const way = wayOf(state, mover, path);
  const flaw = wayFlaw(state, mover, way, CONSTANTS.moveGambleWinCm);
  demand(flaw === null, 'pending.path', `a path that it may go (${flaw?.message})`);
  const kept = way.points.slice(1).map(({ x, y }) => [x, y]);
  const corners = 'corners on the 0.01 cm grid, none twice in a row, none beyond the line that an Envoy leaves over';
  demand(JSON.stringify(kept) === JSON.stringify(path), 'pending.path', corners);
  const turns = heading !== null && heading !== mover.heading;
  demand(path.length > 0 || turns, 'pending.heading', 'a turn where nothing is moved (SK-RUL-16)');
}

/** Demands that each model named has reacted to the Move, once, and the last of them at `from` (SK-RUL-19). */
function demandReacted(state: SkirmishState, side: Side, move: Committed): void {
  const { reacted, from } = move;
  const models = reacted.map((id, i) => {
    const model = standing(state, side).find((one) => one.id === id);
    if (!model || reacted.indexOf(id) !== i) fail('pending.reacted', `models of ${side}, each once`);
    const used = MODEL_TYPE[model.type].flags.unlimitedSentry ? 'up' : 'spent';
    const holds = model.orders.some((order) => order.type === 'sentry' && order.state === used);
    demand(holds && !model.suppressed, 'pending.reacted', `models that have used a Sentry (${id})`);
    return model;
  });
  const last = models.at(-1);
  const points = last ? reactionPoints(state, { ...move, from: 0 }, last).map(({ at }) => at) : [0];
  const at = points.find((point) => Math.abs(point - from) <= LIMIT);
  demand(at !== undefined, 'pending.from', last ? 'where the last of those that reacted could' : '0 before a reaction');
}

function committed(state: SkirmishState, side: Side, move: Committed): void {
  const mover = activeModel(state, move.mover, other(side), 'pending.mover');
  demandRevealed(state, mover, 'move', { verb: 'move', noun: 'gamble' });
  demandWay(state, mover, move);
  demandReacted(state, side, move);
}

/** A window is open: some model that may hold a Sentry could catch the mover (SK-RUL-25). */
export function readReact(state: SkirmishState, move: Extract<Pending, { kind: 'react' }>): void {
  committed(state, move.side, move);
  const open = standing(state, move.side).some(
    (one) => suspect(one) && !move.reacted.includes(one.id) && reactionPoints(state, move, one).length > 0,
  );
  demand(open, 'pending', 'a Move that a model with a card face down could catch (SK-RUL-25)');
}

/** A Sentry is declared, the point where it catches the mover not chosen, or flipped for. */
export function readHalt(state: SkirmishState, { sentry: id, side, ...move }: Halt | SentryFlip): Model {
  committed(state, side, move);
  const sentry = standing(state, side).find((one) => one.id === id);
  if (!sentry) fail('pending.sentry', `a model of ${side} on the table`);
  const isUp = sentry.orders.some(({ type, state: face }) => type === 'sentry' && face === 'up');
  demand(isUp, 'pending', `1 sentry of ${id} face up`);
  const { mover, path, heading, from, reacted } = move;
  demandAllowed(state, 'pending.sentry', 'a model that can catch the mover', {
    step: { kind: 'react', side, mover, path, heading, from, reacted },
    action: { verb: 'sentry', noun: id },
    revealed: { id, type: 'sentry' },
  });
  return sentry;
}

/** A Sentry is flipped for: `at` becomes the very point of the path that it means. */
export function readSentryFlip(state: SkirmishState, flip: SentryFlip): void {
  const sentry = readHalt(state, flip);
  // A leg may end within the tolerance of another point: the nearest is meant.
  const [point] = reactionPoints(state, flip, sentry)
    .filter(({ at }) => Math.abs(at - flip.at) <= LIMIT)
    .sort((a, b) => Math.abs(a.at - flip.at) - Math.abs(b.at - flip.at));
  if (!point) fail('pending.at', 'a point where the sentry can catch the mover');
  flip.at = point.at;
}
