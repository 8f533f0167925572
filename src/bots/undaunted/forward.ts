import type { Action } from '../../rules/kernel/action.ts';
import type { Seat } from '../../rules/kernel/contract.ts';
import * as effects from '../../rules/undaunted/effects.ts';
import * as rounds from '../../rules/undaunted/rounds.ts';
import type { UndauntedState } from '../../rules/undaunted/state.ts';

/*
 * The sequence of play once more, as plain calls on a draft that is changed in place: looking ahead takes millions of
 * steps, and the machine, which keeps every state it has handed out, costs several times as much for each. Nothing is
 * checked here, so only listed decisions may be sent. A test plays machine and this side by side.
 */

/** Opens the turn that the draft's phase names, and passes on while turns begin with an empty hand. */
function beginTurn(draft: UndauntedState): void {
  rounds.openTurn(draft);
  if (!rounds.isHandEmpty(draft)) return;
  rounds.passTurn(draft);
  leaveTurn(draft);
}

function leaveTurn(draft: UndauntedState): void {
  rounds.clearTable(draft);
  if (draft.over) return;
  if (draft.phase === 'firstPlayerTurn') {
    draft.phase = 'secondPlayerTurn';
    beginTurn(draft);
    return;
  }
  rounds.closeRound(draft);
  openRound(draft);
}

function openRound(draft: UndauntedState): void {
  draft.phase = 'draw';
  rounds.beginRound(draft);
  rounds.drawHands(draft);
  draft.phase = 'initiative';
  takeBids(draft);
}

function takeBids(draft: UndauntedState): void {
  if (!rounds.areBidsIn(draft)) return;
  rounds.revealBids(draft);
  draft.phase = 'firstPlayerTurn';
  beginTurn(draft);
}

/** What each decision does; every verb that is not named is a step of the action being performed. */
const DEEDS: Readonly<Record<string, (draft: UndauntedState, action: Action, seat: Seat) => void>> = {
  bid: (draft, action, seat) => {
    rounds.selectBid(draft, seat, action);
    takeBids(draft);
  },
  play: effects.playCard,
  use: effects.useCard,
  ready: effects.readyUnit,
  'hunker-down': effects.hunkerDown,
  'offer-end': effects.offerEnd,
  'agree-to-end': effects.agreeToEnd,
  'decline-to-end': effects.declineToEnd,
  'end-turn': (draft) => {
    rounds.endTurn(draft);
    leaveTurn(draft);
  },
};

/** Goes on from a table as set up, where nothing has been drawn yet. */
export function beginIn(draft: UndauntedState): void {
  if (draft.phase === 'setup' && !draft.over) openRound(draft);
}

/** Takes a listed decision in the draft, and goes on to the next decision or throw. */
export function actIn(draft: UndauntedState, seat: Seat, action: Action): void {
  draft.news = [];
  (DEEDS[action.verb] ?? effects.takeStep)(draft, action, seat);
  if (draft.over) draft.phase = 'over';
}

/** Takes the faces of the pending throw in the draft. */
export function settleIn(draft: UndauntedState, faces: readonly number[]): void {
  draft.news = [];
  effects.settleThrow(draft, faces);
  if (draft.over) draft.phase = 'over';
}
