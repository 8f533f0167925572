import { CONSTANTS } from '../../models/skirmish/box.ts';
import type { Drawing } from '../../models/table/drawing.ts';
import { headingOf } from '../geometry/direction.ts';
import { intervals, samples } from '../geometry/path.ts';
import type { Point } from '../geometry/shapes.ts';
import { along, discOn, ghost, lineOn, spotOf } from './drawing.ts';
import { type AnyModel, standing } from './field.ts';
import { wayOf } from './movement.ts';
import { reactionPoints, suspect } from './reaction.ts';
import type { Committed } from './state.ts';
import type { SkirmishView } from './view.ts';

/** Radius of a mark, cm. */
const MARK = 1.4;

/**
 * A committed Move that may be interrupted: its path, its end, and where it may still be caught.
 * @param sentries models that may catch it
 */
function committed(view: SkirmishView, move: Committed, sentries: readonly AnyModel[]): Drawing[] {
  const { table } = view.scenario;
  const mover = view.models.find(({ id }) => id === move.mover);
  if (!mover) return [];
  const { points, length } = wayOf(view, mover, move.path);
  const all = samples(points).filter(({ at }) => at >= move.from);
  const stretches = sentries.flatMap((sentry) => {
    const caught = new Set(reactionPoints(view, move, sentry).map(({ at }) => at));
    return intervals(all, ({ at }) => caught.has(at));
  });
  const [end = mover, before] = [points[points.length - 1], points[points.length - 2]];
  const heading = move.heading ?? (before ? headingOf(before, end) : mover.heading);
  return [
    ...stretches.map(([from, to]) => lineOn(table, along(points, from, to), 'warn', 1.5)),
    lineOn(table, points, 'plain', 0.45),
    ...ghost(table, mover, end, heading, 'plain'),
    { kind: 'label', at: spotOf(table, end), text: `${length.toFixed(1)} cm`, tone: 'plain' },
  ];
}

/** What a coin is flipped about. */
function flipped(view: SkirmishView, flip: Extract<SkirmishView['step'], { kind: 'coin' }>): Drawing[] {
  const { table } = view.scenario;
  const model = (id: string): AnyModel | undefined => view.models.find((one) => one.id === id);
  const shot = (from: string, to: Point | undefined): Drawing[] => {
    const shooter = model(from);
    return shooter && to ? [lineOn(table, [shooter, to], 'warn', 0.3), discOn(table, to, MARK, 'warn')] : [];
  };
  switch (flip.purpose) {
    case 'fire':
    case 'rocket':
    case 'cover': {
      const card = view.terrain.find(({ id }) => id === flip.target);
      return shot(flip.model, model(flip.target) ?? (card && { x: card.cx, y: card.cy }));
    }
    case 'sabotage': {
      const card = view.locations.find(({ id }) => id === flip.location);
      return shot(flip.model, card && { x: card.cx, y: card.cy });
    }
    case 'grenade': {
      const thrower = model(flip.model);
      return thrower ? [discOn(table, thrower, CONSTANTS.grenadeRangeCm, 'faint')] : [];
    }
    case 'drop':
      return [discOn(table, flip, CONSTANTS.dropScatterCm, 'faint'), discOn(table, flip, MARK, 'plain')];
    case 'sentry': {
      const mover = model(flip.mover);
      const sample = mover && samples(wayOf(view, mover, flip.path).points).find(({ at }) => at === flip.at);
      return [...committed(view, flip, []), ...shot(flip.sentry, sample?.stored)];
    }
    default:
      return [];
  }
}

/**
 * What lies drawn on the table while something is waited for that no piece shows: a Move that sentries may interrupt
 * (SK-RUL-17, by what lies open: SK-RUL-25), what a coin is flipped about, where a Ranger aimed at (SK-MOD-24).
 */
export function waiting(view: SkirmishView): Drawing[] {
  const { step } = view;
  const { table } = view.scenario;
  switch (step.kind) {
    case 'react': {
      const suspects = standing(view, step.side).filter((one) => suspect(one) && !step.reacted.includes(one.id));
      return committed(view, step, suspects);
    }
    case 'halt':
      return committed(
        view,
        step,
        standing(view, step.side).filter(({ id }) => id === step.sentry),
      );
    case 'coin':
      return flipped(view, step);
    case 'dropPlace':
      return [discOn(table, step, CONSTANTS.dropScatterCm, 'faint'), discOn(table, step, MARK, 'plain')];
    default:
      return [];
  }
}
