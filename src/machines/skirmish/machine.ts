import { setup } from 'xstate';
import { SIDES } from '../../models/skirmish/schema.ts';
import type { GameEvent } from '../../rules/kernel/contract.ts';
import { endTurn, passInitiative } from '../../rules/skirmish/activation.ts';
import { fitsCoin, settleCoin } from '../../rules/skirmish/coin.ts';
import { draftOf } from '../../rules/skirmish/draft.ts';
import { beginTurn, determineInitiative } from '../../rules/skirmish/orders.ts';
import { flipForDeployment, musterArmies } from '../../rules/skirmish/setup.ts';
import type { SkirmishState, Step } from '../../rules/skirmish/state.ts';
import { act, check } from '../../rules/skirmish/verbs.ts';

/** The phases, in order. */
export type Phase =
  | 'army'
  | 'location'
  | 'edge'
  | 'deployment'
  | 'orders'
  | 'initiative'
  | 'activation'
  | 'turnEnd'
  | 'over';

const game = setup({
  types: {
    context: {} as SkirmishState,
    events: {} as GameEvent,
    input: {} as { state: SkirmishState },
  },
});

/** What a rule does to a copy of the state, as a step of the machine; news of the same event are kept. */
const then = (effect: (draft: SkirmishState) => void) =>
  game.assign(({ context }) => {
    const draft = draftOf(context);
    draft.news = [...context.news];
    effect(draft);
    return draft;
  });

/** Writes the phase's name; nothing else does. */
const enter = (phase: Phase) => game.assign({ phase });

const waitsFor = (context: SkirmishState, ...kinds: Step['kind'][]): boolean => kinds.includes(context.step.kind);
const isDone = ({ step }: SkirmishState, what: string): boolean => step.kind === 'done' && step.what === what;

const sequence = game.extend({
  guards: {
    isPhase: ({ context }, phase: Phase) => context.phase === phase,
    isOver: ({ context }) => context.over !== null,
    areArmiesConfirmed: ({ context }) => SIDES.every((side) => context.muster[side].confirmed),
    isLocationMissing: ({ context }) => waitsFor(context, 'location'),
    isEdgeOpen: ({ context }) => waitsFor(context, 'edge'),
    isPlacingDone: ({ context }) => isDone(context, 'placing'),
    isSetUp: ({ context }) => isDone(context, 'set-up'),
    areOrdersIn: ({ context }) => isDone(context, 'orders'),
    isInitiativeKnown: ({ context }) => waitsFor(context, 'flip'),
    isActivationDone: ({ context }) => isDone(context, 'activation'),
    isTurnDone: ({ context }) => isDone(context, 'turn'),
    isCoinAwaited: ({ context }) => context.pending !== null,
    isDeckToFlip: ({ context }) => waitsFor(context, 'flip'),
    isModelToChoose: ({ context }) => waitsFor(context, 'choose'),
    isOrderOpen: ({ context }) => waitsFor(context, 'act'),
    isOrderUnderWay: ({ context }) => waitsFor(context, 'target', 'path', 'place'),
    isSentryOpen: ({ context }) => waitsFor(context, 'react', 'halt'),
    isDropUnderWay: ({ context }) => waitsFor(context, 'drop', 'dropPlace', 'heading'),
    isCarrierToName: ({ context }) => waitsFor(context, 'carrier'),
    allowed: ({ context, event }) => event.type === 'act' && check(context, event.seat, event.action) === null,
    answersCoin: ({ context, event }) => event.type === 'dice.settled' && fitsCoin(context, event.id, event.faces),
  },
  actions: {
    enterArmy: enter('army'),
    enterLocation: enter('location'),
    enterEdge: enter('edge'),
    enterDeployment: enter('deployment'),
    enterOrders: enter('orders'),
    enterInitiative: enter('initiative'),
    enterActivation: enter('activation'),
    enterTurnEnd: enter('turnEnd'),
    enterOver: enter('over'),
    decide: game.assign(({ context, event }) =>
      event.type === 'act' ? act(context, event.seat, event.action) : context,
    ),
    settleCoin: game.assign(({ context, event }) =>
      event.type === 'dice.settled' ? settleCoin(context, event.faces) : context,
    ),
    musterArmies: then(musterArmies),
    flipForDeployment: then(flipForDeployment),
    beginTurn: then(beginTurn),
    determineInitiative: then(determineInitiative),
    passInitiative: then(passInitiative),
    endTurn: then(endTurn),
  },
});

/** A decision of a player that the rules allow. */
const decision = (target?: string) => ({
  guard: 'allowed' as const,
  actions: 'decide' as const,
  ...(target && { target }),
});
/** The face of the coin that is waited for. */
const coin = (target?: string) => ({
  guard: 'answersCoin' as const,
  actions: 'settleCoin' as const,
  ...(target && { target }),
});

/** One model's turn to act: a card is flipped, its model reveals and carries out its orders one after the other. */
const activation = sequence.createStateConfig({
  entry: 'enterActivation',
  initial: 'whatIsNext',
  states: {
    whatIsNext: {
      always: [
        { guard: 'isOver', target: '#over' },
        { guard: 'isActivationDone', actions: 'passInitiative', target: 'whatIsNext', reenter: true },
        { guard: 'isTurnDone', target: '#turnEnd' },
        { guard: 'isCoinAwaited', target: 'flipCoin' },
        { guard: 'isDeckToFlip', target: 'flipActivationCard' },
        { guard: 'isModelToChoose', target: 'chooseModel' },
        { guard: 'isOrderOpen', target: 'revealOrder' },
        { guard: 'isOrderUnderWay', target: 'carryOutOrder' },
        { guard: 'isSentryOpen', target: 'sentryInterrupt' },
        { guard: 'isDropUnderWay', target: 'dropLanding' },
        { guard: 'isCarrierToName', target: 'handOnExplosives' },
      ],
    },
    /** The side with initiative flips its deck's top card (SK-ACT-05 to -07). */
    flipActivationCard: { on: { act: decision('whatIsNext') } },
    /** The card fits several models (SK-RUL-34). */
    chooseModel: { on: { act: decision('whatIsNext') } },
    /** The active model reveals an order, or its activation ends (SK-ACT-12 to -15). */
    revealOrder: { on: { act: decision('whatIsNext') } },
    /** Target, path or place of the order revealed (SK-ACT-13). */
    carryOutOrder: { on: { act: decision('whatIsNext') } },
    /** A committed Move may be interrupted by the other side's sentries (SK-RUL-17 to -20). */
    sentryInterrupt: { on: { act: decision('whatIsNext') } },
    /** A Ranger comes down (SK-RUL-43). */
    dropLanding: { on: { act: decision('whatIsNext') } },
    /** The explosives of a dead carrier (SK-RUL-47). */
    handOnExplosives: { on: { act: decision('whatIsNext') } },
    /** Heads wins (SK-RUL-55). */
    flipCoin: { on: { 'dice.settled': coin('whatIsNext') } },
  },
});

/** The sequence of play of a skirmish, from the armies to the end. */
export const machine = sequence.createMachine({
  id: 'skirmish',
  context: ({ input }) => input.state,
  initial: 'begin',
  states: {
    /** Where a new game or a position file begins. */
    begin: {
      always: [
        { guard: { type: 'isPhase', params: 'over' }, target: 'over' },
        { guard: { type: 'isPhase', params: 'location' }, target: 'location' },
        { guard: { type: 'isPhase', params: 'edge' }, target: 'edge' },
        { guard: { type: 'isPhase', params: 'deployment' }, target: 'deployment' },
        { guard: { type: 'isPhase', params: 'orders' }, target: 'orders' },
        { guard: { type: 'isPhase', params: 'initiative' }, target: 'initiative' },
        { guard: { type: 'isPhase', params: 'activation' }, target: 'activation' },
        { target: 'army' },
      ],
    },

    /** Both sides pick their armies in secret (SK-SETUP-02 to -06). */
    army: {
      entry: 'enterArmy',
      always: { guard: 'areArmiesConfirmed', actions: 'musterArmies', target: 'location' },
      on: { act: decision() },
    },

    /** Locations of a sabotage mission are placed (SK-MIS-07, SK-RUL-49). */
    location: {
      entry: 'enterLocation',
      always: [
        { guard: 'isSetUp', actions: 'beginTurn', target: 'orders' },
        { guard: 'isEdgeOpen', target: 'edge' },
        { guard: 'isPlacingDone', actions: 'flipForDeployment', target: 'deployment' },
      ],
      on: { act: decision() },
    },

    /** The engineer's owner chooses the own edge (SK-MIS-08). */
    edge: {
      entry: 'enterEdge',
      always: { guard: 'isPlacingDone', actions: 'flipForDeployment', target: 'deployment' },
      on: { act: decision() },
    },

    /** A flip, then the players place one model each in turn (SK-RUL-52). */
    deployment: {
      entry: 'enterDeployment',
      always: { guard: 'isSetUp', actions: 'beginTurn', target: 'orders' },
      on: { act: decision(), 'dice.settled': coin() },
    },

    /** Both sides place orders and order their decks in secret (SK-RUL-58). */
    orders: {
      id: 'orders',
      entry: 'enterOrders',
      always: [
        { guard: 'isOver', target: 'over' },
        { guard: 'areOrdersIn', actions: 'determineInitiative', target: 'initiative' },
      ],
      on: { act: decision() },
    },

    /** Who activates first (SK-RUL-33). */
    initiative: {
      entry: 'enterInitiative',
      always: { guard: 'isInitiativeKnown', target: 'activation' },
      on: { 'dice.settled': coin() },
    },

    /** The sides activate one model each in turn until both decks are empty (SK-ACT-05 to -10). */
    activation,

    /** The turn limit, or the next turn (SK-ACT-11, SK-RUL-51). */
    turnEnd: { id: 'turnEnd', entry: ['enterTurnEnd', 'endTurn'], always: 'orders' },

    over: { id: 'over', entry: 'enterOver', type: 'final' },
  },
});
