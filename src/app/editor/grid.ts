import { type Draft, EDGE, type Place } from './draft.ts';

/** The part of the map that is shown: whole rows, each from the same left to the same right edge. */
export interface Region {
  /** Left edge of the leftmost and of the rightmost place, in tile widths: x = col - row / 2. */
  left: number;
  right: number;
  /** First and last row. */
  top: number;
  bottom: number;
}

/** What an empty map shows; also the least that is ever shown. */
const START: Region = { left: -0.5, right: 4, top: 0, bottom: 3 };

/** Where a place is drawn, in tile widths. */
export const across = ({ col, row }: Place): number => col - row / 2;

/** The laid tiles with one free place all round them, and the place of the cursor. */
export function regionOf(draft: Draft, cursor: Place): Region {
  const [first] = draft.tiles;
  if (!first) return widened(START, [cursor], 0);
  const start = { left: across(first), right: across(first), top: first.row, bottom: first.row };
  return widened(roomy(widened(start, draft.tiles, 1)), [cursor], 0);
}

/** At least as large as an empty map, so that the first tiles do not fill the screen. */
function roomy({ left, right, top, bottom }: Region): Region {
  const wide = Math.max(0, Math.ceil(START.right - START.left - (right - left)) / 2);
  const high = Math.max(0, START.bottom - START.top - (bottom - top));
  return {
    left: left - wide,
    right: right + wide,
    top: top - Math.floor(high / 2),
    bottom: bottom + Math.ceil(high / 2),
  };
}

function widened(region: Region, places: readonly Place[], margin: number): Region {
  return places.reduce(
    (now, place) => ({
      left: Math.min(now.left, across(place) - margin),
      right: Math.max(now.right, across(place) + margin),
      top: Math.min(now.top, place.row - margin),
      bottom: Math.max(now.bottom, place.row + margin),
    }),
    region,
  );
}

/** The places of a region, row by row from left to right. */
export function placesOf({ left, right, top, bottom }: Region): Place[][] {
  const rows: Place[][] = [];
  for (let row = top; row <= bottom; row++) {
    const first = Math.ceil(left + row / 2);
    const count = Math.floor(right + row / 2) - first + 1;
    rows.push(Array.from({ length: count }, (_, index) => ({ col: first + index, row })));
  }
  return rows;
}

/** Whether a row is shifted to the right of the rows beside it as one goes straight up and down. */
const isShifted = (row: number): boolean => Math.abs(row) % 2 === 1;

/**
 * Steps of the arrow keys: straight along a row, and up and down in a zigzag so that there and back ends at the start.
 */
const STEPS: Readonly<Record<string, (from: Place) => Place>> = {
  ArrowLeft: ({ col, row }) => ({ col: col - 1, row }),
  ArrowRight: ({ col, row }) => ({ col: col + 1, row }),
  ArrowDown: ({ col, row }) => ({ col: isShifted(row) ? col : col + 1, row: row + 1 }),
  ArrowUp: ({ col, row }) => ({ col: isShifted(row) ? col - 1 : col, row: row - 1 }),
};

/** The place that an arrow key leads to; null for another key, and at the edge of what a file may name. */
export function step(from: Place, key: string): Place | null {
  const to = STEPS[key]?.(from);
  return to && Math.abs(to.col) <= EDGE && Math.abs(to.row) <= EDGE ? to : null;
}

/** How a place is called: "row 2, place 3", counted from the top left of the region. */
export function placeName(place: Place, region: Region): string {
  const first = Math.ceil(region.left + place.row / 2);
  return `row ${place.row - region.top + 1}, place ${place.col - first + 1}`;
}
