import file from './box.json';
import { boxSchema } from './schema.ts';
import type {
  CardAction,
  CardData,
  CardId,
  CardKind,
  CounterData,
  CounterId,
  Side,
  Squad,
  TileFace,
  TileFaceData,
  UnitType,
  UnitTypeData,
} from './types.ts';

/** Everything in the box, as read from its file. */
export const BOX = boxSchema.parse(file);

export const SIDES: readonly Side[] = ['US', 'DE'];

/** The other side. */
export const opponent = (side: Side): Side => (side === 'US' ? 'DE' : 'US');

/** A card with what its type prints on it. */
export interface Card extends CardData {
  kind: CardKind;
  /** Title with the squad letter: "Rifleman A". */
  label: string;
  initiative: number;
  actions: readonly CardAction[];
  /** The counter of its unit; null for command and Fog of War cards. */
  counter: CounterId | null;
  /** Place in the box's list; the "lowest card id" is the one with the lowest place. */
  order: number;
}

/** A counter with its title. */
export interface Counter extends CounterData {
  /** Title with the squad letter: "Rifleman A". */
  label: string;
}

const unitTypes = new Map<UnitType, UnitTypeData>(BOX.unitTypes.map((data) => [data.type, data]));

/** What the box says of a unit type. */
export function unitType(type: UnitType): UnitTypeData {
  const data = unitTypes.get(type);
  if (data === undefined) throw new Error(`unit type ${type} is not in the box`);
  return data;
}

/** "Rifleman A", "Sniper". */
export function unitLabel(type: UnitType, squad: Squad | null): string {
  const { title } = unitType(type);
  return squad === null ? title : `${title} ${squad}`;
}

/** The combat counters by id, in the box's order. */
export const COUNTERS: ReadonlyMap<CounterId, Counter> = new Map(
  BOX.combatCounters.map((data) => [data.id, { ...data, label: unitLabel(data.type, data.squad) }]),
);

const counterByUnit = new Map(BOX.combatCounters.map((data) => [`${data.side}/${data.type}/${data.squad}`, data.id]));

/** The counter of a unit: the one whose side, type and squad all match (UN-UNIT-02); null where there is none. */
export function counterOfUnit(side: Side, type: UnitType, squad: Squad | null): CounterId | null {
  return counterByUnit.get(`${side}/${type}/${squad}`) ?? null;
}

/** The cards by id, in the box's order. */
export const CARDS: ReadonlyMap<CardId, Card> = new Map(
  BOX.cards.map((data, order) => {
    const { kind, initiative, actions } = unitType(data.type);
    const label = unitLabel(data.type, data.squad);
    const counter = counterOfUnit(data.side, data.type, data.squad);
    return [data.id, { ...data, kind, label, initiative, actions, counter, order }];
  }),
);

/** The tile faces by designation. */
export const TILE_FACES: ReadonlyMap<TileFace, TileFaceData> = new Map(BOX.tileFaces.map((data) => [data.face, data]));

/** A card by id. Throws on an id that is not in the box: what comes from outside is looked up in `CARDS` first. */
export function card(id: CardId): Card {
  const found = CARDS.get(id);
  if (found === undefined) throw new Error(`card ${id} is not in the box`);
  return found;
}

/** A counter by id. Throws on an id that is not in the box. */
export function counter(id: CounterId): Counter {
  const found = COUNTERS.get(id);
  if (found === undefined) throw new Error(`counter ${id} is not in the box`);
  return found;
}

/** A tile face by designation. Throws on one that is not in the box. */
export function tileFace(face: TileFace): TileFaceData {
  const found = TILE_FACES.get(face);
  if (found === undefined) throw new Error(`tile face ${face} is not in the box`);
  return found;
}

/** Whether the card is a Fog of War card. */
export const isFog = (id: CardId): boolean => card(id).kind === 'fogOfWar';

/** "Walled farmyard (2B)". */
export const tileLabel = (face: TileFace): string => `${tileFace(face).label} (${face})`;
