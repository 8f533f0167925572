import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawInt, drawOne, seeded, shuffle } from '../../src/rules/kernel/random.ts';

describe('the generator in the state', () => {
  it('goes on from its plain JSON as if it had never been stored', () => {
    fc.assert(
      fc.property(fc.nat(0xffffffff), fc.integer({ min: 1, max: 1000 }), (seed, below) => {
        const random = seeded(seed);
        drawInt(random, below);
        const stored = JSON.parse(JSON.stringify(random));
        expect(drawInt(stored, below)).toBe(drawInt(random, below));
        expect(stored).toEqual(random);
      }),
    );
  });

  it('draws every number below the bound about equally often', () => {
    const random = seeded(7);
    const counts = new Array(10).fill(0);
    for (let i = 0; i < 20_000; i++) counts[drawInt(random, 10)]++;
    for (const count of counts) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });

  it('shuffles into every order about equally often and loses nothing', () => {
    const random = seeded(3);
    const orders = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const order = shuffle(random, ['a', 'b', 'c']).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect([...orders.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  it('will not draw from nothing', () => {
    expect(() => drawOne(seeded(1), [])).toThrow('at least one');
  });
});
