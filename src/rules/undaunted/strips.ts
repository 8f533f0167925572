import { SIDES } from '../../models/undaunted/box.ts';
import type { CardId, Side } from '../../models/undaunted/types.ts';
import type { CardStrip } from '../kernel/contract.ts';
import { sideName } from './names.ts';
import { type HiddenZone, hiddenPiece } from './piece-ids.ts';
import type { SideView, UndauntedView } from './view.ts';

/** The pieces of a zone: cards by their ids where they are known, else opaque ones. */
export function zonePieces(side: Side, zone: HiddenZone, cards: readonly CardId[] | null, count: number): string[] {
  return cards ? cards.slice() : Array.from({ length: count }, (_, place) => hiddenPiece(side, zone, place));
}

/** The pieces of a discard pile, bottom first; under the top one they may be hidden. */
export function discardPieces(side: Side, { discard, discardTop, discardCount }: SideView): string[] {
  const pieces = zonePieces(side, 'discard', discard, discardCount);
  if (!discard && discardTop) pieces[discardCount - 1] = discardTop;
  return pieces;
}

/** Cards in the play area, the one being played last. */
export function playPieces({ playing, active, sides }: UndauntedView, side: Side): CardId[] {
  const isLaidDown = playing !== null && playing.action === null && active === side;
  return isLaidDown ? [...sides[side].play, playing.card] : sides[side].play.slice();
}

function sideStrips(seen: UndauntedView, side: Side): CardStrip[] {
  const zones = seen.sides[side];
  const whose = seen.viewer === side ? 'Your' : sideName(side);
  return [
    { id: 'hand', seat: side, title: `${whose} hand`, pieces: zonePieces(side, 'hand', zones.hand, zones.handCount) },
    { id: 'play', seat: side, title: `${whose} play area`, pieces: playPieces(seen, side) },
    { id: 'discard', seat: side, title: `${whose} discard pile`, pieces: discardPieces(side, zones) },
    { id: 'supply', seat: side, title: `${whose} supply`, pieces: zones.supply.slice() },
    {
      id: 'removed',
      seat: side,
      title: `${whose} removed cards`,
      pieces: zonePieces(side, 'removed', zones.removed, zones.removedCount),
    },
  ];
}

/** Cards to be shown beside the table, the viewer's own first. */
export function strips(seen: UndauntedView): CardStrip[] {
  const order = seen.viewer === 'DE' ? [...SIDES].reverse() : SIDES;
  return order.flatMap((side) => sideStrips(seen, side));
}
