import { CONSTANTS, MODEL_TYPE } from '../../models/skirmish/box.ts';
import { other } from '../../models/skirmish/schema.ts';
import { besideCard } from '../../rules/geometry/contact.ts';
import { direction, headingOf } from '../../rules/geometry/direction.ts';
import { distance } from '../../rules/geometry/gap.ts';
import type { Point } from '../../rules/geometry/shapes.ts';
import { onGrid } from '../../rules/geometry/tolerance.ts';
import { type AnyModel, base, seesModel, standing } from '../../rules/skirmish/field.ts';
import { victimsOf, type Way, wayFlaw, wayOf } from '../../rules/skirmish/movement.ts';
import { captainOf } from '../../rules/skirmish/orders.ts';
import { suspect } from '../../rules/skirmish/reaction.ts';
import type { Corners } from '../../rules/skirmish/state.ts';
import type { SkirmishView } from '../../rules/skirmish/view.ts';
import { arrived, danger, type Mission, missionOf, prospect, wayLeft, worth } from './situation.ts';
import { WEIGHTS } from './weights.ts';

/** A path that may be gone, and what it is worth. */
export interface Plan {
  path: Corners;
  heading: number | null;
  value: number;
}

const DIRECTIONS = 24;

/** Ends worth looking at: all round at three distances, places in cover, places in contact with what matters. */
function ends(view: SkirmishView, model: AnyModel, mission: Mission, limitCm: number): Point[] {
  const { r } = base(model);
  const round = Array.from({ length: DIRECTIONS }, (_, i) => direction((360 / DIRECTIONS) * i)).flatMap((u) =>
    [1, 0.55, 0.25].map((share) => ({
      x: onGrid(model.x + (limitCm - 0.02) * share * u.x),
      y: onGrid(model.y + (limitCm - 0.02) * share * u.y),
    })),
  );
  const cards = [...view.terrain, ...(mission.runner?.id === model.id && mission.target ? [mission.target] : [])];
  const covered = cards.flatMap((card) => besideCard(card, r)).filter((at) => distance(at, model) <= limitCm);
  const crushing = MODEL_TYPE[model.type].flags.crush
    ? standing(view, other(model.side)).flatMap((enemy) => {
        const far = distance(model, enemy);
        if (far === 0 || far > limitCm) return [];
        const reach = Math.min(limitCm - 0.02, far + 4) / far;
        return [{ x: onGrid(model.x + (enemy.x - model.x) * reach), y: onGrid(model.y + (enemy.y - model.y) * reach) }];
      })
    : [];
  return [...round, ...covered, ...crushing];
}

/** A way to a point: straight, or around one corner where that is blocked. */
function wayTo(view: SkirmishView, model: AnyModel, at: Point, limitCm: number): { path: Corners; way: Way } | null {
  const fits = (path: Corners): { path: Corners; way: Way } | null => {
    const way = wayOf(view, model, path);
    return wayFlaw(view, model, way, limitCm) ? null : { path, way };
  };
  const straight = fits([[at.x, at.y]]);
  if (straight) return straight;
  const [dx, dy] = [at.x - model.x, at.y - model.y];
  for (const off of [0.45, -0.45]) {
    const corner: [number, number] = [onGrid(model.x + dx / 2 - dy * off), onGrid(model.y + dy / 2 + dx * off)];
    const around = fits([corner, [at.x, at.y]]);
    if (around) return around;
  }
  return null;
}

/** Headings worth looking at from a place: at the enemies in sight, along the way, as before. */
function headings(view: SkirmishView, model: AnyModel, at: Point): number[] {
  const enemies = standing(view, other(model.side));
  const near = [...enemies].sort((a, b) => distance(a, at) - distance(b, at));
  const seen = near.filter((enemy) => seesModel(view, { ...model, ...at }, enemy)).slice(0, 3);
  const aims = (seen.length > 0 ? seen : near.slice(0, 1)).map((enemy) => headingOf(at, enemy));
  return aims.length > 0 ? aims : [model.heading];
}

/** The worth of standing somewhere, facing somewhere, with an order left or none. */
export function standingValue(view: SkirmishView, model: AnyModel, mission: Mission, fireLeft: boolean): number {
  let value = prospect(view, model) * WEIGHTS.prospect * (fireLeft ? 1.4 : 0.6) - danger(view, model);
  if (mission.runner?.id === model.id) {
    value -= wayLeft(view, mission, model) * WEIGHTS.mission;
    if (arrived(mission, model)) value += WEIGHTS.arrival;
  } else value -= objectiveDistance(view, model, mission) * WEIGHTS.advance;
  const captain = captainOf(view, model.side);
  const commanded = captain && captain.id !== model.id && seesModel(view, captain, model);
  return value + (commanded ? WEIGHTS.command : 0);
}

/** How far a model is from where its side wants it: at its own runner, at the enemy's runner, at the enemy. */
function objectiveDistance(view: SkirmishView, model: AnyModel, mission: Mission): number {
  if (MODEL_TYPE[model.type].flags.captain) return 0;
  const hunted = missionOf(view, other(model.side));
  if (hunted.runner) return Math.max(0, distance(model, hunted.runner) - 25) * 2;
  if (mission.target) return Math.max(0, distance(model, { x: mission.target.cx, y: mission.target.cy }) - 20);
  const enemies = standing(view, other(model.side));
  const near = Math.min(...enemies.map((enemy) => distance(enemy, model)));
  return Number.isFinite(near) ? Math.max(0, near - 15) : 0;
}

/** What suspected sentries along a way would cost. */
function reactionRisk(view: SkirmishView, model: AnyModel, way: Way): number {
  if (way.length === 0) return 0;
  const middle = way.points[Math.floor(way.points.length / 2)] ?? model;
  const half = { x: (middle.x + model.x) / 2, y: (middle.y + model.y) / 2 };
  const watchers = standing(view, other(model.side)).filter(
    (enemy) =>
      suspect(enemy) &&
      enemy.orders.some(({ type, state }) => state === 'down' || type === 'sentry') &&
      [half, middle].some((at) => seesModel(view, enemy, { ...model, ...at })),
  );
  const { suppressible, removedWhenSuppressed } = MODEL_TYPE[model.type].flags;
  if (!suppressible) return 0;
  return watchers.length * WEIGHTS.sentry * 0.5 * (removedWhenSuppressed ? worth(model) : 1);
}

/** The best path within a limit, staying where it is included. */
export function bestPlan(view: SkirmishView, id: string, limitCm: number, fireLeft: boolean): Plan {
  const model = view.models.find((one) => one.id === id);
  if (!model) return { path: [], heading: null, value: 0 };
  const mission = missionOf(view, model.side);
  let best: Plan = { path: [], heading: null, value: standingValue(view, model, mission, fireLeft) };
  for (const heading of headings(view, model, model)) {
    const value = standingValue(view, { ...model, heading }, mission, fireLeft) - 0.01;
    if (value > best.value) best = { path: [], heading, value };
  }
  for (const at of ends(view, model, mission, limitCm)) {
    const found = wayTo(view, model, at, limitCm);
    if (!found) continue;
    if (found.way.escapes) return { path: found.path, heading: null, value: 1000 };
    const victims = victimsOf(view, model, found.way).map((victim) => victim.id);
    const crushed = view.models.filter((one) => victims.includes(one.id)).reduce((sum, one) => sum + worth(one), 0);
    const after =
      victims.length > 0 ? { ...view, models: view.models.filter((one) => !victims.includes(one.id)) } : view;
    const cost = reactionRisk(view, model, found.way);
    for (const heading of headings(after, model, at).slice(0, 2)) {
      const value = standingValue(after, { ...model, ...at, heading }, mission, fireLeft) + crushed - cost;
      if (value > best.value) best = { path: found.path, heading, value };
    }
  }
  return best;
}

/** The limit of a sure move, for plans made ahead. */
export const SURE = CONSTANTS.moveSureCm;
