/** Finds the programs of operators with which the tests check `deploy`, or gets them from Debian. */
import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { canInstallFromDebian, installFromDebian } from './browser.mjs';
import { REPOSITORY, run } from './run.mjs';

/** Unpacked and not installed: the package would start a server. */
const PROMETHEUS = join(REPOSITORY, 'node_modules/.cache/prometheus');

/** Not on the PATH of every user. */
const SYSTEM_PROGRAMS = '/usr/sbin';

/** Programs, and the Debian packages that have them. */
const INSTALLED = /** @type {const} */ ([
  { tool: 'systemd-analyze', debian: 'systemd' },
  { tool: 'haproxy', debian: 'haproxy' },
]);

/** @param {string[]} folders */
const programIn = (folders) => (/** @type {string} */ name) =>
  folders.map((folder) => join(folder, name)).find((file) => existsSync(file));

/**
 * A program of operators: one on PATH, else one that an earlier run of the tests has downloaded.
 *
 * @param {'prometheus' | 'promtool' | 'systemd-analyze' | 'haproxy'} name
 * @returns {string | undefined}
 */
export function findOperatorTool(name) {
  const { PATH = '' } = process.env;
  return programIn([...PATH.split(delimiter), SYSTEM_PROGRAMS, join(PROMETHEUS, 'usr/bin')])(name);
}

/** Gets what is missing on Debian, and prints what it does. Elsewhere the tests that need a program are skipped and name it. */
export async function ensureOperatorTools() {
  if (!existsSync('/usr/bin/apt-get')) return;
  if (findOperatorTool('promtool') === undefined) await unpackPrometheus();
  if (!canInstallFromDebian()) return;
  const missing = INSTALLED.filter(({ tool }) => findOperatorTool(tool) === undefined);
  if (missing.length > 0) await installFromDebian(missing.map(({ debian }) => debian));
}

/** @param {() => Promise<boolean>} work */
async function withLists(work) {
  if (await work()) return;
  // A fresh container has no lists of packages.
  if (canInstallFromDebian()) await run('apt-get', ['update'], { capture: true });
  await work();
}

async function unpackPrometheus() {
  console.log('No Prometheus found: downloading the Debian package "prometheus" (apt-get)');
  mkdirSync(PROMETHEUS, { recursive: true });
  const script = 'cd "$0" && apt-get download prometheus && dpkg-deb -x prometheus_*.deb . && rm prometheus_*.deb';
  await withLists(async () => {
    await run('sh', ['-c', script, PROMETHEUS], { capture: true });
    return readdirSync(PROMETHEUS).includes('usr');
  });
}
