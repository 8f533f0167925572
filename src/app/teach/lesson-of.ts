import type { Session } from '../../machines/session/session.ts';
import { LESSONS } from '../../models/undaunted/lessons/index.ts';
import type { Lesson } from '../../models/undaunted/lessons/lesson.ts';
import { begins } from './guide.ts';

const known = new WeakMap<Session, Lesson | null>();

/** The lesson as which the session was begun, or null where it is an ordinary game. */
export function lessonOf(session: Session): Lesson | null {
  const found = known.get(session);
  if (found !== undefined) return found;
  const lesson = LESSONS.find((each) => begins(each, session.setup)) ?? null;
  known.set(session, lesson);
  return lesson;
}
