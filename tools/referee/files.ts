import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { GAMES } from '../../src/machines/games.ts';
import { Session } from '../../src/machines/session/session.ts';
import { type Game, InputError } from '../../src/rules/kernel/contract.ts';
import type { Journal } from '../../src/rules/kernel/journal.ts';
import { parseJournal } from '../../src/rules/kernel/journal-schema.ts';

/** A game by its id. @throws InputError listing those there are */
export async function loadGame(id: string, field = '--game'): Promise<Game> {
  const load = Object.hasOwn(GAMES, id) ? GAMES[id] : undefined;
  if (!load) throw new InputError(field, `one of ${Object.keys(GAMES).join(', ')}`);
  return load();
}

/** The text of a file. @throws InputError naming the file */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new InputError(file, `a file that can be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

/** A file of JSON. @throws InputError naming the file */
export function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch {
    throw new InputError(file, 'JSON');
  }
}

/** Runs `read`, putting the file's name before the field that an error names. */
function inFile<T>(file: string, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof InputError)
      throw new InputError(error.field === 'file' ? file : `${file}: ${error.field}`, error.expected);
    throw error;
  }
}

export function readJournalFile(file: string): Journal {
  const text = readText(file);
  return inFile(file, () => parseJournal(text));
}

/** The game of a journal file, every entry checked. @throws InputError naming file and field */
export async function openSession(file: string): Promise<Session> {
  const journal = readJournalFile(file);
  const game = await loadGame(journal.setup.game, `${file}: setup.game`);
  return inFile(file, () => Session.open(game, journal));
}

/** Writes a journal; the file is as it was, or whole: a failed write never leaves half of it. */
export function writeJournal(file: string, journal: Journal): void {
  const draft = `${file}.${process.pid}.new`;
  try {
    writeFileSync(draft, `${JSON.stringify(journal)}\n`);
    renameSync(draft, file);
  } catch (error) {
    if (existsSync(draft)) rmSync(draft);
    throw new InputError(file, `a place that can be written (${(error as NodeJS.ErrnoException).code})`);
  }
}
