import { describe, expect, it } from 'vitest';
import { wilson } from '../../tools/bench/wilson.ts';

describe('the interval of a win rate', () => {
  it('agrees with the published example of 81 in 263', () => {
    const { rate, low, high } = wilson(81, 263);
    expect(rate).toBeCloseTo(0.308, 3);
    expect(low).toBeCloseTo(0.2553, 3);
    expect(high).toBeCloseTo(0.3662, 3);
  });

  it('stays within 0 and 1 at the ends', () => {
    expect(wilson(20, 20).high).toBeCloseTo(1, 10);
    expect(wilson(20, 20).low).toBeLessThan(1);
    expect(wilson(0, 20).low).toBeCloseTo(0, 10);
    expect(wilson(0, 0)).toEqual({ rate: 0, low: 0, high: 1 });
  });
});
