import type { Journal } from '../../rules/kernel/journal.ts';
import { newSummary } from '../saves/begin.ts';
import { type SaveSummary, writeSave } from '../saves/database.ts';

/** The journal up to `count` entries. */
export function cutJournal(journal: Journal, count: number): Journal {
  return {
    ...journal,
    entries: journal.entries.slice(0, count),
    digests: journal.digests.filter(({ at }) => at <= count),
  };
}

/**
 * Stores a game's first entries as a game of its own, to be played on from there.
 * @param standing where it stands then
 * @returns the new saved game's id
 */
export async function branchSave(
  from: SaveSummary,
  journal: Journal,
  count: number,
  standing: string,
): Promise<string> {
  const branch = cutJournal(journal, count);
  const { players, bots = {} } = from;
  const summary = { ...newSummary(branch, players), bots };
  await writeSave({ ...summary, title: `${from.title} (from step ${count})`, standing }, branch);
  return summary.id;
}
