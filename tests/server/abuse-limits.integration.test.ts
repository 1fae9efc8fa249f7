import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ReportResponse } from '../../core/api/payloads.ts';
import { deviceIdOf, type ScannedDevice } from '../../core/domain/device.ts';
import type { Profile } from '../../core/domain/profile.ts';
import { err, ok } from '../../core/domain/result.ts';
import { makeReleaseReport, makeRetryReport } from '../../server/report-delivery/retry-report.ts';
import type { UnitOfWork } from '../../server/wiring/kysely-unit-of-work.ts';
import * as base from '../../server/wiring/base-parts.ts';
import {
  aDevice,
  aGuestSubmission,
  anAccountSubmission,
  anUnreportedSubmission,
  aProfileDraft,
  SAMPLE_INSTANT,
} from '../support/samples.ts';
import { aReporter } from './a-reporter.ts';
import { anAccount } from './an-account.ts';
import { describeOn, startEngines } from './engines.ts';
import { makeTestApp, problemOf, type TestApp } from './test-app.ts';

const HOUR = 3_600_000;
const CLINIC = '203.0.113.7';
const ELSEWHERE = '198.51.100.9';
const LOT = 'COV2600017';
const OTHER_LOT = 'COV2600042';

describeOn(await startEngines(), 'Limits on what strangers can do to others on', (engine) => {
  let server: TestApp;
  let unitOfWork: UnitOfWork;
  let reporter: ReturnType<typeof aReporter>;

  beforeEach(async () => {
    reporter = aReporter();
    const abuse = { cassettesPerAddress: 3, guestReportsPerAddress: 2, guestReportsPerLot: 3 };
    server = await makeTestApp(engine, { addressLimitFactor: 1, abuse }, (container) => {
      container.rebind(base.authorityReporter).toConstantValue(reporter);
      unitOfWork = container.get(base.unitOfWork);
    });
  });
  afterEach(() => server.close());

  describe('Reports of guests', () => {
    let network = 0;

    /** Each saves its cassette from another address, so that only reports are limited. */
    async function report(address: string, { lot = LOT, testId = '' } = {}): Promise<string> {
      const id = testId || (await server.newTestId());
      const device = aDevice({ batchOrLotNumber: lot });
      const saved = await server.call('saveDevice', device, { testId: id, address: `10.1.0.${(network += 1)}` });
      expect(saved).toMatchObject({ statusCode: 204 });
      const submission = aGuestSubmission({ testId: id, deviceId: deviceIdOf(device) });
      const answer = await server.call('createGuestResult', submission, { address });
      expect([answer.statusCode, answer.json()]).toMatchObject([200, { testId: id }]);
      return id;
    }
    const rowOf = (testId: string) =>
      server.db.selectFrom('reports').selectAll().where('test_id', '=', testId).executeTakeFirstOrThrow();
    const stateOf = async (testId: string) => (await rowOf(testId)).state;
    const seen = async (testId: string) =>
      (await server.call('getReport', undefined, { params: { testId }, testId })).json<ReportResponse>();

    test('above the rate of an address are acknowledged, kept and not sent, and the person reads so', async () => {
      const tests = [await report(CLINIC), await report(CLINIC), await report(CLINIC)] as const;
      await server.deliver();
      expect(await Promise.all(tests.map(stateOf))).toEqual(['sent', 'sent', 'held']);
      expect(reporter.attempts).toHaveLength(2);
      const { failure, message } = await rowOf(tests[2]);
      expect([failure, message.slice(0, 4)]).toEqual(['MANY_FROM_ADDRESS', 'MSH|']);
      const ofOtherLot = [await report(CLINIC, { lot: OTHER_LOT }), await report(CLINIC, { lot: OTHER_LOT })];
      expect(await Promise.all(ofOtherLot.map(stateOf))).toEqual(['queued', 'queued']);
      expect(await stateOf(await report(CLINIC, { lot: OTHER_LOT }))).toBe('held');
      expect(await seen(tests[2])).toMatchObject({
        status: 'queued',
        reason: 'held',
        history: [{ status: 'queued' }],
        fields: expect.arrayContaining([{ id: 'name', value: 'Ana Ruiz' }]) as unknown,
      });
    });

    test('from other addresses, of accounts, and of the next hour are sent', async () => {
      for (let made = 0; made < 3; made += 1) await report(CLINIC, { lot: OTHER_LOT });
      const elsewhere = await report(ELSEWHERE);
      const { accessToken: bearer, userId, groupId: userGroupId } = await anAccount(server);
      const created = await server.call('createProfile', aProfileDraft({ userId, userGroupId }), { bearer });
      const { profileId } = created.json<Profile>();
      const testId = await server.newTestId();
      const submission = anAccountSubmission({ testId, userGroupId, profileId });
      expect(await server.call('createResult', submission, { bearer, address: CLINIC })).toMatchObject({
        statusCode: 200,
      });
      server.clock.stopAt(SAMPLE_INSTANT + HOUR);
      const later = await report(CLINIC, { lot: OTHER_LOT });
      expect(await Promise.all([elsewhere, testId, later].map(stateOf))).toEqual(['queued', 'queued', 'queued']);
    });

    test('above the rate of a lot are held, from whatever addresses, and other lots are not', async () => {
      const addresses = ['192.0.2.1', '192.0.2.2', '192.0.2.3', '192.0.2.4'];
      const tests: string[] = [];
      for (const address of addresses) tests.push(await report(address));
      expect(await Promise.all(tests.map(stateOf))).toEqual(['queued', 'queued', 'queued', 'held']);
      expect(await rowOf(tests[3] ?? '')).toMatchObject({ failure: 'MANY_OF_LOT' });
      expect(await stateOf(await report('192.0.2.5', { lot: OTHER_LOT }))).toBe('queued');
    });

    test('that are held for their address do not count for their lot', async () => {
      for (let made = 0; made < 6; made += 1) await report(CLINIC);
      expect(await stateOf(await report(ELSEWHERE))).toBe('queued');
    });

    test('count once, however often one is submitted', async () => {
      const [testId, device] = [await server.newTestId(), aDevice()];
      await server.call('saveDevice', device, testId);
      const submission = aGuestSubmission({ testId, deviceId: deviceIdOf(device) });
      const submit = () => server.call('createGuestResult', submission, { address: CLINIC });
      const answers = await Promise.all(Array.from({ length: 5 }, submit));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
      expect(await stateOf(await report(CLINIC))).toBe('queued');
      expect(await stateOf(await report(CLINIC))).toBe('held');
    });

    test('are each counted when they arrive at once', async () => {
      const tests = await Promise.all(Array.from({ length: 6 }, () => report(CLINIC)));
      const states = await Promise.all(tests.map(stateOf));
      expect(states.sort()).toEqual(['held', 'held', 'held', 'held', 'queued', 'queued']);
    });

    test('that are held are sent after an operator releases them, once', async () => {
      const release = makeReleaseReport({ unitOfWork, clock: server.clock });
      const retry = makeRetryReport({ unitOfWork, clock: server.clock });
      await report(CLINIC);
      const sent = await rowOf(await report(CLINIC));
      const held = await rowOf(await report(CLINIC));
      expect(await retry(held.report_id)).toEqual(err('held'));
      expect(await release(sent.report_id)).toEqual(err('queued'));
      expect(await release('no-such-report')).toEqual(err('unknown-report'));
      const released = await Promise.all([release(held.report_id), release(held.report_id)]);
      expect(released).toEqual(expect.arrayContaining([ok(undefined), err('queued')]));
      await server.deliver();
      expect(reporter.attempts.filter(({ fileName }) => fileName === held.file_name)).toEqual([
        { fileName: held.file_name, message: held.message },
      ]);
      const answer = await seen(held.test_id);
      expect(answer).toMatchObject({ status: 'sent', reason: null });
      expect(answer.history.map(({ status }) => status)).toEqual(['queued', 'sent']);
    });
  });

  describe('Cassettes newly held from an address', () => {
    const save = async (device: ScannedDevice, address: string, testId?: string) =>
      server.call('saveDevice', device, { testId: testId ?? (await server.newTestId()), address });

    async function useUp(address: string): Promise<void> {
      for (let saved = 0; saved < 3; saved += 1) expect((await save(aDevice(), address)).statusCode).toBe(204);
    }

    test('are limited, with the time to wait, and a refused one stays free', async () => {
      server.clock.stopAt(SAMPLE_INSTANT + 20 * 60_000);
      await useUp(CLINIC);
      const device = aDevice();
      const refused = await save(device, CLINIC);
      expect(problemOf(refused)).toMatchObject({ status: 429, code: 'TOO_MANY_CASSETTES' });
      expect(refused.headers['retry-after']).toBe('2400');
      expect((await save(device, ELSEWHERE)).statusCode).toBe(204);
      server.clock.stopAt(SAMPLE_INSTANT + HOUR);
      expect((await save(aDevice(), CLINIC)).statusCode).toBe(204);
    });

    test('count once for a test that saves its cassette again', async () => {
      const [device, testId] = [aDevice(), await server.newTestId()];
      for (let saved = 0; saved < 5; saved += 1) expect((await save(device, CLINIC, testId)).statusCode).toBe(204);
      await save(aDevice(), CLINIC);
      await save(aDevice(), CLINIC);
      expect((await save(aDevice(), CLINIC)).statusCode).toBe(429);
      expect((await save(device, CLINIC, testId)).statusCode).toBe(204);
    });

    test('count where a result names a cassette that was not saved, and not where it was', async () => {
      const [device, testId] = [aDevice(), await server.newTestId()];
      await save(device, CLINIC, testId);
      await save(aDevice(), CLINIC);
      const submit = (submission: ReturnType<typeof aGuestSubmission>) =>
        server.call('createGuestResult', submission, { address: CLINIC });
      const unsaved = async () => submit(anUnreportedSubmission({ testId: await server.newTestId() }));
      expect((await unsaved()).statusCode).toBe(200);
      expect(problemOf(await unsaved())).toMatchObject({ status: 429, code: 'TOO_MANY_CASSETTES' });
      const own = anUnreportedSubmission({ testId, deviceId: deviceIdOf(device) });
      expect((await submit(own)).statusCode).toBe(200);
    });

    test('are not counted for calls that are rejected', async () => {
      const device = aDevice({ serialNumber: randomUUID().slice(0, 8).toUpperCase() });
      await save(device, ELSEWHERE);
      for (let tried = 0; tried < 5; tried += 1) expect((await save(device, CLINIC)).statusCode).toBe(409);
      await useUp(CLINIC);
    });
  });
});
