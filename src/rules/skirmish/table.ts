import { BOX, CONSTANTS, MODEL_TYPE, orderName } from '../../models/skirmish/box.ts';
import { baseForm, FORMS, matFace, matForm, standeeForm } from '../../models/skirmish/components.ts';
import { type ModelTypeId, type OrderType, SIDES, type Side } from '../../models/skirmish/schema.ts';
import type { Form, Piece, Pose } from '../../models/table/piece.ts';
import { split } from '../geometry/area.ts';
import { direction } from '../geometry/direction.ts';
import type { Point, Rect } from '../geometry/shapes.ts';
import { coverName } from './cover.ts';
import { type AnyModel, nameOf, shortNameOf } from './field.ts';
import { mayChooseEdge, zoneOf } from './setup.ts';
import type { Hazard } from './state.ts';
import { pile } from './status.ts';
import type { SkirmishView } from './view.ts';

const { components } = BOX;
/** Where order cards lie behind a base, cm: SK data, components.orderCard. */
const BEHIND = 1.3;
const BESIDE = 0.8;
/** Height of a standee's base, on which its facing is printed, cm. */
const BASE_TOP = 0.36;
/** Lift of cards that lie on other cards, cm; keeps faces apart. */
const LIFT = 0.02;

/**
 * Rules' coordinates (corner of A, y to B) as a pose; `deg` is the direction in which the picture's right side
 * points.
 */
function pose(view: SkirmishView, at: Point, deg: number, y = 0, faceUp = true): Pose {
  const { w, h } = view.scenario.table;
  const heading = ((deg % 360) + 360) % 360;
  return { x: at.x - w / 2, y, z: h / 2 - at.y, heading, faceUp };
}

/** The pose of something that faces `heading` with its picture's upper edge. */
const facing = (view: SkirmishView, at: Point, heading: number, y = 0, faceUp = true): Pose =>
  pose(view, at, heading - 90, y, faceUp);

/** A point beside a base: `ahead` along the heading, `left` to its left, cm. */
function beside(model: AnyModel, ahead: number, left: number): Point {
  const u = direction(model.heading);
  return { x: model.x + ahead * u.x - left * u.y, y: model.y + ahead * u.y + left * u.x };
}

const scenery = { detail: [] as string[], pointable: false };

function cards(view: SkirmishView): Piece[] {
  const { table } = view.scenario;
  const form = matForm(table);
  const ground = matFace(view.scenario, view.edges);
  const mat: Piece[] = FORMS[form]
    ? [
        {
          id: 'mat',
          form,
          front: ground,
          back: ground,
          pose: pose(view, { x: table.w / 2, y: table.h / 2 }, 0),
          zone: 'table',
          label: `Table, ${table.w} by ${table.h} cm`,
          ...scenery,
        },
      ]
    : [];
  const at = (rect: Rect, y = 0): Pose => pose(view, { x: rect.cx, y: rect.cy }, rect.deg, y);
  const terrain = view.terrain.map((card): Piece => {
    const face = 'terrain/cover';
    const label = coverName(card).replace(/^c/, 'C');
    const detail = [
      'Blocks sight and movement',
      'a kill by Fire, rockets apart, on a model that touches it and is partly behind takes a flip',
    ];
    return {
      id: card.id,
      form: 'cover',
      front: face,
      back: face,
      pose: at(card),
      zone: 'table',
      label,
      detail,
      pointable: true,
    };
  });
  const locations = view.locations
    .filter((card) => !card.destroyed)
    .map((card): Piece => {
      const face = `location/${card.kind}`;
      const name = BOX.locations.find(({ id: kind }) => kind === card.kind)?.name ?? card.kind;
      const label = `${name}, target of ${card.targetOf}`;
      return {
        id: card.id,
        form: 'location',
        front: face,
        back: face,
        pose: at(card),
        zone: 'table',
        label,
        detail: [],
        pointable: true,
      };
    });
  return [
    ...mat,
    ...zoneNames(view),
    ...terrain,
    ...locations,
    ...view.hazards.flatMap((hazard) => hazardCards(view, hazard)),
  ];
}

/** How far the name of a zone lies from the zone's borders, cm. */
const INSET = 1;

/**
 * The names of the deployment zones, by the border towards the middle, at the right of each side's seat and to be read
 * from there. While a side may still choose its edge nothing is called anybody's (SK-MIS-08).
 */
function zoneNames(view: SkirmishView): Piece[] {
  if (mayChooseEdge(view)) return [];
  const { w, d } = FORMS.zone as Form;
  return SIDES.flatMap((side) => {
    const { x0, x1, y0, y1 } = zoneOf(view, side);
    const y = isNear(view, side) ? y1 - INSET - d / 2 : y0 + INSET + d / 2;
    const name = `zone/${side}`;
    return [0, 180].map((deg) => ({
      id: `${name}/${deg}`,
      form: 'zone',
      front: name,
      back: name,
      pose: pose(view, { x: deg === 0 ? x1 - INSET - w / 2 : x0 + INSET + w / 2, y }, deg, LIFT),
      zone: 'table',
      label: `Zone of ${side}: x ${x0} to ${x1}, y ${y0} to ${y1} cm`,
      ...scenery,
    }));
  });
}

/** The cards of a hazard: two of smoke, as many of fire as cover the line; the last ones overlap where it was cut. */
function hazardCards(view: SkirmishView, hazard: Hazard): Piece[] {
  const { kind, id } = hazard;
  const face = `hazard/${kind}`;
  return hazardRects(hazard).map((rect, i) => ({
    id: `${id}/${i}`,
    form: kind,
    front: face,
    back: face,
    pose: pose(view, { x: rect.cx, y: rect.cy }, rect.deg, LIFT * (i + 1)),
    zone: 'table',
    label: kind === 'smoke' ? 'Smoke' : 'Fire',
    detail: [kind === 'smoke' ? 'Blocks sight' : 'Blocks sight and, but for powered armour, movement'],
    pointable: false,
  }));
}

function hazardRects(hazard: Hazard): Rect[] {
  const form = FORMS[hazard.kind];
  if (!form) return [];
  if (hazard.kind === 'smoke') return split(hazard, 2, hazard.w > CONSTANTS.cardCm.w + LIFT);
  const count = Math.max(1, Math.ceil(hazard.w / form.w - LIFT));
  const u = direction(hazard.deg);
  const room = Math.max(0, hazard.w - form.w);
  return Array.from({ length: count }, (_, i) => {
    const off = count === 1 ? 0 : -room / 2 + (i * room) / (count - 1);
    return { ...hazard, cx: hazard.cx + off * u.x, cy: hazard.cy + off * u.y, w: form.w };
  });
}

/** Whether it acts, or has acted. */
const acted = ({ active }: SkirmishView, { id, activated }: AnyModel): string[] =>
  active === id ? ['Acts now'] : activated ? ['Has acted this turn'] : [];

/** What it has with it that its type does not tell: a Sapper's explosives may have changed hands (SK-RUL-47). */
const carried = ({ explosives }: AnyModel): string[] => (explosives ? ['Carries the explosives'] : []);

/** A model with its order cards and markers. */
function modelPieces(view: SkirmishView, model: AnyModel): Piece[] {
  const { id, type, side, suppressed } = model;
  const { baseRadius, name, summary, arcDeg } = MODEL_TYPE[type];
  const away = model.place !== 'table';
  const pieces: Piece[] = [
    {
      id,
      form: standeeForm(type),
      front: `standee/${side}-${type}`,
      back: `standee/${side}-${type}/back`,
      // A standee's front looks to where its picture's lower edge points: towards the enemy, not towards its owner.
      pose: facing(
        view,
        away ? waitingPlace(view, model) : model,
        (away ? ownFacing(view, side) : model.heading) + 180,
      ),
      zone: away ? `${side}:reserve` : 'table',
      label: `${nameOf(model)}${suppressed ? ', Suppressed' : ''}${away ? ', off the table' : ''}`,
      tag: shortNameOf(model),
      detail: [summary, ...carried(model), `Fire arc ${arcDeg} degrees`, ...acted(view, model)],
      pointable: true,
    },
  ];
  if (away) return pieces;
  pieces.push({
    id: `${id}/base`,
    form: baseForm(type),
    front: `base/${side}`,
    back: `base/${side}`,
    pose: facing(view, model, model.heading, BASE_TOP),
    zone: `${id}:markers`,
    label: `${nameOf(model)} faces ${model.heading} degrees`,
    ...scenery,
  });
  model.orders.forEach((order, slot) => {
    const at = beside(model, -(baseRadius + BEHIND), slot === 0 ? BESIDE : -BESIDE);
    const hidden = order.state === 'down';
    const turned = order.state === 'spent' ? 90 : 0;
    const back = `order/back-${side}`;
    const known = order.type ? orderName(order.type as OrderType) : 'hidden order';
    pieces.push({
      id: `${id}/order-${slot}`,
      form: 'order',
      front: order.type ? `order/${order.type}` : back,
      back,
      pose: facing(view, at, model.heading + turned, 0, !hidden),
      zone: `${id}:orders`,
      label: `${known} of ${nameOf(model)}, ${hidden ? 'face down' : order.state === 'up' ? 'face up' : 'spent'}`,
      detail: [],
      pointable: true,
    });
  });
  if (suppressed) {
    const at = beside(model, 0, baseRadius + components.suppressionMarker.radius);
    pieces.push({
      id: `${id}/suppressed`,
      form: 'suppressed',
      front: 'marker/suppressed',
      back: 'marker/suppressed',
      pose: facing(view, at, ownFacing(view, side)),
      zone: `${id}:markers`,
      label: `${name} is Suppressed`,
      ...scenery,
    });
  }
  if (model.explosives) {
    const at = beside(model, 0, -(baseRadius + components.explosivesMarker.w / 2));
    pieces.push({
      id: `${id}/explosives`,
      form: 'explosives',
      front: 'marker/explosives',
      back: 'marker/explosives',
      pose: facing(view, at, model.heading),
      zone: `${id}:markers`,
      label: `${name} carries the explosives`,
      ...scenery,
    });
  }
  return pieces;
}

/** Whether a side has the edge from which the table is measured (SK-MIS-08). */
const isNear = ({ edges }: Pick<SkirmishView, 'edges'>, side: Side): boolean => edges[side] === 'y=0';

const ownFacing = (view: SkirmishView, side: Side): number => (isNear(view, side) ? 90 : 270);

/** Where a side sits: at its edge. */
export const seatAt = (view: Pick<SkirmishView, 'edges'>, side: Side): number => (isNear(view, side) ? 0 : 180);

/** A place beside the table as seen from the corner at 0, 0, turned by 180 degrees for the side at the far edge. */
function offTable(view: SkirmishView, side: Side, right: number, up: number): Point {
  const { w, h } = view.scenario.table;
  return isNear(view, side) ? { x: w + right, y: up } : { x: -right, y: h - up };
}

/** Off the table models stand in front of their edge, where nothing of the page lies: so far from it and apart, cm. */
const WAITING = { off: 4.5, apart: 8 };

/** Where a model waits, at a place of its own in the row of its army, from the owner's left to the right. */
function waitingPlace(view: SkirmishView, { side, id }: AnyModel): Point {
  const { w, h } = view.scenario.table;
  const army = view.roster[side];
  const apart = Math.min(WAITING.apart, w / army.length);
  const across = (army.findIndex((one) => one.id === id) - (army.length - 1) / 2) * apart;
  return isNear(view, side) ? { x: w / 2 + across, y: -WAITING.off } : { x: w / 2 - across, y: h + WAITING.off };
}

/** A side's activation deck and the cards turned over. */
function deckPieces(view: SkirmishView, side: Side): Piece[] {
  const { count, cards: known } = view.decks[side];
  const back = `activation/back-${side}`;
  const thick = components.card.thickness;
  const heap = (name: string, list: readonly (ModelTypeId | null)[], right: number, faceUp: boolean): Piece[] =>
    pile(name, list.length).map((id, i) => {
      const type = list[i] ?? null;
      return {
        id,
        form: 'card',
        front: type ? `activation/${type}` : back,
        back,
        pose: facing(
          view,
          offTable(view, side, right, 8),
          ownFacing(view, side),
          (list.length - 1 - i) * thick,
          faceUp,
        ),
        zone: `${side}:${faceUp ? 'flipped' : 'deck'}`,
        label: type && faceUp ? `${MODEL_TYPE[type].name}, turned over` : `Activation deck of ${side}`,
        detail: i === 0 ? [`${list.length} card${list.length === 1 ? '' : 's'}`] : [],
        pointable: i === 0,
      };
    });
  return [
    ...heap(`deck-${side}`, known ?? Array.from({ length: count }, () => null), 8, false),
    ...heap(`flipped-${side}`, [...view.flipped[side]].reverse(), 16, true),
  ];
}

/** The pieces and where they lie. */
export function table(view: SkirmishView): Piece[] {
  const models = view.models.flatMap((model) => modelPieces(view, model));
  return [...cards(view), ...models, ...SIDES.flatMap((side) => deckPieces(view, side))];
}
