import { Session } from '../../machines/session/session.ts';
import { readJournal } from '../../rules/kernel/journal-schema.ts';
import { entryOf, loadAtlas } from '../play/open.ts';
import { readSave } from '../saves/database.ts';
import type { Replay } from './context.ts';
import { ReplayStore } from './store.ts';

/** Width from which the log stands open beside the map at first, CSS pixels. */
const ROOMY = 1100;

/**
 * A saved game, to be played back.
 * @throws Error in plain words where there is none of this id, or it cannot be read
 */
export async function openReplay(save: string): Promise<Replay> {
  const stored = await readSave(save);
  if (!stored) throw new Error('There is no such saved game in this browser.');
  const journal = readJournal(stored.journal);
  const entry = entryOf(journal.setup.game);
  const [game, atlas] = await Promise.all([entry.load(), loadAtlas(entry)]);
  const store = new ReplayStore(Session.open(game, journal), innerWidth >= ROOMY ? 'log' : 'none');
  // A game that the program plays against itself has nobody to keep anything from.
  if (Object.keys(stored.summary.bots ?? {}).length === game.seats.length) store.change({ secrets: true });
  return { store, summary: stored.summary, entry, atlas };
}
