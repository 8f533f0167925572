import { CONSTANTS, MODEL_TYPE } from '../../models/skirmish/box.ts';
import { other, type Side } from '../../models/skirmish/schema.ts';
import { joinedPair } from '../../rules/geometry/area.ts';
import { headingOf } from '../../rules/geometry/direction.ts';
import { under } from '../../rules/geometry/gap.ts';
import { onGrid } from '../../rules/geometry/tolerance.ts';
import type { Action, LegalAction } from '../../rules/kernel/action.ts';
import { type AnyModel, base, standing } from '../../rules/skirmish/field.ts';
import type { SkirmishView } from '../../rules/skirmish/view.ts';
import { type Ask, best, bestDraw, find, modelOf } from './choice.ts';
import { standingValue } from './paths.ts';
import { danger, missionOf, wayLeft, worth } from './situation.ts';
import { WEIGHTS } from './weights.ts';

/** The enemies and friends under an area, weighed; for grenades and flames. */
export function caught(
  view: SkirmishView,
  side: Side,
  area: Parameters<typeof under>[0],
  spare: (one: AnyModel) => boolean,
): number {
  const hit = new Set(
    under(
      area,
      standing(view).map((one) => base(one)),
    ).map(({ id }) => id),
  );
  return standing(view)
    .filter((one) => hit.has(one.id) && !spare(one))
    .reduce((sum, one) => sum + (one.side === side ? -1.2 : 1) * worth(one), 0);
}

/** Where to place a won grenade: the best of many draws; smoke goes between the runner and the enemy. */
export function place(question: Ask, what: 'frag' | 'smoke', id: string): Action {
  const { view, actions, seat } = question;
  const mine = standing(view, seat as Side);
  const value = ({ noun }: Action): number => {
    const { x, y, deg, joined } = noun as { x: number; y: number; deg: number; joined?: 'long' | 'short' };
    const card = CONSTANTS.cardCm;
    if (what === 'frag') {
      const spare = (one: AnyModel): boolean => one.suppressed || !MODEL_TYPE[one.type].flags.suppressible;
      return caught(view, seat as Side, { cx: x, cy: y, ...card, deg }, spare);
    }
    const smoke = { id: 'smoke', kind: 'smoke' as const, ...joinedPair({ x, y }, deg, joined ?? 'long', card) };
    const after = { ...view, hazards: [...view.hazards, smoke] };
    return -mine.reduce((sum, one) => sum + danger(after, one), 0);
  };
  const found = bestDraw(question, find(actions, 'place') as LegalAction, 60, value);
  const thrower = modelOf(view, id);
  if (what !== 'frag' || !thrower || value(found) > 0) return found;
  const away = view.edges[seat as Side] === 'y=0' ? 12 : -12;
  const y = Math.min(view.scenario.table.h, Math.max(0, onGrid(thrower.y + away)));
  return { verb: 'place', noun: { x: thrower.x, y, deg: 0 } };
}

/** Where a Ranger lands: the best of many draws; the enemy's Ranger goes to the worst. */
export function landing(question: Ask, verb: string, id: string, sign: 1 | -1): Action {
  const { view, actions } = question;
  const model = modelOf(view, id) as AnyModel;
  const mission = missionOf(view, model.side);
  const value = ({ noun }: Action): number => {
    const at = noun as { x: number; y: number };
    const near = standing(view, other(model.side)).map((enemy) => headingOf(at, enemy));
    const put = near.map((heading) => ({ ...model, ...at, heading, place: 'table' as const }));
    return sign * Math.max(...put.map((one) => standingValue(view, one, mission, true)));
  };
  return bestDraw(question, find(actions, verb) as LegalAction, 40, value);
}

/** Turns a Ranger that has landed to where it sees most. */
export function face({ view }: Ask, id: string): Action {
  const model = modelOf(view, id) as AnyModel;
  const aims = standing(view, other(model.side)).map((enemy) => headingOf(model, enemy));
  const mission = missionOf(view, model.side);
  const heading = best(aims, (deg) => standingValue(view, { ...model, heading: deg }, mission, true)) ?? model.heading;
  return { verb: 'face', noun: heading };
}

/** Where a sentry stops the mover: where that hurts it most, the first of equals. */
export function halt({ view, actions }: Ask, moverId: string): Action {
  const mover = modelOf(view, moverId) as AnyModel;
  const mission = missionOf(view, mover.side);
  const { at, points } = (actions[0] as LegalAction).region as { at: number[]; points: [number, number][] };
  const value = (sample: number): number => {
    const [x, y] = points[sample] as [number, number];
    // It would lie there Suppressed: what it could do to others does not count, where it is and who sees it does.
    const caughtThere = { ...mover, x, y };
    const way = mission.runner?.id === mover.id ? wayLeft(view, mission, caughtThere) * WEIGHTS.mission : 0;
    return danger(view, caughtThere) + way;
  };
  const worst = best([...at.keys()], value) ?? 0;
  return { verb: 'halt', noun: at[worst] as number };
}
