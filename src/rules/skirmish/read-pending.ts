import { MODEL_TYPE } from '../../models/skirmish/box.ts';
import { SIDES } from '../../models/skirmish/schema.ts';
import { askCoin } from './draft.ts';
import { captainOf } from './orders.ts';
import { demand, fail } from './position-fault.ts';
import type { Pending } from './position-schema.ts';
import { readCarrier } from './read-carrier.ts';
import { readDrop, readHeading } from './read-drop.ts';
import { activeModel, readGamble, readGrenade, readPath, readSabotage, readShot, readTarget } from './read-order.ts';
import { demandFaceUp } from './read-order-cards.ts';
import { readHalt, readReact, readSentryFlip } from './read-reaction.ts';
import { sabotageTargets } from './sabotage.ts';
import type { SkirmishState } from './state.ts';

type Coin = Extract<Pending, { kind: 'coin' }>;

/** The flip for initiative: nothing has happened in the turn, and not one side alone is led (SK-RUL-33, SK-RUL-58). */
function readInitiative(state: SkirmishState, { side }: Coin): void {
  const { initiative, active, models, hazards, decks, flipped } = state;
  demand(initiative === null && active === null, 'initiative', 'null while its flip is pending');
  demand(side === 'A', 'pending.side', 'A, to whom heads gives the initiative (SK-RUL-33)');
  const led = SIDES.filter((one) => captainOf(state, one));
  demand(led.length !== 1, 'pending.purpose', `no flip where ${led[0]} alone has a Captain (SK-RUL-33)`);
  demand(hazards.length === 0, 'hazards', 'none before the first activation (SK-RUL-58)');
  for (const [i, { activated, orders }] of models.entries()) {
    demand(!activated, `models[${i}].activated`, 'false before the first activation');
    const used = orders.findIndex((order) => order.state !== 'down');
    demand(used < 0, `models[${i}].orders[${used}].state`, 'down before the first activation');
  }
  for (const one of SIDES) {
    const cards = models.filter((model) => model.side === one).map(({ type }) => type);
    demand(flipped[one].length === 0, `flipped.${one}`, 'nothing before the first activation');
    const full = [...decks[one]].sort().join() === cards.sort().join();
    demand(full, `decks.${one}`, 'one card for each living model (SK-SETUP-07)');
  }
}

function readCoin(state: SkirmishState, coin: Coin): void {
  switch (coin.purpose) {
    case 'setup':
      fail('pending.purpose', 'no set-up flip once the game has begun');
      break;
    case 'initiative':
      readInitiative(state, coin);
      break;
    case 'fire':
    case 'rocket':
    case 'cover':
      readShot(state, coin);
      break;
    case 'sentry':
      readSentryFlip(state, coin);
      break;
    case 'drop':
      readDrop(state, coin);
      break;
    case 'move':
      readGamble(state, coin);
      break;
    case 'grenade':
      readGrenade(state, coin);
      break;
    case 'sabotage':
      readSabotage(state, coin);
      break;
  }
  const { kind: _kind, ...flip } = coin;
  askCoin(state, flip);
}

/** Where nothing is pending: the active model acts on, or the next card is flipped. */
function idle(state: SkirmishState): void {
  const { initiative, active: id } = state;
  if (!initiative) fail('initiative', 'A or B');
  if (id === null) {
    demand(
      state.decks[initiative].length > 0,
      `decks.${initiative}`,
      'a card for the side that flips next (SK-RUL-36)',
    );
    state.step = { kind: 'flip', side: initiative };
    return;
  }
  const model = activeModel(state, id, initiative, 'active');
  demand(model.place === 'table', 'pending', 'a drop for a Ranger in reserve');
  const able = model.orders.some((order) => order.state === 'down') || sabotageTargets(state, model).length > 0;
  demand(able, 'active', 'a model with an order face down; without one its activation is over (SK-ACT-12)');
  state.step = { kind: 'act', side: initiative, model: id };
}

/** The flipped card fits several models (SK-RUL-34). */
function readChoice(state: SkirmishState, { side, type }: Extract<Pending, { kind: 'choose' }>): void {
  demand(side === state.initiative && state.active === null, 'pending.side', 'the side with initiative');
  const fits = state.models.filter((one) => one.side === side && one.type === type && !one.activated);
  demand(fits.length > 1, 'pending.type', 'a type with several models that have not acted (SK-RUL-34)');
  const last = state.flipped[side].at(-1);
  demand(last === undefined || last === type, 'pending.type', 'the card flipped last');
}

/** Demands that the card flipped last, where it is told, was the active model's; of a dead one the type is unknown. */
function demandLastCard({ models, active, flipped }: SkirmishState): void {
  const model = models.find(({ id }) => id === active);
  const last = model && flipped[model.side].at(-1);
  if (!last) return;
  const { name } = MODEL_TYPE[model.type];
  demand(last === model.type, `flipped.${model.side}`, `the card of the active model last, ${name} (SK-ACT-05)`);
}

/**
 * Sets the state's step from a position file's `pending`.
 * @throws InputError where it does not fit initiative, orders or models: where play could not wait for it
 */
export function readPending(pending: Pending | null, state: SkirmishState): void {
  demandFaceUp(pending, state);
  demandLastCard(state);
  if (pending === null) {
    idle(state);
    return;
  }
  switch (pending.kind) {
    case 'coin':
      readCoin(state, pending);
      return;
    case 'location':
    case 'edge':
    case 'deploy':
      fail('pending.kind', 'no set-up once the game has begun');
      break;
    case 'choose':
      readChoice(state, pending);
      break;
    case 'target':
      readTarget(state, pending);
      break;
    case 'path':
      readPath(state, pending);
      break;
    case 'place':
      readGrenade(state, pending);
      break;
    case 'react':
      readReact(state, pending);
      break;
    case 'halt':
      readHalt(state, pending);
      break;
    case 'drop':
    case 'dropPlace':
      readDrop(state, pending);
      break;
    case 'heading':
      readHeading(state, pending);
      break;
    case 'carrier':
      readCarrier(state, pending);
      break;
  }
  state.step = pending;
}
