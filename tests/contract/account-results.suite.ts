import { beforeAll, describe, expect, test } from 'vitest';
import type { AccountSubmission, GuestSubmission } from '../../core/api/payloads.ts';
import type { CalendarDate } from '../../core/domain/calendar-date.ts';
import { deviceIdOf } from '../../core/domain/device.ts';
import { aDevice, aGuestSubmission, anAccountSubmission, aProfileDraft } from '../support/samples.ts';
import { aPerson, openBackEnd, PASSWORD, succeed, type MakeBackEnd, type Person } from './back-end.ts';
import { NO_IDENTITY, NOT_REPORTED, receipt, reportedAs } from './outcomes.ts';

const REPORTED = reportedAs('identified');
const NOT_THEIRS = { ok: false, error: { code: 'TEST_SUBMIT_FAILED', status: 404 } };
const NO_RESULT = { ok: false, error: { code: 'TEST_RESULT_NOT_FOUND', status: 404 } };
const OTHER_RESULT = { ok: false, error: { code: 'RESULT_ALREADY_SAVED', status: 409 } };
const CONFLICT = { ok: false, error: { code: 'PREVIOUSLY_USED_DEVICE', status: 409 } };

/** The contract of every ResultApi for results of accounts (decisions.md section 4). */
export function describeAccountResults(name: string, makeBackEnd: MakeBackEnd): void {
  describe(`Results of accounts over ${name}`, () => {
    const backEnd = openBackEnd(makeBackEnd);
    let ana: Person;
    let luis: Person;
    beforeAll(async () => {
      [ana, luis] = [await aPerson(backEnd), await aPerson(backEnd)];
    });

    const newTestId = async () => (await succeed(backEnd.resultApi.createTestId())).testId;
    const by = ({ userGroupId, profileId }: Person) => ({ userGroupId, profileId });
    const ownTest = async (person: Person) => anAccountSubmission({ ...by(person), testId: await newTestId() });
    const submit = (person: Person, submission: AccountSubmission) => person.browser.resultApi.create(submission);
    const accepted = ({ testId }: AccountSubmission) => receipt(testId, REPORTED);

    async function guestsTest(): Promise<GuestSubmission> {
      const submission = aGuestSubmission({ testId: await newTestId() });
      await succeed(backEnd.resultApi.createAsGuest(submission));
      return submission;
    }

    const claim = ({ guestInfo: _known, submitToCloud: _guestsAlone, ...facts }: GuestSubmission, person: Person) =>
      submit(person, { ...facts, ...by(person), isAnonymous: false, sendToAims: false });

    test('a test of the caller’s own profile is accepted, also a second time', async () => {
      const submission = await ownTest(ana);
      expect(await submit(ana, submission)).toEqual(accepted(submission));
      expect(await submit(ana, submission)).toEqual(accepted(submission));
    });

    test('a test is answered with what became of its report, and a choice that comes late changes nothing', async () => {
      const [anonymous, unreported] = [await ownTest(ana), await ownTest(ana)];
      expect(await submit(ana, { ...anonymous, isAnonymous: true, choice: 1 })).toEqual(
        receipt(anonymous.testId, reportedAs('anonymous')),
      );
      expect(await submit(ana, { ...anonymous, sendToAims: false, choice: 2 })).toEqual(
        receipt(anonymous.testId, reportedAs('anonymous')),
      );
      for (const [sendToAims, choice, held] of [
        [false, 2, NOT_REPORTED],
        [true, 1, NOT_REPORTED],
        [true, 2, NOT_REPORTED],
        [true, 3, REPORTED],
      ] as const) {
        const answer = await submit(ana, { ...unreported, sendToAims, choice });
        expect(answer).toEqual(receipt(unreported.testId, held));
        const { status, form, reason } = await succeed(ana.browser.reportApi.get(unreported.testId, 'account'));
        expect({ status, form, reason }).toEqual(held);
      }
    });

    test('a test goes only with the login of its owner, whoever is logged in meanwhile', async () => {
      const browser = backEnd.openBrowser();
      const submission = await ownTest(ana);
      const submitFor = (owner: Person) => browser.resultApi.create(submission, owner.userId);
      for (const { email } of [luis, ana]) {
        await succeed(browser.authApi.logIn(email, PASSWORD));
        expect(await submitFor(luis)).toEqual(email === luis.email ? NOT_THEIRS : NO_IDENTITY);
        expect(await submitFor(ana)).toEqual(email === ana.email ? accepted(submission) : NO_IDENTITY);
      }
    });

    test('another result or cassette for a submitted test is rejected', async () => {
      const submission = await ownTest(ana);
      await succeed(submit(ana, submission));
      expect(await submit(ana, { ...submission, result: 'positive' })).toMatchObject(OTHER_RESULT);
      expect(await submit(ana, { ...submission, deviceId: deviceIdOf(aDevice()) })).toMatchObject(CONFLICT);
    });

    test('a guest’s test moves into the account that claims it first, and stays there', async () => {
      const guests = await guestsTest();
      expect(await claim(guests, ana)).toEqual(receipt(guests.testId, REPORTED));
      expect(await claim(guests, ana)).toMatchObject({ ok: true });
      expect(await claim(guests, luis)).toEqual(NOT_THEIRS);
      expect(await claim({ ...guests, result: 'positive' }, luis)).toEqual(NOT_THEIRS);
    });

    test('of two accounts that claim it at once, one gets it', async () => {
      const guests = await guestsTest();
      const answers = await Promise.all([claim(guests, ana), claim(guests, luis)]);
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
      expect(answers.find((answer) => !answer.ok)).toEqual(NOT_THEIRS);
    });

    test('a guest cannot change an account’s test', async () => {
      const [guests, own] = [await guestsTest(), await ownTest(ana)];
      await succeed(claim(guests, ana));
      await succeed(submit(ana, own));
      for (const { testId, deviceId } of [guests, own]) {
        const declined = aGuestSubmission({ testId, deviceId, sendToAims: false, submitToCloud: true });
        expect(await backEnd.resultApi.createAsGuest(declined)).toEqual(NOT_THEIRS);
      }
    });

    test('an account cannot submit for the group or profile of another', async () => {
      const submission = await ownTest(ana);
      for (const change of [by(luis), { userGroupId: luis.userGroupId }, { profileId: luis.profileId }]) {
        expect(await submit(ana, { ...submission, ...change })).toEqual(NOT_THEIRS);
      }
      expect(await submit(ana, submission)).toMatchObject({ ok: true });
    });

    describe('when read again', () => {
      let eva: Person;
      beforeAll(async () => {
        eva = await aPerson(backEnd);
      });

      const taken = async (person: Person, change: Partial<AccountSubmission>) => {
        const submission = { ...(await ownTest(person)), ...change };
        await succeed(submit(person, submission));
        return submission.testId;
      };
      const page = ({ browser, userGroupId }: Person, after: string | null = null) =>
        succeed(browser.resultApi.getAll(userGroupId, after));
      const list = async (person: Person) => (await page(person)).results;

      test('are none at first, then listed newest test first, and found by id', async () => {
        expect(await list(eva)).toEqual([]);
        const withSymptoms = { isSymptomatic: 'yes', symptomOnsetDate: '2026-11-17' as CalendarDate } as const;
        const middle = await taken(eva, { testDate: '2026-11-19T12:00:00.000Z', result: 'positive', ...withSymptoms });
        const newest = await taken(eva, { testDate: '2026-11-20T09:00:00.000-08:00', utcOffset: -480 });
        const oldest = await taken(eva, { testDate: '2026-11-18T12:00:00.000Z', result: 'invalid', sendToAims: false });
        const { profileId, userGroupId } = eva;
        const facts = { profileId, isSymptomatic: 'no', symptomOnsetDate: 'n/a', kitId: 'covid' };
        const records = [
          { testId: newest, result: 'negative', testDate: '2026-11-20T17:00:00.000Z', utcOffset: -480, ...facts },
          {
            ...{ testId: middle, result: 'positive', testDate: '2026-11-19T12:00:00.000Z', utcOffset: null },
            ...{ ...facts, ...withSymptoms },
          },
          { testId: oldest, result: 'invalid', testDate: '2026-11-18T12:00:00.000Z', utcOffset: null, ...facts },
        ];
        expect(await list(eva)).toEqual(records);
        for (const record of records) {
          expect(await eva.browser.resultApi.get(userGroupId, record.testId)).toEqual({ ok: true, value: record });
        }
      });

      test('include a claimed one as it was reported', async () => {
        const guests = await guestsTest();
        await succeed(claim({ ...guests, testDate: '2026-11-01T00:00:00.000Z' }, eva));
        expect(await list(eva)).toContainEqual(
          expect.objectContaining({ testId: guests.testId, profileId: eva.profileId, testDate: guests.testDate }),
        );
      });

      test('of a deleted profile stay, under the names it had', async () => {
        const { browser, userGroupId } = eva;
        const { uuid: userId } = await succeed(browser.authApi.refresh());
        const draft = aProfileDraft({ userId, userGroupId, firstName: 'Luis', lastName: 'Vega' });
        const { profileId } = await succeed(browser.profileRepo.create(draft));
        const testId = await taken({ ...eva, profileId }, {});
        await succeed(browser.profileRepo.remove(userGroupId, profileId));
        const record = await succeed(browser.resultApi.get(userGroupId, testId));
        expect(record).toMatchObject({ profileId, deletedProfile: { firstName: 'Luis', lastName: 'Vega' } });
        expect(await list(eva)).toContainEqual(record);
        const another = await ownTest({ ...eva, profileId });
        expect(await submit(eva, another)).toEqual(NOT_THEIRS);
      });

      test('an account cannot read results of another, nor learn whether there are any', async () => {
        const testId = await taken(eva, {});
        const { resultApi } = luis.browser;
        for (const groupId of [eva.userGroupId, 'nothing']) {
          expect(await resultApi.getAll(groupId, null)).toEqual(NO_RESULT);
          expect(await resultApi.get(groupId, testId)).toEqual(NO_RESULT);
        }
        for (const id of [testId, 'nothing']) expect(await resultApi.get(luis.userGroupId, id)).toEqual(NO_RESULT);
        const loggedOutApi = backEnd.openBrowser().resultApi;
        expect(await loggedOutApi.getAll(eva.userGroupId, null)).toEqual(NO_IDENTITY);
        expect(await loggedOutApi.get(eva.userGroupId, testId)).toEqual(NO_IDENTITY);
      });
    });

    test('a signed-out user is rejected', async () => {
      expect(await backEnd.openBrowser().resultApi.create(await ownTest(ana))).toEqual(NO_IDENTITY);
    });
  });
}
