import { z } from 'zod';
import { CONSTANTS } from '../../models/skirmish/box.ts';
import { LOCATION_KINDS, MODEL_TYPES, ORDER_TYPES, SIDES } from '../../models/skirmish/schema.ts';

const FAR = 10_000;
const id = z.string().regex(/^[A-Za-z0-9-]{1,60}$/, 'expected letters, digits and hyphens');
const side = z.enum(SIDES);
const type = z.enum(MODEL_TYPES);
const order = z.enum(ORDER_TYPES);
const cm = z.number().min(-FAR).max(FAR);
const deg = z.int().min(0).max(359);
const bySide = <T extends z.ZodType>(of: T) => z.strictObject({ A: of, B: of });
const cards = z.array(type).max(100);

const model = z.strictObject({
  id,
  type,
  side,
  x: cm.optional(),
  y: cm.optional(),
  heading: deg.optional(),
  status: z.enum(['ready', 'suppressed']).default('ready'),
  activated: z.boolean().default(false),
  reserve: z.boolean().default(false),
  /** Not in the published form: not yet deployed. */
  hand: z.boolean().default(false),
  explosives: z.boolean().default(false),
  orders: z.array(z.strictObject({ type: order, state: z.enum(['down', 'up', 'spent']) })).default([]),
});
export type PositionModel = z.infer<typeof model>;

const cover = z.strictObject({
  id,
  kind: z.literal('cover'),
  cx: cm,
  cy: cm,
  w: cm.positive().default(CONSTANTS.cardCm.w),
  h: cm.positive().default(CONSTANTS.cardCm.h),
  deg,
});
const hazard = z.strictObject({
  id,
  kind: z.enum(['smoke', 'fire']),
  cx: cm,
  cy: cm,
  w: cm.positive(),
  h: cm.positive(),
  deg,
});
const location = z.strictObject({
  id,
  kind: z.enum(LOCATION_KINDS),
  owner: side,
  targetOf: side,
  cx: cm,
  cy: cm,
  w: cm.positive().default(CONSTANTS.cardCm.w),
  h: cm.positive().default(CONSTANTS.cardCm.h),
  deg,
  destroyed: z.boolean().default(false),
});

const committed = {
  mover: id,
  path: z.array(z.tuple([cm, cm])).max(CONSTANTS.maxPathLegs),
  heading: deg.nullable(),
  from: z.number().nonnegative(),
  reacted: z.array(id),
};
const what = z.enum(['frag', 'smoke']);
const bequest = { side, from: id, models: z.array(id).min(1) };

const coin = z.discriminatedUnion('purpose', [
  z.strictObject({ kind: z.literal('coin'), side, purpose: z.enum(['setup', 'initiative']) }),
  z.strictObject({ kind: z.literal('coin'), side, purpose: z.literal('move'), model: id }),
  z.strictObject({
    kind: z.literal('coin'),
    side,
    purpose: z.enum(['fire', 'rocket', 'cover']),
    model: id,
    target: id,
  }),
  z.strictObject({ kind: z.literal('coin'), side, purpose: z.literal('grenade'), model: id, what }),
  z.strictObject({ kind: z.literal('coin'), side, purpose: z.literal('sabotage'), model: id, location: id, order }),
  z.strictObject({ kind: z.literal('coin'), side, purpose: z.literal('drop'), model: id, x: cm, y: cm }),
  z.strictObject({
    kind: z.literal('coin'),
    side,
    purpose: z.literal('sentry'),
    sentry: id,
    at: z.number().nonnegative(),
    ...committed,
  }),
]);

const pending = z.union([
  z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('location'), side, location: id }),
    z.strictObject({ kind: z.literal('edge'), side }),
    z.strictObject({ kind: z.literal('deploy'), side }),
    z.strictObject({ kind: z.literal('choose'), side, type }),
    z.strictObject({ kind: z.literal('target'), side, model: id, orders: z.union([z.literal(1), z.literal(2)]) }),
    z.strictObject({
      kind: z.literal('path'),
      side,
      model: id,
      option: z.enum(['sure', 'gamble']),
      limitCm: z.number().positive(),
    }),
    z.strictObject({ kind: z.literal('react'), side, ...committed }),
    z.strictObject({ kind: z.literal('halt'), side, sentry: id, ...committed }),
    z.strictObject({ kind: z.literal('place'), side, model: id, what }),
    z.strictObject({ kind: z.literal('drop'), side, model: id }),
    z.strictObject({ kind: z.literal('dropPlace'), side, model: id, x: cm, y: cm }),
    z.strictObject({ kind: z.literal('heading'), side, model: id }),
    z.strictObject({
      kind: z.literal('carrier'),
      ...bequest,
      later: z.array(z.strictObject(bequest)).default([]),
      trampling: z
        .strictObject({
          mover: id,
          victims: z.array(id),
          x: cm,
          y: cm,
          heading: deg,
          halted: z.boolean(),
        })
        .nullable()
        .default(null),
    }),
  ]),
  coin,
]);
export type Pending = z.infer<typeof pending>;

/** Position files of `skirmish`; what the published form does not name serves states it cannot describe. */
export const positionSchema = z.strictObject({
  game: z.literal('skirmish'),
  scenario: z.string(),
  turn: z.int().min(0).default(1),
  phase: z.enum(['army', 'location', 'edge', 'deployment', 'orders', 'activation']),
  initiative: side.nullable().default(null),
  active: id.nullable().default(null),
  edges: bySide(z.string()).optional(),
  models: z.array(model).max(200).default([]),
  decks: bySide(cards).default({ A: [], B: [] }),
  flipped: bySide(cards).default({ A: [], B: [] }),
  terrain: z.union([z.literal('scenario'), z.array(cover).max(200)]).default([]),
  hazards: z.array(hazard).max(200).default([]),
  locations: z.union([z.literal('scenario'), z.array(location).max(20)]).default([]),
  pending: pending.nullable().default(null),
  /** Armies in the making, in the phases of set-up. */
  muster: bySide(z.strictObject({ army: cards.nullable(), quick: z.boolean(), confirmed: z.boolean() })).optional(),
  /** Orders in the making, in the phase orders. */
  placing: bySide(
    z.strictObject({ orders: z.record(id, z.array(order)), deck: cards, committed: z.boolean() }),
  ).optional(),
  /** How the game ended, where it did. */
  over: z
    .strictObject({
      winner: side.nullable(),
      clause: z.string().max(100),
      text: z.string().max(1000),
      counts: z.array(
        z.strictObject({ label: z.string(), values: z.record(z.string(), z.union([z.number(), z.string()])) }),
      ),
    })
    .optional(),
});
export type Position = z.infer<typeof positionSchema>;
