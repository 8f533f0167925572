import type { Form } from '../table/piece.ts';
import { BOX, MODEL_TYPE } from './box.ts';
import { SCENARIOS } from './scenarios.ts';
import { MODEL_TYPES, type ModelTypeId, type Scenario, type Side } from './schema.ts';

const { card, standee, orderCard, suppressionMarker, explosivesMarker } = BOX.components;

/** Key of the form of a type's standee: types of the same size share one. */
export function standeeForm(type: ModelTypeId): string {
  return standee.byType[type] ? `standee-${type}` : 'standee';
}

/** Key of the form of the print on a type's base. */
export const baseForm = (type: ModelTypeId): string => `base-${MODEL_TYPE[type].baseRadius}`;

/** The print on a base: a little smaller than the base, so that the wood's rim stays free. */
function printOf(type: ModelTypeId): Form {
  const radius = 0.94 * MODEL_TYPE[type].baseRadius;
  return { shape: 'decal', w: 2 * radius, d: 2 * radius, h: 0, corner: radius };
}

/** Key of the form of a table's mat. */
export const matForm = (size: { w: number; h: number }): string => `mat-${size.w}x${size.h}`;

/**
 * The edges that the sides may have in a scenario, first those they begin with. A side with an engineer and something
 * to blow up may come to choose the other one (SK-MIS-08).
 */
export function edgesOf({ edges, locations, missionModels }: Scenario): Record<Side, string>[] {
  const chosen = locations.some(({ targetOf }) => missionModels[targetOf].includes('sapper'));
  return chosen ? [edges, { A: edges.B, B: edges.A }] : [edges];
}

/** The picture of a scenario's mat on which the zones lie by these edges; the first one where there is no other. */
export function matFace(scenario: Scenario, edges: Record<Side, string>): string {
  const exchanged = edgesOf(scenario).findIndex(({ A }) => A === edges.A) > 0;
  return `mat/${scenario.id}${exchanged ? '/exchanged' : ''}`;
}

function standeeOf(type: ModelTypeId): Form {
  const { w, h } = standee.byType[type] ?? standee;
  return { shape: 'standee', w, d: h, h: standee.thickness, corner: 0.3, base: MODEL_TYPE[type].baseRadius };
}

const flat = (w: number, d: number, corner: number): Form => ({ shape: 'slab', w, d, h: card.thickness, corner });
const areaOf = (list: readonly { id: string; w: number; h: number }[], id: string): Form => {
  const found = list.find((entry) => entry.id === id);
  if (!found) throw new Error(`components: no size for ${id}`);
  return flat(found.w, found.h, card.cornerRadius);
};

/** The solids of the game, cm; a card on the table plane lies with its long side along its direction. */
export const FORMS: Readonly<Record<string, Form>> = {
  ...Object.fromEntries(MODEL_TYPES.map((type) => [standeeForm(type), standeeOf(type)])),
  ...Object.fromEntries(MODEL_TYPES.map((type) => [baseForm(type), printOf(type)])),
  ...Object.fromEntries(
    SCENARIOS.map(({ table }) => [matForm(table), { shape: 'decal', w: table.w, d: table.h, h: 0, corner: 0 } as Form]),
  ),
  zone: { shape: 'decal', w: 11, d: 3, h: 0, corner: 0 },
  card: { shape: 'slab', w: card.w, d: card.h, h: card.thickness, corner: card.cornerRadius },
  order: flat(orderCard.w, orderCard.h, 0.12),
  cover: areaOf(BOX.terrain, 'cover'),
  location: areaOf(BOX.locations, 'satellite'),
  smoke: areaOf(BOX.hazards, 'smoke'),
  fire: areaOf(BOX.hazards, 'fire'),
  suppressed: {
    shape: 'disc',
    w: 2 * suppressionMarker.radius,
    d: 2 * suppressionMarker.radius,
    h: suppressionMarker.height,
    corner: 0,
  },
  explosives: {
    shape: 'slab',
    w: explosivesMarker.w,
    d: explosivesMarker.d,
    h: explosivesMarker.height,
    corner: 0.1,
  },
};
