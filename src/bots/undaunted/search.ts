import { FACES } from '../../models/dice/request.ts';
import { SIDES } from '../../models/undaunted/box.ts';
import type { Side } from '../../models/undaunted/types.ts';
import type { LegalAction } from '../../rules/kernel/action.ts';
import { drawInt, drawOne, type RandomState } from '../../rules/kernel/random.ts';
import { isSide, legalActions, toMove } from '../../rules/undaunted/legal.ts';
import { resample } from '../../rules/undaunted/resample.ts';
import { copyState, type UndauntedState } from '../../rules/undaunted/state.ts';
import type { UndauntedView } from '../../rules/undaunted/view.ts';
import { actIn, settleIn } from './forward.ts';
import { playOn } from './playing-on.ts';
import { prospects } from './prospects.ts';
import { situationIn } from './situation.ts';
import { countAlike } from './units.ts';
import { best, weigh } from './weigh.ts';

/** How much looking ahead may cost. */
export interface Budget {
  /** Most worlds that are drawn and played. */
  iterations: number;
  /** Turns that are played on from the end of the tree before the position is judged. */
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
}

/** A decision below a node of the tree, as seen by the side that searches. */
interface Branch {
  action: LegalAction;
  /** Share of the trust that the rule player puts into it. */
  prior: number;
  visits: number;
  /** Sum of the searching side's chances. */
  total: number;
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

/** A tree, with the sum of the squares of all chances found. */
interface Tree {
  root: Node;
  squares: number;
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
const CURIOSITY = 4;
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
    node.branches.set(key, { action, prior, visits: 0, total: 0, child: null });
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

/** One way down the tree in a drawn world, one node more, and a game played on from there. */
function iterate(tree: Tree, draft: UndauntedState, side: Side, budget: Budget, random: RandomState): void {
  const { root } = tree;
  const deviation = deviationOf(tree);
  const path: { visits: number; total: number }[] = [root];
  let node = root;
  for (let isNew = false; !isNew && draft.over === null; ) {
    if (draft.pending) {
      node = throwEvenly(node, draft, random);
      path.push(node);
      isNew = node.visits === 0;
      continue;
    }
    const seat = mover(draft, side);
    if (seat === null) break;
    if (draft.phase === 'initiative' && seat !== side) {
      bidUnseen(draft, seat, random);
      continue;
    }
    const actions = legalActions(draft, seat);
    grow(node, draft, seat, actions);
    const branch = select(node, actions, seat === side, deviation);
    actIn(draft, seat, branch.action);
    isNew = branch.child === null;
    branch.child ??= newNode();
    node = branch.child;
    path.push(branch, node);
  }
  playOn(draft, budget.turns, random);
  const chance = prospects(draft, side);
  tree.squares += chance ** 2;
  for (const passed of path) {
    passed.visits += 1;
    passed.total += chance;
  }
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
 * Information-set Monte Carlo tree search (one tree, from the searching side's eyes): each iteration draws a world that
 * the view allows, goes down the tree with the decisions that are open in it, throws the dice at explicit chance
 * nodes, and plays on with the rule player.
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
  const tree: Tree = { root: newNode(), squares: 0 };
  for (let done = 0; done < budget.iterations && !(done > 0 && budget.isSpent?.()); done++) {
    iterate(tree, drawWorld(view, random), side, budget, random);
  }
  return actions.map((action) => {
    const branch = tree.root.branches.get(keyOf(action));
    const visits = branch?.visits ?? 0;
    const chance = branch && visits > 0 ? branch.total / visits : null;
    return { action, visits, chance, next: branch?.child ? mostTried(branch.child) : null };
  });
}
