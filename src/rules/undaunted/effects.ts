import { card, counter as counterData, isFog, opponent } from '../../models/undaunted/box.ts';
import type { ActionName, CardId, CounterId, TileFace } from '../../models/undaunted/types.ts';
import type { Action } from '../kernel/action.ts';
import { attackerTile, liftTarget, openAttack, takeFaces } from './combat.ts';
import { spawnTile } from './layout.ts';
import { layoutOf } from './scenarios.ts';
import {
  activeSide,
  controlOf,
  countersOn,
  type Playing,
  setControl,
  setCounter,
  standing,
  type UndauntedState,
} from './state.ts';
import { choices, mover } from './steps.ts';
import { checkVictory, decideByPoints, endGame } from './victory.ts';
import { drawCards, lowest, putInSupply, takeFog, takeOut } from './zones.ts';

/** The card being played in a draft. Throws where none is. */
function playingOf(draft: UndauntedState): Playing {
  if (draft.playing === null) throw new Error('no card is being played');
  return draft.playing;
}

/** The noun of an action that `check` has passed, as the text it is. */
const nounOf = (action: Action): string => String(action.noun);

/** Lays a card from hand down; what it is used for is decided next (UN-TURN-02). */
export function playCard(draft: UndauntedState, { noun }: Action): void {
  const id = String(noun);
  const seat = activeSide(draft);
  takeOut(draft.sides[seat].hand, id);
  draft.playing = { card: id, action: null, left: 0, guided: null, blasted: [], assault: null };
  draft.news.push({ type: 'play', seat, card: id });
}

/** Returns the card to the supply, with no other effect (UN-HUNK-01). */
export function hunkerDown(draft: UndauntedState): void {
  const seat = activeSide(draft);
  const { card: id } = playingOf(draft);
  putInSupply(draft.sides[seat], id);
  draft.playing = null;
  draft.news.push({ type: 'hunker-down', seat, card: id });
  checkVictory(draft);
}

/** Puts the card into the play area and turns its suppressed counter ready instead of acting (UN-SUPP-02). */
export function readyUnit(draft: UndauntedState): void {
  const seat = activeSide(draft);
  const { card: id } = playingOf(draft);
  const { counter } = card(id);
  const where = counter === null ? null : standing(draft, counter);
  if (counter === null || where === null) throw new Error(`the unit of ${id} is not on the board`);
  draft.sides[seat].play.push(id);
  setCounter(draft, counter, { tile: where.tile, suppressed: false });
  draft.playing = null;
  draft.news.push({ type: 'ready', seat, counter });
}

/** Puts the card into the play area, places its counter where it is off the board, and begins the action. */
export function useCard(draft: UndauntedState, action: Action): void {
  const playing = playingOf(draft);
  const name = nounOf(action) as ActionName;
  const seat = activeSide(draft);
  const entry = card(playing.card);
  draft.sides[seat].play.push(playing.card);
  playing.action = name;
  draft.news.push({ type: 'use', seat, card: playing.card, action: name });
  if (entry.counter !== null && standing(draft, entry.counter) === null) placeCounter(draft, entry.counter);
  if (draft.over === null) begin(draft, playing, name, entry.actions.find((each) => each.name === name)?.value ?? 0);
  endWhenDone(draft);
}

/** Places a counter ready on its spawn tile (UN-PLACE-01, UN-RUL-40, UN-RUL-50). */
function placeCounter(draft: UndauntedState, counter: CounterId): void {
  const tile = spawnTile(layoutOf(draft), counter);
  setCounter(draft, counter, { tile, suppressed: false });
  draft.eventful = true;
  draft.news.push({ type: 'place', seat: counterData(counter).side, counter, tile });
  checkVictory(draft);
}

/** What an action does before anything is chosen. */
function begin(draft: UndauntedState, playing: Playing, name: ActionName, value: number): void {
  const seat = activeSide(draft);
  switch (name) {
    case 'Control':
      takeControl(draft, attackerTile(draft, playing));
      return;
    case 'Recon':
      recon(draft);
      return;
    case 'Conceal':
      if (!takeFog(draft, opponent(seat), seat)) draft.news.push({ type: 'no-fog', seat });
      return;
    case 'Blast': {
      const { target } = draft.sides[seat];
      playing.blasted = target === null ? [] : countersOn(draft, target);
      return;
    }
    default:
      playing.left = value;
  }
}

/** Turns the active side's marker to controlled, and the opponent's back where it was (UN-CTRL-01, UN-CTRL-02). */
function takeControl(draft: UndauntedState, tile: TileFace): void {
  const seat = activeSide(draft);
  const enemy = opponent(seat);
  const turnedBack = controlOf(draft, enemy, tile) === 'controlled';
  setControl(draft, seat, tile, 'controlled');
  if (turnedBack) setControl(draft, enemy, tile, 'scouted');
  draft.eventful = true;
  draft.news.push({ type: 'control', seat, tile, turnedBack });
  checkVictory(draft);
}

/** One Fog of War card from hand leaves the game and a card is drawn (UN-REC-01, UN-REC-03). */
function recon(draft: UndauntedState): void {
  const seat = activeSide(draft);
  const zones = draft.sides[seat];
  const fog = lowest(zones.hand, isFog);
  if (fog === null) throw new Error('Recon without Fog of War in hand');
  takeOut(zones.hand, fog);
  zones.removed.push(fog);
  draft.news.push({ type: 'recon', seat, card: fog });
  drawCards(draft, seat, 1);
  checkVictory(draft);
}

/** Takes one step of the action being performed; `check` has passed it. */
export function takeStep(draft: UndauntedState, action: Action): void {
  const playing = playingOf(draft);
  if (action.verb === 'stop') {
    draft.playing = null;
    return;
  }
  step(draft, playing, action);
  endWhenDone(draft);
}

function step(draft: UndauntedState, playing: Playing, action: Action): void {
  const seat = activeSide(draft);
  const noun = nounOf(action);
  switch (action.verb) {
    case 'move':
    case 'scout':
    case 'stalk':
      enterTile(draft, playing, noun);
      return;
    case 'guide':
      playing.guided = noun;
      return;
    case 'target':
      draft.sides[seat].target = noun;
      draft.news.push({ type: 'target-marker', seat, tile: noun });
      draft.playing = null;
      return;
    case 'attack':
      openAttack(draft, playing, 'Attack', noun);
      return;
    case 'suppress':
      openAttack(draft, playing, 'Suppress', noun);
      return;
    case 'blast':
      takeOut(playing.blasted, noun);
      openAttack(draft, playing, 'Blast', noun);
      return;
    case 'draw':
      playing.left -= 1;
      drawCards(draft, seat, 1);
      return;
    case 'bolster':
      bolster(draft, playing, noun);
      return;
    case 'inspire':
      playing.left -= 1;
      takeOut(draft.sides[seat].play, noun);
      draft.sides[seat].hand.push(noun);
      draft.news.push({ type: 'inspire', seat, card: noun });
      return;
    default:
      throw new Error(`no step is called ${action.verb}`);
  }
}

function bolster(draft: UndauntedState, playing: Playing, id: CardId): void {
  const seat = activeSide(draft);
  playing.left -= 1;
  takeOut(draft.sides[seat].supply, id);
  draft.sides[seat].discard.push(id);
  draft.news.push({ type: 'bolster', seat, card: id });
  checkVictory(draft);
}

/** Moves the acting or guided counter one tile, with all that follows from it. */
function enterTile(draft: UndauntedState, playing: Playing, tile: TileFace): void {
  const seat = activeSide(draft);
  const counter = mover(playing);
  const where = counter === null ? null : standing(draft, counter);
  if (counter === null || where === null) throw new Error('no counter on the board is moving');
  playing.left -= 1;
  setCounter(draft, counter, { tile, suppressed: where.suppressed });
  draft.news.push({ type: 'move', seat, counter, from: where.tile, tile });
  if (counterData(counter).type === 'mortar') liftTarget(draft, counter);
  if (playing.action === 'Scout' && controlOf(draft, seat, tile) === 'none') {
    setControl(draft, seat, tile, 'scouted');
    draft.news.push({ type: 'scouted', seat, tile });
    takeFog(draft, seat, seat);
  }
}

/** Ends the play where nothing of its action is left to be chosen or thrown. */
function endWhenDone(draft: UndauntedState): void {
  const { playing } = draft;
  if (playing === null || draft.pending) return;
  if (draft.over || choices(draft, playing).length === 0) draft.playing = null;
}

/** Takes the faces that were thrown for the attack in progress. */
export function settleThrow(draft: UndauntedState, faces: readonly number[]): void {
  const playing = playingOf(draft);
  if (!takeFaces(draft, playing, faces)) return;
  checkVictory(draft);
  if (draft.over || playing.action !== 'Blast' || playing.blasted.length === 0) draft.playing = null;
}

/** Offers the other side to end the game (UN-RUL-53). */
export function offerEnd(draft: UndauntedState): void {
  draft.offer = 'open';
  draft.news.push({ type: 'offer-end', seat: activeSide(draft) });
}

/** The other side agrees: points decide, then the initiative marker (UN-RUL-53). */
export function agreeToEnd(draft: UndauntedState): void {
  draft.offer = 'none';
  draft.news.push({ type: 'agree-to-end', seat: opponent(activeSide(draft)) });
  endGame(draft, decideByPoints(draft, 'UN-RUL-53', 'both sides have agreed to end the game'));
}

/** The other side declines; no further offer this turn. */
export function declineToEnd(draft: UndauntedState): void {
  draft.offer = 'declined';
  draft.news.push({ type: 'decline-to-end', seat: opponent(activeSide(draft)) });
}
