import type { Aims } from './aims.ts';
import type { Situation } from './situation.ts';
import type { Weights } from './weights.ts';

/** A decision weighed: how much it is held to be worth, and why, in one line. */
export interface Idea {
  value: number;
  /** The noun of the step it begins with, where it has one. */
  noun: string | null;
  /** Empty where nobody asks for reasons. */
  why: string;
}

/** Everything a decision is weighed with. */
export interface Thought {
  situation: Situation;
  aims: Aims;
  weights: Weights;
  /** Whether reasons are asked for; in play looked ahead they are not. */
  tells: boolean;
}

/** Something that brings nothing. */
export const idle = (why: string): Idea => ({ value: 0, noun: null, why });
