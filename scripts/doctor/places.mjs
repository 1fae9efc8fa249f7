/** The built web app, the data directory, disk space and ports. */
import { accessSync, constants, existsSync, mkdtempSync, rmSync, statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { webBuildState } from '../build-web-app.mjs';
import { REPOSITORY } from '../run.mjs';
import { isMissing, isOptional, isWell } from './finding.mjs';

const GIGABYTE = 1e9;
/** The packages, a browser, a build and the tests' databases. */
const DISK_NEEDED = 2 * GIGABYTE;
const SERVER_PORT = 4600;
const DEV_PORT = 5173;
const ANSWER_WITHIN_MS = 2_000;

function checkWebBuild() {
  const thing = { name: 'web app', why: 'what the server shows in a browser; the terminal does without' };
  const { WEB_DIR } = process.env;
  if (WEB_DIR) {
    const isThere = existsSync(join(resolve(WEB_DIR), 'index.html'));
    return isThere
      ? isWell(thing, 'built, in WEB_DIR')
      : isMissing(thing, 'no built app in WEB_DIR', 'unset WEB_DIR && npm run build');
  }
  const state = webBuildState();
  if (state === 'current') return isWell(thing, 'built from the sources of now');
  if (state === 'outdated')
    return isOptional(thing, 'older than its sources; npm start builds it anew', 'npm run build');
  return isMissing(thing, 'not built yet', 'npm run build');
}

/** @param {string} path @returns {string} the path itself, or the nearest folder above that is there */
function nearestThere(path) {
  return existsSync(path) ? path : nearestThere(dirname(path));
}

/** @param {string} folder */
function canWrite(folder) {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK);
    // What a mount or a quota forbids is seen only by writing.
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
  const thing = { name: 'data directory', why: 'the embedded database, messages and reports are kept there' };
  const there = nearestThere(folder);
  if (!statSync(there).isDirectory())
    return isMissing(thing, `${there} is no folder`, 'export DATA_DIR="$HOME/clearline-data"');
  if (canWrite(there)) return isWell(thing, there === folder ? folder : `${folder}, made at the first start`);
  const mend = there === folder ? `chmod u+rwx '${folder}'` : 'export DATA_DIR="$HOME/clearline-data"';
  return isMissing(thing, `${there} cannot be written`, mend);
}

function checkDisk() {
  const thing = { name: 'disk space', why: 'packages, a build, a browser and the tests’ databases take up to 2 GB' };
  const places = [REPOSITORY, nearestThere(dataDirectory()), tmpdir()];
  const free = places.map((place) => {
    const { bavail, bsize } = statfsSync(place);
    return { place, bytes: bavail * bsize };
  });
  const least = free.reduce((one, other) => (other.bytes < one.bytes ? other : one));
  const gigabytes = `${(least.bytes / GIGABYTE).toFixed(1)} GB free at ${least.place}`;
  if (least.bytes >= DISK_NEEDED) return isWell(thing, gigabytes);
  return isMissing(thing, gigabytes, `du -xh --max-depth=2 '${least.place}' | sort -h | tail`);
}

/** @param {number} port @param {string} host @returns {Promise<string | null>} why it cannot be had; null where it can */
function whyTaken(port, host) {
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
async function isTaken(port) {
  const reasons = [await whyTaken(port, '127.0.0.1'), await whyTaken(port, '::1')];
  return reasons.some((reason) => reason === 'EADDRINUSE' || reason === 'EACCES');
}

async function checkServerPort() {
  const wanted = process.env.PORT ?? '';
  const port = /^\d{1,5}$/.test(wanted) && Number(wanted) < 65_536 ? Number(wanted) : SERVER_PORT;
  const thing = { name: `port ${port}`, why: 'where npm start serves the app' };
  if (port === 0) return isWell(thing, 'any free one');
  if (!(await isTaken(port))) return isWell(thing, 'free');
  if (await isClearline(port)) return isWell(thing, 'a Clearline server is running there');
  return isMissing(thing, 'another program has it', `PORT=${port < 65_535 ? port + 1 : SERVER_PORT} npm start`);
}

async function checkDevPort() {
  const thing = { name: `port ${DEV_PORT}`, why: 'where npm run dev serves the web app' };
  if (!(await isTaken(DEV_PORT))) return isWell(thing, 'free');
  return isOptional(thing, 'another program has it; npm run dev then takes the next', 'npm run dev');
}

/** @returns {Promise<import('./finding.mjs').Finding[]>} */
export async function checkPlaces() {
  return [checkWebBuild(), checkDataDirectory(), checkDisk(), await checkServerPort(), await checkDevPort()];
}
