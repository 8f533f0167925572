import { MODEL_TYPE } from '../../models/skirmish/box.ts';
import type { OrderType, Side } from '../../models/skirmish/schema.ts';
import { discGap, onTable, overlaps, rectGap } from '../geometry/gap.ts';
import type { Disc, Line, Point, Rect } from '../geometry/shapes.ts';
import { inArc, sees } from '../geometry/sight.ts';
import { LIMIT, PENETRATION, within } from '../geometry/tolerance.ts';
import type { Field, Model } from './state.ts';

/** A model of a state or of a view. */
export type AnyModel = Model<OrderType | null>;

/** The base of a model (SK-RUL-03). */
export const base = (model: AnyModel, at: Point = model): Disc & { id: string } => ({
  id: model.id,
  x: at.x,
  y: at.y,
  r: MODEL_TYPE[model.type].baseRadius,
});

/** The models on the table, of one side where it is given. */
export const standing = <M extends AnyModel>(field: { models: readonly M[] }, side?: Side): M[] =>
  field.models.filter((model) => model.place === 'table' && (side === undefined || model.side === side));

/** Cards that block sight: cover, smoke, fire (SK-RUL-06). */
export const blockers = (field: Field): Rect[] => [...field.terrain, ...field.hazards];

/** Cards that are solid for everybody: cover and locations that still stand (SK-RUL-14, SK-RUL-49). */
export const solids = (field: Field): Rect[] => [
  ...field.terrain,
  ...field.locations.filter((location) => !location.destroyed),
];

/** Fire, solid for all but powered armour (SK-HAZ-05). */
export const fires = (field: Field): Rect[] => field.hazards.filter((hazard) => hazard.kind === 'fire');

/** Whether one model has line of sight to another, arcs aside (SK-RUL-05, SK-RUL-10). */
export const seesModel = (field: Field, from: AnyModel, to: AnyModel): boolean =>
  sees(base(from), base(to), blockers(field));

/** What a shot asks for: the target in the arc, in the weapon's range, in line of sight. */
export type ShotTest = 'arc' | 'range' | 'sight';

const SHOT_TESTS: Readonly<Record<ShotTest, (shooter: AnyModel, target: Disc, cards: readonly Rect[]) => boolean>> = {
  arc: (shooter, target) => inArc(base(shooter), shooter.heading, target, MODEL_TYPE[shooter.type].arcDeg),
  range: (shooter, target) => {
    const { rangeCm } = MODEL_TYPE[shooter.type].weapon;
    return rangeCm === null || within(discGap(base(shooter), target), rangeCm);
  },
  sight: (shooter, target, cards) => sees(base(shooter), target, cards),
};
const IN_ORDER = Object.keys(SHOT_TESTS) as ShotTest[];

/** Whether a base at a place is in a model's arc, weapon range and line of sight (SK-RUL-04, SK-RUL-05, SK-RUL-09). */
export const canHit = (shooter: AnyModel, target: Disc, cards: readonly Rect[]): boolean =>
  IN_ORDER.every((test) => SHOT_TESTS[test](shooter, target, cards));

/** Which of the tests a shot fails; none where it can hit. */
export const failedTests = (shooter: AnyModel, target: Disc, cards: readonly Rect[]): ShotTest[] =>
  IN_ORDER.filter((test) => !SHOT_TESTS[test](shooter, target, cards));

/** The line over which a side's Envoy leaves: the opponent's edge; `sign` points off the table (SK-RUL-45). */
export function exitLine(field: Field, side: Side): { line: Line; sign: 1 | -1 } {
  const own = field.edges[side];
  return own === 'y=0'
    ? { line: { axis: 'y', value: field.scenario.table.h }, sign: 1 }
    : { line: { axis: 'y', value: 0 }, sign: -1 };
}

/** Whether a model's base may be at a point as far as the table's edges go; an Envoy may hang over (SK-RUL-45). */
export function onMat(field: Field, model: AnyModel, at: Point): boolean {
  const { table } = field.scenario;
  const disc = base(model, at);
  if (onTable(disc, table)) return true;
  if (!MODEL_TYPE[model.type].flags.envoy) return false;
  const { line, sign } = exitLine(field, model.side);
  const beyond = sign * (at.y - line.value);
  const nearEdge = sign === 1 ? disc.y - disc.r >= -PENETRATION : disc.y + disc.r <= table.h + PENETRATION;
  return beyond <= LIMIT && nearEdge && disc.x - disc.r >= -PENETRATION && disc.x + disc.r <= table.w + PENETRATION;
}

/** What a model standing at a point would overlap, in plain words, or null where it may stand (SK-RUL-59). */
export function obstacle(
  field: Field,
  model: AnyModel,
  at: Point,
  gone: (other: AnyModel) => boolean = () => false,
): string | null {
  const disc = base(model, at);
  for (const one of standing(field)) {
    if (one.id !== model.id && !gone(one) && overlaps(discGap(disc, base(one)))) return `the base of ${nameOf(one)}`;
  }
  if (field.terrain.some((card) => overlaps(rectGap(disc, card)))) return 'a cover card';
  if (field.locations.some((card) => !card.destroyed && overlaps(rectGap(disc, card)))) return 'a location';
  const armour = MODEL_TYPE[model.type].flags.powerArmour;
  if (!armour && fires(field).some((card) => overlaps(rectGap(disc, card)))) return 'fire';
  return null;
}

/** A model in words: "Trooper 2 (A)". */
export const nameOf = (model: Named): string => `${shortNameOf(model)} (${model.side})`;

/** A model as its own side calls it. */
export function shortNameOf(model: Named): string {
  const number = model.id.slice(model.id.lastIndexOf('-') + 1);
  const { name, limit } = MODEL_TYPE[model.type];
  return limit.max === 1 ? name : `${name} ${number}`;
}

type Named = Pick<AnyModel, 'id' | 'type' | 'side'>;
