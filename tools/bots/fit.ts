// `npm run bots:fit -- [--only first|all] [--samples N] [--thin N] [--seed N] [--hidden N] [--epochs N]`: fits the
// search player's judgement anew and writes src/bots/undaunted/judgement-first.json and -all.json: one network for the
// scenarios with no fighting units but Riflemen, Scouts and Machine Gunners, fitted to their games alone, and one for
// all others. The rule player plays itself, after an opening in which one decision in a few is taken at random, so that
// positions vary; of the positions from there on, a share are samples, together with how the game ended. The same
// options give the same weights. A tenth of the games is held back to measure the loss by. Some fifteen minutes for
// both.

import { writeFileSync } from 'node:fs';
import { figuresOfBoth } from '../../src/bots/undaunted/figures.ts';
import { beginIn } from '../../src/bots/undaunted/forward.ts';
import { meanOf, type Network } from '../../src/bots/undaunted/network.ts';
import { playOn, turnNumber } from '../../src/bots/undaunted/playing-on.ts';
import type { Side } from '../../src/models/undaunted/types.ts';
import { InputError } from '../../src/rules/kernel/contract.ts';
import { drawInt, type RandomState, seeded } from '../../src/rules/kernel/random.ts';
import { SCENARIOS } from '../../src/rules/undaunted/scenarios.ts';
import { start } from '../../src/rules/undaunted/setup.ts';
import { copyState, type UndauntedState } from '../../src/rules/undaunted/state.ts';
import { Options } from '../referee/options.ts';
import { Samples } from './samples.ts';
import { lossOf, train } from './training.ts';

const fileOf = (name: string): URL => new URL(`../../src/bots/undaunted/judgement-${name}.json`, import.meta.url);
/** Rounds after which a game is given up and left out. */
const LONGEST = 120;
/** The opening has fewer turns than this; short ones are more frequent. */
const OPENING = 40;
/** One decision in so many is taken at random: in the opening, and afterwards. */
const LOOSE = 3;
const FIRM = 40;
/** One game in so many is held back. */
const HELD = 10;

/** What each network is fitted to. */
interface Plan {
  scenarios: readonly string[];
  /** Samples for each scenario. */
  samples: number;
  /** One position in so many is taken: those of one game are much alike. */
  thin: number;
  /** Networks that are fitted to different games and become one, the mean of their logits. */
  members: number;
}

const PLANS: Readonly<Record<string, Plan>> = {
  first: { scenarios: ['la-raye', 'crossroads', 'orchard-guns'], samples: 300_000, thin: 2, members: 2 },
  all: { scenarios: [...SCENARIOS.keys()], samples: 60_000, thin: 3, members: 1 },
};

type Pair = Record<Side, number[]>;

/** Where positions are taken: hands drawn, bids made, first turn over. */
const nextBoundary = (now: number): number => now + (now % 2 === 0 ? 1 : 0.5);

/** Plays a game on to its end; what was met on the way. */
function playOut(draft: UndauntedState, thin: number, random: RandomState): Pair[] {
  const met: Pair[] = [];
  while (draft.over === null && draft.round < LONGEST) {
    if (drawInt(random, thin) === 0) met.push(figuresOfBoth(draft));
    playOn(draft, nextBoundary(turnNumber(draft)), random, FIRM);
  }
  return met;
}

/** Adds the samples of one game, two a position. */
function addGame(samples: Samples, scenario: string, thin: number, random: RandomState): void {
  const draft = copyState(start({ game: 'undaunted', scenario, seed: drawInt(random, 0x7fffffff) }));
  beginIn(draft);
  playOn(draft, 1 + drawInt(random, 1 + drawInt(random, OPENING)), random, LOOSE);
  const met = playOut(draft, thin, random);
  const winner = draft.over?.winner ?? null;
  if (winner === null) return;
  for (const { US, DE } of met) {
    samples.add(US, winner === 'US' ? 1 : 0);
    samples.add(DE, winner === 'DE' ? 1 : 0);
  }
}

/** Plays the games of a seed and fits a network to them. */
function fitted({ scenarios, samples, thin }: Plan, options: Options, seed: number): Network {
  const random = seeded(seed);
  const learnt = new Samples();
  const held = new Samples();
  scenarios.forEach((scenario, at) => {
    for (let game = 0; learnt.count < (at + 1) * samples; game++) {
      addGame(game % HELD === 0 ? held : learnt, scenario, thin, random);
    }
    console.log(`${scenario}: ${learnt.count} samples, ${held.count} held back`);
  });
  const hidden = options.whole('hidden', 24, 1, 256);
  const network = train(learnt, hidden, options.whole('epochs', 6, 1, 100), random, (epoch, found) =>
    console.log(`epoch ${epoch + 1}: loss ${lossOf(found, held).toFixed(4)} over games held back`),
  );
  return { ...network, weights: network.weights.map(rounded) };
}

const rounded = (weight: number): number => Math.round(weight * 10_000) / 10_000;

/** Longest line of the file. */
const WIDTH = 120;

/** The network as JSON, its weights in lines as the formatter would have them. */
function fileText({ figures, hidden, weights }: Network): string {
  const lines: string[] = [];
  let line = '';
  weights.forEach((weight, at) => {
    const word = at === weights.length - 1 ? `${weight}` : `${weight},`;
    if (line === '') line = `    ${word}`;
    else if (line.length + 1 + word.length <= WIDTH) line += ` ${word}`;
    else {
      lines.push(line);
      line = `    ${word}`;
    }
  });
  return `{\n  "figures": ${figures},\n  "hidden": ${hidden},\n  "weights": [\n${[...lines, line].join('\n')}\n  ]\n}\n`;
}

function main(): void {
  const options = new Options(process.argv.slice(2), 0, ['only', 'samples', 'thin', 'seed', 'hidden', 'epochs']);
  const only = options.text('only');
  if (only !== undefined && !Object.hasOwn(PLANS, only))
    throw new InputError('--only', Object.keys(PLANS).join(' or '));
  for (const [name, plan] of Object.entries(PLANS)) {
    if (only !== undefined && name !== only) continue;
    const samples = options.whole('samples', plan.samples, 100, 10_000_000);
    const thin = options.whole('thin', plan.thin, 1, 1000);
    const seed = options.whole('seed', 1, 0);
    const members = Array.from({ length: plan.members }, (_, at) =>
      fitted({ ...plan, samples, thin }, options, seed + at),
    );
    const network = meanOf(members);
    writeFileSync(fileOf(name), fileText({ ...network, weights: network.weights.map(rounded) }));
  }
}

try {
  main();
} catch (error) {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 3;
}
