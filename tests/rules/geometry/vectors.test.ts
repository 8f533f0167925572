import { describe, expect, it } from 'vitest';
import { flameLine, type Joint, joinedPair, split } from '../../../src/rules/geometry/area.ts';
import { discGap, distance, rectGap, touches, under } from '../../../src/rules/geometry/gap.ts';
import {
  crushed,
  cutAtLine,
  intervals,
  pathLength,
  samples,
  sweepHitsDisc,
  sweepHitsRect,
} from '../../../src/rules/geometry/path.ts';
import type { Disc, Point, Rect } from '../../../src/rules/geometry/shapes.ts';
import { coveredBy, inArc, openLines, rocketReaches, sees } from '../../../src/rules/geometry/sight.ts';
import { TIE, within } from '../../../src/rules/geometry/tolerance.ts';
import vectors from './vectors.json' with { type: 'json' };

const two = (value: number): number => Math.round(value * 100) / 100;
const card = { w: 8.8, h: 6.3 };

describe('line of sight by nine lines', () => {
  it.each(vectors.los)('$id $note', ({ shooter, target, blockers, expect: wanted }) => {
    expect(openLines(shooter, target, blockers)).toBe(wanted.openLines);
    expect(openLines(target, shooter, blockers)).toBe(wanted.openLines);
    expect(sees(shooter, target, blockers)).toBe(wanted.los);
  });
  it.each(vectors.command)('$id', ({ captain, model, blockers, expect: wanted }) => {
    expect(sees(captain, model, blockers)).toBe(wanted.los);
  });
});

describe('arcs', () => {
  it.each(vectors.arc)('$id', ({ shooter, target, arcDeg, expect: wanted }) => {
    expect(inArc(shooter, shooter.deg, target, arcDeg)).toBe(wanted);
  });
});

describe('cover', () => {
  it.each(vectors.cover)('$id $note', ({ shooter, target, cover, expect: wanted }) => {
    expect(sees(shooter, target, [cover])).toBe(wanted.los);
    expect(two(rectGap(target, cover))).toBeCloseTo(wanted.gap, 6);
    expect(sees(shooter, target, [cover]) && coveredBy(shooter, target, cover)).toBe(wanted.inCover);
  });
});

describe('nearest target', () => {
  it.each(vectors.nearest)('$id', ({ shooter, enemies, blockers, rangeCm, expect: wanted }) => {
    const legal = enemies.filter(
      (enemy) =>
        inArc(shooter, shooter.deg, enemy, 180) &&
        sees(shooter, enemy, blockers) &&
        (rangeCm === null || within(discGap(shooter, enemy), rangeCm)),
    );
    const least = Math.min(...legal.map((enemy) => discGap(shooter, enemy)));
    const nearest = legal.filter((enemy) => within(discGap(shooter, enemy) - least, TIE));
    expect(nearest.map((enemy) => enemy.id).sort()).toEqual([...wanted.targets].sort());
    expect(legal.map((enemy) => enemy.id).sort()).toEqual([...wanted.legal].sort());
  });
});

describe('paths', () => {
  it.each(vectors.path)('$id $note', ({ radius, path, limitCm, solids, enemies, expect: wanted }) => {
    const length = pathLength(path);
    expect(length).toBeCloseTo(wanted.length, 6);
    const free =
      !(solids as Rect[]).some((rect) => sweepHitsRect(path, radius, rect)) &&
      !(enemies as Disc[]).some((disc) => sweepHitsDisc(path, radius, disc));
    expect(within(length, limitCm) && free).toBe(wanted.legal);
  });
  it.each(vectors.exit)('$id', ({ from, limitCm, exitLine, expect: wanted }) => {
    const straight = [from, { x: from.x, y: from.y + limitCm }];
    const cut = cutAtLine(straight, { axis: 'y', value: exitLine.value }, 1);
    expect(cut.reached).toBe(wanted.escapes);
    if ('after' in wanted) expect(pathLength(cut.path)).toBeCloseTo(wanted.after as number, 6);
    else expect(cut.path[cut.path.length - 1]).toEqual(wanted.end);
  });
});

describe('sentries along a path', () => {
  it.each(vectors.sentry)('$id', ({ sentry, arcDeg, moverRadius, path, blockers, expect: wanted }) => {
    const all = samples(path);
    const visible = ({ stored }: { stored: Point }): boolean =>
      inArc(sentry, sentry.deg, stored, arcDeg) && sees(sentry, { ...stored, r: moverRadius }, blockers);
    expect(all).toHaveLength(wanted.samples);
    expect(all.filter(visible)).toHaveLength(wanted.visible);
    expect(intervals(all, visible)).toEqual(wanted.intervals);
  });
});

describe('grenades', () => {
  it.each(vectors.grenade)('$id', ({ thrower, centre, expect: wanted }) => {
    expect(within(distance(thrower, centre), 15)).toBe(wanted);
  });
  it.each(vectors.frag)('$id', ({ area, models, expect: wanted }) => {
    expect(under(area, models).map((model) => model.id)).toEqual(wanted.hit);
  });
  it.each(vectors.smoke)('$id', (vector) => {
    const joint: Joint = vector.joined === 'long edge' ? 'long' : 'short';
    const blocker = joinedPair(vector.anchor, vector.deg, joint, card);
    expect(blocker).toEqual(vector.expect.blocker);
    const cards = split(blocker, 2, joint === 'short').map((rect) => ({ ...rect, cx: two(rect.cx), cy: two(rect.cy) }));
    expect(cards).toHaveLength(2);
    for (const wanted of vector.expect.cards) expect(cards).toContainEqual(wanted);
    if (vector.shooter && vector.target) {
      expect(openLines(vector.shooter, vector.target, [blocker])).toBe(vector.expect.openLines);
    }
  });
});

describe('flame line', () => {
  it.each(vectors.flame)('$id', ({ scorcher, direction, covers, table, area, models, expect: wanted }) => {
    const line = flameLine(scorcher, direction, { lengthCm: 30, widthCm: 6.3 }, covers as Rect[], table);
    expect(line).not.toBeNull();
    if (!line) return;
    expect({ ...line, cx: two(line.cx), cy: two(line.cy) }).toEqual(area);
    if (models && wanted) expect(under(line, models).map((model) => model.id)).toEqual(wanted.hit);
  });
});

describe('crushing', () => {
  it.each(vectors.crush)('$id', ({ radius, path, enemies, haltAt, expect: wanted }) => {
    const victims = crushed(path, radius, enemies, haltAt).map(({ id, at }) => ({ id, at: two(at) }));
    expect(victims).toEqual(wanted.victims);
  });
});

describe('range, contact, drop, rocket', () => {
  it.each(vectors.range)('$id', ({ a, b, limitCm, expect: wanted }) => {
    expect(discGap(a, b)).toBeCloseTo(wanted.gap, 6);
    expect(within(discGap(a, b), limitCm)).toBe(wanted.inRange);
  });
  it.each(vectors.contact)('$id', ({ model, other, expect: wanted }) => {
    const gap = 'r' in other ? discGap(model, other as Disc) : rectGap(model, other as Rect);
    expect(two(gap)).toBeCloseTo(wanted.gap, 6);
    expect(touches(gap)).toBe(wanted.contact);
  });
  it.each(vectors.drop)('$id', ({ chosen, placed, expect: wanted }) => {
    expect(within(distance(chosen, placed), 30)).toBe(wanted);
  });
  it.each(vectors.rocket)('$id', ({ shooter, terrain, otherBlockers, expect: wanted }) => {
    expect(rocketReaches(shooter, shooter.deg, 180, terrain, otherBlockers as Rect[])).toBe(wanted);
  });
});

describe('the vectors', () => {
  it('are all here: 74 of them, told apart by id', () => {
    const ids = Object.values(vectors).flatMap((list) => list.map((vector) => vector.id));
    expect(ids).toHaveLength(74);
    expect(new Set(ids).size).toBe(74);
  });
});
