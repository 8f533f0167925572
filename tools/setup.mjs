// What `npm start` and `npm test` need before any package is installed; hence plain JavaScript without imports.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

process.chdir(dirname(dirname(fileURLToPath(import.meta.url))));

/** Runs a command with its output shown; ends this program with its exit code where it fails. */
export function run(command, args) {
  const { status } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

/** Whether the installed packages are not those of the lock file. */
export function needsInstall() {
  const marker = 'node_modules/.package-lock.json';
  if (!existsSync(marker)) return true;
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const present = JSON.parse(readFileSync(marker, 'utf8')).packages;
  return Object.entries(wanted).some(
    ([path, entry]) => path !== '' && !entry.optional && present[path]?.version !== entry.version,
  );
}

/** Installs the packages of the lock file. */
export function install() {
  console.log('Installing packages …');
  run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel', 'error']);
}

/** Places where a Chromium usually is. */
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome', '/snap/bin/chromium'];

/**
 * The Chromium to test with: the one that CHROMIUM names, else one that is there, else Debian's, installed where apt
 * is at hand. Ends the program with a plain message where there is none.
 */
export function chromium() {
  const named = process.env.CHROMIUM;
  if (named) {
    if (existsSync(named)) return named;
    console.error(`CHROMIUM: expected the path of a Chromium; ${named} does not exist.`);
    process.exit(1);
  }
  const found = () => BROWSERS.find((path) => existsSync(path));
  if (!found() && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    console.log('Installing Chromium from Debian …');
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' });
    spawnSync(
      'apt-get',
      ['install', '-y', '-q', '--no-install-recommends', 'chromium', 'libegl-mesa0', 'libgl1-mesa-dri'],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
  }
  const path = found();
  if (path) return path;
  console.error(
    'The browser tests need a Chromium. Install one (Debian: apt-get install chromium) or name it in CHROMIUM.',
  );
  process.exit(1);
}
