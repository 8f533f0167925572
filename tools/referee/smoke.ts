// A run of every referee command as the README tells them, in a folder of its own; part of `npm test`.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '../../src/machines/games.ts';
import { execute } from './commands.ts';
import type { Reply } from './reply.ts';

const folder = mkdtempSync(join(tmpdir(), 'bocage-referee-'));
const ignore = () => undefined;

async function expectExit(exit: number, ...args: string[]): Promise<Reply> {
  const reply = await execute(args, ignore);
  if (reply.exit !== exit)
    throw new Error(`${args.join(' ')}: exit ${reply.exit} instead of ${exit}: ${JSON.stringify(reply)}`);
  return reply;
}

interface Legal {
  toMove: string[];
  pending: { dice: { kind: string }[] } | null;
  over: object | null;
  actions: Record<string, { region?: unknown }[]>;
}

const out = <T>(reply: Reply): T => ('out' in reply ? reply.out : undefined) as T;

/** Plays the first legal actions by hand, as a person at a terminal would. */
async function byHand(game: string, scenario: string): Promise<void> {
  const file = join(folder, `${game}.json`);
  await expectExit(0, 'new', '--game', game, '--scenario', scenario, '--seed', '7', '--out', file);
  for (let turn = 0; turn < 25; turn++) {
    const legal = out<Legal>(await expectExit(0, 'legal', file));
    if (legal.over) break;
    if (legal.pending) {
      await expectExit(0, 'roll', file, '--physics', '--seed', String(turn));
      continue;
    }
    const seat = legal.toMove[0] as string;
    const action = legal.actions[seat]?.find((entry) => entry.region === undefined);
    if (!action) break;
    await expectExit(0, 'act', file, JSON.stringify(action), '--seat', seat);
  }
  const before = readFileSync(file, 'utf8');
  const seats = out<Legal>(await expectExit(0, 'legal', file)).toMove;
  await expectExit(2, 'act', file, '{"verb":"no-such-verb"}', ...(seats[0] ? ['--seat', seats[0]] : []));
  await expectExit(3, 'act', file, 'not JSON');
  await expectExit(3, 'view', file, '--seat', 'nobody');
  if (readFileSync(file, 'utf8') !== before) throw new Error('a refused call changed the file');
  await expectExit(0, 'view', file);
  await expectExit(0, 'log', file);
  await expectExit(0, 'verify', file);
  const position = join(folder, `${game}-position.json`);
  writeFileSync(position, JSON.stringify(out(await expectExit(0, 'view', file, '--full'))));
  await expectExit(
    0,
    'new',
    '--game',
    game,
    '--scenario',
    scenario,
    '--position',
    position,
    '--out',
    `${position}.game`,
  );
  await expectExit(0, 'play', '--game', game, '--scenario', scenario, '--games', '2', '--seed', '1');
  await expectExit(
    0,
    'fuzz',
    '--game',
    game,
    '--scenario',
    scenario,
    '--games',
    '3',
    '--seed',
    '1',
    '--probe-every',
    '40',
  );
}

try {
  await expectExit(0, 'games');
  await expectExit(3, 'new', '--game', 'chess', '--scenario', 'x', '--out', join(folder, 'x.json'));
  await expectExit(0, 'clauses');
  for (const [game, load] of Object.entries(GAMES)) await byHand(game, (await load()).scenarios[0]?.id as string);
  console.log('The referee did all it should.');
} finally {
  rmSync(folder, { recursive: true });
}
