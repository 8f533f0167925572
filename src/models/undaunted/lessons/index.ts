import firstGame from './first-game.json';
import { type Lesson, lessonSchema } from './lesson.ts';

/** The guided games, in the order in which they are best played. Add a new file here. */
export const LESSONS: readonly Lesson[] = [firstGame].map((file) => lessonSchema.parse(file));
