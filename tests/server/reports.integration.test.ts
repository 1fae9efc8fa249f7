import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { GuestSubmission, ReportResponse } from '../../core/api/payloads.ts';
import type { CalendarDate } from '../../core/domain/calendar-date.ts';
import type { ReportFieldId } from '../../core/domain/reported-field.ts';
import { err, ok } from '../../core/domain/result.ts';
import type { QueueReport } from '../../server/report-delivery/queue-report.ts';
import { makeReportAdmin } from '../../server/report-delivery/report-admin.ts';
import { makeRetryReport } from '../../server/report-delivery/retry-report.ts';
import type { UnitOfWork } from '../../server/wiring/kysely-unit-of-work.ts';
import * as base from '../../server/wiring/base-parts.ts';
import * as areas from '../../server/wiring/area-parts.ts';
import {
  aGuest,
  aGuestSubmission,
  anAccountSubmission,
  anUnreportedSubmission,
  SAMPLE_INSTANT,
} from '../support/samples.ts';
import { aReporter, HANDED_OVER } from './a-reporter.ts';
import { aPerson, aProfileOf, type TestPerson } from './an-account.ts';
import { startEngines } from './engines.ts';
import { makeTestApp, problemOf, type CallOptions, type TestApp } from './test-app.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const LEASE = 120_000;
const TOKEN = 'figures-for-the-night-shift';
const DOWN = err({ code: 'ECONNREFUSED', isFinal: false });
const FORBIDDEN = err({ code: 'AccessDenied', isFinal: true });
const UNKNOWN_RESULT = { status: 404, code: 'TEST_RESULT_NOT_FOUND', fields: [] };
const FILE_NAME =
  /^InterPartner~CentralizedELRNIHOTC~Clearline~AIMSPlatform~Test~Test~20261120180000000~STOP~[0-9a-f-]{36}\.hl7$/;

describe.each(await startEngines())('Reports on $name', (engine) => {
  let server: TestApp;
  let unitOfWork: UnitOfWork;
  let ana: TestPerson;
  const reporter = aReporter();
  /** The error that building a report throws. */
  const trouble = { isThere: false };

  beforeAll(async () => {
    server = await makeTestApp(engine, { metricsToken: TOKEN }, (container) => {
      unitOfWork = container.get(base.unitOfWork);
      container.rebind(base.authorityReporter).toConstantValue(reporter);
      const queueReport = container.get(areas.queueReport);
      const mayFail: QueueReport = async (...about) => {
        await queueReport(...about);
        if (trouble.isThere) throw new Error('The report cannot be built.');
      };
      container.rebind(areas.queueReport).toConstantValue(mayFail);
    });
    ana = await aPerson(server);
  });
  beforeEach(() => {
    server.clock.stopAt(SAMPLE_INSTANT);
    Object.assign(reporter, { onDelivery: HANDED_OVER, onPoll: ok(null) });
    trouble.isThere = false;
  });
  afterAll(() => server.close());

  const later = (milliseconds: number) => server.clock.stopAt(server.clock.now() + milliseconds);
  const report = (testId: string) =>
    server.db.selectFrom('reports').selectAll().where('test_id', '=', testId).executeTakeFirst();
  const countOf = async (testId: string) =>
    (await server.db.selectFrom('reports').select('report_id').where('test_id', '=', testId).execute()).length;
  const jobsOf = async (reportId: string) =>
    (await server.db.selectFrom('jobs').selectAll().orderBy('job_id').execute()).filter(
      ({ payload }) => payload?.includes(reportId) === true,
    );

  async function submitted(submission: GuestSubmission): Promise<string> {
    expect(await server.call('createGuestResult', submission)).toMatchObject({ statusCode: 200 });
    return submission.testId;
  }
  const reported = async (change: Partial<GuestSubmission> = {}) =>
    submitted(aGuestSubmission({ testId: await server.newTestId(), ...change }));
  const attemptsFor = async (testId: string) => {
    const row = await report(testId);
    return reporter.attempts.filter(({ fileName }) => fileName === row?.file_name);
  };
  const seen = async (testId: string, options: CallOptions = { testId }) =>
    (await server.call('getReport', undefined, { ...options, params: { testId } })).json<ReportResponse>();
  const valueOf = ({ fields }: ReportResponse, id: ReportFieldId) => fields.find((field) => field.id === id)?.value;

  test('a reported result is stored with its report, which is delivered once', async () => {
    const testId = await reported();
    expect(await seen(testId)).toMatchObject({ status: 'queued', form: 'identified', remarks: [] });
    await server.deliver();
    await server.deliver();
    const row = await report(testId);
    expect(row?.file_name).toMatch(FILE_NAME);
    expect(await attemptsFor(testId)).toEqual([{ fileName: row?.file_name, message: row?.message }]);
    const answer = await seen(testId);
    const at = '2026-11-20T18:00:00.000Z';
    expect(answer).toMatchObject({
      status: 'sent',
      history: [
        { status: 'queued', at },
        { status: 'sent', at },
      ],
    });
    expect(valueOf(answer, 'name')).toBe('Ana Ruiz');
    expect(valueOf(answer, 'releasedAt')).toBe(at);
  });

  test('a submission without an offset is checked and reported by the day of the state', async () => {
    const days = ['2026-11-19', '2026-11-20', '2026-11-21'].map((day) => day as CalendarDate);
    // At 17:50 UTC it is the next day in Guam only.
    for (const [state, zipCode, accepted] of [
      ['CA', '94110', 2],
      ['AS', '96799', 2],
      ['GU', '96910', 3],
    ] as const) {
      for (const [index, symptomOnsetDate] of days.entries()) {
        const testId = await server.newTestId();
        const guestInfo = aGuest({ state, zipCode });
        const ill = { isSymptomatic: 'yes', symptomOnsetDate, guestInfo } as const;
        const answer = await server.call('createGuestResult', aGuestSubmission({ testId, ...ill }));
        expect(answer.statusCode).toBe(index < accepted ? 200 : 422);
        if (index < accepted) expect(await seen(testId)).toMatchObject({ status: 'queued', reason: null });
      }
    }
    for (const symptomOnsetDate of days) {
      const ill = { testId: await server.newTestId(), isSymptomatic: 'yes', symptomOnsetDate, ...ana.by } as const;
      const options = { bearer: ana.accessToken };
      expect(await server.call('createResult', anAccountSubmission(ill), options)).toMatchObject({ statusCode: 200 });
      expect(await report(ill.testId)).toMatchObject({ state: 'queued', failure: null });
    }
  });

  test('a result without its report is not stored, nor a report without its result', async () => {
    const unmade = aGuestSubmission({ testId: await server.newTestId() });
    trouble.isThere = true;
    expect(await server.call('createGuestResult', unmade)).toMatchObject({ statusCode: 500 });
    const stored = () =>
      server.db.selectFrom('results').select('test_id').where('test_id', '=', unmade.testId).execute();
    expect([await stored(), await countOf(unmade.testId)]).toEqual([[], 0]);
    trouble.isThere = false;
    await submitted(unmade);
    expect([(await stored()).length, await countOf(unmade.testId)]).toEqual([1, 1]);

    const rejected = aGuestSubmission({ testId: await server.newTestId(), deviceId: unmade.deviceId });
    expect(await server.call('createGuestResult', rejected)).toMatchObject({ statusCode: 409 });
    expect(await countOf(rejected.testId)).toBe(0);
  });

  test('one test is one report, however often and by anyone it is submitted', async () => {
    const submission = anUnreportedSubmission({ testId: await server.newTestId() });
    const testId = await submitted(submission);
    expect(await seen(testId)).toMatchObject({ status: 'notReported', history: [] });
    const asked = { ...submission, sendToAims: true, guestInfo: aGuest() };
    await Promise.all(Array.from({ length: 8 }, () => submitted(asked)));
    const first = await report(testId);
    await server.deliver();
    await submitted({ ...submission, submitToCloud: true });
    const { guestInfo: _known, submitToCloud: _guestsAlone, ...facts } = asked;
    const claim = { ...facts, ...ana.by, isAnonymous: true };
    const bearer = ana.accessToken;
    expect(await server.call('createResult', claim, { bearer })).toMatchObject({ statusCode: 200 });
    await server.deliver();
    expect([await countOf(testId), await attemptsFor(testId)]).toEqual([1, [expect.anything()]]);
    expect(await report(testId)).toMatchObject({ message: first?.message, file_name: first?.file_name });
    expect(problemOf(await server.call('getReport', undefined, { testId, params: { testId } }))).toEqual(
      UNKNOWN_RESULT,
    );
    expect(await seen(testId, { bearer })).toMatchObject({ status: 'sent', form: 'identified' });
  });

  test('an invalid message is stored with its reason and never sent, and the user sees that it was not sent', async () => {
    const bearer = ana.accessToken;
    const profileId = await aProfileOf(server, ana);
    const { person } = await server.db
      .selectFrom('profiles')
      .select('person')
      .where('profile_id', '=', profileId)
      .executeTakeFirstOrThrow();
    const broken = JSON.stringify({ ...(JSON.parse(person) as object), zipCode: '9411' });
    await server.db.updateTable('profiles').set({ person: broken }).where('profile_id', '=', profileId).execute();

    const testId = await server.newTestId();
    const submission = anAccountSubmission({ ...ana.by, profileId, testId });
    expect(await server.call('createResult', submission, { bearer })).toMatchObject({ statusCode: 200 });
    await server.deliver();
    const row = await report(testId);
    expect(row).toMatchObject({ state: 'invalid', failure: 'PID-11.5 format', tries: 0 });
    expect([await jobsOf(row?.report_id ?? ''), await attemptsFor(testId)]).toEqual([[], []]);
    const answer = await seen(testId, { bearer });
    expect(answer).toMatchObject({ status: 'refused', reason: 'invalid', remarks: [] });
    expect(answer.history).toEqual([{ status: 'refused', at: '2026-11-20T18:00:00.000Z' }]);

    const deps = { unitOfWork, clock: server.clock };
    expect((await makeReportAdmin(deps).list(['invalid'], 10)).reports).toMatchObject([
      { reportId: row?.report_id, failure: 'PID-11.5 format' },
    ]);
    expect(await makeRetryReport(deps)(row?.report_id ?? '')).toEqual(err('invalid'));
    const metrics = await server.app.inject({ url: '/metrics', headers: { authorization: `Bearer ${TOKEN}` } });
    expect(metrics.body).toContain('clearline_reports{state="invalid"} 1');
  });

  test("an account's report names the profile, or in the anonymous form no one, whose reports have nothing in common", async () => {
    const bearer = ana.accessToken;
    const son = await aProfileOf(server, ana, { firstName: 'Leo' });
    const ofAccount = async (isAnonymous: boolean, profileId = ana.profileId) => {
      const testId = await server.newTestId();
      const submission = anAccountSubmission({ ...ana.by, profileId, testId, isAnonymous });
      await server.call('createResult', submission, { bearer });
      const row = await report(testId);
      const patient = row?.message.match(/^PID\|[^|]*\|[^|]*\|([^^|]+)/m)?.[1] ?? '';
      return { row, patient, answer: await seen(testId, { bearer }) };
    };
    const [named, again, ofSon] = [await ofAccount(false), await ofAccount(false), await ofAccount(false, son)];
    const [anonymous, another] = [await ofAccount(true), await ofAccount(true)];
    expect(again.patient).toBe(named.patient);
    expect(new Set([named, ofSon, anonymous, another].map(({ patient }) => patient)).size).toBe(4);
    expect(valueOf(ofSon.answer, 'name')).toBe('Leo Ruiz');
    expect(valueOf(named.answer, 'name')).toBe('Ana Ruiz');
    expect(anonymous.answer).toMatchObject({ form: 'anonymous' });
    expect(['name', 'dateOfBirth', 'phone'].map((id) => valueOf(anonymous.answer, id as ReportFieldId))).toEqual([
      null,
      null,
      null,
    ]);
    const all = [named, again, ofSon, anonymous, another];
    expect(new Set(all.map(({ row }) => row?.specimen_id)).size).toBe(all.length);
    for (const { row } of all) {
      for (const id of [row?.test_id, ana.profileId, ana.groupId, ana.userId, ana.email]) {
        expect(`${String(row?.message)} ${String(row?.file_name)}`).not.toContain(id);
      }
    }
  });

  test('a report is retried for as long as it takes, after growing pauses, unchanged', async () => {
    reporter.onDelivery = DOWN;
    const testId = await reported();
    const row = await report(testId);
    const pauses: number[] = [];
    for (let tries = 1; tries <= 18; tries += 1) {
      await server.deliver();
      const [job] = await jobsOf(row?.report_id ?? '');
      expect(job).toMatchObject({ tries, state: 'waiting' });
      pauses.push((job?.due_at ?? 0) - server.clock.now());
      server.clock.stopAt(job?.due_at ?? 0);
    }
    expect(Math.max(...pauses)).toBeLessThanOrEqual(HOUR);
    expect(Math.min(...pauses.slice(-4))).toBeGreaterThan(HOUR / 2);
    expect(pauses[0]).toBeLessThanOrEqual(1000);
    expect(await report(testId)).toMatchObject({ state: 'queued', failure: 'ECONNREFUSED' });
    reporter.onDelivery = HANDED_OVER;
    await server.deliver();
    expect(await seen(testId)).toMatchObject({ status: 'sent' });
    const attempts = await attemptsFor(testId);
    expect(attempts).toHaveLength(19);
    expect(new Set(attempts.map(({ message }) => message))).toEqual(new Set([row?.message]));
  });

  test('a final failure waits for an operator, and is still queued for the person tested', async () => {
    reporter.onDelivery = FORBIDDEN;
    const testId = await reported();
    await server.deliver();
    later(2 * DAY);
    await server.deliver();
    expect(await attemptsFor(testId)).toHaveLength(1);
    expect(await report(testId)).toMatchObject({ state: 'stuck', failure: 'AccessDenied' });
    expect(await seen(testId)).toMatchObject({ status: 'queued', history: [{ status: 'queued' }], remarks: [] });
  });

  test('a later answer is polled until it exists', async () => {
    const testId = await reported();
    await server.deliver();
    for (const look of [ok(null), FORBIDDEN, DOWN]) {
      reporter.onPoll = look;
      later(HOUR);
      await server.deliver();
      expect(await seen(testId)).toMatchObject({ status: 'sent' });
    }
    reporter.onPoll = ok({ outcome: 'accepted', warnings: ['The county is missing.'], errors: [] });
    later(12 * HOUR);
    await server.deliver();
    const answered = await seen(testId);
    expect(answered).toMatchObject({ status: 'acceptedWithWarnings', remarks: ['The county is missing.'] });
    expect(answered.history.map(({ status }) => status)).toEqual(['queued', 'sent', 'acceptedWithWarnings']);
    reporter.onPoll = ok({ outcome: 'refused', warnings: [], errors: ['Too late.'] });
    later(DAY);
    await server.deliver();
    expect(await seen(testId)).toEqual(answered);
  });

  test('an answer that does not arrive within a month is no longer polled', async () => {
    const testId = await reported();
    await server.deliver();
    const { report_id: reportId } = (await report(testId)) ?? { report_id: '' };
    expect(await jobsOf(reportId)).toMatchObject([{ kind: 'readReportResponse' }]);
    later(29 * DAY);
    await server.deliver();
    expect(await jobsOf(reportId)).toHaveLength(1);
    later(DAY);
    await server.deliver();
    expect(await jobsOf(reportId)).toEqual([]);
    expect(await report(testId)).toMatchObject({ state: 'sent', failure: 'NO_ANSWER' });
  });

  test('an immediate answer is the last entry of the history', async () => {
    const answer = { outcome: 'refused' as const, warnings: [], errors: ['PID-11 is wrong.'] };
    reporter.onDelivery = ok({ receipt: 'r-2', answer });
    const testId = await reported();
    await server.deliver();
    const rejected = await seen(testId);
    expect(rejected).toMatchObject({ status: 'refused', remarks: ['PID-11 is wrong.'] });
    expect(rejected.history.map(({ status }) => status)).toEqual(['queued', 'sent', 'refused']);
    expect(await report(testId)).toMatchObject({ receipt: 'r-2' });
  });

  test('the remarks on a report that is sent again are those of its new answer', async () => {
    const REFUSED = { outcome: 'refused', warnings: [], errors: ['PID-11 is wrong.'] } as const;
    reporter.onDelivery = ok({ receipt: 'r-2', answer: REFUSED });
    const testId = await reported();
    await server.deliver();
    expect(await seen(testId)).toMatchObject({ status: 'refused', remarks: REFUSED.errors });
    reporter.onDelivery = HANDED_OVER;
    const { report_id: reportId } = (await report(testId)) ?? { report_id: '' };
    expect(await makeRetryReport({ unitOfWork, clock: server.clock })(reportId)).toMatchObject({ ok: true });
    expect(await seen(testId)).toMatchObject({ status: 'queued', remarks: [] });
    await server.deliver();
    expect(await seen(testId)).toMatchObject({ status: 'sent', remarks: [] });
    reporter.onPoll = ok({ ...REFUSED, errors: ['PID-5 is wrong.'] });
    later(HOUR);
    await server.deliver();
    expect(await seen(testId)).toMatchObject({ status: 'refused', remarks: ['PID-5 is wrong.'] });
  });

  test.each([
    ['with an answer', { outcome: 'accepted', warnings: [], errors: [] }, ['accepted'], []],
    ['without one', null, [], ['readReportResponse']],
  ] as const)('a report that is delivered twice at once, %s, has one name, and each step once', async (...how) => {
    const [, answer, answered, jobs] = how;
    // What earlier tests left would be delivered first.
    await server.deliver();
    const block = Promise.withResolvers<unknown>();
    reporter.blockedBy = block.promise;
    reporter.onDelivery = ok({ receipt: null, answer });
    const testId = await reported();
    const deliveries: Promise<void>[] = [];
    for (let count = 1; count <= 2; count += 1) {
      deliveries.push(server.deliver());
      await expect.poll(async () => (await attemptsFor(testId)).length, { timeout: MINUTE }).toBe(count);
      // The first worker's lease expires while it is still working.
      later(LEASE);
    }
    block.resolve(null);
    await Promise.all(deliveries);
    const row = await report(testId);
    expect(await attemptsFor(testId)).toEqual(Array(2).fill({ fileName: row?.file_name, message: row?.message }));
    const { history } = await seen(testId);
    expect(history.map(({ status }) => status)).toEqual(['queued', 'sent', ...answered]);
    expect((await jobsOf(row?.report_id ?? '')).map(({ kind }) => kind)).toEqual(jobs);
  });

  test('reports whose receiver is down do not delay messages to people', async () => {
    reporter.onDelivery = DOWN;
    await Promise.all(Array.from({ length: 12 }, () => reported()));
    const before = (await server.mailbox.list()).length;
    await server.call('sendVerificationCode', { email: 'leo@mail.example', locale: 'en' });
    await server.deliver();
    expect(await server.mailbox.list()).toHaveLength(before + 1);
  });

  test('a report is read with the id of its test, unless a forged token comes with it, and its message is a file', async () => {
    const testId = await reported();
    const ask = (routeId: 'getReport' | 'getReportMessage', options: CallOptions) =>
      server.call(routeId, undefined, { ...options, params: { testId } });
    for (const routeId of ['getReport', 'getReportMessage'] as const) {
      expect(await ask(routeId, { testId, bearer: ana.accessToken })).toMatchObject({ statusCode: 200 });
      expect(problemOf(await ask(routeId, { testId, bearer: 'forged' }))).toMatchObject({ status: 401 });
    }
    const message = await ask('getReportMessage', { testId });
    expect(message.headers).toMatchObject({
      'content-type': 'application/hl7-v2; charset=utf-8',
      'content-disposition': 'attachment; filename="report.hl7"',
    });
    expect(message.body).toBe((await report(testId))?.message);
  });
});
