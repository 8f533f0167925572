import type { Session } from '../../machines/session/session.ts';
import type { Lesson, Pattern, Step } from '../../models/undaunted/lessons/lesson.ts';
import { type Action, type LegalAction, sameJson } from '../../rules/kernel/action.ts';
import type { GameState, Setup } from '../../rules/kernel/contract.ts';
import { type Entry, isDice } from '../../rules/kernel/journal.ts';
import type { Guidance } from './guidance.ts';

/** How far a guided game is; follows from its journal and from how far the player has read. */
export interface Progress {
  /** Number of the step that is said now; the number of steps once the lesson is over. */
  step: number;
  /** How many of the moves of a `watch` step are done or left out. */
  moves: number;
  /** How the last throw came out, or null before the first. */
  throw: 'hit' | 'miss' | null;
  /** The player did something else than what was asked; the lesson no longer fits. */
  astray: boolean;
}

/** Whether the game was begun as this lesson, whatever it has become. */
export function begins(lesson: Lesson, setup: Setup): boolean {
  const { game, scenario, position } = lesson;
  return setup.game === game && setup.scenario === scenario && sameJson(setup.position, position);
}

/** Whether the action is of the pattern. */
export function fits({ verb, noun }: Pattern, action: Action): boolean {
  if (action.verb !== verb) return false;
  if (noun === undefined) return true;
  return typeof action.noun === 'string' && (Array.isArray(noun) ? noun.includes(action.noun) : noun === action.noun);
}

/** A move of the other side among the steps. */
interface Move {
  step: number;
  /** Number within the step. */
  move: number;
}

/** The next move, up to the player's next step, that passes the test; null where none does. */
function nextMove(lesson: Lesson, from: Progress, passes: (pattern: Pattern) => boolean): Move | null {
  for (let step = from.step; step < lesson.steps.length; step++) {
    const entry = lesson.steps[step];
    if (entry?.kind === 'do' || entry?.kind === 'throw') return null;
    if (entry?.kind !== 'watch') continue;
    const first = step === from.step ? from.moves : 0;
    const move = entry.moves.findIndex((pattern, index) => index >= first && passes(pattern));
    if (move >= 0) return { step, move };
  }
  return null;
}

/**
 * The progress at the first step that is not to be passed over.
 * @param read steps to be read before this number are passed over
 * @param isTheirs whether the other side may act
 */
function land(lesson: Lesson, now: Progress, read: number, state: GameState, isTheirs: boolean): Progress {
  let { step } = now;
  const isPassed = (entry: Step, index: number): boolean => {
    if (entry.after !== undefined && entry.after !== now.throw) return true;
    if (entry.kind === 'read') return index < read;
    return entry.kind === 'watch' && !isTheirs && state.pending === null;
  };
  for (let entry = lesson.steps[step]; entry && isPassed(entry, step); entry = lesson.steps[step]) step++;
  return step === now.step ? now : { ...now, step, moves: 0 };
}

/** What a decision of the player does to the progress: steps to be read before it are taken as read. */
function afterOwn(lesson: Lesson, now: Progress, action: Action): Progress {
  const step = lesson.steps.findIndex(
    (entry, index) => index >= now.step && entry.kind !== 'read' && (!entry.after || entry.after === now.throw),
  );
  const entry = lesson.steps[step];
  if (entry?.kind !== 'do' || !entry.wait.some((pattern) => fits(pattern, action))) return { ...now, astray: true };
  return { ...now, step: step + 1, moves: 0 };
}

function afterTheirs(lesson: Lesson, now: Progress, action: Action): Progress {
  const found = nextMove(lesson, now, (pattern) => fits(pattern, action));
  return found ? { ...now, step: found.step, moves: found.move + 1 } : now;
}

/** What an entry does to the progress. */
function follow(lesson: Lesson, now: Progress, entry: Entry, before: GameState, after: GameState): Progress {
  const succeeds = before.pending?.succeeds ?? [];
  let next = now;
  if (isDice(entry)) {
    const step = lesson.steps[now.step];
    next = { ...now, throw: entry.faces.some((face) => succeeds.includes(face)) ? 'hit' : 'miss' };
    if (step?.kind === 'throw') return { ...next, step: now.step + 1, moves: 0 };
  } else {
    const { action, seat } = entry;
    next = seat === lesson.seat ? afterOwn(lesson, now, action) : afterTheirs(lesson, now, action);
  }
  const step = lesson.steps[next.step];
  const isDone = step?.kind === 'watch' && next.moves === step.moves.length && after.pending === null;
  return isDone ? { ...next, step: next.step + 1, moves: 0 } : next;
}

const mayAct = ({ game }: Session, state: GameState, seat: string): boolean => {
  const movers = game.toMove(state);
  return Array.isArray(movers) && movers.includes(seat);
};

/** The seat that the lesson plays. */
const otherSeat = ({ game }: Session, { seat }: Lesson): string => game.seats.find(({ id }) => id !== seat)?.id ?? seat;

/**
 * How far the lesson is, worked out from the game's journal: so it goes back with undo and is found again after a
 * pause.
 * @param read number of the step up to which the player has gone on by the button
 */
export function progressOf(lesson: Lesson, session: Session, read: number): Progress {
  const { entries } = session.journal;
  const other = otherSeat(session, lesson);
  const landed = (now: Progress, state: GameState, upTo: number) =>
    land(lesson, now, upTo, state, mayAct(session, state, other));
  let now: Progress = { step: 0, moves: 0, throw: null, astray: false };
  for (const [index, entry] of entries.entries()) {
    const before = session.at(index);
    now = follow(lesson, landed(now, before, 0), entry, before, session.at(index + 1));
    if (now.astray) return now;
  }
  return landed(now, session.state, read);
}

/** What the other side does where its script has nothing legal left, in order. */
const OTHERWISE: readonly string[] = ['stop', 'end-turn', 'decline-to-end'];

/** The other side's next decision, or null where it has none or the player is to read first. */
export function replyOf(lesson: Lesson, session: Session, now: Progress): LegalAction | null {
  const step = lesson.steps[now.step];
  const other = otherSeat(session, lesson);
  if (now.astray || step?.kind === 'read' || !mayAct(session, session.state, other)) return null;
  const isOwnToo = mayAct(session, session.state, lesson.seat);
  if (step?.kind !== 'watch' && isOwnToo) return null;
  const legal = session.game.legalActions(session.state, other);
  const found = nextMove(lesson, now, (pattern) => legal.some((action) => fits(pattern, action)));
  if (found) {
    const entry = lesson.steps[found.step];
    const pattern = entry?.kind === 'watch' ? entry.moves[found.move] : undefined;
    return legal.find((action) => pattern && fits(pattern, action)) ?? null;
  }
  const plain = OTHERWISE.map((verb) => legal.find((action) => action.verb === verb)).find(Boolean);
  return plain ?? legal[0] ?? null;
}

/** The player's decision that is asked for now, the first where there are several; null where none is. */
export function askedOf(lesson: Lesson, session: Session, now: Progress): LegalAction | null {
  const step = lesson.steps[now.step];
  if (step?.kind !== 'do') return null;
  const legal = session.game.legalActions(session.state, lesson.seat);
  return legal.find((action) => step.wait.some((pattern) => fits(pattern, action))) ?? null;
}

const LATER: Record<Step['kind'], string> = {
  read: 'Read this first, then go on.',
  do: 'First what glows. You can also leave the lesson and play as you like.',
  throw: 'Throw the dice first.',
  watch: 'Wait for the other side.',
};

/** What the page holds back and lets glow; null once the lesson is over. */
export function guidanceOf(lesson: Lesson, now: Progress): Guidance | null {
  const step = lesson.steps[now.step];
  if (!step || now.astray) return null;
  const wait = step.kind === 'do' ? step.wait : [];
  return {
    asks: (action) => wait.some((pattern) => fits(pattern, action)),
    glow: step.glow,
    later: LATER[step.kind],
  };
}
