import { MODEL_TYPE } from '../../models/skirmish/box.ts';
import { other } from '../../models/skirmish/schema.ts';
import { direction, headingOf } from '../geometry/direction.ts';
import { discGap } from '../geometry/gap.ts';
import { intervals, samples } from '../geometry/path.ts';
import type { Point } from '../geometry/shapes.ts';
import { inArc, openLines, type SightLine, sightLines } from '../geometry/sight.ts';
import { within } from '../geometry/tolerance.ts';
import type { Violation } from '../kernel/action.ts';
import { type AnyModel, base, blockers, standing } from './field.ts';
import { victimsOf, wayFlaw, wayOf } from './movement.ts';
import { reactionPoints, suspect } from './reaction.ts';
import type { Committed, Corners, Field } from './state.ts';

/** How two models will see each other. */
interface Sighting {
  /** The enemy. */
  id: string;
  /** Open sight lines, 0 to 9 (SK-RUL-05). */
  open: number;
  /** Gap between the bases, cm. */
  gap: number;
  /** The enemy is in the model's arc and weapon range. */
  inReach: boolean;
  /** The model is in the enemy's arc and weapon range. */
  inEnemyReach: boolean;
}

/** What a path that is being drawn would mean; everything in it lies open on the table. */
interface MovePreview {
  /** Corners, start first, as they would be stored. */
  points: Point[];
  /** cm. */
  length: number;
  /** Why it may not be gone, or null. */
  refusal: Violation | null;
  end: Point & { heading: number };
  escapes: boolean;
  /** Enemies run over, in path order. */
  victims: string[];
  /** All enemies on the table as they will be seen from the end. */
  sightings: Sighting[];
  /** Enemies that may react, and where along the path, cm. */
  sentries: { id: string; intervals: [number, number][] }[];
}

/** Whether a base is in a model's arc and range, sight aside. */
function inReach(model: AnyModel, target: AnyModel): boolean {
  const { arcDeg, weapon } = MODEL_TYPE[model.type];
  const gap = discGap(base(model), base(target));
  return inArc(model, model.heading, target, arcDeg) && (weapon.rangeCm === null || within(gap, weapon.rangeCm));
}

/** How a model standing somewhere sees the enemies on the table. */
export function sightings(field: Field, model: AnyModel): Sighting[] {
  const cards = blockers(field);
  return standing(field, other(model.side)).map((enemy) => ({
    id: enemy.id,
    open: openLines(base(model), base(enemy), cards),
    gap: discGap(base(model), base(enemy)),
    inReach: inReach(model, enemy),
    inEnemyReach: inReach(enemy, model),
  }));
}

/**
 * What a path would mean, before it is committed; for a drag on the table and for keys.
 * @param heading final heading, or null for that of the last leg
 * @param limitCm limit of the Move
 */
export function previewMove(
  field: Field,
  id: string,
  path: Corners,
  heading: number | null,
  limitCm: number,
): MovePreview | null {
  const model = field.models.find((one) => one.id === id);
  if (!model) return null;
  const way = wayOf(field, model, path);
  const [last, before] = [way.points[way.points.length - 1] ?? model, way.points[way.points.length - 2]];
  const end = { x: last.x, y: last.y, heading: heading ?? (before ? headingOf(before, last) : model.heading) };
  const victims = victimsOf(field, model, way).map((victim) => victim.id);
  const after: Field = { ...field, models: field.models.filter((one) => !victims.includes(one.id)) };
  const move: Committed = { mover: id, path, heading, from: 0, reacted: [] };
  const turns = way.length > 0 || end.heading !== model.heading;
  const all = samples(way.points);
  return {
    points: way.points,
    length: way.length,
    refusal: wayFlaw(field, model, way, limitCm),
    end,
    escapes: way.escapes,
    victims,
    sightings: sightings(after, { ...model, ...end }),
    sentries: standing(field, other(model.side))
      .filter((enemy) => turns && suspect(enemy))
      .map((enemy) => {
        const caught = new Set(reactionPoints(field, move, enemy).map(({ at }) => at));
        return { id: enemy.id, intervals: intervals(all, ({ at }) => caught.has(at)) };
      })
      .filter((sentry) => sentry.intervals.length > 0),
  };
}

/** The nine sight lines between two models on the table, each with the ids of the cards that block it. */
export function sightTool(
  field: Field,
  from: string,
  to: string,
): { lines: (Omit<SightLine, 'blockers'> & { blockers: string[] })[]; open: number } | null {
  const [a, b] = [from, to].map((id) => standing(field).find((model) => model.id === id));
  if (!a || !b) return null;
  const cards = [...field.terrain, ...field.hazards];
  const lines = sightLines(base(a), base(b), cards).map((line) => ({
    ...line,
    blockers: line.blockers.map((index) => cards[index]?.id ?? ''),
  }));
  return { lines, open: lines.filter((line) => line.blockers.length === 0).length };
}

/** The two edges of a model's fire arc, as unit vectors from its centre: right edge first. */
export function arcEdges(model: AnyModel): [Point, Point] {
  const half = MODEL_TYPE[model.type].arcDeg / 2;
  return [direction(model.heading - half), direction(model.heading + half)];
}
