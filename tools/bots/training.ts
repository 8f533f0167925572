import { type Network, output, weightCount } from '../../src/bots/undaunted/network.ts';
import { drawInt, type RandomState, shuffle } from '../../src/rules/kernel/random.ts';
import type { Samples } from './samples.ts';

/** Samples between two steps. */
const BATCH = 256;
/** Length of a step at first; it falls evenly to 0. */
const PACE = 0.002;
/** Share by which weights shrink, times the length of the step. */
const DECAY = 0.03;

/** Mean logarithmic loss of a network over samples, nats. */
export function lossOf(network: Network, samples: Samples): number {
  let sum = 0;
  for (let at = 0; at < samples.count; at++) {
    const chance = output(network, samples.row(at));
    sum -= Math.log(Math.max(1e-9, samples.end(at) === 1 ? chance : 1 - chance));
  }
  return sum / samples.count;
}

/** Weights at random, small enough that no unit is stuck; advances `random`. */
function freshWeights(figures: number, hidden: number, random: RandomState): number[] {
  const one = (spread: number): number => (drawInt(random, 2001) / 1000 - 1) * spread;
  const last = hidden * (figures + 1);
  return Array.from({ length: weightCount(figures, hidden) }, (_, at) => one(at < last ? 1 / Math.sqrt(figures) : 0.2));
}

/** Steps by Adam, with weights decaying apart from the slope. */
class Stepper {
  readonly slope: Float64Array;
  private readonly first: Float64Array;
  private readonly second: Float64Array;
  private steps = 0;

  constructor(private readonly weights: number[]) {
    this.slope = new Float64Array(weights.length);
    this.first = new Float64Array(weights.length);
    this.second = new Float64Array(weights.length);
  }

  /** One step against the slope summed up over `count` samples. */
  step(count: number, pace: number): void {
    const { weights, slope, first, second } = this;
    this.steps++;
    const firstShare = 1 - 0.9 ** this.steps;
    const secondShare = 1 - 0.999 ** this.steps;
    for (let at = 0; at < weights.length; at++) {
      const steep = (slope[at] as number) / count;
      const mean = 0.9 * (first[at] as number) + 0.1 * steep;
      const square = 0.999 * (second[at] as number) + 0.001 * steep * steep;
      first[at] = mean;
      second[at] = square;
      const weight = weights[at] as number;
      weights[at] = weight - pace * (mean / firstShare / (Math.sqrt(square / secondShare) + 1e-8) + DECAY * weight);
    }
    slope.fill(0);
  }
}

/** Adds one sample's slope. */
function addSlope(network: Network, row: Float32Array, end: number, units: number[], slope: Float64Array): void {
  const { figures, hidden, weights } = network;
  const last = hidden * (figures + 1);
  const error = output(network, row, units) - end;
  slope[last + hidden] = (slope[last + hidden] as number) + error;
  for (let unit = 0, at = 0; unit < hidden; unit++, at += figures + 1) {
    const value = units[unit] as number;
    const back = error * (weights[last + unit] as number) * (1 - value * value);
    slope[last + unit] = (slope[last + unit] as number) + error * value;
    slope[at + figures] = (slope[at + figures] as number) + back;
    for (let figure = 0; figure < figures; figure++) {
      slope[at + figure] = (slope[at + figure] as number) + back * (row[figure] as number);
    }
  }
}

/**
 * Trains a network on samples, in batches in random order; advances `random`.
 * @param told called after each epoch
 */
export function train(
  samples: Samples,
  hidden: number,
  epochs: number,
  random: RandomState,
  told: (epoch: number, network: Network) => void,
): Network {
  const { figures, count } = samples;
  const weights = freshWeights(figures, hidden, random);
  const network: Network = { figures, hidden, weights };
  const stepper = new Stepper(weights);
  const units = new Array<number>(hidden).fill(0);
  const order = Array.from({ length: count }, (_, at) => at);
  for (let epoch = 0; epoch < epochs; epoch++) {
    shuffle(random, order);
    for (let from = 0; from < count; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      for (const at of batch) addSlope(network, samples.row(at), samples.end(at), units, stepper.slope);
      stepper.step(batch.length, PACE * (1 - (epoch + from / count) / epochs));
    }
    told(epoch, network);
  }
  return network;
}
