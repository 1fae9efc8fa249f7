import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { err, ok } from '../../core/domain/result.ts';
import { makeReportAdmin } from '../../server/report-delivery/report-admin.ts';
import { makeRetryReport, type RetryReport } from '../../server/report-delivery/retry-report.ts';
import * as base from '../../server/wiring/base-parts.ts';
import type { UnitOfWork } from '../../server/wiring/kysely-unit-of-work.ts';
import { aGuestSubmission, SAMPLE_INSTANT } from '../support/samples.ts';
import { aReporter, HANDED_OVER } from './a-reporter.ts';
import { startEngines } from './engines.ts';
import { makeTestApp, problemOf, type TestApp } from './test-app.ts';

const HOUR = 3_600_000;
const TOKEN = 'figures-for-the-night-shift';
const FORBIDDEN = err({ code: 'AccessDenied', isFinal: true });
const DOWN = err({ code: 'ECONNREFUSED', isFinal: false });
const REJECTED = ok({
  receipt: 'r-2',
  answer: { outcome: 'refused' as const, warnings: [], errors: ['PID-11: Ruiz'] },
});

describe.each(await startEngines())('What operators see and do on $name', (engine) => {
  let server: TestApp;
  let unitOfWork: UnitOfWork;
  let retry: RetryReport;
  const reporter = aReporter();

  beforeAll(async () => {
    server = await makeTestApp(engine, { metricsToken: TOKEN }, (container) => {
      container.rebind(base.authorityReporter).toConstantValue(reporter);
      unitOfWork = container.get(base.unitOfWork);
    });
    retry = makeRetryReport({ unitOfWork, clock: server.clock });
  });
  beforeEach(() => {
    server.clock.stopAt(SAMPLE_INSTANT);
    reporter.onDelivery = HANDED_OVER;
    reporter.onPoll = ok(null);
  });
  afterAll(() => server.close());

  const rowOf = (testId: string) =>
    server.db.selectFrom('reports').selectAll().where('test_id', '=', testId).executeTakeFirstOrThrow();
  const waiting = async (reportId: string) => {
    const jobs = await server.db.selectFrom('jobs').selectAll().where('state', '=', 'waiting').execute();
    return jobs.filter(({ payload }) => payload?.includes(reportId) === true).map(({ kind }) => kind);
  };

  async function reportAfter(delivery: typeof reporter.onDelivery) {
    const testId = await server.newTestId();
    expect(await server.call('createGuestResult', aGuestSubmission({ testId }))).toMatchObject({ statusCode: 200 });
    reporter.onDelivery = delivery;
    await server.deliver();
    reporter.onDelivery = HANDED_OVER;
    return rowOf(testId);
  }

  test.each([
    ['stuck', FORBIDDEN],
    ['refused', REJECTED],
  ])('a report that is %s is delivered again, unchanged', async (state, delivery) => {
    const before = await reportAfter(delivery);
    expect(before).toMatchObject({ state, tries: 1 });
    expect(await waiting(before.report_id)).toEqual([]);
    expect(await retry(before.report_id)).toEqual(ok(undefined));
    expect(await waiting(before.report_id)).toEqual(['deliverReport']);
    await server.deliver();
    const { file_name: fileName, message } = before;
    expect(await rowOf(before.test_id)).toMatchObject({ state: 'sent', tries: 2, file_name: fileName, message });
    const attempts = reporter.attempts.filter((one) => one.fileName === fileName);
    expect(attempts).toEqual(Array(2).fill({ fileName, message }));
  });

  test('an answer to a refused report that is delivered again counts from then on', async () => {
    const { report_id: reportId, file_name: fileName } = await reportAfter(HANDED_OVER);
    reporter.onPoll = ok(REJECTED.value.answer);
    for (const hours of [1, 2, 3]) {
      server.clock.stopAt(SAMPLE_INSTANT + hours * HOUR);
      await retry(reportId);
      await server.deliver();
    }
    // Refused after an hour, queued and sent after two, looked at after three.
    expect(reporter.looks.get(fileName)).toEqual([0, SAMPLE_INSTANT + 2 * HOUR]);
  });

  test('of two operators who retry one report at once, one succeeds', async () => {
    const { report_id: reportId } = await reportAfter(FORBIDDEN);
    const answers = await Promise.all([retry(reportId), retry(reportId), retry(reportId)]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok)).toEqual(Array(2).fill(err('queued')));
    expect(await waiting(reportId)).toEqual(['deliverReport']);
  });

  test('a report is queued with its job or not at all', async () => {
    const { report_id: reportId, test_id: testId } = await reportAfter(FORBIDDEN);
    const broken: UnitOfWork = {
      run: (work) =>
        unitOfWork.run((stores) =>
          work({ ...stores, outbox: { ...stores.outbox, post: () => Promise.reject(new Error('The disk is full.')) } }),
        ),
    };
    await expect(makeRetryReport({ unitOfWork: broken, clock: server.clock })(reportId)).rejects.toThrow('disk');
    expect(await rowOf(testId)).toMatchObject({ state: 'stuck' });
  });

  test('a report that is in progress, delivered or missing cannot be retried', async () => {
    const [queued, sent] = [await reportAfter(DOWN), await reportAfter(HANDED_OVER)];
    expect(await retry(sent.report_id)).toEqual(err('sent'));
    expect(await retry('no-such-report')).toEqual(err('unknown-report'));
    reporter.onDelivery = DOWN;
    expect(await retry(queued.report_id)).toEqual(err('queued'));
    expect(await waiting(queued.report_id)).toHaveLength(1);
  });

  test('reports are listed oldest first, and one is shown with its history', async () => {
    const { list, inspect, idsIn } = makeReportAdmin({ unitOfWork });
    const older = await reportAfter(FORBIDDEN);
    server.clock.stopAt(SAMPLE_INSTANT + HOUR);
    const newer = await reportAfter(REJECTED);
    const { reports, total } = await list(['stuck', 'refused'], 1000);
    expect(total).toBe(reports.length);
    const ids = reports.map(({ reportId }) => reportId);
    expect(ids.indexOf(older.report_id)).toBeLessThan(ids.indexOf(newer.report_id));
    expect(await list(['stuck', 'refused'], 1)).toMatchObject({ reports: [expect.anything()], total });
    expect(await idsIn('stuck')).toContain(older.report_id);
    expect(await idsIn('stuck')).not.toContain(newer.report_id);
    expect((await inspect(older.report_id))?.history).toMatchObject([
      { state: 'queued', failure: null, at: SAMPLE_INSTANT },
      { state: 'stuck', failure: 'AccessDenied' },
    ]);
    expect((await inspect(newer.report_id))?.history.at(-1)).toMatchObject({ remarks: ['PID-11: Ruiz'] });
    expect(await inspect('no-such-report')).toBeNull();
  });

  test('metrics show how many reports wait, how long, and how deliveries end, without personal data', async () => {
    const read = async () => {
      const headers = { authorization: `Bearer ${TOKEN}` };
      const answer = await server.app.inject({ method: 'GET', url: '/metrics', headers });
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
      const lines = answer.body.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
      const figures = new Map(lines.map((line) => [line.replace(/ \S+$/, ''), Number(line.split(' ').at(-1))]));
      return { text: answer.body, of: (series: string) => figures.get(series) };
    };
    const deliveries = (outcome: string) => `clearline_report_deliveries_total{adapter="file",outcome="${outcome}"}`;
    const series = ['sent', 'stuck', 'refused'].map((state) => `clearline_reports{state="${state}"}`);
    const before = await read();
    for (const delivery of [HANDED_OVER, FORBIDDEN, REJECTED]) await reportAfter(delivery);
    for (const url of ['/results-details/Zanahoria', '/%ZZ', '/test-results/Zanahoria/unknown']) {
      await server.app.inject({ method: 'PUT', url });
    }
    const { test_id: testId, report_id: reportId } = await reportAfter(DOWN);
    server.clock.stopAt(SAMPLE_INSTANT + 2 * HOUR);
    const after = await read();
    const grown = (one: string) => (after.of(one) ?? 0) - (before.of(one) ?? 0);
    expect(series.map(grown)).toEqual([1, 1, 1]);
    expect(['sent', 'stuck', 'refused', 'retried'].map(deliveries).map(grown)).toEqual([1, 1, 1, 1]);
    expect(grown('clearline_report_delivery_seconds_count{adapter="file"}')).toBe(4);
    expect(grown('clearline_http_requests_total{route="createGuestResult",status="2xx"}')).toBe(4);
    expect(grown('clearline_http_requests_total{route="other",status="4xx"}')).toBeGreaterThanOrEqual(2);
    expect(after.of('clearline_job_oldest_waiting_seconds{queue="reports"}')).toBe(7200);
    expect(grown('clearline_jobs{queue="reports",state="waiting"}')).toBe(1);
    for (const queue of ['people', 'texts']) {
      expect(after.of(`clearline_jobs{queue="${queue}",state="waiting"}`)).toBe(0);
    }
    for (const secret of [testId, reportId, 'Ana', 'Ruiz', 'mail.example', '94110', 'hl7', 'Zanahoria']) {
      expect(after.text).not.toContain(secret);
    }
  });

  test('metrics need the token, and are 404 without it', async () => {
    const closed = await makeTestApp(engine);
    const ask = (app: TestApp, authorization?: string, method: 'GET' | 'POST' = 'GET') =>
      app.app.inject({ method, url: '/metrics', headers: { ...(authorization && { authorization }) } });
    const rejected = [
      await ask(closed),
      await ask(closed, `Bearer ${TOKEN}`),
      await ask(closed, 'Bearer null'),
      await ask(server),
      await ask(server, `Bearer ${TOKEN}x`),
      await ask(server, TOKEN),
      await ask(server, `Bearer ${TOKEN}`, 'POST'),
    ];
    await closed.close();
    for (const answer of rejected) expect(problemOf(answer)).toEqual({ status: 404, code: 'UNKNOWN', fields: [] });
  });
});
