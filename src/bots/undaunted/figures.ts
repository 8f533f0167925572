import { card, isFog, SIDES } from '../../models/undaunted/box.ts';
import type { CardId, CounterId, Side, UnitType } from '../../models/undaunted/types.ts';
import { pointsNeeded } from '../../rules/undaunted/layout.ts';
import type { UndauntedState } from '../../rules/undaunted/state.ts';
import { type Aims, aimsIn, ENEMY_THERE } from './aims.ts';
import { tileIndex } from './board.ts';
import { actsFrom, shotChance } from './odds.ts';
import { type Situation, situationIn } from './situation.ts';
import { ATTACK_DICE, UNITS } from './units.ts';
import { WEIGHTS } from './weights.ts';

/*
 * A position by numbers, from one side's eyes, each between about -1 and 1: what the judgement learns from. Who reads
 * the code for the numbers' order reads `figuresOf` and `sideFigures` from top to bottom; the fitted networks hold a
 * weight for each, so a change here wants the fit to be run again (`npm run bots:fit`).
 */

/** What one side has, as it is counted once and read twice. */
interface Account {
  situation: Situation;
  aims: Aims;
  /** Points wanted and points had; null where the side has to pin. */
  needed: number | null;
  points: number;
  /** Cards outside supply and out of the game, by type. */
  cards: Readonly<Record<UnitType, number>>;
  size: number;
  /** Rifleman cards in the supply. */
  reserves: number;
  /** Own counters on the board. */
  counters: readonly Standing[];
  /** Own cards in hand that can still be played this round. */
  hand: readonly CardId[];
}

interface Standing {
  id: CounterId;
  unit: number;
  type: UnitType;
  base: number;
  tile: number;
  suppressed: boolean;
}

const noCards = (): Record<UnitType, number> => ({
  rifleman: 0,
  scout: 0,
  machineGunner: 0,
  sniper: 0,
  mortar: 0,
  squadLeader: 0,
  platoonGuide: 0,
  platoonSergeant: 0,
  fogOfWar: 0,
});

/** Whether the side still plays cards from its hand this round; before the bids hands count as part of the deck. */
function isToPlay({ phase, active }: UndauntedState, side: Side): boolean {
  return phase === 'firstPlayerTurn' || (phase === 'secondPlayerTurn' && active === side);
}

function accountOf(state: UndauntedState, side: Side): Account {
  const situation = situationIn(state, side);
  const { board } = situation;
  const zones = state.sides[side];
  const cards = noCards();
  let size = 0;
  for (const zone of [zones.hand, zones.deck, zones.discard, zones.play]) {
    for (const id of zone) cards[card(id).type]++;
    size += zone.length;
  }
  let reserves = 0;
  for (const id of zones.supply) if (card(id).type === 'rifleman') reserves++;
  const counters: Standing[] = [];
  UNITS.forEach(({ id, side: owner, type, baseDefence }, unit) => {
    const where = owner === side ? state.counters[id] : null;
    if (!where) return;
    const tile = tileIndex(board, where.tile);
    counters.push({ id, unit, type, base: baseDefence, tile, suppressed: where.suppressed });
  });
  const aims = aimsIn(situation, WEIGHTS);
  let points = 0;
  for (const tile of board.objectives) if (aims.marks[tile] === 2) points += board.points[tile] as number;
  const needed = pointsNeeded(board.layout, side);
  const hand = isToPlay(state, side) ? zones.hand : [];
  return { situation, aims, needed, points, cards, size, reserves, counters, hand };
}

const flag = (is: boolean): number => (is ? 1 : 0);

/** Riflemen and their cards that a side starts with, about. */
const PLATOON = 8;

/** Points still wanted; a side that has to pin wants more than there are. */
const missing = ({ needed, points }: Account): number => (needed === null ? 9 : Math.max(0, needed - points));

/** How far the side is on its way to victory. */
function progressFigures(own: Account, enemy: Account): number[] {
  const { needed, points } = own;
  const left = missing(own);
  const enemyRiflemen = enemy.counters.filter(({ type }) => type === 'rifleman').length;
  const pinned = 1 - (enemy.cards.rifleman + 2 * enemyRiflemen) / PLATOON;
  return [
    needed === null ? pinned : points / needed,
    points / 5,
    flag(needed === null),
    flag(left <= 1),
    flag(left <= 2),
    flag(left <= 3),
  ];
}

function deckFigures({ cards, size, reserves }: Account): number[] {
  const per = 1 / Math.max(4, size);
  const weapons = cards.machineGunner + cards.sniper + cards.mortar;
  const command = cards.squadLeader + cards.platoonGuide + cards.platoonSergeant;
  return [
    cards.rifleman / 10,
    cards.scout / 6,
    cards.machineGunner / 6,
    (cards.sniper + cards.mortar) / 6,
    cards.squadLeader / 3,
    cards.platoonGuide + cards.platoonSergeant,
    cards.fogOfWar / 10,
    size / 25,
    4 * per,
    cards.rifleman * per,
    cards.scout * per,
    weapons * per,
    command * per,
    cards.fogOfWar * per,
    reserves / 10,
  ];
}

/** Counters of a type, the suppressed among them, and those that the next hit would take. */
function unitFigures({ counters, aims }: Account): number[] {
  const figures: number[] = [];
  for (const types of GROUPS) {
    let there = 0;
    let suppressed = 0;
    let bare = 0;
    for (const { type, unit, suppressed: is } of counters) {
      if (!types.includes(type)) continue;
      there++;
      if (is) suppressed++;
      if ((aims.ownCards[unit] as number) < 1) bare++;
    }
    figures.push(there / 3, suppressed / 3, bare / 3);
  }
  return figures;
}

const GROUPS: readonly (readonly UnitType[])[] = [['rifleman'], ['scout'], ['machineGunner'], ['sniper', 'mortar']];

/** Fire that the enemy's ready counters can lay on the side's own, by what they can hit. */
function dangerFigures({ counters, situation: { board } }: Account, enemy: Account): number[] {
  let riflemen = 0;
  let others = 0;
  let suppressing = 0;
  for (const from of enemy.counters) {
    const dice = ATTACK_DICE[from.unit] as number;
    if (dice === 0 || from.suppressed) continue;
    const each = Math.min(1, (enemy.aims.ownCards[from.unit] as number) / 3) / 3;
    let best = 0;
    for (const { type, base, tile } of counters) {
      const chance = shotChance(board, from.tile, tile, base, dice);
      best = Math.max(best, chance);
      if (type === 'rifleman') riflemen += chance * each;
      else others += chance * each;
    }
    suppressing += best * each;
  }
  return [riflemen, others, suppressing];
}

/** What ground could be taken next, and what the way to victory costs. */
function groundFigures(own: Account, enemy: Account): number[] {
  const { situation, aims, counters } = own;
  const { board } = situation;
  const left = missing(own);
  let ripe = 0;
  let ripeInHand = 0;
  let near = 0;
  let nearInHand = 0;
  for (const { id, unit, type, tile, suppressed } of counters) {
    if (type !== 'rifleman' || suppressed) continue;
    const inHand = own.hand.reduce((sum, held) => sum + flag(card(held).counter === id), 0);
    const cards = (aims.ownCards[unit] as number) > 0 ? 1 : 0.2;
    const here = takeable(own, tile);
    ripe = Math.max(ripe, here * cards);
    if (inHand > 0) ripeInHand = Math.max(ripeInHand, here);
    for (const next of board.neighbours[tile] as readonly number[]) {
      const there = takeable(own, next);
      near = Math.max(near, there * cards);
      if (inHand > 1) nearInHand = Math.max(nearInHand, there);
    }
  }
  let scouted = 0;
  let scoutedPoints = 0;
  aims.marks.forEach((mark, tile) => {
    if (mark === 0) return;
    scouted++;
    scoutedPoints += board.points[tile] as number;
  });
  let held = 0;
  for (const { tile } of enemy.counters) if ((aims.worth[tile] as number) > 0) held += board.points[tile] as number;
  const [cost, most] = wayToVictory(own, left);
  return [
    ripe / 3,
    flag(ripe >= left),
    ripeInHand / 3,
    flag(ripeInHand >= left),
    near / 3,
    flag(near >= left),
    nearInHand / 3,
    flag(nearInHand >= left),
    scouted / board.faces.length,
    scoutedPoints / 10,
    held / 6,
    cost / 12,
    most / 4,
    outlookOf(own) / 4,
  ];
}

/** Points on a tile that a Rifleman there could take at once. */
function takeable({ aims, situation: { board } }: Account, tile: number): number {
  return aims.marks[tile] === 1 && aims.enemies[tile] === 0 ? (board.points[tile] as number) : 0;
}

/**
 * Steps, about, that the Riflemen still have to take to the points wanted, the cheapest points first, and what the
 * nearest goal costs.
 */
function wayToVictory({ aims, situation, counters }: Account, left: number): [number, number] {
  const { board } = situation;
  const ways: { cost: number; points: number }[] = [];
  const goals = new Map([...aims.goals.values()].map((goal) => [goal.tile, goal]));
  const from = counters.filter(({ type }) => type === 'rifleman').map(({ tile }) => tile);
  for (const tile of board.objectives) {
    if (aims.marks[tile] === 2) continue;
    const known = goals.get(tile)?.ways;
    let steps = 6;
    for (const start of from) {
      steps = Math.min(steps, known?.[start] ?? (board.distance[start]?.[tile] as number) * 1.4);
    }
    const unmarked = aims.marks[tile] === 0 ? 1.2 : 0;
    const cost = steps + 1 + unmarked + (aims.enemies[tile] ? ENEMY_THERE : 0);
    ways.push({ cost, points: board.points[tile] as number });
  }
  ways.sort((a, b) => a.cost / a.points - b.cost / b.points);
  let cost = 0;
  let got = 0;
  for (const way of ways) {
    if (got >= left) break;
    cost += way.cost;
    got += way.points;
  }
  return [Math.min(cost, 24), Math.min(8, ways[0]?.cost ?? 8)];
}

/** Worth of the Riflemen's goals, by nearness, in objective points. */
function outlookOf({ situation, aims }: Account): number {
  let sum = 0;
  for (const [unit, goal] of aims.goals) {
    const steps = (goal.ways[actsFrom(situation, unit)] as number) + 1 + (aims.enemies[goal.tile] ? ENEMY_THERE : 0);
    sum += Math.min(4, goal.worth / WEIGHTS.point) * WEIGHTS.nearness ** steps;
  }
  return sum;
}

function handFigures({ hand }: Account): number[] {
  const cards = noCards();
  let squads = 0;
  for (const id of hand) {
    const { type, squad } = card(id);
    cards[type]++;
    if (type === 'rifleman' && squad === 'A') squads++;
  }
  return [
    hand.length / 4,
    cards.rifleman / 4,
    Math.abs(2 * squads - cards.rifleman) / 4,
    cards.scout / 4,
    (cards.machineGunner + cards.sniper + cards.mortar) / 4,
    (cards.squadLeader + cards.platoonGuide) / 4,
    cards.platoonSergeant,
    flag(hand.some(isFog)),
  ];
}

const sideFigures = (own: Account, enemy: Account): number[] => [
  ...progressFigures(own, enemy),
  ...deckFigures(own),
  ...unitFigures(own),
  ...dangerFigures(own, enemy),
  ...groundFigures(own, enemy),
  ...handFigures(own),
];

/** What lies open between the sides. */
function commonFigures(state: UndauntedState, side: Side): number[] {
  const { phase, active, initiative, round, quietRounds } = state;
  return [
    flag(initiative === side) * 2 - 1,
    phase === 'initiative' ? 0 : flag(active === side) * 2 - 1,
    flag(phase === 'initiative'),
    flag(phase === 'secondPlayerTurn'),
    Math.min(2, round / 20),
    Math.min(1, quietRounds / 5),
  ];
}

/** The position's figures from a side's eyes: its own, the enemy's, and what they share. */
export const figuresOf = (state: UndauntedState, side: Side): number[] => figuresOfBoth(state)[side];

/** The figures from both sides' eyes, each side's counted once. */
export function figuresOfBoth(state: UndauntedState): Record<Side, number[]> {
  const [US, DE] = SIDES.map((side) => accountOf(state, side)) as [Account, Account];
  const figures = { US: sideFigures(US, DE), DE: sideFigures(DE, US) };
  return {
    US: [...figures.US, ...figures.DE, ...commonFigures(state, 'US')],
    DE: [...figures.DE, ...figures.US, ...commonFigures(state, 'DE')],
  };
}
