/*
 * Throws dice in the tray's own physics, without a page, and says how fair, how flat and how quick they are:
 * npm run fairness -- --die d10 --dice 4 --throws 100000 [--gesture slow|normal|fast] [--seed N]
 * Ends with one line of JSON. Work is shared among as many threads as there are processors; the figures do not depend
 * on their number.
 */
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import * as rapier from '@dimforge/rapier3d-compat';
import { chiSquare, chiSquareP } from '../src/models/dice/chi-square.ts';
import { GESTURES } from '../src/models/dice/gesture.ts';
import { DiceError, throwDice } from '../src/models/dice/physics/throw-dice.ts';
import { type DieKind, FACES } from '../src/models/dice/request.ts';

/** What is thrown. */
interface Run {
  die: DieKind;
  dice: number;
  throws: number;
  gesture: keyof typeof GESTURES;
  /** Seed of the first throw; each further throw takes the next. */
  seed: number;
}

/** What came of it. */
interface Tally {
  /** How often each face came up, in the order of FACES. */
  counts: number[];
  cocked: number;
  escaped: number;
  /** Dice that still moved at the time limit. */
  restless: number;
  /** Throws that were given up. */
  failed: number;
  /** Seconds from letting go to the reading of the last die, one per throw. */
  seconds: number[];
}

async function throwAll({ die, dice, throws, gesture, seed }: Run): Promise<Tally> {
  await rapier.init();
  const faces = FACES[die];
  const tally: Tally = { counts: faces.map(() => 0), cocked: 0, escaped: 0, restless: 0, failed: 0, seconds: [] };
  const order = {
    id: 'fairness',
    dice: Array.from({ length: dice }, () => ({ kind: die })),
    gesture: GESTURES[gesture],
  };
  for (let i = 0; i < throws; i++) {
    try {
      const thrown = throwDice(rapier, { ...order, seed: (seed + i) >>> 0 });
      for (const face of thrown.record.faces) {
        const at = faces.indexOf(face);
        tally.counts[at] = (tally.counts[at] ?? 0) + 1;
      }
      tally.cocked += thrown.tally.cocked;
      tally.escaped += thrown.tally.outside;
      tally.restless += thrown.tally.restless;
      tally.seconds.push(thrown.tally.seconds);
    } catch (error) {
      if (!(error instanceof DiceError)) throw error;
      tally.failed++;
    }
  }
  return tally;
}

function inThread(run: Run): Promise<Tally> {
  return new Promise((resolve, reject) => {
    // A thread starts without the loader for TypeScript, so it is given that first.
    const start = `import('tsx/esm/api').then(({ register }) => { register(); return import('${import.meta.url}'); })`;
    const worker = new Worker(start, { eval: true, workerData: run });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

function add(a: Tally, b: Tally): Tally {
  return {
    counts: a.counts.map((n, i) => n + (b.counts[i] ?? 0)),
    cocked: a.cocked + b.cocked,
    escaped: a.escaped + b.escaped,
    restless: a.restless + b.restless,
    failed: a.failed + b.failed,
    seconds: [...a.seconds, ...b.seconds],
  };
}

/** Reads the command line. Exits with code 3 and a sentence where it cannot be used. */
function readRun(): Run {
  const fail = (what: string): never => {
    console.error(`fairness: ${what}`);
    process.exit(3);
  };
  const text = { type: 'string' } as const;
  const options = { die: text, dice: text, throws: text, gesture: text, seed: text };
  let values: { [name in keyof typeof options]?: string } = {};
  try {
    values = parseArgs({ options }).values;
  } catch (error) {
    fail(error instanceof Error ? error.message : 'expected --die, --dice, --throws, --gesture, --seed');
  }
  const whole = (name: 'dice' | 'throws' | 'seed', otherwise: number, low: number, high: number): number => {
    const value = values[name] === undefined ? otherwise : Number(values[name]);
    return Number.isInteger(value) && value >= low && value <= high
      ? value
      : fail(`--${name}: expected a whole number from ${low} to ${high}`);
  };
  const { die = 'd10', gesture = 'normal' } = values;
  if (!Object.hasOwn(FACES, die)) fail('--die: expected d10, d6 or coin');
  if (!Object.hasOwn(GESTURES, gesture)) fail('--gesture: expected slow, normal or fast');
  return {
    die: die as DieKind,
    gesture: gesture as Run['gesture'],
    dice: whole('dice', 4, 1, 60),
    throws: whole('throws', 10_000, 1, 10_000_000),
    seed: whole('seed', 1, 0, 2 ** 32 - 1),
  };
}

function report(run: Run, tally: Tally): void {
  const faces = FACES[run.die];
  const thrown = tally.counts.reduce((a, b) => a + b, 0);
  const chi2 = chiSquare(tally.counts);
  const p = chiSquareP(chi2, faces.length - 1);
  const sorted = [...tally.seconds].sort((a, b) => a - b);
  const quantile = (part: number) => sorted[Math.floor(part * (sorted.length - 1))] ?? 0;
  const cocked = tally.cocked / (run.dice * run.throws);
  console.log(`${run.throws} throws of ${run.dice} x ${run.die}, ${run.gesture} gesture, seeds from ${run.seed}`);
  tally.counts.forEach((n, i) => {
    console.log(`  ${faces[i]}  ${String(n).padStart(8)}  ${((100 * n) / thrown).toFixed(3)} %`);
  });
  console.log(`  chi-square ${chi2.toFixed(2)} at ${faces.length - 1} degrees of freedom, p = ${p.toPrecision(3)}`);
  console.log(`  cocked at first reading, thrown again: ${tally.cocked} dice, ${(100 * cocked).toFixed(3)} %`);
  console.log(`  at rest after ${quantile(0.5).toFixed(2)} s (median), ${quantile(0.95).toFixed(2)} s (95 of 100)`);
  console.log(`  longest ${quantile(1).toFixed(2)} s; past the time limit ${tally.restless}, given up ${tally.failed}`);
  console.log(`  escaped: ${tally.escaped}`);
  const rounded = (value: number) => Number(value.toPrecision(6));
  console.log(
    JSON.stringify({
      die: run.die,
      dice: run.dice,
      throws: run.throws,
      counts: Object.fromEntries(faces.map((face, i) => [face, tally.counts[i]])),
      chi2: rounded(chi2),
      p: rounded(p),
      cocked: rounded(cocked),
      p50: rounded(quantile(0.5)),
      p95: rounded(quantile(0.95)),
      escaped: tally.escaped,
    }),
  );
}

if (isMainThread) {
  const run = readRun();
  const threads = Math.max(1, Math.min(availableParallelism(), Math.floor(run.throws / 500)));
  const share = Math.ceil(run.throws / threads);
  const parts = Array.from({ length: threads }, (_, i) => ({
    ...run,
    seed: run.seed + i * share,
    throws: Math.min(share, run.throws - i * share),
  }));
  const tallies = await Promise.all(threads > 1 ? parts.map(inThread) : parts.map(throwAll));
  report(run, tallies.reduce(add));
} else {
  parentPort?.postMessage(await throwAll(workerData as Run));
}
