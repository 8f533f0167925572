import { type Card, card, counter as counterData, opponent, SIDES } from '../../models/undaunted/box.ts';
import type { ActionName, CardId, Side } from '../../models/undaunted/types.ts';
import type { Outcome } from '../kernel/contract.ts';
import { controlledPoints, type Layout, pointsNeeded } from './layout.ts';
import { layoutOf } from './scenarios.ts';
import { controlOf, type SideState, type UndauntedState } from './state.ts';

/** Objective points on the tiles that the side controls. */
export const pointsOf = (state: UndauntedState, side: Side): number =>
  controlledPoints(layoutOf(state), state.sides[side].control);

/** Whether the side has no Rifleman counter on the board (UN-END-05). */
export function isPinned(state: UndauntedState, side: Side): boolean {
  for (const id in state.counters) {
    if (state.counters[id] === null) continue;
    const { side: owner, type } = counterData(id);
    if (owner === side && type === 'rifleman') return false;
  }
  return true;
}

const has = (entry: Card, name: ActionName): boolean => entry.actions.some((action) => action.name === name);

/** Whether a Bolster card could fetch this card from the supply. */
function fetches(bolster: Card, wanted: Card): boolean {
  const action = bolster.actions.find(({ name }) => name === 'Bolster');
  return action !== undefined && (!action.squadLimited || bolster.squad === wanted.squad);
}

/** What the side's cards can still do towards taking points. */
interface Means {
  control: boolean;
  scout: boolean;
}

function note(means: Means, entry: Card): void {
  if (entry.type === 'fogOfWar') return;
  means.control ||= has(entry, 'Control');
  means.scout ||= has(entry, 'Scout');
}

/**
 * What the cards that the side may still come to play can do: those outside the supply, and those that Bolster can
 * fetch for them. Looks no further once nothing is wanting, as this is asked after nearly every change.
 */
function meansOf(zones: SideState, laidDown: CardId | null): Means {
  const means: Means = { control: false, scout: false };
  const usable: Card[] = [];
  for (const zone of [zones.deck, zones.discard, zones.hand, zones.play, laidDown === null ? [] : [laidDown]]) {
    for (const id of zone) {
      const entry = card(id);
      note(means, entry);
      if (means.control && means.scout) return means;
      usable.push(entry);
    }
  }
  let rest = zones.supply.map(card).filter((entry) => entry.kind !== 'fogOfWar');
  for (const bolster of usable) {
    for (const entry of rest.filter((each) => fetches(bolster, each))) {
      note(means, entry);
      usable.push(entry);
    }
    rest = rest.filter((entry) => !fetches(bolster, entry));
  }
  return means;
}

/** The most points the side can still control (UN-RUL-46). */
export function reachablePoints(state: UndauntedState, side: Side): number {
  const layout = layoutOf(state);
  const { playing } = state;
  const laidDown = playing !== null && playing.action === null && state.active === side ? playing.card : null;
  const means = meansOf(state.sides[side], laidDown);
  if (!means.control) return pointsOf(state, side);
  if (means.scout) return layout.points;
  return layout.tiles.reduce(
    (sum, { face, points }) => sum + (controlOf(state, side, face) === 'none' ? 0 : points),
    0,
  );
}

/** Whether the side needs points that it can no longer reach: beyond all hope, and so as good as pinned (UN-END-08). */
export function isBeyondHope(state: UndauntedState, side: Side): boolean {
  const needed = pointsNeeded(layoutOf(state), side);
  return needed !== null && reachablePoints(state, side) < needed;
}

const NAMES: Record<Side, string> = { US: 'The US side', DE: 'The German side' };

function outcome(state: UndauntedState, winner: Side, clause: string, why: string): Outcome {
  const layout = layoutOf(state);
  const count = (each: (side: Side) => number): Record<Side, number> => ({ US: each('US'), DE: each('DE') });
  const riflemen = (side: Side) =>
    Object.entries(state.counters).filter(
      ([id, where]) => where !== null && counterData(id).side === side && counterData(id).type === 'rifleman',
    ).length;
  return {
    winner,
    clause,
    text: `${NAMES[winner]} wins: ${why}.`,
    counts: [
      { label: 'Objective points', values: count((side) => pointsOf(state, side)) },
      {
        label: 'Points needed',
        values: Object.fromEntries(SIDES.map((side) => [side, pointsNeeded(layout, side) ?? 'pin the enemy'])),
      },
      { label: 'Rifleman counters on the board', values: count(riflemen) },
      { label: 'Cards lost', values: count((side) => state.sides[side].removed.length) },
      { label: 'Rounds', values: count(() => state.round) },
    ],
  };
}

/** Decides as when both sides are pinned: by points, then by the initiative marker. */
export function decideByPoints(state: UndauntedState, clause: string, why: string): Outcome {
  const [us, de] = [pointsOf(state, 'US'), pointsOf(state, 'DE')];
  const most = Math.max(us, de);
  const tally = `${most} ${most === 1 ? 'point' : 'points'} against ${Math.min(us, de)}`;
  if (us !== de) return outcome(state, us > de ? 'US' : 'DE', clause, `${why}, and it controls ${tally}`);
  return outcome(state, state.initiative, clause, `${why}, both control ${us}, and it holds the initiative marker`);
}

function byPoints(state: UndauntedState, layout: Layout, side: Side): Outcome | null {
  const needed = pointsNeeded(layout, side);
  const points = pointsOf(state, side);
  if (needed === null || points < needed) return null;
  return outcome(state, side, 'UN-END-03', `it controls ${points} objective points and needed ${needed}`);
}

function byPinning(state: UndauntedState, layout: Layout, side: Side): Outcome | null {
  if (pointsNeeded(layout, side) !== null || !isPinned(state, opponent(side))) return null;
  return outcome(state, side, 'UN-END-05', 'the enemy has no Rifleman counter on the board and is pinned');
}

function byBothPinned(state: UndauntedState): Outcome | null {
  const hopeless = SIDES.filter((side) => isBeyondHope(state, side));
  if (!SIDES.every((side) => hopeless.includes(side) || isPinned(state, side))) return null;
  const level = pointsOf(state, 'US') === pointsOf(state, 'DE');
  const clause = hopeless.length === 1 ? 'UN-END-12' : level ? 'UN-END-07' : 'UN-END-06';
  const why = { 0: 'both sides are pinned', 1: 'one side is pinned and the other beyond all hope' }[hopeless.length];
  return decideByPoints(state, clause, why ?? 'both sides are beyond all hope');
}

function byEnemyBeyondHope(state: UndauntedState, layout: Layout, side: Side): Outcome | null {
  const enemy = opponent(side);
  if (!isBeyondHope(state, enemy)) return null;
  const why = `the enemy can reach only ${reachablePoints(state, enemy)} of ${pointsNeeded(layout, enemy)} points`;
  if (pointsNeeded(layout, side) === null) return outcome(state, side, 'UN-END-09', why);
  if (pointsOf(state, side) <= pointsOf(state, enemy)) return null;
  return outcome(state, side, 'UN-END-10', `${why} and controls fewer`);
}

/** Who has won by the state of the board, or null; the conditions are tested in the order of UN-RUL-47. */
export function judge(state: UndauntedState): Outcome | null {
  const layout = layoutOf(state);
  const active = state.active ?? state.initiative;
  const order = [active, opponent(active)];
  for (const test of [byPoints, byPinning]) {
    for (const side of order) {
      const found = test(state, layout, side);
      if (found) return found;
    }
  }
  const both = byBothPinned(state);
  if (both) return both;
  for (const side of order) {
    const found = byEnemyBeyondHope(state, layout, side);
    if (found) return found;
  }
  return null;
}

/** Ends the game in the draft. */
export function endGame(draft: UndauntedState, over: Outcome): void {
  draft.over = over;
  draft.news.push({ type: 'over', outcome: over });
}

/** Ends the game where a condition is met; called after every single change that can matter (UN-RUL-47). */
export function checkVictory(draft: UndauntedState): void {
  const found = draft.over === null ? judge(draft) : null;
  if (found) endGame(draft, found);
}

/** Whether neither side has a card left with which anything could still be decided (UN-RUL-53). */
export const isExhausted = (state: UndauntedState): boolean =>
  SIDES.every((side) => {
    const { hand, deck, discard, play } = state.sides[side];
    return hand.length + deck.length + discard.length + play.length === 0;
  });
