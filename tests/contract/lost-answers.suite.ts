import { beforeEach, describe, expect, test } from 'vitest';
import { USED_CODE_REPEAT_MS } from '../../core/domain/limits.ts';
import type { BrowserPorts } from '../../core/ports/server-ports.ts';
import { anEmail, codeFor, PASSWORD, register, succeed, type MakeBackEnd, openBackEnd } from './back-end.ts';
import { failed, FINE, NO_IDENTITY } from './outcomes.ts';

const LOST = { ok: false, error: { code: 'NETWORK_REQUEST_FAILED' } };
const WRONG_CODE = failed('INVALID_CODE', 400);
const WRONG_LOGIN_CODE = failed('INVALID_OTP_TOKEN', 400);
const BAD_LINK = failed('INVALID_TOKEN', 400);
const NEW_PASSWORD = 'Harbor-77-rain';

/** The contract of every API for calls that use up a code or a link, and whose response is lost. */
export function describeLostAnswers(name: string, makeBackEnd: MakeBackEnd): void {
  describe(`A lost response over ${name}`, () => {
    const backEnd = openBackEnd(makeBackEnd);
    /** Its responses can be lost. */
    let browser: BrowserPorts;
    let other: BrowserPorts;
    let email: string;
    beforeEach(async () => {
      await backEnd.setAhead(0);
      browser = backEnd;
      other = backEnd.openBrowser();
      email = anEmail();
      await browser.authApi.logOut();
    });

    async function lose(call: () => Promise<unknown>): Promise<void> {
      backEnd.loseNextResponse();
      expect(await call()).toEqual(LOST);
    }

    describe('to the code of a new account', () => {
      let code: string;
      beforeEach(async () => {
        await succeed(browser.authApi.sendVerificationCode(email, 'en'));
        code = await codeFor(backEnd, email, 1);
      });
      const verify = ({ authApi }: BrowserPorts) => authApi.verifyCode(email, code);

      test('is repeated to the page that sent it, which then creates the account', async () => {
        await lose(() => verify(browser));
        expect(await verify(browser)).toEqual(FINE);
        expect(await browser.authApi.createAccount(email, PASSWORD, 'en')).toMatchObject({ ok: true });
      });

      test('is not repeated to another page, after a received response, or after five minutes', async () => {
        await lose(() => verify(browser));
        expect(await verify(other)).toEqual(WRONG_CODE);
        await backEnd.setAhead(USED_CODE_REPEAT_MS - 1);
        expect(await verify(browser)).toEqual(FINE);
        expect(await verify(browser)).toEqual(WRONG_CODE);
        await succeed(browser.authApi.sendVerificationCode(email, 'en'));
        code = await codeFor(backEnd, email, 2);
        await lose(() => verify(browser));
        await backEnd.setAhead(2 * USED_CODE_REPEAT_MS);
        expect(await verify(browser)).toEqual(WRONG_CODE);
      });

      test('to the new account itself is repeated', async () => {
        const create = () => browser.authApi.createAccount(email, PASSWORD, 'en');
        await succeed(verify(browser));
        await lose(create);
        expect(await create()).toMatchObject({ ok: true, value: { email } });
        expect(await browser.authApi.refresh()).toMatchObject({ ok: true, value: { email } });
      });
    });

    describe('to the code of a login', () => {
      let challengeId: string;
      let code: string;
      beforeEach(async () => {
        await register(backEnd, other, email);
        const address = anEmail();
        await succeed(other.otpDeviceApi.sendCode('EMAIL', address, PASSWORD));
        const device = { type: 'EMAIL', name: 'Work', address } as const;
        await succeed(other.otpDeviceApi.add(device, await codeFor(backEnd, address, 1)));
        const outcome = await succeed(browser.authApi.logIn(email, PASSWORD));
        challengeId = outcome.kind === 'otpRequired' ? outcome.challengeId : '';
        code = await codeFor(backEnd, address, 2);
      });
      const enter = ({ authApi }: BrowserPorts) => authApi.submitOneTimePassword(challengeId, code);

      test('is repeated to the page that sent it, until it is received', async () => {
        await lose(() => enter(browser));
        expect(await enter(browser)).toMatchObject({ ok: true, value: { email } });
        expect(await browser.authApi.refresh()).toMatchObject({ ok: true, value: { email } });
        expect(await enter(browser)).toEqual(WRONG_LOGIN_CODE);
      });

      test('is not repeated to another page, or after five minutes', async () => {
        await lose(() => enter(browser));
        expect(await enter(backEnd.openBrowser())).toEqual(WRONG_LOGIN_CODE);
        await backEnd.setAhead(USED_CODE_REPEAT_MS);
        expect(await enter(browser)).toEqual(WRONG_LOGIN_CODE);
      });

      test('is not repeated once the password was changed', async () => {
        await lose(() => enter(browser));
        const user = await succeed(other.authApi.refresh());
        await succeed(other.authApi.changePassword(user.uuid, PASSWORD, NEW_PASSWORD));
        expect(await enter(browser)).toEqual(WRONG_LOGIN_CODE);
        expect(await browser.authApi.refresh()).toEqual(NO_IDENTITY);
      });
    });

    test('to a new two-factor device is repeated, and the device is added once', async () => {
      await register(backEnd, browser, email);
      const address = anEmail();
      await succeed(browser.otpDeviceApi.sendCode('EMAIL', address, PASSWORD));
      const code = await codeFor(backEnd, address, 1);
      const add = (deviceName: string) => browser.otpDeviceApi.add({ type: 'EMAIL', name: deviceName, address }, code);
      await lose(() => add('Work'));
      expect(await add('Work')).toMatchObject({ ok: true, value: [{ type: 'EMAIL', name: 'Work' }] });
      expect(await add('Home')).toEqual(WRONG_CODE);
      expect(await browser.otpDeviceApi.list()).toMatchObject({ ok: true, value: [{ name: 'Work' }] });
    });

    describe('to a changed password', () => {
      let userId: string;
      beforeEach(async () => {
        await register(backEnd, browser, email);
        userId = (await succeed(browser.authApi.refresh())).uuid;
      });
      const change = ({ authApi }: BrowserPorts, password = NEW_PASSWORD) =>
        authApi.changePassword(userId, PASSWORD, password);

      test('is repeated to the page that sent it, until it is received, and the person is notified once', async () => {
        await lose(() => change(browser));
        expect(await change(browser)).toEqual(FINE);
        expect(await change(browser)).toEqual(NO_IDENTITY);
        expect(await other.authApi.logIn(email, NEW_PASSWORD)).toMatchObject({ ok: true });
        const kinds = (await backEnd.received(email, 2)).map(({ kind }) => kind);
        expect(kinds).toEqual(['registrationCode', 'passwordChanged']);
      });

      test('is not repeated to another page or with another password', async () => {
        await lose(() => change(browser));
        expect(await change(other)).toEqual(NO_IDENTITY);
        expect(await change(browser, 'Copper#Meadow91')).toEqual(NO_IDENTITY);
        expect(await browser.authApi.refresh()).toEqual(NO_IDENTITY);
      });

      test('is not repeated after five minutes, or once the password was changed again', async () => {
        await lose(() => change(browser));
        await succeed(other.authApi.logIn(email, NEW_PASSWORD));
        await succeed(other.authApi.changePassword(userId, NEW_PASSWORD, 'Copper#Meadow91'));
        expect(await change(browser)).toEqual(NO_IDENTITY);
        await succeed(browser.authApi.logIn(email, 'Copper#Meadow91'));
        await lose(() => browser.authApi.changePassword(userId, 'Copper#Meadow91', PASSWORD));
        await backEnd.setAhead(USED_CODE_REPEAT_MS);
        expect(await browser.authApi.changePassword(userId, 'Copper#Meadow91', PASSWORD)).toEqual(NO_IDENTITY);
      });
    });

    describe('to a reset password', () => {
      let link: { readonly uid: string; readonly token: string };
      beforeEach(async () => {
        await register(backEnd, other, email);
        await succeed(browser.authApi.forgotPassword(email));
        const { uid = '', token = '' } = (await backEnd.received(email, 2)).at(-1) ?? {};
        link = { uid, token };
      });
      const reset = ({ authApi }: BrowserPorts, password = NEW_PASSWORD) =>
        authApi.resetPassword(link.uid, link.token, password);

      test('is repeated to the page that sent it, and the person is notified once', async () => {
        await lose(() => reset(browser));
        expect(await reset(browser)).toEqual(FINE);
        expect(await reset(browser)).toEqual(BAD_LINK);
        expect(await other.authApi.logIn(email, NEW_PASSWORD)).toMatchObject({ ok: true });
        const kinds = (await backEnd.received(email, 3)).map(({ kind }) => kind);
        expect(kinds).toEqual(['registrationCode', 'resetLink', 'passwordChanged']);
      });

      test('is not repeated to another page or with another password', async () => {
        await lose(() => reset(browser));
        expect(await reset(other)).toEqual(BAD_LINK);
        expect(await reset(browser, PASSWORD)).toEqual(BAD_LINK);
        expect(await other.authApi.logIn(email, NEW_PASSWORD)).toMatchObject({ ok: true });
      });

      test('is not repeated after five minutes', async () => {
        await lose(() => reset(browser));
        await backEnd.setAhead(USED_CODE_REPEAT_MS);
        expect(await reset(browser)).toEqual(BAD_LINK);
      });
    });
  });
}
