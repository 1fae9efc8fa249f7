/** Node, npm, the packages and the browser. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { canInstallFromDebian, findBrowser } from '../browser.mjs';
import { whyInstall } from '../install.mjs';
import { isMissing, isOptional, isWell } from './finding.mjs';

const OLDEST_NPM = 10;
const GET_NODE = 'Install Node 24 from https://nodejs.org/en/download';

/** Packages with a part that is made for the kind of machine, which npm may have been told not to fetch. */
const NATIVE = ['better-sqlite3', '@node-rs/argon2'];

function checkNode() {
  const thing = { name: 'Node', why: 'runs everything; Node 22.18 or newer runs TypeScript' };
  if (process.features.typescript) return isWell(thing, process.versions.node);
  const isPackageMissing = whyInstall({ withTools: false }) !== undefined;
  // The packages bring a newer one.
  const mend = isPackageMissing ? 'npm ci' : 'npm rebuild node --ignore-scripts=false';
  return isMissing(thing, `${process.versions.node}, which runs no TypeScript`, mend);
}

async function npmVersion() {
  const own = /npm\/(\d[\w.-]*)/.exec(process.env.npm_config_user_agent ?? '')?.[1];
  if (own !== undefined) return own;
  const asked = await promisify(execFile)('npm', ['--version']).catch(() => null);
  return asked?.stdout.trim() ?? null;
}

async function checkNpm() {
  const thing = { name: 'npm', why: 'installs the packages and starts every command' };
  const version = await npmVersion();
  if (version === null) return isMissing(thing, 'not found on the path', `${GET_NODE}, which brings npm`);
  if (Number.parseInt(version, 10) >= OLDEST_NPM) return isWell(thing, version);
  return isMissing(thing, `${version}, older than ${OLDEST_NPM}`, `npm install --global npm@${OLDEST_NPM}`);
}

function checkPackages() {
  const thing = { name: 'npm packages', why: 'the app is made of them; in step with package-lock.json' };
  const ofAll = whyInstall({ withTools: true });
  if (ofAll === undefined) return isWell(thing, 'all of package-lock.json');
  const reason = whyInstall({ withTools: false });
  if (reason !== undefined) return isMissing(thing, reason, 'npm ci');
  return isMissing(thing, `${ofAll} (for tests and checks)`, 'npm ci --include=dev');
}

async function checkNative() {
  const thing = { name: 'native packages', why: 'the embedded database and the hashing of passwords' };
  /** @type {string[]} */
  const broken = [];
  for (const name of NATIVE) {
    const works = await import(name)
      .then(
        (loaded) => (name === 'better-sqlite3' ? new loaded.default(':memory:').close() : true),
        () => false,
      )
      .catch(() => false);
    if (works === false) broken.push(name);
  }
  if (broken.length === 0) return isWell(thing, NATIVE.join(', '));
  const mend = `npm rebuild ${broken.join(' ')} --ignore-scripts=false`;
  return isMissing(thing, `${broken.join(', ')} cannot be loaded`, mend);
}

async function checkBrowser() {
  const thing = { name: 'Chromium', why: 'tests, pictures of screens and "bench web"; the app itself does without' };
  const mend = canInstallFromDebian()
    ? 'apt-get update && apt-get install --yes chromium-headless-shell'
    : 'npx playwright-core install chromium';
  try {
    const browser = await findBrowser();
    return browser === undefined ? isOptional(thing, 'not found; npm test brings one', mend) : isWell(thing, browser);
  } catch (error) {
    if (process.env.CHROMIUM_PATH) return isMissing(thing, 'CHROMIUM_PATH names no file', 'unset CHROMIUM_PATH');
    if (error instanceof Error && 'code' in error) return isOptional(thing, 'not found without the packages', 'npm ci');
    throw error;
  }
}

/** @returns {Promise<import('./finding.mjs').Finding[]>} */
export async function checkPrograms() {
  const packages = checkPackages();
  const hasPackages = packages.state === 'ok';
  return [checkNode(), await checkNpm(), packages, ...(hasPackages ? [await checkNative()] : []), await checkBrowser()];
}
