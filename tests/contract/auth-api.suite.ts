import { beforeEach, describe, expect, test } from 'vitest';
import type { CurrentUser } from '../../core/domain/current-user.ts';
import type { BrowserPorts } from '../../core/ports/server-ports.ts';
import {
  anEmail,
  aPhoneNumber,
  codeFor,
  PASSWORD,
  register,
  succeed,
  wrongCode,
  type MakeBackEnd,
  openBackEnd,
} from './back-end.ts';
import { failed, FINE, NO_IDENTITY } from './outcomes.ts';

const TAKEN = failed('EMAIL_REGISTRATION_ERROR', 409);
const NOT_VERIFIED = failed('INVALID_TOKEN', 401);
const WRONG_LOGIN = failed('INVALID_USERNAME_OR_PASSWORD', 401);

/** The contract of every AuthApi for registration and login (product.md sections 4 and 7, decisions.md section 6). */
export function describeAuthApi(name: string, makeBackEnd: MakeBackEnd): void {
  describe(`Accounts over ${name}`, () => {
    const backEnd = openBackEnd(makeBackEnd);
    let browser: BrowserPorts;
    let email: string;
    beforeEach(() => {
      browser = backEnd.openBrowser();
      email = anEmail();
    });

    const send = () => succeed(browser.authApi.sendVerificationCode(email, 'en'));
    const verify = (code: string) => browser.authApi.verifyCode(email, code);
    const create = (password = PASSWORD) => browser.authApi.createAccount(email, password, 'es');

    describe('registration', () => {
      test('a code and a password log the person in to a new account without names or two-factor devices', async () => {
        await send();
        expect(await verify(await codeFor(backEnd, email, 1))).toEqual(FINE);
        const user = await succeed(create());
        expect(user).toEqual({
          uuid: user.uuid,
          username: email,
          email,
          first_name: '',
          last_name: '',
          user_groups: [user.user_groups[0]],
          otpDevices: [],
        } satisfies Record<keyof CurrentUser, unknown>);
        expect(user.user_groups[0]).not.toBeUndefined();
        expect(await browser.authApi.refresh()).toEqual({ ok: true, value: user });
      });

      test('a wrong code is rejected, and the right one is still valid', async () => {
        await send();
        const code = await codeFor(backEnd, email, 1);
        expect(await verify(wrongCode(code))).toEqual(failed('INVALID_CODE', 400));
        expect(await verify(code)).toEqual(FINE);
      });

      test('after five wrong codes only a new code is accepted', async () => {
        await send();
        const code = await codeFor(backEnd, email, 1);
        for (let tries = 0; tries < 5; tries += 1) await verify(wrongCode(code));
        expect(await verify(code)).toEqual(failed('INVALID_CODE', 400));
        await send();
        expect(await verify(await codeFor(backEnd, email, 2))).toEqual(FINE);
      });

      test('a newer code replaces the earlier one, and each is valid once', async () => {
        await send();
        const earlier = await codeFor(backEnd, email, 1);
        await send();
        const newer = await codeFor(backEnd, email, 2);
        if (earlier !== newer) expect(await verify(earlier)).toMatchObject({ ok: false });
        expect(await verify(newer)).toEqual(FINE);
        expect(await verify(newer)).toEqual(failed('INVALID_CODE', 400));
      });

      test('an account needs an e-mail that was verified in the same browser', async () => {
        expect(await create()).toEqual(NOT_VERIFIED);
        await send();
        await succeed(verify(await codeFor(backEnd, email, 1)));
        expect(await backEnd.openBrowser().authApi.createAccount(email, PASSWORD, 'en')).toEqual(NOT_VERIFIED);
        expect(await browser.authApi.createAccount(anEmail(), PASSWORD, 'en')).toEqual(NOT_VERIFIED);
      });

      test('an e-mail with an account cannot be registered again', async () => {
        await register(backEnd, browser, email);
        const other = backEnd.openBrowser().authApi;
        expect(await other.sendVerificationCode(email, 'en')).toEqual(TAKEN);
        expect(await other.verifyCode(email, '123456')).toEqual(failed('INVALID_CODE', 400));
        expect(await backEnd.received(email, 1)).toHaveLength(1);
      });

      test('of two browsers that verified one e-mail, one gets the account', async () => {
        await send();
        await succeed(verify(await codeFor(backEnd, email, 1)));
        const other = backEnd.openBrowser().authApi;
        await succeed(other.sendVerificationCode(email, 'en'));
        await succeed(other.verifyCode(email, await codeFor(backEnd, email, 2)));
        expect(await create()).toMatchObject({ ok: true });
        expect(await other.createAccount(email, PASSWORD, 'en')).toEqual(TAKEN);
      });

      test('a password that is weak, common or similar to the e-mail is rejected, and another may be tried', async () => {
        await send();
        await succeed(verify(await codeFor(backEnd, email, 1)));
        expect(await create('weak')).toEqual(failed('UNPROCESSABLE_PASSWORD', 422));
        expect(await create(`A1-${email}`)).toEqual({
          ok: false,
          error: { code: 'UNPROCESSABLE_PASSWORD', status: 422, similarTo: ['email', 'username'] },
        });
        for (const common of ['Password1!', 'P@ssw0rd', 'Qwerty123#', 'Aa1!aaaa']) {
          expect(await create(common)).toEqual(failed('COMMON_PASSWORD', 422));
        }
        expect(await create()).toMatchObject({ ok: true });
      });
    });

    describe('login', () => {
      let user: CurrentUser;
      beforeEach(async () => {
        user = await register(backEnd, backEnd.openBrowser(), email);
      });

      test('the right password logs in', async () => {
        expect(await browser.authApi.logIn(email, PASSWORD)).toEqual({ ok: true, value: { kind: 'signedIn', user } });
        expect(await browser.authApi.refresh()).toEqual({ ok: true, value: user });
      });

      test('a wrong password and an unknown e-mail are rejected alike', async () => {
        expect(await browser.authApi.logIn(email, `${PASSWORD}!`)).toEqual(WRONG_LOGIN);
        expect(await browser.authApi.logIn(anEmail(), PASSWORD)).toEqual(WRONG_LOGIN);
        expect(await browser.authApi.refresh()).toEqual(NO_IDENTITY);
      });

      test('a signed-out user cannot refresh, and may log out', async () => {
        expect(await browser.authApi.refresh()).toEqual(NO_IDENTITY);
        expect(await browser.authApi.logOut()).toEqual(FINE);
      });

      test('logging out ends this login session and no other', async () => {
        const other = backEnd.openBrowser();
        for (const { authApi } of [browser, other]) await succeed(authApi.logIn(email, PASSWORD));
        expect(await browser.authApi.logOut()).toEqual(FINE);
        expect(await browser.authApi.refresh()).toEqual(NO_IDENTITY);
        expect(await browser.profileRepo.getAll(user.uuid)).toEqual(NO_IDENTITY);
        expect(await other.authApi.refresh()).toEqual({ ok: true, value: user });
      });

      test('repeated refreshing keeps the person logged in', async () => {
        await succeed(browser.authApi.logIn(email, PASSWORD));
        for (let times = 0; times < 3; times += 1) {
          expect(await browser.authApi.refresh()).toEqual({ ok: true, value: user });
        }
        const answers = await Promise.all([browser.authApi.refresh(), browser.authApi.refresh()]);
        expect(answers).toEqual(Array(2).fill({ ok: true, value: user }));
      });
    });

    describe('login with a second factor', () => {
      let phone: string;
      let mail: string;
      const DEVICES = ['PHONE_My phone', 'EMAIL_Work'];

      beforeEach(async () => {
        [phone, mail] = [aPhoneNumber(), anEmail()];
        const owner = backEnd.openBrowser();
        await register(backEnd, owner, email);
        for (const [type, name, address] of [
          ['PHONE', 'My phone', phone],
          ['EMAIL', 'Work', mail],
        ] as const) {
          await succeed(owner.otpDeviceApi.sendCode(type, address, PASSWORD));
          await succeed(owner.otpDeviceApi.add({ type, name, address }, await codeFor(backEnd, address, 1)));
        }
      });

      async function challenge(): Promise<string> {
        const outcome = await succeed(browser.authApi.logIn(email, PASSWORD));
        if (outcome.kind !== 'otpRequired') throw new Error('No second factor was asked for.');
        expect(outcome.otpDevices).toEqual(DEVICES);
        return outcome.challengeId;
      }

      const enter = (challengeId: string, code: string) => browser.authApi.submitOneTimePassword(challengeId, code);

      test('the password is not enough to log in; the code sent to the first device is, once', async () => {
        const challengeId = await challenge();
        expect(await browser.authApi.refresh()).toEqual(NO_IDENTITY);
        const code = await codeFor(backEnd, phone, 2);
        expect(await enter(challengeId, code)).toMatchObject({ ok: true, value: { email, otpDevices: DEVICES } });
        expect(await browser.authApi.refresh()).toMatchObject({ ok: true, value: { email } });
        expect(await enter(challengeId, code)).toEqual(failed('INVALID_OTP_TOKEN', 400));
      });

      test('a wrong code is rejected, and the right one is still valid', async () => {
        const challengeId = await challenge();
        const code = await codeFor(backEnd, phone, 2);
        expect(await enter(challengeId, wrongCode(code))).toEqual(failed('INVALID_OTP_TOKEN', 400));
        expect(await enter(challengeId, code)).toMatchObject({ ok: true });
      });

      test('a code sent to another device replaces the first', async () => {
        const challengeId = await challenge();
        const first = await codeFor(backEnd, phone, 2);
        expect(await browser.authApi.resendOneTimePassword(challengeId, 'EMAIL_Work')).toEqual(FINE);
        const second = await codeFor(backEnd, mail, 2);
        if (first !== second) expect(await enter(challengeId, first)).toMatchObject({ ok: false });
        expect(await enter(challengeId, second)).toMatchObject({ ok: true });
      });

      test('an unknown device or an unknown login challenge is rejected', async () => {
        const challengeId = await challenge();
        const resend = (id: string, device: string) => browser.authApi.resendOneTimePassword(id, device);
        expect(await resend(challengeId, 'EMAIL_Home')).toEqual(failed('INVALID_OTP_DEVICE', 400));
        expect(await resend('nothing', 'EMAIL_Work')).toEqual(failed('INVALID_OTP_DEVICE', 400));
        expect(await enter('nothing', '123456')).toEqual(failed('INVALID_OTP_TOKEN', 400));
      });
    });
  });
}
