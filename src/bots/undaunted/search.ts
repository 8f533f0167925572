import { SIDES } from '../../models/undaunted/box.ts';
import type { Side } from '../../models/undaunted/types.ts';
import type { LegalAction } from '../../rules/kernel/action.ts';
import { drawInt, type RandomState } from '../../rules/kernel/random.ts';
import { resample } from '../../rules/undaunted/resample.ts';
import { copyState, type UndauntedState } from '../../rules/undaunted/state.ts';
import type { UndauntedView } from '../../rules/undaunted/view.ts';
import { linesFrom, trustedAmong } from './lines.ts';
import { boundaryAfter, turnNumber } from './playing-on.ts';
import { GRAINS, isHopeless, meanGain, newTrial, standingOf, type Trial, tryIn } from './trial.ts';
import { countAlike } from './units.ts';

/** How much looking ahead may cost. */
export interface Budget {
  /** Most trials, all lines and worlds together. */
  iterations: number;
  /** Asked between worlds: whether to stop before `iterations` are done. */
  isSpent?: () => boolean;
}

/** A decision open at the root, with what the search found. */
export interface Estimate {
  action: LegalAction;
  visits: number;
  /** Chance of winning after it, 0 to 1; null where it was never tried. */
  chance: number | null;
  /** The decision that follows it in its best line, where there is one. */
  next: LegalAction | null;
  /** How far it is sure to be better than the rule player's decision, whose own is 0; the greatest is to be taken. */
  standing: number;
}

/** A world that the view allows, to be played on in place. */
function drawWorld(view: UndauntedView, random: RandomState): UndauntedState {
  const world = copyState(resample(view, random));
  for (const side of SIDES) countAlike(side, view.sides[side].roster, world.sides[side].roster);
  return world;
}

/** Rounds in which half of the lines drop out, until one is left beside the rule player's. */
const roundsFor = (rivals: number): number => Math.max(1, Math.ceil(Math.log2(rivals)));

/** The better half of the lines. */
const betterHalf = (rivals: readonly Trial[]): Trial[] =>
  rivals
    .slice()
    .sort((a, b) => meanGain(b) - meanGain(a))
    .slice(0, Math.ceil(rivals.length / 2));

function estimateOf(action: LegalAction, trials: readonly Trial[], trusted: Trial): Estimate {
  const own = trials.filter(({ line }) => line[0] === action);
  const standing = (trial: Trial): number => (trial === trusted ? 0 : standingOf(trial));
  const [top] = own.slice().sort((a, b) => standing(b) - standing(a));
  return {
    action,
    visits: own.reduce((sum, { visits }) => sum + visits, 0),
    chance: top && top.visits > 0 ? top.total / top.visits : null,
    next: top?.line[1] ?? null,
    standing: top ? standing(top) : Number.NEGATIVE_INFINITY,
  };
}

/**
 * Information-set Monte Carlo search by sequential halving: worlds are drawn that the view allows; in each, every line
 * still in the running and the rule player's are tried with the same chance to follow, played on to the end of the turn
 * (of the round, with bids), and judged by the fitted network. So lines are compared with little luck between them; the
 * worse half drops out round by round, the hopeless at once.
 * @param view what the side may know, its own view
 * @param actions the decisions open to the side
 * @returns an estimate for each of `actions`, in their order; advances `random`
 */
export function search(
  view: UndauntedView,
  side: Side,
  actions: readonly LegalAction[],
  budget: Budget,
  random: RandomState,
): Estimate[] {
  let world = drawWorld(view, random);
  const lines = linesFrom(world, side, actions);
  const trials = lines.map((line) => newTrial(line, random));
  const trusted = trials[trustedAmong(lines, world, side)] as Trial;
  const end = boundaryAfter(turnNumber(world));
  let rivals = trials.filter((trial) => trial !== trusted);
  const rounds = roundsFor(rivals.length);
  let done = 0;
  const isSpent = (): boolean => done > 0 && (done >= budget.iterations || budget.isSpent?.() === true);
  for (let round = 0; round < rounds && rivals.length > 0; round++) {
    const worlds = Math.max(1, Math.floor(budget.iterations / rounds / (rivals.length + 1)));
    for (let each = 0; each < worlds; each++) {
      if (isSpent()) return actions.map((action) => estimateOf(action, trials, trusted));
      if (done > 0) world = drawWorld(view, random);
      const seed = drawInt(random, GRAINS);
      const mark = tryIn(trusted, copyState(world), side, end, seed);
      for (const rival of rivals) tryIn(rival, copyState(world), side, end, seed, mark);
      done += rivals.length + 1;
      rivals = rivals.filter((rival) => !isHopeless(rival));
      if (rivals.length === 0) break;
    }
    rivals = betterHalf(rivals);
  }
  return actions.map((action) => estimateOf(action, trials, trusted));
}
