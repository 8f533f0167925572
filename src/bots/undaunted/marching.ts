import { counter as counterData, tileLabel } from '../../models/undaunted/box.ts';
import type { CounterId } from '../../models/undaunted/types.ts';
import { counterName } from '../../rules/undaunted/names.ts';
import { ENEMY_THERE, type Goal } from './aims.ts';
import { exposure } from './fire.ts';
import { tileOf } from './odds.ts';
import { type Idea, idle, type Thought } from './thoughts.ts';

/** Worth of being on a tile for a Rifleman with a goal. */
const nearTo = ({ aims, weights }: Thought, goal: Goal, tile: number): number =>
  goal.worth * weights.nearness ** ((goal.ways[tile] as number) + 1 + (aims.enemies[goal.tile] ? ENEMY_THERE : 0));

/** What fire on a counter costs more on one tile than on another. */
function dangerOf(thought: Thought, unit: CounterId, from: number, to: number): number {
  const { weights } = thought;
  const more = exposure(thought, unit, to) - exposure(thought, unit, from);
  return weights.danger * 0.3 * weights.hit[counterData(unit).type] * more;
}

/** Standing alone in the enemy's way on a tile that he could control next. */
function guardWorth({ aims, weights, situation }: Thought, unit: CounterId, tile: number): number {
  if (aims.enemyMarks[tile] !== 1) return 0;
  const others = (aims.friends[tile] as number) - (tileOf(situation, unit) === tile ? 1 : 0);
  return others > 0 ? 0 : weights.guarding * (aims.threat[tile] as number);
}

/** Distance at which a weapon does its work. */
const REACH = 2;

/** What a step nearer brings Machine Gunner and Sniper. */
const CLOSER = 1.5;

/** Machine Gunner and Sniper close in on the nearest enemy. */
function closing(thought: Thought, unit: CounterId, from: number, to: number): number {
  const { type } = counterData(unit);
  if (type !== 'machineGunner' && type !== 'sniper') return 0;
  return (toNearest(thought, from) - toNearest(thought, to)) * CLOSER;
}

function toNearest({ aims, situation }: Thought, tile: number): number {
  const row = situation.board.distance[tile] as readonly number[];
  let least = 9;
  for (const enemy of aims.enemyCounters) least = Math.min(least, row[enemy.tile] as number);
  return Math.max(least, REACH);
}

/** What a Mortar loses by a move that lifts its target marker. */
const LIFTED = 5;

/** What it brings the side that a counter goes from one tile to another, the way being free. */
function gainOf(thought: Thought, unit: CounterId, from: number, to: number): number {
  const { aims, situation } = thought;
  const goal = aims.goals.get(unit);
  let gain = guardWorth(thought, unit, to) - guardWorth(thought, unit, from) - dangerOf(thought, unit, from, to);
  gain += goal ? nearTo(thought, goal, to) - nearTo(thought, goal, from) : closing(thought, unit, from, to);
  if (counterData(unit).type === 'mortar' && situation.target[situation.side] !== null) gain -= LIFTED;
  return gain;
}

/** One step of a counter; `anywhere` where it needs no marker on the tile. */
export function stepIdea(thought: Thought, unit: CounterId, from: number, anywhere: boolean): Idea {
  const { situation, aims } = thought;
  const { board } = situation;
  let best = -1;
  let value = 0;
  for (const to of board.neighbours[from] ?? []) {
    if (!anywhere && aims.marks[to] === 0) continue;
    const gain = gainOf(thought, unit, from, to);
    if (best < 0 || gain > value) [best, value] = [to, gain];
  }
  if (best < 0) return idle(thought.tells ? `${counterName(unit)} has nowhere to go` : '');
  const goal = aims.goals.get(unit)?.tile ?? best;
  const why = thought.tells ? `${counterName(unit)} makes for ${tileLabel(board.faces[goal] as string)}` : '';
  return { value, noun: board.faces[best] as string, why };
}

/** Worth of scouting a tile: the marker, less the Fog of War card. */
function scoutWorth({ aims, weights }: Thought, tile: number): number {
  return aims.marks[tile] === 0 ? (aims.marking[tile] as number) - weights.fog : 0;
}

/** The most that a second step from `tile` brings, or staying there. */
function onward(thought: Thought, unit: CounterId, from: number, tile: number): number {
  let most = guardWorth(thought, unit, tile);
  for (const then of thought.situation.board.neighbours[tile] ?? []) {
    if (then === from) continue;
    const end = scoutWorth(thought, then) + guardWorth(thought, unit, then) - dangerOf(thought, unit, tile, then);
    if (end > most) most = end;
  }
  return most;
}

/**
 * Scouting: the first of up to `left` steps on the best way.
 * @returns value 0 or less where staying is as good
 */
export function scoutIdea(thought: Thought, unit: CounterId, from: number, left: number): Idea {
  const { board } = thought.situation;
  let best = -1;
  let value = 0;
  const leaves = guardWorth(thought, unit, from);
  for (const to of board.neighbours[from] ?? []) {
    const step = scoutWorth(thought, to) - dangerOf(thought, unit, from, to) - leaves;
    const after = left > 1 ? onward(thought, unit, from, to) : guardWorth(thought, unit, to);
    const gain = step + after + approach(thought, from, to);
    if (best < 0 || gain > value) [best, value] = [to, gain];
  }
  if (best < 0) return idle('nothing to scout');
  const face = board.faces[best] as string;
  if (!thought.tells) return { value, noun: face, why: '' };
  const marks = thought.aims.marks[best] === 0;
  const why = marks
    ? `scout ${tileLabel(face)} so that the Riflemen can follow`
    : `${counterName(unit)} goes ahead by way of ${tileLabel(face)}`;
  return { value, noun: face, why };
}

/** What is left per step of the worth of a tile that is still to be scouted. */
const AHEAD = 0.6;

/** How much nearer to tiles that are to be scouted later a step leads, by what marking the best of them is worth. */
function approach({ situation, aims, weights }: Thought, from: number, to: number): number {
  const { board } = situation;
  let most = 0;
  for (let tile = 0; tile < board.faces.length; tile++) {
    const worth = (aims.marking[tile] as number) - weights.fog;
    if (worth <= 0 || tile === to) continue;
    const before = board.distance[from]?.[tile] as number;
    const after = board.distance[to]?.[tile] as number;
    if (after < before) most = Math.max(most, worth * AHEAD ** after * (1 - AHEAD));
  }
  return most * 0.8;
}
