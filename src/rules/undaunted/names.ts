import { card, counter as counterData } from '../../models/undaunted/box.ts';
import type { CardId, CounterId, Side } from '../../models/undaunted/types.ts';

/** "US" or "German", as it stands before a noun. */
export const sideName = (side: Side): string => (side === 'US' ? 'US' : 'German');

/** "US Rifleman A". */
export function counterName(id: CounterId): string {
  const { side, label } = counterData(id);
  return `${sideName(side)} ${label}`;
}

/** "Rifleman A". */
export const cardLabel = (id: CardId): string => card(id).label;

/** "Rifleman A, Pvt. Doe": cards of one unit told apart by whom they show. */
export function soldierOf(id: CardId): string {
  const { label, name } = card(id);
  return name === null ? label : `${label}, ${name}`;
}

/** "1 card", "3 cards". */
export const cardsText = (count: number): string => `${count} card${count === 1 ? '' : 's'}`;

/** "a, b and c". */
export function listText(items: readonly string[]): string {
  return items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}
