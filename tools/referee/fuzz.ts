import { writeFileSync } from 'node:fs';
import { loadPlayer } from '../../src/bots/registry.ts';
import type { Game } from '../../src/rules/kernel/contract.ts';
import { Fault, ordeal } from '../oracles/oracles.ts';
import { loadGame } from './files.ts';
import { Options } from './options.ts';
import { scenarioOf } from './play.ts';
import type { Emit, Reply } from './reply.ts';

/** `fuzz`: legal play, at random or by a named player, with all oracles; a journal file for each failure. */
export async function fuzz(args: string[], emit: Emit): Promise<Reply> {
  const options = new Options(args, 0, ['game', 'scenario', 'games', 'seed', 'probe-every', 'player']);
  const game = await loadGame(options.required('game'));
  const named = options.text('scenario');
  const scenarios = named === undefined ? game.scenarios.map(({ id }) => id) : [scenarioOf(game, named)];
  const count = options.whole('games', 100, 1, 10_000_000);
  const firstSeed = options.whole('seed', 1);
  const care = { probeEvery: options.whole('probe-every', 200, 1) };
  const player = await loadPlayer(game.id, options.text('player') ?? 'random');
  const tally = { ok: true, games: count, endless: 0, entries: 0, failures: 0, seconds: 0 };
  const started = performance.now();
  for (let index = 0; index < count; index++) {
    const scenario = scenarios[index % scenarios.length] as string;
    const seed = (firstSeed + index) >>> 0;
    try {
      const { session, endless } = ordeal(game, { game: game.id, scenario, seed }, seed, care, player);
      tally.entries += session.length;
      if (endless) tally.endless++;
    } catch (error) {
      tally.failures++;
      emit(report(game, scenario, seed, error));
    }
  }
  tally.ok = tally.failures === 0;
  tally.seconds = Math.round((performance.now() - started) / 100) / 10;
  emit(tally);
  return { exit: tally.ok ? 0 : 1 };
}

function report(game: Game, scenario: string, seed: number, error: unknown) {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof Fault)) return { ok: false, scenario, seed, message };
  const file = `fuzz-${game.id}-${scenario}-${seed}.json`;
  writeFileSync(file, `${JSON.stringify(error.journal)}\n`);
  return { ok: false, scenario, seed, oracle: error.oracle, message, file };
}
