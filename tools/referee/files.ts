import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { GAMES } from '../../src/machines/games.ts';
import { Session } from '../../src/machines/session/session.ts';
import { type Game, InputError, type Setup } from '../../src/rules/kernel/contract.ts';
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
function readJson(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch {
    throw new InputError(file, 'JSON');
  }
}

/** Runs `read`, putting before the field that an error names the file it stands in, where it stands in one. */
function inFile<T>(fileOf: (field: string) => string | undefined, read: () => T): T {
  try {
    return read();
  } catch (error) {
    const file = error instanceof InputError ? fileOf(error.field) : undefined;
    if (!(error instanceof InputError) || file === undefined) throw error;
    throw new InputError(error.field === 'file' ? file : `${file}: ${error.field}`, error.expected);
  }
}

/** What of a setup is read from files of its own, and where from; undefined where it is not given. */
type SetupFiles = Record<'position' | 'scenarioData', string | undefined>;

/** Begins a game from a setup and the files that complete it. @throws InputError naming file and field */
export function beginSession(game: Game, setup: Setup, files: SetupFiles): Session {
  const whole = { ...setup };
  for (const part of ['position', 'scenarioData'] as const) {
    const file = files[part];
    if (file !== undefined) whole[part] = readJson(file);
  }
  return inFile(
    (field) => files[field.split(/[.[]/)[0] as keyof SetupFiles],
    () => Session.begin(game, whole),
  );
}

export function readJournalFile(file: string): Journal {
  const text = readText(file);
  return inFile(
    () => file,
    () => parseJournal(text),
  );
}

/** The game of a journal file, every entry checked. @throws InputError naming file and field */
export async function openSession(file: string): Promise<Session> {
  const journal = readJournalFile(file);
  const game = await loadGame(journal.setup.game, `${file}: setup.game`);
  return inFile(
    () => file,
    () => Session.open(game, journal),
  );
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
