import { SIDES, type Side } from '../../models/skirmish/schema.ts';
import { type Action, isViolation, type LegalAction, readAction } from '../kernel/action.ts';
import type { Lesson, Seat } from '../kernel/contract.ts';
import type { RandomState } from '../kernel/random.ts';
import { ACTIVATION_VERBS } from './activation.ts';
import { AREA_VERBS } from './areas.ts';
import { ARMY_VERBS } from './army.ts';
import { COMBAT_VERBS } from './combat.ts';
import { draftOf } from './draft.ts';
import { DROP_VERBS } from './drop.ts';
import { EXPLOSIVES_VERBS } from './explosives.ts';
import { MOVEMENT_VERBS } from './movement.ts';
import { ORDER_VERBS } from './orders.ts';
import { RALLY_VERBS } from './rally.ts';
import { REACTION_VERBS } from './reaction.ts';
import { SABOTAGE_VERBS } from './sabotage.ts';
import { SETUP_VERBS } from './setup.ts';
import type { SkirmishState, Step } from './state.ts';
import { type Refusal, refuse, type Verb } from './verb.ts';

/** Every kind of decision, in the order in which buttons are shown. */
export const VERBS: readonly Verb[] = [
  ...ARMY_VERBS,
  ...SETUP_VERBS,
  ...ORDER_VERBS,
  ...RALLY_VERBS,
  ...MOVEMENT_VERBS,
  ...COMBAT_VERBS,
  ...AREA_VERBS,
  ...SABOTAGE_VERBS,
  ...REACTION_VERBS,
  ...DROP_VERBS,
  ...EXPLOSIVES_VERBS,
  ...ACTIVATION_VERBS,
];

const BY_NAME = new Map(VERBS.map((verb) => [verb.name, verb]));

/** The short cards that explain each verb. */
export const LESSONS: Readonly<Record<string, Lesson>> = Object.fromEntries(
  VERBS.map(({ name, lesson, clause }) => [name, { ...lesson, clause }]),
);

/** The verb of an action that `check` has passed. */
export function verbOf(name: string): Verb {
  const verb = BY_NAME.get(name);
  if (!verb) throw new Error(`no verb ${name}`);
  return verb;
}

const isSide = (seat: Seat): seat is Side => (SIDES as readonly string[]).includes(seat);

/** Seats that may act now. */
export function toMove(state: SkirmishState): readonly Side[] | 'chance' | 'none' {
  if (state.over) return 'none';
  if (state.pending) return 'chance';
  const { step } = state;
  if (step.kind === 'army') return SIDES.filter((side) => !state.muster[side].confirmed);
  if (step.kind === 'orders') return SIDES.filter((side) => !state.committed[side]);
  return 'side' in step ? [step.side] : 'none';
}

/** Whether the seat is to move. */
function moves(state: SkirmishState, seat: Seat): seat is Side {
  const seats = toMove(state);
  return isSide(seat) && Array.isArray(seats) && seats.includes(seat);
}

/** Every decision open to the seat. */
export function legalActions(state: SkirmishState, seat: Seat): LegalAction[] {
  if (!moves(state, seat)) return [];
  return VERBS.filter((verb) => verb.steps.includes(state.step.kind)).flatMap((verb) => verb.entries(state, seat));
}

/** The clause by which a step lets nothing else happen first. */
const EXPECTS: Partial<Record<Step['kind'], [clause: string, what: string]>> = {
  orders: ['SK-RUL-58', 'Orders are placed first.'],
  flip: ['SK-ACT-05', 'The next activation card must be flipped.'],
  choose: ['SK-RUL-34', 'A model must be chosen for the flipped card.'],
  target: ['SK-ACT-13', 'The Fire order must be carried out first: name its target.'],
  path: ['SK-ACT-13', 'The Move order must be carried out first: draw its path.'],
  react: ['SK-RUL-18', 'The reacting player decides first.'],
  halt: ['SK-RUL-18', 'The point of the Sentry must be chosen first.'],
  place: ['SK-ACT-13', 'The Grenade order must be carried out first: place it.'],
  drop: ['SK-RUL-43', 'The Ranger must be dropped first.'],
  dropPlace: ['SK-RUL-43', 'The Ranger must be placed first.'],
  heading: ['SK-RUL-43', 'The Ranger must be turned first.'],
  carrier: ['SK-RUL-47', 'It must be decided first who takes the explosives.'],
};

/** Why a verb is not open now, by the clause that says when it is. */
function untimely(state: SkirmishState, verb: Verb): Refusal {
  if (verb.name === 'arrange') {
    return refuse('SK-ACT-04', 'No deck may be rearranged from the first activation until the turn ends.');
  }
  if (verb.name === 'sentry') {
    return refuse(
      'SK-ORD-18',
      'Sentry is only revealed while an enemy model moves or turns, never in the own activation.',
    );
  }
  const [clause, what] = EXPECTS[state.step.kind] ?? [verb.clause, 'That is not open now.'];
  return refuse(clause, what);
}

/** Nothing, or why the action may not be taken. */
export function check(state: SkirmishState, seat: Seat, value: unknown): Refusal | null {
  const action = readAction(value);
  if (isViolation(action)) return action;
  const verb = BY_NAME.get(action.verb);
  if (!verb) return refuse('KERNEL-ACTION', `action.verb: expected one of ${[...BY_NAME.keys()].join(', ')}`);
  if (!isSide(seat)) return refuse('KERNEL-SEAT', 'seat: expected A or B');
  if (state.over) return refuse(state.over.clause, 'The game is over.');
  if (state.pending) return refuse('SK-RUL-55', 'The coin must be flipped first.');
  if (!moves(state, seat)) {
    const waiting = toMove(state);
    const who = Array.isArray(waiting) && waiting.length > 0 ? `It is ${waiting.join(' and ')} to decide.` : 'Not now.';
    if (verb.name === 'arrange' && state.step.kind !== 'orders') return untimely(state, verb);
    return refuse(state.step.kind === 'orders' ? 'SK-RUL-32' : 'SK-ACT-08', `${who}`);
  }
  if (!verb.steps.includes(state.step.kind)) return untimely(state, verb);
  return verb.check(state, seat, action.noun);
}

/** The state after an action that `check` passes; the machine goes on from `step`. */
export function act(state: SkirmishState, seat: Seat, action: Action): SkirmishState {
  const draft = draftOf(state);
  verbOf(action.verb).apply(draft, seat as Side, action.noun);
  return draft;
}

/** An action of an entry, drawn at random where it describes a region. */
export function sample(state: SkirmishState, seat: Seat, entry: LegalAction, random: RandomState): Action {
  const { verb, noun } = entry;
  if (entry.region === undefined) return noun === undefined ? { verb } : { verb, noun };
  const draw = verbOf(verb).sample;
  if (!draw) throw new Error(`${verb} has no region`);
  return { verb, noun: draw(state, seat as Side, entry, random) };
}
