/**
 * A small network: figures, one layer of `hidden` units (tanh), one chance. Weights lie in one list: for each hidden
 * unit those of the figures and its bias, then those of the hidden units and the last bias.
 */
export interface Network {
  figures: number;
  hidden: number;
  weights: readonly number[];
}

/** How many weights a network of this size has. */
export const weightCount = (figures: number, hidden: number): number => hidden * (figures + 1) + hidden + 1;

/**
 * The chance, 0 to 1, that the network gives for these figures.
 * @param units filled with what the hidden units gave, where a list is handed in
 * @throws Error where the number of figures is not the network's
 */
export function output({ figures, hidden, weights }: Network, values: ArrayLike<number>, units?: number[]): number {
  if (values.length !== figures) throw new Error(`network: expected ${figures} figures, got ${values.length}`);
  const last = hidden * (figures + 1);
  let sum = weights[last + hidden] as number;
  for (let unit = 0, at = 0; unit < hidden; unit++) {
    let inner = weights[at + figures] as number;
    for (let figure = 0; figure < figures; figure++) {
      inner += (weights[at + figure] as number) * (values[figure] as number);
    }
    const value = Math.tanh(inner);
    if (units) units[unit] = value;
    sum += (weights[last + unit] as number) * value;
    at += figures + 1;
  }
  return 1 / (1 + Math.exp(-sum));
}

/** One network that gives the mean of the logits of several with the same figures. Throws where there are none. */
export function meanOf(networks: readonly Network[]): Network {
  const [first] = networks;
  if (first === undefined) throw new Error('network: expected one at least');
  const { figures } = first;
  const end = ({ hidden }: Network): number => hidden * (figures + 1);
  const share = (weight: number): number => weight / networks.length;
  const inner = networks.flatMap((network) => network.weights.slice(0, end(network)));
  const outer = networks.flatMap((network) => network.weights.slice(end(network), -1).map(share));
  const bias = share(networks.reduce((sum, { weights }) => sum + (weights.at(-1) as number), 0));
  return {
    figures,
    hidden: networks.reduce((sum, { hidden }) => sum + hidden, 0),
    weights: [...inner, ...outer, bias],
  };
}
