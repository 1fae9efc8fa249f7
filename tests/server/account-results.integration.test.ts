import { beforeAll, describe, expect, test } from 'vitest';
import type { AccountSubmission, GuestSubmission } from '../../core/api/payloads.ts';
import { deviceIdOf } from '../../core/domain/device.ts';
import type { ResultRow } from '../../server/results/result-columns.ts';
import {
  aDevice,
  aGuest,
  aGuestSubmission,
  anAccountSubmission,
  anUnreportedSubmission,
  SAMPLE_INSTANT,
} from '../support/samples.ts';
import { aPerson, aProfileOf, type TestAccount, type TestPerson } from './an-account.ts';
import { startEngines } from './engines.ts';
import { SENT_FACTS, STORED_FACTS } from './stored-facts.ts';
import { openTestApp, problemOf } from './test-app.ts';
const OTHER_RESULT = { status: 409, code: 'RESULT_ALREADY_SAVED', fields: ['result RESULT_ALREADY_SAVED'] };
const OTHER_DEVICE = { status: 409, code: 'PREVIOUSLY_USED_DEVICE', fields: ['deviceId PREVIOUSLY_USED_DEVICE'] };

describe.each(await startEngines())('Results of accounts on $name', (engine) => {
  const server = openTestApp(engine);
  let ana: TestPerson;
  let luis: TestPerson;
  beforeAll(async () => {
    [ana, luis] = await Promise.all([aPerson(server), aPerson(server)]);
  });

  const submit = (person: TestAccount, submission: object) =>
    server.call('createResult', submission, { bearer: person.accessToken });
  const submitAsGuest = (submission: GuestSubmission) => server.call('createGuestResult', submission);
  const newSubmission = async (person: TestPerson, change: Partial<AccountSubmission> = {}) =>
    anAccountSubmission({ ...person.by, testId: await server.newTestId(), ...change });
  const stored = (testId: string) =>
    server.db.selectFrom('results').selectAll().where('test_id', '=', testId).executeTakeFirst();

  async function storedResult(testId: string): Promise<ResultRow> {
    const row = await stored(testId);
    if (row === undefined) throw new Error('Nothing was stored.');
    return row;
  }

  async function submitted(person: TestPerson, submission: AccountSubmission): Promise<ResultRow> {
    const answer = await submit(person, submission);
    expect(answer).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'no-store' } });
    expect(answer.json()).toMatchObject({ testId: submission.testId });
    return storedResult(submission.testId);
  }

  async function submittedAsGuest(submission: GuestSubmission): Promise<ResultRow> {
    expect(await submitAsGuest(submission)).toMatchObject({ statusCode: 200 });
    return storedResult(submission.testId);
  }

  /** The claim of a guest's result: the guest's submission for the account, without another report. */
  const claimOf = (guests: GuestSubmission, person: TestPerson): AccountSubmission => {
    const { guestInfo: _known, submitToCloud: _guestsAlone, ...facts } = guests;
    return { ...facts, ...person.by, isAnonymous: false, sendToAims: false };
  };

  test('everything in a submission is stored, with its account', async () => {
    const submission = await newSubmission(ana, { ...SENT_FACTS, isAnonymous: true });
    expect(await submitted(ana, submission)).toMatchObject({
      device_id: submission.deviceId,
      ...STORED_FACTS,
      owner_group_id: ana.groupId,
      profile_id: ana.profileId,
      is_anonymous: 1,
      guest_info: 'null',
    });
  });

  describe('one test id is one test', () => {
    test('the same submission again, or twelve times at once, returns the same record', async () => {
      const submission = await newSubmission(ana);
      const answers = await Promise.all(Array.from({ length: 12 }, () => submit(ana, submission)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
      const first = await storedResult(submission.testId);
      expect(await submitted(ana, submission)).toEqual(first);
    });

    test('a report stays as it was and for whom it was', async () => {
      const submission = await newSubmission(ana, { isAnonymous: true });
      const first = await submitted(ana, submission);
      const change = { sendToAims: false, isAnonymous: false, isSymptomatic: 'unsure' as const };
      const profileId = await aProfileOf(server, ana);
      expect(await submitted(ana, { ...submission, ...change, profileId })).toEqual(first);
    });

    test('an unreported result can be reported later, and for another profile', async () => {
      const submission = await newSubmission(ana, { sendToAims: false });
      expect(await submitted(ana, submission)).toMatchObject({ send_to_aims: 0, is_anonymous: 0 });
      const profileId = await aProfileOf(server, ana);
      const report = { ...submission, profileId, sendToAims: true, isAnonymous: true };
      const row = { send_to_aims: 1, is_anonymous: 1, profile_id: profileId };
      expect(await submitted(ana, report)).toMatchObject(row);
      expect(await submitted(ana, submission)).toMatchObject(row);
    });
  });

  describe("claiming a guest's result", () => {
    test('moves it into the account; its report stays as the guest entered it', async () => {
      const guests = aGuestSubmission({ testId: await server.newTestId() });
      const before = await submittedAsGuest(guests);
      expect(before).toMatchObject({ owner_group_id: null, profile_id: null, send_to_aims: 1, is_anonymous: 0 });
      const claimed = await submitted(ana, { ...claimOf(guests, ana), isAnonymous: true, isSymptomatic: 'unsure' });
      expect(claimed).toEqual({ ...before, owner_group_id: ana.groupId, profile_id: ana.profileId });
      expect(JSON.parse(claimed.guest_info)).toEqual(aGuest());
    });

    test('leaves an unreported result unreported', async () => {
      const guests = anUnreportedSubmission({ testId: await server.newTestId() });
      const before = await submittedAsGuest(guests);
      const claimed = await submitted(ana, claimOf(guests, ana));
      expect(claimed).toEqual({ ...before, owner_group_id: ana.groupId, profile_id: ana.profileId });
    });

    test('by two accounts at once has one winner', async () => {
      for (let round = 0; round < 8; round += 1) {
        const guests = aGuestSubmission({ testId: await server.newTestId() });
        await submittedAsGuest(guests);
        const people = round % 2 === 0 ? [ana, luis] : [luis, ana];
        const answers = await Promise.all(people.map((person) => submit(person, claimOf(guests, person))));
        expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
        const winner = people[answers.findIndex(({ statusCode }) => statusCode === 200)];
        expect(await storedResult(guests.testId)).toMatchObject({ owner_group_id: winner?.groupId });
      }
    });

    test('with another result or device is a conflict, and no claim', async () => {
      const guests = aGuestSubmission({ testId: await server.newTestId() });
      const before = await submittedAsGuest(guests);
      expect(problemOf(await submit(ana, { ...claimOf(guests, ana), result: 'positive' }))).toEqual(OTHER_RESULT);
      const deviceId = deviceIdOf(aDevice());
      expect(problemOf(await submit(ana, { ...claimOf(guests, ana), deviceId }))).toEqual(OTHER_DEVICE);
      expect(await storedResult(guests.testId)).toEqual(before);
    });
  });

  test('a test that is too old is stored unreported, even when it is submitted again', async () => {
    const old = await newSubmission(ana, { testDate: '2026-10-20T17:00:00Z' });
    const row = { send_to_aims: 0, not_reported: 'tooOld' };
    expect(await submitted(ana, old)).toMatchObject(row);
    expect(await submitted(ana, old)).toMatchObject(row);
    expect(await submitted(ana, { ...old, sendToAims: false })).toMatchObject(row);
  });

  test('a clock that is ahead is corrected, and the correction is stored', async () => {
    const ahead = { testDate: '2026-11-20T20:00:00Z', analysedAt: '2026-11-20T20:00:00Z' };
    const submission = await newSubmission(ana, { ...ahead, collectedAt: '2026-11-20T19:40:00Z' });
    expect(await submitted(ana, submission)).toMatchObject({
      test_date: SAMPLE_INSTANT,
      analysed_at: SAMPLE_INSTANT,
      collected_at: SAMPLE_INSTANT - 20 * 60_000,
      clock_ahead_ms: 2 * 3_600_000,
    });
  });

  test('an unreadable submission is 400, and an invalid one 422, by its field', async () => {
    const submission = await newSubmission(ana);
    for (const field of Object.keys(submission)) {
      const answer = await submit(ana, { ...submission, [field]: undefined });
      expect(problemOf(answer)).toMatchObject({ status: 400, fields: [`${field} INVALID_REQUEST`] });
    }
    for (const [change, field] of [
      [{ testId: 'never-issued' }, 'testId INVALID_REQUEST'],
      [{ testDate: '2026-11-22T00:00:00Z' }, 'testDate FUTURE_DATE'],
      [{ isSymptomatic: 'yes', symptomOnsetDate: '2026-11-22' }, 'symptomOnsetDate FUTURE_DATE'],
    ] as const) {
      const answer = await submit(ana, { ...submission, ...change });
      expect(problemOf(answer)).toEqual({ status: 422, code: 'INVALID_REQUEST', fields: [field] });
    }
    expect(await stored(submission.testId)).toBeUndefined();
  });

  test('a report about a person who was too young on the day of the test is 422', async () => {
    const submission = { ...(await newSubmission(ana)), testDate: '1990-04-11T12:00:00Z', utcOffset: 0 };
    expect(problemOf(await submit(ana, submission))).toEqual({
      status: 422,
      code: 'INVALID_REQUEST',
      fields: ['profileId INVALID_AGE'],
    });
    expect(await submit(ana, { ...submission, sendToAims: false })).toMatchObject({ statusCode: 200 });
  });
});
