// `npm run bench:rules [-- --seconds N --game G]`: whole random games on one core, every event sent to the state
// machine. Then in two other ways, so that it is seen what takes how long: with the decisions known beforehand and only
// replayed; and (Undaunted, which has its sequence of play as plain calls too) without the machine.
import { randomPlayer } from '../../src/bots/player.ts';
import { nextTurn, seededDice } from '../../src/bots/playout.ts';
import { actIn, beginIn, settleIn } from '../../src/bots/undaunted/forward.ts';
import { GAMES } from '../../src/machines/games.ts';
import { Session } from '../../src/machines/session/session.ts';
import type { Action } from '../../src/rules/kernel/action.ts';
import { type Game, type GameState, InputError, type Setup } from '../../src/rules/kernel/contract.ts';
import { digest } from '../../src/rules/kernel/digest.ts';
import type { Journal } from '../../src/rules/kernel/journal.ts';
import { drawOne, seeded } from '../../src/rules/kernel/random.ts';
import { copyState, type UndauntedState } from '../../src/rules/undaunted/state.ts';
import { ENTRY_BOUND, players, playOut } from '../oracles/oracles.ts';
import { Options } from '../referee/options.ts';

/** Decisions a second wanted of Undaunted on one core. */
const MARK = 20_000;
/** Games played before the clock starts. */
const WARMING = 150;
/** Games of which the journal is kept for the replay, and which both ways of playing are compared by. */
const COMPARED = 20;

interface Rate {
  games: number;
  decisions: number;
  /** By the clock on the wall. */
  perSecond: number;
  /** By the CPU time of all threads, garbage collection included; steadier where the machine is busy. */
  perCpuSecond: number;
  msPerGame: number;
}

/** Plays games one after the other for so many seconds; `play` says how many decisions each had. */
function measure(seconds: number, play: (seed: number) => number): Rate {
  for (let seed = 1; seed <= WARMING; seed++) play(seed);
  let games = 0;
  let decisions = 0;
  const cpu = process.cpuUsage();
  const started = performance.now();
  while (performance.now() - started < seconds * 1000) decisions += play(100 + games++);
  const ms = performance.now() - started;
  const { user, system } = process.cpuUsage(cpu);
  return {
    games,
    decisions,
    perSecond: Math.round(decisions / (ms / 1000)),
    perCpuSecond: Math.round(decisions / ((user + system) / 1e6)),
    msPerGame: Math.round((ms / games) * 100) / 100,
  };
}

const setupOf = (game: Game, seed: number): Setup => ({
  game: game.id,
  scenario: game.scenarios[seed % game.scenarios.length]?.id as string,
  seed,
});

/** A game with its machine. */
function withMachine(game: Game, seed: number): Session {
  const random = seeded(seed);
  return playOut(game, setupOf(game, seed), players(game, randomPlayer), seededDice(random), random);
}

/**
 * The same game of Undaunted without it: every decision is listed, drawn, checked and carried out on a copy all the
 * same.
 */
function withoutMachine(game: Game, seed: number): { decisions: number; state: GameState } {
  const random = seeded(seed);
  const dice = seededDice(random);
  const kept: UndauntedState[] = [];
  let state = copyState(game.start(setupOf(game, seed)) as UndauntedState);
  beginIn(state);
  kept.push(state);
  for (
    let turn = nextTurn(game, state);
    turn.kind !== 'over' && kept.length <= ENTRY_BOUND;
    turn = nextTurn(game, state)
  ) {
    const draft = copyState(state);
    if (turn.kind === 'act') {
      const action = drawOne(random, game.legalActions(state, turn.seat)) as Action;
      const refusal = game.check(state, turn.seat, action);
      if (refusal) throw new Error(`${refusal.clause}: ${refusal.message}`);
      actIn(draft, turn.seat, action);
    } else if (state.pending) settleIn(draft, dice(state.pending).faces.map(Number));
    state = draft;
    kept.push(state);
  }
  return { decisions: kept.length - 1, state };
}

/** Throws where the two ways of playing do not lead to the same end: then their rates could not be compared. */
function compare(game: Game): void {
  for (let seed = 1; seed <= COMPARED; seed++) {
    const [machine, plain] = [withMachine(game, seed).state, withoutMachine(game, seed).state];
    const [a, b] = [machine, plain].map((state) => digest({ ...state, news: [] }));
    if (a !== b) throw new Error(`seed ${seed}: machine and plain calls lead to different states`);
  }
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

function report(game: Game, seconds: number) {
  const machine = measure(seconds, (seed) => withMachine(game, seed).length);
  console.log(
    `${game.id}: ${machine.games} whole random games, ${machine.perSecond} decisions and states a second ` +
      `(${machine.perCpuSecond} by CPU time), ${machine.msPerGame} ms a game`,
  );
  const journals: Journal[] = [];
  for (let seed = 1; seed <= COMPARED; seed++) journals.push({ ...withMachine(game, seed).journal, digests: [] });
  const replay = measure(seconds, (seed) => Session.open(game, journals[seed % COMPARED] as Journal).length);
  console.log(`  replayed from journals, nothing listed or drawn: ${replay.perSecond} a second`);
  const { games, perSecond: decisionsPerSecond, msPerGame } = machine;
  const figures = { games, decisionsPerSecond, msPerGame, machine, replay };
  if (game.id !== 'undaunted') return figures;
  compare(game);
  const plain = measure(seconds, (seed) => withoutMachine(game, seed).decisions);
  const share = 1 - machine.perCpuSecond / plain.perCpuSecond;
  console.log(
    `  the same loop without the state machine: ${plain.perSecond} a second (${plain.perCpuSecond} by CPU time); ` +
      `the machine's share of the time: ${percent(share)}`,
  );
  console.log(`  mark: ${MARK} a second; ${machine.perSecond >= MARK ? 'reached' : 'missed'}`);
  return { ...figures, plain, share };
}

async function main(): Promise<void> {
  const options = new Options(process.argv.slice(2), 0, ['seconds', 'game']);
  const seconds = options.whole('seconds', 5, 1, 3600);
  const only = options.text('game');
  if (only !== undefined && !Object.hasOwn(GAMES, only)) throw new InputError('--game', Object.keys(GAMES).join(', '));
  const result: Record<string, unknown> = {};
  for (const [id, load] of Object.entries(GAMES)) {
    if (only === undefined || only === id) result[id] = report(await load(), seconds);
  }
  console.log(JSON.stringify(result));
}

main().catch((error: unknown) => {
  if (!(error instanceof InputError)) throw error;
  console.error(error.message);
  process.exitCode = 3;
});
