import { z } from 'zod';

const side = z.enum(['US', 'DE']);
const id = z.string().max(60);
const ids = z.array(id).max(200).default([]);
const whole = z.int().min(0).max(1_000_000);
const face = z.int().min(0).max(9);

const zones = z
  .strictObject({
    hand: ids,
    deck: ids,
    discard: ids,
    play: ids,
    supply: ids,
    removed: ids,
  })
  .prefault({});

const playing = z.strictObject({
  card: id,
  action: z.string().max(20).nullable(),
  left: whole,
  guided: id.nullable(),
  blasted: z.array(id).max(40),
  assault: z
    .strictObject({
      counter: id,
      defence: whole,
      dice: whole,
      faces: z.array(face).max(40),
      asked: z.int().min(1).max(4),
    })
    .nullable(),
});

const outcome = z.strictObject({
  winner: side.nullable(),
  clause: z.string().max(40),
  text: z.string().max(400),
  counts: z
    .array(
      z.strictObject({
        label: z.string().max(80),
        values: z.record(z.string().max(20), z.union([z.number(), z.string().max(80)])),
      }),
    )
    .max(20),
});

/** A position file: its shape. */
export const positionSchema = z.strictObject({
  game: z.literal('undaunted'),
  scenario: id,
  phase: z.enum(['initiative', 'turn', 'over', 'setup']),
  /** The side in the middle of its turn; null outside turns. */
  toMove: side.nullable().default(null),
  initiative: side,
  round: whole.min(1).default(1),
  counters: z
    .array(z.strictObject({ id, tile: id, suppressed: z.boolean().default(false) }))
    .max(60)
    .default([]),
  control: z
    .array(z.strictObject({ side, tile: id, state: z.enum(['scouted', 'controlled']) }))
    .max(60)
    .default([]),
  target: z.strictObject({ US: id.nullable().default(null), DE: id.nullable().default(null) }).prefault({}),
  US: zones,
  DE: zones,
  /** Cards selected for the bids and not revealed yet, in files written between two bids. */
  bids: z.strictObject({ US: id.nullable().default(null), DE: id.nullable().default(null) }).prefault({}),
  /** The card being played, in files written in the middle of a decision. */
  playing: playing.nullable().default(null),
  quietRounds: whole.default(0),
  eventful: z.boolean().default(false),
  offer: z.enum(['none', 'open', 'declined']).default('none'),
  throws: whole.default(0),
  /** State of the generator; left out, the seed of the set-up gives it. */
  random: z.array(z.int()).length(4).nullable().default(null),
  /** How the game ended, with phase "over". */
  over: outcome.nullable().default(null),
});

export type Position = z.infer<typeof positionSchema>;
