import { beforeAll, describe, expect, test } from 'vitest';
import type { AccountSubmission, GuestSubmission, ReportResponse } from '../../core/api/payloads.ts';
import type { ReportFieldId } from '../../core/domain/reported-field.ts';
import {
  aGuest,
  aGuestSubmission,
  anAccountSubmission,
  anUnreportedSubmission,
  aProfileDraft,
} from '../support/samples.ts';
import type { BrowserPorts } from '../../core/ports/server-ports.ts';
import { aPerson, openBackEnd, succeed, type MakeBackEnd } from './back-end.ts';

const NO_RESULT = { ok: false, error: { code: 'TEST_RESULT_NOT_FOUND', status: 404 } };
const NOT_LOGGED_IN = { ok: false, error: { code: 'INVALID_TOKEN', status: 401 } };
const NOT_REPORTED: ReportResponse = {
  status: 'notReported',
  reason: null,
  form: null,
  history: [],
  remarks: [],
  fields: [],
  deliveries: [],
  reachesState: null,
  withdrawal: null,
};

const valuesOf = ({ fields }: ReportResponse): Partial<Record<ReportFieldId, string | null>> =>
  Object.fromEntries(fields.map(({ id, value }) => [id, value]));

/** The contract of every ReportApi (decisions.md section 6). */
export function describeReportApi(name: string, makeBackEnd: MakeBackEnd): void {
  describe(`Reports over ${name}`, () => {
    const backEnd = openBackEnd(makeBackEnd);
    let ana: BrowserPorts;
    let luis: BrowserPorts;
    let by: Pick<AccountSubmission, 'userGroupId' | 'profileId'>;
    beforeAll(async () => {
      const { browser, userGroupId, profileId } = await aPerson(backEnd);
      [ana, by] = [browser, { userGroupId, profileId }];
      luis = (await aPerson(backEnd)).browser;
    });

    async function guestsTest(make = aGuestSubmission, change: Partial<GuestSubmission> = {}): Promise<string> {
      const testId = (await succeed(backEnd.resultApi.createTestId())).testId;
      await succeed(backEnd.resultApi.createAsGuest(make({ ...change, testId })));
      return testId;
    }

    async function anasTest(change: Partial<AccountSubmission> = {}): Promise<string> {
      const testId = (await succeed(backEnd.resultApi.createTestId())).testId;
      await succeed(ana.resultApi.create(anAccountSubmission({ ...by, ...change, testId })));
      return testId;
    }

    test('a guest reads what was sent for the current test, and the message', async () => {
      const times = {
        collectedAt: '2026-11-20T17:30:00.000Z',
        analysedAt: '2026-11-20T17:50:00.000Z',
        utcOffset: -480,
      };
      const testId = await guestsTest(aGuestSubmission, {
        ...times,
        isSymptomatic: 'yes',
        symptomOnsetDate: '2026-11-18' as GuestSubmission['symptomOnsetDate'],
        guestInfo: aGuest({ county: 'San Francisco', race: 'unknown' }),
      });
      const report = await succeed(backEnd.reportApi.get(testId, 'guest'));
      expect(report).toMatchObject({ form: 'identified', remarks: [] });
      expect(['queued', 'sent', 'accepted']).toContain(report.status);
      expect(report.history[0]?.status).toBe('queued');
      expect(report.history.at(-1)?.status).toBe(report.status);
      expect(valuesOf(report)).toMatchObject({
        name: 'Ana Ruiz',
        dateOfBirth: '1988-04-12',
        age: '38',
        street: '12 Example Street',
        state: 'CA',
        county: 'San Francisco',
        zip: '94110',
        phone: '4155550100',
        email: 'ana@clearline.example',
        race: null,
        result: 'negative',
        symptoms: 'yes',
        onset: '2026-11-18',
        collectedAt: times.collectedAt,
        analysedAt: times.analysedAt,
      });
      expect(await succeed(backEnd.reportApi.message(testId, 'guest'))).toMatch(/^MSH\|.*Ruiz/s);
    });

    test('a test that is not reported has that status and no message', async () => {
      const testId = await guestsTest(anUnreportedSubmission);
      expect(await backEnd.reportApi.get(testId, 'guest')).toEqual({ ok: true, value: NOT_REPORTED });
      expect(await backEnd.reportApi.message(testId, 'guest')).toEqual(NO_RESULT);
    });

    test('a test that is older than 31 days is stored, with the reason why it is not reported', async () => {
      const [newer, older] = ['2026-10-20T18:00:00.000Z', '2026-10-20T17:59:59.000Z'];
      const testId = await guestsTest(aGuestSubmission, { testDate: older });
      const tooOld = { ...NOT_REPORTED, reason: 'tooOld' };
      expect(await backEnd.reportApi.get(testId, 'guest')).toEqual({ ok: true, value: tooOld });
      expect(await backEnd.reportApi.message(testId, 'guest')).toEqual(NO_RESULT);
      const anas = await anasTest({ testDate: older });
      expect(await ana.reportApi.get(anas, 'account')).toEqual({ ok: true, value: tooOld });
      const reported = await guestsTest(aGuestSubmission, { testDate: newer });
      expect((await succeed(backEnd.reportApi.get(reported, 'guest'))).status).not.toBe('notReported');
    });

    test('an anonymous report does not identify the person', async () => {
      const testId = await anasTest({ isAnonymous: true });
      const report = await succeed(ana.reportApi.get(testId, 'account'));
      expect(report.form).toBe('anonymous');
      expect(valuesOf(report)).toMatchObject({ name: null, dateOfBirth: null, city: null, age: '38', zip: '94110' });
      const sent = JSON.stringify(report) + (await succeed(ana.reportApi.message(testId, 'account')));
      for (const own of ['Ruiz', '1988', '4155550100', 'Example Street']) expect(sent).not.toContain(own);
    });

    test('the word of an account for a person is not reported', async () => {
      const user = await succeed(ana.authApi.refresh());
      const draft = aProfileDraft({ userId: user.uuid, userGroupId: by.userGroupId, label: 'Grandma-42' });
      const { profileId } = await succeed(ana.profileRepo.create(draft));
      const testId = await anasTest({ profileId });
      const report = await succeed(ana.reportApi.get(testId, 'account'));
      expect(valuesOf(report)).toMatchObject({ name: 'Ana Ruiz' });
      const sent = JSON.stringify(report) + (await succeed(ana.reportApi.message(testId, 'account')));
      expect(sent).not.toContain('Grandma');
    });

    test('a caller cannot read a report of another, nor learn whether there is one', async () => {
      const [own, guests] = [await anasTest(), await guestsTest()];
      expect(await ana.reportApi.get(own, 'account')).toMatchObject({ ok: true });
      for (const call of ['get', 'message', 'withdraw'] as const) {
        expect(await luis.reportApi[call](own, 'account')).toEqual(NO_RESULT);
        expect(await luis.reportApi[call](guests, 'account')).toEqual(NO_RESULT);
        expect(await backEnd.reportApi[call](own, 'guest')).toEqual(NO_RESULT);
        expect(await backEnd.reportApi[call]('nothing', 'guest')).toEqual(NO_RESULT);
        expect(await backEnd.openBrowser().reportApi[call](own, 'account')).toEqual(NOT_LOGGED_IN);
      }
    });

    test('a report that waits is withdrawn for good, and any other stays as it is', async () => {
      for (const [testId, api, reader] of [
        [await guestsTest(), backEnd.reportApi, 'guest'],
        [await anasTest(), ana.reportApi, 'account'],
      ] as const) {
        const report = await succeed(api.withdraw(testId, reader));
        const isWithdrawn = report.status === 'withdrawn';
        // A server may have sent it already, or just be sending it.
        expect(report.withdrawal).toEqual(isWithdrawn ? { by: 'person', reason: null } : null);
        expect([report.fields.length > 0, (await api.message(testId, reader)).ok]).toEqual([
          !isWithdrawn,
          !isWithdrawn,
        ]);
        if (!isWithdrawn) continue;
        expect(report).toMatchObject({
          reason: null,
          deliveries: [],
          history: [{ status: 'queued' }, { status: 'withdrawn' }],
        });
        expect(await succeed(api.withdraw(testId, reader))).toEqual(report);
        expect(await succeed(api.get(testId, reader))).toEqual(report);
      }
    });

    test('there is nothing to withdraw of a test that is not reported', async () => {
      const testId = await guestsTest(anUnreportedSubmission);
      expect(await backEnd.reportApi.withdraw(testId, 'guest')).toEqual({ ok: true, value: NOT_REPORTED });
    });

    test('a report stays unchanged when its test is claimed, and belongs to the account from then on', async () => {
      const submission = aGuestSubmission({ testId: (await succeed(backEnd.resultApi.createTestId())).testId });
      const { guestInfo: _known, submitToCloud: _guestsAlone, ...facts } = submission;
      await succeed(backEnd.resultApi.createAsGuest(submission));
      await succeed(ana.resultApi.create({ ...facts, ...by, isAnonymous: false, sendToAims: false }));
      const report = await succeed(ana.reportApi.get(submission.testId, 'account'));
      expect(valuesOf(report)).toMatchObject({ name: 'Ana Ruiz', email: 'ana@clearline.example' });
      expect(await backEnd.reportApi.get(submission.testId, 'guest')).toEqual(NO_RESULT);
    });
  });
}
