import type { Piece, Pose } from '../../models/table/piece.ts';
import { card, SIDES } from '../../models/undaunted/box.ts';
import { FORMS, type FormName } from '../../models/undaunted/components.ts';
import type { CardId, Side } from '../../models/undaunted/types.ts';
import { cardsText, sideName } from './names.ts';
import { hiddenPiece } from './piece-ids.ts';
import { discardPieces, playPieces, zonePieces } from './strips.ts';
import { groupSpot, place, rowSpots, type Spot, type TablePlan } from './table-plan.ts';
import type { UndauntedView } from './view.ts';
import type { Zone } from './zones.ts';

/** What a zone is called in a label. */
const ZONE_NAMES: Record<Zone, string> = {
  hand: 'hand',
  deck: 'deck',
  discard: 'discard pile',
  play: 'play area',
  supply: 'supply',
  removed: 'removed cards',
};

/** A hidden card's id holds a place and no card. */
const isHidden = (id: string): boolean => id.includes('#');

function cardDetail(id: CardId): string[] {
  const { initiative, actions, name } = card(id);
  const lines = [`Initiative ${initiative}`];
  for (const { name: action, value, squadLimited } of actions) {
    lines.push(`${action}${value === null ? '' : ` ${value}`}${squadLimited ? ` ${card(id).squad}` : ''}`);
  }
  if (actions.length === 0) lines.push('Cannot be played');
  if (name !== null) lines.push(name);
  return lines;
}

function cardPiece(side: Side, zone: Zone, id: string, pose: Pose, pointable: boolean, more: string[] = []): Piece {
  const hidden = isHidden(id);
  const back = `card/back-${side}`;
  const where = `${sideName(side)} ${ZONE_NAMES[zone]}`;
  return {
    id,
    form: 'card',
    front: hidden ? back : `card/${id}`,
    back,
    pose,
    zone: `${side}:${zone}`,
    label: hidden ? `${where}, face down` : `${card(id).label}, ${where}`,
    detail: [...(hidden ? [] : cardDetail(id)), ...more],
    pointable,
  };
}

/** Cards on one another, bottom first; only the top one may be pointed at, and it tells how many there are. */
function pile(side: Side, zone: Zone, pieces: readonly string[], spot: Spot): Piece[] {
  return pieces.map((id, index) => {
    const isTop = index === pieces.length - 1;
    const pose = place(side, spot, index * FORMS.card.h, !isHidden(id));
    return cardPiece(side, zone, id, pose, isTop, isTop ? [`${cardsText(pieces.length)} in this pile`] : []);
  });
}

function row(side: Side, zone: Zone, pieces: readonly string[], centre: Spot, faceDown: string | null = null): Piece[] {
  const spots = rowSpots(centre, pieces.length);
  return pieces.flatMap((id, index) => {
    const spot = spots[index];
    if (!spot) return [];
    const pose = place(side, spot, spot.y, !isHidden(id) && id !== faceDown);
    return [cardPiece(side, zone, id, pose, true)];
  });
}

function supplyPieces(side: Side, supply: readonly CardId[], plan: TablePlan): Piece[] {
  const groups = new Map<string, CardId[]>();
  for (const id of supply) {
    const { label } = card(id);
    groups.set(label, [...(groups.get(label) ?? []), id]);
  }
  return [...groups.values()].flatMap((ids) => {
    const { type, squad } = card(ids[0] ?? '');
    return pile(side, 'supply', ids, groupSpot(plan.supply, type, squad));
  });
}

/** The card selected for the bid lies face down before its owner until both are revealed. */
function bidPiece(seen: UndauntedView, side: Side, hand: string[]): string | null {
  const { hasBid, bid } = seen.sides[side];
  if (!hasBid) return null;
  const at = bid === null ? hand.length - 1 : hand.indexOf(bid);
  return hand.splice(at, 1)[0] ?? null;
}

function sideCards(seen: UndauntedView, side: Side, plan: TablePlan): Piece[] {
  const zones = seen.sides[side];
  const hand = zonePieces(side, 'hand', zones.hand, zones.handCount);
  const bid = bidPiece(seen, side, hand);
  const deck = Array.from({ length: zones.deckCount }, (_, index) => hiddenPiece(side, 'deck', index));
  return [
    ...row(side, 'hand', hand, plan.hand),
    ...(bid === null ? [] : row(side, 'hand', [bid], plan.play, bid)),
    ...row(side, 'play', playPieces(seen, side), plan.play),
    ...pile(side, 'deck', deck, plan.deck),
    ...pile(side, 'discard', discardPieces(side, zones), plan.discard),
    ...pile(side, 'removed', zonePieces(side, 'removed', zones.removed, zones.removedCount), plan.removed),
    ...supplyPieces(side, zones.supply, plan),
  ];
}

const ZONE_FORMS: Record<Zone, FormName> = {
  hand: 'row',
  deck: 'pile',
  discard: 'pile',
  play: 'row',
  supply: 'block',
  removed: 'pile',
};

/** The zones' outlines, printed on the table. */
function zoneDecals(seen: UndauntedView, side: Side, plan: TablePlan): Piece[] {
  const zones = seen.sides[side];
  const counts: Record<Zone, number> = {
    hand: zones.handCount,
    deck: zones.deckCount,
    discard: zones.discardCount,
    play: zones.play.length,
    supply: zones.supply.length,
    removed: zones.removedCount,
  };
  return (Object.keys(ZONE_FORMS) as Zone[]).map((zone) => ({
    id: `zone:${side}:${zone}`,
    form: ZONE_FORMS[zone],
    front: `zone/${side}-${zone}`,
    back: `zone/${side}-${zone}`,
    pose: place(side, plan[zone], 0),
    zone: 'table',
    label: `${sideName(side)} ${ZONE_NAMES[zone]}`,
    detail: [cardsText(counts[zone])],
    pointable: false,
  }));
}

/** Both sides' cards and the outlines of their zones. */
export function cardPieces(seen: UndauntedView, plan: TablePlan): Piece[] {
  return [
    ...SIDES.flatMap((side) => zoneDecals(seen, side, plan)),
    ...SIDES.flatMap((side) => sideCards(seen, side, plan)),
  ];
}
