import { MODEL_TYPE } from '../../models/skirmish/box.ts';
import { other, type Side } from '../../models/skirmish/schema.ts';
import { modelOf, tell } from './draft.ts';
import { nameOf } from './field.ts';
import { beginTurn } from './orders.ts';
import { sabotageTargets } from './sabotage.ts';
import type { Model, SkirmishState } from './state.ts';
import { malformed, refuse, stepOf, type Verb } from './verb.ts';
import { endAtLimit } from './victory.ts';

/** The models that a flipped card fits: alive, of its type, not yet activated (SK-RUL-34). */
const matching = (state: SkirmishState, side: Side, type: Model['type']): Model[] =>
  state.models.filter((model) => model.side === side && model.type === type && !model.activated);

/** Makes a model the active one. */
function activate(draft: SkirmishState, model: Model): void {
  model.activated = true;
  draft.active = model.id;
  tell(draft, 'activate', model.side, { model: nameOf(model), suppressed: model.suppressed });
  if (model.place === 'reserve') draft.step = { kind: 'drop', side: model.side, model: model.id };
  else continueActivation(draft);
}

/** On to the active model's next order, or to the end of its activation where it can do no more (SK-ACT-12). */
export function continueActivation(draft: SkirmishState): void {
  if (draft.over) return;
  const model = draft.models.find(({ id }) => id === draft.active);
  const able =
    model && (model.orders.some((order) => order.state === 'down') || sabotageTargets(draft, model).length > 0);
  draft.step = able ? { kind: 'act', side: model.side, model: model.id } : { kind: 'done', what: 'activation' };
}

/** Turns the orders of a model face up; the first face-down ones of the type. */
export function reveal(draft: SkirmishState, model: Model, type: Model['orders'][number]['type'], count = 1): void {
  const cards = model.orders.filter((order) => order.state === 'down' && order.type === type).slice(0, count);
  for (const card of cards) card.state = 'up';
  tell(draft, 'reveal', model.side, { model: nameOf(model), order: type, count }, 'reveal');
}

/** Ends the order that the active model is carrying out: what was revealed is spent, a Sentry aside (SK-ACT-13). */
export function finishOrder(draft: SkirmishState): void {
  const model = draft.models.find(({ id }) => id === draft.active);
  for (const order of model?.orders ?? []) {
    if (order.state === 'up' && order.type !== 'sentry') order.state = 'spent';
  }
  continueActivation(draft);
}

/** Passes the initiative after an activation, or ends the turn (SK-ACT-08 to -10, SK-RUL-36). */
export function passInitiative(draft: SkirmishState): void {
  const last = draft.initiative as Side;
  draft.active = null;
  const next = [other(last), last].find((side) => draft.decks[side].length > 0);
  if (next) {
    draft.initiative = next;
    draft.step = { kind: 'flip', side: next };
  } else draft.step = { kind: 'done', what: 'turn' };
}

/** Ends the turn: the game ends at the limit, else the next order phase opens (SK-ACT-11, SK-END-04). */
export function endTurn(draft: SkirmishState): void {
  const { turnLimit } = draft.scenario;
  tell(draft, 'turn-end', undefined, { turn: draft.turn });
  if (draft.turn >= turnLimit) endAtLimit(draft, `Turn ${turnLimit} was the last.`);
  else beginTurn(draft);
}

const flipCard: Verb = {
  name: 'flip-card',
  steps: ['flip'],
  clause: 'SK-ACT-05',
  lesson: {
    title: 'Flip a card',
    text: 'The top card of your deck says which model acts. A card without a model is skipped.',
  },
  entries: () => [{ verb: 'flip-card' }],
  check: (_state, _seat, noun) => (noun === undefined ? null : malformed('no noun')),
  apply(draft, seat) {
    for (let card = draft.decks[seat].shift(); card; card = draft.decks[seat].shift()) {
      draft.flipped[seat].push(card);
      const fits = matching(draft, seat, card);
      tell(draft, 'flip', seat, { type: card, fits: fits.length }, 'reveal');
      const [only, second] = fits;
      if (!only) continue;
      if (second) draft.step = { kind: 'choose', side: seat, type: card };
      else activate(draft, only);
      return;
    }
    tell(draft, 'no-activation', seat);
    draft.step = { kind: 'done', what: 'activation' };
  },
  hint: (state, seat) => ({
    label: 'Flip your next activation card',
    effects: [`${state.decks[seat].length} left in your deck`],
    targets: [`deck-${seat}`],
  }),
};

const choose: Verb = {
  name: 'choose',
  steps: ['choose'],
  clause: 'SK-RUL-34',
  lesson: { title: 'Choose a model', text: 'The card fits several of your models: one of them acts now.' },
  entries(state, seat) {
    const { type } = stepOf(state, 'choose');
    return matching(state, seat, type).map(({ id }) => ({ verb: 'choose', noun: id }));
  },
  check(state, seat, noun) {
    const { type } = stepOf(state, 'choose');
    return matching(state, seat, type).some(({ id }) => id === noun)
      ? null
      : refuse('SK-RUL-34', `Choose a ${MODEL_TYPE[type].name} of yours that has not acted this turn.`);
  },
  apply: (draft, _seat, noun) => activate(draft, modelOf(draft, noun as string)),
  hint: (state, _seat, { noun }) => ({
    label: `Activate ${nameOf(modelOf(state, noun as string))}`,
    effects: [],
    targets: [noun as string],
  }),
};

const pass: Verb = {
  name: 'pass',
  steps: ['act'],
  clause: 'SK-ACT-14',
  lesson: { title: 'End the activation', text: 'Unused orders stay face down, and nobody learns what they were.' },
  entries: () => [{ verb: 'pass' }],
  check: (_state, _seat, noun) => (noun === undefined ? null : malformed('no noun')),
  apply(draft, seat) {
    const { model } = stepOf(draft, 'act');
    tell(draft, 'pass', seat, { model: nameOf(modelOf(draft, model)) });
    draft.step = { kind: 'done', what: 'activation' };
  },
  hint: (state) => ({
    label: 'End this activation',
    effects: ['Orders left stay face down until the turn ends'],
    targets: [stepOf(state, 'act').model],
    closes: true,
  }),
};

export const ACTIVATION_VERBS: readonly Verb[] = [flipCard, choose, pass];
