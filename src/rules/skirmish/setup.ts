import { BOX, MODEL_TYPE } from '../../models/skirmish/box.ts';
import { edgesOf } from '../../models/skirmish/components.ts';
import { other, SIDES, type Side, type Zone } from '../../models/skirmish/schema.ts';
import { rectToRect } from '../geometry/gap.ts';
import type { Point, Rect, Size } from '../geometry/shapes.ts';
import { LIMIT } from '../geometry/tolerance.ts';
import { drawInt } from '../kernel/random.ts';
import { askCoin, modelOf, tell } from './draft.ts';
import { type AnyModel, base, nameOf, obstacle } from './field.ts';
import type { Field, SkirmishState } from './state.ts';
import { degree, fields, malformed, pointOf, type Refusal, refuse, stepOf, type Verb } from './verb.ts';

/** Least distance of a location's centre from the table's edges, cm (SK-RUL-49). */
const FROM_EDGE = 20;
/** Least gap between a location and cover, cm (SK-RUL-49). */
const FROM_COVER = 4.2;

/** The edge opposite. */
export const oppositeEdge = (edge: string, table: Size): string => (edge === 'y=0' ? `y=${table.h}` : 'y=0');
/** An edge in words: "y = 0". */
export const edgeName = (edge: string): string => edge.replace('=', ' = ');
/** The heading that faces the table from an edge. */
export const facing = (edge: string): number => (edge === 'y=0' ? 90 : 270);

/** A side's deployment zone, turned with its edge (SK-RUL-49, SK-RUL-52). */
export function zoneOf({ scenario, edges }: Pick<SkirmishState, 'scenario' | 'edges'>, side: Side): Zone {
  const zone = scenario.zones[side];
  const { w, h } = scenario.table;
  if (edges[side] === scenario.edges[side]) return zone;
  return { x0: w - zone.x1, y0: h - zone.y1, x1: w - zone.x0, y1: h - zone.y0 };
}

/** The sides that have an engineer. */
export const engineersOf = (roster: SkirmishState['roster']): Side[] =>
  SIDES.filter((side) => roster[side].some(({ type }) => MODEL_TYPE[type].flags.sapper));

/** Whether each side places a location, in its own half: both have an engineer (SK-RUL-49). */
export const isInOwnHalf = ({ roster }: Pick<SkirmishState, 'roster'>): boolean =>
  engineersOf(roster).length === SIDES.length;

/** Whether a side may yet choose its edge: one alone has an engineer, or may come to have one (SK-MIS-08). */
export function mayChooseEdge({
  scenario,
  phase,
  roster,
}: Pick<SkirmishState, 'scenario' | 'phase' | 'roster'>): boolean {
  if (phase !== 'army' && phase !== 'location' && phase !== 'edge') return false;
  return edgesOf(scenario).length > 1 && (phase === 'army' || engineersOf(roster).length === 1);
}

/** Turns the confirmed armies into models: on the scenario's places (quick start) or in their owners' hands. */
export function musterArmies(draft: SkirmishState): void {
  const quick = SIDES.every((side) => draft.muster[side].quick);
  for (const side of SIDES) {
    const counts = new Map<string, number>();
    const army = draft.muster[side].army ?? [];
    const ready = draft.scenario.armies[side].models;
    draft.roster[side] = (quick ? ready : army.map((type) => ({ id: '', type }))).map(({ id, type }) => {
      const number = (counts.get(type) ?? 0) + 1;
      counts.set(type, number);
      return { id: id || `${side}-${type}-${number}`, type };
    });
    for (const { id, type } of draft.roster[side]) {
      const at = quick ? ready.find((model) => model.id === id) : undefined;
      const placed = at && 'x' in at ? { place: 'table' as const, x: at.x, y: at.y, heading: at.deg } : null;
      draft.models.push({
        id,
        type,
        side,
        ...(placed ?? { place: MODEL_TYPE[type].flags.drop ? 'reserve' : 'hand', x: 0, y: 0, heading: 0 }),
        suppressed: false,
        activated: false,
        explosives: MODEL_TYPE[type].flags.sapper,
        allowance: 0,
        orders: [],
      });
    }
  }
  tell(draft, 'armies', undefined, { quick }, 'reveal');
  if (quick) {
    draft.locations = draft.scenario.locations.map((location) => ({ ...location, destroyed: false }));
    draft.step = { kind: 'done', what: 'set-up' };
  } else nextLocation(draft);
}

/** The next location to be placed, or on to edges and deployment (SK-MIS-07, SK-RUL-49). */
function nextLocation(draft: SkirmishState): void {
  const engineers = engineersOf(draft.roster);
  const { locations, table } = draft.scenario;
  if (engineers.length === 0) draft.locations = locations.map((location) => ({ ...location, destroyed: false }));
  const wanted = locations.filter(({ targetOf }) => engineers.includes(targetOf));
  const next = wanted.find(({ id }) => !draft.locations.some((placed) => placed.id === id));
  if (next) {
    const side = other(next.targetOf);
    const step = { kind: 'location' as const, side, location: next.id };
    draft.step = step;
    if (freeSpot(table, (at) => !locationFlaw(draft, side, rectAt(draft, next.id, at, 0)))) return;
    draft.locations.push({ ...next, destroyed: false });
    nextLocation(draft);
  } else if (engineers.length === 1 && wanted.length > 0) {
    draft.step = { kind: 'edge', side: engineers[0] as Side };
  } else draft.step = { kind: 'done', what: 'placing' };
}

/** Asks who deploys first (SK-RUL-52). */
export function flipForDeployment(draft: SkirmishState): void {
  askCoin(draft, { purpose: 'setup', side: 'A' });
}

/** The side that places a model next, or the end of deployment (SK-RUL-52). */
export function nextDeployment(draft: SkirmishState, side: Side): void {
  const left = (one: Side): boolean => draft.models.some((model) => model.side === one && model.place === 'hand');
  if (left(side)) draft.step = { kind: 'deploy', side };
  else if (left(other(side))) draft.step = { kind: 'deploy', side: other(side) };
  else draft.step = { kind: 'done', what: 'set-up' };
}

/** The first point of a 1 cm grid that will do, or null. */
export function freeSpot(table: Size, fits: (at: Point) => boolean): Point | null {
  for (let y = 1; y < table.h; y++) {
    for (let x = 1; x < table.w; x++) if (fits({ x, y })) return { x, y };
  }
  return null;
}

function rectAt(state: SkirmishState, id: string, at: Point, deg: number): Rect {
  const card = state.scenario.locations.find((location) => location.id === id);
  if (!card) throw new Error(`no location ${id}`);
  return { cx: at.x, cy: at.y, w: card.w, h: card.h, deg };
}

/** Why a location may not lie here, or null (SK-RUL-49, SK-RUL-59). */
function locationFlaw(state: SkirmishState, side: Side, rect: Rect): Refusal | null {
  const { table } = state.scenario;
  const least = Math.min(rect.cx, rect.cy, table.w - rect.cx, table.h - rect.cy);
  if (least < FROM_EDGE - LIMIT) {
    return refuse('SK-RUL-49', `The centre lies ${least.toFixed(2)} cm from a table edge; ${FROM_EDGE} are needed.`);
  }
  const near = state.terrain.some((card) => rectToRect(rect, card) < FROM_COVER - LIMIT);
  if (near) return refuse('SK-RUL-49', `It needs ${FROM_COVER} cm clear of every cover card.`);
  if (state.locations.some((card) => rectToRect(rect, card) < LIMIT)) {
    return refuse('SK-RUL-59', 'Cards do not overlap each other.');
  }
  const far = state.edges[side] === 'y=0' ? rect.cy > table.h / 2 : rect.cy < table.h / 2;
  return isInOwnHalf(state) && far
    ? refuse('SK-RUL-49', 'Both sides have an engineer: it goes into the half by your edge.')
    : null;
}

const placeLocation: Verb = {
  name: 'place-location',
  steps: ['location'],
  clause: 'SK-MIS-07',
  lesson: { title: 'Place the location', text: 'Whoever faces an engineer decides where it must be blown up.' },
  entries(state) {
    const { location } = stepOf(state, 'location');
    return [{ verb: 'place-location', region: { kind: 'area', what: 'location', location } }];
  },
  check(state, seat, noun) {
    const { location } = stepOf(state, 'location');
    const read = fields(noun, 'x', 'y', 'deg');
    const at = pointOf(read?.x, read?.y);
    const deg = degree(read?.deg);
    if (!at || deg === null) return malformed('{"x", "y", "deg"} in cm and whole degrees');
    return locationFlaw(state, seat, rectAt(state, location, at, deg));
  },
  apply(draft, seat, noun) {
    const { location } = stepOf(draft, 'location');
    const read = fields(noun, 'x', 'y', 'deg');
    const at = pointOf(read?.x, read?.y) as Point;
    const card = draft.scenario.locations.find(({ id }) => id === location);
    if (!card) throw new Error(`no location ${location}`);
    draft.locations.push({ ...card, ...rectAt(draft, location, at, read?.deg as number), destroyed: false });
    tell(draft, 'location', seat, { location });
    nextLocation(draft);
  },
  hint(state, seat) {
    const half = state.scenario.table.h / 2;
    const inHalf = `In the half by your edge: y ${state.edges[seat] === 'y=0' ? 'up to' : 'from'} ${half}`;
    return {
      label: `Place the location${isInOwnHalf(state) ? ' in your own half' : ''}`,
      effects: [
        ...(isInOwnHalf(state) ? [inHalf] : []),
        `At least ${FROM_EDGE} cm from every edge and ${FROM_COVER} cm clear of cover`,
      ],
      targets: [],
    };
  },
  sample(state, seat, _entry, random) {
    const { location } = stepOf(state, 'location');
    const { table } = state.scenario;
    for (let tries = 0; tries < 100; tries++) {
      const at = { x: drawInt(random, table.w * 100) / 100, y: drawInt(random, table.h * 100) / 100 };
      const deg = drawInt(random, 360);
      if (!locationFlaw(state, seat, rectAt(state, location, at, deg))) return { ...at, deg };
    }
    const spot = freeSpot(table, (at) => !locationFlaw(state, seat, rectAt(state, location, at, 0)));
    return { ...(spot ?? { x: 0, y: 0 }), deg: 0 };
  },
};

const edge: Verb = {
  name: 'edge',
  steps: ['edge'],
  clause: 'SK-MIS-08',
  lesson: {
    title: 'Choose an edge',
    text: 'The owner of the engineer chooses the own edge; the other side gets the one opposite.',
  },
  entries: ({ scenario }) => SIDES.map((side) => ({ verb: 'edge', noun: scenario.edges[side] })),
  check: ({ scenario }, _seat, noun) =>
    SIDES.some((side) => scenario.edges[side] === noun)
      ? null
      : refuse('SK-MIS-08', `Choose ${edgeName(scenario.edges.A)} or ${edgeName(scenario.edges.B)}.`),
  apply(draft, seat, noun) {
    draft.edges[seat] = noun as string;
    draft.edges[other(seat)] = oppositeEdge(noun as string, draft.scenario.table);
    tell(draft, 'edge', seat, { edge: noun });
    draft.step = { kind: 'done', what: 'placing' };
  },
  hint({ scenario, locations }, seat, { noun }) {
    const edge = noun as string;
    const { h } = scenario.table;
    const label = `Take the edge at ${edgeName(edge)}`;
    const target = locations.find(({ targetOf }) => targetOf === seat);
    if (!target) return { label, effects: [], targets: [] };
    const name = BOX.locations.find(({ id }) => id === target.kind)?.name ?? target.kind;
    const far = edge === 'y=0' ? target.cy : h - target.cy;
    const isNearer = 2 * far < h;
    const where =
      2 * far === h ? `as near to the ${name} as the other` : `${isNearer ? 'nearer to' : 'farther from'} the ${name}`;
    return {
      label: `${label}, ${where}`,
      effects: [`${far.toFixed(1)} cm to its centre; it is your target`],
      targets: [],
    };
  },
};

/** Why a model may not be deployed here, or null (SK-RUL-52). */
export function deployFlaw(state: Field & Pick<SkirmishState, 'edges'>, model: AnyModel, at: Point): Refusal | null {
  const zone = zoneOf(state, model.side);
  const { r } = base(model);
  const inside =
    at.x - r >= zone.x0 - LIMIT &&
    at.x + r <= zone.x1 + LIMIT &&
    at.y - r >= zone.y0 - LIMIT &&
    at.y + r <= zone.y1 + LIMIT;
  if (!inside) return refuse('SK-RUL-52', 'The whole base must be inside your deployment zone.');
  const hit = obstacle(state, model, at);
  return hit ? refuse('SK-RUL-59', `The base would overlap ${hit}.`) : null;
}

const deploy: Verb = {
  name: 'deploy',
  steps: ['deploy'],
  clause: 'SK-RUL-52',
  lesson: { title: 'Deploy', text: 'Players place one model after the other in their zones, facing any way.' },
  entries: (state, seat) =>
    state.models
      .filter((model) => model.side === seat && model.place === 'hand')
      .map((model) => ({
        verb: 'deploy',
        region: { kind: 'deploy', model: model.id, zone: { ...zoneOf(state, seat) } },
      })),
  check(state, seat, noun) {
    const read = fields(noun, 'model', 'x', 'y', 'heading');
    const at = pointOf(read?.x, read?.y);
    if (!read || !at || degree(read.heading) === null) return malformed('{"model", "x", "y", "heading"}');
    const model = state.models.find(({ id, side }) => id === read.model && side === seat);
    if (model?.place !== 'hand') return refuse('SK-RUL-52', 'That is none of your models in hand.');
    return deployFlaw(state, model, at);
  },
  apply(draft, seat, noun) {
    const read = fields(noun, 'model', 'x', 'y', 'heading');
    const model = modelOf(draft, read?.model as string);
    Object.assign(model, pointOf(read?.x, read?.y), { place: 'table', heading: read?.heading });
    tell(draft, 'deploy', seat, { model: nameOf(model) });
    nextDeployment(draft, other(seat));
  },
  hint(state, _seat, { region }) {
    const id = (region as { model?: string } | undefined)?.model ?? '';
    return {
      label: `Deploy ${nameOf(modelOf(state, id))}`,
      effects: ['Anywhere in your zone, facing any way'],
      targets: [id],
    };
  },
  sample(state, seat, entry, random) {
    const model = modelOf(state, (entry.region as { model: string }).model);
    const zone = zoneOf(state, seat);
    const { r } = base(model);
    const draw = (from: number, to: number): number => from + r + drawInt(random, (to - from - 2 * r) * 100 + 1) / 100;
    const heading = drawInt(random, 2) === 0 ? facing(state.edges[seat]) : drawInt(random, 360);
    for (let tries = 0; tries < 100; tries++) {
      const at = { x: draw(zone.x0, zone.x1), y: draw(zone.y0, zone.y1) };
      if (!deployFlaw(state, model, at)) return { model: model.id, ...at, heading };
    }
    const spot = freeSpot(state.scenario.table, (at) => !deployFlaw(state, model, at));
    return { model: model.id, ...(spot ?? { x: 0, y: 0 }), heading };
  },
};

export const SETUP_VERBS: readonly Verb[] = [placeLocation, edge, deploy];
