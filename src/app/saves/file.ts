import { InputError } from '../../rules/kernel/contract.ts';
import type { Journal } from '../../rules/kernel/journal.ts';
import { findGame, GAMES } from '../games.ts';

/** Largest file read, bytes; a long game's journal has a few hundred kilobytes. */
const SIZE_LIMIT = 30_000_000;

/** "undaunted-la-raye-2026-05-01.bocage.json". */
export function fileName(journal: Journal, now: Date): string {
  const { game, scenario } = journal.setup;
  const safe = (text: string) => text.replace(/[^a-z0-9-]+/gi, '-').slice(0, 60);
  return `${safe(game)}-${safe(scenario)}-${now.toISOString().slice(0, 10)}.bocage.json`;
}

/** Hands the journal to the browser as a download. */
export function saveToFile(journal: Journal): void {
  saveJson(journal, fileName(journal, new Date()));
}

/** Hands JSON to the browser as a download of this name. */
export function saveJson(value: unknown, name: string): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(value)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * Reads a journal file and plays it through, or a position or scenario file, which gives a journal without entries.
 * @throws InputError naming the field where the file is damaged, foreign, of a later version or against the rules
 */
export async function readFile(file: Pick<File, 'size' | 'text'>): Promise<Journal> {
  if (file.size > SIZE_LIMIT) throw new InputError('file', `at most ${SIZE_LIMIT / 1_000_000} MB`);
  const [text, { parseJournal }, { Session }, { parsePosition, positionJournal }, { parseScenario, scenarioJournal }] =
    await Promise.all([
      file.text(),
      import('../../rules/kernel/journal-schema.ts'),
      import('../../machines/session/session.ts'),
      import('../replay/position.ts'),
      import('../editor/file.ts'),
    ]);
  const position = parsePosition(text);
  if (position) return positionJournal(position);
  const scenario = parseScenario(text);
  if (scenario) return scenarioJournal(scenario);
  const journal = parseJournal(text);
  const entry = findGame(journal.setup.game);
  if (!entry) throw new InputError('setup.game', `one of ${GAMES.map((game) => game.id).join(', ')}`);
  const game = await entry.load();
  return Session.open(game, journal).journal;
}

/** What was wrong with a file of this name, in plain words. */
export function fileProblem(name: string, error: unknown): string {
  const opening = `“${name}” was not opened`;
  if (error instanceof InputError) {
    const expected = error.expected.replace(/^Invalid input: expected /, '');
    return `${opening}. Field “${error.field}”: expected ${expected}.`;
  }
  return `${opening}: ${error instanceof Error ? error.message : String(error)}`;
}
