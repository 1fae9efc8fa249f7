/** Checks the built web app, the data directory, disk space and ports. */
import { accessSync, constants, existsSync, mkdtempSync, rmSync, statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { webBuildState } from '../build-web-app.mjs';
import { folderProblem, MOVE_IT } from '../folder-name.mjs';
import { REPOSITORY } from '../run.mjs';
import { isMissing, isOptional, isWell } from './finding.mjs';

const GIGABYTE = 1e9;
/** The size of the packages, a browser, a build and the tests' databases. */
const DISK_NEEDED = 2 * GIGABYTE;
const SERVER_PORT = 4600;
const DEV_PORT = 5173;
const ANSWER_WITHIN_MS = 2_000;

/** @returns {import('./finding.mjs').Finding[]} */
function checkFolder() {
  const problem = folderProblem(REPOSITORY);
  const subject = { name: 'folder', why: 'the web app is built in it' };
  return problem === null ? [] : [isMissing(subject, problem, MOVE_IT)];
}

function checkWebBuild() {
  const subject = { name: 'web app', why: 'served to browsers; the terminal does not need it' };
  const { WEB_DIR } = process.env;
  if (WEB_DIR) {
    const isThere = existsSync(join(resolve(WEB_DIR), 'index.html'));
    return isThere
      ? isWell(subject, 'built, in WEB_DIR')
      : isMissing(subject, 'no built app in WEB_DIR', 'unset WEB_DIR && npm run build');
  }
  const state = webBuildState();
  if (state === 'current') return isWell(subject, 'built from the current sources');
  if (state === 'outdated')
    return isOptional(subject, 'older than its sources; npm start builds it again', 'npm run build');
  return isMissing(subject, 'not built yet', 'npm run build');
}

/** @param {string} path @returns {string} the path itself, or its nearest existing parent */
function nearestExisting(path) {
  return existsSync(path) ? path : nearestExisting(dirname(path));
}

/** @param {string} folder */
function canWrite(folder) {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    // Only writing detects read-only mounts and quotas.
    rmSync(mkdtempSync(join(folder, '.doctor-')), { recursive: true });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error) return false;
    throw error;
  }
}

function dataDirectory() {
  return resolve(REPOSITORY, process.env.DATA_DIR || 'data');
}

function checkDataDirectory() {
  const folder = dataDirectory();
  const subject = { name: 'data directory', why: 'holds the embedded database, messages and reports' };
  const there = nearestExisting(folder);
  if (!statSync(there).isDirectory())
    return isMissing(subject, `${there} is not a directory`, 'export DATA_DIR="$HOME/clearline-data"');
  if (canWrite(there)) return isWell(subject, there === folder ? folder : `${folder}, created at the first start`);
  const fix = there === folder ? `chmod u+rwx '${folder}'` : 'export DATA_DIR="$HOME/clearline-data"';
  return isMissing(subject, `${there} is not writable`, fix);
}

function checkDisk() {
  const subject = { name: 'disk space', why: 'packages, a build, a browser and the tests’ databases need up to 2 GB' };
  const places = [REPOSITORY, nearestExisting(dataDirectory()), tmpdir()];
  const free = places.map((place) => {
    const { bavail, bsize } = statfsSync(place);
    return { place, bytes: bavail * bsize };
  });
  const least = free.reduce((one, other) => (other.bytes < one.bytes ? other : one));
  const gigabytes = `${(least.bytes / GIGABYTE).toFixed(1)} GB free at ${least.place}`;
  if (least.bytes >= DISK_NEEDED) return isWell(subject, gigabytes);
  return isMissing(subject, gigabytes, `du -xh --max-depth=2 '${least.place}' | sort -h | tail`);
}

/** @param {number} port @param {string} host @returns {Promise<string | null>} the error code of listening on it, or null */
function listenError(port, host) {
  return new Promise((done) => {
    const server = createServer();
    server.once('error', (error) => done('code' in error ? String(error.code) : error.message));
    server.listen({ port, host, exclusive: true }, () => server.close(() => done(null)));
  });
}

/** @param {number} port */
async function isClearline(port) {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    return (await fetch(`http://127.0.0.1:${port}/health`, { signal })).ok;
  } catch {
    return false;
  }
}

/** @param {number} port */
async function isInUse(port) {
  const reasons = [await listenError(port, '127.0.0.1'), await listenError(port, '::1')];
  return reasons.some((reason) => reason === 'EADDRINUSE' || reason === 'EACCES');
}

async function checkServerPort() {
  const wanted = process.env.PORT ?? '';
  const port = /^\d{1,5}$/.test(wanted) && Number(wanted) < 65_536 ? Number(wanted) : SERVER_PORT;
  const subject = { name: `port ${port}`, why: 'where npm start serves the app, and npm run dev its API' };
  if (port === 0) return isWell(subject, 'any free one');
  if (!(await isInUse(port))) return isWell(subject, 'free');
  if (await isClearline(port)) return isWell(subject, 'a Clearline server is running there');
  return isMissing(subject, 'in use by another program', `export PORT=${port < 65_535 ? port + 1 : SERVER_PORT}`);
}

async function checkDevPort() {
  const subject = { name: `port ${DEV_PORT}`, why: 'where npm run dev serves the web app' };
  if (!(await isInUse(DEV_PORT))) return isWell(subject, 'free');
  return isOptional(subject, 'in use by another program; npm run dev then uses the next one', 'npm run dev');
}

/** @returns {Promise<import('./finding.mjs').Finding[]>} */
export async function checkPlaces() {
  const folders = [...checkFolder(), checkWebBuild(), checkDataDirectory(), checkDisk()];
  return [...folders, await checkServerPort(), await checkDevPort()];
}
