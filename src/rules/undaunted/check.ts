import { CARDS, card } from '../../models/undaunted/box.ts';
import type { ActionName, Side } from '../../models/undaunted/types.ts';
import { type Action, isViolation, readAction, sameAction, type Violation } from '../kernel/action.ts';
import type { Seat } from '../kernel/contract.ts';
import { actionBar } from './bars.ts';
import { isSide, isTurn, legalActions, QUIET_ROUNDS, toMove } from './legal.ts';
import type { Playing, UndauntedState } from './state.ts';
import { stepRefusal } from './step-refusal.ts';
import { isSuppressed } from './steps.ts';

const refuse = (clause: string, message: string): Violation => ({ clause, message });

/** What a verb's noun is, in words; null where the verb takes none. */
const NOUNS: ReadonlyMap<string, string | null> = new Map([
  ['bid', 'the id of a card'],
  ['play', 'the id of a card'],
  ['end-turn', null],
  ['offer-end', null],
  ['agree-to-end', null],
  ['decline-to-end', null],
  ['use', 'the name of an action'],
  ['ready', null],
  ['hunker-down', null],
  ['move', 'a tile'],
  ['scout', 'a tile'],
  ['stalk', 'a tile'],
  ['target', 'a tile'],
  ['guide', 'the id of a counter'],
  ['attack', 'the id of a counter'],
  ['suppress', 'the id of a counter'],
  ['blast', 'the id of a counter'],
  ['bolster', 'the id of a card'],
  ['inspire', 'the id of a card'],
  ['draw', null],
  ['stop', null],
]);

/** Every verb of the game. */
export const VERBS: readonly string[] = [...NOUNS.keys()];

function shapeRefusal({ verb, noun }: Action): Violation | null {
  const wanted = NOUNS.get(verb);
  if (wanted === undefined) return refuse('KERNEL-VERB', `action.verb: expected one of ${VERBS.join(', ')}`);
  if (wanted === null && noun !== undefined) return refuse('KERNEL-NOUN', `action.noun: expected none with ${verb}`);
  if (wanted !== null && typeof noun !== 'string') return refuse('KERNEL-NOUN', `action.noun: expected ${wanted}`);
  return null;
}

const BETWEEN_PLAYS = ['play', 'end-turn', 'offer-end'];
const ANSWERS = ['agree-to-end', 'decline-to-end'];
const COMMITMENTS = ['use', 'ready', 'hunker-down'];

function timingRefusal(state: UndauntedState, seat: Side, verb: string): Violation {
  const movers = toMove(state);
  if (movers === 'none') return refuse('UN-END-02', 'The game is over; nothing further is played.');
  if (movers === 'chance') {
    const clause = verb === 'play' ? 'UN-TURN-02' : verb === 'end-turn' ? 'UN-RUL-34' : 'UN-ATK-01';
    return refuse(clause, 'The attack dice have to be thrown first.');
  }
  if (state.phase === 'initiative') {
    if (verb !== 'bid') return refuse('UN-ROUND-01', 'Cards are selected for the initiative now; turns come after.');
    return refuse('UN-INIT-01', 'You have selected your card for the initiative.');
  }
  if (state.offer === 'open') return refuse('UN-RUL-53', 'The offer to end the game has to be answered first.');
  const whose = state.active === seat ? 'your' : 'the other side’s';
  return refuse('UN-TURN-01', `It is ${whose} turn now; one whole turn is taken after the other.`);
}

function bidRefusal(state: UndauntedState, seat: Side, id: string): Violation {
  if (state.phase !== 'initiative') {
    return refuse('UN-ROUND-01', 'Cards are bid only in the determine initiative phase.');
  }
  return refuse('UN-INIT-01', `${cardName(id, seat)} is not in your hand.`);
}

function cardName(id: string, seat: Side): string {
  const entry = CARDS.get(id);
  return entry?.side === seat ? entry.label : 'That card';
}

function playRefusal(state: UndauntedState, seat: Side, id: string): Violation {
  if (state.playing !== null) {
    return refuse('UN-TURN-02', 'The card before must be fully resolved before the next one is played.');
  }
  if (!CARDS.has(id)) return refuse('KERNEL-NOUN', 'action.noun: expected the id of a card');
  if (!state.sides[seat].hand.includes(id)) {
    return refuse('UN-TURN-02', `Cards are played from hand; ${cardName(id, seat)} is not in yours.`);
  }
  return refuse('UN-FOG-01', 'A Fog of War card cannot be played on a turn, for any purpose.');
}

function commitmentRefusal(state: UndauntedState, playing: Playing | null, { verb, noun }: Action): Violation {
  if (playing === null) {
    if (verb === 'hunker-down') return refuse('UN-HUNK-01', 'Play a card from hand first, then hunker it down.');
    return refuse('UN-TURN-02', 'Play a card from hand first.');
  }
  const entry = card(playing.card);
  if (playing.action !== null) {
    return refuse('UN-TURN-06', `${entry.label} is used for ${playing.action}; a card is used for one thing only.`);
  }
  if (verb === 'ready') return refuse('UN-SUPP-02', 'Only a suppressed counter on the board can be turned ready.');
  const action = entry.actions.find(({ name }) => name === noun);
  if (!action) return refuse('UN-TURN-06', `${entry.label} does not carry that action.`);
  if (isSuppressed(state, playing.card)) {
    return refuse('UN-SUPP-01', `${entry.label} is suppressed and can do nothing until it is turned ready.`);
  }
  return actionBar(state, playing.card, noun as ActionName) ?? refuse('KERNEL-TURN', 'This cannot be done now.');
}

function endRefusal(state: UndauntedState, verb: string): Violation {
  if (state.playing !== null) {
    const clause = verb === 'end-turn' ? 'UN-RUL-34' : 'UN-RUL-53';
    return refuse(clause, 'A turn is ended only between plays; finish this one first.');
  }
  if (state.offer === 'declined') return refuse('UN-RUL-53', 'Your offer was declined; offer again on a later turn.');
  return refuse(
    'UN-RUL-53',
    `The end may be offered after ${QUIET_ROUNDS} rounds in a row without Control, casualty, or counter placed or removed.`,
  );
}

/** Why the action, well formed but not listed, may not be taken by a seat that is to move. */
function refusal(state: UndauntedState, seat: Side, action: Action): Violation {
  const noun = String(action.noun);
  if (action.verb === 'bid') return bidRefusal(state, seat, noun);
  if (!isTurn(state)) return timingRefusal(state, seat, action.verb);
  if (state.offer === 'open') return refuse('UN-RUL-53', 'Answer the offer to end the game: agree or decline.');
  if (ANSWERS.includes(action.verb)) return refuse('UN-RUL-53', 'No offer to end the game has been made.');
  if (action.verb === 'play') return playRefusal(state, seat, noun);
  if (BETWEEN_PLAYS.includes(action.verb)) return endRefusal(state, action.verb);
  if (COMMITMENTS.includes(action.verb)) return commitmentRefusal(state, state.playing, action);
  return stepRefusal(state, seat, action);
}

/** Nothing, or why the action may not be taken. `action` may be anything. */
export function check(state: UndauntedState, seat: Seat, action: unknown): Violation | null {
  const read = readAction(action);
  if (isViolation(read)) return read;
  const shape = shapeRefusal(read);
  if (shape) return shape;
  if (!isSide(seat)) return refuse('KERNEL-SEAT', 'seat: expected US or DE');
  const listed = legalActions(state, seat);
  if (listed.some((entry) => sameAction(entry, read))) return null;
  return listed.length === 0 ? timingRefusal(state, seat, read.verb) : refusal(state, seat, read);
}
