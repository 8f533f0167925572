import { performance } from 'node:perf_hooks';
import { type DiceSource, seededDice } from '../../src/bots/playout.ts';
import { loadPlayer } from '../../src/bots/registry.ts';
import { type Game, InputError } from '../../src/rules/kernel/contract.ts';
import { digest } from '../../src/rules/kernel/digest.ts';
import { seeded } from '../../src/rules/kernel/random.ts';
import { playOut } from '../oracles/oracles.ts';
import { loadGame } from './files.ts';
import { Options } from './options.ts';
import { physicsDice } from './physics.ts';
import { done, type Emit, type Reply } from './reply.ts';

/** `play`: whole games by players made of code; one line a game, then one with totals. */
export async function play(args: string[], emit: Emit): Promise<Reply> {
  const options = new Options(args, 0, ['game', 'scenario', 'games', 'seed', 'bots', 'dice']);
  const game = await loadGame(options.required('game'));
  const scenario = scenarioOf(game, options.required('scenario'));
  const count = options.whole('games', 1, 1, 1_000_000);
  const firstSeed = options.whole('seed', 1);
  const seats = await seatPlayers(game, options.text('bots') ?? 'random');
  const wins: Record<string, number> = {};
  let entries = 0;
  let spent = 0;
  for (let seed = firstSeed; seed < firstSeed + count; seed++) {
    const random = seeded(seed ^ 0x5eed);
    const dice: DiceSource = diceName(options) === 'physics' ? await physicsDice(seed) : seededDice(random);
    const started = performance.now();
    const session = playOut(game, { game: game.id, scenario, seed: seed >>> 0 }, seats, dice, random);
    const ms = performance.now() - started;
    const over = session.state.over;
    const winner = over?.winner ?? 'none';
    wins[winner] = (wins[winner] ?? 0) + 1;
    entries += session.length;
    spent += ms;
    emit({
      seed,
      winner: over?.winner ?? null,
      reason: over?.clause ?? 'cut off',
      rounds: (session.state as { round?: number }).round ?? null,
      entries: session.length,
      digest: digest(session.state),
      ms: Math.round(ms * 10) / 10,
    });
  }
  emit({ games: count, wins, entries, statesPerSecond: Math.round(entries / (spent / 1000)) });
  return done();
}

/** @throws InputError listing the scenarios there are */
export function scenarioOf(game: Game, scenario: string): string {
  if (!game.scenarios.some(({ id }) => id === scenario)) {
    throw new InputError('--scenario', `one of ${game.scenarios.map(({ id }) => id).join(', ')}`);
  }
  return scenario;
}

function diceName(options: Options): 'seeded' | 'physics' {
  const name = options.text('dice') ?? 'seeded';
  if (name !== 'seeded' && name !== 'physics') throw new InputError('--dice', 'seeded or physics');
  return name;
}

async function seatPlayers(game: Game, names: string) {
  const list = names.split(',');
  if (list.length !== 1 && list.length !== game.seats.length) {
    throw new InputError('--bots', `one name, or ${game.seats.length} with commas between`);
  }
  const pairs = await Promise.all(
    game.seats.map(
      async ({ id }, index) => [id, await loadPlayer(game.id, list[index] ?? (list[0] as string))] as const,
    ),
  );
  return Object.fromEntries(pairs);
}
