import { CARDS, COUNTERS, type Counter, card, counterOfUnit, unitType } from '../../models/undaunted/box.ts';
import type { CardCount, CardId, CounterId, Side } from '../../models/undaunted/types.ts';

/** The counters of the box in its order; a unit's number is its place here. */
export const UNITS: readonly Counter[] = [...COUNTERS.values()];

const numberOf = new Map<CounterId, number>(UNITS.map(({ id }, at) => [id, at]));

const unitOfCard = new Map<CardId, number>(
  [...CARDS.values()].map(({ id, counter }) => [id, counter === null ? -1 : (numberOf.get(counter) ?? -1)]),
);

/** Number of a unit. */
export const unitNumber = (unit: CounterId): number => numberOf.get(unit) ?? -1;

/** Adds `by` for each card of a unit to the unit's place in `counts`. */
export function tally(counts: number[], cards: readonly CardId[], by: number): void {
  for (const id of cards) {
    const unit = unitOfCard.get(id) ?? -1;
    if (unit >= 0) counts[unit] = (counts[unit] as number) + by;
  }
}

/** A count of 0 for every unit. */
export const noCounts = (): number[] => new Array<number>(UNITS.length).fill(0);

/** Dice of the unit's Attack, by its number; 0 where it has none. */
export const ATTACK_DICE: readonly number[] = UNITS.map(
  ({ type }) => unitType(type).actions.find(({ name }) => name === 'Attack')?.value ?? 0,
);

/** What a side began with, by kinds of card. */
export interface Force {
  /** Cards by the unit's number. */
  units: readonly number[];
  fog: number;
  size: number;
  /** Cards by initiative value. */
  initiatives: readonly number[];
}

const forces = new WeakMap<object, Force>();

/** Counts a roster, as a state or as a view has it; worked out once a game, as a roster never changes. */
export function forceOf(side: Side, roster: readonly (CardId | CardCount)[]): Force {
  const kept = forces.get(roster);
  if (kept) return kept;
  const units = noCounts();
  const initiatives = new Array<number>(10).fill(0);
  const force = { units, fog: 0, size: 0, initiatives };
  for (const entry of roster) {
    const { type, squad, count } = typeof entry === 'string' ? { ...card(entry), count: 1 } : entry;
    const unit = unitNumber(counterOfUnit(side, type, squad) ?? '');
    const { initiative, kind } = unitType(type);
    if (unit >= 0) units[unit] = (units[unit] as number) + count;
    if (kind === 'fogOfWar') force.fog += count;
    force.size += count;
    initiatives[initiative] = (initiatives[initiative] ?? 0) + count;
  }
  forces.set(roster, force);
  return force;
}

/** Says that two rosters list the same cards, so that they are counted once. */
export function countAlike(side: Side, counted: readonly (CardId | CardCount)[], other: readonly CardId[]): void {
  forces.set(other, forceOf(side, counted));
}
