// @module-tag full
import { chmodSync, copyFileSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { blockOf, runInShell } from '../architecture/doc-commands.ts';
import { operate } from '../support/operator-command.ts';
import { query, sharePostgres } from '../support/postgres.ts';
import { failToStart, keyFileIn, startRealServer, type RealServer } from '../support/real-server.ts';
import { findFreePort } from '../support/postgres-binaries.ts';
import { logInAgain, logOut, post, refreshStatus, register, statusWith } from './a-client.ts';
import { anEmail } from './an-account.ts';

/** For several servers, one after the other, on a busy machine. */
const PATIENCE_MS = 180_000;

interface WrittenKey {
  readonly id: string;
  readonly purpose: string;
  readonly secret: string | null;
  readonly acceptedUntil: string | null;
}

let dataDir: string;
const servers: RealServer[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'clearline-keys-'));
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
  rmSync(dataDir, { recursive: true, force: true });
});

async function start(env: Readonly<Record<string, string>> = {}): Promise<RealServer> {
  const server = await startRealServer({ dataDir, env });
  servers.push(server);
  return server;
}

async function stop(server: RealServer): Promise<void> {
  servers.splice(servers.indexOf(server), 1);
  await server.stop();
}

const databaseFile = () => join(dataDir, 'clearline.sqlite');
const keysIn = (file: string) =>
  (JSON.parse(readFileSync(file, 'utf8')) as { readonly keys: readonly WrittenKey[] }).keys;
const bytesOfDatabase = () =>
  Buffer.concat(
    readdirSync(dataDir)
      .filter((name) => name.startsWith('clearline.sqlite'))
      .map((name) => readFileSync(join(dataDir, name))),
  );
const inDatabase = <Value>(work: (database: BetterSqlite.Database) => Value): Value => {
  const database = new BetterSqlite(databaseFile());
  try {
    return work(database);
  } finally {
    database.close();
  }
};
const commandEnv = () => ({ DATA_DIR: dataDir, KEY_FILE: keyFileIn(dataDir) });

describe('The key file of a server', { timeout: PATIENCE_MS }, () => {
  test('is created at the first start beside the data directory, for its owner only, and used again', async () => {
    // An empty variable counts as not set.
    const first = await start({ KEY_FILE: '' });
    const keyDir = `${dataDir}-keys`;
    const file = join(keyDir, 'keys.json');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(keyDir).mode & 0o777).toBe(0o700);
    const { accessToken } = await register(first.url, anEmail());
    await stop(first);
    const again = await start({ KEY_FILE: '' });
    expect(await statusWith(again.url, accessToken)).toBe(200);
    await stop(again);
    rmSync(keyDir, { recursive: true });
  });

  test('leaves nothing in a copy of the database that signs a token or reveals a code', async () => {
    const email = anEmail();
    const first = await start();
    await register(first.url, email);
    await stop(first);
    const port = await findFreePort();
    // No mail server answers, so a code and a link to an account wait in the database.
    const server = await start({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    const sent = await post(server.url, '/accounts/send-verification-code', { email: anEmail(), locale: 'en' });
    expect(sent.status).toBe(204);
    expect((await post(server.url, '/auth/forgot-password', { username: `CLR_${email}` })).status).toBe(200);
    await server.kill();
    const bytes = bytesOfDatabase();
    const waiting = inDatabase((database) =>
      database.prepare("select kind, payload from jobs where state = 'waiting' order by kind").all(),
    ) as readonly { readonly kind: string; readonly payload: string }[];
    expect(waiting.map(({ kind }) => kind)).toEqual(['registrationCode', 'resetLink']);
    for (const { payload } of waiting) expect(payload).toMatch(/"(code|token)":"sealed\.[\w.-]+"/);
    expect(waiting[0]?.payload).not.toMatch(/"code":"\d/);
    const secrets = keysIn(keyFileIn(dataDir)).flatMap(({ secret }) => (secret === null ? [] : [secret]));
    expect(secrets).toHaveLength(4);
    for (const secret of secrets) {
      expect(bytes.includes(secret)).toBe(false);
      expect(bytes.includes(Buffer.from(secret, 'base64url'))).toBe(false);
    }
  });

  test('that others can read is refused with one line', { tags: ['full'] }, async () => {
    await stop(await start());
    chmodSync(keyFileIn(dataDir), 0o644);
    const { exitCode, output } = await failToStart({ PORT: '0', DATA_DIR: dataDir });
    expect(exitCode).toBe(1);
    expect(output).toBe(
      `Clearline cannot start. Other users of this machine can read the key file ${keyFileIn(dataDir)}. Run: chmod 600 ${keyFileIn(dataDir)}\n`,
    );
  });

  test('that is lost stops the start, until new keys end every login', async () => {
    const server = await start();
    const email = anEmail();
    const client = await register(server.url, email);
    await stop(server);
    rmSync(keyFileIn(dataDir));
    const { exitCode, output } = await failToStart({ PORT: '0', DATA_DIR: dataDir });
    expect(exitCode).toBe(1);
    expect(output).toMatch(
      /^Clearline cannot start\. The key file \S+ is missing, and this database was used with keys/,
    );
    expect(existsSync(keyFileIn(dataDir))).toBe(false);

    expect(await operate('keys', ['replace'], commandEnv())).toMatchObject({ exitCode: 1, stdout: '' });
    expect(existsSync(keyFileIn(dataDir))).toBe(false);
    expect(await operate('keys', ['replace', '--yes'], commandEnv())).toMatchObject({ exitCode: 0, stderr: '' });
    const restarted = await start({ LOG_LEVEL: 'info' });
    expect(await statusWith(restarted.url, client.accessToken)).toBe(401);
    expect(await refreshStatus(restarted.url, client)).toBe(401);
    expect(await statusWith(restarted.url, (await logInAgain(restarted.url, email)).accessToken)).toBe(200);
    expect(restarted.output()).toContain('"event":"keysReplaced"');
  });

  test('can be a setting instead, and a wrong one is named without its value', { tags: ['full'] }, async () => {
    await stop(await start());
    const keys = readFileSync(keyFileIn(dataDir), 'utf8');
    const elsewhere = join(dataDir, 'elsewhere', 'keys.json');
    const server = await start({ KEYS: keys, KEY_FILE: elsewhere });
    await register(server.url, anEmail());
    expect(existsSync(elsewhere)).toBe(false);
    await stop(server);
    const without = await failToStart({ PORT: '0', DATA_DIR: dataDir, KEYS: keys, KEY_FILE: '/dev/null/keys.json' });
    expect(without.output).toContain('/dev/null/database-marks.json could not be used (ENOTDIR). Set KEY_FILE');
    const { output } = await failToStart({ PORT: '0', DATA_DIR: dataDir, KEYS: 'canary' });
    expect(output).toContain('These settings cannot be used: KEYS.');
    expect(output).not.toContain('canary');
  });
});

describe('Rotated keys', { timeout: PATIENCE_MS }, () => {
  test('are read by a running server, which still accepts what the old ones made', async () => {
    const server = await start({ LOG_LEVEL: 'info' });
    const email = anEmail();
    const { accessToken } = await register(server.url, email);
    const shown = await operate('keys', ['show', '--json'], commandEnv());
    const secrets = keysIn(keyFileIn(dataDir)).map(({ secret }) => secret ?? '');
    expect(secrets.filter((secret) => shown.stdout.includes(secret))).toEqual([]);
    expect(await operate('keys', ['rotate', '--in', '0'], commandEnv())).toMatchObject({ exitCode: 0, stderr: '' });
    await stop(server);
    const restarted = await start({ LOG_LEVEL: 'info' });
    expect(await statusWith(restarted.url, accessToken)).toBe(200);
    const kidOf = (token: string) =>
      (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid;
    const { accessToken: next } = await logInAgain(restarted.url, email);
    expect(kidOf(next)).not.toBe(kidOf(accessToken));
    expect(restarted.output() + server.output()).toMatch(/"event":"keysRotated","operator":"[^"]+"/);

    expect(await operate('keys', ['rotate', '--drop-old'], commandEnv())).toMatchObject({ exitCode: 0 });
    await stop(restarted);
    const last = await start();
    expect(await statusWith(last.url, accessToken)).toBe(401);
    expect(await statusWith(last.url, next)).toBe(401);
    const states = await operate('keys', ['show'], commandEnv());
    expect(states.stdout.match(/ (used|ended) /g)).toEqual([
      ...[' ended ', ' ended ', ' ended '],
      ' used ',
      ...[' ended ', ' ended ', ' ended ', ' used ', ' used ', ' used '],
    ]);
  });
});

describe('A restored backup', { timeout: PATIENCE_MS }, () => {
  /** The command of the manual, which makes a copy while the server runs. */
  const backUp = async (copy: string) => {
    const command = blockOf('docs/operations.md', 'sh', 1).replace(/"\/backup\/[^"]+"/, `"${copy}"`);
    expect(await runInShell(command, { DATA_DIR: dataDir })).toEqual({ exitCode: 0, output: '' });
  };
  const restore = (copy: string) => {
    for (const suffix of ['', '-wal', '-shm']) rmSync(`${databaseFile()}${suffix}`, { force: true });
    copyFileSync(copy, databaseFile());
  };

  test('revives no login session that was ended after it was made, and says so', async () => {
    const server = await start();
    const email = anEmail();
    const client = await register(server.url, email);
    const copy = join(dataDir, 'copy.sqlite');
    await backUp(copy);
    await logOut(server.url, client);
    expect(await statusWith(server.url, client.accessToken)).toBe(401);
    await stop(server);

    restore(copy);
    const restored = await start({ LOG_LEVEL: 'info' });
    expect(restored.output()).toContain('"event":"databaseRestored"');
    expect(await statusWith(restored.url, client.accessToken)).toBe(401);
    expect(await refreshStatus(restored.url, client)).toBe(401);
    const { accessToken } = await logInAgain(restored.url, email);
    await stop(restored);
    const again = await start({ LOG_LEVEL: 'info' });
    expect(await statusWith(again.url, accessToken)).toBe(200);
    expect(again.output()).not.toContain('databaseRestored');
  });

  test(
    'of a server that was killed, or that is moved to a new machine with its key file, ends every login',
    { tags: ['full'] },
    async () => {
      const server = await start();
      const client = await register(server.url, anEmail());
      const copy = join(dataDir, 'copy.sqlite');
      await backUp(copy);
      await server.kill();
      servers.pop();
      restore(copy);
      // The marks are not part of a backup of the key file.
      rmSync(join(dataDir, 'keys', 'database-marks.json'));
      const moved = await start();
      expect(await statusWith(moved.url, client.accessToken)).toBe(401);
    },
  );

  test('is not taken for one after a crash', { tags: ['full'] }, async () => {
    const server = await start();
    const client = await register(server.url, anEmail());
    await server.kill();
    servers.pop();
    const restarted = await start();
    expect(await statusWith(restarted.url, client.accessToken)).toBe(200);
  });

  test('that the server cannot notice is covered by a command', { tags: ['full'] }, async () => {
    const server = await start();
    const client = await register(server.url, anEmail());
    expect(await operate('keys', ['end-logins'], commandEnv())).toMatchObject({ exitCode: 1, stdout: '' });
    expect(await statusWith(server.url, client.accessToken)).toBe(200);
    expect(await operate('keys', ['end-logins', '--yes'], commandEnv())).toMatchObject({ exitCode: 0, stderr: '' });
    expect(await statusWith(server.url, client.accessToken)).toBe(401);
  });
});

const postgres = await sharePostgres();
describe.runIf(postgres !== null)('Servers that share PostgreSQL', { timeout: PATIENCE_MS }, () => {
  test('must have the same keys', { tags: ['full'] }, async () => {
    const env = { DATABASE_URL: (await postgres?.createDatabase()) ?? '' };
    await start(env);
    const other = mkdtempSync(join(tmpdir(), 'clearline-keys-'));
    const alone = await failToStart({ PORT: '0', DATA_DIR: other, ...env });
    expect(alone.exitCode).toBe(1);
    expect(alone.output).toContain('is missing, and this database was used with keys before');
    expect(existsSync(keyFileIn(other))).toBe(false);
    const foreign = await startRealServer({ dataDir: other });
    await foreign.stop();
    const differing = await failToStart({ PORT: '0', DATA_DIR: other, ...env });
    expect(differing.exitCode).toBe(1);
    expect(differing.output).toContain('The keys of this server are not those that this database is used with');
    rmSync(other, { recursive: true });
  });

  test('notice a database that was set back', async () => {
    const original = (await postgres?.createDatabase()) ?? '';
    const server = await start({ DATABASE_URL: original });
    const email = anEmail();
    const client = await register(server.url, email);
    await stop(server);
    const copy = (await postgres?.createDatabase(original)) ?? '';
    const continued = await start({ DATABASE_URL: original });
    await logOut(continued.url, client);
    await stop(continued);

    const restored = await start({ DATABASE_URL: copy, LOG_LEVEL: 'info' });
    expect(await statusWith(restored.url, client.accessToken)).toBe(401);
    expect(restored.output()).toContain('"event":"databaseRestored"');
    expect(await query(copy, 'select session_id from sessions')).toEqual([]);
  });
});
