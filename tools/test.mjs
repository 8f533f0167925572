// `npm test`: installs what is missing, then every check there is. The last line is "N passed, N failed", the sum over
// all of them: a tool without tests of its own (type check, lint, build, smoke run) counts as one.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, install, needsInstall } from './setup.mjs';

if (needsInstall()) install();
process.env.CHROMIUM = chromium();

const reports = mkdtempSync(join(tmpdir(), 'bocage-test-'));
let passed = 0;
let failed = 0;

function check(name, command, args, count = (ok) => (ok ? [1, 0] : [0, 1]), env = {}) {
  console.log(`\n== ${name}`);
  const started = Date.now();
  const ok = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, ...env } }).status === 0;
  const [good, bad] = count(ok);
  passed += good;
  failed += ok ? bad : Math.max(bad, 1);
  console.log(`== ${name}: ${ok ? 'passed' : 'FAILED'}, ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Counts from a report file; a run that left none has failed. */
const counted = (file, read) => () => {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return [0, 1];
  }
};

const unitReport = join(reports, 'unit.json');
const pageReport = join(reports, 'page.json');
check('types', 'npm', ['run', '-s', 'typecheck']);
check('lint', 'npm', ['run', '-s', 'lint']);
check(
  'unit and property tests',
  'npx',
  ['vitest', 'run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`],
  counted(unitReport, (report) => [report.numPassedTests, report.numFailedTests]),
);
check('referee smoke run', 'npx', ['tsx', 'tools/referee/smoke.ts']);
check('build', 'npm', ['run', '-s', 'build', '--', '--logLevel', 'warn']);
check(
  'browser tests',
  'npx',
  ['playwright', 'test', '--reporter=line,json'],
  counted(pageReport, ({ stats }) => [stats.expected + stats.flaky, stats.unexpected]),
  { PLAYWRIGHT_JSON_OUTPUT_FILE: pageReport },
);

rmSync(reports, { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
