import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'bocage-lint-'));
const config = JSON.parse(readFileSync('biome.json', 'utf8'));
writeFileSync(join(folder, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }));
afterAll(() => rmSync(folder, { recursive: true }));

/** What the project's lint says of a file with this content at this place. */
function lint(path: string, content: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  const { stdout, stderr } = spawnSync(resolve('node_modules/.bin/biome'), ['lint', path], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

const importing = (target: string) => `import { thing } from '${target}';\nexport const other = thing;\n`;

describe('the lint rule that keeps the import directions', () => {
  it.each([
    ['src/models/table/bad.ts', '../../rules/kernel/action.ts'],
    ['src/rules/kernel/bad.ts', '../../machines/games.ts'],
    ['src/rules/kernel/bad.ts', '../../app/games.ts'],
    ['src/machines/session/bad.ts', '../../scene/props.ts'],
    ['src/scene/bad.tsx', '../rules/kernel/action.ts'],
    ['src/scene/tray/bad.tsx', '../../machines/games.ts'],
    ['src/bots/bad.ts', '../app/games.ts'],
    ['src/rules/kernel/bad.ts', 'react'],
    ['src/machines/session/bad.ts', '@react-three/fiber'],
  ])('refuses %s importing %s', (path, target) => {
    expect(lint(path, importing(target))).toContain('noRestrictedImports');
  });

  it.each([
    ['src/rules/kernel/good.ts', '../../models/table/piece.ts'],
    ['src/machines/session/good.ts', '../../rules/kernel/action.ts'],
    ['src/scene/good.tsx', '../models/table/piece.ts'],
    ['src/bots/good.ts', '../machines/session/session.ts'],
  ])('allows %s importing %s', (path, target) => {
    expect(lint(path, importing(target))).not.toContain('noRestrictedImports');
  });

  it.each(['Date.now()', 'window.name', 'performance.now()'])('refuses %s in the rules', (expression) => {
    expect(lint('src/rules/kernel/bad.ts', `export const value = ${expression};\n`)).toContain('noRestrictedGlobals');
  });
});
