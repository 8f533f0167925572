import type { Box } from '../box.ts';

/** A piece on the page and the breadth of its tag, pixels. */
export interface Tagged {
  /** What is seen of the piece. */
  body: Box;
  width: number;
}

/** The left lower corner of a tag on the page, pixels. */
export interface Corner {
  x: number;
  y: number;
}

/** Free between a piece and its tag, pixels. */
const GAP = 2;
/** What it costs a tag to lie wholly under something of the page: any other place is better. */
const UNSEEN = 2;
/** Share of the pieces beside it that a tag may cover at most; rather than more it is left out. */
const BEARABLE = 0.6;

const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top, b.top) - Math.max(a.bottom, b.bottom));

const area = (box: Box): number => (box.right - box.left) * (box.top - box.bottom);

/** Places for a tag, best first: over the piece, under it, at its right and left, one row higher. */
function places({ body, width }: Tagged, height: number): Corner[] {
  const x = (body.left + body.right - width) / 2;
  const level = (body.bottom + body.top - height) / 2;
  return [
    { x, y: body.top + GAP },
    { x, y: body.bottom - GAP - height },
    { x: body.right + GAP, y: level },
    { x: body.left - GAP - width, y: level },
    { x, y: body.top + GAP + height },
  ];
}

/**
 * Where the tags go: none covers another, and each covers as little as may be of the other pieces. What has no place
 * left, or would bury its neighbours, is left out.
 *
 * @param order numbers of the pieces, whose tag is placed first at the front
 * @param height of every tag, pixels
 * @param covered where something of the page may lie over the picture
 */
export function placeTags(
  tagged: readonly Tagged[],
  order: readonly number[],
  height: number,
  covered: readonly Box[] = [],
): (Corner | null)[] {
  const placed: (Corner | null)[] = tagged.map(() => null);
  const lying: Box[] = [];
  for (const index of order) {
    const one = tagged[index] as Tagged;
    let best: { corner: Corner; box: Box; cost: number } | null = null;
    for (const [rank, corner] of places(one, height).entries()) {
      const box = { left: corner.x, right: corner.x + one.width, bottom: corner.y, top: corner.y + height };
      if (lying.some((other) => shared(box, other) > 0)) continue;
      const hidden = tagged.reduce(
        (sum, other) => (other === one ? sum : sum + shared(box, other.body) / Math.max(area(other.body), 1)),
        0,
      );
      const unseen = covered.reduce((sum, cover) => sum + shared(box, cover) / area(box), 0);
      // A place further down the list has to be a good deal better.
      const cost = hidden + UNSEEN * unseen + 0.08 * rank;
      if (hidden <= BEARABLE && (best === null || cost < best.cost)) best = { corner, box, cost };
    }
    if (!best) continue;
    placed[index] = best.corner;
    lying.push(best.box);
  }
  return placed;
}
