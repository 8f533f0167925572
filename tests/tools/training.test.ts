import { describe, expect, it } from 'vitest';
import { meanOf, output } from '../../src/bots/undaunted/network.ts';
import { drawInt, seeded } from '../../src/rules/kernel/random.ts';
import { Samples } from '../../tools/bots/samples.ts';
import { lossOf, train } from '../../tools/bots/training.ts';

describe('fitting a network', () => {
  it('learns what no sum of figures tells: one of two, not both', () => {
    const random = seeded(3);
    const samples = new Samples();
    for (let row = 0; row < 6000; row++) {
      const [a, b] = [drawInt(random, 2), drawInt(random, 2)];
      samples.add([a, b], a === b ? 0 : 1);
    }
    const losses: number[] = [];
    const network = train(samples, 8, 40, random, (_, found) => losses.push(lossOf(found, samples)));
    expect(losses).toHaveLength(40);
    expect(losses.at(-1)).toBeLessThan(0.35);
    expect(output(network, [1, 0])).toBeGreaterThan(0.7);
    expect(output(network, [1, 1])).toBeLessThan(0.3);
  });

  it('gives the same weights for the same seed', () => {
    const once = () => {
      const samples = new Samples();
      for (let row = 0; row < 300; row++) samples.add([row % 3, row % 5], row % 2);
      return train(samples, 3, 2, seeded(1), () => {}).weights;
    };
    expect(once()).toEqual(once());
  });

  it('makes one of several networks: the mean of their logits', () => {
    const samples = new Samples();
    for (let row = 0; row < 200; row++) samples.add([row % 3, row % 5], row % 2);
    const members = [1, 2].map((seed) => train(samples, 3, 2, seeded(seed), () => {}));
    const logit = (chance: number): number => Math.log(chance / (1 - chance));
    const sum = members.reduce((total, member) => total + logit(output(member, [1, 4])), 0);
    const mean = meanOf(members);
    expect(mean.hidden).toBe(6);
    expect(logit(output(mean, [1, 4]))).toBeCloseTo(sum / 2, 9);
    expect(() => meanOf([])).toThrow('expected one');
  });

  it('refuses figures of another number', () => {
    const samples = new Samples();
    samples.add([1, 2], 1);
    expect(() => samples.add([1], 0)).toThrow('expected 2 figures');
    const network = train(samples, 2, 1, seeded(1), () => {});
    expect(() => output(network, [1, 2, 3])).toThrow('expected 2 figures, got 3');
  });
});
