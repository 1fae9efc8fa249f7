import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery, sql, type Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GuestSubmission, ReportResponse } from '../../core/api/payloads.ts';
import { RETENTION_DAYS } from '../../core/domain/retention.ts';
import { err, ok } from '../../core/domain/result.ts';
import type { Sweeper } from '../../server/jobs/sweeper.ts';
import { makeRetryReport, type RetryReport } from '../../server/report-delivery/retry-report.ts';
import * as base from '../../server/wiring/base-parts.ts';
import type { Tables } from '../../server/wiring/tables.ts';
import * as jobs from '../../server/wiring/job-parts.ts';
import { aGuestSubmission, anAccountSubmission, anUnreportedSubmission, SAMPLE_INSTANT } from '../support/samples.ts';
import { countTurns } from '../support/count-turns.ts';
import { aReporter, HANDED_OVER } from './a-reporter.ts';
import { aPerson, logIn } from './an-account.ts';
import { sqliteEngine, startEngines, type Engine } from './engines.ts';
import { manyResults } from './many-results.ts';
import { makeTestApp, type TestApp } from './test-app.ts';

const DAY = 24 * 3_600_000;
const DOWN = err({ code: 'ECONNREFUSED', isFinal: false });

interface RetentionApp extends TestApp {
  readonly reporter: ReturnType<typeof aReporter>;
  readonly dataDir: string;
  readonly retry: RetryReport;
  /** The statements of all sweeps. */
  readonly swept: readonly CompiledQuery[];
  /** Sets the clock to some days after the sample instant, and sweeps. */
  readonly sweepAfter: (days: number) => Promise<void>;
}

async function start(
  engine: Pick<Engine, 'openMigrated'>,
  overrides: Parameters<typeof makeTestApp>[1] = {},
): Promise<RetentionApp> {
  const reporter = aReporter();
  let sweeper: Sweeper | null = null;
  let dataDir = '';
  let retry: RetryReport = () => Promise.resolve(err('unknown-report'));
  const swept: CompiledQuery[] = [];
  const noting = (db: Kysely<Tables>) =>
    db.withPlugin({
      transformQuery: ({ node, queryId }) => {
        swept.push(db.getExecutor().compileQuery(node, queryId));
        return node;
      },
      transformResult: ({ result }) => Promise.resolve(result),
    });
  const app = await makeTestApp(engine, overrides, (container) => {
    container.rebind(base.authorityReporter).toConstantValue(reporter);
    for (const part of [base.database, base.unwaitedDatabase]) {
      const db = container.get(part);
      container.rebind(part).toConstantValue(noting(db));
    }
    sweeper = container.get(jobs.sweeper);
    ({ dataDir } = container.get(base.config));
    retry = makeRetryReport({ unitOfWork: container.get(base.unitOfWork), clock: container.get(base.clock) });
  });
  const sweepAfter = async (days: number) => {
    app.clock.stopAt(SAMPLE_INSTANT + days * DAY);
    swept.length = 0;
    await sweeper?.sweep();
  };
  return { ...app, reporter, dataDir, retry, swept, sweepAfter };
}

describe.each(await startEngines())('Retention on $name', (engine) => {
  let server: RetentionApp;
  beforeEach(async () => {
    server = await start(engine);
  });
  afterEach(() => server.close());

  async function submit(make = aGuestSubmission, change: Partial<GuestSubmission> = {}): Promise<string> {
    const submission = make({ testId: await server.newTestId(), ...change });
    expect(await server.call('createGuestResult', submission)).toMatchObject({ statusCode: 200 });
    return submission.testId;
  }

  async function submitToAccount() {
    const account = await aPerson(server);
    const testId = await server.newTestId();
    const submission = anAccountSubmission({ testId, ...account.by });
    const bearer = account.accessToken;
    expect(await server.call('createResult', submission, { bearer })).toMatchObject({ statusCode: 200 });
    return { testId, account };
  }

  /** Logs in anew, because a login session does not last for days. */
  async function read(
    routeId: 'getReport' | 'getReportMessage',
    { testId, account }: Awaited<ReturnType<typeof submitToAccount>>,
  ) {
    const { accessToken: bearer } = await logIn(server, account);
    return server.call(routeId, undefined, { bearer, params: { testId } });
  }
  const seen = async (tested: Parameters<typeof read>[1]) => (await read('getReport', tested)).json<ReportResponse>();
  const messageStatus = async (tested: Parameters<typeof read>[1]) =>
    (await read('getReportMessage', tested)).statusCode;
  const resultIds = async () =>
    (await server.db.selectFrom('results').select('test_id').execute()).map(({ test_id: testId }) => testId);

  test('what a delivered report says is erased after 30 days; that it was delivered stays', async () => {
    const tested = await submitToAccount();
    server.clock.stopAt(SAMPLE_INSTANT + DAY);
    await server.deliver();
    await server.sweepAfter(31);
    expect(await messageStatus(tested)).toBe(200);

    await server.sweepAfter(32);
    const report = await seen(tested);
    expect(report).toMatchObject({ status: 'sent', reason: null, form: 'identified', fields: [] });
    expect(report.history.map(({ status }) => status)).toEqual(['queued', 'sent']);
    expect(await messageStatus(tested)).toBe(404);
    const row = await server.db.selectFrom('reports').selectAll().executeTakeFirstOrThrow();
    expect(row).toMatchObject({ message: '', fields: '[]', state: 'sent' });
  });

  test('what a report says that was sent again is erased 30 days after that', async () => {
    const tested = await submitToAccount();
    const answer = { outcome: 'refused', warnings: [], errors: ['PID-11'] } as const;
    server.reporter.onDelivery = ok({ receipt: null, answer });
    await server.deliver();
    await server.sweepAfter(20);
    const { report_id: reportId } = await server.db.selectFrom('reports').selectAll().executeTakeFirstOrThrow();
    expect(await server.retry(reportId)).toEqual(ok(undefined));
    server.reporter.onDelivery = HANDED_OVER;
    await server.deliver();
    await server.sweepAfter(50);
    expect(await messageStatus(tested)).toBe(200);
    await server.sweepAfter(51);
    expect(await messageStatus(tested)).toBe(404);
  });

  test('after a clock that was a year ahead, everything still goes in time', async () => {
    await server.sweepAfter(365);
    server.clock.stopAt(SAMPLE_INSTANT);
    await submit(anUnreportedSubmission);
    await server.sweepAfter(31);
    expect(await resultIds()).toEqual([]);
  });

  test('a report that is held for a check ends after 90 days too, and its result with it', async () => {
    const abuse = { cassettesPerAddress: 100, guestReportsPerAddress: 0, guestReportsPerLot: 100 };
    const held = await start(engine, { abuse });
    const submission = aGuestSubmission({ testId: await held.newTestId() });
    expect(await held.call('createGuestResult', submission)).toMatchObject({ statusCode: 200 });
    const stored = () => held.db.selectFrom('reports').select(['state', 'message']).execute();
    await held.sweepAfter(90);
    expect(await stored()).toMatchObject([{ state: 'held', message: expect.stringMatching(/^MSH/) as unknown }]);
    await held.sweepAfter(91);
    expect(await stored()).toEqual([]);
    expect(await held.db.selectFrom('results').select('test_id').execute()).toEqual([]);
    expect(held.reporter.attempts).toEqual([]);
    await held.close();
  });

  test('remarks of the authority, which may quote a report, are erased with it', async () => {
    await submitToAccount();
    const answer = { outcome: 'accepted', warnings: ['PID-5 Ruiz'], errors: [] } as const;
    server.reporter.onDelivery = ok({ receipt: null, answer });
    await server.deliver();
    await server.sweepAfter(31);
    const events = await server.db.selectFrom('report_events').select('remarks').execute();
    expect(events.map(({ remarks }) => remarks)).toEqual(['[]', '[]', '[]']);
  });

  test('a report that cannot be delivered waits 90 days, and then ends with its contents', async () => {
    const tested = await submitToAccount();
    server.reporter.onDelivery = DOWN;
    await server.deliver();
    await server.sweepAfter(90);
    expect(await seen(tested)).toMatchObject({ status: 'queued' });

    await server.sweepAfter(91);
    const expired = await seen(tested);
    expect(expired).toMatchObject({ status: 'refused', reason: 'expired', fields: [] });
    expect(expired.history.map(({ status }) => status)).toEqual(['queued', 'refused']);
    const deliveries = server.db.selectFrom('jobs').selectAll().where('kind', '=', 'deliverReport');
    expect(await deliveries.execute()).toEqual([]);
  });

  test('a report waits 90 days for a hub that is away, and goes when the hub is back on the last of them', async () => {
    const tested = await submitToAccount();
    server.reporter.onDelivery = DOWN;
    for (const day of [0, 1, 29, 31, 59, 61, 89]) {
      await server.sweepAfter(day);
      await server.deliver();
    }
    expect(await seen(tested)).toMatchObject({ status: 'queued', reason: null, deliveries: [] });
    expect(server.reporter.attempts).toHaveLength(7);
    server.reporter.onDelivery = HANDED_OVER;
    await server.sweepAfter(90);
    await server.deliver();
    expect(await seen(tested)).toMatchObject({ status: 'sent', deliveries: [{ answer: null }] });
  });

  test('a report that is refused after its contents were erased cannot be sent again', async () => {
    const tested = await submitToAccount();
    await server.deliver();
    await server.sweepAfter(31);
    server.reporter.onPoll = ok({ outcome: 'refused', warnings: [], errors: ['Too late'] });
    await server.deliver();
    expect(await seen(tested)).toMatchObject({ status: 'refused', fields: [] });
    const { report_id: reportId } = await server.db.selectFrom('reports').selectAll().executeTakeFirstOrThrow();
    expect(await server.retry(reportId)).toEqual(err('erased'));
    await server.deliver();
    expect(server.reporter.attempts).toHaveLength(1);
  });

  test('a phone that was off for 30 days sends its result again, and no second report is made', async () => {
    const [testDate, deviceId] = [new Date(SAMPLE_INSTANT).toISOString(), 'A1B2C3D4COV2600017'];
    const testId = await submit(aGuestSubmission, { testDate, deviceId });
    await server.deliver();
    await server.sweepAfter(30.5);
    expect(await resultIds()).toEqual([]);
    const again = aGuestSubmission({ testId, testDate, deviceId });
    for (let sent = 0; sent < 2; sent += 1) {
      expect(await server.call('createGuestResult', again)).toMatchObject({ statusCode: 200 });
    }
    await server.deliver();
    expect(server.reporter.attempts).toHaveLength(1);
    const shown = await server.call('getReport', undefined, { params: { testId }, testId });
    expect(shown.json<ReportResponse>()).toMatchObject({ status: 'notReported', reason: 'reportedBefore' });
  });

  test("a guest's result with a withdrawn report is deleted 30 days after the withdrawal", async () => {
    server.reporter.onDelivery = DOWN;
    const testId = await submit();
    server.clock.stopAt(SAMPLE_INSTANT + 40 * DAY);
    const withdrawn = await server.call('withdrawReport', undefined, { params: { testId }, testId });
    expect(withdrawn.json<ReportResponse>()).toMatchObject({ status: 'withdrawn' });
    await server.sweepAfter(70);
    expect(await resultIds()).toEqual([testId]);
    await server.sweepAfter(71);
    expect(await resultIds()).toEqual([]);
  });

  test("a guest's result is deleted 30 days after its delivery, or after its submission without a report", async () => {
    const reported = await submit();
    await submit(anUnreportedSubmission);
    server.clock.stopAt(SAMPLE_INSTANT + 10 * DAY);
    await server.deliver();
    await server.sweepAfter(31);
    expect(await resultIds()).toEqual([reported]);
    await server.sweepAfter(41);
    expect(await resultIds()).toEqual([]);
    const counts = await Promise.all(
      (['reports', 'report_events'] as const).map((table) => server.db.selectFrom(table).selectAll().execute()),
    );
    expect(counts).toEqual([[], []]);
  });

  test("a guest's result with a report that was never delivered is deleted when the report ends", async () => {
    server.reporter.onDelivery = DOWN;
    const testId = await submit();
    await server.deliver();
    await server.sweepAfter(90);
    expect(await resultIds()).toEqual([testId]);
    await server.sweepAfter(91);
    expect(await resultIds()).toEqual([]);
  });

  test("an account's results stay, and a cassette stays used after a guest's result is deleted", async () => {
    const { testId } = await submitToAccount();
    const deviceId = 'A1B2C3D4COV2600017';
    await submit(anUnreportedSubmission, { deviceId });
    await server.deliver();
    await server.sweepAfter(400);
    expect(await resultIds()).toEqual([testId]);
    const again = aGuestSubmission({
      testId: await server.newTestId(),
      deviceId,
      testDate: new Date(server.clock.now()).toISOString(),
    });
    expect(await server.call('createGuestResult', again)).toMatchObject({ statusCode: 409 });
  });

  test('progress is deleted after 90 days with the id of a test that has nothing else, questions to support after 365', async () => {
    const [testId, submitted] = [await server.newTestId(), await server.newTestId()];
    expect(await server.call('createGuestResult', aGuestSubmission({ testId: submitted }))).toMatchObject({
      statusCode: 200,
    });
    const timeStamp = new Date(SAMPLE_INSTANT).toISOString();
    const progress = { testProgress: 'questionnaire', isReportingResult: false, timeStamp };
    for (const id of [testId, submitted]) await server.call('postProgress', { ...progress, testId: id });
    const testIds = async () =>
      (await server.db.selectFrom('tests').select('test_id').execute()).map((row) => row.test_id);
    await server.call('sendSupportRequest', {
      requestType: 'generalInquiries',
      name: 'Ana Ruiz',
      email: 'ana@mail.example',
      phoneNumber: '4155550100',
      supportInformation: 'Where is my kit?',
    });
    const left = async () => [
      (await server.db.selectFrom('progress_posts').selectAll().execute()).length,
      (await server.db.selectFrom('support_requests').selectAll().execute()).length,
      (await server.db.selectFrom('jobs').selectAll().where('kind', '=', 'supportRequest').execute()).length,
    ];
    await server.sweepAfter(90);
    expect(await left()).toEqual([2, 1, 1]);
    expect(await testIds()).toEqual(expect.arrayContaining([testId, submitted]));
    await server.sweepAfter(91);
    expect(await left()).toEqual([0, 1, 1]);
    expect(await testIds()).toEqual([submitted]);
    await server.sweepAfter(366);
    expect(await left()).toEqual([0, 0, 0]);
  });

  test('finds everything by an index, however much is kept', async () => {
    await submit();
    await server.deliver();
    await submit();
    await submit(anUnreportedSubmission);
    await server.sweepAfter(91);
    expect(await resultIds()).toEqual([]);
    for (const { sql: text, parameters } of server.swept.filter((statement) =>
      /^(select|delete)/.test(statement.sql),
    )) {
      const plan = await engine.explain(server.db, CompiledQuery.raw(text, [...parameters]));
      expect(plan, text).not.toMatch(/^SCAN (?!pragma)|Seq Scan/m);
    }
  });

  test('works in batches, and answers calls in between', async () => {
    await manyResults(server.db, { groupId: null, profileId: null }, 1500);
    expect(await countTurns(() => server.sweepAfter(31))).toBeGreaterThan(50);
    expect(await resultIds()).toEqual([]);
  });

  test('files of messages and reports that were sent are deleted after 30 days', async () => {
    const places = ['mailbox', 'outbox/SendTo', 'outbox/ReceiveFrom', 'outbox/Drafts'];
    const [old, fresh] = [places, places].map((folders, index) =>
      folders.map((folder) => {
        mkdirSync(join(server.dataDir, folder), { recursive: true });
        const file = join(server.dataDir, folder, `file-${index}`);
        writeFileSync(file, 'Ana Ruiz');
        const changed = new Date(SAMPLE_INSTANT + index * DAY);
        utimesSync(file, changed, changed);
        return file;
      }),
    );
    await server.sweepAfter(30.5);
    expect([old?.filter(existsSync), fresh?.filter(existsSync)]).toEqual([[], fresh]);
  });

  test('the settings change how long something is kept, and what the policies say about it', async () => {
    await server.close();
    server = await start(engine, { retention: { ...RETENTION_DAYS, guestResults: 7, supportRequests: 111 } });
    await submit(anUnreportedSubmission);
    await server.sweepAfter(8);
    expect(await resultIds()).toEqual([]);
    for (const language of ['en', 'es']) {
      const texts = await server.call('translations', undefined, { params: { language } });
      const policies = texts.json<Record<'privacy' | 'healthData', object>>();
      for (const policy of [policies.privacy, policies.healthData]) {
        expect(JSON.stringify(policy)).toMatch(/\b7 (days|días) /);
        expect(JSON.stringify(policy)).toMatch(/\b111 (days|días)/);
      }
    }
  });
});

describe('What was deleted from SQLite', () => {
  test('is in no byte of the database and its write-ahead log', async () => {
    const server = await start(sqliteEngine);
    const { rows } = await sql<{ file: string }>`pragma database_list`.execute(server.db);
    const file = rows[0]?.file ?? '';
    const bytes = () => Buffer.concat([file, `${file}-wal`].map((path) => readFileSync(path)));
    const names = Array.from({ length: 40 }, (_, index) => `Zenobia${index}Quillfeather`);
    const submit = async (name: string, index: number) => {
      const testId = await server.newTestId();
      const guestInfo = {
        ...aGuestSubmission().guestInfo,
        firstName: name,
        address: `${index} ${'Elm '.repeat(index % 40)}`,
      };
      expect(await server.call('createGuestResult', aGuestSubmission({ testId, guestInfo }))).toMatchObject({
        statusCode: 200,
      });
    };
    await Promise.all(names.map(submit));
    await server.deliver();
    const before = bytes();
    expect(names.filter((name) => before.includes(name))).toEqual(names);
    await server.sweepAfter(31);
    const after = bytes();
    expect(names.filter((name) => after.includes(name))).toEqual([]);
    await server.close();
  });
});
