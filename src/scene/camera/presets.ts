import type { Area, Plan } from '../plan.ts';
import type { CameraPreset } from '../props.ts';
import { frameOf, isClear, type Picture, waysPast } from './cover.ts';
import { fitParts } from './fit.ts';
import type { View } from './view.ts';

/** Tilt of the seat's own view, degrees. */
const SEAT_TILT = 62;
/** How much farther away the seat's view may be to show the dice beside the map. */
const FARTHER = 1.3;
/** The same in a small picture, on a phone, and to show the decks everywhere. */
const LITTLE_FARTHER = 1.1;
/** A picture with a side below this is small, CSS pixels. */
const SMALL = 500;
/** Straight above, but for the hair that keeps the camera's own turn defined. */
const ABOVE = 89.5;

interface Shot {
  turn: number;
  tilt: number;
  /** Share of the free part left around what is shown. */
  margin: number;
}

/**
 * The nearest view of an area that no panel covers.
 *
 * @param besides shown too, but a panel in a corner may cover it
 */
function clearView(area: Area, { turn, tilt, margin }: Shot, picture: Picture, besides?: Area): View {
  const shown = besides ? [{ area: besides, frame: frameOf(picture, picture.cover, margin) }] : [];
  const views = waysPast(picture.cover).map((inset) =>
    fitParts([{ area, frame: frameOf(picture, inset, margin) }, ...shown], turn, tilt),
  );
  const nearest = (some: readonly View[]) => some.reduce((a, b) => (b.distance < a.distance ? b : a));
  const clear = views.filter((view) => view.distance > 0 && isClear(area, view, picture));
  return nearest(clear.length > 0 ? clear : views);
}

/**
 * From a seat: everything on the table and the dice where that costs little, else the map and the dice, else the map.
 */
function seatView(plan: Plan, turn: number, picture: Picture): View {
  const shot = (margin: number): Shot => ({ turn, tilt: SEAT_TILT, margin });
  const map = clearView(plan.heart, shot(0.05), picture);
  const toDice = Math.min(picture.width, picture.height) < SMALL ? LITTLE_FARTHER : FARTHER;
  const wishes = [
    { view: clearView(plan.pieces, shot(0.02), picture, plan.tray), farther: LITTLE_FARTHER },
    { view: clearView(plan.pieces, shot(0.02), picture), farther: LITTLE_FARTHER },
    { view: clearView(plan.heart, shot(0.02), picture, plan.tray), farther: toDice },
  ];
  return wishes.find(({ view, farther }) => view.distance <= farther * map.distance)?.view ?? map;
}

/** The view of a preset. */
export function presetView(name: CameraPreset, plan: Plan, seatAt: number, picture: Picture): View {
  if (name === 'above') return clearView(plan.heart, { turn: seatAt, tilt: ABOVE, margin: 0.012 }, picture);
  if (name === 'tray') return clearView(plan.tray, { turn: seatAt, tilt: 80, margin: 0.08 }, picture);
  if (name === 'whole') {
    return fitParts([{ area: plan.whole, frame: frameOf(picture, picture.cover, 0.03) }], seatAt, ABOVE);
  }
  return seatView(plan, name === 'seat' ? seatAt : seatAt + 180, picture);
}
