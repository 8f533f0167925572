// `npm run golden`: writes the golden games under tests/golden anew, from the entries they hold: after a change of the
// log's words, or of what a state is made of. `npm run golden -- --anew [--only NAME,…]` has them played anew: after a
// change of the rules that refuses an entry. Look at the difference before it is committed.
import { writeFileSync } from 'node:fs';
import { InputError } from '../../src/rules/kernel/contract.ts';
import { Options } from '../referee/options.ts';
import { GOLDEN_GAMES, gameOf, goldenFile, goldenKept, goldenName, playGolden } from './games.ts';
import { goldenText, playersOf, replayGolden } from './text.ts';

async function main(): Promise<void> {
  const options = new Options(process.argv.slice(2), 0, ['only'], ['anew']);
  const only = options.text('only')?.split(',');
  const unknown = only?.find((name) => !GOLDEN_GAMES.some((golden) => goldenName(golden) === name));
  if (unknown) throw new InputError('--only', GOLDEN_GAMES.map(goldenName).join(', '));
  for (const golden of GOLDEN_GAMES) {
    const name = goldenName(golden);
    if (only && !only.includes(name)) continue;
    const kept = options.has('anew') ? null : goldenKept(golden);
    const session = kept === null ? await playGolden(golden) : replayGolden(await gameOf(golden), kept);
    const players = kept === null ? `${golden.player} on every seat` : playersOf(kept);
    writeFileSync(goldenFile(golden), goldenText(session, players));
    console.log(`${name}: ${session.length} entries, ${session.state.over?.clause ?? 'not over'}`);
  }
}

main().catch((error: unknown) => {
  if (!(error instanceof InputError)) throw error;
  console.error(`${error.message}\nAn entry that the rules refuse now: npm run golden -- --anew --only NAME`);
  process.exitCode = 3;
});
