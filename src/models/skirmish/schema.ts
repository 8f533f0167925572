import { z } from 'zod';

/** The two players: A sits at the edge y = 0, B at the edge opposite. */
export const SIDES = ['A', 'B'] as const;
export type Side = (typeof SIDES)[number];
/** The other player. */
export const other = (side: Side): Side => (side === 'A' ? 'B' : 'A');

/** The five orders. */
export const ORDER_TYPES = ['rally', 'move', 'fire', 'sentry', 'grenade'] as const;
export type OrderType = (typeof ORDER_TYPES)[number];

/** The twelve types of model. */
export const MODEL_TYPES = [
  'captain',
  'envoy',
  'sapper',
  'bulwark',
  'gunner',
  'scorcher',
  'breacher',
  'marksman',
  'rocketeer',
  'ranger',
  'trooper',
  'levy',
] as const;
export type ModelTypeId = (typeof MODEL_TYPES)[number];

const side = z.enum(SIDES);
const cm = z.number().nonnegative();
const size = z.strictObject({ w: z.number().positive(), h: z.number().positive() });
const deg = z.int().min(0).max(359);
const id = z.string().regex(/^[A-Za-z0-9-]{1,60}$/);
const bySide = <T extends z.ZodType>(of: T) => z.strictObject({ A: of, B: of });

export const constantsSchema = z.strictObject({
  moveSureCm: cm,
  moveGambleWinCm: cm,
  moveGambleLoseCm: cm,
  grenadeRangeCm: cm,
  pistolRangeCm: cm,
  flameLengthCm: cm,
  dropScatterCm: cm,
  /** A card on the table plane: the long side runs along its direction. */
  cardCm: size,
  arcDeg: z.int(),
  narrowArcDeg: z.int(),
  ordersInCommand: z.int(),
  ordersOutOfCommand: z.int(),
  penetrationTolCm: cm,
  contactTolCm: cm,
  limitTolCm: cm,
  distanceTieCm: cm,
  sentryStepCm: cm,
  maxPathLegs: z.int(),
  positionGridCm: cm,
  flipWinProbability: z.number(),
  maxModelsPerArmy: z.int(),
  reactionWindowMs: z.int(),
});
export type Constants = z.infer<typeof constantsSchema>;

export const modelTypeSchema = z.strictObject({
  id: z.enum(MODEL_TYPES),
  name: z.string(),
  role: z.string(),
  /** Points. */
  cost: z.int().nonnegative(),
  limit: z.strictObject({ min: z.int(), max: z.int(), missionOnly: z.boolean().optional() }),
  /** Radius of the base, cm. */
  baseRadius: z.number().positive(),
  /** Whole width of the fire arc, degrees. */
  arcDeg: z.union([z.literal(180), z.literal(90)]),
  orders: z.strictObject({ inCommand: z.int(), outOfCommand: z.int() }),
  forbiddenOrders: z.array(z.enum(ORDER_TYPES)),
  maxOfOrder: z.partialRecord(z.enum(ORDER_TYPES), z.int()),
  weapon: z.strictObject({
    /** Null: unlimited. */
    rangeCm: z.number().positive().nullable(),
    selection: z.enum(['nearest', 'any']),
    onWin: z.literal('kill'),
    onLose: z.enum(['suppress', 'nothing']),
    coverFlip: z.boolean(),
    terrainTargets: z.boolean(),
  }),
  flags: z.strictObject({
    captain: z.boolean(),
    envoy: z.boolean(),
    sapper: z.boolean(),
    powerArmour: z.boolean(),
    suppressible: z.boolean(),
    removedWhenSuppressed: z.boolean(),
    unlimitedSentry: z.boolean(),
    flameLine: z.boolean(),
    crush: z.boolean(),
    drop: z.boolean(),
    anyTarget: z.boolean(),
  }),
  flame: z
    .strictObject({
      lengthCm: z.number(),
      widthCm: z.number(),
      cost: z.array(z.enum(ORDER_TYPES)),
      leavesHazard: z.literal('fire'),
    })
    .optional(),
  deploy: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('zone') }),
    z.strictObject({ kind: z.literal('drop'), scatterCm: z.number() }),
  ]),
  summary: z.string(),
});
export type ModelType = z.infer<typeof modelTypeSchema>;

const rect = { cx: z.number(), cy: z.number(), w: z.number().positive(), h: z.number().positive(), deg };
const coverSchema = z.strictObject({ id, kind: z.literal('cover'), ...rect });
/** A card that blocks sight and movement. */
export type Cover = z.infer<typeof coverSchema>;

export const LOCATION_KINDS = ['satellite', 'ammo-dump'] as const;
const locationSchema = z.strictObject({
  id,
  kind: z.enum(LOCATION_KINDS),
  owner: side,
  targetOf: side,
  ...rect,
});
/** What a sabotage mission is about; solid, but no obstacle to sight. */
export type Location = z.infer<typeof locationSchema>;

const zone = z.strictObject({ x0: cm, y0: cm, x1: cm, y1: cm });
export type Zone = z.infer<typeof zone>;

const fielded = z.union([
  z.strictObject({ id, type: z.enum(MODEL_TYPES), x: z.number(), y: z.number(), deg }),
  z.strictObject({ id, type: z.literal('ranger'), reserve: z.literal(true) }),
]);

export const scenarioSchema = z.strictObject({
  id,
  name: z.string().max(100),
  /** Players sit at y = 0 and y = h. */
  table: size,
  edges: bySide(z.string()),
  zones: bySide(zone),
  points: bySide(z.int().nonnegative()),
  missionModels: bySide(z.array(z.enum(['envoy', 'sapper']))),
  turnLimit: z.int().positive(),
  /** Who wins at the turn limit: the defender of a one-sided mission, or whoever has more points left. */
  atTurnLimit: z.enum(['A', 'B', 'points']),
  victory: z.array(z.strictObject({ who: z.enum(['A', 'B', 'either']), when: z.string() })),
  terrain: z.array(coverSchema),
  locations: z.array(locationSchema),
  armies: bySide(z.strictObject({ name: z.string(), points: z.int(), models: z.array(fielded).min(1) })),
  /** Table rules that both players may agree on; all off by default. */
  tableRules: z
    .strictObject({
      /** SK-RUL-30: at most so many orders of each kind for each side in a turn. */
      scarceOrders: z.boolean().optional(),
      /** SK-RUL-54: armies without a Captain are allowed. */
      captainOptional: z.boolean().optional(),
    })
    .optional(),
  notes: z.string(),
});
export type Scenario = z.infer<typeof scenarioSchema>;

export const boxSchema = z.strictObject({
  orders: z.array(
    z.looseObject({ id: z.enum(ORDER_TYPES), name: z.string(), copiesPerPlayer: z.int(), scarceCopies: z.int() }),
  ),
  statuses: z.array(z.looseObject({ id: z.literal('suppressed'), allows: z.array(z.enum(ORDER_TYPES)) })),
  terrain: z.array(z.looseObject({ id: z.literal('cover'), w: cm, h: cm, heightCm: cm })),
  hazards: z.array(z.looseObject({ id: z.enum(['smoke', 'fire']), w: cm, h: cm })),
  locations: z.array(z.looseObject({ id: z.enum(LOCATION_KINDS), name: z.string(), w: cm, h: cm, heightCm: cm })),
  flips: z.array(z.strictObject({ reason: z.string(), by: z.string(), win: z.string(), lose: z.string() })),
  components: z.looseObject({
    card: z.looseObject({ w: cm, h: cm, thickness: cm, cornerRadius: cm }),
    base: z.looseObject({ height: cm }),
    standee: z.looseObject({
      w: cm,
      h: cm,
      thickness: cm,
      byType: z.partialRecord(z.enum(MODEL_TYPES), size),
    }),
    orderCard: z.looseObject({ w: cm, h: cm, thickness: cm }),
    suppressionMarker: z.looseObject({ radius: cm, height: cm }),
    explosivesMarker: z.looseObject({ w: cm, d: cm, height: cm }),
    sides: bySide(z.strictObject({ colour: z.string(), hex: z.string() })),
  }),
});
export type Box = z.infer<typeof boxSchema>;
