import { beforeAll, describe, expect, test } from 'vitest';
import type { CurrentUser } from '../../core/domain/current-user.ts';
import type { BrowserPorts } from '../../core/ports/server-ports.ts';
import { anAccountSubmission, aProfileDraft } from '../support/samples.ts';
import { anEmail, register, succeed, type MakeBackEnd, openBackEnd } from './back-end.ts';

const NOT_LOGGED_IN = { ok: false, error: { code: 'INVALID_TOKEN', status: 401 } };

/** The contract of every PersonalDataApi. */
export function describePersonalDataApi(name: string, makeBackEnd: MakeBackEnd): void {
  describe(`Personal data over ${name}`, () => {
    const email = anEmail();
    const backEnd = openBackEnd(makeBackEnd);
    let ana: BrowserPorts;
    let user: CurrentUser;
    beforeAll(async () => {
      ana = backEnd.openBrowser();
      user = await register(backEnd, ana, email);
    });

    const draft = () => aProfileDraft({ userId: user.uuid, userGroupId: user.user_groups[0] ?? '' });

    async function tested(change: Parameters<typeof anAccountSubmission>[0]): Promise<string> {
      const testId = (await succeed(backEnd.resultApi.createTestId())).testId;
      await succeed(ana.resultApi.create(anAccountSubmission({ ...change, testId })));
      return testId;
    }

    test('are the account with its profiles, and its results with their messages, newest first', async () => {
      const { profileId, userGroupId } = await succeed(ana.profileRepo.create(draft()));
      const by = { userGroupId, profileId };
      const older = await tested({ ...by, sendToAims: false, testDate: '2026-11-19T17:50:00.000Z' });
      const newer = await tested(by);
      const data = await succeed(ana.personalDataApi.get(user.uuid));
      expect(data).toMatchObject({ version: 1, account: { userId: user.uuid, email } });
      expect(data.profiles).toMatchObject([{ profileId, person: { firstName: 'Ana', address: '12 Example Street' } }]);
      expect(data.results).toMatchObject([
        { testId: newer, profileId, result: 'negative', sendToAims: true, report: { form: 'identified' } },
        { testId: older, profileId, sendToAims: false, report: null },
      ]);
      expect(data.results[0]?.report?.message).toMatch(/^MSH\|/);
      expect(data.loginSessions.length).toBeGreaterThan(0);
    });

    test('are only those of the caller', async () => {
      const luis = backEnd.openBrowser();
      await register(backEnd, luis);
      const data = await succeed(luis.personalDataApi.get());
      expect(JSON.stringify(data)).not.toContain(email);
      expect(data).toMatchObject({ profiles: [], results: [] });
      expect(await luis.personalDataApi.get(user.uuid)).toMatchObject({ ok: false, error: { code: 'INVALID_TOKEN' } });
    });

    test('are not given without a login', async () => {
      expect(await backEnd.openBrowser().personalDataApi.get()).toMatchObject(NOT_LOGGED_IN);
    });
  });
}
