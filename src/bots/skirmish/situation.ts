import { costOf, MODEL_TYPE } from '../../models/skirmish/box.ts';
import { type Location, other, type Side } from '../../models/skirmish/schema.ts';
import { distance, rectGap, touches } from '../../rules/geometry/gap.ts';
import type { Point } from '../../rules/geometry/shapes.ts';
import { coveredBy } from '../../rules/geometry/sight.ts';
import { type AnyModel, base, blockers, canHit, exitLine, seesModel, standing } from '../../rules/skirmish/field.ts';
import type { SkirmishView } from '../../rules/skirmish/view.ts';
import { WEIGHTS } from './weights.ts';

/** What a side is after in this scenario. */
export interface Mission {
  /** The model that has to get somewhere: an Envoy, or who carries the explosives. */
  runner: AnyModel | null;
  /** The location that the side has to destroy. */
  target: Location | null;
}

/** The mission of a side, as far as it still can be fulfilled. */
export function missionOf(view: SkirmishView, side: Side): Mission {
  const mine = standing(view, side);
  const envoy = mine.find((model) => MODEL_TYPE[model.type].flags.envoy);
  if (envoy) return { runner: envoy, target: null };
  const target = view.locations.find((location) => location.targetOf === side && !location.destroyed) ?? null;
  const runner = target ? (mine.find((model) => model.explosives) ?? null) : null;
  return runner ? { runner, target } : { runner: null, target: null };
}

/** How far a runner still has to go, cm. */
export function wayLeft(view: SkirmishView, { target }: Mission, runner: AnyModel, at: Point = runner): number {
  if (target) return Math.max(0, rectGap(base(runner, at), target));
  const { line, sign } = exitLine(view, runner.side);
  return Math.max(0, sign * (line.value - at.y));
}

/** Whether a runner stands where it can do its work. */
export const arrived = (mission: Mission, runner: AnyModel, at: Point = runner): boolean =>
  mission.target !== null && touches(rectGap(base(runner, at), mission.target));

/** What the loss of a model would cost its side. */
export function worth(model: AnyModel): number {
  const { flags } = MODEL_TYPE[model.type];
  const extra = flags.captain ? WEIGHTS.captain : flags.envoy ? WEIGHTS.envoy : model.explosives ? WEIGHTS.carrier : 0;
  return Math.max(1, costOf([model.type])) + extra;
}

/** Chance that a shot by `shooter` that heads wins removes the target at this place. */
function deadly(view: SkirmishView, shooter: AnyModel, target: AnyModel): number {
  if (!MODEL_TYPE[shooter.type].weapon.coverFlip) return 1;
  return view.terrain.some((card) => coveredBy(base(shooter), base(target), card)) ? WEIGHTS.cover : 1;
}

/** What a model risks by standing where it does, facing what it does. */
export function danger(view: SkirmishView, model: AnyModel): number {
  const cards = blockers(view);
  let risk = 0;
  for (const enemy of standing(view, other(model.side))) {
    // Enemies turn before they fire: what they see counts, and only half of it what lies behind them.
    const ahead = canHit(enemy, base(model), cards);
    if (!ahead && !seesModel(view, enemy, model)) continue;
    const range = MODEL_TYPE[enemy.type].weapon.rangeCm;
    if (range !== null && distance(enemy, model) > range + 23) continue;
    const spent = enemy.suppressed || enemy.activated ? WEIGHTS.spentThreat : 1;
    risk += WEIGHTS.exposure * spent * (ahead ? 1 : 0.5) * deadly(view, enemy, model);
  }
  return Math.min(risk, 0.9) * worth(model);
}

/** What a model could do to enemies from where it stands. */
export function prospect(view: SkirmishView, model: AnyModel): number {
  const cards = blockers(view);
  let best = 0;
  for (const enemy of standing(view, other(model.side))) {
    if (!canHit(model, base(enemy), cards)) continue;
    best = Math.max(best, worth(enemy) * deadly(view, model, enemy) * (enemy.suppressed ? 0.9 : 1));
  }
  return best;
}
