import type { Cover, Location, Scenario } from '../../models/skirmish/schema.ts';
import { corners, rectToRect } from '../geometry/gap.ts';
import type { Rect, Size } from '../geometry/shapes.ts';
import { PENETRATION } from '../geometry/tolerance.ts';

/** What is wrong with a card of a file: its field ("terrain[1]"), and what would have been right. */
interface CardFlaw {
  field: string;
  expected: string;
}

const inset = (length: number): number => Math.max(0, length - PENETRATION);

/** The card without the margin by which two may run into each other and still only touch. */
const core = (card: Rect): Rect => ({ ...card, w: inset(card.w), h: inset(card.h) });

/** Whether two cards overlap; those that only touch do not (SK-RUL-59). */
const overlap = (a: Rect, b: Rect): boolean => rectToRect(core(a), core(b)) === 0;

/** Whether the whole card lies on the table. */
const isOnTable = (card: Rect, { w, h }: Size): boolean =>
  corners(core(card)).every(({ x, y }) => x >= 0 && y >= 0 && x <= w && y <= h);

/**
 * The first of a file's cover and location cards that cannot lie as they do, or null: each whole on the table, none
 * over another (SK-RUL-59), a location the target of its owner's enemy (SK-RUL-49). Hazards may lie anywhere.
 */
export function cardsFlaw(
  { terrain, locations }: { terrain: readonly Cover[]; locations: readonly Location[] },
  { table }: Pick<Scenario, 'table'>,
): CardFlaw | null {
  const placed: { field: string; name: string; card: Rect }[] = [
    ...terrain.map((card, i) => ({ field: `terrain[${i}]`, name: `cover ${card.id}`, card })),
    ...locations.map((card, i) => ({ field: `locations[${i}]`, name: `location ${card.id}`, card })),
  ];
  for (const [i, { field, card }] of placed.entries()) {
    if (!isOnTable(card, table))
      return { field, expected: `a card wholly on the table of ${table.w} by ${table.h} cm` };
    const hit = placed.slice(0, i).find((before) => overlap(before.card, card));
    if (hit) return { field, expected: `a card that does not overlap ${hit.name} (SK-RUL-59)` };
  }
  const own = locations.findIndex(({ owner, targetOf }) => owner === targetOf);
  return own < 0 ? null : { field: `locations[${own}].targetOf`, expected: 'the side that is not its owner' };
}
