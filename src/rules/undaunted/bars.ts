import { type Card, card, isFog, opponent } from '../../models/undaunted/box.ts';
import type { ActionName, CardId, Side, TileFace } from '../../models/undaunted/types.ts';
import type { Violation } from '../kernel/action.ts';
import { type Layout, spawnTile } from './layout.ts';
import { layoutOf } from './scenarios.ts';
import { controlOf, countersOf, hasEnemy, standing, type UndauntedState } from './state.ts';

/** Least distance from the Mortar to its target marker, tiles (UN-TGT-01). */
export const TARGET_DISTANCE = 3;

/** The tile from which a unit acts: where its counter stands, or its spawn tile (UN-RUL-17). */
export function actingTile(state: UndauntedState, layout: Layout, entry: Card): TileFace {
  if (entry.counter === null) throw new Error(`${entry.id} has no counter`);
  return standing(state, entry.counter)?.tile ?? spawnTile(layout, entry.counter);
}

/**
 * Whether the card's unit is on the board or can enter it; units that a scenario does not use may have no spawn tile.
 */
const canAct = (state: UndauntedState, { counter }: Card): boolean =>
  counter === null || standing(state, counter) !== null || layoutOf(state).spawn.has(counter);

/** Tiles on which the target marker may be put, for a Mortar on `from`. */
export function targetTiles(state: UndauntedState, layout: Layout, side: Side, from: TileFace): TileFace[] {
  return layout.tiles
    .filter(({ face }) => face !== state.sides[side].target && layout.distance(from, face) >= TARGET_DISTANCE)
    .map(({ face }) => face);
}

const bar = (clause: string, message: string): Violation => ({ clause, message });

function controlBar(state: UndauntedState, side: Side, tile: TileFace): Violation | null {
  if (hasEnemy(state, side, tile)) {
    return bar('UN-CTRL-03', 'Control is not possible while an enemy counter stands on the tile.');
  }
  const marker = controlOf(state, side, tile);
  if (marker === 'none') return bar('UN-RUL-16', 'Control needs your scouted marker on the tile.');
  return marker === 'controlled' ? bar('UN-RUL-16', 'You already control this tile.') : null;
}

function guideBar(state: UndauntedState, side: Side): Violation | null {
  const own = countersOf(state, side);
  if (own.length === 0) return bar('UN-RUL-15', 'None of your counters is on the board to be guided.');
  if (own.some((id) => !standing(state, id)?.suppressed)) return null;
  return bar('UN-GUIDE-04', 'All your counters on the board are suppressed; none can be guided.');
}

/**
 * Why a card on its side's turn may not be used for this action, or null (UN-RUL-15).
 * The card's unit is taken to be ready; an action that the card does not carry is not asked for.
 */
export function actionBar(state: UndauntedState, id: CardId, action: ActionName): Violation | null {
  const entry = card(id);
  const { side } = entry;
  if (!canAct(state, entry)) {
    return bar('UN-RUL-49', `${entry.label} has no spawn tile in this scenario and cannot enter the board.`);
  }
  switch (action) {
    case 'Recon':
      if (state.sides[side].hand.some(isFog)) return null;
      return bar('UN-REC-04', 'Recon needs a Fog of War card in your hand.');
    case 'Blast':
      if (state.sides[side].target !== null) return null;
      return bar('UN-ATK-06', 'Blast needs your target marker on the board.');
    case 'Control':
      return controlBar(state, side, actingTile(state, layoutOf(state), entry));
    case 'Attack':
    case 'Suppress':
      if (countersOf(state, opponent(side)).length > 0) return null;
      return bar('UN-RUL-15', `There is no enemy counter on the board for ${action}.`);
    case 'Target': {
      const layout = layoutOf(state);
      if (targetTiles(state, layout, side, actingTile(state, layout, entry)).length > 0) return null;
      return bar('UN-RUL-15', 'No other tile is at distance 3 or more from the Mortar.');
    }
    case 'Guide':
      return guideBar(state, side);
    default:
      return null;
  }
}
