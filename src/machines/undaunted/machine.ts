import { setup } from 'xstate';
import { isFace } from '../../models/dice/request.ts';
import type { Action } from '../../rules/kernel/action.ts';
import type { GameEvent } from '../../rules/kernel/contract.ts';
import { check } from '../../rules/undaunted/check.ts';
import * as effects from '../../rules/undaunted/effects.ts';
import * as rounds from '../../rules/undaunted/rounds.ts';
import { copyState, type Phase, type UndauntedState } from '../../rules/undaunted/state.ts';

type Settled = Extract<GameEvent, { type: 'dice.settled' }>;

const game = setup({
  types: {
    context: {} as UndauntedState,
    events: {} as GameEvent,
    input: {} as { state: UndauntedState },
  },
});

/**
 * What a rule does as a further step of the same event, in place: every event begins with a copy (`decide`,
 * `takeFaces`; at the start, `context`), and nobody is handed a state before the last step is done.
 */
const then = (effect: (draft: UndauntedState) => void) =>
  game.assign(({ context }) => {
    effect(context);
    return {};
  });

/** What a player's decision does; the news of the event before are dropped. */
const decide = (effect: (draft: UndauntedState, action: Action, seat: string) => void) =>
  game.assign(({ context, event }) => {
    const draft = copyState(context);
    draft.news = [];
    if (event.type === 'act') effect(draft, event.action, event.seat);
    return draft;
  });

/** What the faces thrown do; the news of the event before are dropped. */
const takeFaces = game.assign(({ context, event }) => {
  const draft = copyState(context);
  draft.news = [];
  if (event.type === 'dice.settled') effects.settleThrow(draft, event.faces.map(Number));
  return draft;
});

/** Writes the phase's name; nothing else does. */
const enter = (phase: Phase) => game.assign({ phase });

/** Whether the event is a decision of this verb (any, where none is named) that the rules allow. */
function isAllowed(context: UndauntedState, event: GameEvent, verb?: string): boolean {
  if (event.type !== 'act') return false;
  const { action, seat }: { action: Action | null | undefined; seat: string } = event;
  return (verb === undefined || action?.verb === verb) && check(context, seat, action) === null;
}

/** Whether the answer is for the throw that is waited for, with one printed face per die. */
function answersPending({ pending }: UndauntedState, { id, faces }: Settled): boolean {
  if (!pending || pending.id !== id || !Array.isArray(faces) || faces.length !== pending.dice.length) return false;
  return pending.dice.every((die, index) => isFace(die.kind, faces[index]));
}

const sequence = game.extend({
  guards: {
    isOver: ({ context }) => context.over !== null,
    isPhase: ({ context }, phase: Phase) => context.phase === phase,
    isHandEmpty: ({ context }) => rounds.isHandEmpty(context),
    areBidsIn: ({ context }) => rounds.areBidsIn(context),
    isOfferOpen: ({ context }) => context.offer === 'open',
    isCardLaidDown: ({ context }) => context.playing !== null && context.playing.action === null,
    isPlayResolved: ({ context }) => context.playing === null,
    isThrowPending: ({ context }) => context.pending !== null,
    allowed: ({ context, event }, verb: string) => isAllowed(context, event, verb),
    isStepAllowed: ({ context, event }) => isAllowed(context, event),
    answersPending: ({ context, event }) => event.type === 'dice.settled' && answersPending(context, event),
  },
  actions: {
    enterDraw: enter('draw'),
    enterInitiative: enter('initiative'),
    enterFirstPlayerTurn: enter('firstPlayerTurn'),
    enterSecondPlayerTurn: enter('secondPlayerTurn'),
    enterOver: enter('over'),
    beginRound: then(rounds.beginRound),
    drawHands: then(rounds.drawHands),
    selectBid: decide((draft, action, seat) => rounds.selectBid(draft, seat, action)),
    revealBids: then(rounds.revealBids),
    openTurn: then(rounds.openTurn),
    passTurn: then(rounds.passTurn),
    playCard: decide(effects.playCard),
    useCard: decide(effects.useCard),
    hunkerDown: decide(effects.hunkerDown),
    readyUnit: decide(effects.readyUnit),
    takeStep: decide(effects.takeStep),
    takeFaces,
    offerEnd: decide(effects.offerEnd),
    agreeToEnd: decide(effects.agreeToEnd),
    declineToEnd: decide(effects.declineToEnd),
    endTurn: decide(rounds.endTurn),
    clearTable: then(rounds.clearTable),
    closeRound: then(rounds.closeRound),
  },
});

/** A whole turn of one player (UN-TURN-01 to UN-TURN-08). */
const playerTurn = (phase: 'FirstPlayerTurn' | 'SecondPlayerTurn', next: string) =>
  sequence.createStateConfig({
    entry: `enter${phase}`,
    always: [{ guard: 'isOver', target: '#gameOver' }],
    initial: 'beginTurn',
    states: {
      beginTurn: {
        entry: 'openTurn',
        always: [{ guard: 'isHandEmpty', actions: 'passTurn', target: 'endTurn' }, { target: 'choosePlay' }],
      },

      /** A position file may begin anywhere in a turn. */
      resume: {
        always: [
          { guard: 'isOfferOpen', target: 'considerOffer' },
          { guard: 'isPlayResolved', target: 'choosePlay' },
          { guard: 'isCardLaidDown', target: 'chooseAction' },
          { target: 'performAction' },
        ],
      },

      /** Between plays: lay a card down, or end the turn. */
      choosePlay: {
        on: {
          act: [
            { guard: { type: 'allowed', params: 'play' }, actions: 'playCard', target: 'chooseAction' },
            { guard: { type: 'allowed', params: 'end-turn' }, actions: 'endTurn', target: 'endTurn' },
            { guard: { type: 'allowed', params: 'offer-end' }, actions: 'offerEnd', target: 'considerOffer' },
          ],
        },
      },

      /** The other side answers an offer to end the game (UN-RUL-53). */
      considerOffer: {
        on: {
          act: [
            { guard: { type: 'allowed', params: 'agree-to-end' }, actions: 'agreeToEnd', target: 'choosePlay' },
            { guard: { type: 'allowed', params: 'decline-to-end' }, actions: 'declineToEnd', target: 'choosePlay' },
          ],
        },
      },

      /** The card is used for one of its actions, or hunkered down, or readies its unit. */
      chooseAction: {
        on: {
          act: [
            { guard: { type: 'allowed', params: 'use' }, actions: 'useCard', target: 'performAction' },
            { guard: { type: 'allowed', params: 'ready' }, actions: 'readyUnit', target: 'choosePlay' },
            { guard: { type: 'allowed', params: 'hunker-down' }, actions: 'hunkerDown', target: 'choosePlay' },
          ],
        },
      },

      /** The action, step by step, until it is carried out. */
      performAction: {
        always: [
          { guard: 'isThrowPending', target: 'awaitDice' },
          { guard: 'isPlayResolved', target: 'choosePlay' },
        ],
        on: { act: { guard: 'isStepAllowed', actions: 'takeStep' } },
      },

      /** The target is chosen and its defence worked out; the dice decide (UN-ATK-01). */
      awaitDice: {
        on: { 'dice.settled': { guard: 'answersPending', actions: 'takeFaces', target: 'performAction' } },
      },

      endTurn: {
        entry: 'clearTable',
        always: [{ guard: 'isOver', target: '#gameOver' }, { target: next }],
      },
    },
  });

/**
 * The sequence of play. Context is the game's state; input is the state that `start` gave, either the table as set up
 * or a position, which is taken up where it stands.
 */
export const machine = sequence.createMachine({
  id: 'undaunted',
  context: ({ input }) => copyState(input.state),
  initial: 'setup',
  states: {
    setup: {
      always: [
        { guard: 'isOver', target: '#gameOver' },
        { guard: { type: 'isPhase', params: 'initiative' }, target: 'determineInitiative' },
        { guard: { type: 'isPhase', params: 'firstPlayerTurn' }, target: 'firstPlayerTurn.resume' },
        { guard: { type: 'isPhase', params: 'secondPlayerTurn' }, target: 'secondPlayerTurn.resume' },
        { target: 'drawCards' },
      ],
    },

    drawCards: {
      entry: ['enterDraw', 'beginRound', 'drawHands'],
      always: 'determineInitiative',
    },

    determineInitiative: {
      entry: 'enterInitiative',
      always: { guard: 'areBidsIn', actions: 'revealBids', target: 'firstPlayerTurn' },
      on: { act: { guard: { type: 'allowed', params: 'bid' }, actions: 'selectBid' } },
    },

    firstPlayerTurn: playerTurn('FirstPlayerTurn', '#secondPlayerTurn'),
    secondPlayerTurn: { ...playerTurn('SecondPlayerTurn', '#endOfRound'), id: 'secondPlayerTurn' },

    endOfRound: { id: 'endOfRound', entry: 'closeRound', always: 'drawCards' },

    /** Nothing is accepted any more (UN-END-02). */
    gameOver: { id: 'gameOver', entry: 'enterOver' },
  },
});
