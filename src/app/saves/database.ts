import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Journal } from '../../rules/kernel/journal.ts';

/** A saved game as the menu lists it. */
export interface SaveSummary {
  id: string;
  /** Counts the writes, from 1; a writer that does not know the last one is refused. */
  revision: number;
  game: string;
  scenario: string;
  /** "Undaunted: La Raye". */
  title: string;
  /** Where it stands: "Round 3, US turn". Tells nothing that is not open to all. */
  standing: string;
  /** Who plays which seat, by seat. */
  players: Record<string, string>;
  /** Seats played by the program, with the name of its player; absent where people play all. */
  bots?: Record<string, string>;
  /** Whether somebody has won. */
  over: boolean;
  /** Milliseconds since 1970. */
  created: number;
  updated: number;
}

interface Schema extends DBSchema {
  games: { key: string; value: SaveSummary };
  journals: { key: string; value: { id: string; journal: Journal } };
}

/** The saved game was written by somebody else since it was read; nothing was overwritten. */
export class SaveConflict extends Error {
  override readonly name = 'SaveConflict';
  constructor(readonly stored: SaveSummary) {
    super('The saved game was played on in another window.');
  }
}

let opened: Promise<IDBPDatabase<Schema>> | null = null;

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('bocage', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' });
      db.createObjectStore('journals', { keyPath: 'id' });
    },
    terminated() {
      opened = null;
    },
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

/** Saved games, the last played first. */
export async function listSaves(): Promise<SaveSummary[]> {
  const saves = await (await database()).getAll('games');
  return saves.sort((a, b) => b.updated - a.updated);
}

/** A saved game with its journal, or null where there is none of this id. */
export async function readSave(id: string): Promise<{ summary: SaveSummary; journal: unknown } | null> {
  const tx = (await database()).transaction(['games', 'journals']);
  const [summary, stored] = await Promise.all([tx.objectStore('games').get(id), tx.objectStore('journals').get(id)]);
  await tx.done;
  return summary && stored ? { summary, journal: stored.journal } : null;
}

/** Gives a saved game another title. A game that is open elsewhere keeps it when it is next written. */
export async function renameSave(id: string, title: string): Promise<void> {
  const tx = (await database()).transaction('games', 'readwrite');
  const stored = await tx.store.get(id);
  if (stored) await tx.store.put({ ...stored, title });
  await tx.done;
}

/**
 * Writes summary and journal in one transaction; the title stays as it is stored (see `renameSave`).
 * @param summary its `revision` is the one last read or written, 0 for a game never saved
 * @returns the revision written
 * @throws SaveConflict where another writer was faster; nothing is written then
 */
export async function writeSave(summary: SaveSummary, journal: Journal): Promise<number> {
  const tx = (await database()).transaction(['games', 'journals'], 'readwrite');
  const games = tx.objectStore('games');
  const stored = await games.get(summary.id);
  if (stored && stored.revision !== summary.revision) {
    tx.abort();
    await tx.done.catch(() => undefined);
    throw new SaveConflict(stored);
  }
  const revision = summary.revision + 1;
  await Promise.all([
    games.put({ ...summary, title: stored?.title ?? summary.title, revision }),
    tx.objectStore('journals').put({ id: summary.id, journal }),
    tx.done,
  ]);
  return revision;
}

/** Forgets a saved game. */
export async function removeSave(id: string): Promise<void> {
  const tx = (await database()).transaction(['games', 'journals'], 'readwrite');
  await Promise.all([tx.objectStore('games').delete(id), tx.objectStore('journals').delete(id), tx.done]);
}
