import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A fault in docs/bug-reports.md with the tests that stand under it. */
interface Fault {
  fault: string;
  tests: { file: string; title: string }[];
}

/** Faults stand as "- What breaks.", their tests below as "  - `file`: title". */
function faultsIn(text: string): Fault[] {
  const faults: Fault[] = [];
  for (const line of text.split('\n')) {
    const [, fault] = /^- (.+)$/.exec(line) ?? [];
    const [, file, title] = /^ {2}- `([^`]+)`: (.+)$/.exec(line) ?? [];
    if (fault !== undefined) faults.push({ fault, tests: [] });
    else if (file !== undefined && title !== undefined) faults.at(-1)?.tests.push({ file, title });
  }
  return faults;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether the file has a test of this title: the first text handed to `it`, `test` or what their `each` gives. */
function hasTest(file: string, title: string): boolean {
  const source = readFileSync(file, 'utf8');
  return new RegExp(`(?:\\b(?:it|test)|\\))\\(\\s*(['"\`])${escaped(title)}\\1\\s*,`).test(source);
}

const faults = faultsIn(readFileSync('docs/bug-reports.md', 'utf8'));

it('every fault that is listed has its tests', () => {
  expect(faults.length).toBeGreaterThan(20);
  expect(faults.filter(({ tests }) => tests.length === 0)).toEqual([]);
});

it.each(faults.map(({ fault, tests }) => [fault, tests] as const))(
  'the tests named for a fault exist: %s',
  (_, tests) => {
    for (const { file, title } of tests) expect(hasTest(file, title), `${file}: ${title}`).toBe(true);
  },
);
