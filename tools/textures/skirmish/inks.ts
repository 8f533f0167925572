import type { Side } from '../../../src/models/skirmish/schema.ts';
import { darker, mix, type SideInks } from '../kit/colour.ts';

function inksOf(hex: string): SideInks {
  return { ground: hex, deep: darker(hex, 0.5), pale: mix(hex, '#f3ead6', 0.68), mid: mix(hex, '#f3ead6', 0.34) };
}

/** The inks of the two players. */
export const inksBySide: Record<Side, SideInks> = { A: inksOf('#4a6076'), B: inksOf('#a2432f') };

/** Inks of cards that belong to neither. */
export const neutral: SideInks = { ground: '#6a6458', deep: '#35312b', pale: '#d6cdb8', mid: '#a39a87' };
