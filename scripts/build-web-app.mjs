/** Builds the web app unless the last build is of the same sources. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { folderProblem, MOVE_IT } from './folder-name.mjs';
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
 * Compares dist/web with its sources by their contents, because a fresh checkout has new times.
 *
 * @returns {'absent' | 'outdated' | 'current'}
 */
export function webBuildState() {
  if (!existsSync(BUILT)) return 'absent';
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashOfSources() ? 'current' : 'outdated';
}

/**
 * Call before a build of dist/web. The returned function notes that the build succeeded, with the sources as they were before it;
 * without that note the build counts as outdated.
 *
 * @returns {() => void}
 */
export function beginBuild() {
  const sources = hashOfSources();
  rmSync(STAMP, { force: true });
  return () => {
    mkdirSync(dirname(STAMP), { recursive: true });
    writeFileSync(STAMP, sources);
  };
}

/**
 * Builds the web app into dist/web if needed; returns the build's exit code.
 *
 * @returns {Promise<number>}
 */
export async function buildWebApp() {
  const problem = folderProblem(REPOSITORY);
  if (problem !== null) {
    console.error(`${problem} ${MOVE_IT}.`);
    return 1;
  }
  if (webBuildState() === 'current') return 0;
  console.log('Building the web app');
  const { code } = await runNpmScript('build');
  return code;
}
