/** Builds the web app unless the last build is of the same sources. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { REPOSITORY, runNpmScript } from './run.mjs';

const BUILT = join(REPOSITORY, 'dist/web/index.html');
const STAMP = join(REPOSITORY, '.cache/built-from');

/** The folders that the build depends on. */
const SOURCE_FOLDERS = ['web', 'core', 'adapters', 'replay', 'scripts'];
const SOURCE_FILES = ['package.json', 'package-lock.json', 'vite.config.ts'];

/** @param {string} folder @returns {string[]} */
function filesIn(folder) {
  const names = readdirSync(join(REPOSITORY, folder), { recursive: true, encoding: 'utf8' });
  return names.map((name) => join(folder, name)).filter((path) => statSync(join(REPOSITORY, path)).isFile());
}

function hashOfSources() {
  const hash = createHash('sha256');
  for (const path of [...SOURCE_FOLDERS.flatMap(filesIn), ...SOURCE_FILES].sort()) {
    hash.update(path).update(readFileSync(join(REPOSITORY, path)));
  }
  return hash.digest('hex');
}

/**
 * Compares the built web app with its sources: first by the times of the files, because a build by hand has no stamp, then by a hash
 * of the contents, because a fresh checkout has new times.
 *
 * @returns {'absent' | 'outdated' | 'current'}
 */
export function webBuildState() {
  if (!existsSync(BUILT)) return 'absent';
  const changed = [...SOURCE_FOLDERS.flatMap(filesIn), ...SOURCE_FILES].map(
    (path) => statSync(join(REPOSITORY, path)).mtimeMs,
  );
  if (statSync(BUILT).mtimeMs >= Math.max(...changed)) return 'current';
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashOfSources() ? 'current' : 'outdated';
}

/**
 * Builds the web app into dist/web if needed; returns the build's exit code.
 *
 * @returns {Promise<number>}
 */
export async function buildWebApp() {
  const sources = hashOfSources();
  if (existsSync(BUILT) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return 0;
  console.log('Building the web app');
  rmSync(STAMP, { force: true });
  const { code } = await runNpmScript('build');
  if (code === 0) {
    mkdirSync(dirname(STAMP), { recursive: true });
    writeFileSync(STAMP, sources);
  }
  return code;
}
