import MiniSearch from 'minisearch';
import type { Clause } from '../games.ts';

/** Finds clauses by words of their text, section or id. */
export function clauseSearch(clauses: readonly Clause[]): (words: string) => Clause[] {
  const byId = new Map(clauses.map((clause) => [clause.id, clause]));
  const index = new MiniSearch<Clause>({
    fields: ['id', 'section', 'text'],
    searchOptions: { prefix: true, fuzzy: 0.15, combineWith: 'AND', boost: { section: 2, id: 3 } },
  });
  index.addAll(clauses);
  return (words) => index.search(words).flatMap(({ id }) => byId.get(String(id)) ?? []);
}

/** Clauses by section, in the order in which sections first appear. */
export function bySection(clauses: readonly Clause[]): [string, Clause[]][] {
  const sections = new Map<string, Clause[]>();
  for (const clause of clauses) {
    const list = sections.get(clause.section);
    if (list) list.push(clause);
    else sections.set(clause.section, [clause]);
  }
  return [...sections];
}
