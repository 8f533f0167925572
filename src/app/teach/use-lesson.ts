import { useCallback, useEffect, useLayoutEffect, useMemo } from 'react';
import type { Lesson, Step } from '../../models/undaunted/lessons/lesson.ts';
import { useCell } from '../cell.ts';
import { type Bots, peopleOf, strengthsOf } from '../opponent/bots.ts';
import { type Play, usePlay, usePlayState } from '../play/context.ts';
import { throwing } from '../play/throwing.ts';
import { readQuery } from '../route.ts';
import { askedOf, guidanceOf, type Progress, progressOf, replyOf } from './guide.ts';
import { lessonOf } from './lesson-of.ts';
import { NO_NOTE, notes, takeNote } from './notes.ts';

/** Time that the other side takes for a decision or a throw, ms; a test's faster dice shorten it too. */
const THINKING = 1400;
const thinking = (): number => THINKING / readQuery(location.search).pace;

/** Who plays the other side once the lesson is left: the one that answers at once. */
const SUCCESSOR = 'rule';

/** A lesson at the table. */
export interface LessonNow {
  lesson: Lesson;
  progress: Progress;
  /** The step that is said now. */
  step: Step;
  /** Whether the other side is deciding or throwing. */
  theirs: boolean;
  /** Goes on where there is only to be read. */
  goOn(): void;
  /** Does for the player what is asked for. */
  doIt(): void;
  /** Gives up the guide and plays on freely; says who is to play the other seat. */
  leave(): Bots;
}

/** How far the lesson of the open game is by its journal and notes; null where it has none, or it is over or left. */
function progressAt({ store, keeper }: Play, lesson: Lesson | null): Progress | null {
  const { read, left } = notes.get()[keeper.id] ?? NO_NOTE;
  if (!lesson || left || Object.keys(keeper.bots).length > 0) return null;
  const progress = progressOf(lesson, store.session, read);
  return progress.astray || progress.step >= lesson.steps.length ? null : progress;
}

/** Guides through the open game if it is a lesson: holds back what comes later and plays the other side. */
export function useLesson(): LessonNow | null {
  const play = usePlay();
  const { store, keeper } = play;
  usePlayState();
  const note = useCell(notes)[keeper.id];
  const lesson = lessonOf(store.session);
  const { length } = store.session;
  const bots = Object.keys(keeper.bots).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: follows from the journal, of this length, note and bots
  const progress = useMemo(() => progressAt(play, lesson), [play, lesson, length, note, bots]);
  const step = progress && lesson?.steps[progress.step];
  const isGuided = Boolean(step);

  useLayoutEffect(() => {
    if (!isGuided || !lesson) return;
    store.sit([lesson.seat], () => {
      const now = progressAt(play, lesson);
      return now && guidanceOf(lesson, now);
    });
    return () => {
      const seats = store.session.game.seats.map(({ id }) => id);
      store.sit(peopleOf(seats, keeper.bots));
    };
  }, [isGuided, play, lesson, store, keeper]);

  useTheirDecisions(play, lesson, progress);
  useTheirThrows(play, lesson, isGuided);

  const goOn = useCallback(() => {
    if (!progress) return;
    takeNote(keeper.id, { read: progress.step + 1 });
    store.refresh();
  }, [progress, keeper, store]);
  const doIt = useCallback(() => {
    if (!progress || !lesson) return;
    const asked = askedOf(lesson, store.session, progress);
    if (asked) store.act(asked);
    else if (store.session.state.pending) throwing.get().control?.throwNow();
  }, [progress, lesson, store]);
  const leave = useCallback(() => {
    takeNote(keeper.id, { left: true });
    const { id, seats } = store.session.game;
    const isThere = strengthsOf(id).some(({ name }) => name === SUCCESSOR);
    const others = seats.filter((seat) => seat.id !== lesson?.seat);
    return Object.fromEntries(isThere ? others.map((seat) => [seat.id, SUCCESSOR]) : []);
  }, [keeper, store, lesson]);

  if (!lesson || !progress || !step) return null;
  const theirs = step.kind === 'watch' || replyOf(lesson, store.session, progress) !== null;
  return { lesson, progress, step, theirs, goOn, doIt, leave };
}

/** Takes the other side's decisions, one after the other, at a pace that can be followed. */
function useTheirDecisions({ store }: Play, lesson: Lesson | null, progress: Progress | null): void {
  useEffect(() => {
    const action = lesson && progress && replyOf(lesson, store.session, progress);
    if (!lesson || !action) return;
    const seat = store.session.game.seats.find(({ id }) => id !== lesson.seat)?.id;
    const timer = setTimeout(() => {
      if (seat === undefined) return;
      const { verb, noun } = action;
      store.session.act(seat, noun === undefined ? { verb } : { verb, noun });
      store.refresh();
    }, thinking());
    return () => clearTimeout(timer);
  }, [store, lesson, progress]);
}

/** Throws the dice that the other side is to throw, once they lie in the tray. */
function useTheirThrows({ store }: Play, lesson: Lesson | null, isGuided: boolean): void {
  const { pending } = usePlayState();
  const { request, rolling, problem } = useCell(throwing);
  const isTheirs = pending !== null && !pending.common && pending.seat !== lesson?.seat;
  const isDue = isGuided && isTheirs && request === pending.id;
  useEffect(() => {
    if (!isDue || rolling || problem || store.session.state.pending === null) return;
    const timer = setTimeout(() => throwing.get().control?.throwNow(), thinking());
    return () => clearTimeout(timer);
  }, [isDue, rolling, problem, store]);
}
