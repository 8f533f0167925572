import type { UnitType } from '../../models/undaunted/types.ts';

/**
 * What the rule player holds things to be worth. The unit is a tenth of an objective point that still has to be won;
 * a won game is `WIN`.
 */
export interface Weights {
  /** An objective point taken. */
  point: number;
  /** An objective point turned back from the enemy, times the share of its goal that the enemy has. */
  denial: number;
  /** How much of a tile's worth is left per step that a Rifleman is away from controlling it. */
  nearness: number;
  /** Share of a tile's worth that marking a tile on the way to it, or itself, brings. */
  marking: number;
  /** A Fog of War card taken into one's own deck, or given to the enemy's. */
  fog: number;
  /** A card drawn, if it is no Fog of War card. */
  draw: number;
  /** A Fog of War card out of one's own deck for good. */
  clearing: number;
  /** A hit on a unit, by type, while it has cards. */
  hit: Readonly<Record<UnitType, number>>;
  /** A hit is worth so many times more if it takes the counter. */
  removal: number;
  /** Share of a tile's worth that a hit on an enemy standing in the way is worth. */
  blocker: number;
  /** Suppressing a ready counter, as a share of the worth of a hit. */
  suppression: number;
  /** Turning one's own suppressed counter ready, as a share of the worth of a hit on it. */
  readying: number;
  /** A card fetched by Bolster, by type, while its unit has none. */
  bolster: Readonly<Record<UnitType, number>>;
  /** Each further card of the same unit is worth so many times the one before. */
  bolsterNext: number;
  /** Exposure on the tile entered, times chance of being hit and the worth of what is hit. */
  danger: number;
  /** Standing where the enemy wants to take Control, as a share of the tile's worth to him. */
  guarding: number;
  /** Putting a card that has nothing to do back into the supply. */
  hunker: number;
  /** Taking the first turn of a round. */
  initiative: number;
}

export const WIN = 1000;

export const WEIGHTS: Weights = {
  point: 10,
  denial: 25,
  nearness: 0.7,
  marking: 0.3,
  fog: 5,
  draw: 14,
  clearing: 3,
  hit: {
    rifleman: 5.2,
    scout: 4,
    machineGunner: 7,
    sniper: 7,
    mortar: 5,
    squadLeader: 0,
    platoonGuide: 0,
    platoonSergeant: 0,
    fogOfWar: 0,
  },
  removal: 1.6,
  blocker: 1.2,
  suppression: 0.5,
  readying: 0.6,
  bolster: {
    rifleman: 4.5,
    scout: 3.5,
    machineGunner: 5,
    sniper: 5,
    mortar: 3,
    squadLeader: 3,
    platoonGuide: 2,
    platoonSergeant: 4,
    fogOfWar: 0,
  },
  bolsterNext: 0.75,
  danger: 0.5,
  guarding: 0.12,
  hunker: 0.5,
  initiative: 4,
};
