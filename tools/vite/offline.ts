import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import type { Plugin } from 'vite';

const WORKER = 'tools/vite/offline-worker.js';

/** Files of a folder and its folders, as paths relative to it with forward slashes. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();
}

/** The service worker for these files; its version is a digest of names and contents. */
export function workerFor(template: string, files: ReadonlyMap<string, Uint8Array>): string {
  const hash = createHash('sha256').update(template);
  for (const [name, content] of files) hash.update(name).update(content);
  const version = hash.digest('hex').slice(0, 12);
  return template.replace('self.__FILES__', JSON.stringify([...files.keys()])).replace('self.__VERSION__', version);
}

/** Writes `sw.js`, which keeps every file of the build for use without a network; fonts in their newer form only. */
export function offline(): Plugin {
  let folder = '';
  return {
    name: 'bocage-offline',
    apply: 'build',
    configResolved(config) {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      const names = filesIn(folder).filter((name) => name !== 'sw.js' && !name.endsWith('.woff'));
      const files = new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
      writeFileSync(join(folder, 'sw.js'), workerFor(readFileSync(WORKER, 'utf8'), files));
    },
  };
}
