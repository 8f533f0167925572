import type { Face } from '../../models/dice/request.ts';
import type { ThrowRecord } from '../../models/dice/throw-record.ts';
import type { Action } from './action.ts';
import type { Seat, Setup } from './contract.ts';

/** Name of the format, first thing in every journal file. */
export const JOURNAL_FORMAT = 'bocage-journal';
/** Version written; readers refuse later ones. */
export const JOURNAL_VERSION = 1;

/** A decision. */
export interface ActionEntry {
  seat: Seat;
  action: Action;
}

/** A dice answer. */
export interface DiceEntry {
  /** Id of the request that was answered. */
  dice: string;
  /** Faces as read, in the order of the request. */
  faces: Face[];
  /** The throw as the tray recorded it, for replays; left out where dice were given by hand or by a seed. */
  thrown?: ThrowRecord;
}

export type Entry = ActionEntry | DiceEntry;

/**
 * Setup, every action and every dice answer, in order: save file, replay, undo and, later, the network protocol. The
 * same journal gives the same state, to the last byte; the digests prove it.
 */
export interface Journal {
  format: typeof JOURNAL_FORMAT;
  version: typeof JOURNAL_VERSION;
  setup: Setup;
  entries: Entry[];
  /** Digest of the state after `at` entries; one every `DIGEST_EVERY` entries. */
  digests: { at: number; digest: string }[];
}

/** Entries between two digests. */
export const DIGEST_EVERY = 20;

export const isDice = (entry: Entry): entry is DiceEntry => 'dice' in entry;

/** A journal without entries. */
export function emptyJournal(setup: Setup): Journal {
  return { format: JOURNAL_FORMAT, version: JOURNAL_VERSION, setup, entries: [], digests: [] };
}
