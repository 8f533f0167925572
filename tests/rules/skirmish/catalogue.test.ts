import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import rules from '../../../src/models/skirmish/rules.json';

const root = join(import.meta.dirname, '../..');

/** Titles of the tests of this game, as they stand in the files. */
function titles(): string {
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(skirmish|geometry).*\.test\.tsx?$/.test(file) && !file.includes('catalogue'),
  );
  return files.flatMap((file) => [...readFileSync(join(root, file), 'utf8').matchAll(/\[SK-[A-Z]+-\d\d\]/g)]).join('');
}

describe('the rules catalogue of skirmish', () => {
  it('every clause and every ruling stands in the title of a test', () => {
    const tested = titles();
    expect(rules.length).toBeGreaterThan(150);
    expect(rules.map(({ id }) => id).filter((id) => !tested.includes(`[${id}]`))).toEqual([]);
  });

  it('every id cited in the source is in the catalogue', () => {
    const folder = join(root, '../src/rules/skirmish');
    const known = new Set(rules.map(({ id }) => id));
    const cited = readdirSync(folder).flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/SK-[A-Z]+-\d\d/g)].map(([id]) => id),
    );
    expect(cited.filter((id) => !known.has(id))).toEqual([]);
  });
});
