// `npm run bench:rules`: whole random games on one core, every event sent to the state machine. For each game the
// same games are also replayed with the decisions known beforehand, so that the share of listing them is seen.
import { randomPlayer } from '../../src/bots/player.ts';
import { seededDice } from '../../src/bots/playout.ts';
import { GAMES } from '../../src/machines/games.ts';
import { Session } from '../../src/machines/session/session.ts';
import type { Game } from '../../src/rules/kernel/contract.ts';
import { seeded } from '../../src/rules/kernel/random.ts';
import { players, playOut } from '../oracles/oracles.ts';

/** Seconds spent on each game, the warming up aside. */
const SECONDS = Number(process.env.BENCH_SECONDS ?? 5);

interface Figures {
  games: number;
  decisionsPerSecond: number;
  msPerGame: number;
  /** Decisions a second where they are read from the journal instead of being listed and drawn. */
  replayedPerSecond: number;
}

function one(game: Game, seed: number): Session {
  const scenario = game.scenarios[seed % game.scenarios.length]?.id as string;
  const random = seeded(seed);
  return playOut(game, { game: game.id, scenario, seed }, players(game, randomPlayer), seededDice(random), random);
}

function measure(game: Game): Figures {
  for (let seed = 1; seed <= 20; seed++) one(game, seed);
  let games = 0;
  let entries = 0;
  const journals = [];
  const started = performance.now();
  while (performance.now() - started < SECONDS * 1000) {
    const session = one(game, 100 + games++);
    entries += session.length;
    if (games <= 20) journals.push(session.journal);
  }
  const ms = performance.now() - started;
  const replayStarted = performance.now();
  let replayed = 0;
  for (const journal of journals) replayed += Session.open(game, { ...journal, digests: [] }).length;
  const replayMs = performance.now() - replayStarted;
  return {
    games,
    decisionsPerSecond: Math.round(entries / (ms / 1000)),
    msPerGame: Math.round((ms / games) * 100) / 100,
    replayedPerSecond: Math.round(replayed / (replayMs / 1000)),
  };
}

const result: Record<string, Figures> = {};
for (const [id, load] of Object.entries(GAMES)) {
  const figures = measure(await load());
  result[id] = figures;
  console.log(
    `${id}: ${figures.games} random games, ${figures.decisionsPerSecond} decisions a second, ` +
      `${figures.msPerGame} ms a game; replayed from journals: ${figures.replayedPerSecond} a second`,
  );
}
console.log(JSON.stringify(result));
