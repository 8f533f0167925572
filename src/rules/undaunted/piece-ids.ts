import type { Side, TileFace } from '../../models/undaunted/types.ts';

/** Zones of cards that lie hidden, wholly or in part. */
export type HiddenZone = 'hand' | 'deck' | 'discard' | 'removed';

/** Piece that is a tile. Cards and counters bear their own ids. */
export const tilePiece = (face: TileFace): string => `tile:${face}`;

/** Opaque piece for a card whose identity the viewer may not know; `place` 0 is the bottom or leftmost. */
export const hiddenPiece = (side: Side, zone: HiddenZone, place: number): string => `${side}:${zone}#${place}`;
