import { MODEL_TYPE } from '../../models/skirmish/box.ts';
import { other, type Side } from '../../models/skirmish/schema.ts';
import { besideCard } from '../../rules/geometry/contact.ts';
import { headingOf } from '../../rules/geometry/direction.ts';
import { distance, rectGap, touches } from '../../rules/geometry/gap.ts';
import type { Point } from '../../rules/geometry/shapes.ts';
import type { Action, LegalAction } from '../../rules/kernel/action.ts';
import { type AnyModel, base, seesModel, standing } from '../../rules/skirmish/field.ts';
import { deployFlaw, facing } from '../../rules/skirmish/setup.ts';
import type { SkirmishView } from '../../rules/skirmish/view.ts';
import { type Ask, best, bestDraw, find, modelOf, plain } from './choice.ts';
import { standingValue } from './paths.ts';
import { missionOf } from './situation.ts';
import { WEIGHTS } from './weights.ts';

/** Places looked at beside those in cover. */
const DRAWS = 40;
/** Friends closer than this can be reached by one grenade, cm. */
const APART = 9;

/** How far a place lies from a side's own edge, cm. */
const fromOwnEdge = ({ edges, scenario }: SkirmishView, side: Side, y: number): number =>
  edges[side] === 'y=0' ? y : scenario.table.h - y;

/**
 * Where the enemy's target is laid: as deep on the own side as may be where both have one, else in the middle, because
 * the enemy then chooses the edge to start from.
 */
export function placeLocation(question: Ask): Action {
  const { view, seat, actions } = question;
  const mine = seat as Side;
  const hunted = view.roster[mine].some(({ type }) => MODEL_TYPE[type].flags.sapper);
  const value = ({ noun }: Action): number => {
    const depth = fromOwnEdge(view, mine, (noun as unknown as Point).y);
    return hunted ? -depth : -Math.abs(depth - view.scenario.table.h / 2);
  };
  return bestDraw(question, find(actions, 'place-location') as LegalAction, DRAWS, value);
}

/** The edge from which it is least far to the own target. */
export function chooseEdge({ view, seat, actions }: Ask): Action {
  const target = view.locations.find(({ targetOf }) => targetOf === seat);
  const way = ({ noun }: LegalAction): number =>
    target ? Math.abs(target.cy - (noun === 'y=0' ? 0 : view.scenario.table.h)) : 0;
  return plain(best(actions, (entry) => -way(entry)) ?? (actions[0] as LegalAction));
}

/** Puts the next model where it will stand best: in cover, apart from its friends, facing the enemy. */
export function deploy(question: Ask): Action {
  const { view, actions, sample } = question;
  const entry = actions[0] as LegalAction;
  const { model: id } = entry.region as { model: string };
  const model = modelOf(view, id) as AnyModel;
  const drawn = Array.from({ length: DRAWS }, () => sample(entry).noun as unknown as Point);
  const covered = view.terrain
    .flatMap((card) => besideCard(card, base(model).r))
    .filter((at) => deployFlaw(view, model, at) === null);
  const put = [...covered, ...drawn].map((at) => standAt(view, model, at));
  const { x, y, heading } = best(put, (there) => worthOf(view, there)) as AnyModel;
  return { verb: 'deploy', noun: { model: id, x, y, heading } };
}

/** The model as it would stand there: facing the nearest enemy in sight, or the enemy's edge. */
function standAt(view: SkirmishView, model: AnyModel, { x, y }: Point): AnyModel {
  const there = { ...model, x, y, heading: facing(view.edges[model.side]), place: 'table' as const };
  const seen = standing(view, other(model.side)).filter((enemy) => seesModel(view, enemy, there));
  const near = best(seen, (enemy) => -distance(enemy, there));
  return near ? { ...there, heading: headingOf(there, near) } : there;
}

function worthOf(view: SkirmishView, model: AnyModel): number {
  const after = { ...view, models: view.models.map((one) => (one.id === model.id ? model : one)) };
  const friends = standing(view, model.side).filter((one) => distance(one, model) < APART).length;
  const shelter = isSheltered(view, model) ? WEIGHTS.shelter : 0;
  return standingValue(after, model, missionOf(after, model.side), true) + shelter - friends * WEIGHTS.crowding;
}

/** Whether it touches cover on the side from which the enemy will come. */
const isSheltered = (view: SkirmishView, model: AnyModel): boolean =>
  view.terrain.some(
    (card) =>
      fromOwnEdge(view, model.side, card.cy) > fromOwnEdge(view, model.side, model.y) &&
      touches(rectGap(base(model), card)),
  );
