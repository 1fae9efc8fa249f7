import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ReportResponse } from '../../core/api/payloads.ts';
import { err, ok } from '../../core/domain/result.ts';
import { makeRetryReport } from '../../server/report-delivery/retry-report.ts';
import { makeWithdrawReport, type WithdrawReport } from '../../server/report-delivery/withdraw-report.ts';
import type { UnitOfWork } from '../../server/wiring/kysely-unit-of-work.ts';
import * as base from '../../server/wiring/base-parts.ts';
import { aGuestSubmission, SAMPLE_INSTANT } from '../support/samples.ts';
import { aReporter, HANDED_OVER } from './a-reporter.ts';
import { startEngines } from './engines.ts';
import { makeTestApp, testConfig, type TestApp } from './test-app.ts';

const DAY = 24 * 3_600_000;
const DOWN = err({ code: 'ECONNREFUSED', isFinal: false });
const FORBIDDEN = err({ code: 'AccessDenied', isFinal: true });
const HUB = { name: 'Example Hub', contact: 'help@hub.example' };

describe.each(await startEngines())('Withdrawing a report on $name', (engine) => {
  let server: TestApp;
  let unitOfWork: UnitOfWork;
  let withdrawAsOperator: WithdrawReport;
  let reporter: ReturnType<typeof aReporter>;

  beforeEach(async () => {
    reporter = aReporter();
    const { reporting } = testConfig();
    server = await makeTestApp(engine, { reporting: { ...reporting, hub: HUB } }, (container) => {
      container.rebind(base.authorityReporter).toConstantValue(reporter);
      unitOfWork = container.get(base.unitOfWork);
    });
    withdrawAsOperator = makeWithdrawReport({ unitOfWork, clock: server.clock });
  });
  afterEach(() => server.close());

  async function submitted(delivery: typeof reporter.onDelivery): Promise<string> {
    reporter.onDelivery = delivery;
    const testId = await server.newTestId();
    expect(await server.call('createGuestResult', aGuestSubmission({ testId }))).toMatchObject({ statusCode: 200 });
    return testId;
  }
  const call = async (routeId: 'getReport' | 'withdrawReport', testId: string) =>
    (await server.call(routeId, undefined, { params: { testId }, testId })).json<ReportResponse>();
  const rowOf = (testId: string) =>
    server.db.selectFrom('reports').selectAll().where('test_id', '=', testId).executeTakeFirstOrThrow();

  test.each([
    ['queued', DOWN],
    ['stuck', FORBIDDEN],
  ])('ends one that is %s: its contents are gone, and it is never sent', async (state, delivery) => {
    const testId = await submitted(delivery);
    await server.deliver();
    const before = await rowOf(testId);
    expect(before.state).toBe(state);
    expect(await call('withdrawReport', testId)).toMatchObject({
      status: 'withdrawn',
      fields: [],
      deliveries: [],
      withdrawal: { by: 'person', reason: null },
    });
    expect(await rowOf(testId)).toMatchObject({ state: 'withdrawn', message: '', fields: '[]' });
    reporter.onDelivery = HANDED_OVER;
    server.clock.stopAt(SAMPLE_INSTANT + DAY);
    await server.deliver();
    expect(reporter.attempts).toHaveLength(1);
    const retry = makeRetryReport({ unitOfWork, clock: server.clock });
    expect(await retry(before.report_id)).toEqual(err('withdrawn'));
    await server.call('createGuestResult', aGuestSubmission({ testId }));
    await server.deliver();
    expect(await call('getReport', testId)).toMatchObject({ status: 'withdrawn', history: [{}, {}] });
    expect(reporter.attempts).toHaveLength(1);
  });

  test('changes nothing of one that was sent, whose recipient and answer it shows', async () => {
    const testId = await submitted(HANDED_OVER);
    await server.deliver();
    const at = new Date(SAMPLE_INSTANT).toISOString();
    const sent = { status: 'sent', withdrawal: null, reachesState: true, deliveries: [{ hub: HUB, at, answer: null }] };
    expect(await call('withdrawReport', testId)).toMatchObject(sent);
    reporter.onPoll = ok({ outcome: 'accepted', warnings: [], errors: [] });
    server.clock.stopAt(SAMPLE_INSTANT + DAY);
    await server.deliver();
    const later = new Date(SAMPLE_INSTANT + DAY).toISOString();
    expect(await call('withdrawReport', testId)).toMatchObject({
      ...{ status: 'accepted', withdrawal: null },
      deliveries: [{ hub: HUB, at, answer: { status: 'accepted', at: later } }],
    });
    const { report_id: reportId } = await rowOf(testId);
    expect(await withdrawAsOperator(reportId, { by: 'operator', reason: 'mistake' })).toEqual(err('accepted'));
  });

  test('is too late while a worker is sending it', async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    reporter.blockedBy = promise;
    const testId = await submitted(HANDED_OVER);
    const delivering = server.deliver();
    await expect.poll(() => reporter.attempts.length).toBe(1);
    expect(await call('withdrawReport', testId)).toMatchObject({ status: 'queued', withdrawal: null });
    const { report_id: reportId } = await rowOf(testId);
    expect(await withdrawAsOperator(reportId, { by: 'operator', reason: 'requested' })).toEqual(err('being-sent'));
    resolve(null);
    await delivering;
    expect(await call('getReport', testId)).toMatchObject({ status: 'sent', withdrawal: null });
  });

  test('never withdraws what is sent in the same moment, and never sends what is withdrawn', async () => {
    const testIds: string[] = [];
    for (let index = 0; index < 30; index += 1) testIds.push(await submitted(HANDED_OVER));
    const [, ...reports] = await Promise.all([
      server.deliver(),
      ...testIds.map((testId) => call('withdrawReport', testId)),
    ]);
    const sent = new Set(reporter.attempts.map(({ fileName }) => fileName));
    for (const [index, testId] of testIds.entries()) {
      const { state, file_name: fileName } = await rowOf(testId);
      expect([state, sent.has(fileName)]).toEqual(sent.has(fileName) ? ['sent', true] : ['withdrawn', false]);
      if (reports[index]?.status === 'withdrawn') expect(state).toBe('withdrawn');
    }
  });

  test('by an operator shows the person the reason', async () => {
    const testId = await submitted(DOWN);
    await server.deliver();
    const { report_id: reportId } = await rowOf(testId);
    expect(await withdrawAsOperator(reportId, { by: 'operator', reason: 'duplicate' })).toEqual(ok(undefined));
    expect(await withdrawAsOperator(reportId, { by: 'operator', reason: 'mistake' })).toEqual(err('withdrawn'));
    expect(await withdrawAsOperator('no-such-report', { by: 'operator', reason: 'mistake' })).toEqual(
      err('unknown-report'),
    );
    expect(await call('getReport', testId)).toMatchObject({
      status: 'withdrawn',
      withdrawal: { by: 'operator', reason: 'duplicate' },
    });
  });
});
