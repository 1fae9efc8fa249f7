/** Reports what is missing on this machine and how to install it. Runs on Node 20 without any packages. */
import { checkPlaces } from './places.mjs';
import { checkPrograms } from './programs.mjs';
import { checkSurroundings, settingsNotRead } from './settings.mjs';

/** @param {import('./finding.mjs').Finding} finding @param {number} width */
function lineOf({ name, state, found, why, fix }, width) {
  const [indent, first] = [' '.repeat(width + 11), `${state.padEnd(8)}  ${name.padEnd(width)} `];
  return [`${first}${found}`, `${indent}${why}`, ...(fix === null ? [] : [`${indent}→ ${fix}`])].join('\n');
}

/** @param {import('./finding.mjs').Finding[]} findings */
function summaryOf(findings) {
  const missing = findings.filter(({ state }) => state === 'missing');
  if (missing.length === 0) return 'Everything that is needed is installed.';
  return `Missing: ${missing.map(({ name }) => name).join(', ')}. Run the commands after the arrows to fix this.`;
}

/**
 * Runs every check and prints the findings; sets exit code 1 when something that is needed is missing.
 *
 * @param {{ json: boolean }} options
 */
export async function runDoctor({ json }) {
  const programs = await checkPrograms();
  const canReadSettings = programs.every(
    ({ name, state }) => !['Node', 'npm packages'].includes(name) || state === 'ok',
  );
  const surroundings = canReadSettings ? await checkSurroundings() : settingsNotRead();
  const findings = [...programs, ...(await checkPlaces()), ...surroundings];
  const width = Math.max(...findings.map(({ name }) => name.length));
  const isWell = findings.every(({ state }) => state !== 'missing');
  const text = json
    ? JSON.stringify({ ok: isWell, findings })
    : [...findings.map((one) => lineOf(one, width)), '', summaryOf(findings)].join('\n');
  process.stdout.write(`${text}\n`);
  process.exitCode = isWell ? 0 : 1;
}
