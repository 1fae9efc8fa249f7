/** Building the web app, unless what is built came from the very same sources. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { REPOSITORY, runNpmScript } from './run.mjs';

const BUILT = join(REPOSITORY, 'dist');
const STAMP = join(REPOSITORY, '.cache/built-from');

/** What the web app is made of. */
const SOURCES = ['web', 'core', 'adapters', 'scripts', 'package.json', 'package-lock.json', 'vite.config.ts'];

/** @param {string} path @returns {string[]} */
function filesIn(path) {
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name));
}

function hashOfSources() {
  const paths = SOURCES.map((source) => join(REPOSITORY, source));
  const files = paths.flatMap((path) => (path.includes('.json') || path.endsWith('.ts') ? [path] : filesIn(path)));
  const hash = createHash('sha256');
  for (const file of files.filter((file) => existsSync(file)).sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Ends the process with the build's own exit code where it fails. */
export async function buildWebApp() {
  const sources = hashOfSources();
  if (existsSync(BUILT) && existsSync(STAMP) && readFileSync(STAMP, 'utf8') === sources) return;
  console.log('Building the web app');
  rmSync(STAMP, { force: true });
  const { code } = await runNpmScript('build');
  if (code !== 0) process.exit(code);
  mkdirSync(dirname(STAMP), { recursive: true });
  writeFileSync(STAMP, sources);
}
