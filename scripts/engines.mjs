/** Finds Firefox and WebKit for the tests, or installs them. */
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallFromDebian, installFromDebian } from './browser.mjs';

/**
 * The programs of an engine by their parts; Firefox has one part.
 *
 * @typedef {Readonly<Record<string, string>>} EnginePrograms
 */

/**
 * Where each part of an engine can be, as names on PATH or patterns of paths, and the Debian packages that have them.
 *
 * @satisfies {Record<string, { title: string, parts: Record<string, readonly string[]>, packages: readonly string[] }>}
 */
const ENGINES = {
  firefox: {
    title: 'Firefox',
    parts: { browser: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'] },
    packages: ['firefox-esr'],
  },
  webkit: {
    title: 'WebKit',
    parts: {
      driver: ['WebKitWebDriver'],
      browser: ['/usr/lib/*/webkit2gtk-4.*/MiniBrowser', '/usr/lib*/webkit2gtk-4.*/MiniBrowser'],
      display: ['Xvfb'],
      windows: ['matchbox-window-manager'],
    },
    packages: ['webkit2gtk-driver', 'xvfb', 'matchbox-window-manager'],
  },
};

/** @typedef {keyof typeof ENGINES} EngineName */

/** @type {readonly EngineName[]} */
export const ENGINE_NAMES = /** @type {EngineName[]} */ (Object.keys(ENGINES));

/**
 * The files of a pattern in which `*` stands for any part of a name. Node 20, which starts the tests, has no `globSync`.
 *
 * @param {string} pattern an absolute path
 */
function filesOf(pattern) {
  const [root = '', ...names] = pattern.split('/');
  const paths = names.reduce(
    (folders, name) => {
      if (!name.includes('*')) return folders.map((folder) => `${folder}/${name}`);
      const isMatch = new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '.*')}$`);
      const within = (/** @type {string} */ folder) => (existsSync(`${folder}/`) ? readdirSync(`${folder}/`) : []);
      return folders.flatMap((folder) =>
        within(folder)
          .filter((entry) => isMatch.test(entry))
          .map((entry) => `${folder}/${entry}`),
      );
    },
    [root],
  );
  return paths.filter((path) => existsSync(path));
}

/** @param {string} place a name on PATH, or a pattern of paths */
function findProgram(place) {
  const { PATH = '' } = process.env;
  if (place.includes('/')) return filesOf(place)[0];
  return PATH.split(delimiter)
    .map((folder) => join(folder, place))
    .find((file) => existsSync(file));
}

/**
 * The programs of an engine on this machine; undefined if a part is missing.
 *
 * @template {EngineName} Name
 * @param {Name} name
 * @returns {Readonly<Record<keyof typeof ENGINES[Name]['parts'], string>> | undefined}
 */
export function findEngine(name) {
  const found = Object.entries(ENGINES[name].parts).map(
    ([part, places]) => /** @type {const} */ ([part, places.map(findProgram).find((file) => file !== undefined)]),
  );
  if (found.some(([, file]) => file === undefined)) return undefined;
  return /** @type {any} */ (Object.fromEntries(found));
}

/**
 * Installs what is missing of both engines, and prints what it does and which tests cannot run. Those are skipped, or fail on a CI system.
 */
export async function ensureEngines() {
  const missing = () => ENGINE_NAMES.filter((name) => findEngine(name) === undefined);
  const packages = missing().flatMap((name) => ENGINES[name].packages);
  if (packages.length > 0 && canInstallFromDebian()) await installFromDebian(packages);
  for (const name of missing()) console.log(whyWithout(name));
}

/**
 * Why the tests of a missing engine do not run.
 *
 * @param {EngineName} name
 */
export function whyWithout(name) {
  const { title, packages } = ENGINES[name];
  return `${title} is not installed and cannot be installed here, so its tests do not run. On Debian: apt-get install ${packages.join(' ')}`;
}
