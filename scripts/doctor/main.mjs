/** Reports what is missing on this machine and how to install it. Runs on Node 20 without any packages. */
import { isMissing, isOptional, isWell } from './finding.mjs';
import { checkPlaces } from './places.mjs';
import { checkPrograms } from './programs.mjs';

const ANSWER_WITHIN_MS = 3_000;
const SETTINGS = { name: 'settings', why: 'environment variables that the server reads; docs/settings.md' };
const POSTGRES = { name: 'PostgreSQL', why: 'used when DATABASE_URL is set; otherwise SQLite is embedded' };

/** @param {string} name */
function unusableSetting(name) {
  const subject = { name, why: 'the server does not start without a valid value; see docs/settings.md' };
  return process.env[name]
    ? isMissing(subject, 'its value is invalid', `unset ${name}`)
    : isMissing(subject, 'required by the other settings, but not set', `export ${name}=…`);
}

async function checkSettings() {
  const { readSettings } = await import('../../server/config.ts');
  const { misspelledSettings } = await import('../../server/misspelled-settings.ts');
  const read = readSettings(process.env);
  const findings = misspelledSettings(process.env).map((said) => isOptional(SETTINGS, said, 'rename or unset it'));
  if (!read.ok) findings.push(...read.error.map(unusableSetting));
  return findings.length > 0 ? findings : [isWell(SETTINGS, 'all values are valid')];
}

async function checkPostgres() {
  const url = process.env.DATABASE_URL;
  if (!url)
    return isOptional(POSTGRES, 'not configured; the tests start their own', 'export DATABASE_URL=postgres://…');
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_WITHIN_MS });
  try {
    await client.connect();
    await client.query('select 1');
    return isWell(POSTGRES, 'answers at DATABASE_URL');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    const fix = 'Start the PostgreSQL of DATABASE_URL, or: unset DATABASE_URL';
    return isMissing(POSTGRES, `the database of DATABASE_URL cannot be queried${code}`, fix);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @returns {Promise<import('./finding.mjs').Finding[]>} */
async function checkSurroundings() {
  return [...(await checkSettings()), await checkPostgres()];
}

/** The findings when packages that read the settings are missing. @returns {import('./finding.mjs').Finding[]} */
function settingsNotRead() {
  return [isOptional(SETTINGS, 'not checked: the packages are missing', 'npm ci && npm run cli -- doctor')];
}

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
