// `npm run bench:bots -- [--scenario a,b] [--pairs search-normal:rule,rule:random] [--games N] [--seed N]`: players
// made of code against each other in mirrored games, that is each seed twice, sides exchanged. N games per pair and
// scenario.

import type { Player, Question } from '../../src/bots/player.ts';
import { seededDice, step } from '../../src/bots/playout.ts';
import { loadPlayer } from '../../src/bots/registry.ts';
import { GAMES } from '../../src/machines/games.ts';
import { Session } from '../../src/machines/session/session.ts';
import { type Game, InputError } from '../../src/rules/kernel/contract.ts';
import { seeded } from '../../src/rules/kernel/random.ts';
import { Options } from '../referee/options.ts';
import { wilson } from './wilson.ts';

/** Games per pair and scenario where no number is given; a win rate wants 400. */
const GAMES_EACH = 20;
/** Entries after which a game is given up; it counts as half a win for each. */
const LONGEST = 6000;

interface Figures {
  pair: string;
  scenario: string;
  games: number;
  wins: number;
  losses: number;
  cutOff: number;
  /** Share of games won, and its 95 % interval. */
  rate: number;
  low: number;
  high: number;
  /** Of the first player's decisions with a choice in them, milliseconds of CPU. */
  p50: number;
  p95: number;
  worst: number;
}

/** The player, its CPU time by decision noted where there is something to decide. */
function timed(player: Player, times: number[]): Player {
  return {
    ...player,
    choose: (question: Question<unknown>) => {
      if (question.actions.length < 2) return player.choose(question);
      const before = process.cpuUsage();
      const action = player.choose(question);
      const { user, system } = process.cpuUsage(before);
      times.push((user + system) / 1000);
      return action;
    },
  };
}

function winnerOf(game: Game, scenario: string, seed: number, players: Record<string, Player>): string | null {
  const session = Session.begin(game, { game: game.id, scenario, seed });
  const random = seeded(seed ^ 0x5eed);
  while (session.length < LONGEST && step(session, players, seededDice(random), random));
  return session.state.over?.winner ?? null;
}

async function meet(game: Game, scenario: string, pair: string, games: number, seed: number): Promise<Figures> {
  const [first, second] = pair.split(':');
  if (!first || !second) throw new InputError('--pairs', 'pairs of players such as search-normal:rule');
  const times: number[] = [];
  const a = timed(await loadPlayer(game.id, first), times);
  const b = await loadPlayer(game.id, second);
  const [one, other] = game.seats.map(({ id }) => id);
  if (!one || !other) throw new InputError('--game', 'a game for two');
  let wins = 0;
  let cutOff = 0;
  for (let played = 0; played < games; played++) {
    const seat = played % 2 === 0 ? one : other;
    const players = { [one]: seat === one ? a : b, [other]: seat === one ? b : a };
    const winner = winnerOf(game, scenario, seed + Math.floor(played / 2), players);
    if (winner === seat) wins++;
    if (winner === null) cutOff++;
  }
  times.sort((x, y) => x - y);
  const at = (share: number): number => round(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0);
  const { rate, low, high } = wilson(wins + cutOff / 2, games);
  return {
    pair,
    scenario,
    games,
    wins,
    losses: games - wins - cutOff,
    cutOff,
    rate: round(rate),
    low: round(low),
    high: round(high),
    p50: at(0.5),
    p95: at(0.95),
    worst: at(1),
  };
}

const round = (value: number): number => Math.round(value * 1000) / 1000;
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

async function main(): Promise<void> {
  const options = new Options(process.argv.slice(2), 0, ['game', 'scenario', 'pairs', 'games', 'seed']);
  const load = GAMES[options.text('game') ?? 'undaunted'];
  if (!load) throw new InputError('--game', `one of ${Object.keys(GAMES).join(', ')}`);
  const game = await load();
  const scenarios = (options.text('scenario') ?? 'la-raye,crossroads,orchard-guns').split(',');
  const unknown = scenarios.find((name) => !game.scenarios.some(({ id }) => id === name));
  if (unknown) throw new InputError('--scenario', game.scenarios.map(({ id }) => id).join(', '));
  const pairs = (options.text('pairs') ?? 'rule:random,search-easy:rule,search-normal:rule').split(',');
  const games = options.whole('games', GAMES_EACH, 2, 100_000);
  const all: Figures[] = [];
  for (const pair of pairs) {
    for (const scenario of scenarios) {
      const found = await meet(game, scenario, pair, games, options.whole('seed', 1));
      all.push(found);
      console.log(
        `${pair} on ${scenario}: ${found.wins} of ${games} won, ${percent(found.rate)} ` +
          `(95 %: ${percent(found.low)} to ${percent(found.high)})` +
          `${found.cutOff > 0 ? `, ${found.cutOff} cut off` : ''}; ` +
          `CPU per decision p50 ${found.p50} ms, p95 ${found.p95} ms, worst ${found.worst} ms`,
      );
    }
  }
  console.log(JSON.stringify(all));
}

main().catch((error: unknown) => {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 3;
});
