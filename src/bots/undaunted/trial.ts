import { FACES } from '../../models/dice/request.ts';
import type { Side } from '../../models/undaunted/types.ts';
import { drawInt, drawOne, type RandomState, seeded } from '../../rules/kernel/random.ts';
import type { UndauntedState } from '../../rules/undaunted/state.ts';
import { actIn, settleIn } from './forward.ts';
import { judge } from './judgement.ts';
import type { Line } from './lines.ts';
import { playOn } from './playing-on.ts';

/** A line being tried, with what came of it. */
export interface Trial {
  line: Line;
  visits: number;
  /** Sum of the chances found. */
  total: number;
  /** Sum, and sum of squares, of what it brought more than the rule player's line in the same worlds. */
  gain: number;
  squares: number;
  /** Where the sampling of its first throw starts, 0 to 1, and how often that was thrown. */
  start: number;
  thrown: number;
}

/** Grains into which chances are divided. */
export const GRAINS = 1 << 20;

/** A line not tried yet; advances `random`. */
export const newTrial = (line: Line, random: RandomState): Trial => ({
  line,
  visits: 0,
  total: 0,
  gain: 0,
  squares: 0,
  start: drawInt(random, GRAINS) / GRAINS,
  thrown: 0,
});

/**
 * Faces for the first throw of a line, so that over its trials hits come in their due share: systematic sampling from a
 * random start, as likely to hit each time as real dice, but with less of luck in the sum. How many dice hit has no
 * effect (UN-DICE-04).
 */
function throwEvenly(trial: Trial, draft: UndauntedState, random: RandomState): number[] {
  const succeeds = (draft.pending?.succeeds ?? []).map(Number);
  const dice = draft.pending?.dice.length ?? 0;
  const fails = FACES.d10.map(Number).filter((face) => !succeeds.includes(face));
  const chance = 1 - (fails.length / FACES.d10.length) ** dice;
  const before = Math.floor(trial.start + trial.thrown * chance);
  trial.thrown++;
  const isHit = fails.length === 0 || Math.floor(trial.start + trial.thrown * chance) > before;
  return Array.from({ length: dice }, () => drawOne(random, isHit ? succeeds : fails));
}

/**
 * Follows the line in a world, plays on by the rule player's lights, judges, and notes what was found.
 * @param draft a copy of the world, changed in place
 * @param end number of the turn before which the position is judged
 * @param seed of the chance that follows; the same for all lines tried in one world
 * @param mark chance that the rule player's line has found in this world; left out for that line itself
 * @returns the chance found, 0 to 1
 */
export function tryIn(
  trial: Trial,
  draft: UndauntedState,
  side: Side,
  end: number,
  seed: number,
  mark?: number,
): number {
  const random = seeded(seed);
  for (const action of trial.line) actIn(draft, side, action);
  if (draft.pending) settleIn(draft, throwEvenly(trial, draft, random));
  playOn(draft, end, random);
  const chance = judge(draft, side);
  const gain = mark === undefined ? 0 : chance - mark;
  trial.visits++;
  trial.total += chance;
  trial.gain += gain;
  trial.squares += gain ** 2;
  return chance;
}

/** Mean gain over the rule player's line; of a line never tried, minus infinity. */
export const meanGain = ({ gain, visits }: Trial): number => (visits > 0 ? gain / visits : Number.NEGATIVE_INFINITY);

/** Standard errors by which a line has to be better than the rule player's to be taken in its place. */
const DOUBT = 1;
/** Added to the variance of gains, as a few trials that happen to agree prove little. */
const LEAST_VARIANCE = 0.0004;

/** Standard error of the mean gain of a line that has been tried. */
function errorOf({ squares, gain, visits }: Trial): number {
  const variance = Math.max(0, squares / visits - (gain / visits) ** 2) + LEAST_VARIANCE;
  return Math.sqrt(variance / visits);
}

/** How far the line is sure to be better than the rule player's. */
export const standingOf = (trial: Trial): number =>
  trial.visits > 0 ? meanGain(trial) - DOUBT * errorOf(trial) : Number.NEGATIVE_INFINITY;

/** Trials before a line may be given up for good. */
const FAIR_TRIALS = 3;

/** Whether the line is as sure to be worse than the rule player's as it would have to be better. */
export const isHopeless = (trial: Trial): boolean =>
  trial.visits >= FAIR_TRIALS && meanGain(trial) + DOUBT * errorOf(trial) < 0;
