import { InputError } from '../../src/rules/kernel/contract.ts';
import { fuzz } from './fuzz.ts';
import { clauses, games, legal, log, newGame, verify, view } from './look.ts';
import { play } from './play.ts';
import { act, roll, undo } from './play-by-hand.ts';
import type { Emit, Reply } from './reply.ts';

/** A command: its words after the name, and where lines go if it answers with many. */
export type Command = (args: string[], emit: Emit) => Promise<Reply>;

const COMMANDS: Readonly<Record<string, Command>> = {
  games,
  new: newGame,
  legal,
  act,
  roll,
  view,
  log,
  undo,
  play,
  fuzz,
  verify,
  clauses,
};

export const commandNames = (): string[] => [...Object.keys(COMMANDS), 'serve'];

/** Carries out one command line. Never throws: unusable input is exit 3 with the field and what was expected. */
export async function execute(args: readonly string[], emit: Emit): Promise<Reply> {
  const [name = '', ...rest] = args;
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) return { exit: 3, error: `command: expected one of ${commandNames().join(', ')}` };
  try {
    return await command(rest, emit);
  } catch (error) {
    if (error instanceof InputError) return { exit: 3, error: error.message };
    return { exit: 3, error: `${name}: ${error instanceof Error ? error.message : String(error)}` };
  }
}
