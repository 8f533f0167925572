import { existsSync, readdirSync, readFileSync } from 'node:fs';

/*
 * Which clauses of a rules catalogue stand in a test's title. A clause without a test is not implemented.
 */

/** A clause as it stands in a catalogue; further fields do not matter here. */
export interface CatalogueClause {
  id: string;
}

/** A title as a test file spells it: the first text given to a test that is run, in quotes of any kind. */
const TITLE = /\b(?:test|it)(?:\.(?:each|for)\([^()]*\))?\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs;
/** Clause ids in square brackets: "[UN-MOVE-02]", "[UN-MOVE-02] [UN-RUL-04]". */
const MARK = /\[([A-Z]{2}(?:-[A-Z0-9]+)+)\]/g;

/** Ids of a catalogue, in its order. */
export const ids = (rules: readonly CatalogueClause[]): string[] => rules.map(({ id }) => id);

/** Ids that stand in the titles of tests; comments and other texts do not count. */
export function idsInTests(files: readonly string[]): Set<string> {
  const found = new Set<string>();
  for (const file of files) {
    for (const [, , title = ''] of file.matchAll(TITLE)) {
      for (const [, id = ''] of title.matchAll(MARK)) found.add(id);
    }
  }
  return found;
}

/** Ids of the catalogue that no test bears in its title, and ids in titles that the catalogue does not know. */
export function compareClauses(
  rules: readonly CatalogueClause[],
  files: readonly string[],
): { missing: string[]; unknown: string[] } {
  const known = ids(rules);
  const tested = idsInTests(files);
  return {
    missing: known.filter((id) => !tested.has(id)),
    unknown: [...tested].filter((id) => !known.includes(id)),
  };
}

const ROOT = new URL('../', import.meta.url);

/** The rules catalogue of a game. */
const catalogue = (game: string): CatalogueClause[] =>
  JSON.parse(readFileSync(new URL(`src/models/${game}/rules.json`, ROOT), 'utf8'));

/** The texts of a game's tests: of its box, its rules and its sequence of play. */
function testsOf(game: string): string[] {
  return ['models', 'rules', 'machines'].flatMap((room) => {
    const folder = new URL(`tests/${room}/${game}/`, ROOT);
    if (!existsSync(folder)) return [];
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => readFileSync(new URL(name, folder), 'utf8'));
  });
}

/** For every game with a catalogue, the clauses that none of its tests bears in a title. */
export function missingClauses(): Record<string, string[]> {
  const models = new URL('src/models/', ROOT);
  const games = readdirSync(models).filter((name) => existsSync(new URL(`${name}/rules.json`, models)));
  return Object.fromEntries(games.map((game) => [game, compareClauses(catalogue(game), testsOf(game)).missing]));
}
