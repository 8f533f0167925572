import { MODEL_TYPE } from '../../models/skirmish/box.ts';
import { other, type Side } from '../../models/skirmish/schema.ts';
import type { Spot } from '../../models/table/drawing.ts';
import type { Point } from '../geometry/shapes.ts';
import type { Json, LegalAction } from '../kernel/action.ts';
import type { Aimed, AimInput, Aiming, AimNeeds } from '../kernel/aim.ts';
import type { Seat } from '../kernel/contract.ts';
import { deedOf } from './aim-deed.ts';
import { orderPicks } from './aim-orders.ts';
import { aimPath } from './aim-path.ts';
import { aimPlace } from './aim-place.ts';
import { modelOf } from './draft.ts';
import { pointAt, spotOf } from './drawing.ts';
import { standing } from './field.ts';
import { measure } from './measure.ts';
import { type Region, regionOf } from './region.ts';
import { facing } from './setup.ts';
import type { SkirmishState } from './state.ts';
import { check } from './verbs.ts';
import type { SkirmishView } from './view.ts';
import { waiting } from './waiting.ts';

const EMPTY: AimInput = { points: [], heading: null, values: {}, picks: [] };

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
      return {
        ...nothing,
        moves: model,
        from: spot(modelOf(state, model)),
        points: legs,
        heading: 'optional',
        facing: modelOf(state, model).heading,
        start: EMPTY,
      };
    }
    case 'deploy': {
      const { x0, x1, y0, y1 } = region.zone;
      const start = { ...EMPTY, heading: facing(state.edges[seat as Side]) };
      const from = spot({ x: (x0 + x1) / 2, y: (y0 + y1) / 2 });
      return { ...nothing, moves: region.model, from, points: 1, heading: 'needed', start };
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
      const list = orderPicks(state, region);
      return {
        ...nothing,
        picks: { mode: 'one', label: 'Order', list },
        // Which card is meant has to be said, unless there is but one.
        start: list.length === 1 ? { ...EMPTY, picks: list.map(({ value }) => value) } : EMPTY,
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
      // Without a leg and a turn it stays where it is, which is a Move too (SK-RUL-14, SK-RUL-16).
      return { path: points.map(({ x, y }) => [x, y]), heading };
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

/** What an input comes to. */
function aimed(state: SkirmishState, seat: Seat, entry: LegalAction, input: AimInput): Aimed {
  const region = regionOf(entry);
  const noun = nounOf(state, region, input);
  const action = noun === undefined ? null : { verb: entry.verb, noun };
  const refusal = action && check(state, seat, action);
  const rest =
    region.kind === 'path'
      ? aimPath(state, seat, region, input)
      : aimPlace(state, seat, region, input, refusal !== null);
  const deed = action ? deedOf(state, region, input) : '';
  return { action, drawings: [], summary: [], deed, ...rest, refusal };
}

/** How regions are aimed at, the measuring tape, and what is drawn while something is waited for. */
export const AIMING: Aiming<SkirmishState, SkirmishView> = { needs, aimed, measure, waiting };
