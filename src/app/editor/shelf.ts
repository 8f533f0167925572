import type { Draft } from './draft.ts';

/** Key in the browser's storage: one's own scenarios, by id, as they were kept. */
const SHELF = 'bocage-scenarios-undaunted';
/** Key in the browser's storage: the scenario that is being worked on. */
const DESK = 'bocage-draft-undaunted';

/** A scenario of the shelf as the menu lists it; `data` is read by whoever opens it. */
export interface Shelved {
  id: string;
  title: string;
  briefing: string;
  data: unknown;
}

/** What is stored under a key, or null where that is nothing or damaged. */
function stored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value. @returns false where the browser refuses */
function store(key: string, value: unknown): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

const isNamed = (value: unknown): value is { id: string; title: string; briefing?: unknown } =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as { id?: unknown }).id === 'string' &&
  typeof (value as { title?: unknown }).title === 'string';

/** One's own scenarios in this browser, the last kept first. */
export function readShelf(): Shelved[] {
  const list = stored(SHELF);
  if (!Array.isArray(list)) return [];
  return list.filter(isNamed).map((data) => ({
    id: data.id,
    title: data.title,
    briefing: typeof data.briefing === 'string' ? data.briefing : '',
    data,
  }));
}

const others = (id: string): unknown[] =>
  readShelf()
    .filter((each) => each.id !== id)
    .map(({ data }) => data);

/** Keeps a scenario in this browser, in place of an earlier one of the same id. @returns false where that failed */
export const shelve = (draft: Draft): boolean => store(SHELF, [draft, ...others(draft.id)]);

/** Takes a scenario off the shelf. */
export const unshelve = (id: string): boolean => store(SHELF, others(id));

/** The unread draft that was last worked on, or null. */
export const readDesk = (): unknown => stored(DESK);

/** Keeps the draft that is being worked on. @returns false where that failed */
export const keepDesk = (draft: Draft): boolean => store(DESK, draft);
