import type { Side } from '../../models/skirmish/schema.ts';
import type { Point } from '../geometry/shapes.ts';
import { onGrid } from '../geometry/tolerance.ts';
import type { Json, LegalAction, Violation } from '../kernel/action.ts';
import type { Hint, Lesson } from '../kernel/contract.ts';
import type { RandomState } from '../kernel/random.ts';
import type { SkirmishState, Step } from './state.ts';

/** A refusal, with the short reason of the rules catalogue where it names one. */
export interface Refusal extends Violation {
  reason?: string;
}

/**
 * One kind of decision. `entries` and `check` are asked only while the state waits for one of `steps` and the seat is
 * to move; `apply` only after `check` passed, on a draft that it may change.
 */
export interface Verb {
  name: string;
  /** Steps of the game in which it can be taken. */
  steps: readonly Step['kind'][];
  /** The clause that grants it. */
  clause: string;
  lesson: Omit<Lesson, 'clause'>;
  entries(state: SkirmishState, seat: Side): LegalAction[];
  check(state: SkirmishState, seat: Side, noun: Json | undefined): Refusal | null;
  apply(draft: SkirmishState, seat: Side, noun: Json | undefined): void;
  /** Button text, effects and pieces of an entry. */
  hint(
    state: SkirmishState,
    seat: Side,
    action: LegalAction,
  ): Pick<Hint, 'label' | 'effects' | 'targets' | 'closes' | 'group'>;
  /** Draws a noun for a region entry; may give one that `check` refuses, it is asked again then. */
  sample?(state: SkirmishState, seat: Side, entry: LegalAction, random: RandomState): Json;
}

export const refuse = (clause: string, message: string, reason?: string): Refusal =>
  reason === undefined ? { clause, message } : { clause, message, reason };

/** A noun of the wrong shape. */
export const malformed = (expected: string): Refusal => refuse('KERNEL-ACTION', `action.noun: expected ${expected}`);

/** The state's step, known to be of one of these kinds: `check` and `apply` are called in no other. */
export function stepOf<K extends Step['kind']>(state: SkirmishState, ...kinds: K[]): Extract<Step, { kind: K }> {
  const { step } = state;
  if (!(kinds as string[]).includes(step.kind)) throw new Error(`waits for ${step.kind}, not for ${kinds.join(', ')}`);
  return step as Extract<Step, { kind: K }>;
}

type Fields = { [key: string]: Json };

/** A noun as an object with exactly these fields, or null. */
export function fields(noun: Json | undefined, ...names: string[]): Fields | null {
  if (typeof noun !== 'object' || noun === null || Array.isArray(noun)) return null;
  const keys = Object.keys(noun);
  return keys.length === names.length && names.every((name) => Object.hasOwn(noun, name)) ? noun : null;
}

const FAR = 10_000;

/** A coordinate from outside on the grid, or null. */
export const coordinate = (value: Json | undefined): number | null =>
  typeof value === 'number' && Number.isFinite(value) && Math.abs(value) < FAR ? onGrid(value) : null;

/** A point from outside on the grid, or null. */
export function pointOf(x: Json | undefined, y: Json | undefined): Point | null {
  const [px, py] = [coordinate(x), coordinate(y)];
  return px === null || py === null ? null : { x: px, y: py };
}

/** A whole degree from 0 to 359, or null. */
export const degree = (value: Json | undefined): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 360 ? value : null;
