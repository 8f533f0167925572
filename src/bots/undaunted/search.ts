import { FACES } from '../../models/dice/request.ts';
import { SIDES } from '../../models/undaunted/box.ts';
import type { Side } from '../../models/undaunted/types.ts';
import type { LegalAction } from '../../rules/kernel/action.ts';
import { drawInt, drawOne, type RandomState, seeded } from '../../rules/kernel/random.ts';
import { isSide, legalActions, toMove } from '../../rules/undaunted/legal.ts';
import { resample } from '../../rules/undaunted/resample.ts';
import { copyState, type UndauntedState } from '../../rules/undaunted/state.ts';
import type { UndauntedView } from '../../rules/undaunted/view.ts';
import { actIn, settleIn } from './forward.ts';
import { playOn, turnNumber } from './playing-on.ts';
import { prospects } from './prospects.ts';
import { situationIn } from './situation.ts';
import { countAlike } from './units.ts';
import { best, weigh } from './weigh.ts';

/** How much looking ahead may cost. */
export interface Budget {
  /** Most worlds that are drawn and played. */
  iterations: number;
  /** Turns that are played on after the one being taken before the position is judged. */
  turns: number;
  /** Asked between iterations: whether to stop before `iterations` are done. */
  isSpent?: () => boolean;
}

/** A decision open at the root, with what the search found. */
export interface Estimate {
  action: LegalAction;
  visits: number;
  /** Chance of winning after it, 0 to 1; null where it was never tried. */
  chance: number | null;
  /** What was mostly done after it by the same side, where nothing came between. */
  next: LegalAction | null;
  /** How far it is sure to be better than other decisions; the greatest is the one to take. */
  standing: number;
}

/** A decision below a node of the tree, as seen by the side that searches. */
interface Branch {
  action: LegalAction;
  /** Share of the trust that the rule player puts into it. */
  prior: number;
  visits: number;
  /** Sum of the searching side's chances. */
  total: number;
  /** At the root: sum of what it brought more than the others tried in the same worlds. */
  gain: number;
  child: Node | null;
}

/** A point of the tree; what the searching side cannot tell apart is one point. */
interface Node {
  visits: number;
  total: number;
  branches: Map<string, Branch>;
  /** Where dice are thrown: where the sampling starts, 0 to 1, and what follows a hit or a miss. */
  outcomes: { start: number; hit: Node; miss: Node } | null;
}

/** A tree, with the sums of the squares of all chances found and of all gains. */
interface Tree {
  root: Node;
  squares: number;
  gains: number;
  /** Number of the turn at whose beginning positions are judged. */
  end: number;
}

/** Standard deviation of the chances found so far; that of a fair game before there are any. */
function deviationOf({ root: { visits, total }, squares }: Tree): number {
  if (visits < 4) return 0.2;
  return Math.max(LEAST_SPREAD, Math.sqrt(Math.max(0, squares / visits - (total / visits) ** 2)));
}

const newNode = (): Node => ({ visits: 0, total: 0, branches: new Map(), outcomes: null });

const keyOf = ({ verb, noun }: LegalAction): string => `${verb} ${noun ?? ''}`;

/**
 * How far trust in the rule player's judgement leads; greater is wider. Counted in standard deviations of what playing
 * on brought so far, as chances lie close together where the game is all but decided.
 */
const CURIOSITY = 8;
/** Least standard deviation that is reckoned with. */
const LEAST_SPREAD = 0.004;
/** Values this far apart are trusted e times as much. */
const TEMPERATURE = 3;
/** Trust shared out evenly, whatever the rule player thinks. */
const EVEN = 0.2;

/** Adds branches for decisions that have not been met at this node before. */
function grow(node: Node, draft: UndauntedState, side: Side, actions: readonly LegalAction[]): void {
  if (actions.every((action) => node.branches.has(keyOf(action)))) return;
  const weighed = weigh(situationIn(draft, side), actions, false);
  const most = best(weighed).value;
  const trusts = weighed.map(({ value }) => Math.exp(Math.max(-20, (value - most) / TEMPERATURE)));
  const sum = trusts.reduce((a, b) => a + b, 0);
  weighed.forEach(({ action }, at) => {
    const key = keyOf(action);
    if (node.branches.has(key)) return;
    const prior = ((1 - EVEN) * (trusts[at] as number)) / sum + EVEN / actions.length;
    node.branches.set(key, { action, prior, visits: 0, total: 0, gain: 0, child: null });
  });
}

/** The branch to be tried next: well-tried ones by what they brought, others by trust. */
function select(node: Node, actions: readonly LegalAction[], isOwn: boolean, deviation: number): Branch {
  let found: Branch | undefined;
  let most = Number.NEGATIVE_INFINITY;
  const mean = node.visits > 0 ? node.total / node.visits : 0.5;
  const spread = CURIOSITY * deviation * Math.sqrt(node.visits + 1);
  for (const action of actions) {
    const branch = node.branches.get(keyOf(action)) as Branch;
    const chance = branch.visits > 0 ? branch.total / branch.visits : mean;
    const score = (isOwn ? chance : 1 - chance) + (spread * branch.prior) / (1 + branch.visits);
    if (score > most) [found, most] = [branch, score];
  }
  return found as Branch;
}

/** Grains into which chances are divided. */
const GRAINS = 1 << 20;

/**
 * Throws the pending dice so that over the visits of a node hits come in their due share: systematic sampling from a
 * random start, as likely to hit each time as real dice, but with less of luck in the sum.
 */
function throwEvenly(node: Node, draft: UndauntedState, random: RandomState): Node {
  const succeeds = (draft.pending?.succeeds ?? []).map(Number);
  const dice = draft.pending?.dice.length ?? 0;
  const fails = FACES.d10.map(Number).filter((face) => !succeeds.includes(face));
  const chance = 1 - (fails.length / FACES.d10.length) ** dice;
  node.outcomes ??= { start: drawInt(random, GRAINS) / GRAINS, hit: newNode(), miss: newNode() };
  const { start, hit, miss } = node.outcomes;
  const thrown = hit.visits + miss.visits;
  const isHit = fails.length === 0 || Math.floor(start + (thrown + 1) * chance) > Math.floor(start + thrown * chance);
  settleIn(draft, throwAmong(dice, isHit ? succeeds : fails, random));
  return isHit ? hit : miss;
}

/** As many faces as there are dice, all of the kind wanted: how many dice hit has no effect (UN-DICE-04). */
const throwAmong = (dice: number, faces: readonly number[], random: RandomState): number[] =>
  Array.from({ length: dice }, () => drawOne(random, faces));

/** The seat that decides next; of two that bid at once, the searching side first. */
function mover(draft: UndauntedState, side: Side): Side | null {
  const movers = toMove(draft);
  if (typeof movers === 'string') return null;
  const seat = movers.includes(side) ? side : movers[0];
  return isSide(seat) ? seat : null;
}

/** The other side's bid, which the searching side does not see: now the rule player's, now any card. */
function bidUnseen(draft: UndauntedState, seat: Side, random: RandomState): void {
  const actions = legalActions(draft, seat);
  const action =
    drawInt(random, 3) === 0 ? drawOne(random, actions) : best(weigh(situationIn(draft, seat), actions, false)).action;
  actIn(draft, seat, action);
}

/**
 * Visits after which a node's decisions are chosen by the tree. Before that the rule player goes on: a tree that tries
 * everything once would hold it against the decision above.
 */
const RIPE = 10;

/**
 * One way down the tree in a drawn world, and a game played on from there.
 * @param first the decision taken at the root
 * @returns the chance found
 */
function iterate(tree: Tree, first: Branch, draft: UndauntedState, side: Side, random: RandomState): number {
  const deviation = deviationOf(tree);
  actIn(draft, side, first.action);
  first.child ??= newNode();
  let node = first.child;
  const path: { visits: number; total: number }[] = [tree.root, first, node];
  while (draft.over === null && turnNumber(draft) < tree.end) {
    if (draft.pending) {
      node = throwEvenly(node, draft, random);
      path.push(node);
      continue;
    }
    const seat = node.visits < RIPE ? null : mover(draft, side);
    if (seat === null) break;
    if (draft.phase === 'initiative' && seat !== side) {
      bidUnseen(draft, seat, random);
      continue;
    }
    const actions = legalActions(draft, seat);
    grow(node, draft, seat, actions);
    const branch = select(node, actions, seat === side, deviation);
    actIn(draft, seat, branch.action);
    branch.child ??= newNode();
    node = branch.child;
    path.push(branch, node);
  }
  playOn(draft, tree.end, random);
  const chance = prospects(draft, side);
  tree.squares += chance ** 2;
  for (const passed of path) {
    passed.visits += 1;
    passed.total += chance;
  }
  return chance;
}

/** Decisions tried in one world. */
const ABREAST = 4;

/** The decisions to be tried in the next world: the most promising, each once. */
function abreast(tree: Tree, most: number): Branch[] {
  const { root } = tree;
  const spread = CURIOSITY * deviationOf(tree) * Math.sqrt(root.visits + 1);
  const score = ({ gain, visits, prior }: Branch): number =>
    (visits > 0 ? gain / visits : 0) + (spread * prior) / (1 + visits);
  return [...root.branches.values()].sort((a, b) => score(b) - score(a)).slice(0, Math.min(ABREAST, most));
}

/**
 * Tries several decisions in one and the same world, with the same seed for what follows, so that what they bring is
 * compared with less of luck in it.
 */
function compare(tree: Tree, world: UndauntedState, side: Side, most: number, seed: number): number {
  const branches = abreast(tree, most);
  const chances = branches.map((branch) => iterate(tree, branch, copyState(world), side, seeded(seed)));
  const mean = chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
  branches.forEach((branch, at) => {
    const gain = (chances[at] as number) - mean;
    branch.gain += gain;
    tree.gains += gain ** 2;
  });
  return branches.length;
}

/** Standard errors by which a decision has to be better than the rule player's to be taken in its place. */
const DOUBT = 3;

/** How far a decision is sure to be better than others, the rule player's own word given credit. */
function standingOf(branch: Branch, tree: Tree, isTrusted: boolean): number {
  if (branch.visits === 0) return Number.NEGATIVE_INFINITY;
  const error = Math.sqrt(tree.gains / tree.root.visits / branch.visits);
  return branch.gain / branch.visits - (isTrusted ? 0 : DOUBT * error);
}

/** The decision that was tried most at a node, or null at a leaf. */
function mostTried({ branches }: Node): LegalAction | null {
  let found: Branch | null = null;
  for (const branch of branches.values()) if (branch.visits > (found?.visits ?? 0)) found = branch;
  return found?.action ?? null;
}

/** A world that the view allows, to be played on in place. */
function drawWorld(view: UndauntedView, random: RandomState): UndauntedState {
  const world = copyState(resample(view, random));
  for (const side of SIDES) countAlike(side, view.sides[side].roster, world.sides[side].roster);
  return world;
}

/**
 * Information-set Monte Carlo tree search (one tree, from the searching side's eyes): worlds are drawn that the view
 * allows; in each some decisions are tried, going down the tree with what is open in that world, throwing the dice at
 * explicit chance nodes, and playing on with the rule player.
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
  const root = newNode();
  const tree: Tree = { root, squares: 0, gains: 0, end: 0 };
  for (let done = 0; done < budget.iterations && !(done > 0 && budget.isSpent?.()); ) {
    const world = drawWorld(view, random);
    tree.end = Math.ceil(turnNumber(world)) + 1 + budget.turns;
    grow(root, world, side, actions);
    done += compare(tree, world, side, budget.iterations - done, drawInt(random, GRAINS));
  }
  const branches = actions.map((action) => root.branches.get(keyOf(action)) as Branch);
  const trusted = branches.reduce((a, b) => (b.prior > a.prior ? b : a));
  return branches.map((branch) => {
    const { action, visits, total, child } = branch;
    return {
      action,
      visits,
      chance: visits > 0 ? total / visits : null,
      next: child && mostTried(child),
      standing: standingOf(branch, tree, branch === trusted),
    };
  });
}
