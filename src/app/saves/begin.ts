import type { Journal } from '../../rules/kernel/journal.ts';
import { findGame } from '../games.ts';
import { type SaveSummary, writeSave } from './database.ts';
import { newId } from './identity.ts';

/** The names under which two people at one screen play, by seat. */
export function newPlayers(seats: readonly string[]): Record<string, string> {
  return seats.length === 1 ? {} : Object.fromEntries(seats.map((seat, index) => [seat, `Player ${index + 1}`]));
}

/** The players of a rematch: the same, or with their seats exchanged. */
export function rematchPlayers(players: Record<string, string>, swap: boolean): Record<string, string> {
  const seats = Object.keys(players);
  if (!swap) return players;
  return Object.fromEntries(seats.map((seat, index) => [seat, players[seats.at(index - 1) ?? seat] ?? '']));
}

/** The title of a scenario that is not in the box. */
function ownTitle(scenarioData: unknown): string | undefined {
  const title = (scenarioData as { title?: unknown } | null | undefined)?.title;
  return typeof title === 'string' ? title : undefined;
}

/** A saved game that was not written yet, for a journal. */
export function newSummary(journal: Journal, players: Record<string, string>): SaveSummary {
  const { game, scenario, scenarioData } = journal.setup;
  const entry = findGame(game);
  const place = ownTitle(scenarioData) ?? entry?.scenarios.find(({ id }) => id === scenario)?.title ?? scenario;
  const now = Date.now();
  return {
    id: newId(),
    revision: 0,
    game,
    scenario,
    title: `${entry?.title ?? game}: ${place}`,
    standing: '',
    players,
    over: false,
    created: now,
    updated: now,
  };
}

/**
 * Stores a journal that came from a file or a link as a new saved game.
 * @returns its id
 */
export async function startSave(journal: Journal): Promise<string> {
  const summary = newSummary(journal, {});
  const { length } = journal.entries;
  await writeSave({ ...summary, standing: length === 0 ? 'Not begun' : `${length} entries, from a file` }, journal);
  return summary.id;
}
