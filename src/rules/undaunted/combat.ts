import type { DiceRequest } from '../../models/dice/request.ts';
import { BOX, card, counter as counterData } from '../../models/undaunted/box.ts';
import type { ActionName, CounterId, TileFace } from '../../models/undaunted/types.ts';
import { type Layout, laid } from './layout.ts';
import { counterName } from './names.ts';
import type { CasualtyZone, DefenceSum } from './news.ts';
import { layoutOf } from './scenarios.ts';
import { type Assault, activeSide, type Playing, setCounter, standing, type UndauntedState } from './state.ts';
import { lowest, shuffleDeck, takeOut } from './zones.ts';

/**
 * The cover bonus of a tile (UN-DEF-03); on a hill the reduced one against Blast and against attackers on a hill
 * (UN-HILL-02 to UN-HILL-04).
 */
function coverBonus(layout: Layout, action: ActionName, from: TileFace, to: TileFace): number {
  const tile = laid(layout, to);
  const isReduced = tile.isHill && (action === 'Blast' || laid(layout, from).isHill);
  return isReduced ? tile.coverReduced : tile.cover;
}

/**
 * Total defence of a counter (UN-DEF-01 to UN-DEF-06).
 * @param from tile of the attacker; without effect for Blast
 */
export function totalDefence(
  state: UndauntedState,
  action: ActionName,
  from: TileFace,
  counter: CounterId,
): DefenceSum {
  const layout = layoutOf(state);
  const where = standing(state, counter);
  if (where === null) throw new Error(`${counter} is not on the board`);
  const base = counterData(counter).baseDefence;
  const cover = coverBonus(layout, action, from, where.tile);
  const range = action === 'Blast' ? 0 : layout.distance(from, where.tile);
  return { base, cover, range, total: base + cover + range };
}

/** Faces of one die that hit: the total defence or more, and always 0 (UN-DICE-02, UN-DICE-03). */
export const hittingFaces = (defence: number): number[] =>
  BOX.dice.faces.filter((face) => face === BOX.dice.alwaysHitsFace || face >= defence);

/** Chance that one die or more of `dice` hits, 0 to 1 (UN-RUL-51). */
export function hitChance(defence: number, dice: number): number {
  const perDie = hittingFaces(defence).length / BOX.dice.faces.length;
  return 1 - (1 - perDie) ** dice;
}

/** "7 or more, or 0". */
export function needText(defence: number): string {
  if (defence <= 1) return 'any face';
  if (defence >= BOX.dice.faces.length) return '0 only';
  return defence === 9 ? '9 or 0' : `${defence} or more, or 0`;
}

/** Asks for the next batch of dice, at most as many as there are in the box (UN-RUL-52). */
function askForDice(draft: UndauntedState, action: ActionName, assault: Assault): void {
  const count = Math.min(BOX.dice.count, assault.dice);
  assault.dice -= count;
  draft.throws += 1;
  draft.pending = diceRequest(draft, action, assault, count);
}

/** The request that a state with this attack waits for. */
export function diceRequest(state: UndauntedState, action: ActionName, assault: Assault, count: number): DiceRequest {
  return {
    id: `throw-${state.throws}`,
    dice: Array.from({ length: count }, () => ({ kind: 'd10' as const })),
    purpose: `${action} on ${counterName(assault.counter)}`,
    seat: activeSide(state),
    need: needText(assault.defence),
    succeeds: hittingFaces(assault.defence),
    chance: hitChance(assault.defence, count),
  };
}

/** Number of dice of an action as printed on the card. */
export function diceOf(playing: Playing, action: ActionName): number {
  return card(playing.card).actions.find(({ name }) => name === action)?.value ?? 1;
}

/** Chooses the target, works out its total defence and asks for the dice (UN-ATK-01). */
export function openAttack(draft: UndauntedState, playing: Playing, action: ActionName, target: CounterId): void {
  const seat = activeSide(draft);
  const sum = totalDefence(draft, action, attackerTile(draft, playing), target);
  draft.news.push({ type: 'target', seat, counter: target, action });
  draft.news.push({ type: 'defence', seat, counter: target, sum });
  playing.assault = { counter: target, defence: sum.total, dice: diceOf(playing, action), faces: [] };
  askForDice(draft, action, playing.assault);
}

/** The tile that the acting counter stands on. */
export function attackerTile(state: UndauntedState, playing: Playing): TileFace {
  const where = standing(state, card(playing.card).counter ?? '');
  if (where === null) throw new Error(`the unit of ${playing.card} is not on the board`);
  return where.tile;
}

/**
 * Takes the faces thrown. With all dice of the attack down it is resolved: at most one card, or the counter, or its
 * readiness is lost.
 * @returns whether the attack is over
 */
export function takeFaces(draft: UndauntedState, playing: Playing, faces: readonly number[]): boolean {
  const { assault, action } = playing;
  if (assault === null || action === null) throw new Error('no attack is being made');
  draft.pending = null;
  assault.faces.push(...faces);
  if (assault.dice > 0) {
    askForDice(draft, action, assault);
    return false;
  }
  const seat = activeSide(draft);
  const hitting = hittingFaces(assault.defence);
  const hit = assault.faces.some((face) => hitting.includes(face));
  draft.news.push({ type: 'roll', seat, faces: assault.faces, need: needText(assault.defence) });
  draft.news.push({ type: 'result', seat, counter: assault.counter, hit });
  playing.assault = null;
  if (hit && action === 'Suppress') suppress(draft, assault.counter);
  else if (hit) sufferCasualty(draft, assault.counter);
  return true;
}

/** Turns a counter to its suppressed side (UN-SUPR-01, UN-SUPR-02). */
function suppress(draft: UndauntedState, target: CounterId): void {
  const where = standing(draft, target);
  if (where === null) throw new Error(`${target} is not on the board`);
  draft.news.push({
    type: 'suppressed',
    seat: counterData(target).side,
    counter: target,
    already: where.suppressed,
  });
  setCounter(draft, target, { tile: where.tile, suppressed: true });
}

const CASUALTY_ZONES: readonly CasualtyZone[] = ['hand', 'discard', 'deck'];

/** One card of the unit is lost, or with none in hand, discard pile and deck the counter (UN-CAS-01 to UN-CAS-07). */
function sufferCasualty(draft: UndauntedState, target: CounterId): void {
  const { side } = counterData(target);
  const zones = draft.sides[side];
  draft.eventful = true;
  for (const zone of CASUALTY_ZONES) {
    const lost = lowest(zones[zone], (id) => card(id).counter === target);
    if (lost !== null) {
      takeOut(zones[zone], lost);
      zones.removed.push(lost);
      draft.news.push({ type: 'casualty', seat: side, counter: target, zone, card: lost });
    }
    if (zone === 'deck') shuffleDeck(draft, side);
    if (lost !== null) return;
  }
  removeCounter(draft, target);
}

/** Takes a counter off the board; a Mortar's target marker goes with it (UN-RUL-26). */
function removeCounter(draft: UndauntedState, target: CounterId): void {
  const where = standing(draft, target);
  if (where === null) throw new Error(`${target} is not on the board`);
  const { side, type } = counterData(target);
  setCounter(draft, target, null);
  draft.news.push({ type: 'removed', seat: side, counter: target, tile: where.tile });
  if (type === 'mortar') liftTarget(draft, target);
}

/** Takes the target marker of a Mortar's side off the board, if it is there. */
export function liftTarget(draft: UndauntedState, mortar: CounterId): void {
  const { side } = counterData(mortar);
  if (draft.sides[side].target === null) return;
  draft.sides[side].target = null;
  draft.news.push({ type: 'target-marker', seat: side, tile: null });
}
