import Flatten from '@flatten-js/core';
import { describe, expect, it } from 'vitest';
import { direction, headingOf } from '../../../src/rules/geometry/direction.ts';
import {
  corners,
  discGap,
  pointToSegment,
  rectGap,
  rectToRect,
  segmentToRect,
} from '../../../src/rules/geometry/gap.ts';
import { crushed, pathLength, samples, sweepHitsDisc, sweepHitsRect } from '../../../src/rules/geometry/path.ts';
import type { Disc, Point, Rect } from '../../../src/rules/geometry/shapes.ts';
import { blocks, openLines, sees, sightLines } from '../../../src/rules/geometry/sight.ts';
import { drawInt, type RandomState, seeded } from '../../../src/rules/kernel/random.ts';

const { point, segment, Polygon } = Flatten;
/** Three tests with the oracle: 21,000 random cases in all. */
const CASES = 7000;
/** Closer to a boundary than this the two libraries may round to different sides. */
const DOUBT = 1e-4;

const span = (random: RandomState, from: number, to: number): number => from + drawInt(random, (to - from) * 100) / 100;
const spot = (random: RandomState): Point => ({ x: span(random, 0, 40), y: span(random, 0, 40) });
const disc = (random: RandomState): Disc => ({ ...spot(random), r: drawInt(random, 4) === 0 ? 2 : 1.5 });
const card = (random: RandomState): Rect => ({
  cx: span(random, 0, 40),
  cy: span(random, 0, 40),
  w: drawInt(random, 5) === 0 ? 30 : 8.8,
  h: 6.3,
  deg: drawInt(random, 360),
});

/** The same rectangle, built by the oracle from exact trigonometry. */
function polygon(rect: Rect, shrink = 0): Flatten.Polygon {
  const angle = (rect.deg * Math.PI) / 180;
  const [w, h] = [rect.w / 2 - shrink, rect.h / 2 - shrink];
  const at = (x: number, y: number): Flatten.Point =>
    point(rect.cx + x * Math.cos(angle) - y * Math.sin(angle), rect.cy + x * Math.sin(angle) + y * Math.cos(angle));
  return new Polygon([at(-w, -h), at(w, -h), at(w, h), at(-w, h)]);
}
const seg = (a: Point, b: Point): Flatten.Segment => segment(point(a.x, a.y), point(b.x, b.y));
const far = (a: Point, b: Point): boolean => Math.abs(a.x - b.x) + Math.abs(a.y - b.y) > 0.02;

/** Length of the part of a segment inside a polygon, by the oracle. */
function inside(shape: Flatten.Polygon, a: Point, b: Point): number {
  const line = seg(a, b);
  const cuts = [line.start, ...line.sortPoints(shape.intersect(line)), line.end];
  let sum = 0;
  cuts.slice(1).forEach((to, i) => {
    const from = cuts[i] as Flatten.Point;
    const middle = point((from.x + to.x) / 2, (from.y + to.y) / 2);
    if (shape.contains(middle)) sum += from.distanceTo(to)[0];
  });
  return sum;
}

describe('[SK-RUL-01] against an independent geometry library', () => {
  it('distances of bases, cards, lines and cards from each other', () => {
    const random = seeded(1);
    for (let i = 0; i < CASES; i++) {
      const [a, b, base, rect, other] = [spot(random), spot(random), disc(random), card(random), card(random)];
      if (!far(a, b)) continue;
      const shape = polygon(rect);
      const centre = point(base.x, base.y);
      const toCard = shape.contains(centre) ? 0 : shape.distanceTo(centre)[0];
      expect(rectGap(base, rect)).toBeCloseTo(toCard - base.r, 4);
      expect(pointToSegment(base, a, b)).toBeCloseTo(seg(a, b).distanceTo(centre)[0], 6);
      const meets = inside(shape, a, b) > 0 || shape.intersect(seg(a, b)).length > 0;
      expect(segmentToRect(a, b, rect)).toBeCloseTo(meets ? 0 : shape.distanceTo(seg(a, b))[0], 4);
      const second = polygon(other);
      const joined = shape.intersect(second).length > 0 || shape.contains(point(other.cx, other.cy));
      expect(rectToRect(rect, other)).toBeCloseTo(
        joined || second.contains(point(rect.cx, rect.cy)) ? 0 : shape.distanceTo(second)[0],
        4,
      );
    }
  });

  it('[SK-RUL-07] what blocks a line: a part of positive length inside the shrunk card', () => {
    const random = seeded(2);
    let blocked = 0;
    for (let i = 0; i < CASES; i++) {
      const [a, b, rect] = [spot(random), spot(random), card(random)];
      if (!far(a, b)) continue;
      const length = inside(polygon(rect, 0.001), a, b);
      const nearly = inside(polygon(rect, 0.001 - DOUBT), a, b) > 0 !== inside(polygon(rect, 0.001 + DOUBT), a, b) > 0;
      if (nearly) continue;
      expect(blocks(rect, a, b)).toBe(length > 0);
      if (length > 0) blocked++;
    }
    expect(blocked).toBeGreaterThan(CASES / 20);
  });

  it('[SK-RUL-05] line of sight is the same both ways, and one open line is enough', () => {
    const random = seeded(3);
    const seen = [0, 0];
    for (let i = 0; i < CASES; i++) {
      const [a, b] = [disc(random), disc(random)];
      const cards = [card(random), card(random), card(random)];
      if (discGap(a, b) <= 0) continue;
      const open = openLines(a, b, cards);
      expect(openLines(b, a, cards)).toBe(open);
      expect(sees(a, b, cards)).toBe(open > 0);
      expect(sees(b, a, cards)).toBe(open > 0);
      expect(sightLines(a, b, cards)).toHaveLength(9);
      seen[open > 0 ? 1 : 0] = (seen[open > 0 ? 1 : 0] ?? 0) + 1;
    }
    expect(Math.min(...seen)).toBeGreaterThan(CASES / 10);
  });

  it('[SK-RUL-14] [SK-RUL-42] sweeps: what a moving base hits, and where first', () => {
    const random = seeded(4);
    let hits = 0;
    for (let i = 0; i < CASES; i++) {
      const path = [spot(random), spot(random), spot(random)];
      const [base, rect] = [{ ...disc(random), id: 'base' }, card(random)];
      const [p, q, r] = path as [Point, Point, Point];
      if (!far(p, q) || !far(q, r)) continue;
      const shape = polygon(rect);
      const legs = [seg(p, q), seg(q, r)];
      const cardGap = Math.min(
        ...legs.map((leg) => (inside(shape, leg.start, leg.end) > 0 ? 0 : leg.distanceTo(shape)[0])),
      );
      if (Math.abs(cardGap - 1.5 + 0.001) > DOUBT) expect(sweepHitsRect(path, 1.5, rect)).toBe(cardGap < 1.5 - 0.001);
      const gap = Math.min(...legs.map((leg) => leg.distanceTo(point(base.x, base.y))[0])) - 1.5 - base.r;
      if (Math.abs(gap + 0.001) < DOUBT) continue;
      expect(sweepHitsDisc(path, 1.5, base)).toBe(gap < -0.001);
      const [victim] = crushed(path, 1.5, [base]);
      expect(victim !== undefined).toBe(gap < -0.001);
      if (!victim) continue;
      hits++;
      const before = samples(path).filter((sample) => sample.at < victim.at - DOUBT);
      for (const sample of before) expect(discGap({ ...sample.exact, r: 1.5 }, base)).toBeGreaterThan(-0.0011);
    }
    expect(hits).toBeGreaterThan(CASES / 20);
  });

  it('[SK-RUL-01] the table of 360 unit vectors, and the heading of a leg', () => {
    for (let deg = 0; deg < 360; deg++) {
      const unit = direction(deg);
      expect(unit.x).toBeCloseTo(Math.cos((deg * Math.PI) / 180), 6);
      expect(unit.y).toBeCloseTo(Math.sin((deg * Math.PI) / 180), 6);
      expect(headingOf({ x: 3, y: 4 }, { x: 3 + 20 * unit.x, y: 4 + 20 * unit.y })).toBe(deg);
    }
    expect(direction(-90)).toEqual(direction(270));
    expect(direction(90)).toEqual({ x: 0, y: 1 });
  });

  it('[SK-RUL-17] samples: the start, every half centimetre, every end of a leg, once each', () => {
    const random = seeded(5);
    for (let i = 0; i < CASES; i++) {
      const path = [spot(random), spot(random), spot(random)];
      const found = samples(path);
      const length = pathLength(path);
      const last = found[found.length - 1];
      expect(last?.at).toBeCloseTo(length, 9);
      const steps = found.slice(1).map((sample, k) => sample.at - (found[k]?.at ?? 0));
      expect(Math.min(...steps)).toBeGreaterThan(0);
      expect(Math.max(...steps)).toBeLessThanOrEqual(0.5 + 1e-9);
    }
    expect(
      samples([
        { x: 0, y: 0 },
        { x: 40, y: 0 },
      ]),
    ).toHaveLength(81);
    expect(corners({ cx: 0, cy: 0, w: 2, h: 4, deg: 90 })[0]).toEqual({ x: 2, y: -1 });
  });
});
