import { expect, it } from 'vitest';
import { chiSquare, chiSquareP } from '../../../src/models/dice/chi-square.ts';

it.each([
  // Upper points of the distribution as printed in statistical tables.
  [3.841, 1, 0.05],
  [6.635, 1, 0.01],
  [11.07, 5, 0.05],
  [16.919, 9, 0.05],
  [21.666, 9, 0.01],
  [27.877, 9, 0.001],
  [3.325, 9, 0.95],
  [8.343, 9, 0.5],
])('chi-square %d at %i degrees of freedom has p = %d', (value, freedom, p) => {
  expect(chiSquareP(value, freedom) / p).toBeCloseTo(1, 2);
});

it('is exact where there is a closed form: exp(-x/2) at two degrees of freedom', () => {
  for (const x of [0.1, 1, 3, 3.9, 4.1, 20, 80]) expect(chiSquareP(x, 2) / Math.exp(-x / 2)).toBeCloseTo(1, 9);
  expect(chiSquareP(0, 9)).toBe(1);
});

it('measures counts against equal ones', () => {
  expect(chiSquare([10, 10, 10])).toBe(0);
  expect(chiSquare([20, 10])).toBeCloseTo(100 / 30, 9);
});
