import { CARDS, COUNTERS, card, counter as counterData, isFog, tileLabel } from '../../models/undaunted/box.ts';
import type { ActionName, Side, TileFace } from '../../models/undaunted/types.ts';
import type { Action, Violation } from '../kernel/action.ts';
import { actingTile, TARGET_DISTANCE } from './bars.ts';
import { counterName } from './names.ts';
import { layoutOf } from './scenarios.ts';
import { controlOf, type Playing, standing, type UndauntedState } from './state.ts';
import { mover, squadLimit } from './steps.ts';

const refuse = (clause: string, message: string): Violation => ({ clause, message });

/** Actions in which each verb is a step. */
const STEP_OF: Record<string, readonly ActionName[]> = {
  move: ['Move', 'Guide'],
  scout: ['Scout'],
  stalk: ['Stalk'],
  guide: ['Guide'],
  target: ['Target'],
  attack: ['Attack'],
  suppress: ['Suppress'],
  blast: ['Blast'],
  bolster: ['Bolster'],
  inspire: ['Inspire'],
  draw: ['Command'],
};

/** Clauses that limit the steps of a moving action. */
const MOVE_CLAUSES: Partial<Record<ActionName, { step: string; marker: string }>> = {
  Move: { step: 'UN-MOVE-01', marker: 'UN-MOVE-02' },
  Guide: { step: 'UN-GUIDE-01', marker: 'UN-GUIDE-02' },
  Scout: { step: 'UN-SCOUT-01', marker: 'UN-SCOUT-01' },
  Stalk: { step: 'UN-STALK-01', marker: 'UN-STALK-01' },
};

function notLaid(state: UndauntedState, tile: TileFace): Violation | null {
  if (layoutOf(state).byFace.has(tile)) return null;
  return refuse('UN-SETUP-02', 'That tile is not laid out in this scenario.');
}

function moveRefusal(state: UndauntedState, seat: Side, playing: Playing, tile: TileFace): Violation {
  const clauses = playing.action === null ? undefined : MOVE_CLAUSES[playing.action];
  const counter = mover(playing);
  const where = counter === null ? null : standing(state, counter);
  if (where === null || clauses === undefined) return refuse('UN-GUIDE-01', 'Choose the counter to be guided first.');
  const away = notLaid(state, tile);
  if (away) return away;
  const distance = layoutOf(state).distance(where.tile, tile);
  if (distance !== 1) {
    const why = distance === 0 ? 'is where the counter stands' : `is ${distance} tiles away`;
    return refuse(clauses.step, `${tileLabel(tile)} ${why}; a counter goes one adjacent tile at a time.`);
  }
  const marked = controlOf(state, seat, tile) === 'none' ? 'carries no control marker of yours' : 'is out of reach';
  return refuse(clauses.marker, `${tileLabel(tile)} ${marked}; it has to be scouted before it can be entered.`);
}

function guideRefusal(state: UndauntedState, seat: Side, playing: Playing, id: string): Violation {
  if (playing.guided !== null) return refuse('UN-GUIDE-01', 'Guide moves one counter; it has been chosen.');
  if (!COUNTERS.has(id)) return refuse('KERNEL-NOUN', 'action.noun: expected the id of a counter');
  if (counterData(id).side !== seat) return refuse('UN-GUIDE-01', 'Guide moves a counter of your own side.');
  if (standing(state, id) === null) {
    return refuse('UN-RUL-07', `${counterName(id)} is not on the board, and Guide places no counter.`);
  }
  return refuse('UN-GUIDE-04', `${counterName(id)} is suppressed and cannot be guided.`);
}

function targetRefusal(state: UndauntedState, seat: Side, playing: Playing, tile: TileFace): Violation {
  const away = notLaid(state, tile);
  if (away) return away;
  if (state.sides[seat].target === tile) {
    return refuse('UN-TGT-02', 'Your target marker is there already; it has to go to a different tile.');
  }
  const layout = layoutOf(state);
  const distance = layout.distance(actingTile(state, layout, card(playing.card)), tile);
  return refuse(
    'UN-TGT-01',
    `${tileLabel(tile)} is at distance ${distance} from the Mortar; ${TARGET_DISTANCE} or more are needed.`,
  );
}

function attackRefusal(state: UndauntedState, seat: Side, playing: Playing, id: string): Violation {
  if (!COUNTERS.has(id)) return refuse('KERNEL-NOUN', 'action.noun: expected the id of a counter');
  const where = standing(state, id);
  if (playing.action === 'Blast') {
    if (where !== null && where.tile === state.sides[seat].target) {
      return refuse('UN-ATK-05', `${counterName(id)} has been attacked by this Blast.`);
    }
    return refuse('UN-ATK-04', `${counterName(id)} is not on the tile with your target marker.`);
  }
  if (counterData(id).side === seat) return refuse('UN-ATK-03', 'Your own counters cannot be the target.');
  return refuse('UN-ATK-02', `${counterName(id)} is not on the board.`);
}

function bolsterRefusal(state: UndauntedState, seat: Side, playing: Playing, id: string): Violation {
  if (!CARDS.has(id)) return refuse('KERNEL-NOUN', 'action.noun: expected the id of a card');
  if (!state.sides[seat].supply.includes(id)) return refuse('UN-BOL-01', 'Bolster takes cards from your own supply.');
  if (isFog(id)) return refuse('UN-RUL-37', 'Fog of War cards are not taken by Bolster here.');
  return refuse('UN-BOL-02', `This Bolster takes cards of squad ${squadLimit(playing.card, 'Bolster')} only.`);
}

function inspireRefusal(state: UndauntedState, seat: Side, playing: Playing, id: string): Violation {
  if (!CARDS.has(id)) return refuse('KERNEL-NOUN', 'action.noun: expected the id of a card');
  if (id === playing.card) return refuse('UN-RUL-29', 'Inspire cannot return the card that is played for it.');
  if (state.sides[seat].supply.includes(id)) {
    return refuse('UN-RUL-30', 'A card in the supply cannot be returned; Inspire takes from the play area.');
  }
  if (!state.sides[seat].play.includes(id)) {
    return refuse('UN-INSP-01', 'Inspire returns cards from your own play area.');
  }
  return refuse('UN-INSP-03', `This Inspire returns cards of squad ${squadLimit(playing.card, 'Inspire')} only.`);
}

/** Why a step that is not listed may not be taken; the seat is to move and no offer is open. */
export function stepRefusal(state: UndauntedState, seat: Side, action: Action): Violation {
  const { playing } = state;
  if (playing === null) return refuse('UN-TURN-02', 'Play a card from hand first.');
  if (playing.action === null) {
    return refuse('UN-TURN-06', `Choose first what ${card(playing.card).label} is used for.`);
  }
  const noun = String(action.noun);
  if (action.verb === 'stop') {
    if (playing.action === 'Guide') return refuse('UN-GUIDE-01', 'Choose the counter to be guided first.');
    return refuse('UN-TURN-08', `${playing.action} has to be carried out completely.`);
  }
  if (!STEP_OF[action.verb]?.includes(playing.action)) {
    return refuse('UN-TURN-06', `The card is used for ${playing.action}; that is all it does now.`);
  }
  switch (action.verb) {
    case 'guide':
      return guideRefusal(state, seat, playing, noun);
    case 'target':
      return targetRefusal(state, seat, playing, noun);
    case 'bolster':
      return bolsterRefusal(state, seat, playing, noun);
    case 'inspire':
      return inspireRefusal(state, seat, playing, noun);
    case 'move':
    case 'scout':
    case 'stalk':
      return moveRefusal(state, seat, playing, noun);
    default:
      return attackRefusal(state, seat, playing, noun);
  }
}
