import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cover, isClear, type Picture } from '../../src/scene/camera/cover.ts';
import { presetView } from '../../src/scene/camera/presets.ts';
import type { Plan } from '../../src/scene/plan.ts';

/** A mat of 120 by 80 cm with a deck beside either of its sides, and the dice tray at its right. */
const MAT: Plan = {
  heart: { minX: -60, maxX: 60, minZ: -40, maxZ: 40 },
  pieces: { minX: -72, maxX: 72, minZ: -40, maxZ: 40 },
  tray: { minX: 62, maxX: 96, minZ: -18, maxZ: 18 },
  whole: { minX: -72, maxX: 96, minZ: -40, maxZ: 40 },
};

const picture = (width: number, height: number, cover: Cover): Picture => ({
  width,
  height,
  cover,
  half: Math.tan((16 * Math.PI) / 180),
});

/** The page's bars and panels in a window of that size. */
const covered = (width: number, height: number): Picture =>
  picture(width, height, {
    top: 54,
    right: 0,
    bottom: 0,
    left: 0,
    corners: [
      { x: 'left', y: 'top', width: 370, height: 98 },
      { x: 'left', y: 'bottom', width: 324, height: 125 },
      { x: 'right', y: 'bottom', width: 324, height: 430 },
    ],
  });

describe('presets', () => {
  test('no panel in a corner covers the map, from above and from either seat', () => {
    const windows = fc.record({
      width: fc.integer({ min: 1024, max: 2560 }),
      height: fc.integer({ min: 640, max: 1440 }),
      seatAt: fc.constantFrom(0, 180),
      name: fc.constantFrom('above' as const, 'seat' as const, 'opposite' as const),
    });
    fc.assert(
      fc.property(windows, ({ width, height, seatAt, name }) => {
        const seen = covered(width, height);
        expect(isClear(MAT.heart, presetView(name, MAT, seatAt, seen), seen)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });

  test('a panel that the map would not reach anyway costs nothing', () => {
    const bars = { top: 54, right: 0, bottom: 0, left: 0 };
    const small = picture(1440, 900, { ...bars, corners: [{ x: 'right', y: 'bottom', width: 20, height: 20 }] });
    const view = presetView('above', MAT, 0, small);
    expect(view).toEqual(presetView('above', MAT, 0, picture(1440, 900, bars)));
  });

  test('a small picture shows the map alone rather than everything tiny', () => {
    const bars = { top: 130, right: 0, bottom: 320, left: 0 };
    const view = presetView('seat', MAT, 0, picture(390, 844, bars));
    const wide = presetView('seat', MAT, 0, picture(1440, 900, { ...bars, bottom: 0 }));
    expect(Math.abs(view.x)).toBeLessThan(1);
    expect(wide.x).toBeGreaterThan(1);
  });
});
