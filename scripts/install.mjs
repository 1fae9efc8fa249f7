/**
 * Installs the packages of package-lock.json where they are missing or of another version. What is installed is read
 * from the list that npm keeps of it, so an installation by hand counts as much as one from here.
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
 * Why an installation is needed, in words; undefined where everything stands.
 *
 * @param {{ withTools: boolean }} options
 */
export function whyInstall({ withTools }) {
  const wanted = lockedPackages(`${REPOSITORY}package-lock.json`) ?? {};
  const present = lockedPackages(`${REPOSITORY}node_modules/.package-lock.json`);
  if (present === undefined) return 'Nothing is installed yet';
  const differs = Object.entries(wanted).find(([path, { version, dev, optional, devOptional }]) => {
    if (path === '' || (dev && !withTools)) return false;
    const installed = present[path];
    // Packages for other kinds of machine are in the lock file and never here.
    if (installed === undefined) return !optional && !devOptional;
    return installed.version !== version;
  });
  return differs && `${differs[0].replace('node_modules/', '')} is missing or of another version`;
}

/**
 * Some versions and settings of npm run no package's install script, and then Node itself, which comes by one, is not
 * there.
 *
 * @returns {Promise<boolean>}
 */
async function nodeRunsTypeScript() {
  const { code } = await run('node', ['--eval', 'process.exit(process.features.typescript ? 0 : 1)'], {
    capture: true,
  });
  return code === 0;
}

/**
 * Leaves the packages of package-lock.json installed, and first on the path a Node that runs TypeScript; ends the
 * process with npm's own exit code and message where npm cannot do it.
 *
 * @param {{ withTools: boolean }} options withTools: what only development and tests need, too
 */
export async function ensureInstalled({ withTools }) {
  const reason = whyInstall({ withTools });
  if (reason !== undefined) {
    console.log(`${reason}: installing the packages (npm ci)`);
    const { code } = await runNpm(['ci', ...(withTools ? ['--include=dev'] : [])]);
    if (code !== 0) process.exit(code);
  }
  if (await nodeRunsTypeScript()) return;
  console.log('npm left out the install step of Node: running it');
  const { code } = await runNpm(['rebuild', 'node', '--ignore-scripts=false']);
  if (code === 0 && (await nodeRunsTypeScript())) return;
  console.error('A Node that runs TypeScript (22.18 or newer) is needed, and the npm package "node" did not bring it.');
  process.exit(code || 1);
}
