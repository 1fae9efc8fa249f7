import { describe, expect, test } from 'vitest';
import type { ProgressPost } from '../../core/api/payloads.ts';
import type { CalendarDate } from '../../core/domain/calendar-date.ts';
import { deviceIdOf } from '../../core/domain/device.ts';
import { EMPTY_GUEST_INFO } from '../../core/domain/guest-info.ts';
import { aDevice, aGuestSubmission, anUnreportedSubmission } from '../support/samples.ts';
import { succeed, type MakeBackEnd, openBackEnd } from './back-end.ts';
import { NOT_REPORTED, receipt, reportedAs } from './outcomes.ts';

const REPORTED = reportedAs('identified');
const USED_BEFORE = { ok: false, error: { code: 'PREVIOUSLY_USED_DEVICE', status: 409 } };

/** The contract of every ResultApi (decisions.md section 4). */
export function describeResultApi(name: string, makeBackEnd: MakeBackEnd): void {
  describe(`Results over ${name}`, () => {
    const backEnd = openBackEnd(makeBackEnd);

    const newTestId = async () => (await succeed(backEnd.resultApi.createTestId())).testId;
    const submit = (submission: ReturnType<typeof aGuestSubmission>) => backEnd.resultApi.createAsGuest(submission);

    test('every test has a different id', async () => {
      const ids = await Promise.all([newTestId(), newTestId(), newTestId()]);
      expect(new Set(ids).size).toBe(3);
      expect(ids.every((id) => id.length > 0)).toBe(true);
    });

    test('a submitted test is answered with its id and what became of its report', async () => {
      const [reported, unreported, old] = [await newTestId(), await newTestId(), await newTestId()];
      expect(await submit(aGuestSubmission({ testId: reported }))).toEqual(receipt(reported, REPORTED));
      expect(await submit(anUnreportedSubmission({ testId: unreported }))).toEqual(receipt(unreported, NOT_REPORTED));
      const tooOld = { ...NOT_REPORTED, reason: 'tooOld' };
      const submission = aGuestSubmission({ testId: old, testDate: '2026-10-20T17:59:59.000Z' });
      expect(await submit(submission)).toEqual(receipt(old, tooOld));
    });

    test('declining an account afterwards is accepted, and answered with what was reported before', async () => {
      for (const [make, held] of [
        [aGuestSubmission, REPORTED],
        [anUnreportedSubmission, NOT_REPORTED],
      ] as const) {
        const submission = make({ testId: await newTestId() });
        await succeed(submit(submission));
        const declined = await submit({ ...submission, sendToAims: false, submitToCloud: true });
        expect(declined).toEqual(receipt(submission.testId, held));
      }
    });

    describe('A choice with a number', () => {
      const heldNow = async (testId: string) => {
        const { status, form, reason } = await succeed(backEnd.reportApi.get(testId, 'guest'));
        return { status, form, reason };
      };

      /** Chooses not to report with one number, then to report with the other. */
      async function reportAfterNot(not: number | undefined, report: number | undefined) {
        const reported = aGuestSubmission({ testId: await newTestId() });
        const numbered = (choice: number | undefined) => (choice === undefined ? {} : { choice });
        const { sendToAims: _wanted, ...facts } = reported;
        const first = { ...facts, guestInfo: EMPTY_GUEST_INFO, sendToAims: false, ...numbered(not) };
        expect(await submit(first)).toEqual(receipt(reported.testId, NOT_REPORTED));
        const answer = await submit({ ...reported, ...numbered(report) });
        return { reported, testId: reported.testId, answer };
      }

      test.each([
        [2, 1],
        [2, 2],
      ])('that is not greater than the stored one changes nothing: %i, then %i', async (not, report) => {
        const { testId, answer } = await reportAfterNot(not, report);
        expect(answer).toEqual(receipt(testId, NOT_REPORTED));
        expect(await heldNow(testId)).toEqual(NOT_REPORTED);
        expect((await backEnd.reportApi.message(testId, 'guest')).ok).toBe(false);
      });

      test.each([
        [1, 2],
        [1, undefined],
        [undefined, 1],
        [undefined, undefined],
      ])(
        'that is greater counts, as does the later of two calls without both numbers: %s, then %s',
        async (not, report) => {
          const { testId, answer } = await reportAfterNot(not, report);
          expect(answer).toEqual(receipt(testId, REPORTED));
          expect(await heldNow(testId)).toEqual(REPORTED);
        },
      );

      test('is still known after a call without one', async () => {
        const { reported } = await reportAfterNot(2, 1);
        const { testId } = reported;
        const declined = { ...reported, guestInfo: EMPTY_GUEST_INFO, sendToAims: false, submitToCloud: true };
        expect(await submit(declined)).toEqual(receipt(testId, NOT_REPORTED));
        expect(await submit({ ...reported, choice: 1 })).toEqual(receipt(testId, NOT_REPORTED));
      });

      test('is stored once, however often its call is repeated', async () => {
        const submission = aGuestSubmission({ testId: await newTestId(), choice: 1 });
        const answers = await Promise.all([submit(submission), submit(submission), submit(submission)]);
        expect(answers).toEqual(Array(3).fill(receipt(submission.testId, REPORTED)));
        expect(await submit(submission)).toEqual(receipt(submission.testId, REPORTED));
      });

      test('not to report, after the report, is answered with the report, which stays', async () => {
        const submission = aGuestSubmission({ testId: await newTestId(), choice: 1 });
        await succeed(submit(submission));
        const { testId } = submission;
        const not = { ...submission, guestInfo: EMPTY_GUEST_INFO, sendToAims: false, choice: 2 };
        expect(await submit(not)).toEqual(receipt(testId, REPORTED));
        expect(await heldNow(testId)).toEqual(REPORTED);
        // A server may have sent it already, or just be sending it.
        const { status } = await succeed(backEnd.reportApi.withdraw(testId, 'guest'));
        const { report } = await succeed(submit({ ...not, choice: 3 }));
        expect(report.status === 'withdrawn').toBe(status === 'withdrawn');
        expect(report.form).toBe('identified');
      });
    });

    test('another result or cassette for a submitted test is rejected', async () => {
      const submission = aGuestSubmission({ testId: await newTestId(), result: 'negative' });
      await succeed(submit(submission));
      expect(await submit({ ...submission, result: 'positive' })).toMatchObject({ ok: false, error: { status: 409 } });
      expect(await submit({ ...submission, deviceId: deviceIdOf(aDevice()) })).toMatchObject(USED_BEFORE);
    });

    test('the cassette of a submitted test cannot be used by another test', async () => {
      const deviceId = deviceIdOf(aDevice());
      await succeed(submit(aGuestSubmission({ testId: await newTestId(), deviceId })));
      expect(await submit(aGuestSubmission({ testId: await newTestId(), deviceId }))).toMatchObject(USED_BEFORE);
    });

    test('of two simultaneous tests with the same cassette, one is accepted', async () => {
      const deviceId = deviceIdOf(aDevice());
      const [first, second] = await Promise.all([newTestId(), newTestId()]);
      const answers = await Promise.all(
        [first, second].map((testId) => submit(aGuestSubmission({ testId, deviceId }))),
      );
      expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
      expect(answers.find((answer) => !answer.ok)).toMatchObject(USED_BEFORE);
    });

    test('a guest who does not report sends no personal data', async () => {
      const submission = anUnreportedSubmission({ testId: await newTestId() });
      expect(submission.guestInfo).toEqual(EMPTY_GUEST_INFO);
      expect(await submit(submission)).toMatchObject({ ok: true });
    });

    test.each([
      [{ deviceId: 'any' }, { field: 'deviceId', code: 'INVALID_REQUEST' }],
      [{ testDate: '2026-11-21T18:00:00.001Z' }, { field: 'testDate', code: 'FUTURE_DATE' }],
      [{ isSymptomatic: 'yes' }, { field: 'symptomOnsetDate', code: 'EMPTY_DATE' }],
      [
        { isSymptomatic: 'yes', symptomOnsetDate: '2026-11-19' as CalendarDate, testDate: '2026-11-18T12:00:00.000Z' },
        { field: 'symptomOnsetDate', code: 'ONSET_AFTER_TEST' },
      ],
    ] as const)('what cannot be true is rejected by its field: %j', async (change, field) => {
      const submission = aGuestSubmission({ testId: await newTestId(), utcOffset: 0, ...change });
      expect(await submit(submission)).toEqual({
        ok: false,
        error: { code: 'TEST_SUBMIT_FAILED', status: 422, fields: [field] },
      });
      expect(await submit(aGuestSubmission({ testId: submission.testId }))).toMatchObject({ ok: true });
    });

    test('a test dated before its cassette was made is rejected, and can be corrected', async () => {
      const [device, testId] = [aDevice(), await newTestId()];
      await succeed(backEnd.deviceRegistry.save(device, testId));
      const submission = aGuestSubmission({ testId, deviceId: deviceIdOf(device), sendToAims: false });
      expect(await submit({ ...submission, testDate: '2026-01-13T12:00:00.000Z' })).toEqual({
        ok: false,
        error: {
          code: 'TEST_SUBMIT_FAILED',
          status: 422,
          fields: [{ field: 'testDate', code: 'BEFORE_MANUFACTURE' }],
        },
      });
      expect(await submit(submission)).toMatchObject({ ok: true });
    });

    test('progress is accepted, also a second time', async () => {
      const progress: ProgressPost = {
        testId: await newTestId(),
        testProgress: 'questionnaire',
        isReportingResult: false,
        timeStamp: '2026-11-20T17:30:00.000Z',
      };
      expect(await backEnd.resultApi.postProgress(progress)).toEqual({ ok: true, value: undefined });
      expect(await backEnd.resultApi.postProgress(progress)).toEqual({ ok: true, value: undefined });
    });
  });
}
