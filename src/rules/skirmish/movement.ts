import { CONSTANTS, MODEL_TYPE } from '../../models/skirmish/box.ts';
import { other, type Side } from '../../models/skirmish/schema.ts';
import { besideCard } from '../geometry/contact.ts';
import { direction, headingOf } from '../geometry/direction.ts';
import { distance } from '../geometry/gap.ts';
import {
  crushed,
  cutAtLine,
  pathLength,
  samples,
  sweepHitsDisc,
  sweepHitsRect,
  tidy,
  type Victim,
} from '../geometry/path.ts';
import type { Point } from '../geometry/shapes.ts';
import { onGrid, within } from '../geometry/tolerance.ts';
import type { Json } from '../kernel/action.ts';
import { drawInt, drawOne, type RandomState } from '../kernel/random.ts';
import { finishOrder, reveal } from './activation.ts';
import { askCoin, modelOf, tell } from './draft.ts';
import { bequeath, leave, remove, suppress } from './effects.ts';
import { type AnyModel, base, exitLine, fires, nameOf, obstacle, onMat, standing } from './field.ts';
import { openWindow } from './reaction.ts';
import type { Committed, Corners, Field, Flip, Model, SkirmishState, Trampling } from './state.ts';
import { coordinate, degree, fields, malformed, type Refusal, refuse, stepOf, type Verb } from './verb.ts';
import { finish } from './victory.ts';

/** A path as it would be gone: on the grid, start first; an Envoy's ends on the line that it reaches. */
export interface Way {
  points: Point[];
  /** cm. */
  length: number;
  /** An Envoy reaches its line and is off. */
  escapes: boolean;
}

/** The way of a model along corners; nothing is checked. */
export function wayOf(field: Field, model: AnyModel, path: Corners): Way {
  const points = tidy([{ x: model.x, y: model.y }, ...path.map(([x, y]) => ({ x, y }))]);
  if (!MODEL_TYPE[model.type].flags.envoy) return { points, length: pathLength(points), escapes: false };
  const { line, sign } = exitLine(field, model.side);
  const cut = cutAtLine(points, line, sign);
  return { points: cut.path, length: pathLength(cut.path), escapes: cut.reached };
}

/** Enemies that a crushing model would run over: all but powered armour (SK-MOD-13, SK-RUL-42). */
export function victimsOf(field: Field, model: AnyModel, way: Way, haltAt?: number): Victim[] {
  const { crush } = MODEL_TYPE[model.type].flags;
  if (!crush || way.length === 0) return [];
  const soft = standing(field, other(model.side)).filter(({ type }) => !MODEL_TYPE[type].flags.powerArmour);
  return crushed(
    way.points,
    base(model).r,
    soft.map((one) => base(one)),
    haltAt,
  );
}

/** Why a model may not go this way, or null (SK-RUL-14); for the page's preview too. */
export function wayFlaw(field: Field, model: AnyModel, way: Way, limitCm: number): Refusal | null {
  const { r } = base(model);
  const { crush, powerArmour } = MODEL_TYPE[model.type].flags;
  if (way.points.length - 1 > CONSTANTS.maxPathLegs) {
    return refuse('SK-RUL-14', `A path has at most ${CONSTANTS.maxPathLegs} legs.`);
  }
  if (!within(way.length, limitCm)) {
    const clause = limitCm === CONSTANTS.moveSureCm ? 'SK-ORD-07' : 'SK-ORD-08';
    return refuse(clause, `The path is ${way.length.toFixed(2)} cm long; ${limitCm} cm are allowed.`);
  }
  if (!way.points.slice(1).every((at) => onMat(field, model, at))) {
    return refuse(way.escapes ? 'SK-RUL-45' : 'SK-RUL-14', 'The whole base must stay on the table.');
  }
  if (field.terrain.some((card) => sweepHitsRect(way.points, r, card))) {
    return refuse('SK-RUL-14', 'The path runs into a cover card.');
  }
  if (field.locations.some((card) => !card.destroyed && sweepHitsRect(way.points, r, card))) {
    return refuse('SK-RUL-49', 'The path runs into a location.');
  }
  if (!powerArmour && fires(field).some((card) => sweepHitsRect(way.points, r, card))) {
    return refuse('SK-HAZ-05', 'Only powered armour may move through fire.');
  }
  const wall = standing(field, other(model.side)).find(
    (one) => (!crush || MODEL_TYPE[one.type].flags.powerArmour) && sweepHitsDisc(way.points, r, base(one)),
  );
  if (wall) return refuse('SK-RUL-14', `${nameOf(wall)} stands in the way.`);
  if (way.escapes || way.length === 0) return null;
  const victims = victimsOf(field, model, way).map(({ id }) => id);
  const hit = obstacle(field, model, way.points[way.points.length - 1] as Point, ({ id }) => victims.includes(id));
  return hit ? refuse('SK-RUL-59', `At its end the base would overlap ${hit}.`) : null;
}

/** Puts a model where its Move ends, unhalted or at a halt, with everything the Move did up to there. */
export function finishMove(draft: SkirmishState, move: Committed, haltAt: number | null): void {
  const model = modelOf(draft, move.mover);
  const way = wayOf(draft, model, move.path);
  const all = samples(way.points);
  const stop = haltAt === null ? all[all.length - 1] : all.find((sample) => sample.at === haltAt);
  if (!stop) throw new Error(`no sample at ${haltAt}`);
  const { x, y } = stop.stored;
  const heading = (haltAt === null ? move.heading : null) ?? stop.heading ?? model.heading;
  tell(draft, haltAt === null ? 'moved' : 'halted', model.side, {
    model: nameOf(model),
    length: onGrid(stop.at),
    turned: heading !== model.heading,
  });
  if (way.escapes && haltAt === null) {
    leave(draft, model);
    const text = `The Envoy of ${model.side} left over the enemy edge: ${model.side} wins.`;
    finish(draft, model.side, 'SK-MIS-01', text);
    return;
  }
  const victims = victimsOf(draft, model, way, haltAt ?? undefined).map(({ id }) => id);
  trample(draft, { mover: model.id, victims, x, y, heading, halted: haltAt !== null });
}

/** Removes the victims of a crushing Move in path order, then lets the mover come to rest (SK-RUL-42, SK-RUL-47). */
export function trample(draft: SkirmishState, { mover, victims, ...rest }: Trampling): void {
  const [victim, ...later] = victims;
  if (victim === undefined) {
    const { x, y, heading, halted } = rest;
    Object.assign(modelOf(draft, mover), { x, y, heading });
    const bequests = halted ? suppress(draft, [mover]) : [];
    if (!draft.over && !bequeath(draft, bequests, null)) finishOrder(draft);
    return;
  }
  const bequests = remove(draft, [victim]);
  const left = { mover, victims: later, ...rest };
  if (!draft.over && !bequeath(draft, bequests, left)) trample(draft, left);
}

const move: Verb = {
  name: 'move',
  steps: ['act'],
  clause: 'SK-ORD-07',
  lesson: {
    title: 'Move',
    text: 'Up to 20 cm for sure, or gamble: heads gives 40 cm, tails 10. A Move may also only turn the model.',
  },
  entries(state) {
    const model = modelOf(state, stepOf(state, 'act').model);
    if (moveFlaw(model)) return [];
    return [
      { verb: 'move', noun: 'sure' },
      { verb: 'move', noun: 'gamble' },
    ];
  },
  check(state, _seat, noun) {
    if (noun !== 'sure' && noun !== 'gamble') return malformed('"sure" or "gamble"');
    return moveFlaw(modelOf(state, stepOf(state, 'act').model));
  },
  apply(draft, seat, noun) {
    const model = modelOf(draft, stepOf(draft, 'act').model);
    reveal(draft, model, 'move');
    if (noun === 'gamble') {
      askCoin(draft, { purpose: 'move', side: seat, model: model.id });
      return;
    }
    draft.step = { kind: 'path', side: seat, model: model.id, option: 'sure', limitCm: CONSTANTS.moveSureCm };
  },
  hint: (state, _seat, { noun }) => ({
    label: noun === 'sure' ? `Move up to ${CONSTANTS.moveSureCm} cm` : 'Gamble on a long move',
    effects:
      noun === 'sure'
        ? ['No flip']
        : [`Heads: up to ${CONSTANTS.moveGambleWinCm} cm`, `Tails: up to ${CONSTANTS.moveGambleLoseCm} cm`],
    targets: [stepOf(state, 'act').model],
  }),
};

/** Why a model cannot reveal an order of this type now, or null (SK-ORD-28, SK-RUL-27). */
export function orderUnusable(model: Model, type: Model['orders'][number]['type'], count = 1): Refusal | null {
  if (model.suppressed && type !== 'rally') {
    return refuse('SK-ORD-28', `${nameOf(model)} is Suppressed: only Rally is open to it.`);
  }
  const held = model.orders.filter((order) => order.type === type && order.state === 'down').length;
  if (held >= count) return null;
  return count === 1
    ? refuse('SK-ACT-12', `${nameOf(model)} has no such order face down.`)
    : refuse('SK-ORD-15', `${nameOf(model)} does not hold ${count} such orders face down.`);
}

const moveFlaw = (model: Model): Refusal | null => orderUnusable(model, 'move');

/** Applies a gamble: the limit for the path to come (SK-ORD-08). */
export function settleGamble(draft: SkirmishState, flip: Extract<Flip, { purpose: 'move' }>, win: boolean): void {
  const limitCm = win ? CONSTANTS.moveGambleWinCm : CONSTANTS.moveGambleLoseCm;
  tell(draft, 'gamble', flip.side, { model: nameOf(modelOf(draft, flip.model)), limitCm });
  draft.step = { kind: 'path', side: flip.side, model: flip.model, option: 'gamble', limitCm };
}

/** A noun `{path, heading}`, or null. */
function readPath(noun: Json | undefined): { path: Corners; heading: number | null } | null {
  const read = fields(noun, 'path', 'heading');
  if (!read || !Array.isArray(read.path) || read.path.length > 100) return null;
  if (read.heading !== null && degree(read.heading) === null) return null;
  const path: Corners = [];
  for (const corner of read.path) {
    if (!Array.isArray(corner) || corner.length !== 2) return null;
    const [x, y] = corner.map(coordinate);
    if (x === null || y === null || x === undefined || y === undefined) return null;
    path.push([x, y]);
  }
  return { path, heading: read.heading as number | null };
}

const go: Verb = {
  name: 'go',
  steps: ['path'],
  clause: 'SK-RUL-14',
  lesson: {
    title: 'Draw the path',
    text: 'Straight legs within the limit, then any facing. Once committed it cannot be cancelled, and sentries may react.',
  },
  entries(state) {
    const { model, limitCm, option } = stepOf(state, 'path');
    const { x, y, heading } = modelOf(state, model);
    return [
      { verb: 'go', region: { kind: 'path', model, x, y, heading, limitCm, option, legs: CONSTANTS.maxPathLegs } },
    ];
  },
  check(state, _seat, noun) {
    const { model: id, limitCm } = stepOf(state, 'path');
    const read = readPath(noun);
    if (!read) return malformed('{"path": [[x, y], …], "heading": degrees or null}');
    const model = modelOf(state, id);
    return wayFlaw(state, model, wayOf(state, model, read.path), limitCm);
  },
  apply(draft, seat, noun) {
    const { model: id } = stepOf(draft, 'path');
    const model = modelOf(draft, id);
    const read = readPath(noun) as { path: Corners; heading: number | null };
    const way = wayOf(draft, model, read.path);
    const path: Corners = way.points.slice(1).map(({ x, y }) => [x, y]);
    const turns = path.length === 0 && read.heading !== null && read.heading !== model.heading;
    const committed: Committed = { mover: id, path, heading: read.heading, from: 0, reacted: [] };
    const { heading } = read;
    tell(draft, 'path', seat, { model: nameOf(model), length: onGrid(way.length), turns, heading });
    if (path.length === 0 && !turns) finishMove(draft, committed, null);
    else openWindow(draft, committed);
  },
  hint(state) {
    const { model, limitCm } = stepOf(state, 'path');
    return {
      label: `Go: up to ${limitCm} cm`,
      effects: ['Enemy sentries that see the way may react'],
      targets: [model],
    };
  },
  sample: (state, seat, _entry, random) => samplePath(state, seat, random),
};

/** How much longer a path may become when its end is rounded to the grid, cm. */
const ROUNDING = 0.01;

/** A random legal path: mostly one straight leg, sometimes two, sometimes a turn on the spot. */
function samplePath(state: SkirmishState, seat: Side, random: RandomState): Json {
  const { model: id, limitCm } = stepOf(state, 'path');
  const model = modelOf(state, id);
  const heading = drawInt(random, 3) === 0 ? drawInt(random, 360) : null;
  const goal = state.locations.find(({ targetOf, destroyed }) => targetOf === seat && !destroyed);
  // By chance alone a carrier would hardly ever touch its target.
  if (model.explosives && goal && drawInt(random, 2) === 0) {
    const end = drawOne(random, besideCard(goal, base(model).r));
    const share = Math.min(1, (limitCm - ROUNDING) / distance(model, end));
    const path: Corners = [[onGrid(model.x + share * (end.x - model.x)), onGrid(model.y + share * (end.y - model.y))]];
    if (!wayFlaw(state, model, wayOf(state, model, path), limitCm)) return { path, heading };
  }
  const step = (from: Point, most: number): [number, number] => {
    const ahead =
      drawInt(random, 2) === 0 ? (state.edges[seat] === 'y=0' ? 90 : 270) + drawInt(random, 121) - 60 : null;
    const u = direction(ahead ?? drawInt(random, 360));
    const length = Math.floor(most * (drawInt(random, 2) === 0 ? 99 : drawInt(random, 100))) / 100;
    return [onGrid(from.x + length * u.x), onGrid(from.y + length * u.y)];
  };
  for (let tries = 0; tries < 20 && drawInt(random, 20) > 0; tries++) {
    const path: Corners = [];
    const bent = drawInt(random, 3) === 0;
    path.push(step(model, bent ? limitCm / 2 : limitCm));
    if (bent) path.push(step({ x: path[0]?.[0] ?? 0, y: path[0]?.[1] ?? 0 }, limitCm / 2));
    if (!wayFlaw(state, model, wayOf(state, model, path), limitCm)) return { path, heading };
  }
  return { path: [], heading: heading ?? headingOf({ x: 0, y: 0 }, { x: 0, y: state.edges[seat] === 'y=0' ? 1 : -1 }) };
}

export const MOVEMENT_VERBS: readonly Verb[] = [move, go];
