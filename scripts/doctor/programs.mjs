/** Checks Node, npm, the packages and the browser. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { canInstallFromDebian, findBrowser } from '../browser.mjs';
import { installReason } from '../install.mjs';
import { isMissing, isOptional, isWell } from './finding.mjs';

const OLDEST_NPM = 10;
const GET_NODE = 'Install Node 24 from https://nodejs.org/en/download';

/** Packages with a native part, which npm may be configured not to install. */
const NATIVE = ['better-sqlite3', '@node-rs/argon2'];

function checkNode() {
  const subject = { name: 'Node', why: 'runs everything; Node 22.18 or newer runs TypeScript' };
  if (process.features.typescript) return isWell(subject, process.versions.node);
  const isPackageMissing = installReason({ withTools: false }) !== undefined;
  // The packages include a newer Node.
  const fix = isPackageMissing ? 'npm ci' : 'npm rebuild node --ignore-scripts=false';
  return isMissing(subject, `${process.versions.node}, which cannot run TypeScript`, fix);
}

async function npmVersion() {
  const own = /npm\/(\d[\w.-]*)/.exec(process.env.npm_config_user_agent ?? '')?.[1];
  if (own !== undefined) return own;
  const asked = await promisify(execFile)('npm', ['--version']).catch(() => null);
  return asked?.stdout.trim() ?? null;
}

async function checkNpm() {
  const subject = { name: 'npm', why: 'installs the packages and starts every command' };
  const version = await npmVersion();
  if (version === null) return isMissing(subject, 'not found on the path', `${GET_NODE}, which includes npm`);
  if (Number.parseInt(version, 10) >= OLDEST_NPM) return isWell(subject, version);
  return isMissing(subject, `${version}, older than ${OLDEST_NPM}`, `npm install --global npm@${OLDEST_NPM}`);
}

function checkPackages() {
  const subject = { name: 'npm packages', why: 'needed by every command, in the versions of package-lock.json' };
  const ofAll = installReason({ withTools: true });
  if (ofAll === undefined) return isWell(subject, 'all of package-lock.json');
  const reason = installReason({ withTools: false });
  if (reason !== undefined) return isMissing(subject, reason, 'npm ci');
  return isMissing(subject, `${ofAll} (for tests and checks)`, 'npm ci --include=dev');
}

async function checkNative() {
  const subject = { name: 'native packages', why: 'the embedded database and password hashing' };
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
  if (broken.length === 0) return isWell(subject, NATIVE.join(', '));
  const fix = `npm rebuild ${broken.join(' ')} --ignore-scripts=false`;
  return isMissing(subject, `${broken.join(', ')} cannot be loaded`, fix);
}

async function checkBrowser() {
  const subject = {
    name: 'Chromium',
    why: 'tests, pictures of screens and "bench web"; the app itself does not need it',
  };
  const fix = canInstallFromDebian()
    ? 'apt-get update && apt-get install --yes chromium-headless-shell'
    : 'npx playwright install chromium';
  try {
    const browser = await findBrowser();
    return browser === undefined
      ? isOptional(subject, 'not found; npm test installs one', fix)
      : isWell(subject, browser);
  } catch (error) {
    if (process.env.CHROMIUM_PATH) return isMissing(subject, 'CHROMIUM_PATH is not a file', 'unset CHROMIUM_PATH');
    if (error instanceof Error && 'code' in error)
      return isOptional(subject, 'not found without the packages', 'npm ci');
    throw error;
  }
}

/** @returns {Promise<import('./finding.mjs').Finding[]>} */
export async function checkPrograms() {
  const packages = checkPackages();
  const hasPackages = packages.state === 'ok';
  return [checkNode(), await checkNpm(), packages, ...(hasPackages ? [await checkNative()] : []), await checkBrowser()];
}
