import { type Card, card, counter as counterData, tileLabel } from '../../models/undaunted/box.ts';
import type { ActionName, CardId, CounterId, Side, TileFace } from '../../models/undaunted/types.ts';
import type { LegalAction } from '../kernel/action.ts';
import type { Hint, Seat } from '../kernel/contract.ts';
import { actingTile } from './bars.ts';
import { attackerTile, diceOf, hitChance, needText, totalDefence } from './combat.ts';
import { pointsNeeded, spawnTile } from './layout.ts';
import { cardLabel, counterName, soldierOf } from './names.ts';
import { hiddenPiece, tilePiece } from './piece-ids.ts';
import { layoutOf } from './scenarios.ts';
import { controlOf, type Playing, standing, type UndauntedState } from './state.ts';
import { mover } from './steps.ts';
import { pointsOf } from './victory.ts';

const hintOf = (label: string, clause: string, rest: Partial<Hint> = {}): Hint => ({
  label,
  effects: [],
  targets: [],
  path: [],
  clause,
  ...rest,
});

/** Clause that grants each action, and what it does in a few words. */
export const ACTIONS: Record<ActionName, { clause: string; effect: string }> = {
  Move: { clause: 'UN-MOVE-01', effect: 'Onto tiles that carry your marker' },
  Scout: { clause: 'UN-SCOUT-01', effect: 'Onto any tiles; each new marker takes a Fog of War card' },
  Stalk: { clause: 'UN-STALK-01', effect: 'Onto any tiles, leaving no marker' },
  Guide: { clause: 'UN-GUIDE-01', effect: 'Moves any one ready counter of yours' },
  Attack: { clause: 'UN-ATK-02', effect: 'A hit costs the enemy unit a card' },
  Suppress: { clause: 'UN-SUPR-01', effect: 'A hit turns the enemy counter face down' },
  Blast: { clause: 'UN-ATK-04', effect: 'Attacks every counter on your target marker’s tile' },
  Target: { clause: 'UN-TGT-01', effect: 'Puts your target marker on a tile at distance 3 or more' },
  Control: { clause: 'UN-CTRL-01', effect: 'Turns your marker on the unit’s tile to controlled' },
  Bolster: { clause: 'UN-BOL-01', effect: 'Supply cards go to your discard pile' },
  Command: { clause: 'UN-CMD-01', effect: 'Draws cards into your hand' },
  Inspire: { clause: 'UN-INSP-01', effect: 'A card in your play area returns to your hand' },
  Recon: { clause: 'UN-REC-01', effect: 'Removes a Fog of War card from your hand for good; draw a card' },
  Conceal: { clause: 'UN-CONC-01', effect: 'Puts a Fog of War card into the enemy discard pile' },
};

/** "Move 1", "Bolster 2 A": an action as its card prints it. */
export function actionLabel({ actions, squad }: Card, name: ActionName): string {
  const action = actions.find((each) => each.name === name);
  return `${name}${action?.value ? ` ${action.value}` : ''}${action?.squadLimited && squad ? ` ${squad}` : ''}`;
}

function commitHint(state: UndauntedState, seat: Side, playing: Playing, name: ActionName): Hint {
  const entry = card(playing.card);
  const layout = layoutOf(state);
  const effects = [ACTIONS[name].effect];
  const targets: string[] = [];
  if (name === 'Control') {
    const tile = actingTile(state, layout, entry);
    const points = layout.byFace.get(tile)?.points ?? 0;
    effects.push(points > 0 ? `${tileLabel(tile)}: ${points} objective points` : `${tileLabel(tile)}: no objective`);
    const needed = pointsNeeded(layout, seat);
    if (needed !== null && pointsOf(state, seat) + points >= needed) effects.push('Wins the game');
    targets.push(tilePiece(tile));
  }
  if (entry.counter !== null && standing(state, entry.counter) === null) {
    effects.push(`Places ${counterName(entry.counter)} on ${tileLabel(spawnTile(layout, entry.counter))}`);
  }
  return hintOf(actionLabel(entry, name), ACTIONS[name].clause, { effects, targets });
}

/** The clause of a step by which a counter moves. */
const moveClause = (playing: Playing): string => ACTIONS[playing.action ?? 'Move'].clause;

function moveHint(state: UndauntedState, seat: Side, playing: Playing, tile: TileFace): Hint {
  const counter = mover(playing);
  const from = counter === null ? null : (standing(state, counter)?.tile ?? null);
  const effects: string[] = [];
  if (playing.action === 'Scout' && controlOf(state, seat, tile) === 'none') {
    const hasFog = state.sides[seat].supply.some((id) => card(id).kind === 'fogOfWar');
    effects.push(
      'Places your scouted marker',
      hasFog ? 'Takes 1 Fog of War card' : 'No Fog of War card is left to take',
    );
  }
  const isMortar = counter !== null && counterData(counter).type === 'mortar';
  if (isMortar && state.sides[seat].target !== null) effects.push('Your target marker is taken off the board');
  return hintOf(`${playing.action === 'Guide' ? 'Move' : playing.action} to ${tileLabel(tile)}`, moveClause(playing), {
    effects,
    targets: [tilePiece(tile)],
    path: from === null ? [] : [tilePiece(from), tilePiece(tile)],
  });
}

function attackHint(state: UndauntedState, playing: Playing, name: ActionName, target: CounterId): Hint {
  const from = attackerTile(state, playing);
  const { base, cover, range, total } = totalDefence(state, name, from, target);
  const dice = diceOf(playing, name);
  const chance = Math.round(hitChance(total, dice) * 100);
  const to = standing(state, target)?.tile;
  return hintOf(`${name}: ${counterName(target)}`, ACTIONS[name].clause, {
    effects: [
      `Defence ${total}: base ${base}, cover ${cover}, range ${range}`,
      `${dice} ${dice === 1 ? 'die' : 'dice'}, ${needText(total)}: ${chance}%`,
    ],
    targets: [target],
    path: to === undefined ? [] : [tilePiece(from), tilePiece(to)],
  });
}

/** The piece that stands for the next card to be drawn. */
function topOfDeck(state: UndauntedState, seat: Side): string[] {
  const { deck } = state.sides[seat];
  return deck.length > 0 ? [hiddenPiece(seat, 'deck', deck.length - 1)] : [];
}

function playHint(state: UndauntedState, id: CardId): Hint {
  const entry = card(id);
  const where = entry.counter === null ? null : standing(state, entry.counter);
  const names = entry.actions.map(({ name, value }) => (value === null ? name : `${name} ${value}`)).join(', ');
  const effects = where?.suppressed ? ['Its counter is suppressed: ready it, or hunker down'] : [names];
  return hintOf(`Play ${entry.label}`, 'UN-TURN-02', { effects, targets: [id] });
}

function stopHint(playing: Playing): Hint {
  const clause = 'UN-RUL-14';
  switch (playing.action) {
    case 'Command':
      return hintOf('Draw no more', clause);
    case 'Bolster':
    case 'Inspire':
      return hintOf('Take no more', clause);
    default:
      return hintOf('Stop here', clause);
  }
}

function stepHint(state: UndauntedState, seat: Side, playing: Playing, verb: string, noun: string): Hint {
  switch (verb) {
    case 'move':
    case 'scout':
    case 'stalk':
      return moveHint(state, seat, playing, noun);
    case 'attack':
      return attackHint(state, playing, 'Attack', noun);
    case 'suppress':
      return attackHint(state, playing, 'Suppress', noun);
    case 'blast':
      return attackHint(state, playing, 'Blast', noun);
    case 'guide':
      return hintOf(`Guide ${counterName(noun)}`, 'UN-GUIDE-01', { targets: [noun] });
    case 'target':
      return hintOf(`Target ${tileLabel(noun)}`, 'UN-TGT-01', { targets: [tilePiece(noun)] });
    case 'bolster':
      return hintOf(`Bolster with ${soldierOf(noun)}`, 'UN-BOL-01', {
        effects: ['Goes to your discard pile'],
        targets: [noun],
      });
    case 'inspire':
      return hintOf(`Inspire ${soldierOf(noun)}`, 'UN-INSP-01', { effects: ['Returns to your hand'], targets: [noun] });
    case 'draw':
      return hintOf('Draw a card', 'UN-CMD-01', { targets: topOfDeck(state, seat) });
    default:
      return stopHint(playing);
  }
}

/** How a legal action of the seat is shown; tells nothing that the seat's view hides. */
export function hint(state: UndauntedState, seat: Seat, { verb, noun }: LegalAction): Hint {
  const { playing } = state;
  const text = String(noun);
  switch (verb) {
    case 'bid':
      return hintOf(`Bid ${cardLabel(text)} (${card(text).initiative})`, 'UN-INIT-01', {
        effects: ['Revealed with the other bid, then discarded'],
        targets: [text],
      });
    case 'play':
      return playHint(state, text);
    case 'end-turn':
      return hintOf('End turn', 'UN-TURN-03', { effects: ['Hand and play area go to your discard pile'] });
    case 'offer-end':
      return hintOf('Offer to end the game', 'UN-RUL-53', {
        effects: ['Decided by objective points, then by the initiative marker'],
      });
    case 'agree-to-end':
      return hintOf('Agree to end the game', 'UN-RUL-53', { effects: ['Objective points decide'] });
    case 'decline-to-end':
      return hintOf('Decline and play on', 'UN-RUL-53');
    default:
  }
  if (playing === null) throw new Error(`no card is being played to ${verb}`);
  if (verb === 'hunker-down') {
    return hintOf('Hunker down', 'UN-HUNK-01', { effects: ['The card returns to your supply'] });
  }
  if (verb === 'ready') {
    const { counter } = card(playing.card);
    return hintOf(`Ready ${cardLabel(playing.card)}`, 'UN-SUPP-02', {
      effects: ['Turns the counter face up instead of acting'],
      targets: counter === null ? [] : [counter],
    });
  }
  if (verb === 'use') return commitHint(state, seat as Side, playing, text as ActionName);
  return stepHint(state, seat as Side, playing, verb, text);
}
