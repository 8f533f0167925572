import { costOf, MODEL_TYPE } from '../../models/skirmish/box.ts';
import { type ModelTypeId, other, type Side } from '../../models/skirmish/schema.ts';
import type { Drawing, Tone } from '../../models/table/drawing.ts';
import type { Joint } from '../geometry/area.ts';
import { distance } from '../geometry/gap.ts';
import type { Point, Rect } from '../geometry/shapes.ts';
import type { Aimed, AimInput } from '../kernel/aim.ts';
import type { Seat } from '../kernel/contract.ts';
import { chosenOrder } from './aim-orders.ts';
import { areaOf, blastVictims, flameOf, flameVictims } from './areas.ts';
import { modelOf } from './draft.ts';
import { discOn, ghost, pointAt, rectOn, rings } from './drawing.ts';
import { nameOf, seesModel, standing } from './field.ts';
import type { Region } from './region.ts';
import type { Model, SkirmishState } from './state.ts';

/** What an input of a region that is no path would do, besides being drawn where it lies. */
interface Effect {
  /** Where it lies, if it covers anything. */
  area: Rect | null;
  /** Models that something happens to. */
  hit: Model[];
  /** What happens, one line each. */
  lines: string[];
}

const NOTHING: Effect = { area: null, hit: [], lines: [] };

const names = (models: readonly Model[]): string => models.map(nameOf).join(', ');

/** One line for each thing that happens to some of the models; own models are named once more. */
function told(
  seat: Seat,
  hit: readonly Model[],
  fates: readonly [what: string, (model: Model) => boolean][],
): string[] {
  const own = hit.filter(({ side }) => side === seat);
  const lines = fates.flatMap(([what, is]) => {
    const models = hit.filter(is);
    return models.length > 0 ? [`${what}: ${names(models)}`] : [];
  });
  if (lines.length === 0) return ['Nobody is under it'];
  return own.length > 0 && own.length < hit.length ? [...lines, `Your own among them: ${names(own)}`] : lines;
}

/** Whom a blast would catch, and how (SK-ORD-24, SK-MOD-07, SK-MOD-28). */
function blast(state: SkirmishState, seat: Seat, area: Rect): Effect {
  const hit = blastVictims(state, area);
  const flag = (model: Model) => MODEL_TYPE[model.type].flags;
  const flees = (model: Model) => flag(model).removedWhenSuppressed;
  const hurt = (model: Model) => !flees(model) && flag(model).suppressible;
  return {
    area,
    hit,
    lines: told(seat, hit, [
      ['Would be Suppressed', (model) => hurt(model) && !model.suppressed],
      ['Already Suppressed', (model) => hurt(model) && model.suppressed],
      ['Would be removed', flees],
      ['Would shrug it off', (model) => !flees(model) && !flag(model).suppressible],
    ]),
  };
}

/** Most pairs of models that are named; of more only the number is said. */
const MOST_PAIRS = 4;

/** Whose sight smoke would cut: pairs of enemies that see each other now (SK-ORD-25, SK-RUL-06). */
function smoke(state: SkirmishState, seat: Seat, area: Rect): Effect {
  const side = seat as Side;
  const after = { ...state, hazards: [...state.hazards, { id: 'smoke', kind: 'smoke' as const, ...area }] };
  const enemies = standing(state, other(side));
  const pairs = standing(state, side)
    .flatMap((own) => enemies.map((enemy) => [own, enemy] as const))
    .filter(([own, enemy]) => seesModel(state, own, enemy));
  const cut = pairs.filter(([own, enemy]) => !seesModel(after, own, enemy));
  const named = cut.length <= MOST_PAIRS ? cut.map((pair) => pair.map(nameOf).join(' and ')).join('; ') : '';
  return {
    area,
    hit: [],
    lines: [`Cuts ${cut.length} of ${pairs.length} lines of sight${named && `: ${named}`}`],
  };
}

/** Whom a flame line would kill (SK-MOD-10). */
function flame(state: SkirmishState, seat: Seat, model: Model, heading: number): Effect {
  const area = flameOf(state, model, heading);
  if (!area) return NOTHING;
  const hit = flameVictims(state, model, area);
  return { area, hit, lines: [`${area.w.toFixed(1)} cm long`, ...told(seat, hit, [['Would be killed', () => true]])] };
}

function effectOf(state: SkirmishState, seat: Seat, region: Region, input: AimInput, at: Point | undefined): Effect {
  const { heading } = input;
  if (region.kind === 'direction' && heading !== null) return flame(state, seat, modelOf(state, region.model), heading);
  if (region.kind !== 'area' || !at) return NOTHING;
  const deg = heading ?? 0;
  if (region.what === 'location') {
    const { w, h } = state.scenario.locations.find(({ id }) => id === region.location) ?? { w: 0, h: 0 };
    return { ...NOTHING, area: { cx: at.x, cy: at.y, w, h, deg } };
  }
  const area = areaOf({ at, deg, joint: (input.values.joined ?? 'long') as Joint }, region.what);
  return region.what === 'smoke' ? smoke(state, seat, area) : blast(state, seat, area);
}

/** Where something is taken from and how far it reaches, if it has a reach. */
function reachOf(region: Region): { from: Point; reach: number } | null {
  if (region.kind !== 'point' && region.kind !== 'area') return null;
  if (!('reachCm' in region) || region.reachCm === undefined) return null;
  const { x, y, reachCm } = region;
  return x === undefined || y === undefined ? null : { from: { x, y }, reach: reachCm };
}

/** What stands or is marked where the input says. */
function marks(
  state: SkirmishState,
  seat: Seat,
  region: Region,
  input: AimInput,
  at: Point | undefined,
  tone: Tone,
): Drawing[] {
  const { table } = state.scenario;
  const { heading } = input;
  switch (region.kind) {
    case 'deploy': {
      const { x0, x1, y0, y1 } = region.zone;
      const zone = { cx: (x0 + x1) / 2, cy: (y0 + y1) / 2, w: x1 - x0, h: y1 - y0, deg: 0 };
      const model = modelOf(state, region.model);
      return [rectOn(table, zone, 'faint'), ...(at ? ghost(table, model, at, heading ?? 0, tone) : [])];
    }
    case 'point': {
      const { baseRadius } = MODEL_TYPE[modelOf(state, region.model).type];
      return at ? [discOn(table, at, baseRadius, tone)] : [];
    }
    case 'heading':
    case 'direction': {
      const model = modelOf(state, region.model);
      return ghost(table, model, model, heading ?? model.heading, tone);
    }
    case 'samples':
      return region.points.map(([x, y], i) => {
        const chosen = String(region.at[i]) === input.picks[0];
        return discOn(table, { x, y }, chosen ? 1.4 : 0.35, chosen ? tone : 'warn');
      });
    case 'order-card':
      return chosenOrder(state, seat, input.picks[0] ?? '');
    default:
      return [];
  }
}

/** An input of a region that is no path: what is drawn for it, and what it would do. */
export function aimPlace(
  state: SkirmishState,
  seat: Seat,
  region: Region,
  input: AimInput,
  refused: boolean,
): Pick<Aimed, 'drawings' | 'summary'> {
  if (region.kind === 'army') {
    const cost = costOf(input.picks as ModelTypeId[]);
    const summary = [`${cost} of ${state.scenario.points[seat as Side]} points, ${input.picks.length} models`];
    return { drawings: [], summary };
  }
  const { table } = state.scenario;
  const [at] = input.points.map((spot) => pointAt(table, spot));
  const tone: Tone = refused ? 'bad' : 'good';
  const reach = reachOf(region);
  const { area, hit, lines } = effectOf(state, seat, region, input, at);
  return {
    drawings: [
      ...(reach ? [discOn(table, reach.from, reach.reach, 'faint')] : []),
      ...marks(state, seat, region, input, at, tone),
      ...(area ? [rectOn(table, area, region.kind === 'direction' ? 'warn' : tone)] : []),
      ...rings(table, hit, 'bad'),
    ],
    summary: [...(reach && at ? [`${distance(reach.from, at).toFixed(2)} of ${reach.reach} cm away`] : []), ...lines],
  };
}
