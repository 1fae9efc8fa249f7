// @module-tag full
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { connectPostgres, withPatientPostgres } from '../../server/db/connect-postgres.ts';
import { DEFAULT_TIMEOUTS } from '../../server/db/database-timeouts.ts';
import { migrateToLatest } from '../../server/db/migrate.ts';
import type { Tables } from '../../server/wiring/tables.ts';
import { query, sharePostgres, type Postgres } from '../support/postgres.ts';
import { aGuestSubmission } from '../support/samples.ts';
import { startProxy, throughProxy, type Passage, type TcpProxy } from '../support/tcp-proxy.ts';
import { makeTestApp, problemOf, type TestApp } from './test-app.ts';

/** Long enough for a working database on any machine, short enough to wait for in a test. */
const TIMEOUTS = { ...DEFAULT_TIMEOUTS, statementMs: 2_000 };

/** The statement as the driver sends it. */
const COMMIT = 'commit\0';

const aQuestion = {
  requestType: 'technicalSupport',
  name: 'Ana Ruiz',
  email: 'ana@mail.example',
  phoneNumber: '4155550100',
  supportInformation: 'The camera stays dark.',
};

/** Applies a passage to the first piece of data that contains the text. */
function once(text: string, passage: Passage): (data: string) => Passage {
  let isDone = false;
  return (data) => {
    if (isDone || !data.includes(text)) return 'pass';
    isDone = true;
    return passage;
  };
}

const sharedPostgres = await sharePostgres();

describe.runIf(sharedPostgres !== null)('While PostgreSQL is away', () => {
  const postgres = sharedPostgres as Postgres;
  let original: string;
  let database: string;
  let proxy: TcpProxy;
  let server: TestApp;
  beforeAll(async () => {
    original = await postgres.createDatabase();
    await withPatientPostgres(original, TIMEOUTS.connectMs, migrateToLatest);
  });
  afterAll(() => postgres.stop());
  beforeEach(async () => {
    database = await postgres.createDatabase(original);
    proxy = await startProxy(Number(new URL(database).port));
    const openMigrated = () => Promise.resolve(connectPostgres<Tables>(throughProxy(database, proxy), TIMEOUTS));
    server = await makeTestApp({ openMigrated });
  });
  afterEach(async () => {
    proxy.thaw();
    await server.close();
    await proxy.close();
  });

  const count = async (table: string) => Number((await query(database, `select count(*) from ${table}`))[0]?.count);
  const submit = (testId: string) => server.call('createGuestResult', aGuestSubmission({ testId }));
  const ready = async () => {
    const answer = await server.app.inject('/ready');
    return { status: answer.statusCode, checks: answer.json<{ checks: Record<string, string> }>().checks };
  };

  test('calls are answered with 503 and the time to wait, and work again when it is back', async () => {
    const testId = await server.newTestId();
    await proxy.close();
    const answer = await submit(testId);
    expect(problemOf(answer)).toEqual({ status: 503, code: 'SERVICE_UNAVAILABLE', fields: [] });
    expect(answer.headers['retry-after']).toBe('5');
    expect((await server.call('health')).statusCode).toBe(200);
    expect(await ready()).toMatchObject({
      status: 503,
      checks: { database: 'unreachable', unwaitedDatabase: 'unreachable', process: 'ok' },
    });
    proxy = await startProxy(Number(new URL(database).port), proxy.port);
    expect((await submit(testId)).statusCode).toBe(200);
    expect(await count('results')).toBe(1);
  });

  test('a transaction whose connection breaks before its commit is repeated at once', async () => {
    proxy.decide(once('begin', 'breakBefore'));
    expect((await server.call('sendSupportRequest', aQuestion)).statusCode).toBe(204);
    const testId = await server.newTestId();
    proxy.decide(once('update "tests"', 'breakAfter'));
    expect((await submit(testId)).statusCode).toBe(200);
    expect([await count('support_requests'), await count('results'), await count('reports')]).toEqual([1, 1, 1]);
  });

  test.each(['breakBefore', 'breakAfter'] as const)(
    'a result whose commit has no answer is repeated, and stored and reported once (%s)',
    async (passage) => {
      const testId = await server.newTestId();
      proxy.decide(once(COMMIT, passage));
      expect((await submit(testId)).statusCode).toBe(200);
      expect([await count('results'), await count('reports'), await count('jobs')]).toEqual([1, 1, 1]);
    },
  );

  test.each([
    ['breakBefore', 0],
    ['breakAfter', 1],
  ] as const)(
    'a question without an attempt id, whose commit has no answer, is not repeated (%s)',
    async (passage, stored) => {
      proxy.decide(once(COMMIT, passage));
      expect((await server.call('sendSupportRequest', aQuestion)).statusCode).toBe(503);
      expect(await count('support_requests')).toBe(stored);
    },
  );

  test('calls are answered while the database hangs, and work again without a restart', async () => {
    const testId = await server.newTestId();
    proxy.freeze();
    const [checked, ...answers] = await Promise.all([ready(), submit(testId), submit(testId), submit(testId)]);
    expect([checked.status, ...answers.map((answer) => answer.statusCode)]).toEqual([503, 503, 503, 503]);
    proxy.thaw();
    proxy.cut();
    expect((await submit(testId)).statusCode).toBe(200);
  });

  test('a call that waits too long for a lock is answered with 503, and its connection is used again', async () => {
    const testId = await server.newTestId();
    const post = {
      testId,
      testProgress: 'questionnaire',
      isReportingResult: false,
      timeStamp: new Date().toISOString(),
    };
    await server.call('postProgress', post);
    const { db } = server;
    const locked = await db.startTransaction().execute();
    await locked.updateTable('tests').set({ last_call_at: 1 }).where('test_id', '=', testId).execute();
    expect((await submit(testId)).statusCode).toBe(503);
    await locked.commit().execute();
    expect((await submit(testId)).statusCode).toBe(200);
  });

  test('a server whose connections lead to a standby connects again', async () => {
    const name = new URL(database).pathname.slice(1);
    const testId = await server.newTestId();
    await query(database, `alter database ${name} set default_transaction_read_only = on`);
    proxy.cut();
    expect((await submit(testId)).statusCode).toBe(503);
    expect(await ready()).toMatchObject({ status: 503, checks: { database: 'readOnly' } });
    await query(original, `alter database ${name} reset default_transaction_read_only`);
    expect((await submit(testId)).statusCode).toBe(200);
  });

  test('a newer schema is ready for work, and one without the latest migration is not', async () => {
    await query(database, `insert into kysely_migration (name, timestamp) values ('999-newer', '')`);
    expect(await ready()).toMatchObject({ checks: { database: 'ok', schema: 'ok' } });
    await query(database, `delete from kysely_migration where name = '001-first-schema'`);
    const fresh = await makeTestApp({ openMigrated: () => Promise.resolve(connectPostgres<Tables>(database)) });
    const answer = await fresh.app.inject('/ready');
    expect(answer.json()).toMatchObject({ status: 'notReady', checks: { database: 'ok', schema: 'outdated' } });
    await fresh.close();
  });
});
