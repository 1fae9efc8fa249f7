import { beforeEach, describe, expect, test } from 'vitest';
import type { CurrentUser } from '../../core/domain/current-user.ts';
import { aProfileDraft } from '../support/samples.ts';
import type { BrowserPorts } from '../../core/ports/server-ports.ts';
import { anEmail, PASSWORD, register, succeed, wrongCode, type MakeBackEnd, openBackEnd } from './back-end.ts';
import { failed, FINE, NO_IDENTITY } from './outcomes.ts';

const BAD_LINK = failed('INVALID_TOKEN', 400);
const NEW_PASSWORD = 'Harbor-77-rain';

/** The contract of every AuthApi for passwords (product.md section 7, decisions.md section 6). */
export function describeCredentials(name: string, makeBackEnd: MakeBackEnd): void {
  describe(`Passwords over ${name}`, () => {
    const backEnd = openBackEnd(makeBackEnd);
    let browser: BrowserPorts;
    let other: BrowserPorts;
    let user: CurrentUser;
    beforeEach(async () => {
      [browser, other] = [backEnd.openBrowser(), backEnd.openBrowser()];
      user = await register(backEnd, browser);
      await succeed(other.authApi.logIn(user.email, PASSWORD));
      const named = { firstName: 'Leonor', lastName: 'Castellanos' };
      await succeed(
        browser.profileRepo.create(
          aProfileDraft({ userId: user.uuid, userGroupId: user.user_groups[0] ?? '', ...named }),
        ),
      );
    });

    const change = (oldPassword: string, newPassword: string) =>
      browser.authApi.changePassword(user.uuid, oldPassword, newPassword);

    async function expectEveryoneOut(): Promise<void> {
      for (const { authApi, profileRepo } of [browser, other]) {
        expect(await profileRepo.getAll(user.uuid)).toEqual(NO_IDENTITY);
        expect(await authApi.refresh()).toEqual(NO_IDENTITY);
      }
      const wrong = failed('INVALID_USERNAME_OR_PASSWORD', 401);
      expect(await browser.authApi.logIn(user.email, PASSWORD)).toEqual(wrong);
      expect(await browser.authApi.logIn(user.email, NEW_PASSWORD)).toMatchObject({ value: { kind: 'signedIn' } });
    }

    describe('a change', () => {
      test('ends every login session, this one too, and the person is notified', async () => {
        expect(await change(PASSWORD, NEW_PASSWORD)).toEqual(FINE);
        await expectEveryoneOut();
        expect((await backEnd.received(user.email, 2)).at(-1)).toMatchObject({ kind: 'passwordChanged' });
      });

      test('with a wrong old password is rejected, and logs no one out', async () => {
        expect(await change(`${PASSWORD}!`, NEW_PASSWORD)).toEqual(failed('INCORRECT_PASSWORD', 401));
        for (const { authApi } of [browser, other]) expect(await authApi.refresh()).toMatchObject({ ok: true });
        expect(await other.authApi.logIn(user.email, PASSWORD)).toMatchObject({ ok: true });
      });

      test('to a password that is weak, unchanged or similar to personal data is rejected', async () => {
        for (const password of ['weak', PASSWORD]) {
          expect(await change(PASSWORD, password)).toEqual(failed('UNPROCESSABLE_PASSWORD', 422));
        }
        expect(await change(PASSWORD, 'Castellanos-1')).toEqual({
          ok: false,
          error: { code: 'UNPROCESSABLE_PASSWORD', status: 422, similarTo: ['lastName'] },
        });
        expect(await browser.authApi.refresh()).toMatchObject({ ok: true });
      });

      test('of another account’s password, or by a signed-out user, is rejected', async () => {
        const stranger = backEnd.openBrowser();
        await register(backEnd, stranger);
        const strangers = await stranger.authApi.changePassword(user.uuid, PASSWORD, NEW_PASSWORD);
        expect(strangers).toMatchObject({ ok: false });
        const answer = await backEnd.openBrowser().authApi.changePassword(user.uuid, PASSWORD, NEW_PASSWORD);
        expect(answer).toEqual(NO_IDENTITY);
        expect(await other.authApi.logIn(user.email, PASSWORD)).toMatchObject({ ok: true });
      });
    });

    describe('a reset', () => {
      async function link(count = 2): Promise<{ uid: string; token: string }> {
        await succeed(other.authApi.forgotPassword(user.email));
        const { kind, uid, token } = (await backEnd.received(user.email, count)).at(-1) ?? {};
        if (kind !== 'resetLink' || uid === undefined || token === undefined) throw new Error('No link was sent.');
        return { uid, token };
      }

      const reset = ({ uid, token }: { uid: string; token: string }, password = NEW_PASSWORD) =>
        other.authApi.resetPassword(uid, token, password);

      test('by the link ends every login session, and the person is notified', async () => {
        expect(await reset(await link())).toEqual(FINE);
        await expectEveryoneOut();
        expect((await backEnd.received(user.email, 3)).at(-1)).toMatchObject({ kind: 'passwordChanged' });
      });

      test('works once', async () => {
        const sent = await link();
        await succeed(reset(sent));
        expect(await reset(sent, PASSWORD)).toEqual(BAD_LINK);
      });

      test('by a forged link, another person’s or one that is older than a reset is rejected', async () => {
        const earlier = await link();
        const newest = await link(3);
        const stranger = await register(backEnd, backEnd.openBrowser());
        await succeed(other.authApi.forgotPassword(stranger.email));
        const [, strangers] = await backEnd.received(stranger.email, 2);
        expect(await reset({ ...newest, token: `${newest.token}x` })).toEqual(BAD_LINK);
        expect(await reset({ ...newest, uid: strangers?.uid ?? '' })).toEqual(BAD_LINK);
        expect(await reset({ uid: 'nobody', token: 'nothing' })).toEqual(BAD_LINK);
        expect(await reset(earlier)).toEqual(FINE);
        expect(await reset(newest)).toEqual(BAD_LINK);
      });

      test('to a password that is weak, unchanged or similar to personal data is rejected, and another may be tried', async () => {
        const sent = await link();
        expect(await reset(sent, 'weak')).toEqual(failed('UNPROCESSABLE_PASSWORD', 422));
        expect(await reset(sent, PASSWORD)).toEqual(failed('NEW_PASSWORD_MATCHES_OLD_PASSWORD', 422));
        expect(await reset(sent, 'Leonor-Castellanos-1')).toEqual({
          ok: false,
          error: { code: 'UNPROCESSABLE_PASSWORD', status: 422, similarTo: ['lastName'] },
        });
        expect(await reset(sent)).toEqual(FINE);
      });

      test('is offered at once where the link was requested, and with the code of that page elsewhere', async () => {
        const code = await succeed(other.authApi.forgotPassword(user.email));
        const sent = await link(3);
        expect(await other.authApi.checkResetLink(sent.uid, sent.token)).toEqual({
          ok: true,
          value: { needsCode: false },
        });
        const elsewhere = backEnd.openBrowser().authApi;
        expect(await elsewhere.checkResetLink(sent.uid, sent.token)).toEqual({ ok: true, value: { needsCode: true } });
        const set = (given?: string) => elsewhere.resetPassword(sent.uid, sent.token, NEW_PASSWORD, given);
        expect(await set()).toEqual(failed('INVALID_CODE', 400));
        expect(await set(wrongCode(code))).toEqual(failed('INVALID_CODE', 400));
        expect(await set(code)).toEqual(FINE);
        expect(await elsewhere.checkResetLink(sent.uid, sent.token)).toEqual(BAD_LINK);
      });

      test('by a link that arrived without being asked for needs a code that only the asking page shows', async () => {
        const own = await succeed(browser.authApi.forgotPassword(user.email));
        const code = await succeed(other.authApi.forgotPassword(user.email));
        expect(code).not.toBe(own);
        const [, first, second] = await backEnd.received(user.email, 3);
        for (const { uid = '', token = '' } of [first ?? {}, second ?? {}]) {
          const here = await succeed(browser.authApi.checkResetLink(uid, token));
          const there = await succeed(other.authApi.checkResetLink(uid, token));
          expect(here.needsCode).not.toBe(there.needsCode);
        }
      });

      test('can be tried with five wrong codes elsewhere, and then only where the link was requested', async () => {
        const code = await succeed(other.authApi.forgotPassword(user.email));
        const [, sent] = await backEnd.received(user.email, 2);
        const { uid = '', token = '' } = sent ?? {};
        const thief = backEnd.openBrowser().authApi;
        for (let guess = 0; guess < 5; guess += 1) {
          expect(await thief.resetPassword(uid, token, NEW_PASSWORD, wrongCode(code))).toEqual(
            failed('INVALID_CODE', 400),
          );
        }
        expect(await thief.resetPassword(uid, token, NEW_PASSWORD, code)).toEqual(BAD_LINK);
        expect(await thief.checkResetLink(uid, token)).toEqual(BAD_LINK);
        expect(await reset({ uid, token })).toEqual(FINE);
      });

      test('requested for an e-mail without an account succeeds and sends nothing', async () => {
        const unknownEmail = anEmail();
        const asked = await browser.authApi.forgotPassword(unknownEmail);
        expect(asked).toEqual({ ok: true, value: expect.stringMatching(/^\d{6}$/) as string });
        await link();
        expect(await backEnd.received(unknownEmail, 0)).toEqual([]);
      });
    });
  });
}
