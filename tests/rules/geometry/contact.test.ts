import fc from 'fast-check';
import { expect, it } from 'vitest';
import { besideCard } from '../../../src/rules/geometry/contact.ts';
import { overlaps, rectGap, touches } from '../../../src/rules/geometry/gap.ts';

it('[SK-RUL-04] a base that is put beside a card touches it and does not run into it', () => {
  const place = fc.record({
    cx: fc.integer({ min: 0, max: 12_000 }).map((hundredths) => hundredths / 100),
    cy: fc.integer({ min: 0, max: 9_000 }).map((hundredths) => hundredths / 100),
    deg: fc.integer({ min: 0, max: 359 }),
  });
  fc.assert(
    fc.property(place, fc.constantFrom(1.25, 1.5, 2), ({ cx, cy, deg }, r) => {
      const card = { cx, cy, deg, w: 8.8, h: 6.3 };
      const places = besideCard(card, r);
      expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(8);
      for (const at of places) {
        const gap = rectGap({ ...at, r }, card);
        expect(touches(gap) && !overlaps(gap)).toBe(true);
      }
    }),
    { numRuns: 500 },
  );
});
