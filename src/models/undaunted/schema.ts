import { z } from 'zod';
import type { BoxData, Scenario } from './types.ts';

const side = z.enum(['US', 'DE']);
const squad = z.enum(['A', 'B', 'C']);
const unitType = z.enum([
  'rifleman',
  'scout',
  'machineGunner',
  'sniper',
  'mortar',
  'squadLeader',
  'platoonGuide',
  'platoonSergeant',
  'fogOfWar',
]);
const actionName = z.enum([
  'Move',
  'Scout',
  'Stalk',
  'Guide',
  'Attack',
  'Suppress',
  'Blast',
  'Target',
  'Control',
  'Bolster',
  'Command',
  'Inspire',
  'Recon',
  'Conceal',
]);
const count = z.int().min(0).max(1000);
const text = (max: number) => z.string().min(1).max(max);
const face = z.string().regex(/^([1-9]|1[0-8])[AB]$/, 'a tile face such as "7A"');
const spawnLabel = z.enum(['ALL', 'A', 'B', 'C', 'SUPPORT']);
const perSide = <T extends z.ZodType>(schema: T) => z.strictObject({ US: schema, DE: schema });

/** The box's data file. */
export const boxSchema: z.ZodType<BoxData> = z.strictObject({
  components: z.strictObject({
    perSide: perSide(
      z.strictObject({
        cards: count,
        combatCounters: count,
        spawnMarkers: count,
        targetMarkers: count,
        controlMarkers: count,
      }),
    ),
    shared: z.strictObject({
      radioMarkers: count,
      initiativeMarkers: count,
      boardTiles: count,
      objectiveMarkers: count,
      tenSidedDice: count,
    }),
  }),
  sides: z.array(z.strictObject({ id: side, name: text(40) })).length(2),
  spawnMarkers: perSide(z.array(spawnLabel)),
  objectiveMarkers: z.strictObject({ '1': count, '2': count, '3': count }),
  dice: z.strictObject({ count, faces: z.array(count), alwaysHitsFace: count }),
  neighbourOffsets: z.array(z.tuple([z.int(), z.int()])).length(6),
  unitTypes: z.array(
    z.strictObject({
      type: unitType,
      title: text(40),
      kind: z.enum(['combat', 'command', 'fogOfWar']),
      squads: z.array(squad.nullable()),
      cardsPerUnit: count,
      initiative: count,
      baseDefence: z.int().min(1).nullable(),
      actions: z.array(
        z.strictObject({ name: actionName, value: z.int().min(1).nullable(), squadLimited: z.boolean() }),
      ),
    }),
  ),
  cards: z.array(
    z.strictObject({ id: text(40), side, type: unitType, squad: squad.nullable(), name: text(60).nullable() }),
  ),
  combatCounters: z.array(
    z.strictObject({ id: text(40), side, type: unitType, squad: squad.nullable(), baseDefence: z.int().min(1) }),
  ),
  tileFaces: z.array(
    z.strictObject({
      face,
      tile: z.int().min(1).max(18),
      side: z.enum(['A', 'B']),
      isHill: z.boolean(),
      cover: count,
      coverReduced: count.nullable(),
      terrain: z.enum(['field', 'orchard', 'farm', 'village', 'hill']),
      label: text(40),
    }),
  ),
});

const cardCount = z.strictObject({ type: unitType, squad: squad.nullable(), count: z.int().min(1).max(54) });

const scenarioSide = z.strictObject({
  deck: z.array(cardCount).max(60),
  supply: z.array(cardCount).max(60),
  counters: z
    .array(z.strictObject({ type: unitType, squad: squad.nullable(), face, status: z.enum(['ready', 'suppressed']) }))
    .max(60),
  spawnMarkers: z.array(z.strictObject({ label: spawnLabel, face })).max(60),
  controlMarkers: z.array(z.strictObject({ face, state: z.enum(['scouted', 'controlled']) })).max(60),
});

const victory = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('objective'), points: z.int().min(1).max(100) }),
  z.strictObject({ type: z.literal('pin'), points: z.null().default(null) }),
]);

/** A scenario file: its shape. Whether it can be played with what is in the box is for the rules to say. */
export const scenarioSchema: z.ZodType<Scenario> = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,59}$/, 'lower case letters, digits and hyphens, at most 60'),
  number: z.int().min(0).max(1000).default(0),
  title: text(80),
  briefing: z.string().max(1000).default(''),
  provenance: z.enum(['sourced', 'original']).default('original'),
  introduces: z.array(text(40)).max(20).default([]),
  tiles: z
    .array(z.strictObject({ face, col: z.int().min(-50).max(50), row: z.int().min(-50).max(50) }))
    .min(1)
    .max(60),
  objectives: z.array(z.strictObject({ face, points: z.int() })).max(60),
  radio: face.nullable().default(null),
  initiative: side,
  victory: perSide(victory),
  symmetric: z.boolean().default(false),
  sides: perSide(scenarioSide),
});
