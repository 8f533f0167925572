import { BOX, CARDS, COUNTERS, card, isFog, SIDES } from '../../models/undaunted/box.ts';
import type { CardId, Side } from '../../models/undaunted/types.ts';
import { isTurn } from './legal.ts';
import { layoutOf } from './scenarios.ts';
import type { UndauntedState } from './state.ts';
import { choices, mayStop } from './steps.ts';
import { inBoxOrder, ZONES } from './zones.ts';

/** Throws an Error that says what is wrong where the condition does not hold. */
function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(what);
}

function cardsOf(state: UndauntedState, side: Side): CardId[] {
  const { playing, active } = state;
  const laidDown = playing !== null && playing.action === null && active === side ? [playing.card] : [];
  return [...ZONES.flatMap((zone) => state.sides[side][zone]), ...laidDown];
}

function checkCards(state: UndauntedState, side: Side): void {
  const zones = state.sides[side];
  const missing = new Set(zones.roster);
  for (const id of cardsOf(state, side)) {
    if (CARDS.get(id)?.side !== side) throw new Error(`${id} lies with ${side}`);
    if (missing.delete(id)) continue;
    throw new Error(`${id} ${zones.roster.includes(id) ? 'lies in two places' : `is no card ${side} began with`}`);
  }
  if (missing.size > 0) throw new Error(`${[...missing].join(', ')}: lost`);
  must(!zones.play.some(isFog), `Fog of War in the play area of ${side}`);
  must(
    inBoxOrder(zones.supply).every((id, at) => id === zones.supply[at]),
    `the supply of ${side} is out of order`,
  );
  must(zones.bid === null || zones.hand.includes(zones.bid), `the bid of ${side} is not in hand`);
  must(zones.bid === null || state.phase === 'initiative', `${side} has a bid outside the initiative phase`);
}

function checkBoard(state: UndauntedState): void {
  const layout = layoutOf(state);
  must(Object.keys(state.counters).length === COUNTERS.size, 'not every combat counter is accounted for');
  for (const [id, where] of Object.entries(state.counters)) {
    must(COUNTERS.has(id), `${id} is no combat counter`);
    must(where === null || layout.byFace.has(where.tile), `${id} stands on ${where?.tile}, which is not laid out`);
  }
  for (const side of SIDES) {
    const { control, target } = state.sides[side];
    const faces = Object.keys(control);
    must(faces.length === layout.tiles.length, `the control markers of ${side} are not one entry per tile`);
    must(faces.length <= BOX.components.perSide[side].controlMarkers, `too many control markers of ${side}`);
    for (const face of faces) {
      must(layout.byFace.has(face), `a control marker of ${side} lies on ${face}, which is not laid out`);
      const isContested = SIDES.every((each) => state.sides[each].control[face] === 'controlled');
      must(!isContested, `both sides control ${face}`);
    }
    must(target === null || layout.byFace.has(target), `the target marker of ${side} lies on ${target}`);
  }
}

function checkPlaying(state: UndauntedState): void {
  const { playing, pending, active } = state;
  must((pending !== null) === (playing?.assault != null), 'dice are waited for without an attack, or the other way');
  if (playing === null) return;
  must(isTurn(state) && active !== null && card(playing.card).side === active, `${playing.card} is played out of turn`);
  if (playing.action === null || active === null) return;
  must(state.sides[active].play.includes(playing.card), `${playing.card} is used outside the play area`);
  const isOpen = pending !== null || mayStop(playing) || choices(state, playing).length > 0;
  must(isOpen, `${playing.action} of ${playing.card} leaves nothing to do`);
}

/** Throws an Error that names it when a card, counter or marker was lost, doubled or misplaced. */
export function invariants(state: UndauntedState): void {
  for (const side of SIDES) checkCards(state, side);
  checkBoard(state);
  checkPlaying(state);
  must(SIDES.includes(state.initiative), 'nobody holds the initiative marker (UN-COMP-06)');
  must(isTurn(state) ? state.active !== null : state.playing === null, 'a turn is nobody’s');
  must(state.offer !== 'open' || (isTurn(state) && state.playing === null), 'an offer to end stands in mid-play');
  must(state.over === null || state.pending === null, 'dice are waited for after the end');
  must((state.phase === 'over') === (state.over !== null), 'phase and outcome disagree');
}
