import { card, opponent } from '../../models/undaunted/box.ts';
import type { CounterId, Side, UnitType } from '../../models/undaunted/types.ts';
import { pointsNeeded } from '../../rules/undaunted/layout.ts';
import { type Board, tileIndex, waysTo } from './board.ts';
import { actsFrom } from './odds.ts';
import { countOf, type Situation } from './situation.ts';
import { ATTACK_DICE, tally, UNITS } from './units.ts';
import { type Weights, WIN } from './weights.ts';

/** What a Rifleman is after: a tile to control, and the way to it. */
export interface Goal {
  tile: number;
  /** What controlling it is worth. */
  worth: number;
  /** Cost of the way to it from every tile. */
  ways: readonly number[];
}

/** An enemy counter on the board. */
export interface EnemyCounter {
  id: CounterId;
  tile: number;
  type: UnitType;
  base: number;
  suppressed: boolean;
  /** Dice of its Attack. */
  dice: number;
  /** Cards that a hit on it can take, so far as can be told. */
  cards: number;
}

/** What a side means to do with its units. */
export interface Aims {
  /** Own markers by tile: 0 none, 1 scouted, 2 controlled. */
  marks: readonly number[];
  enemyMarks: readonly number[];
  /** What controlling each tile is worth to this side; 0 where it does already, or nothing is to be had. */
  worth: readonly number[];
  /** What the enemy would gain by controlling each tile. */
  threat: readonly number[];
  /** What placing a marker on each tile is worth, fog aside; 0 where one lies. */
  marking: readonly number[];
  /** Goals of the Riflemen, on the board or not. */
  goals: ReadonlyMap<CounterId, Goal>;
  /** By tile, number of enemy counters on it. */
  enemies: readonly number[];
  enemyCounters: readonly EnemyCounter[];
  /** By tile, number of own counters on it. */
  friends: readonly number[];
  /** By the unit's number, own cards that a hit on it can take. */
  ownCards: readonly number[];
  /** Exposure to fire by base defence and tile, filled in when asked for. */
  exposures: (number | undefined)[];
}

const LEVEL = { none: 0, scouted: 1, controlled: 2 } as const;

function marksOf(situation: Situation, side: Side): number[] {
  const control = situation.control[side];
  return situation.board.faces.map((face) => LEVEL[control[face] ?? 'none']);
}

function pointsBy(board: Board, marks: readonly number[]): number {
  let sum = 0;
  for (const tile of board.objectives) if (marks[tile] === 2) sum += board.points[tile] as number;
  return sum;
}

/** Share of a tile's points that counts for a side that has to pin: holding ground is a means to it. */
const BY_PINNING = 0.3;

/**
 * What a side gains by controlling each tile.
 * @param own markers of that side
 * @param enemy markers of its opponent
 */
function worths(
  board: Board,
  side: Side,
  own: readonly number[],
  enemy: readonly number[],
  weights: Weights,
): number[] {
  const goal = pointsNeeded(board.layout, side);
  const enemyGoal = pointsNeeded(board.layout, opponent(side));
  const missing = goal === null ? null : goal - pointsBy(board, own);
  const enemyShare = enemyGoal === null ? 0 : pointsBy(board, enemy) / enemyGoal;
  const worth = board.points.map(() => 0);
  for (const tile of board.objectives) {
    const points = board.points[tile] as number;
    if (own[tile] === 2) continue;
    const gain = points * weights.point * (missing === null ? BY_PINNING : 1);
    const denied = enemy[tile] === 2 ? points * weights.denial * (0.3 + enemyShare) : 0;
    worth[tile] = missing !== null && points >= missing ? WIN / 10 : gain + denied;
  }
  return worth;
}

/** Riflemen of the side that are on the board or have a card with which to enter it. */
function riflemen(situation: Situation): CounterId[] {
  const laidDown = situation.playing ? card(situation.playing.card).counter : null;
  const found: CounterId[] = [];
  for (const { id, side, type } of UNITS) {
    if (side !== situation.side || type !== 'rifleman') continue;
    const comes = situation.counters[id] != null || id === laidDown || countOf(situation.own.hand, id) > 0;
    if (comes && actsFrom(situation, id) >= 0) found.push(id);
  }
  return found;
}

/** How much of a goal's worth a second Rifleman on the way to it still finds. */
const SECOND = 0.45;
/** Steps that an enemy on the tile is held to cost. */
export const ENEMY_THERE = 1.2;

/** Gives each Rifleman the goal that is worth most to it, the nearest first. */
function assignGoals(
  situation: Situation,
  open: readonly Goal[],
  enemies: readonly number[],
  weights: Weights,
): Map<CounterId, Goal> {
  const goals = new Map<CounterId, Goal>();
  const units = riflemen(situation);
  const values = units.map((unit) => {
    const from = actsFrom(situation, unit);
    return open.map(({ tile, worth, ways }) => {
      const steps = (ways[from] as number) + 1 + (enemies[tile] ? ENEMY_THERE : 0);
      return worth * weights.nearness ** steps;
    });
  });
  while (goals.size < units.length && open.length > 0) {
    let unit = -1;
    let goal = -1;
    let most = -1;
    for (let u = 0; u < units.length; u++) {
      if (goals.has(units[u] as CounterId)) continue;
      const row = values[u] as number[];
      for (let g = 0; g < row.length; g++) {
        if ((row[g] as number) > most) [unit, goal, most] = [u, g, row[g] as number];
      }
    }
    goals.set(units[unit] as CounterId, open[goal] as Goal);
    for (const row of values) row[goal] = (row[goal] as number) * SECOND;
  }
  return goals;
}

/** Share of a goal's worth that a marker on the way to it brings, as against one on the goal itself. */
const ON_THE_WAY = 0.7;

/** Worth of a marker on each tile: objectives themselves, and the ways to the Riflemen's goals. */
function markingWorth(
  situation: Situation,
  marks: readonly number[],
  worth: readonly number[],
  goals: ReadonlyMap<CounterId, Goal>,
  weights: Weights,
): number[] {
  const { board } = situation;
  const value = board.points.map((_, tile) => (marks[tile] === 0 ? (worth[tile] as number) * weights.marking : 0));
  for (const [unit, goal] of goals) {
    let here = actsFrom(situation, unit);
    for (let guard = 0; here >= 0 && here !== goal.tile && guard < board.faces.length; guard++) {
      let next = -1;
      let least = Number.POSITIVE_INFINITY;
      for (const step of board.neighbours[here] as readonly number[]) {
        const cost = (goal.ways[step] as number) + (marks[step] ? 0 : 0.6);
        if (cost < least) [next, least] = [step, cost];
      }
      if (next >= 0 && marks[next] === 0) {
        value[next] = (value[next] as number) + goal.worth * weights.marking * ON_THE_WAY;
      }
      here = next;
    }
  }
  return value;
}

/**
 * Cards of enemy units outside his supply, less the share of his losses that each is likely to have had.
 * @returns by the unit's number
 */
function likelyCards({ enemy }: Situation): number[] {
  const counts = enemy.force.units.slice();
  tally(counts, enemy.supply, -1);
  const exposed = enemy.force.size - enemy.supply.length;
  const left = exposed === 0 ? 0 : 1 - enemy.removed / exposed;
  for (let unit = 0; unit < counts.length; unit++) counts[unit] = (counts[unit] as number) * left;
  return counts;
}

/** By the unit's number, own cards in hand, deck, discard pile and play area. */
function ownUnits({ own }: Situation): number[] {
  const counts = own.force.units.slice();
  tally(counts, own.supply, -1);
  tally(counts, own.removed, -1);
  return counts;
}

/** Works out what the side is to do in this situation. */
export function aimsIn(situation: Situation, weights: Weights): Aims {
  const { board, side } = situation;
  const marks = marksOf(situation, side);
  const enemyMarks = marksOf(situation, opponent(side));
  const enemies = board.faces.map(() => 0);
  const friends = board.faces.map(() => 0);
  const enemyCounters: EnemyCounter[] = [];
  const cards = likelyCards(situation);
  for (let unit = 0; unit < UNITS.length; unit++) {
    const { id, side: owner, type, baseDefence } = UNITS[unit] as (typeof UNITS)[number];
    const where = situation.counters[id];
    if (!where) continue;
    const tile = tileIndex(board, where.tile);
    const there = owner === side ? friends : enemies;
    there[tile] = (there[tile] as number) + 1;
    if (owner === side) continue;
    const dice = ATTACK_DICE[unit] as number;
    enemyCounters.push({
      id,
      tile,
      type,
      base: baseDefence,
      suppressed: where.suppressed,
      dice,
      cards: cards[unit] as number,
    });
  }
  const worth = worths(board, side, marks, enemyMarks, weights);
  const threat = worths(board, opponent(side), enemyMarks, marks, weights);
  const marked = marks.map((level) => level > 0);
  const open: Goal[] = [];
  for (const tile of board.objectives) {
    const value = worth[tile] as number;
    if (value > 0) open.push({ tile, worth: value, ways: waysTo(board, marked, tile) });
  }
  const goals = assignGoals(situation, open, enemies, weights);
  const marking = markingWorth(situation, marks, worth, goals, weights);
  return {
    marks,
    enemyMarks,
    worth,
    threat,
    marking,
    goals,
    enemies,
    enemyCounters,
    friends,
    ownCards: ownUnits(situation),
    exposures: [],
  };
}
