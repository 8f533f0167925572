import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Strip, spread } from '../../src/scene/marks/spread.ts';

const HEIGHT = 17;

const strips = fc.array(
  fc.record({
    x: fc.integer({ min: -300, max: 300 }),
    y: fc.integer({ min: -200, max: 200 }),
    width: fc.integer({ min: 20, max: 120 }),
  }),
  { maxLength: 30 },
);

const laid = (list: readonly Strip[]) => {
  const lifts = spread(list, HEIGHT);
  return list.map(({ x, y, width }, index) => ({ x, y: y + (lifts[index] ?? Number.NaN), width }));
};

const covers = (a: Strip, b: Strip) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 - 1e-9 && Math.abs(a.y - b.y) < HEIGHT - 1e-9;

describe('names that would cover each other', () => {
  test('are laid one above the other, the nearest to the eye stays', () => {
    const list = [
      { x: 0, y: 10, width: 60 },
      { x: 20, y: 4, width: 60 },
      { x: 200, y: 4, width: 60 },
    ];
    expect(spread(list, HEIGHT)).toEqual([11, 0, 0]);
  });

  test('never cover each other afterwards, and are only ever moved up', () => {
    fc.assert(
      fc.property(strips, (list) => {
        const after = laid(list);
        for (const [index, one] of after.entries()) {
          expect(one.y).toBeGreaterThanOrEqual((list[index] as Strip).y);
          for (const other of after.slice(index + 1)) expect(covers(one, other)).toBe(false);
        }
      }),
    );
  });

  test('stay where they are when nothing covers anything', () => {
    fc.assert(
      fc.property(strips, (list) => {
        const after = laid(list);
        expect(spread(after, HEIGHT).every((lift) => Math.abs(lift) < 1e-9)).toBe(true);
      }),
    );
  });
});
