import { CARDS, COUNTERS, card, isFog, tileLabel } from '../../models/undaunted/box.ts';
import type { ActionName, CardId } from '../../models/undaunted/types.ts';
import type { LegalAction } from '../../rules/kernel/action.ts';
import { TARGET_DISTANCE } from '../../rules/undaunted/bars.ts';
import { counterName } from '../../rules/undaunted/names.ts';
import { squadLimit } from '../../rules/undaunted/steps.ts';
import { aimsIn } from './aims.ts';
import { attackIdea, blastIdea, suppressIdea, targetIdea } from './fire.ts';
import { scoutIdea, stepIdea } from './marching.ts';
import { actsFrom, tileOf } from './odds.ts';
import type { Situation } from './situation.ts';
import { type Idea, idle, type Thought } from './thoughts.ts';
import { bolsterIdea, cardIdea, deedIdea, guideIdea, hunkerIdea, inspireIdea, readyIdea } from './uses.ts';
import { WEIGHTS, type Weights, WIN } from './weights.ts';

/** A listed decision with what it is held to be worth, and why. */
export interface Weighed {
  action: LegalAction;
  value: number;
  /** Empty where nobody asks for reasons. */
  why: string;
  /** With a card to be played: what it is meant for, and the first step of that. */
  plan?: { action: ActionName | 'ready' | 'hunker-down'; noun: string | null };
}

/** What is done first, other things being equal: cards that show more, then the way, then fire, then the ground. */
const ORDER: Readonly<Record<ActionName | 'ready' | 'hunker-down', number>> = {
  Command: 60,
  Recon: 55,
  ready: 50,
  Scout: 45,
  Stalk: 44,
  Guide: 43,
  Target: 41,
  Blast: 40,
  Suppress: 39,
  Attack: 35,
  Control: 30,
  Move: 25,
  Bolster: 15,
  Conceal: 14,
  Inspire: 10,
  'hunker-down': 5,
};

/** Cards are weighed for when they are played, far above ending the turn. */
function weighPlay(thought: Thought, action: LegalAction): Weighed {
  const idea = cardIdea(thought, String(action.noun));
  const first = idea.value >= WIN / 2 ? WIN : ORDER[idea.action] + Math.min(4, idea.value / 5);
  return { action, value: first, why: idea.why, plan: idea };
}

/** Chances that a bid of this value takes the first turn, by what the enemy is likely to hold. */
function leads(thought: Thought, value: number): number {
  const { enemy, initiative, side } = thought.situation;
  const least = initiative === side ? value : value - 1;
  let beaten = 0;
  for (let other = 0; other <= least; other++) beaten += enemy.force.initiatives[other] ?? 0;
  for (const id of enemy.supply) if (card(id).initiative <= least) beaten--;
  const cards = enemy.force.size - enemy.supply.length;
  return cards === 0 ? 1 : beaten / cards;
}

/** What going first brings more when ground is in the balance. */
function stakes({ aims }: Thought): number {
  let stake = 0;
  for (const enemy of aims.enemyCounters) {
    if (enemy.type === 'rifleman' && aims.enemyMarks[enemy.tile] === 1) {
      stake = Math.max(stake, Math.min(50, aims.threat[enemy.tile] as number));
    }
  }
  return stake * 0.25;
}

const bidReason = (label: string, isFogCard: boolean, chance: number): string =>
  isFogCard
    ? 'Fog of War is of no use but to be bid'
    : `bid ${label}: ${Math.round(chance * 100)} % to go first, and it is missed least`;

function weighBid(thought: Thought, action: LegalAction): Weighed {
  const { weights } = thought;
  const id = String(action.noun) as CardId;
  const entry = card(id);
  const lost = isFog(id) ? 0 : Math.max(0.5, Math.min(60, cardIdea(thought, id).value));
  const chance = leads(thought, entry.initiative);
  const { initiative } = weights;
  return {
    action,
    value: chance * (initiative + stakes(thought)) - lost,
    why: thought.tells ? bidReason(entry.label, isFog(id), chance) : '',
  };
}

function ideaFor(thought: Thought, { verb, noun }: LegalAction): Idea {
  const { situation } = thought;
  const { playing } = situation;
  if (playing === null) return idle('');
  const entry = card(playing.card);
  if (verb === 'use') return deedIdea(thought, playing.card, String(noun) as ActionName);
  if (verb === 'hunker-down') return hunkerIdea(thought, playing.card);
  if (verb === 'ready') return entry.counter === null ? idle('') : readyIdea(thought, entry.counter);
  return stepPlan(thought);
}

/** The best next step of the action being performed: its noun, and what it brings. */
function stepPlan(thought: Thought): Idea {
  const { situation } = thought;
  const { playing } = situation;
  if (playing === null || playing.action === null) return idle('');
  const { action, left } = playing;
  const entry = card(playing.card);
  const unit = action === 'Guide' ? playing.guided : entry.counter;
  const from = unit === null ? -1 : actsFrom(situation, unit);
  const dice = entry.actions.find(({ name }) => name === action)?.value ?? 1;
  switch (action) {
    case 'Guide':
      return unit === null ? guideIdea(thought) : stepIdea(thought, unit, tileOf(situation, unit), false);
    case 'Move':
      return stepIdea(thought, unit ?? '', from, false);
    case 'Stalk':
      return stepIdea(thought, unit ?? '', from, true);
    case 'Scout':
      return scoutIdea(thought, unit ?? '', from, left);
    case 'Attack':
      return attackIdea(thought, from, dice);
    case 'Suppress':
      return suppressIdea(thought, from, dice);
    case 'Blast':
      return blastIdea(thought, dice);
    case 'Target':
      return targetIdea(thought, from, TARGET_DISTANCE);
    case 'Bolster':
      return bolsterIdea(thought, squadLimit(playing.card, action), left);
    case 'Inspire':
      return inspireIdea(thought, squadLimit(playing.card, action), playing.card);
    case 'Command':
      return { value: 1, noun: null, why: 'more cards, more to choose from' };
    default:
      return idle('');
  }
}

/** What can be said for a step that is not the obvious one. */
function otherReason({ noun }: LegalAction): string {
  const id = String(noun);
  if (CARDS.has(id)) return `${card(id).label} is needed more`;
  return `${COUNTERS.has(id) ? counterName(id) : tileLabel(id)} promises more than the obvious choice`;
}

/** Why a card would be used for this action. */
export function deedReason(situation: Situation, id: CardId, name: ActionName): string {
  return deedIdea({ situation, aims: aimsIn(situation, WEIGHTS), weights: WEIGHTS, tells: true }, id, name).why;
}

/** Least that a step has to bring where it may be left out. */
const ENOUGH = 0.01;

function weighSteps(thought: Thought, actions: readonly LegalAction[]): Weighed[] {
  const plan = stepPlan(thought);
  return actions.map((action): Weighed => {
    if (action.verb === 'stop') return { action, value: ENOUGH, why: 'that is far enough' };
    const isPlanned = plan.noun === null || plan.noun === action.noun;
    if (isPlanned) return { action, value: plan.value, why: plan.why };
    return { action, value: Math.min(0, plan.value) - 0.5, why: thought.tells ? otherReason(action) : '' };
  });
}

/**
 * Weighs every decision open to the side.
 * @param tells whether reasons are wanted
 */
export function weigh(
  situation: Situation,
  actions: readonly LegalAction[],
  tells: boolean,
  weights: Weights = WEIGHTS,
): Weighed[] {
  const thought: Thought = { situation, aims: aimsIn(situation, weights), weights, tells };
  const { playing } = situation;
  if (playing !== null && playing.action !== null) return weighSteps(thought, actions);
  return actions.map((action): Weighed => {
    switch (action.verb) {
      case 'bid':
        return weighBid(thought, action);
      case 'play':
        return weighPlay(thought, action);
      case 'end-turn':
        return { action, value: 0, why: 'nothing more to be done this turn' };
      case 'offer-end':
        return { action, value: -10, why: 'nothing moves any more' };
      case 'agree-to-end':
        return { action, value: -1, why: 'nothing moves any more' };
      case 'decline-to-end':
        return { action, value: 1, why: 'there is still something to be won' };
      default: {
        const idea = ideaFor(thought, action);
        return { action, value: idea.value, why: idea.why };
      }
    }
  });
}

/** The decision of the highest worth; the first of equals. Throws where none is open. */
export function best(weighed: readonly Weighed[]): Weighed {
  let found: Weighed | undefined;
  for (const each of weighed) if (found === undefined || each.value > found.value) found = each;
  if (found === undefined) throw new Error('no decision is open');
  return found;
}
