// `npm run bench:balance -- [--game skirmish] [--scenario a,b] [--games N] [--seed N] [--only random|self]`: is a
// scenario fair, and is its rule player any good? The rule player against random play from either side in mirrored
// games (each seed twice, sides exchanged), whole from the set-up on; and against itself, where each side's share of
// the games is told. A draw, and a game that is cut off, count as half a win for each.
import { type Player, randomPlayer } from '../../src/bots/player.ts';
import { seededDice } from '../../src/bots/playout.ts';
import { loadPlayer } from '../../src/bots/registry.ts';
import { GAMES } from '../../src/machines/games.ts';
import type { Session } from '../../src/machines/session/session.ts';
import { type Game, InputError, type Seat } from '../../src/rules/kernel/contract.ts';
import { seeded } from '../../src/rules/kernel/random.ts';
import { playOut } from '../oracles/oracles.ts';
import { Options } from '../referee/options.ts';
import { wilson } from './wilson.ts';

/** Games of each kind on each scenario where no number is given. */
const GAMES_EACH = 400;
/** Share of the games against random play that is wanted. */
const SKILL = 0.95;
/** Bounds of either side's share of the games of the rule player against itself. */
const FAIR = { least: 0.4, most: 0.6 };

/** Games counted from one seat's side. */
interface Count {
  games: number;
  wins: number;
  undecided: number;
  /** Share won, the undecided halved, with its 95 % interval. */
  rate: number;
  low: number;
  high: number;
  /** How often each clause ended a game. */
  clauses: Record<string, number>;
  /** Mean number of entries. */
  entries: number;
}

/** One game, from the scenario's set-up to its end. */
function one(game: Game, scenario: string, seed: number, seats: Record<Seat, Player>): Session {
  const random = seeded(seed ^ 0x5eed);
  return playOut(game, { game: game.id, scenario, seed }, seats, seededDice(random), random);
}

/** @param seatOf the seat whose wins are counted in the game of this number */
function count(sessions: Iterable<Session>, seatOf: (game: number) => Seat): Count {
  const clauses: Record<string, number> = {};
  let [games, wins, undecided, entries] = [0, 0, 0, 0];
  for (const session of sessions) {
    const { over } = session.state;
    if (over?.winner === seatOf(games)) wins++;
    else if (!over?.winner) undecided++;
    const clause = over?.clause ?? 'cut off';
    clauses[clause] = (clauses[clause] ?? 0) + 1;
    entries += session.length;
    games++;
  }
  const { rate, low, high } = wilson(wins + undecided / 2, games);
  return { games, wins, undecided, rate, low, high, clauses, entries: Math.round(entries / games) };
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;
const tell = ({ games, wins, undecided, rate, low, high, clauses, entries }: Count): string =>
  `${wins} of ${games}${undecided > 0 ? ` (${undecided} undecided)` : ''}, ${percent(rate)} ` +
  `(95 %: ${percent(low)} to ${percent(high)}); ${entries} entries a game; ` +
  Object.entries(clauses)
    .sort(([, a], [, b]) => b - a)
    .map(([clause, often]) => `${clause} ${often}`)
    .join(', ');

/** The rule player against random play, each seed from either side. */
function againstRandom(game: Game, scenario: string, rule: Player, games: number, seed: number): Count {
  const [a, b] = game.seats.map(({ id }) => id) as [Seat, Seat];
  const seatOf = (played: number): Seat => (played % 2 === 0 ? a : b);
  function* sessions(): Generator<Session> {
    for (let played = 0; played < games; played++) {
      const seats = { [a]: randomPlayer, [b]: randomPlayer, [seatOf(played)]: rule };
      yield one(game, scenario, seed + Math.floor(played / 2), seats);
    }
  }
  return count(sessions(), seatOf);
}

/** The rule player against itself; the first seat's share. */
function againstItself(game: Game, scenario: string, rule: Player, games: number, seed: number): Count {
  const [a, b] = game.seats.map(({ id }) => id) as [Seat, Seat];
  function* sessions(): Generator<Session> {
    for (let played = 0; played < games; played++) yield one(game, scenario, seed + played, { [a]: rule, [b]: rule });
  }
  return count(sessions(), () => a);
}

async function main(): Promise<void> {
  const options = new Options(process.argv.slice(2), 0, ['game', 'scenario', 'games', 'seed', 'only']);
  const load = GAMES[options.text('game') ?? 'skirmish'];
  if (!load) throw new InputError('--game', `one of ${Object.keys(GAMES).join(', ')}`);
  const game = await load();
  const known = game.scenarios.map(({ id }) => id);
  const scenarios = options.text('scenario')?.split(',') ?? known;
  if (!scenarios.every((id) => known.includes(id))) throw new InputError('--scenario', known.join(', '));
  const only = options.text('only') ?? 'all';
  if (!['all', 'random', 'self'].includes(only)) throw new InputError('--only', 'random or self');
  const games = options.whole('games', GAMES_EACH, 2, 100_000);
  const seed = options.whole('seed', 1);
  const rule = await loadPlayer(game.id, 'rule');
  const all = [];
  let met = true;
  for (const scenario of scenarios) {
    const random = only === 'self' ? null : againstRandom(game, scenario, rule, games, seed);
    if (random) console.log(`${scenario}: rule player against random play won ${tell(random)}`);
    const self = only === 'random' ? null : againstItself(game, scenario, rule, games, seed);
    if (self) console.log(`${scenario}: rule player against itself, ${game.seats[0]?.id} won ${tell(self)}`);
    met &&= (random?.rate ?? SKILL) >= SKILL && (self?.rate ?? 0.5) >= FAIR.least && (self?.rate ?? 0.5) <= FAIR.most;
    all.push({ scenario, random, self });
  }
  console.log(JSON.stringify(all));
  console.log(
    `Marks (${percent(SKILL)} against random, ${percent(FAIR.least)} to ${percent(FAIR.most)}): ${met ? 'met' : 'missed'}`,
  );
}

main().catch((error: unknown) => {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 3;
});
