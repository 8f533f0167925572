import { type Card, card, counter as counterData, isFog, tileLabel } from '../../models/undaunted/box.ts';
import type { ActionName, CardId, CounterId } from '../../models/undaunted/types.ts';
import { TARGET_DISTANCE } from '../../rules/undaunted/bars.ts';
import { counterName } from '../../rules/undaunted/names.ts';
import { attackIdea, blastIdea, suppressIdea, targetIdea } from './fire.ts';
import { scoutIdea, stepIdea } from './marching.ts';
import { actsFrom, tileOf } from './odds.ts';
import { type Idea, idle, type Thought } from './thoughts.ts';
import { UNITS, unitNumber } from './units.ts';
import { WIN } from './weights.ts';

/** Share of Fog of War in the cards that the side may draw, 0 to 1. */
function fogShare({ situation: { own } }: Thought): number {
  let cards = own.force.size;
  let { fog } = own.force;
  for (const zone of [own.supply, own.removed, own.hand, own.play]) {
    cards -= zone.length;
    for (const id of zone) if (isFog(id)) fog--;
  }
  return cards <= 0 ? 1 : fog / cards;
}

const drawWorth = (thought: Thought): number => thought.weights.draw * (1 - fogShare(thought));

function controlIdea({ situation, aims, weights, tells }: Thought, tile: number): Idea {
  const { board } = situation;
  const points = board.points[tile] as number;
  const worth = aims.worth[tile] as number;
  if (points === 0 || worth === 0) return idle('nothing to be had here');
  const wins = worth >= WIN / 10;
  const value = wins ? WIN : worth + (aims.enemyMarks[tile] === 2 ? weights.point * 0.2 : 0);
  if (!tells) return { value, noun: null, why: '' };
  const gain = `${points} point${points === 1 ? '' : 's'}${wins ? ' and the game' : ''}`;
  return { value, noun: null, why: `take ${tileLabel(board.faces[tile] as string)} for ${gain}` };
}

/** Cards that Bolster may take, the most useful first, with their worth. */
function reinforcements(thought: Thought, squad: string | null): { id: CardId; worth: number }[] {
  const { situation, weights } = thought;
  const { own } = situation;
  const seen = new Map<string, number>();
  const found: { id: CardId; worth: number }[] = [];
  for (const id of own.supply) {
    const entry = card(id);
    if (entry.kind === 'fogOfWar' || (squad !== null && entry.squad !== squad)) continue;
    const unit = `${entry.type}/${entry.squad}`;
    const before = seen.get(unit) ?? 0;
    seen.set(unit, before + 1);
    found.push({ id, worth: cardWorth(thought, entry, before) * weights.bolsterNext ** before });
  }
  return found.sort((a, b) => b.worth - a.worth);
}

/** Own cards of a unit in hand, deck, discard pile and play area. */
const cardsOf = ({ aims }: Thought, unit: CounterId): number => aims.ownCards[unitNumber(unit)] ?? 0;

/** What one more card of a unit is worth to the deck. */
function cardWorth(thought: Thought, entry: Card, extra: number): number {
  const { weights, aims } = thought;
  const base = weights.bolster[entry.type];
  if (entry.counter === null) return base;
  const there = cardsOf(thought, entry.counter);
  let worth = base * weights.bolsterNext ** there;
  if (entry.type === 'scout' && extra + there > 0 && aims.marking.every((value) => value <= 0)) worth *= 0.3;
  return worth;
}

/** Bolster with up to `count` cards. */
export function bolsterIdea(thought: Thought, squad: string | null, count: number): Idea {
  const best = reinforcements(thought, squad).slice(0, count);
  const first = best[0];
  if (!first) return idle('no reinforcements are left');
  return {
    value: best.reduce((sum, { worth }) => sum + worth, 0),
    noun: first.id,
    why: thought.tells ? `bring up ${card(first.id).label}` : '',
  };
}

/** Inspire: the most useful card of those in the play area. */
export function inspireIdea(thought: Thought, squad: string | null, self: CardId): Idea {
  let best = idle('nobody to inspire');
  for (const id of thought.situation.own.play) {
    const entry = card(id);
    if (id === self || (squad !== null && entry.squad !== squad) || entry.type === 'squadLeader') continue;
    const use = cardIdea(thought, id);
    const value = use.value * AGAIN;
    if (best.noun !== null && value <= best.value) continue;
    best = { value, noun: id, why: thought.tells ? `use ${entry.label} once more: ${use.why}` : '' };
  }
  return best;
}

/** Share of a card's worth that is left when it has to be inspired first. */
const AGAIN = 0.95;

/** Guide: the counter that gains most by a step over marked tiles. */
export function guideIdea(thought: Thought): Idea {
  const { situation } = thought;
  let best = idle('nobody to guide');
  for (const { id, side } of UNITS) {
    const where = situation.counters[id];
    if (side !== situation.side || !where || where.suppressed) continue;
    const step = stepIdea(thought, id, tileOf(situation, id), false);
    if (best.noun === null || step.value > best.value) best = { ...step, noun: id };
  }
  return best;
}

/** What the card does for one of its actions. */
export function deedIdea(thought: Thought, id: CardId, name: ActionName): Idea {
  const { situation, weights } = thought;
  const entry = card(id);
  const printed = entry.actions.find((action) => action.name === name);
  const value = printed?.value ?? 1;
  const squad = printed?.squadLimited ? entry.squad : null;
  const unit = entry.counter ?? '';
  const from = entry.counter === null ? -1 : actsFrom(situation, entry.counter);
  switch (name) {
    case 'Move':
      return stepIdea(thought, unit, from, false);
    case 'Stalk':
      return stepIdea(thought, unit, from, true);
    case 'Scout':
      return scoutIdea(thought, unit, from, value);
    case 'Attack':
      return attackIdea(thought, from, value);
    case 'Suppress':
      return suppressIdea(thought, from, value);
    case 'Blast':
      return blastIdea(thought, value);
    case 'Target':
      return targetIdea(thought, from, TARGET_DISTANCE);
    case 'Control':
      return controlIdea(thought, from);
    case 'Bolster':
      return bolsterIdea(thought, squad, value);
    case 'Inspire':
      return inspireIdea(thought, squad, id);
    case 'Guide':
      return guideIdea(thought);
    case 'Command':
      return { value: value * drawWorth(thought), noun: null, why: thought.tells ? `draw ${value} cards` : '' };
    case 'Recon':
      return {
        value: weights.clearing + drawWorth(thought),
        noun: null,
        why: 'clear the Fog of War and draw a card',
      };
    case 'Conceal':
      return situation.enemy.supply.some(isFog)
        ? { value: weights.fog * 0.8, noun: null, why: 'put Fog of War into the enemy’s deck' }
        : idle('the enemy has no more Fog of War to be given');
  }
}

/** Readying the card's suppressed unit. */
export function readyIdea({ situation, weights, tells }: Thought, unit: CounterId): Idea {
  const more = situation.own.hand.some((id) => card(id).counter === unit);
  const value = weights.readying * weights.hit[counterData(unit).type] + (more ? 2 : 0);
  return { value, noun: null, why: tells ? `get ${counterName(unit)} back into action` : '' };
}

/** Back to the supply with a card that has nothing to do. */
export function hunkerIdea(thought: Thought, id: CardId): Idea {
  const { counter, label } = card(id);
  const isSpare = counter !== null && cardsOf(thought, counter) > 1;
  return {
    value: isSpare ? thought.weights.hunker : -1,
    noun: null,
    why: thought.tells ? `${label} has nothing to do and hunkers down` : '',
  };
}

/** Whether an action of the card is barred in this situation (UN-RUL-15). */
function isBarred({ situation, aims }: Thought, entry: Card, name: ActionName): boolean {
  switch (name) {
    case 'Recon':
      return !situation.own.hand.some(isFog);
    case 'Blast':
      return situation.target[situation.side] === null;
    case 'Attack':
    case 'Suppress':
      return aims.enemyCounters.length === 0;
    case 'Control': {
      const tile = entry.counter === null ? -1 : actsFrom(situation, entry.counter);
      return tile < 0 || aims.marks[tile] !== 1 || (aims.enemies[tile] as number) > 0;
    }
    default:
      return false;
  }
}

/** The best that can be done with a card of the side's own. */
export function cardIdea(thought: Thought, id: CardId): Idea & { action: ActionName | 'ready' | 'hunker-down' } {
  const entry = card(id);
  if (entry.counter !== null && thought.situation.counters[entry.counter]?.suppressed) {
    return { ...readyIdea(thought, entry.counter), action: 'ready' };
  }
  let best: (Idea & { action: ActionName | 'hunker-down' }) | null = null;
  for (const { name } of entry.actions) {
    if (isBarred(thought, entry, name)) continue;
    const idea = deedIdea(thought, id, name);
    if (best === null || idea.value > best.value) best = { ...idea, action: name };
  }
  const hunker = hunkerIdea(thought, id);
  return best && best.value > hunker.value ? best : { ...hunker, action: 'hunker-down' };
}
