import { MODEL_TYPE } from '../../models/skirmish/box.ts';
import { ORDER_TYPES, type OrderType } from '../../models/skirmish/schema.ts';
import { fail } from './position-fault.ts';
import type { Pending } from './position-schema.ts';
import type { Model, SkirmishState } from './state.ts';

/** Cards of an order under way: whose, of which type, how many of them lie face up at most. */
interface Shown {
  id: string;
  type: OrderType;
  most: number;
}

const shown = (id: string, type: OrderType, most = 1): Shown[] => [{ id, type, most }];

/** The orders under way while something is waited for: the active model's, and a Sentry that was declared. */
function underWay(pending: Pending, acting: string | null): Shown[] {
  switch (pending.kind) {
    case 'target':
      return shown(pending.model, 'fire', pending.orders);
    case 'path':
      return shown(pending.model, 'move');
    case 'place':
      return shown(pending.model, 'grenade');
    case 'react':
      return shown(pending.mover, 'move');
    case 'halt':
      return [...shown(pending.mover, 'move'), ...shown(pending.sentry, 'sentry')];
    case 'carrier':
      // What kills a carrier is spent by then, but for a Breacher's Move and a frag grenade.
      if (pending.trampling) return shown(pending.trampling.mover, 'move');
      return acting === null ? [] : shown(acting, 'grenade');
    case 'coin':
      return ofFlip(pending);
    default:
      return [];
  }
}

function ofFlip(flip: Extract<Pending, { kind: 'coin' }>): Shown[] {
  switch (flip.purpose) {
    case 'move':
    case 'grenade':
      return shown(flip.model, flip.purpose);
    case 'fire':
    case 'rocket':
    case 'cover':
      return shown(flip.model, 'fire', 2);
    case 'sabotage':
      return shown(flip.model, flip.order);
    case 'sentry':
      return [...shown(flip.mover, 'move'), ...shown(flip.sentry, 'sentry')];
    default:
      return [];
  }
}

/** Demands that only those orders lie face up that may: of the order under way, and an unlimited Sentry. */
export function demandFaceUp(pending: Pending | null, { models, active }: SkirmishState): void {
  const open = pending === null ? [] : underWay(pending, active);
  // An unlimited Sentry stays face up while its model gives up another one.
  const isGivenUp = pending?.kind === 'coin' && pending.purpose === 'sabotage';
  for (const [i, { id, type: of, orders }] of models.entries()) {
    for (const type of ORDER_TYPES) {
      const order = open.find((one) => one.id === id && one.type === type);
      const lasting = type === 'sentry' && MODEL_TYPE[of].flags.unlimitedSentry ? 1 : 0;
      const most = order ? order.most + (isGivenUp ? lasting : 0) : lasting;
      const up = orders.flatMap((card, j) => (card.type === type && card.state === 'up' ? [j] : []));
      const surplus = up[most];
      if (surplus !== undefined) {
        const expected = 'face-up orders only of the active model, and an unlimited Sentry';
        fail(`models[${i}].orders[${surplus}].state`, expected);
      }
    }
  }
}

/** Demands that a model which has not acted has spent nothing but what it reacted with (SK-RUL-24). */
export function demandSpent(models: readonly Model[]): void {
  for (const [i, { activated, type: of, orders }] of models.entries()) {
    if (activated) continue;
    const { unlimitedSentry } = MODEL_TYPE[of].flags;
    const spent = orders.findIndex(({ state, type }) => state === 'spent' && (type !== 'sentry' || unlimitedSentry));
    if (spent >= 0) fail(`models[${i}].orders[${spent}].state`, 'nothing spent but a Sentry before its activation');
  }
}
