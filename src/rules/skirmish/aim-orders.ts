import { orderName } from '../../models/skirmish/box.ts';
import { FORMS } from '../../models/skirmish/components.ts';
import type { OrderType } from '../../models/skirmish/schema.ts';
import type { Drawing } from '../../models/table/drawing.ts';
import type { Pick } from '../kernel/aim.ts';
import type { Seat } from '../kernel/contract.ts';
import { modelOf } from './draft.ts';
import { nameOf } from './field.ts';
import { orderCardId, type Region } from './region.ts';
import type { SkirmishState } from './state.ts';
import { table } from './table.ts';
import { view } from './view.ts';

type OrderCards = Region & { kind: 'order-card' };

/** How far the frame about the chosen card goes beyond it, cm. */
const FRAME = 0.5;

/** The order cards to pick from. A model stands for its card where it has but one; with two it would not say which. */
export const orderPicks = (state: SkirmishState, { models }: OrderCards): Pick[] =>
  models.flatMap((id) => {
    const model = modelOf(state, id);
    const { orders } = model;
    return orders.map(({ type }, slot) => ({
      value: `${id} ${slot}`,
      label: `${orderName(type as OrderType)} of ${nameOf(model)}`,
      pieces: [orderCardId(id, slot), ...(orders.length === 1 ? [id] : [])],
    }));
  });

/** The chosen card, framed where it lies and named: face down it looks like its neighbour. */
export function chosenOrder(state: SkirmishState, seat: Seat, chosen: string): Drawing[] {
  const [model = '', slot = ''] = chosen.split(' ');
  const order = state.models.find(({ id }) => id === model)?.orders[Number(slot)];
  const piece = table(view(state, seat)).find(({ id }) => id === orderCardId(model, Number(slot)));
  const form = piece && FORMS[piece.form];
  if (!order || !form) return [];
  const { x, z, heading } = piece.pose;
  const at = { x, z };
  return [
    { kind: 'rect', at, w: form.w + 2 * FRAME, d: form.d + 2 * FRAME, heading, tone: 'good' },
    { kind: 'label', at, text: orderName(order.type as OrderType), tone: 'good' },
  ];
}
