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

/** Deletes the note of what dist/web was built from, so that an interrupted build counts as none. */
export function forgetBuild() {
  rmSync(STAMP, { force: true });
}

/** Notes that dist/web was built from these sources. */
export function noteBuild() {
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, hashOfSources());
}

/**
 * Builds the web app into dist/web if needed; returns the build's exit code.
 *
 * @returns {Promise<number>}
 */
export async function buildWebApp() {
  if (existsSync(BUILT) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashOfSources()) return 0;
  console.log('Building the web app');
  const { code } = await runNpmScript('build');
  return code;
}
