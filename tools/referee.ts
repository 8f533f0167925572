// Every game from the terminal: `npm run -s referee -- COMMAND …`; docs/referee.md lists the commands.
import { createInterface } from 'node:readline';
import { commandNames, execute } from './referee/commands.ts';
import type { Reply } from './referee/reply.ts';

const [command, ...rest] = process.argv.slice(2);

if (command === 'serve') await serve();
else process.exitCode = print(await execute(process.argv.slice(2), (line) => console.log(JSON.stringify(line))));

/** Prints a reply as the one-shot commands do: JSON on stdout, words for people on stderr; returns the exit code. */
function print(reply: Reply): number {
  if (reply.exit === 3) {
    console.error(reply.error);
    if (command === undefined || rest.includes('--help')) console.error(`Commands: ${commandNames().join(', ')}`);
  } else if (reply.out !== undefined) console.log(JSON.stringify(reply.out));
  if (reply.exit === 2 && reply.message) console.error(reply.message);
  return reply.exit;
}

/** One request a line in, one answer a line out, in order, until stdin closes. */
async function serve(): Promise<void> {
  for await (const line of createInterface({ input: process.stdin })) {
    process.stdout.write(`${JSON.stringify(await answer(line))}\n`);
  }
}

async function answer(line: string): Promise<unknown> {
  let request: { id?: unknown; args?: unknown };
  try {
    request = JSON.parse(line);
  } catch {
    return { id: null, exit: 3, out: { error: 'request: expected one line of JSON' } };
  }
  const id = request?.id ?? null;
  const args = request?.args;
  if (!Array.isArray(args) || !args.every((arg) => typeof arg === 'string')) {
    return { id, exit: 3, out: { error: 'request.args: expected a list of texts, as on the command line' } };
  }
  if (args[0] === 'serve')
    return { id, exit: 3, out: { error: 'request.args[0]: expected a command other than serve' } };
  const lines: unknown[] = [];
  const reply = await execute(args, (item) => lines.push(item));
  if (reply.exit === 3) return { id, exit: 3, out: { error: reply.error } };
  return { id, exit: reply.exit, out: reply.out ?? lines };
}
