import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connectSqlite, sqliteFileOf } from '../../server/db/connect.ts';
import { groupCommits } from '../../server/db/group-commits.ts';
import { migrateToLatest } from '../../server/db/migrate.ts';
import { isFileDamaged } from '../../server/db/sqlite-integrity.ts';
import type { Tables } from '../../server/wiring/tables.ts';
import { failToStart } from '../support/real-server.ts';
import { aDevice, aGuestSubmission } from '../support/samples.ts';
import { makeTestApp, problemOf, type TestApp } from './test-app.ts';

const PAGE_BYTES = 4096;

/** Overwrites the pages after the first ones, as a failing disk might. */
function damage(file: string, fromPage: number): void {
  const content = readFileSync(file);
  content.fill(0x5a, fromPage * PAGE_BYTES);
  writeFileSync(file, content);
}

describe('An embedded database that cannot be written', () => {
  let directory: string;
  let database: BetterSqlite.Database;
  let server: TestApp;
  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'clearline-trouble-'));
    database = new BetterSqlite(sqliteFileOf(directory));
    database.pragma('journal_mode = WAL');
    const { waiting, unwaiting, isDamaged } = groupCommits(database, database);
    const db = new Kysely<Tables>({ dialect: waiting });
    await migrateToLatest(db);
    const unwaited = new Kysely<Tables>({ dialect: unwaiting });
    const openMigrated = () => Promise.resolve({ db, unwaited, isDamaged, pools: () => [], close: () => db.destroy() });
    server = await makeTestApp({ openMigrated }, { dataDir: directory });
  });
  afterEach(async () => {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  });

  const submit = (testId: string) => server.call('createGuestResult', aGuestSubmission({ testId }));
  /** Outcomes are shared for a second. */
  const readyAfter = async (isExpected: (status: number) => boolean) => {
    for (;;) {
      const answer = await server.app.inject('/ready');
      if (isExpected(answer.statusCode)) return answer.json<{ checks: Record<string, string> }>().checks;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };

  test.each([
    ['full', 'max_page_count = 1', 'max_page_count = 1073741823'],
    ['readOnly', 'query_only = on', 'query_only = off'],
  ])('answers 503, is not ready (%s), and works again without a restart', async (reason, broken, repaired) => {
    expect(await readyAfter(() => true)).toMatchObject({ database: 'ok', dataDirectory: 'ok' });
    const before = await server.newTestId();
    const testIds = await Promise.all(Array.from({ length: 400 }, () => server.newTestId()));
    database.pragma(broken);
    const answers = await Promise.all(testIds.map((testId) => server.call('saveDevice', aDevice(), testId)));
    const refused = answers.filter((answer) => answer.statusCode !== 204);
    expect(refused.length).toBeGreaterThan(0);
    for (const answer of refused) {
      expect(problemOf(answer)).toEqual({ status: 503, code: 'SERVICE_UNAVAILABLE', fields: [] });
      expect(answer.headers['retry-after']).toBe('5');
    }
    expect(await readyAfter((status) => status === 503)).toMatchObject({ database: reason, process: 'ok' });
    expect((await server.call('health')).statusCode).toBe(200);
    database.pragma(repaired);
    expect((await submit(before)).statusCode).toBe(200);
    expect(await readyAfter((status) => status === 200)).toMatchObject({ database: 'ok' });
    const stored = await server.db.selectFrom('tests').select('test_id').execute();
    const acknowledged = testIds.filter((_testId, index) => answers[index]?.statusCode === 204);
    expect(stored.map((row) => row.test_id)).toEqual(expect.arrayContaining([before, ...acknowledged]));
  });

  test('is not ready any more once damaged pages were found', async () => {
    const testId = await server.newTestId();
    await server.call('saveDevice', aDevice(), testId);
    database.pragma('wal_checkpoint(truncate)');
    database.pragma('cache_size = 0');
    database.pragma('shrink_memory');
    damage(sqliteFileOf(directory), 2);
    expect(problemOf(await submit(testId))).toMatchObject({ status: 503, code: 'SERVICE_UNAVAILABLE' });
    expect(await readyAfter((status) => status === 503)).toMatchObject({ database: 'damaged' });
  });

  test('is not ready when nothing can be written to the data directory', async () => {
    rmSync(directory, { recursive: true });
    writeFileSync(directory, 'not a folder');
    expect(await readyAfter((status) => status === 503)).toMatchObject({ dataDirectory: 'EEXIST' });
  });
});

describe('A damaged database file', () => {
  const directory = mkdtempSync(join(tmpdir(), 'clearline-damaged-'));
  const file = sqliteFileOf(directory);
  afterEach(() => rmSync(directory, { recursive: true, force: true }));

  test('is refused at the start in one line that names the file', async () => {
    expect(isFileDamaged(file)).toBe(false);
    const { db, close } = connectSqlite<Tables>(directory);
    await migrateToLatest(db);
    await close();
    expect(isFileDamaged(file)).toBe(false);
    damage(file, Math.floor(statSync(file).size / PAGE_BYTES / 2));
    const rejected = await failToStart({ PORT: '0', DATA_DIR: directory });
    expect(rejected.exitCode).toBe(1);
    expect(rejected.output.trim().split('\n')).toEqual([
      `Clearline cannot start. The database ${file} is damaged. Restore a backup: docs/operations.md says how.`,
    ]);
    writeFileSync(file, 'This is no database.');
    expect((await failToStart({ PORT: '0', DATA_DIR: directory })).output).toContain(`${file} is damaged`);
    expect(() => new BetterSqlite(file).pragma('user_version')).toThrow('not a database');
  });
});
