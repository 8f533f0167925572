import { counter as counterData, tileLabel } from '../../models/undaunted/box.ts';
import type { CounterId } from '../../models/undaunted/types.ts';
import { pointsNeeded } from '../../rules/undaunted/layout.ts';
import { counterName } from '../../rules/undaunted/names.ts';
import type { Aims, EnemyCounter } from './aims.ts';
import { blastChance, shotChance } from './odds.ts';
import { type Idea, idle, type Thought } from './thoughts.ts';
import { UNITS } from './units.ts';
import { WIN } from './weights.ts';

const percent = (chance: number): string => `${Math.round(chance * 100)} %`;

/** Whether this side wins by pinning. */
const isToPin = ({ situation }: Thought): boolean => pointsNeeded(situation.board.layout, situation.side) === null;

const isLastRifleman = ({ aims }: Thought, target: EnemyCounter): boolean =>
  aims.enemyCounters.every(({ id, type }) => id === target.id || type !== 'rifleman');

/** Chance, as far as can be told, that a hit takes the counter itself. */
const takesCounter = ({ cards }: EnemyCounter): number => Math.max(0, 1 - cards);

/** How much more a Rifleman is worth to a side that has to pin. */
const QUARRY = 1.6;

/** What the enemy's Rifleman would gain by taking Control where it stands. */
const imminent = (aims: Aims, { tile, type }: EnemyCounter): number =>
  type === 'rifleman' && aims.enemyMarks[tile] === 1 ? (aims.threat[tile] as number) : 0;

/** What a hit on an enemy counter is worth. */
export function hitWorth(thought: Thought, target: EnemyCounter): number {
  const { aims, weights } = thought;
  const takes = takesCounter(target);
  const isQuarry = target.type === 'rifleman' && isToPin(thought);
  if (isQuarry && takes > 0 && isLastRifleman(thought, target)) return WIN * takes;
  let worth = weights.hit[target.type] * (isQuarry ? QUARRY : 1) * (1 + takes * (weights.removal - 1));
  if (aims.enemies[target.tile] === 1) worth += takes * weights.blocker * (aims.worth[target.tile] as number);
  return worth + weights.guarding * imminent(aims, target) * (takes + 0.3);
}

/** Attack with so many dice from a tile. */
export function attackIdea(thought: Thought, from: number, dice: number): Idea {
  let best: EnemyCounter | null = null;
  let value = 0;
  for (const target of thought.aims.enemyCounters) {
    const worth = shotAt(thought, from, target, dice) * hitWorth(thought, target);
    if (best === null || worth > value) [best, value] = [target, worth];
  }
  if (best === null) return idle('nothing to fire at');
  const why = thought.tells
    ? `fire at ${counterName(best.id)}, ${percent(shotAt(thought, from, best, dice))} to hit`
    : '';
  return { value, noun: best.id, why };
}

const shotAt = ({ situation }: Thought, from: number, target: EnemyCounter, dice: number): number =>
  shotChance(situation.board, from, target.tile, target.base, dice);

/** Suppress with so many dice from a tile. */
export function suppressIdea(thought: Thought, from: number, dice: number): Idea {
  const { aims, weights } = thought;
  let best: EnemyCounter | null = null;
  let value = -1;
  for (const target of aims.enemyCounters) {
    const stops = weights.guarding * 2 * imminent(aims, target);
    const chance = target.suppressed ? 0 : shotAt(thought, from, target, dice);
    const worth = chance * (weights.suppression * weights.hit[target.type] + stops);
    if (worth > value) [best, value] = [target, worth];
  }
  if (best === null) return idle('nobody to suppress');
  const why = thought.tells
    ? `keep the heads of ${counterName(best.id)} down, ${percent(shotAt(thought, from, best, dice))} to suppress`
    : '';
  return { value, noun: best.id, why };
}

/** How much more own losses count than the enemy's. */
const OWN_LOSS = 1.2;

/** What a Blast on a tile is worth, own losses taken off. */
function blastWorth(thought: Thought, tile: number, dice: number): number {
  const { situation, aims, weights } = thought;
  const { board, side } = situation;
  let sum = 0;
  for (const target of aims.enemyCounters) {
    if (target.tile === tile) sum += blastChance(board, tile, target.base, dice) * hitWorth(thought, target);
  }
  if (aims.friends[tile] === 0) return sum;
  for (const { id, side: owner, type, baseDefence } of UNITS) {
    if (owner !== side || situation.counters[id]?.tile !== board.faces[tile]) continue;
    sum -= blastChance(board, tile, baseDefence, dice) * weights.hit[type] * OWN_LOSS;
  }
  return sum;
}

/** Dice of a Blast, for a target that is only being laid. */
const BLAST_DICE = 1;

/** Blast on the tile with the side's target marker. */
export function blastIdea(thought: Thought, dice: number): Idea {
  const { situation } = thought;
  const face = situation.target[situation.side];
  const tile = face === null ? undefined : situation.board.index.get(face);
  if (face === null || tile === undefined) return idle('no target marker is laid');
  const first = situation.playing?.blasted.find((id) => counterData(id).side !== situation.side);
  const why = thought.tells ? `drop bombs on ${tileLabel(face)}` : '';
  return { value: blastWorth(thought, tile, dice), noun: first ?? null, why };
}

/** Share of a Blast's worth that laying the marker for it is worth. */
const RANGING = 0.8;

/** Laying the target marker, for a Mortar on tile `from` that has to keep this distance. */
export function targetIdea(thought: Thought, from: number, least: number): Idea {
  const { situation, aims } = thought;
  const { board } = situation;
  const current = situation.target[situation.side];
  const now = current === null ? 0 : Math.max(0, blastWorth(thought, board.index.get(current) ?? 0, BLAST_DICE));
  let best = -1;
  let value = 0;
  for (let tile = 0; tile < board.faces.length; tile++) {
    if (board.faces[tile] === current || (board.distance[from]?.[tile] ?? 0) < least) continue;
    const likely = Math.min(1, (aims.threat[tile] as number) * 0.02);
    const worth = (blastWorth(thought, tile, BLAST_DICE) + likely - now) * RANGING;
    if (best < 0 || worth > value) [best, value] = [tile, worth];
  }
  if (best < 0) return idle('nothing in range of the Mortar');
  const face = board.faces[best] as string;
  return { value, noun: face, why: thought.tells ? `range the Mortar in on ${tileLabel(face)}` : '' };
}

/** Sum over the enemy's ready counters of their chance to hit a counter of this unit on a tile. */
export function exposure({ situation, aims }: Thought, unit: CounterId, tile: number): number {
  const base = counterData(unit).baseDefence;
  const at = base * situation.board.faces.length + tile;
  const known = aims.exposures[at];
  if (known !== undefined) return known;
  let sum = 0;
  for (const enemy of aims.enemyCounters) {
    if (enemy.suppressed || enemy.dice === 0) continue;
    sum += shotChance(situation.board, enemy.tile, tile, base, enemy.dice);
  }
  aims.exposures[at] = sum;
  return sum;
}
