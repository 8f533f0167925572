import { card, isFog, opponent } from '../../models/undaunted/box.ts';
import type { ActionName, CardId, CounterId, Side, TileFace } from '../../models/undaunted/types.ts';
import type { Action } from '../kernel/action.ts';
import { actingTile, targetTiles } from './bars.ts';
import { laid } from './layout.ts';
import { layoutOf } from './scenarios.ts';
import { activeSide, controlOf, countersOf, type Playing, standing, type UndauntedState } from './state.ts';
import { canDraw } from './zones.ts';

/** Actions by which a counter moves, with the verb of one step. */
export const MOVING: Partial<Record<ActionName, string>> = {
  Move: 'move',
  Guide: 'move',
  Scout: 'scout',
  Stalk: 'stalk',
};

/** The counter that moves: the card's own, or the one guided; null before Guide has chosen. */
export const mover = (playing: Playing): CounterId | null =>
  playing.action === 'Guide' ? playing.guided : card(playing.card).counter;

/** Tiles that the moving counter may enter next (UN-MOVE-02, UN-GUIDE-02, UN-SCOUT-01, UN-STALK-01). */
export function destinations(state: UndauntedState, playing: Playing): TileFace[] {
  const counter = mover(playing);
  const where = counter === null ? null : standing(state, counter);
  if (where === null || playing.left === 0) return [];
  const { neighbours } = laid(layoutOf(state), where.tile);
  if (playing.action === 'Scout' || playing.action === 'Stalk') return neighbours.slice();
  const side = activeSide(state);
  return neighbours.filter((face) => controlOf(state, side, face) !== 'none');
}

/** Own ready counters on the board (UN-GUIDE-01, UN-GUIDE-04). */
const guidable = (state: UndauntedState, side: Side): CounterId[] =>
  countersOf(state, side).filter((id) => !standing(state, id)?.suppressed);

/** The squad to which an action of the card is limited, or null where it is not. */
export function squadLimit(id: CardId, action: ActionName): string | null {
  const entry = card(id);
  return entry.actions.find(({ name }) => name === action)?.squadLimited ? entry.squad : null;
}

const inSquad = (squad: string | null, id: CardId): boolean => squad === null || card(id).squad === squad;

/** Supply cards that Bolster may take (UN-BOL-02, UN-RUL-37). */
function bolsterable(state: UndauntedState, playing: Playing, side: Side): CardId[] {
  const squad = squadLimit(playing.card, 'Bolster');
  return state.sides[side].supply.filter((id) => !isFog(id) && inSquad(squad, id));
}

/** Cards in the play area that Inspire may return (UN-INSP-03, UN-RUL-29). */
function inspirable(state: UndauntedState, playing: Playing, side: Side): CardId[] {
  const squad = squadLimit(playing.card, 'Inspire');
  return state.sides[side].play.filter((id) => id !== playing.card && inSquad(squad, id));
}

const entries = (verb: string, nouns: readonly string[]): Action[] => nouns.map((noun) => ({ verb, noun }));

/** What may be chosen next in the action being performed, `stop` not included. */
export function choices(state: UndauntedState, playing: Playing): Action[] {
  const side = activeSide(state);
  const { action } = playing;
  switch (action) {
    case 'Guide':
      if (playing.guided === null) return entries('guide', guidable(state, side));
      return entries('move', destinations(state, playing));
    case 'Move':
    case 'Scout':
    case 'Stalk':
      return entries(MOVING[action] ?? '', destinations(state, playing));
    case 'Attack':
    case 'Suppress':
      return entries(action.toLowerCase(), countersOf(state, opponent(side)));
    case 'Blast':
      return entries('blast', playing.blasted);
    case 'Target': {
      const layout = layoutOf(state);
      return entries('target', targetTiles(state, layout, side, actingTile(state, layout, card(playing.card))));
    }
    case 'Bolster':
      return playing.left > 0 ? entries('bolster', bolsterable(state, playing, side)) : [];
    case 'Inspire':
      return playing.left > 0 ? entries('inspire', inspirable(state, playing, side)) : [];
    case 'Command':
      return playing.left > 0 && canDraw(state, side) ? [{ verb: 'draw' }] : [];
    default:
      return [];
  }
}

/** Whether the choice at hand is of the "up to X" kind and may be ended early (UN-RUL-14). */
export function mayStop(playing: Playing): boolean {
  switch (playing.action) {
    case 'Move':
    case 'Scout':
    case 'Stalk':
    case 'Bolster':
    case 'Inspire':
    case 'Command':
      return true;
    case 'Guide':
      return playing.guided !== null;
    default:
      return false;
  }
}

/** Whether the unit of the card stands on the board suppressed, so that the card can only ready it (UN-SUPP-02). */
export function isSuppressed(state: UndauntedState, id: CardId): boolean {
  const { counter } = card(id);
  return counter !== null && standing(state, counter)?.suppressed === true;
}
