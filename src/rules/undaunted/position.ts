import { CARDS, COUNTERS, card, counter as counterData, SIDES } from '../../models/undaunted/box.ts';
import type { ActionName, CardId, Scenario, Side } from '../../models/undaunted/types.ts';
import { InputError } from '../kernel/contract.ts';
import { inputField } from '../kernel/input-field.ts';
import { seeded } from '../kernel/random.ts';
import { diceRequest } from './combat.ts';
import type { Layout } from './layout.ts';
import { type Position, positionSchema } from './position-schema.ts';
import { layoutFor } from './scenarios.ts';
import type { Control, Phase, Playing, SideState, Standing, UndauntedState } from './state.ts';
import { choices, mayStop } from './steps.ts';
import { checkVictory } from './victory.ts';
import { inBoxOrder, ZONES } from './zones.ts';

/** Throws an InputError where the condition does not hold. */
function need(holds: boolean, field: string, expected: string): asserts holds {
  if (!holds) throw new InputError(`position.${field}`, expected);
}

function checkTile(layout: Layout, tile: string, field: string): void {
  need(layout.byFace.has(tile), field, 'a tile of the scenario');
}

/** Checks one card of a side: known, the side's own, not named before. */
function checkCard(side: Side, id: CardId, field: string, named: Set<CardId>): void {
  const entry = CARDS.get(id);
  need(entry !== undefined && entry.side === side, field, `the id of a ${side} card`);
  need(!named.has(id), field, 'a card that is not named elsewhere');
  named.add(id);
}

function controlOfSide(position: Position, layout: Layout, side: Side): Record<string, Control> {
  const control: Record<string, Control> = {};
  for (const { face } of layout.tiles) control[face] = 'none';
  position.control.forEach((marker, index) => {
    checkTile(layout, marker.tile, `control[${index}].tile`);
    if (marker.side !== side) return;
    need(control[marker.tile] === 'none', `control[${index}]`, 'at most one marker of a side on a tile');
    control[marker.tile] = marker.state;
  });
  return control;
}

function sideOf(position: Position, layout: Layout, side: Side): SideState {
  const named = new Set<CardId>();
  const given = position[side];
  for (const zone of ZONES) {
    given[zone].forEach((id, index) => {
      checkCard(side, id, `${side}.${zone}[${index}]`, named);
    });
  }
  const { playing, toMove } = position;
  if (playing !== null && playing.action === null && toMove === side) {
    checkCard(side, playing.card, 'playing.card', named);
  }
  need(!given.play.some((id) => card(id).kind === 'fogOfWar'), `${side}.play`, 'no Fog of War card');
  const bid = position.bids[side];
  need(bid === null || position.phase === 'initiative', `bids.${side}`, 'null outside the initiative phase');
  need(bid === null || given.hand.includes(bid), `bids.${side}`, 'a card in hand');
  const target = position.target[side];
  if (target !== null) checkTile(layout, target, `target.${side}`);
  return {
    roster: inBoxOrder([...named]),
    hand: given.hand,
    deck: given.deck,
    discard: given.discard,
    play: given.play,
    supply: inBoxOrder(given.supply),
    removed: given.removed,
    bid,
    control: controlOfSide(position, layout, side),
    target,
  };
}

function countersOfPosition(position: Position, layout: Layout): Record<string, Standing | null> {
  const counters: Record<string, Standing | null> = {};
  for (const id of COUNTERS.keys()) counters[id] = null;
  position.counters.forEach(({ id, tile, suppressed }, index) => {
    need(COUNTERS.has(id), `counters[${index}].id`, 'the id of a combat counter');
    need(counters[id] === null, `counters[${index}].id`, 'each counter once');
    checkTile(layout, tile, `counters[${index}].tile`);
    counters[id] = { tile, suppressed };
  });
  return counters;
}

function playingOf(position: Position, counters: Record<string, Standing | null>): Playing | null {
  const { playing, toMove } = position;
  if (playing === null) return null;
  need(position.phase === 'turn' && toMove !== null, 'playing', 'null outside a turn');
  const entry = CARDS.get(playing.card);
  need(entry !== undefined && entry.side === toMove, 'playing.card', `the id of a ${toMove} card`);
  need(entry.kind !== 'fogOfWar', 'playing.card', 'no Fog of War card');
  const { action, guided, assault } = playing;
  if (action === null) {
    need(assault === null && guided === null, 'playing.action', 'an action, as one is under way');
    return { card: playing.card, action: null, left: 0, guided: null, blasted: [], assault: null };
  }
  need(position[toMove].play.includes(playing.card), 'playing.card', 'a card in the play area');
  need(
    entry.actions.some(({ name }) => name === action),
    'playing.action',
    'an action of the card',
  );
  const onBoard = (id: string) => counters[id] !== null && counters[id] !== undefined;
  // A Mortar whose Blast hits its own tile may be gone while counters there are still to be attacked.
  const mayBeGone = entry.counter === null || action === 'Blast';
  need(mayBeGone || onBoard(entry.counter ?? ''), 'playing.card', 'a card whose counter is on the board');
  need(guided === null || onBoard(guided), 'playing.guided', 'a counter on the board');
  need(playing.blasted.every(onBoard), 'playing.blasted', 'counters on the board');
  need(assault === null || onBoard(assault.counter), 'playing.assault.counter', 'a counter on the board');
  const kept = assault && {
    counter: assault.counter,
    defence: assault.defence,
    dice: assault.dice,
    faces: assault.faces,
  };
  const isCombat = action === 'Attack' || action === 'Suppress' || action === 'Blast';
  need(assault === null || isCombat, 'playing.assault', `null with ${action}`);
  return { ...playing, action: action as ActionName, assault: kept };
}

function isMortarOf(id: string, side: Side): boolean {
  const entry = counterData(id);
  return entry.side === side && entry.type === 'mortar';
}

/** The phase of a state that the position sets up. */
function phaseOf(position: Position): Phase {
  if (position.phase !== 'turn') return position.phase;
  return position.toMove === position.initiative ? 'firstPlayerTurn' : 'secondPlayerTurn';
}

/** The dice that a position in mid-throw waits for. */
function resumeThrow(state: UndauntedState, position: Position): void {
  const { playing } = state;
  if (!playing?.assault || playing.action === null || !position.playing?.assault) return;
  state.pending = diceRequest(state, playing.action, playing.assault, position.playing.assault.asked);
}

/** An action under way waits for dice or leaves something to be chosen. */
function checkOpenChoice(state: UndauntedState): void {
  const { playing, pending } = state;
  if (playing === null || playing.action === null || pending) return;
  need(mayStop(playing) || choices(state, playing).length > 0, 'playing', 'an action in which something is to be done');
}

/** An offer stands in a turn only; that one was declined is kept of a game that ended in the same turn. */
function offerOf({ phase, offer }: Position): UndauntedState['offer'] {
  return phase === 'turn' || (phase === 'over' && offer === 'declined') ? offer : 'none';
}

/**
 * The state that a position file sets up. A position in which a victory condition already holds is over at once.
 * @param seed gives the generator where the file holds none
 * @throws InputError naming the field that cannot be used
 */
export function fromPosition(file: unknown, scenario: Scenario, isOwn: boolean, seed: number): UndauntedState {
  const read = positionSchema.safeParse(file);
  if (!read.success) throw inputField(read.error, 'position');
  const position = read.data;
  const layout = layoutFor(scenario);
  need(position.scenario === scenario.id, 'scenario', scenario.id);
  const isTurn = position.phase === 'turn';
  need(!isTurn || position.toMove !== null, 'toMove', 'US or DE, whose turn it is');
  need((position.phase === 'over') === (position.over !== null), 'over', 'an outcome, with phase "over" only');
  const counters = countersOfPosition(position, layout);
  const sides = { US: sideOf(position, layout, 'US'), DE: sideOf(position, layout, 'DE') };
  for (const side of SIDES) {
    const mortars = Object.entries(counters).filter(([id, at]) => at !== null && isMortarOf(id, side));
    const isKept = sides[side].target === null || mortars.length > 0;
    need(isKept, `target.${side}`, 'null where no Mortar counter of the side is on the board (UN-RUL-26)');
  }
  position.control.forEach(({ tile, state }, index) => {
    const isContested = state === 'controlled' && SIDES.every((side) => sides[side].control[tile] === 'controlled');
    need(!isContested, `control[${index}].state`, 'a tile controlled by one side only');
  });
  const state: UndauntedState = {
    phase: phaseOf(position),
    random: position.random ?? seeded(seed),
    pending: null,
    news: [],
    over: position.over,
    scenario: scenario.id,
    ownScenario: isOwn ? scenario : null,
    round: position.round,
    initiative: position.initiative,
    active: position.phase === 'initiative' || position.phase === 'setup' ? null : position.toMove,
    counters,
    sides,
    playing: playingOf(position, counters),
    quietRounds: position.quietRounds,
    eventful: position.eventful,
    offer: offerOf(position),
    throws: position.throws,
  };
  resumeThrow(state, position);
  checkOpenChoice(state);
  if (state.phase !== 'setup') checkVictory(state);
  return state.over && state.phase !== 'over' ? { ...state, ...ENDED } : state;
}

/** What a position that is over at once leaves undone. */
const ENDED: Pick<UndauntedState, 'phase' | 'pending' | 'playing' | 'offer'> = {
  phase: 'over',
  pending: null,
  playing: null,
  offer: 'none',
};

function zonesOf({ hand, deck, discard, play, supply, removed }: SideState) {
  return { hand, deck, discard, play, supply, removed };
}

/** The state as a position file with every field spelled out; `start` with it gives an equal state, news aside. */
export function toPosition(state: UndauntedState): Position {
  const { playing, pending } = state;
  const positionPhase = state.phase === 'draw' ? 'setup' : state.phase;
  const isTurn = positionPhase === 'firstPlayerTurn' || positionPhase === 'secondPlayerTurn';
  return {
    game: 'undaunted',
    scenario: state.scenario,
    phase: isTurn ? 'turn' : positionPhase,
    toMove: state.active,
    initiative: state.initiative,
    round: state.round,
    counters: [...COUNTERS.keys()].flatMap((id) => {
      const where = state.counters[id];
      return where ? [{ id, tile: where.tile, suppressed: where.suppressed }] : [];
    }),
    control: SIDES.flatMap((side) =>
      Object.entries(state.sides[side].control).flatMap(([tile, marker]) =>
        marker === 'none' ? [] : [{ side, tile, state: marker }],
      ),
    ),
    target: { US: state.sides.US.target, DE: state.sides.DE.target },
    US: zonesOf(state.sides.US),
    DE: zonesOf(state.sides.DE),
    bids: { US: state.sides.US.bid, DE: state.sides.DE.bid },
    playing: playing && {
      ...playing,
      assault: playing.assault && { ...playing.assault, asked: pending?.dice.length ?? 1 },
    },
    quietRounds: state.quietRounds,
    eventful: state.eventful,
    offer: state.offer,
    throws: state.throws,
    random: state.random,
    over: state.over as Position['over'],
  };
}
