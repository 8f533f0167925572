import type { Session } from '../../machines/session/session.ts';
import type { Seat } from '../../rules/kernel/contract.ts';
import { turnMarks } from '../replay/turns.ts';

/** One figure over the turns of a game. */
export interface Course {
  label: string;
  /** What each seat needs of it, where it needs any. */
  goals: Readonly<Record<Seat, number>>;
  /** Value of each seat at the start and after each turn. */
  points: { title: string; round: string; values: Record<Seat, number> }[];
}

/** What was counted over a game, a table of its own: casualties by unit, cards played by type. */
export interface Tally {
  title: string;
  rows: { label: string; counts: Record<Seat, number> }[];
}

/** How the figures of the game went from turn to turn; empty for a game that gives none. */
export function courses(session: Session): Course[] {
  const { game, length } = session;
  if (!game.statistics) return [];
  const marks = turnMarks(session);
  const moments = marks.map((mark, index) => {
    const next = marks[index + 1]?.at ?? length;
    return { at: next, title: `after ${mark.title}`, round: mark.round };
  });
  const all = [{ at: 0, title: 'at the start', round: '' }, ...moments];
  const found = new Map<string, Course>();
  for (const { at, title, round } of all) {
    for (const { label, values, goals } of game.statistics(session.at(at)).standings) {
      const course = found.get(label) ?? { label, goals: goals ?? {}, points: [] };
      found.set(label, course);
      course.points.push({ title, round, values });
    }
  }
  return [...found.values()];
}

/** What was counted over the game, in the order in which it was first counted; rows with the most first. */
export function tallies(session: Session): Tally[] {
  const tables = new Map<string, Map<string, Record<Seat, number>>>();
  for (let at = 0; at <= session.length; at++) {
    for (const { table, row, seat } of session.game.statistics?.(session.at(at)).counts ?? []) {
      const rows = tables.get(table) ?? new Map<string, Record<Seat, number>>();
      tables.set(table, rows);
      const counts = rows.get(row) ?? {};
      rows.set(row, counts);
      counts[seat] = (counts[seat] ?? 0) + 1;
    }
  }
  const total = (counts: Record<Seat, number>) => Object.values(counts).reduce((sum, count) => sum + count, 0);
  return [...tables].map(([title, rows]) => ({
    title,
    rows: [...rows].map(([label, counts]) => ({ label, counts })).sort((a, b) => total(b.counts) - total(a.counts)),
  }));
}
