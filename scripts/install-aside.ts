import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { REPOSITORY } from './run.mjs';

const FILES = ['package.json', 'package-lock.json'];

/** A directory for generated files, which the project's tools ignore. */
const ASIDE = resolve(REPOSITORY, '.cache');

/**
 * Installs the packages of a folder's package.json and package-lock.json under `.cache/NAME`, unless they are installed, and returns that
 * path. For packages that are too large to be installed with the others.
 *
 * @throws when npm fails, after npm's own message
 */
export function installAside(folder: string, name: string): string {
  const home = join(ASIDE, name);
  const isInstalled =
    // npm writes this file last.
    existsSync(join(home, 'node_modules/.package-lock.json')) &&
    FILES.every((file) => readFileSync(join(home, file), 'utf8') === readFileSync(join(folder, file), 'utf8'));
  if (isInstalled) return home;
  mkdirSync(home, { recursive: true });
  for (const file of FILES) copyFileSync(join(folder, file), join(home, file));
  console.log(`Installing the packages of ${name} (npm ci)`);
  const quietly = ['--no-audit', '--no-fund', '--loglevel=error'];
  execFileSync('npm', ['ci', '--ignore-scripts', ...quietly], { cwd: home, stdio: 'inherit' });
  return home;
}
