import { MODEL_TYPE, mayHold } from '../../models/skirmish/box.ts';
import { type ModelTypeId, ORDER_TYPES, type OrderType, SIDES, type Side } from '../../models/skirmish/schema.ts';
import type { Seat } from '../kernel/contract.ts';
import { drawInt, drawOne, type RandomState, seeded, shuffle } from '../kernel/random.ts';
import { sampleArmy } from './army.ts';
import { draftOf } from './draft.ts';
import type { Model, SkirmishState } from './state.ts';
import type { SkirmishView } from './view.ts';

/** Random orders for the face-down places of a model, such as its type may hold beside those that lie open. */
function drawOrders(model: Model<OrderType | null>, random: RandomState): Model['orders'] {
  const { maxOfOrder } = MODEL_TYPE[model.type];
  const known = model.orders.filter(({ state }) => state !== 'down').map(({ type }) => type as OrderType);
  return model.orders.map(({ type, state }) => {
    if (state !== 'down') return { type: type as OrderType, state };
    const open = ORDER_TYPES.filter(
      (one) => mayHold(model.type, one) && known.filter((held) => held === one).length < (maxOfOrder[one] ?? 99),
    );
    const drawn = drawOne(random, open);
    known.push(drawn);
    return { type: drawn, state };
  });
}

/** The cards of a turn that have not been turned over, shuffled. */
function drawDeck(
  readied: readonly ModelTypeId[],
  flipped: readonly ModelTypeId[],
  random: RandomState,
): ModelTypeId[] {
  const left = [...readied];
  for (const card of flipped) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return shuffle(random, left);
}

/** Draws afresh, in place, everything that `seat` may not know. */
function redraw(draft: SkirmishState, seat: Seat, random: RandomState): void {
  const mustered = SIDES.every((side) => draft.muster[side].confirmed);
  for (const side of SIDES) {
    if (side === seat && draft.ordered[side]) continue;
    draft.decks[side] = drawDeck(draft.readied[side], draft.flipped[side], random);
  }
  for (const side of SIDES.filter((one) => one !== seat)) {
    for (const model of draft.models) if (model.side === side) model.orders = drawOrders(model, random);
    const { confirmed } = draft.muster[side];
    if (mustered) continue;
    const army = confirmed || drawInt(random, 2) === 0 ? sampleArmy(draft.scenario, side, random) : null;
    draft.muster[side] = { army, quick: false, confirmed };
  }
  draft.random = seeded(drawInt(random, 0x7fffffff));
}

/** A full state that the view allows, all hidden things drawn afresh. */
export function resample(seen: SkirmishView, seat: Seat, random: RandomState): SkirmishState {
  const { game: _game, viewer: _viewer, decks, muster, models, commitments, ...open } = seen;
  const known = (side: Side): ModelTypeId[] => decks[side].cards ?? [];
  const held = (side: Side): SkirmishState['muster'][Side] => ({ ...muster[side], quick: muster[side].quick ?? false });
  const draft = draftOf({
    ...open,
    models: models as Model[],
    decks: { A: known('A'), B: known('B') },
    muster: { A: held('A'), B: held('B') },
    commitments: commitments.map((one) => ({ ...one, text: one.text ?? '' })),
    random: [],
    news: [],
  });
  redraw(draft, seat, random);
  return draft;
}

/** A state with the other seats' secrets exchanged for others of the same sizes, news kept. */
export function swapSecrets(state: SkirmishState, seat: Seat, random: RandomState): SkirmishState {
  const draft = draftOf(state);
  redraw(draft, seat, random);
  return { ...draft, news: state.news };
}
