import { describe, expect, test } from 'vitest';
import { areaOf, planFor } from '../../src/scene/plan.ts';
import { FORMS, piece } from './samples.ts';

const tiles = [piece('a', 'tile', { x: -10 }), piece('b', 'tile', { x: 10, z: 5 })];

describe('the plan of the table', () => {
  test('a turned card takes up its turned place', () => {
    const area = areaOf([piece('c', 'card', { x: 1, heading: 90 })], FORMS);
    expect(area?.maxX).toBeCloseTo(1 + 4.4);
    expect(area?.maxZ).toBeCloseTo(3.15);
  });

  test('its heart are the largest solid pieces, without what lies about them', () => {
    const { heart } = planFor([...tiles, piece('card', 'card', { x: 60 })], FORMS, null);
    expect(heart).toEqual({ minX: -14.5, maxX: 14.5, minZ: -4.5, maxZ: 9.5 });
  });

  test('the tray covers no piece', () => {
    const around = [18, 24, 30, 36, 42].flatMap((x) => [-8, 2, 12].map((z) => piece(`${x} ${z}`, 'card', { x, z })));
    const { tray, whole } = planFor([...tiles, ...around], FORMS, null);
    for (const each of [...tiles, ...around]) {
      const { x, z } = each.pose;
      expect(x < tray.minX || x > tray.maxX || z < tray.minZ || z > tray.maxZ).toBe(true);
    }
    expect(whole.minX).toBeLessThanOrEqual(tray.minX);
    expect(whole.maxZ).toBeGreaterThanOrEqual(tray.maxZ);
  });

  test('it stays the same object while pieces move within it, and grows when one is laid beyond it', () => {
    const plan = planFor(tiles, FORMS, null);
    expect(planFor([piece('a', 'tile', { x: -9 }), piece('b', 'tile', { x: 9, z: 5 })], FORMS, plan)).toBe(plan);
    const grown = planFor([...tiles, piece('c', 'card', { z: -60 })], FORMS, plan);
    expect(grown.pieces.minZ).toBeCloseTo(-64.4);
    expect(grown.tray).toBe(plan.tray);
  });

  test('the tray gives way to a piece', () => {
    const plan = planFor(tiles, FORMS, null);
    const x = (plan.tray.minX + plan.tray.maxX) / 2;
    const moved = planFor([...tiles, piece('c', 'card', { x, z: 0 })], FORMS, plan).tray;
    expect(x + 3.15 <= moved.minX || x - 3.15 >= moved.maxX || 4.4 <= moved.minZ || -4.4 >= moved.maxZ).toBe(true);
  });

  test('an empty table has a size', () => {
    const { whole } = planFor([], FORMS, null);
    expect(whole.maxX - whole.minX).toBeGreaterThan(30);
  });
});
