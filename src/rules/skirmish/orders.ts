import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { BOX, MODEL_TYPE, mayHold, orderName } from '../../models/skirmish/box.ts';
import { ORDER_TYPES, type OrderType, other, SIDES, type Side } from '../../models/skirmish/schema.ts';
import { drawInt, drawOne, shuffle } from '../kernel/random.ts';
import { askCoin, modelOf, tell } from './draft.ts';
import { nameOf, seesModel, standing } from './field.ts';
import { orderCardId } from './region.ts';
import type { Field, Model, SkirmishState } from './state.ts';
import { fields, malformed, type Refusal, refuse, type Verb } from './verb.ts';
import { endAtLimit } from './victory.ts';

/** The living Captain of a side on the table, if any. */
export const captainOf = <M extends Field['models'][number]>(
  field: { models: readonly M[] },
  side: Side,
): M | undefined => standing(field, side).find((model) => MODEL_TYPE[model.type].flags.captain);

/** How many orders a model is given (SK-ORD-02 to -04, SK-MOD-27, SK-RUL-10). */
export function allowanceOf(field: Field, model: Field['models'][number]): number {
  if (model.place !== 'table') return 0;
  const { orders, flags } = MODEL_TYPE[model.type];
  const captain = captainOf(field, model.side);
  const commanded = flags.captain || (captain !== undefined && seesModel(field, captain, model));
  return commanded ? orders.inCommand : orders.outOfCommand;
}

/** Kinds of hazard, in the order in which they are named. */
const HAZARDS = ['smoke', 'fire'] as const;

/** Opens the next turn's order phase: everything of SK-RUL-58 up to the placing of orders. */
export function beginTurn(draft: SkirmishState): void {
  draft.turn += 1;
  draft.active = null;
  draft.initiative = null;
  const cleared = HAZARDS.filter((kind) => draft.hazards.some((hazard) => hazard.kind === kind));
  draft.hazards = [];
  for (const model of draft.models) {
    model.orders = [];
    model.activated = false;
  }
  for (const model of draft.models) model.allowance = allowanceOf(draft, model);
  for (const side of SIDES) {
    const cards = draft.models.filter((model) => model.side === side).map((model) => model.type);
    draft.readied[side] = [...cards].sort();
    draft.decks[side] = shuffle(draft.random, cards);
    draft.ordered[side] = captainOf(draft, side) !== undefined;
    draft.flipped[side] = [];
    draft.committed[side] = false;
  }
  draft.step = { kind: 'orders' };
  tell(draft, 'turn', undefined, { turn: draft.turn, cleared }, 'shuffle');
  const nobody = draft.models.every((model) => model.allowance === 0 && model.place !== 'reserve');
  if (nobody) endAtLimit(draft, 'No model of either side can be given an order.');
}

/** Determines who activates first: a lone Captain's side, else the coin (SK-RUL-33). */
export function determineInitiative(draft: SkirmishState): void {
  const led = SIDES.filter((side) => captainOf(draft, side));
  if (led.length === 1) {
    const side = led[0] as Side;
    draft.initiative = side;
    draft.step = { kind: 'flip', side };
    tell(draft, 'initiative', side, { captain: true });
  } else askCoin(draft, { purpose: 'initiative', side: 'A' });
}

const placed = (model: Field['models'][number], type: OrderType): number =>
  model.orders.filter((order) => order.type === type).length;

/** Why a model is given no more orders this turn, whatever the type, or null; by the clause that limits it. */
function allowanceFlaw(state: SkirmishState, model: Model): Refusal | null {
  const { allowance, orders, side, type, place } = model;
  if (orders.length < allowance) return null;
  const no = (clause: string, why: string): Refusal => refuse(clause, `${nameOf(model)} ${why}.`, 'allowance');
  if (place !== 'table') return no('SK-MOD-25', 'is not on the table: it gets orders from the turn after it lands');
  const uncommanded = captainOf(state, side) ? 'out of sight of its Captain' : 'without a Captain';
  if (allowance === 0) return no('SK-MOD-27', `gets no order this turn: it is ${uncommanded}`);
  const most = MODEL_TYPE[type].orders.inCommand;
  if (allowance < most) return no('SK-ORD-03', `has its one order: it is ${uncommanded}`);
  return most === 1
    ? no('SK-MOD-27', 'has its order and can never have more than one')
    : no('SK-RUL-31', `has all its orders; one may be taken back`);
}

/** Why a model may not be given one more order of this type, or null (SK-RUL-31). */
function orderFlaw(state: SkirmishState, model: Model, type: OrderType): Refusal | null {
  const full = allowanceFlaw(state, model);
  if (full) return full;
  const { name, maxOfOrder } = MODEL_TYPE[model.type];
  if (!mayHold(model.type, type)) {
    const clause = model.type === 'rocketeer' ? 'SK-MOD-21' : 'SK-MOD-15';
    return refuse(clause, `A ${name} can never be given ${orderName(type)}.`, 'forbidden-order');
  }
  const most = maxOfOrder[type];
  if (most !== undefined && placed(model, type) >= most) {
    return refuse('SK-MOD-14', `A ${name} is given at most ${most} ${orderName(type)} a turn.`, 'max-fire');
  }
  if (state.scenario.tableRules?.scarceOrders) {
    const cap = BOX.orders.find((order) => order.id === type)?.scarceCopies ?? 0;
    const used = state.models
      .filter(({ side }) => side === model.side)
      .reduce((sum, one) => sum + placed(one, type), 0);
    if (used >= cap) return refuse('SK-RUL-30', `All ${cap} ${orderName(type)} orders are placed.`, 'scarce');
  }
  return null;
}

const own = (state: SkirmishState, seat: Side, id: unknown): Model | undefined =>
  state.models.find((model) => model.id === id && model.side === seat);

const NONE_OF_YOURS = 'none of your models.';

/**
 * Why a side can give a model no order at all now, or null, also where there is no such model (SK-ORD-03, SK-MOD-25,
 * SK-MOD-27, SK-RUL-31).
 */
export function orderRefusal(state: SkirmishState, side: Side, id: unknown): Refusal | null {
  const model = state.models.find((one) => one.id === id);
  if (!model) return null;
  return model.side === side
    ? allowanceFlaw(state, model)
    : refuse('SK-ORD-01', `${nameOf(model)} is ${NONE_OF_YOURS}`);
}

const isOrder = (value: unknown): value is OrderType => (ORDER_TYPES as readonly unknown[]).includes(value);

const order: Verb = {
  name: 'order',
  steps: ['orders'],
  clause: 'SK-ORD-01',
  lesson: {
    title: 'Secret orders',
    text: 'Give every model its orders face down. In sight of the Captain it gets two, else one.',
  },
  entries: (state, seat) =>
    state.models
      .filter((model) => model.side === seat && model.orders.length < model.allowance)
      .flatMap((model) =>
        ORDER_TYPES.filter((type) => !orderFlaw(state, model, type)).map((type) => ({
          verb: 'order',
          noun: { model: model.id, type },
        })),
      ),
  check(state, seat, noun) {
    const read = fields(noun, 'model', 'type');
    if (!read || !isOrder(read.type)) return malformed('{"model", "type"} with an order');
    const model = own(state, seat, read.model);
    return model ? orderFlaw(state, model, read.type) : refuse('SK-ORD-01', `That is ${NONE_OF_YOURS}`);
  },
  apply(draft, seat, noun) {
    const read = fields(noun, 'model', 'type');
    const model = modelOf(draft, read?.model as string);
    model.orders.push({ type: read?.type as OrderType, state: 'down' });
    tell(draft, 'order', seat, { model: nameOf(model), order: read?.type });
  },
  hint(state, _seat, { noun }) {
    const read = fields(noun, 'model', 'type');
    const model = modelOf(state, read?.model as string);
    return {
      label: `${orderName(read?.type as OrderType)} for ${nameOf(model)}`,
      group: nameOf(model),
      effects: [`Order ${model.orders.length + 1} of ${model.allowance}, face down`],
      targets: [model.id],
    };
  },
};

const takeBack: Verb = {
  name: 'take-back',
  steps: ['orders'],
  clause: 'SK-ORD-01',
  lesson: { title: 'Take an order back', text: 'Until you commit, any order you placed may be taken back.' },
  entries(state, seat) {
    const models = state.models.filter((model) => model.side === seat && model.orders.length > 0);
    if (models.length === 0) return [];
    return [{ verb: 'take-back', region: { kind: 'order-card', models: models.map(({ id }) => id) } }];
  },
  check(state, seat, noun) {
    const read = fields(noun, 'model', 'slot');
    if (!read || typeof read.slot !== 'number') return malformed('{"model", "slot"} with a slot from 0');
    return own(state, seat, read.model)?.orders[read.slot]
      ? null
      : refuse('SK-ORD-01', 'No order of yours lies there.');
  },
  apply(draft, seat, noun) {
    const read = fields(noun, 'model', 'slot');
    const model = modelOf(draft, read?.model as string);
    model.orders.splice(read?.slot as number, 1);
    tell(draft, 'take-back', seat, { model: nameOf(model) });
  },
  hint: (state, seat) => ({
    label: 'Take an order back',
    effects: ['Point at the order card'],
    targets: state.models
      .filter(({ side }) => side === seat)
      .flatMap(({ id, orders }) => orders.map((_, slot) => orderCardId(id, slot))),
  }),
  sample(state, _seat, entry, random) {
    const id = drawOne(random, (entry.region as { models: string[] }).models);
    return { model: id, slot: drawInt(random, modelOf(state, id).orders.length) };
  },
};

const sameCards = (a: readonly unknown[], b: readonly string[]): boolean =>
  a.length === b.length && [...a].map(String).sort().join() === [...b].sort().join();

const arrange: Verb = {
  name: 'arrange',
  steps: ['orders'],
  clause: 'SK-ACT-03',
  lesson: {
    title: 'Arrange the deck',
    text: 'While your Captain lives you may put your activation deck in any order.',
  },
  entries: (state, seat) =>
    state.ordered[seat] && state.decks[seat].length > 1
      ? [{ verb: 'arrange', region: { kind: 'deck', cards: [...state.decks[seat]] } }]
      : [],
  check(state, seat, noun) {
    if (!state.ordered[seat]) {
      return refuse('SK-ACT-02', 'Without a living Captain the deck is shuffled and stays so.');
    }
    if (!Array.isArray(noun)) return malformed('a list of model types, top card first');
    return sameCards(noun, state.decks[seat]) ? null : refuse('SK-SETUP-07', 'Those are not the cards of your deck.');
  },
  apply(draft, seat, noun) {
    draft.decks[seat] = [...(noun as SkirmishState['decks'][Side])];
    tell(draft, 'arrange', seat);
  },
  hint: (state, seat) => ({
    label: 'Arrange your activation deck',
    effects: [`Now: ${state.decks[seat].map((type) => MODEL_TYPE[type].name).join(', ')}`],
    targets: [`deck-${seat}`],
  }),
  sample: (state, seat, _entry, random) => shuffle(random, [...state.decks[seat]]),
};

/** Bytes of the nonce that hides a commitment. */
const NONCE_BYTES = 16;

/** The hash that a commitment's text must have; for checking an opponent's commitments after the match (SK-RUL-32). */
export const commitmentHash = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

const commit: Verb = {
  name: 'commit',
  steps: ['orders'],
  clause: 'SK-RUL-32',
  lesson: { title: 'Commit', text: 'When every model has its orders, commit; the turn begins once both sides have.' },
  entries: (state, seat) => (missing(state, seat) === 0 ? [{ verb: 'commit' }] : []),
  check(state, seat, noun) {
    if (noun !== undefined) return malformed('no noun');
    const left = missing(state, seat);
    return left === 0 ? null : refuse('SK-RUL-31', `${left} more orders must be placed.`);
  },
  apply(draft, seat) {
    const nonce = Array.from({ length: NONCE_BYTES }, () => drawInt(draft.random, 256).toString(16).padStart(2, '0'));
    const orders = draft.models
      .filter((model) => model.side === seat)
      .map((model) => [model.id, model.orders.map(({ type }) => type)]);
    const text = JSON.stringify({ orders, deck: draft.decks[seat], nonce: nonce.join('') });
    draft.commitments = [...draft.commitments, { turn: draft.turn, side: seat, hash: commitmentHash(text), text }];
    draft.committed[seat] = true;
    // The hash is out: a promise that could be taken back would be none.
    tell(draft, 'commit', seat, {}, 'reveal');
    if (draft.committed[other(seat)]) draft.step = { kind: 'done', what: 'orders' };
  },
  hint: () => ({ label: 'Commit your orders', effects: ['They cannot be changed this turn'], targets: [] }),
};

/** Orders that a side still has to place. */
export const missing = (state: SkirmishState, side: Side): number =>
  state.models
    .filter((model) => model.side === side)
    .reduce((sum, model) => sum + model.allowance - model.orders.length, 0);

export const ORDER_VERBS: readonly Verb[] = [order, takeBack, arrange, commit];
