/** The environment settings of the server, and the PostgreSQL that one of them may name. No value of a setting is told. */
import { isMissing, isOptional, isWell } from './finding.mjs';

const ANSWER_WITHIN_MS = 3_000;
const SETTINGS = { name: 'settings', why: 'environment variables that the server reads; docs/settings.md' };
const POSTGRES = { name: 'PostgreSQL', why: 'used where DATABASE_URL names one; without it SQLite is embedded' };

async function checkSettings() {
  const { readSettings } = await import('../../server/config.ts');
  const read = readSettings(process.env);
  if (read.ok) return [isWell(SETTINGS, 'every one that is set can be used')];
  return read.error.map((name) => {
    const thing = { name, why: 'the server does not start with it; docs/settings.md lists its values' };
    const isSet = Boolean(process.env[name]);
    return isSet
      ? isMissing(thing, 'its value cannot be used', `unset ${name}`)
      : isMissing(thing, 'needed by the other settings, and not set', `export ${name}=…`);
  });
}

async function checkPostgres() {
  const url = process.env.DATABASE_URL;
  if (!url) return isOptional(POSTGRES, 'not asked for; the tests bring their own', 'export DATABASE_URL=postgres://…');
  const { default: pg } = await import('pg');
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: ANSWER_WITHIN_MS });
  try {
    await client.connect();
    await client.query('select 1');
    return isWell(POSTGRES, 'answers at DATABASE_URL');
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${String(error.code)})` : '';
    const mend = 'Start the PostgreSQL of DATABASE_URL, or: unset DATABASE_URL';
    return isMissing(POSTGRES, `nothing can be asked of the one of DATABASE_URL${code}`, mend);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** @returns {Promise<import('./finding.mjs').Finding[]>} */
export async function checkSurroundings() {
  return [...(await checkSettings()), await checkPostgres()];
}

/** Where the packages are missing that these are read with. @returns {import('./finding.mjs').Finding[]} */
export function settingsNotRead() {
  return [isOptional(SETTINGS, 'not looked at: the packages are missing', 'npm ci && npm run cli -- doctor')];
}
