import { card, isFog, opponent } from '../../models/undaunted/box.ts';
import type { CardId, Side } from '../../models/undaunted/types.ts';
import { pointsNeeded } from '../../rules/undaunted/layout.ts';
import { layoutOf } from '../../rules/undaunted/scenarios.ts';
import type { UndauntedState } from '../../rules/undaunted/state.ts';
import { pointsOf } from '../../rules/undaunted/victory.ts';
import { type Aims, aimsIn, ENEMY_THERE } from './aims.ts';
import { actsFrom } from './odds.ts';
import { type Situation, situationIn } from './situation.ts';
import { UNITS } from './units.ts';
import { WEIGHTS } from './weights.ts';

/**
 * What speaks for a side in a position, each figure taken less the other side's, in logits. A regression over games of
 * the rule player gives cards more weight and points less; a search that looks a turn or two ahead then hoards cards, so
 * these were set by matches instead.
 */
export const FACTORS = {
  /** Share of the goal that is reached. */
  progress: 2.5,
  /** Worth of the Riflemen's goals, by nearness, in objective points. */
  outlook: 0.2,
  /** Cards of Riflemen in hand, deck, discard pile and play area. */
  rifleCards: 0.1,
  /** Rifleman counters on the board. */
  riflemen: 0.1,
  scoutCards: 0.04,
  /** Cards of Machine Gunners, Snipers and Mortars. */
  weaponCards: 0.06,
  /** Fog of War in hand, deck, discard pile and play area. */
  fog: -0.05,
  /** Suppressed counters. */
  suppressed: -0.03,
  /** Rifleman cards in the supply. */
  reserves: 0.02,
};

export type Factor = keyof typeof FACTORS;

const NAMES = Object.keys(FACTORS) as Factor[];

/** Riflemen and their cards that a side starts with, about. */
const PLATOON = 8;

function outlookOf(situation: Situation, aims: Aims): number {
  let sum = 0;
  for (const [unit, goal] of aims.goals) {
    const steps = (goal.ways[actsFrom(situation, unit)] as number) + 1 + (aims.enemies[goal.tile] ? ENEMY_THERE : 0);
    sum += goal.worth * WEIGHTS.nearness ** steps;
  }
  return sum / WEIGHTS.point;
}

type Figures = Record<Factor, number>;

function countCards(figures: Figures, cards: readonly CardId[]): void {
  for (const id of cards) {
    const { type } = card(id);
    if (type === 'rifleman') figures.rifleCards++;
    else if (type === 'scout') figures.scoutCards++;
    else if (type === 'machineGunner' || type === 'sniper' || type === 'mortar') figures.weaponCards++;
    else if (isFog(id)) figures.fog++;
  }
}

function figuresOf(state: UndauntedState, side: Side): Figures {
  const situation = situationIn(state, side);
  const zones = state.sides[side];
  const figures: Figures = {
    progress: 0,
    outlook: outlookOf(situation, aimsIn(situation, WEIGHTS)),
    rifleCards: 0,
    riflemen: 0,
    scoutCards: 0,
    weaponCards: 0,
    fog: 0,
    suppressed: 0,
    reserves: 0,
  };
  for (const zone of [zones.hand, zones.deck, zones.discard, zones.play]) countCards(figures, zone);
  for (const id of zones.supply) if (card(id).type === 'rifleman') figures.reserves++;
  for (const { id, side: owner, type } of UNITS) {
    const where = state.counters[id];
    if (owner !== side || !where) continue;
    if (type === 'rifleman') figures.riflemen++;
    if (where.suppressed) figures.suppressed++;
  }
  return figures;
}

/** Share of its goal that a side has reached, 0 to 1. */
function progressOf(state: UndauntedState, side: Side, enemy: Figures): number {
  const needed = pointsNeeded(layoutOf(state), side);
  if (needed !== null) return Math.min(1, pointsOf(state, side) / needed);
  return Math.max(0, 1 - (enemy.rifleCards + 2 * enemy.riflemen) / PLATOON);
}

/** Each figure of a side less the other's. */
export function balance(state: UndauntedState, side: Side): Figures {
  const own = figuresOf(state, side);
  const enemy = figuresOf(state, opponent(side));
  own.progress = progressOf(state, side, enemy);
  enemy.progress = progressOf(state, opponent(side), own);
  for (const name of NAMES) own[name] -= enemy[name];
  return own;
}

/** Chance, 0 to 1, that the side wins from here. */
export function prospects(state: UndauntedState, side: Side): number {
  if (state.over) return state.over.winner === side ? 1 : state.over.winner === null ? 0.5 : 0;
  const figures = balance(state, side);
  let sum = 0;
  for (const name of NAMES) sum += FACTORS[name] * figures[name];
  return 1 / (1 + Math.exp(-sum));
}
