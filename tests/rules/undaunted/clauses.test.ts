import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import rules from '../../../src/models/undaunted/rules.json' with { type: 'json' };
import { compareClauses, idsInTests, missingClauses } from '../../../tools/clauses.ts';

const folder = new URL('./', import.meta.url);
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.test.ts') && name !== 'clauses.test.ts')
  .map((name) => readFileSync(new URL(name, folder), 'utf8'));

describe('Clauses', () => {
  test('every clause of the catalogue stands in a test’s title, and no title names another', () => {
    expect(rules.length).toBe(211);
    expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
    expect(compareClauses(rules, files)).toEqual({ missing: [], unknown: [] });
    expect(missingClauses().undaunted).toEqual([]);
  });

  test('a clause counts only where a title bears it', () => {
    const file = [
      "test('[UN-A-01] one thing [UN-A-02]', () => {});",
      'test.each([1])(`[UN-A-03] another`, () => {});',
      "it.skip('[UN-A-05] a third', () => {});",
      "// '[UN-A-04]' in a comment",
      "expect('[UN-A-04]').toBe('');",
    ].join('\n');
    expect([...idsInTests([file])]).toEqual(['UN-A-01', 'UN-A-02', 'UN-A-03']);
    expect(compareClauses([{ id: 'UN-A-01' }, { id: 'UN-A-04' }], [file])).toEqual({
      missing: ['UN-A-04'],
      unknown: ['UN-A-02', 'UN-A-03'],
    });
  });
});
