import { CONSTANTS, costOf, MODEL_TYPE, orderName } from '../../models/skirmish/box.ts';
import { type ModelTypeId, type OrderType, other, type Side } from '../../models/skirmish/schema.ts';
import type { Drawing, Spot, Tone } from '../../models/table/drawing.ts';
import { type Joint, joinedPair } from '../geometry/area.ts';
import { direction } from '../geometry/direction.ts';
import type { Point, Rect, Size } from '../geometry/shapes.ts';
import { onGrid } from '../geometry/tolerance.ts';
import type { Json, LegalAction } from '../kernel/action.ts';
import type { Aimed, AimInput, Aiming, AimNeeds } from '../kernel/aim.ts';
import type { Seat } from '../kernel/contract.ts';
import { flameOf } from './areas.ts';
import { modelOf } from './draft.ts';
import { nameOf, standing } from './field.ts';
import { measure } from './measure.ts';
import { arcEdges, previewMove } from './preview.ts';
import { facing } from './setup.ts';
import type { Corners, Model, SkirmishState } from './state.ts';
import { check } from './verbs.ts';
import { type SkirmishView, view } from './view.ts';

/** What the region of an entry of `legalActions` may be. */
type Region =
  | { kind: 'path'; model: string; limitCm: number; legs: number }
  | { kind: 'deploy'; model: string; zone: { x0: number; y0: number; x1: number; y1: number } }
  | { kind: 'point'; model: string; x?: number; y?: number; reachCm?: number }
  | { kind: 'area'; what: 'location'; location: string }
  | { kind: 'area'; what: 'frag' | 'smoke'; x: number; y: number; reachCm: number }
  | { kind: 'heading'; model: string }
  | { kind: 'direction'; model: string; degrees: number[] }
  | { kind: 'samples'; at: number[]; points: [number, number][] }
  | { kind: 'order-card'; models: string[] }
  | { kind: 'deck'; cards: ModelTypeId[] }
  | { kind: 'army'; points: number; types: ModelTypeId[] };

const regionOf = (entry: LegalAction): Region => entry.region as unknown as Region;

/** A point of the rules (corner of A, y to B) on the table. */
export const spotOf = ({ w, h }: Size, { x, y }: Point): Spot => ({ x: x - w / 2, z: h / 2 - y });
const pointAt = ({ w, h }: Size, { x, z }: Spot): Point => ({ x: onGrid(x + w / 2), y: onGrid(h / 2 - z) });

/** Sides of a rectangle from the rules as it lies on the table. */
export const rectOn = (table: Size, rect: Rect, tone: Tone): Drawing => ({
  kind: 'rect',
  at: spotOf(table, { x: rect.cx, y: rect.cy }),
  w: rect.w,
  d: rect.h,
  heading: rect.deg,
  tone,
});

const EMPTY: AimInput = { points: [], heading: null, values: {}, picks: [] };

/** How far a facing is drawn beyond a base, cm. */
const POINTER = 3;
/** How far the edges of a fire arc are drawn, cm. */
const ARC = 14;

/** A base that stands somewhere, with its facing and the edges of its fire arc. */
function ghost(table: Size, model: Model, at: Point, heading: number, tone: Tone): Drawing[] {
  const { baseRadius } = MODEL_TYPE[model.type];
  const ray = (u: Point, from: number, to: number): Spot[] =>
    [from, to].map((far) => spotOf(table, { x: at.x + far * u.x, y: at.y + far * u.y }));
  return [
    { kind: 'disc', at: spotOf(table, at), radius: baseRadius, tone },
    { kind: 'line', points: ray(direction(heading), 0, baseRadius + POINTER), tone, width: 0.4 },
    ...arcEdges({ ...model, ...at, heading }).map(
      (edge): Drawing => ({ kind: 'line', points: ray(edge, baseRadius, ARC), tone: 'faint', width: 0.14 }),
    ),
  ];
}

/** What is to be filled in for a region entry. */
function needs(state: SkirmishState, seat: Seat, entry: LegalAction): AimNeeds {
  const region = regionOf(entry);
  const { table } = state.scenario;
  const spot = (at: Point): Spot => spotOf(table, at);
  const targets = standing(state, other(seat as Side)).map(spot);
  const nothing: Omit<AimNeeds, 'start'> = {
    from: null,
    points: 0,
    heading: 'none',
    choices: [],
    picks: null,
    targets,
  };
  switch (region.kind) {
    case 'path': {
      const { legs, model } = region;
      return { ...nothing, from: spot(modelOf(state, model)), points: legs, heading: 'optional', start: EMPTY };
    }
    case 'deploy': {
      const { x0, x1, y0, y1 } = region.zone;
      const start = { ...EMPTY, heading: facing(state.edges[seat as Side]) };
      return { ...nothing, from: spot({ x: (x0 + x1) / 2, y: (y0 + y1) / 2 }), points: 1, heading: 'needed', start };
    }
    case 'point': {
      const { x = table.w / 2, y = table.h / 2 } = region;
      return { ...nothing, from: spot({ x, y }), points: 1, start: EMPTY };
    }
    case 'area': {
      const from = region.what === 'location' ? { x: table.w / 2, y: table.h / 2 } : region;
      const values = [
        { value: 'long', label: 'Long sides together' },
        { value: 'short', label: 'In one line' },
      ];
      const smoke = region.what === 'smoke';
      return {
        ...nothing,
        from: spot(from),
        points: 1,
        heading: 'needed',
        choices: smoke ? [{ id: 'joined', label: 'The two cards', values }] : [],
        start: { ...EMPTY, heading: 0, values: smoke ? { joined: 'long' } : {} },
      };
    }
    case 'heading':
    case 'direction': {
      const model = modelOf(state, region.model);
      const heading = region.kind === 'direction' ? (region.degrees[region.degrees.length >> 1] ?? 0) : model.heading;
      return { ...nothing, from: spot(model), heading: 'needed', start: { ...EMPTY, heading } };
    }
    case 'samples': {
      const list = region.at.map((at, i) => {
        const [x, y] = region.points[i] ?? [0, 0];
        return { value: String(at), label: `after ${at.toFixed(1)} cm`, at: spot({ x, y }) };
      });
      return {
        ...nothing,
        picks: { mode: 'one', label: 'Catch it', list },
        start: { ...EMPTY, picks: [String(region.at[0])] },
      };
    }
    case 'order-card': {
      const list = region.models.flatMap((id) => {
        const model = modelOf(state, id);
        return model.orders.map(({ type }, slot) => ({
          value: `${id} ${slot}`,
          label: `${orderName(type as OrderType)} of ${nameOf(model)}`,
        }));
      });
      return {
        ...nothing,
        picks: { mode: 'one', label: 'Order', list },
        start: { ...EMPTY, picks: [list[0]?.value ?? ''] },
      };
    }
    case 'deck': {
      const list = region.cards.map((type, i) => ({ value: `${i} ${type}`, label: MODEL_TYPE[type].name }));
      const start = { ...EMPTY, picks: list.map(({ value }) => value) };
      return { ...nothing, picks: { mode: 'order', label: 'Top card first', list }, start };
    }
    case 'army': {
      const list = region.types.map((value) => {
        const { name, cost, summary } = MODEL_TYPE[value];
        return { value, label: `${name}, ${cost}`, detail: summary };
      });
      const start = { ...EMPTY, picks: state.scenario.armies[seat as Side].models.map(({ type }) => type as string) };
      return { ...nothing, picks: { mode: 'some', label: 'Models', list }, start };
    }
  }
}

/** The noun that an input comes to, or undefined while something is missing. */
function nounOf(state: SkirmishState, region: Region, input: AimInput): Json | undefined {
  const { table } = state.scenario;
  const points = input.points.map((spot) => pointAt(table, spot));
  const [at] = points;
  const { heading, values, picks } = input;
  switch (region.kind) {
    case 'path':
      return points.length === 0 && heading === null ? undefined : { path: points.map(({ x, y }) => [x, y]), heading };
    case 'deploy':
      return at && heading !== null ? { model: region.model, ...at, heading } : undefined;
    case 'point':
      return at && { ...at };
    case 'area':
      if (!at || heading === null) return undefined;
      return region.what === 'smoke'
        ? { ...at, deg: heading, joined: values.joined ?? 'long' }
        : { ...at, deg: heading };
    case 'heading':
    case 'direction':
      return heading ?? undefined;
    case 'samples':
      return picks[0] === undefined ? undefined : Number(picks[0]);
    case 'order-card': {
      const [model = '', slot = ''] = (picks[0] ?? '').split(' ');
      return model === '' ? undefined : { model, slot: Number(slot) };
    }
    case 'deck':
      return picks.map((value) => value.split(' ')[1] ?? '');
    case 'army':
      return picks.length === 0 ? undefined : [...picks];
  }
}

/** A path with what it means: its length, whom it sees from its end, where sentries may react. */
function drawPath(
  state: SkirmishState,
  seat: Seat,
  region: Region & { kind: 'path' },
  input: AimInput,
): Partial<Aimed> {
  const { table } = state.scenario;
  const path: Corners = input.points.map((spot) => pointAt(table, spot)).map(({ x, y }) => [x, y]);
  const model = modelOf(state, region.model);
  const seen = previewMove(view(state, seat), region.model, path, input.heading, region.limitCm);
  if (!seen) return {};
  const tone: Tone = seen.refusal ? 'bad' : 'good';
  const drawings: Drawing[] = [];
  for (const { id, open, inReach, inEnemyReach } of seen.sightings) {
    const enemy = state.models.find((one) => one.id === id);
    if (!enemy || open === 0 || !(inReach || inEnemyReach)) continue;
    const points = [spotOf(table, seen.end), spotOf(table, enemy)];
    drawings.push({ kind: 'line', points, tone: inEnemyReach ? 'warn' : 'faint', width: 0.16 });
  }
  for (const { intervals } of seen.sentries) {
    for (const [from, to] of intervals) {
      const points = along(seen.points, from, to).map((at) => spotOf(table, at));
      drawings.push({ kind: 'line', points, tone: 'warn', width: 1.5 });
    }
  }
  drawings.push({ kind: 'line', points: seen.points.map((at) => spotOf(table, at)), tone, width: 0.45 });
  drawings.push(...ghost(table, model, seen.end, seen.end.heading, tone));
  const text = `${seen.length.toFixed(1)} cm`;
  drawings.push({ kind: 'label', at: spotOf(table, seen.end), text, tone });
  const inSight = seen.sightings.filter(({ open, inReach }) => open > 0 && inReach).length;
  const summary = [
    `${seen.length.toFixed(2)} of ${region.limitCm} cm, facing ${seen.end.heading}°`,
    `From there ${inSight} of ${seen.sightings.length} enemies in arc, range and sight`,
    ...(seen.victims.length > 0 ? [`Runs over ${seen.victims.length}`] : []),
    ...(seen.sentries.length > 0 ? [`${seen.sentries.length} may react, on the broad stretches`] : []),
    ...(seen.escapes ? ['Leaves over the enemy edge'] : []),
  ];
  return { refusal: seen.refusal, drawings, summary };
}

/** The corners of a path between two ways along it, both ends included. */
function along(points: readonly Point[], from: number, to: number): Point[] {
  const out: Point[] = [];
  let gone = 0;
  for (const [i, b] of points.entries()) {
    const a = points[i - 1];
    if (!a) {
      if (from <= 0) out.push(b);
      continue;
    }
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const at = (way: number): Point => {
      const t = length === 0 ? 0 : (way - gone) / length;
      return { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) };
    };
    if (from > gone && from <= gone + length) out.push(at(from));
    if (to >= gone + length && gone + length > from) out.push(b);
    else if (to > gone && to < gone + length) out.push(at(to));
    gone += length;
  }
  return out.length === 1 ? [out[0] as Point, out[0] as Point] : out;
}

/** What is drawn for any other region. */
function draw(state: SkirmishState, region: Region, input: AimInput, tone: Tone): Drawing[] {
  const { table } = state.scenario;
  const [at] = input.points.map((spot) => pointAt(table, spot));
  const { heading } = input;
  const reach = (point: Point, radius: number): Drawing => ({
    kind: 'disc',
    at: spotOf(table, point),
    radius,
    tone: 'faint',
  });
  switch (region.kind) {
    case 'deploy': {
      const { x0, x1, y0, y1 } = region.zone;
      const zone = { cx: (x0 + x1) / 2, cy: (y0 + y1) / 2, w: x1 - x0, h: y1 - y0, deg: 0 };
      const model = modelOf(state, region.model);
      return [rectOn(table, zone, 'faint'), ...(at ? ghost(table, model, at, heading ?? 0, tone) : [])];
    }
    case 'point': {
      const { x, y, reachCm, model } = region;
      const ring = x !== undefined && y !== undefined && reachCm !== undefined ? [reach({ x, y }, reachCm)] : [];
      const radius = MODEL_TYPE[modelOf(state, model).type].baseRadius;
      return [...ring, ...(at ? [{ kind: 'disc' as const, at: spotOf(table, at), radius, tone }] : [])];
    }
    case 'area': {
      const ring = region.what === 'location' ? [] : [reach(region, region.reachCm)];
      if (!at) return ring;
      const deg = heading ?? 0;
      if (region.what === 'smoke') {
        const joined = (input.values.joined ?? 'long') as Joint;
        return [...ring, rectOn(table, joinedPair(at, deg, joined, CONSTANTS.cardCm), tone)];
      }
      const location = region.what === 'location' ? region.location : null;
      const size = state.scenario.locations.find(({ id }) => id === location) ?? CONSTANTS.cardCm;
      return [...ring, rectOn(table, { cx: at.x, cy: at.y, w: size.w, h: size.h, deg }, tone)];
    }
    case 'heading': {
      const model = modelOf(state, region.model);
      return ghost(table, model, model, heading ?? model.heading, tone);
    }
    case 'direction': {
      const model = modelOf(state, region.model);
      const flame = heading === null ? null : flameOf(state, model, heading);
      return [...ghost(table, model, model, heading ?? 0, tone), ...(flame ? [rectOn(table, flame, 'warn')] : [])];
    }
    case 'samples':
      return region.points.flatMap(([x, y], i): Drawing[] => {
        const chosen = String(region.at[i]) === input.picks[0];
        const spot = spotOf(table, { x, y });
        return [{ kind: 'disc', at: spot, radius: chosen ? 1.4 : 0.35, tone: chosen ? tone : 'warn' }];
      });
    default:
      return [];
  }
}

function summaryOf(state: SkirmishState, seat: Seat, region: Region, input: AimInput): string[] {
  if (region.kind === 'army') {
    const cost = costOf(input.picks as ModelTypeId[]);
    return [`${cost} of ${state.scenario.points[seat as Side]} points, ${input.picks.length} models`];
  }
  const [at] = input.points;
  const from = 'x' in region && region.x !== undefined && region.y !== undefined ? region : null;
  if (!at || !from) return [];
  const point = pointAt(state.scenario.table, at);
  const far = Math.hypot(point.x - (from.x ?? 0), point.y - (from.y ?? 0));
  return [`${far.toFixed(2)} cm away`];
}

/** What an input comes to. */
function aimed(state: SkirmishState, seat: Seat, entry: LegalAction, input: AimInput): Aimed {
  const region = regionOf(entry);
  const noun = nounOf(state, region, input);
  const action = noun === undefined ? null : { verb: entry.verb, noun };
  const refusal = action && check(state, seat, action);
  const rest =
    region.kind === 'path'
      ? drawPath(state, seat, region, input)
      : {
          drawings: draw(state, region, input, refusal ? 'bad' : 'good'),
          summary: summaryOf(state, seat, region, input),
        };
  return { action, drawings: [], summary: [], ...rest, refusal };
}

/** How regions are aimed at, and the measuring tape. */
export const AIMING: Aiming<SkirmishState, SkirmishView> = { needs, aimed, measure };
