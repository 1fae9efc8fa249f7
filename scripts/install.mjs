/**
 * Installs the packages of package-lock.json if any is missing or has another version. npm's own list shows what is installed, so an
 * installation by hand counts too.
 */
import { existsSync, readFileSync } from 'node:fs';
import { run, runNpm, REPOSITORY } from './run.mjs';

/**
 * @typedef {{ version?: string, dev?: boolean, optional?: boolean, devOptional?: boolean }} LockedPackage
 */

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | undefined}
 */
function lockedPackages(file) {
  if (!existsSync(file)) return undefined;
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

/**
 * Why an installation is needed, as text; undefined when nothing is missing.
 *
 * @param {{ withTools: boolean }} options
 */
export function installReason({ withTools }) {
  const wanted = lockedPackages(`${REPOSITORY}package-lock.json`) ?? {};
  const present = lockedPackages(`${REPOSITORY}node_modules/.package-lock.json`);
  if (present === undefined) return 'Nothing is installed yet';
  const differs = Object.entries(wanted).find(([path, { version, dev, optional, devOptional }]) => {
    if (path === '' || (dev && !withTools)) return false;
    const installed = present[path];
    // Packages for other platforms are in the lock file but never installed here.
    if (installed === undefined) return !optional && !devOptional;
    return installed.version !== version;
  });
  return differs && `${differs[0].replace('node_modules/', '')} is missing or of another version`;
}

/** @returns {Promise<boolean>} */
async function nodeRunsTypeScript() {
  const { code } = await run('node', ['--eval', 'process.exit(process.features.typescript ? 0 : 1)'], {
    capture: true,
  });
  return code === 0;
}

/**
 * Installs the packages of package-lock.json if needed, and puts a Node that runs TypeScript first on PATH. Ends the process with npm's
 * exit code and message when npm fails.
 *
 * Only the install script of the package "node" runs, which installs Node. Of better-sqlite3 npm would run node-gyp, which needs Python
 * and a compiler, although the package contains the binaries.
 *
 * @param {{ withTools: boolean }} options withTools: whether to include the development dependencies
 */
export async function ensureInstalled({ withTools }) {
  const reason = installReason({ withTools });
  if (reason !== undefined) {
    console.log(`${reason}: installing the packages (npm ci)`);
    const { code } = await runNpm(['ci', '--ignore-scripts', ...(withTools ? ['--include=dev'] : [])]);
    if (code !== 0) process.exit(code);
  }
  if (await nodeRunsTypeScript()) return;
  const { code } = await runNpm(['rebuild', 'node', '--ignore-scripts=false']);
  if (code === 0 && (await nodeRunsTypeScript())) return;
  console.error(
    'A Node that runs TypeScript (22.18 or newer) is needed, and the npm package "node" did not install it.',
  );
  process.exit(code || 1);
}
