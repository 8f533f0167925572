import type { Setup } from '../../rules/kernel/contract.ts';
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

/** The title of the scenario that a game starts from, whether it is in the box or was given as a file. */
export function scenarioTitle({ game, scenario, scenarioData }: Setup): string {
  const own = (scenarioData as { title?: unknown } | null | undefined)?.title;
  if (typeof own === 'string') return own;
  return findGame(game)?.scenarios.find(({ id }) => id === scenario)?.title ?? scenario;
}

/** A saved game that was not written yet, for a journal. */
export function newSummary(journal: Journal, players: Record<string, string>): SaveSummary {
  const { game, scenario } = journal.setup;
  const entry = findGame(game);
  const now = Date.now();
  return {
    id: newId(),
    revision: 0,
    game,
    scenario,
    title: `${entry?.title ?? game}: ${scenarioTitle(journal.setup)}`,
    standing: '',
    players,
    over: false,
    created: now,
    updated: now,
  };
}

/**
 * Stores a journal that came from a file or a link as a new saved game.
 * @param seated who plays, where that is known: names by seat, and the seats that the program plays
 * @returns its id
 */
export async function startSave(
  journal: Journal,
  seated: Pick<SaveSummary, 'players' | 'bots'> = { players: {} },
): Promise<string> {
  const summary = { ...newSummary(journal, seated.players), ...seated };
  const { length } = journal.entries;
  await writeSave({ ...summary, standing: length === 0 ? 'Not begun' : `${length} entries, from a file` }, journal);
  return summary.id;
}
