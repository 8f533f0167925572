import type { CounterId } from '../../models/undaunted/types.ts';
import { hitChance } from '../../rules/undaunted/combat.ts';
import { type Board, tileIndex } from './board.ts';
import type { Situation } from './situation.ts';

/** Number of the tile a counter stands on, or -1 where it is off the board. */
export function tileOf(situation: Situation, counter: CounterId): number {
  const where = situation.counters[counter];
  return where ? tileIndex(situation.board, where.tile) : -1;
}

/** Number of the tile from which a unit acts: where its counter stands, else its spawn tile; -1 without either. */
export function actsFrom(situation: Situation, unit: CounterId): number {
  const at = tileOf(situation, unit);
  if (at >= 0) return at;
  const spawn = situation.board.layout.spawn.get(unit);
  return spawn === undefined ? -1 : tileIndex(situation.board, spawn);
}

function coverOn(board: Board, to: number, reduced: boolean): number {
  const tile = board.layout.tiles[to];
  if (tile === undefined) return 0;
  return tile.isHill && reduced ? tile.coverReduced : tile.cover;
}

/** Chances by dice, then by total defence, of which none is above 9 + 3 + 20. */
const CHANCES = Array.from({ length: 5 }, (_, dice) =>
  Array.from({ length: 33 }, (_, defence) => hitChance(defence, dice)),
);

const chanceOf = (defence: number, dice: number): number => CHANCES[dice]?.[defence] ?? hitChance(defence, dice);

/** Chance, 0 to 1, that `dice` dice thrown from tile `from` hit a counter of this base defence on `to` (UN-DEF-01). */
export function shotChance(board: Board, from: number, to: number, base: number, dice: number): number {
  const onHill = board.layout.tiles[from]?.isHill === true;
  const range = board.distance[from]?.[to] ?? 0;
  return chanceOf(base + coverOn(board, to, onHill) + range, dice);
}

/** Chance, 0 to 1, that a Blast hits a counter of this base defence on tile `to` (UN-DEF-06). */
export const blastChance = (board: Board, to: number, base: number, dice: number): number =>
  chanceOf(base + coverOn(board, to, true), dice);
