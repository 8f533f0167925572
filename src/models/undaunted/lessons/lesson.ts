import { z } from 'zod';

const text = z.string().min(1).max(200);
const ids = z.array(z.string().min(1).max(60)).max(20).default([]);

/** An action or several: a verb with one noun, any of some nouns, or, without any, whatever noun it has. */
const pattern = z.strictObject({
  verb: z.string().min(1).max(40),
  noun: z.union([z.string(), z.array(z.string()).min(1)]).optional(),
});

const common = {
  /** One sentence. */
  say: text,
  /** The clause that it is about. */
  clause: z.string().max(40),
  /** Pieces that glow beside those of the action asked for. */
  glow: ids,
  /** Taken only where the last throw came out so. */
  after: z.enum(['hit', 'miss']).optional(),
};

const step = z.discriminatedUnion('kind', [
  /** To be read; the player goes on by a button. */
  z.strictObject({ kind: z.literal('read'), ...common }),
  /** The player does one of these. */
  z.strictObject({ kind: z.literal('do'), ...common, wait: z.array(pattern).min(1) }),
  /** The player throws the dice that are waited for. */
  z.strictObject({ kind: z.literal('throw'), ...common }),
  /** The other side does these, one after the other; what is not legal is left out. */
  z.strictObject({ kind: z.literal('watch'), ...common, moves: z.array(pattern).min(1) }),
]);

/** A guided game: the table it starts from and what is said and asked for, step by step. */
export const lessonSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  title: text,
  game: z.literal('undaunted'),
  scenario: z.string(),
  seed: z.int().min(0).max(0xffffffff),
  /** The pupil's seat; the other is played by the steps. */
  seat: z.enum(['US', 'DE']),
  /** A position file; its round, phase and cards are as the first step needs them. */
  position: z.record(z.string(), z.unknown()),
  steps: z.array(step).min(1),
});

export type Pattern = z.infer<typeof pattern>;
export type Step = z.infer<typeof step>;
export type Lesson = z.infer<typeof lessonSchema>;
