/** Finds a Chromium for the tests, or installs one. */
import { existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';
import { isOnCi, run } from './run.mjs';

/** Preferred: the same browser without windows, each of which costs as much as a page. */
const SHELL = 'chromium-headless-shell';
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const USUAL_PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a Chromium or Chrome on this machine: the one in CHROMIUM_PATH, else the preferred one on PATH, in the usual directories, or
 * downloaded earlier by Playwright.
 *
 * @returns {Promise<string | undefined>}
 */
export async function findBrowser() {
  const { CHROMIUM_PATH, PATH = '' } = process.env;
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(`CHROMIUM_PATH is ${CHROMIUM_PATH}, which does not exist.`);
  }
  const folders = PATH.split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...USUAL_PLACES].find((file) => existsSync(file)) ?? playwrightsOwn();
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return existsSync(file) ? file : undefined;
}

/**
 * Installs a Chromium if there is none, or the one without windows where Debian has it, prints what it does, and returns its path;
 * undefined if that fails, except on a CI system, where it throws.
 *
 * @returns {Promise<string | undefined>}
 */
export async function ensureBrowser() {
  const present = await findBrowser();
  if (present !== undefined && (process.env.CHROMIUM_PATH || basename(present) === SHELL)) return present;
  const found = (await fromDebian()) ?? present ?? (await fromPlaywright());
  if (found !== undefined) return found;
  const advice = 'No Chromium could be installed. Install Chromium or Chrome, or set CHROMIUM_PATH to one.';
  if (isOnCi()) throw new Error(advice);
  console.log(`${advice} The tests in a browser are skipped.`);
  return undefined;
}

/** Whether Debian packages can be installed here. */
export function canInstallFromDebian() {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

async function fromDebian() {
  if (!canInstallFromDebian()) return undefined;
  const isInstalled = (await installFromDebian([SHELL])) || (await installFromDebian(['chromium']));
  return isInstalled ? findBrowser() : undefined;
}

/**
 * Installs Debian packages, and prints what it does.
 *
 * @param {readonly string[]} packages
 * @returns {Promise<boolean>} whether they are installed now
 */
export async function installFromDebian(packages) {
  const quietly = { env: { DEBIAN_FRONTEND: 'noninteractive' }, capture: true };
  console.log(`Not found on this machine: installing the Debian packages ${packages.join(', ')} (apt-get)`);
  await run('apt-get', ['update'], quietly);
  const { code, output } = await run('apt-get', ['install', '--yes', '--no-install-recommends', ...packages], quietly);
  if (code !== 0) console.log(output);
  return code === 0;
}

async function fromPlaywright() {
  console.log("No Chromium found: downloading Playwright's own");
  await run('playwright', ['install', 'chromium']);
  return findBrowser();
}
