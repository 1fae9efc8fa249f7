import { describe, expect, test } from 'vitest';
import type { GuestSubmission } from '../../core/api/payloads.ts';
import { deviceIdOf } from '../../core/domain/device.ts';
import { EMPTY_GUEST_INFO, type GuestInfo } from '../../core/domain/guest-info.ts';
import type { ResultRow } from '../../server/results/result-columns.ts';
import { aDevice, aGuest, aGuestSubmission, anUnreportedSubmission, SAMPLE_INSTANT } from '../support/samples.ts';
import { startEngines, tierOn } from './engines.ts';
import { SENT_FACTS, STORED_FACTS } from './stored-facts.ts';
import { problemOf, openTestApp } from './test-app.ts';

const DAY_MS = 24 * 3_600_000;

const rejected = (status: number, field: string, code = 'INVALID_REQUEST') => ({
  status,
  code: 'INVALID_REQUEST',
  fields: [`${field} ${code}`],
});

describe.each(await startEngines())('Guests on $name', (engine) => {
  const server = openTestApp(engine);

  const submit = (submission: object) => server.call('createGuestResult', submission);
  const stored = (testId: string) =>
    server.db.selectFrom('results').selectAll().where('test_id', '=', testId).executeTakeFirst();
  const storedGuest = async (testId: string) => JSON.parse((await stored(testId))?.guest_info ?? 'null') as GuestInfo;

  async function submitted(submission: GuestSubmission): Promise<ResultRow> {
    const answer = await submit(submission);
    expect(answer).toMatchObject({ statusCode: 200 });
    expect(answer.json()).toMatchObject({ testId: submission.testId });
    const row = await stored(submission.testId);
    if (row === undefined) throw new Error('Nothing was stored.');
    return row;
  }

  test('a test id is issued without a row, which appears when the id is used', async () => {
    const ids = async () => (await server.db.selectFrom('tests').select('test_id').execute()).map((row) => row.test_id);
    const before = await ids();
    const [unused, used] = [await server.newTestId(), await server.newTestId()];
    expect(await server.call('checkDevice', aDevice(), unused)).toMatchObject({ statusCode: 204 });
    expect(await ids()).toEqual(before);
    expect(await server.call('saveDevice', aDevice(), used)).toMatchObject({ statusCode: 204 });
    expect((await ids()).filter((id) => !before.includes(id))).toEqual([used]);
  });

  test('everything in a submission is stored', async () => {
    const submission = aGuestSubmission({ testId: await server.newTestId(), ...SENT_FACTS });
    expect(await submitted(submission)).toMatchObject({ device_id: submission.deviceId, ...STORED_FACTS });
    expect(await storedGuest(submission.testId)).toEqual(aGuest());
  });

  test('nothing personal is stored about a guest who does not report', async () => {
    const submission = anUnreportedSubmission({ testId: await server.newTestId(), guestInfo: aGuest() });
    expect(await submitted(submission)).toMatchObject({ send_to_aims: 0, submit_to_cloud: 0 });
    expect(await storedGuest(submission.testId)).toEqual(EMPTY_GUEST_INFO);
  });

  test('nothing personal is stored about a guest whose test is too old to be reported, also after another call', async () => {
    const submission = aGuestSubmission({ testId: await server.newTestId(), testDate: '2026-10-20T17:00:00Z' });
    const refused = { send_to_aims: 0, not_reported: 'tooOld' };
    for (const change of [{}, { choice: 2 }, { sendToAims: false, submitToCloud: true }]) {
      expect(await submitted({ ...submission, ...change })).toMatchObject(refused);
      expect(await storedGuest(submission.testId)).toEqual(EMPTY_GUEST_INFO);
    }
  });

  describe('one test id is one test', () => {
    test('a report stays as it was; declining an account is added and stays', async () => {
      const submission = aGuestSubmission({ testId: await server.newTestId() });
      const first = await submitted(submission);
      const declined = {
        ...submission,
        sendToAims: false,
        submitToCloud: true,
        guestInfo: EMPTY_GUEST_INFO,
        isSymptomatic: 'unsure' as const,
      };
      expect(await submitted(declined)).toEqual({ ...first, submit_to_cloud: 1 });
      expect(await submitted(submission)).toEqual({ ...first, submit_to_cloud: 1 });
    });

    test('an unreported result can be reported later, and then stays reported', async () => {
      const unreported = anUnreportedSubmission({ testId: await server.newTestId() });
      await submitted({ ...unreported, submitToCloud: true });
      const report = { ...unreported, sendToAims: true, guestInfo: aGuest() };
      expect(await submitted(report)).toMatchObject({ send_to_aims: 1, submit_to_cloud: 1 });
      expect(await submitted(unreported)).toMatchObject({ send_to_aims: 1, submit_to_cloud: 1 });
      expect(await storedGuest(unreported.testId)).toEqual(aGuest());
    });

    test('another result or another device is a conflict that changes nothing', async () => {
      const submission = aGuestSubmission({ testId: await server.newTestId(), result: 'negative' });
      const first = await submitted(submission);
      expect(problemOf(await submit({ ...submission, result: 'positive' }))).toEqual({
        status: 409,
        code: 'RESULT_ALREADY_SAVED',
        fields: ['result RESULT_ALREADY_SAVED'],
      });
      expect(problemOf(await submit({ ...submission, deviceId: deviceIdOf(aDevice()) }))).toEqual({
        status: 409,
        code: 'PREVIOUSLY_USED_DEVICE',
        fields: ['deviceId PREVIOUSLY_USED_DEVICE'],
      });
      expect(await stored(submission.testId)).toEqual(first);
    });

    test('the same submission many times at once creates one record', async () => {
      const submission = aGuestSubmission({ testId: await server.newTestId() });
      const answers = await Promise.all(Array.from({ length: 12 }, () => submit(submission)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
      const rows = await server.db
        .selectFrom('results')
        .select('test_id')
        .where('test_id', '=', submission.testId)
        .execute();
      expect(rows).toHaveLength(1);
    });

    test('of two different results at once, one is stored and the other rejected', async () => {
      const submission = aGuestSubmission({ testId: await server.newTestId() });
      const answers = await Promise.all(
        (['negative', 'positive', 'invalid'] as const).map((result) => submit({ ...submission, result })),
      );
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    });
  });

  describe('the device of a result', () => {
    const heldBy = async (testId: string) =>
      (await server.db.selectFrom('devices').selectAll().where('test_id', '=', testId).execute()).map(
        (row) => row.device_id,
      );

    test('replaces another one that the test had saved', async () => {
      const [saved, testId] = [aDevice(), await server.newTestId()];
      await server.call('saveDevice', saved, testId);
      const submission = aGuestSubmission({ testId });
      await submitted(submission);
      expect(await heldBy(testId)).toEqual([submission.deviceId]);
      expect((await server.call('checkDevice', saved)).statusCode).toBe(204);
    });

    test('is rejected if another test holds it, and the test keeps its previous device', async () => {
      const [own, held, testId] = [aDevice(), aDevice(), await server.newTestId()];
      await server.call('saveDevice', held, await server.newTestId());
      await server.call('saveDevice', own, testId);
      const answer = await submit(aGuestSubmission({ testId, deviceId: deviceIdOf(held) }));
      expect(problemOf(answer)).toMatchObject({ status: 409, code: 'PREVIOUSLY_USED_DEVICE' });
      expect(await heldBy(testId)).toEqual([deviceIdOf(own)]);
      expect(await stored(testId)).toBeUndefined();
    });
  });

  describe('an unreadable submission is 400', tierOn(engine), () => {
    test('without any of its fields', async () => {
      for (const field of Object.keys(aGuestSubmission())) {
        const answer = problemOf(await submit({ ...aGuestSubmission(), [field]: undefined }));
        expect(answer).toMatchObject({ status: 400, fields: [`${field} INVALID_REQUEST`] });
      }
      for (const field of Object.keys(EMPTY_GUEST_INFO)) {
        const guestInfo = { ...aGuest(), [field]: undefined };
        const answer = problemOf(await submit({ ...aGuestSubmission(), guestInfo }));
        expect(answer).toEqual(rejected(400, `guestInfo.${field}`));
      }
    });

    test.each([
      ['testId', 7],
      ['testId', ''],
      ['testId', 'x'.repeat(65)],
      ['deviceId', ''],
      ['result', 'maybe'],
      ['testDate', '2026-11-20'],
      ['testDate', '2026-11-20T17:50:00'],
      ['testDate', 1_795_196_400_000],
      ['isSymptomatic', true],
      ['symptomOnsetDate', '11/18/2026'],
      ['sendToAims', 'true'],
      ['submitToCloud', 1],
      ['guestInfo', []],
      ['collectedAt', 'yesterday'],
      ['utcOffset', 841],
      ['utcOffset', 1.5],
      ['choice', -1],
      ['choice', 1.5],
      ['choice', 2 ** 53],
    ])('with %s being %j', async (field, value) => {
      const { fields, status } = problemOf(await submit({ ...aGuestSubmission(), [field]: value }));
      expect(status).toBe(400);
      expect(fields.every((name) => name.startsWith(field))).toBe(true);
    });

    test.each([
      ['firstName', 'x'.repeat(201)],
      ['age', '38'],
      ['age', 1.5],
      ['state', 'ZZ'],
      ['sex', 'F'],
      ['race', ''],
      ['ethnicity', null],
      ['dateOfBirth', '04/12/1988'],
      ['zipCode', 94110],
    ])('with guestInfo.%s being %j', async (field, value) => {
      const guestInfo = { ...aGuest(), [field]: value };
      expect(problemOf(await submit({ ...aGuestSubmission(), guestInfo }))).toEqual(
        rejected(400, `guestInfo.${field}`),
      );
    });
  });

  describe('an invalid submission is 422', tierOn(engine), () => {
    test('with a test id that was never issued, or not used within a day', async () => {
      const issued = await server.newTestId();
      const other = `${issued.startsWith('0') ? '1' : '0'}${issued.slice(1)}`;
      for (const testId of ['never-issued', other, issued.toUpperCase(), `${issued.slice(0, -1)}~`])
        expect(problemOf(await submit(aGuestSubmission({ testId })))).toEqual(rejected(422, 'testId'));
      const used = await server.newTestId();
      await server.call('saveDevice', aDevice(), used);
      server.clock.stopAt(SAMPLE_INSTANT + DAY_MS);
      expect(problemOf(await submit(aGuestSubmission({ testId: issued })))).toEqual(rejected(422, 'testId'));
      expect((await submit(aGuestSubmission({ testId: used }))).statusCode).toBe(200);
      server.clock.stopAt(SAMPLE_INSTANT);
    });

    test('with all invalid fields named at once', async () => {
      const submission = {
        ...aGuestSubmission({ guestInfo: aGuest({ zipCode: '', phoneNumber: '1' }) }),
        testDate: '2027-01-01T00:00:00Z',
      };
      expect(problemOf(await submit(submission)).fields).toEqual([
        'testDate FUTURE_DATE',
        'guestInfo.phoneNumber PHONE_NUMBER_TOO_SHORT',
        'guestInfo.zipCode EMPTY_ZIP',
      ]);
    });
  });

  test('control characters are removed, letters of every script are stored, unknown fields are ignored', async () => {
    const testId = await server.newTestId();
    const guestInfo = {
      ...aGuest({ firstName: ' A\u0000n\u0007\u200ba\u202c\r\n', lastName: 'Ruíz 山田 \ud83d\ude00\ud800' }),
      nickname: 'Ani',
    };
    expect((await submit({ ...aGuestSubmission({ testId }), guestInfo, extra: 1 })).statusCode).toBe(200);
    const guest = await storedGuest(testId);
    expect(guest).toEqual(aGuest({ firstName: 'Ana', lastName: 'Ruíz 山田 \ud83d\ude00' }));
  });

  describe('progress', () => {
    const progress = { testProgress: 'questionnaire', isReportingResult: false, timeStamp: '2026-11-20T17:00:00.000Z' };
    const count = async (testId: string) =>
      (await server.db.selectFrom('progress_posts').select('time_stamp').where('test_id', '=', testId).execute())
        .length;

    test('is stored up to a hundred posts, within a day of the start, and accepted without a row otherwise', async () => {
      const [testId, idle] = [await server.newTestId(), await server.newTestId()];
      const post = async (id: string, index: number) => {
        const timeStamp = new Date(SAMPLE_INSTANT + index).toISOString();
        return (await server.call('postProgress', { ...progress, testId: id, timeStamp })).statusCode;
      };
      const statuses = await Promise.all(Array.from({ length: 110 }, (_none, index) => post(testId, index)));
      expect(new Set(statuses)).toEqual(new Set([204]));
      expect(await count(testId)).toBe(100);
      await post(idle, 0);
      server.clock.stopAt(SAMPLE_INSTANT + DAY_MS);
      expect([await post(idle, 1), await count(idle)]).toEqual([204, 1]);
      server.clock.stopAt(SAMPLE_INSTANT);
    });

    test('is stored once for the same post; another name or time is another post', async () => {
      const testId = await server.newTestId();
      const post = (change: object = {}) => server.call('postProgress', { ...progress, testId, ...change });
      const answers = await Promise.all([post(), post(), post(), post({ timeStamp: '2026-11-20T09:00:00-08:00' })]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204, 204]);
      expect(await count(testId)).toBe(1);
      await post({ testProgress: 'pre_test' });
      await post({ timeStamp: '2026-11-20T17:00:01.000Z' });
      expect(await count(testId)).toBe(3);
    });

    test.each([
      [{ testId: undefined }, 400, 'testId INVALID_REQUEST'],
      [{ testProgress: 'lunch' }, 400, 'testProgress INVALID_REQUEST'],
      [{ isReportingResult: 'no' }, 400, 'isReportingResult INVALID_REQUEST'],
      [{ timeStamp: 'now' }, 400, 'timeStamp INVALID_REQUEST'],
      [{ timeStamp: '2026-02-30T00:00:00Z' }, 422, 'timeStamp INVALID_DATE'],
      [{ testId: 'never-issued' }, 422, 'testId INVALID_REQUEST'],
    ])('is rejected for %j', async (change, status, field) => {
      const body = { ...progress, testId: await server.newTestId(), ...change };
      expect(problemOf(await server.call('postProgress', body))).toEqual({
        status,
        code: 'INVALID_REQUEST',
        fields: [field],
      });
    });
  });
});
