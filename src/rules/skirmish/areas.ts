import { CONSTANTS, MODEL_TYPE } from '../../models/skirmish/box.ts';
import { flameLine, type Joint, joinedPair } from '../geometry/area.ts';
import { direction } from '../geometry/direction.ts';
import { distance, under } from '../geometry/gap.ts';
import type { Point, Rect } from '../geometry/shapes.ts';
import { COSINE, onGrid, within } from '../geometry/tolerance.ts';
import type { Json } from '../kernel/action.ts';
import { drawInt } from '../kernel/random.ts';
import { finishOrder, reveal } from './activation.ts';
import { askCoin, modelOf, tell } from './draft.ts';
import { bequeath, remove, suppress } from './effects.ts';
import { type AnyModel, base, nameOf, solids, standing } from './field.ts';
import { orderUnusable } from './movement.ts';
import { grenadeName } from './purpose.ts';
import { blastEffects } from './stakes.ts';
import type { Field, Flip, Model, SkirmishState } from './state.ts';
import { degree, fields, malformed, pointOf, type Refusal, refuse, stepOf, type Verb } from './verb.ts';

const actor = (state: SkirmishState): Model => modelOf(state, stepOf(state, 'act').model);

const grenade: Verb = {
  name: 'grenade',
  steps: ['act'],
  clause: 'SK-ORD-22',
  lesson: {
    title: 'Grenade',
    text: 'Choose frag or smoke, then flip: heads places it up to 15 cm away, unseen ground included.',
  },
  entries: (state) =>
    orderUnusable(actor(state), 'grenade')
      ? []
      : [
          { verb: 'grenade', noun: 'frag' },
          { verb: 'grenade', noun: 'smoke' },
        ],
  check(state, _seat, noun) {
    if (noun !== 'frag' && noun !== 'smoke') return refuse('SK-ORD-22', 'Choose "frag" or "smoke" before the flip.');
    return orderUnusable(actor(state), 'grenade');
  },
  apply(draft, seat, noun) {
    const model = actor(draft);
    const what = noun as 'frag' | 'smoke';
    reveal(draft, model, 'grenade');
    askCoin(draft, { purpose: 'grenade', side: seat, model: model.id, what });
  },
  hint: (state, _seat, { noun }) => ({
    label: `Throw ${grenadeName(noun as 'frag' | 'smoke')}`,
    effects:
      noun === 'frag' ? blastEffects(standing(state)) : ['Heads lays two joined smoke cards', 'Tails does nothing'],
    targets: [actor(state).id],
  }),
};

/** Applies a grenade flip (SK-ORD-24 to -26). */
export function settleGrenade(draft: SkirmishState, flip: Extract<Flip, { purpose: 'grenade' }>, win: boolean): void {
  const { side, model, what } = flip;
  tell(draft, 'grenade', side, { model: nameOf(modelOf(draft, model)), what, win });
  if (win) draft.step = { kind: 'place', side, model, what };
  else finishOrder(draft);
}

/** Where a grenade lands and how it lies. */
interface Placement {
  at: Point;
  deg: number;
  joint: Joint;
}

/** A noun `{x, y, deg}` for frag, `{x, y, deg, joined}` for smoke, or null. */
function readPlacement(noun: Json | undefined, what: 'frag' | 'smoke'): Placement | null {
  const read = what === 'frag' ? fields(noun, 'x', 'y', 'deg') : fields(noun, 'x', 'y', 'deg', 'joined');
  const at = pointOf(read?.x, read?.y);
  const deg = degree(read?.deg);
  const joint = what === 'frag' ? 'long' : read?.joined;
  return at && deg !== null && (joint === 'long' || joint === 'short') ? { at, deg, joint } : null;
}

/** What a grenade covers: one card of blast, two joined ones of smoke (SK-RUL-38). */
export const areaOf = ({ at, deg, joint }: Placement, what: 'frag' | 'smoke'): Rect =>
  what === 'frag' ? { cx: at.x, cy: at.y, ...CONSTANTS.cardCm, deg } : joinedPair(at, deg, joint, CONSTANTS.cardCm);

/** Models that are at least partly under an area, friend and foe: whom a blast catches (SK-ORD-24). */
export function blastVictims(state: SkirmishState, area: Rect): Model[] {
  const bases = standing(state).map((model) => base(model));
  return under(area, bases).map(({ id }) => modelOf(state, id));
}

const place: Verb = {
  name: 'place',
  steps: ['place'],
  clause: 'SK-RUL-38',
  lesson: { title: 'Place the grenade', text: 'Its middle at most 15 cm from the thrower, turned as you like.' },
  entries(state) {
    const { model, what } = stepOf(state, 'place');
    const { x, y } = modelOf(state, model);
    return [{ verb: 'place', region: { kind: 'area', what, model, x, y, reachCm: CONSTANTS.grenadeRangeCm } }];
  },
  check(state, _seat, noun) {
    const { model, what } = stepOf(state, 'place');
    const read = readPlacement(noun, what);
    if (!read) {
      return malformed(what === 'frag' ? '{"x", "y", "deg"}' : '{"x", "y", "deg", "joined": "long" or "short"}');
    }
    const { table } = state.scenario;
    if (read.at.x < 0 || read.at.y < 0 || read.at.x > table.w || read.at.y > table.h) {
      return refuse('SK-RUL-38', 'Its middle must be on the table.');
    }
    const far = distance(modelOf(state, model), read.at);
    return within(far, CONSTANTS.grenadeRangeCm)
      ? null
      : refuse('SK-ORD-23', `That is ${far.toFixed(2)} cm away; a grenade reaches ${CONSTANTS.grenadeRangeCm} cm.`);
  },
  apply(draft, seat, noun) {
    const { what } = stepOf(draft, 'place');
    const area = areaOf(readPlacement(noun, what) as Placement, what);
    if (what === 'smoke') {
      layHazard(draft, 'smoke', area);
      tell(draft, 'smoke', seat);
      finishOrder(draft);
      return;
    }
    const hit = blastVictims(draft, area);
    tell(draft, 'frag', seat, { hit: hit.length });
    const bequests = suppress(
      draft,
      hit.map(({ id }) => id),
    );
    if (!draft.over && !bequeath(draft, bequests, null)) finishOrder(draft);
  },
  hint: (state) => {
    const { what } = stepOf(state, 'place');
    return {
      label: what === 'frag' ? 'Place the blast' : 'Place the smoke',
      effects: [`Within ${CONSTANTS.grenadeRangeCm} cm of the thrower`],
      targets: [stepOf(state, 'place').model],
    };
  },
  sample(state, _seat, _entry, random) {
    const { model, what } = stepOf(state, 'place');
    const from = modelOf(state, model);
    const u = direction(drawInt(random, 360));
    const reach = drawInt(random, CONSTANTS.grenadeRangeCm * 100) / 100;
    const { table } = state.scenario;
    const x = Math.min(table.w, Math.max(0, onGrid(from.x + reach * u.x)));
    const y = Math.min(table.h, Math.max(0, onGrid(from.y + reach * u.y)));
    const noun = { x, y, deg: drawInt(random, 360) };
    return what === 'frag' ? noun : { ...noun, joined: drawInt(random, 2) === 0 ? 'long' : 'short' };
  },
};

/** Lays a hazard; joined cards are one rectangle (SK-RUL-07). */
function layHazard(draft: SkirmishState, kind: 'smoke' | 'fire', area: Rect): void {
  draft.laid += 1;
  let id = `${kind}-${draft.laid}`;
  while (draft.hazards.some((hazard) => hazard.id === id)) {
    draft.laid += 1;
    id = `${kind}-${draft.laid}`;
  }
  draft.hazards.push({ id, kind, ...area });
}

/** The flame line of a model in a direction, or null where none can be laid (SK-RUL-39). */
export function flameOf(field: Field, model: AnyModel, deg: number): Rect | null {
  const { flame, arcDeg } = MODEL_TYPE[model.type];
  if (!flame) return null;
  const [u, v] = [direction(model.heading), direction(deg)];
  if (u.x * v.x + u.y * v.y < direction(arcDeg / 2).x - COSINE) return null;
  return flameLine(base(model), deg, flame, solids(field), field.scenario.table);
}

/** Models that a flame line kills: all under it but powered armour and whoever lays it (SK-MOD-10). */
export const flameVictims = (state: SkirmishState, model: Model, line: Rect): Model[] =>
  blastVictims(state, line).filter((one) => one.id !== model.id && !MODEL_TYPE[one.type].flags.powerArmour);

/** Why a model cannot lay a flame line at all, or null. */
function flameFlaw(model: Model): Refusal | null {
  if (!MODEL_TYPE[model.type].flags.flameLine) {
    return refuse('SK-MOD-10', `${nameOf(model)} has no flame weapon.`);
  }
  return orderUnusable(model, 'fire', MODEL_TYPE[model.type].flame?.cost.length ?? 0);
}

const directions = (state: SkirmishState, model: Model): number[] =>
  Array.from({ length: 360 }, (_, deg) => deg).filter((deg) => flameOf(state, model, deg) !== null);

const flame: Verb = {
  name: 'flame',
  steps: ['act'],
  clause: 'SK-MOD-10',
  lesson: {
    title: 'Flame line',
    text: 'Two Fire orders lay 30 cm of flame: everybody under it but powered armour dies.',
  },
  entries(state) {
    const model = actor(state);
    if (flameFlaw(model)) return [];
    const degrees = directions(state, model);
    if (degrees.length === 0) return [];
    const { x, y, id } = model;
    return [{ verb: 'flame', region: { kind: 'direction', model: id, x, y, degrees } }];
  },
  check(state, _seat, noun) {
    const model = actor(state);
    const flaw = flameFlaw(model);
    if (flaw) return flaw;
    const deg = degree(noun);
    if (deg === null) return malformed('a whole degree from 0 to 359');
    return flameOf(state, model, deg)
      ? null
      : refuse('SK-RUL-39', 'The direction must be in the fire arc and leave some length free.');
  },
  apply(draft, seat, noun) {
    const model = actor(draft);
    const line = flameOf(draft, model, noun as number) as Rect;
    reveal(draft, model, 'fire', MODEL_TYPE[model.type].flame?.cost.length);
    for (const order of model.orders) if (order.state === 'up' && order.type === 'fire') order.state = 'spent';
    const hit = flameVictims(draft, model, line);
    layHazard(draft, 'fire', line);
    tell(draft, 'flame', seat, { model: nameOf(model), hit: hit.length, length: line.w });
    const bequests = remove(
      draft,
      hit.map(({ id }) => id),
    );
    if (!draft.over && !bequeath(draft, bequests, null)) finishOrder(draft);
  },
  hint: (state) => ({
    label: 'Lay a flame line with two Fire orders',
    effects: ['Kills everybody under it but powered armour, friends too', 'No flip'],
    targets: [actor(state).id],
  }),
  sample(_state, _seat, entry, random) {
    const { degrees } = entry.region as { degrees: number[] };
    return degrees[drawInt(random, degrees.length)] as number;
  },
};

export const AREA_VERBS: readonly Verb[] = [grenade, place, flame];
