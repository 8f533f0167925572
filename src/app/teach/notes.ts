import { Cell } from '../cell.ts';

/** What is remembered of a guided game beside its journal. */
export interface Note {
  /** Number of the step up to which the player has gone on by the button. */
  read: number;
  /** Whether the player has left the lesson and plays on freely. */
  left: boolean;
}

/** Notes by the id of the saved game, the newest last. */
export type Notes = Readonly<Record<string, Note>>;

const KEY = 'bocage-lessons';
/** Notes kept; older ones are forgotten. */
const MOST = 20;

export const NO_NOTE: Note = { read: 0, left: false };

/** Notes from what was stored; whatever is unusable is left out. */
export function readNotes(stored: unknown): Notes {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).flatMap(([save, note]: [string, Partial<Note> | null]) =>
      Number.isInteger(note?.read) && typeof note?.left === 'boolean'
        ? [[save, { read: note.read as number, left: note.left }]]
        : [],
    ),
  );
}

function load(): Notes {
  try {
    return readNotes(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return {};
  }
}

/** The notes of this browser. */
export const notes = new Cell<Notes>(load());

/** Changes the note of a saved game and remembers it; where the browser stores nothing it holds for this page. */
export function takeNote(save: string, change: Partial<Note>): void {
  const { [save]: old = NO_NOTE, ...others } = notes.get();
  const kept = Object.entries(others).slice(1 - MOST);
  notes.set(Object.fromEntries([...kept, [save, { ...old, ...change }]]));
  try {
    localStorage.setItem(KEY, JSON.stringify(notes.get()));
  } catch {
    // Storage may be forbidden; the lesson can then not be taken up again after a reload.
  }
}
