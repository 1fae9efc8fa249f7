import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OtpRequiredResponse } from '../../core/api/payloads.ts';
import type { ApiRouteId } from '../../core/api/routes.ts';
import { CODE_LIFETIME_MS, CODE_TRIES, USED_CODE_REPEAT_MS } from '../../core/domain/limits.ts';
import { SAMPLE_INSTANT } from '../support/samples.ts';
import {
  aDeviceOf,
  anAccount,
  anEmail,
  codeFor,
  REFRESH_COOKIE,
  SAMPLE_PASSWORD,
  loggedInBy,
  wrongCode,
  type TestAccount,
} from './an-account.ts';
import { startEngines } from './engines.ts';
import { problemOf, openTestApp } from './test-app.ts';

const WRONG_CODE = { status: 400, code: 'INVALID_CODE', fields: [] };
const WRONG_LOGIN_CODE = { status: 400, code: 'INVALID_OTP_TOKEN', fields: [] };
const BAD_LINK = { status: 400, code: 'INVALID_TOKEN', fields: [] };
const NEW_PASSWORD = 'Violet?Harbor58';
const OTHER_PASSWORD = 'Copper#Meadow91';

describe.each(await startEngines())('A used code on $name', (engine) => {
  const server = openTestApp(engine);
  let attemptId: string;
  beforeEach(() => {
    server.clock.stopAt(SAMPLE_INSTANT);
    attemptId = randomUUID();
  });

  const send = (routeId: ApiRouteId, body: object, attempt: string | null, bearer?: string) =>
    server.call(routeId, body, {
      ...(attempt !== null && { headers: { 'X-Attempt-Id': attempt } }),
      ...(bearer !== undefined && { bearer }),
    });
  const isValid = async (accessToken: string) =>
    (await server.call('listOtpDevices', undefined, { bearer: accessToken })).statusCode === 200;
  const refresh = (refreshToken: string) =>
    server.call('refreshAccess', undefined, { cookies: { [REFRESH_COOKIE]: refreshToken } });
  /** Other attempts at a used code: another id, and none. */
  const others = () => [randomUUID(), `${attemptId}x`, null, ''];

  describe('of a registration', () => {
    let email: string;
    let code: string;
    beforeEach(async () => {
      email = anEmail();
      await server.call('sendVerificationCode', { email, locale: 'en' });
      code = codeFor(server, email);
    });
    const verify = (attempt: string | null = attemptId, given = code, to = email) =>
      send('verifyCode', { email: to, code: given }, attempt);

    test('is accepted for all of the concurrent calls of one attempt, and for no other', async () => {
      const answers = await Promise.all([verify(), verify(), verify(), ...others().map((other) => verify(other))]);
      const accepted = answers.map(({ statusCode }) => statusCode === 204);
      // The first one to arrive uses the code up.
      const [isOwnFirst] = accepted;
      expect(accepted).toEqual([isOwnFirst, isOwnFirst, isOwnFirst, ...accepted.slice(3)]);
      expect(accepted.slice(3).filter(Boolean).length).toBeLessThanOrEqual(isOwnFirst === true ? 0 : 1);
    });

    test('is rejected for another attempt, with another code, and for another email', async () => {
      await verify();
      for (const other of others()) expect(problemOf(await verify(other))).toEqual(WRONG_CODE);
      expect((await verify()).statusCode).toBe(204);
      expect(problemOf(await verify(attemptId, wrongCode(code)))).toEqual(WRONG_CODE);
      expect(problemOf(await verify(attemptId, code, anEmail()))).toEqual(WRONG_CODE);
    });

    test('is rejected for the same attempt too after five wrong attempts', async () => {
      await verify();
      for (let tries = 0; tries < CODE_TRIES; tries += 1) await verify(randomUUID());
      expect(problemOf(await verify())).toEqual(WRONG_CODE);
    });

    test('is accepted again for five minutes from its use, even if its own ten minutes are over', async () => {
      const usedAt = SAMPLE_INSTANT + CODE_LIFETIME_MS - 1;
      server.clock.stopAt(usedAt);
      await verify();
      server.clock.stopAt(usedAt + USED_CODE_REPEAT_MS - 1);
      expect((await verify()).statusCode).toBe(204);
      server.clock.stopAt(usedAt + USED_CODE_REPEAT_MS);
      expect(problemOf(await verify())).toEqual(WRONG_CODE);
    });

    test('is rejected once a new code was sent', async () => {
      await verify();
      do await server.call('sendVerificationCode', { email, locale: 'en' });
      while (codeFor(server, email) === code);
      expect(problemOf(await verify())).toEqual(WRONG_CODE);
      expect((await verify(attemptId, codeFor(server, email))).statusCode).toBe(204);
    });
  });

  describe('of a login', () => {
    let owner: TestAccount;
    let challengeId: string;
    let code: string;
    beforeEach(async () => {
      owner = await anAccount(server);
      const address = anEmail();
      await aDeviceOf(server, owner.userId, { type: 'EMAIL', name: 'Work', address });
      const { username, password } = owner;
      challengeId = (await server.call('logIn', { username, password })).json<OtpRequiredResponse>().challengeId;
      code = codeFor(server, address);
    });
    const enter = (attempt: string | null = attemptId) =>
      send('submitOneTimePassword', { challengeId, token: code }, attempt);
    const expectRefused = async (answer: Promise<LightMyRequestResponse>) =>
      expect(problemOf(await answer)).toEqual(WRONG_LOGIN_CODE);

    test('opens a new login session for the same attempt, in place of the lost one', async () => {
      const lost = loggedInBy(await enter());
      const again = loggedInBy(await enter());
      expect(again.currentUser).toEqual(lost.currentUser);
      expect([await isValid(lost.accessToken), await isValid(again.accessToken)]).toEqual([false, true]);
      expect((await refresh(lost.refreshToken)).statusCode).toBe(401);
      expect((await refresh(again.refreshToken)).statusCode).toBe(200);
    });

    test('opens nothing for another attempt, and leaves the login session alone', async () => {
      const opened = loggedInBy(await enter());
      for (const other of others()) await expectRefused(enter(other));
      expect(await isValid(opened.accessToken)).toBe(true);
    });

    test('opens nothing if it was used without an attempt', async () => {
      loggedInBy(await enter(null));
      for (const attempt of [attemptId, null, '', 'null']) await expectRefused(enter(attempt));
    });

    test('opens nothing once the login session was refreshed', async () => {
      const used = loggedInBy(await enter());
      expect((await refresh(used.refreshToken)).statusCode).toBe(200);
      await expectRefused(enter());
    });

    test('cannot be replaced by a new code: the login challenge is over', async () => {
      loggedInBy(await enter());
      const resend = server.call('resendOneTimePassword', { challengeId, device: 'EMAIL_Work' });
      expect(problemOf(await resend)).toEqual({ status: 400, code: 'INVALID_OTP_DEVICE', fields: [] });
    });

    test('is accepted for all of the concurrent calls of one attempt, and one login session stays', async () => {
      const opened = (await Promise.all([enter(), enter(), enter()])).map(loggedInBy);
      const stillValid = await Promise.all(opened.map(({ accessToken }) => isValid(accessToken)));
      expect(stillValid.filter(Boolean)).toHaveLength(1);
    });

    test('opens nothing once the person has logged out', async () => {
      const { refreshToken } = loggedInBy(await enter());
      await server.call('logOut', undefined, { cookies: { [REFRESH_COOKIE]: refreshToken } });
      await expectRefused(enter());
    });

    test('opens nothing once a device was removed', async () => {
      loggedInBy(await enter());
      const [device] = (await server.call('listOtpDevices', undefined, { bearer: owner.accessToken })).json<{
        devices: readonly { id: string }[];
      }>().devices;
      const params = { deviceId: device?.id ?? '' };
      await server.call('removeOtpDevice', { password: SAMPLE_PASSWORD }, { params, bearer: owner.accessToken });
      await expectRefused(enter());
    });

    test('stores the attempt only as a hash', async () => {
      loggedInBy(await enter());
      const { db } = server;
      const stored = [
        await db.selectFrom('sessions').selectAll().where('user_id', '=', owner.userId).execute(),
        await db.selectFrom('codes').selectAll().execute(),
        await db.selectFrom('challenges').selectAll().execute(),
      ];
      expect(JSON.stringify(stored)).not.toContain(attemptId);
    });
  });

  describe('of a new two-factor device', () => {
    let owner: TestAccount;
    let address: string;
    let code: string;
    beforeEach(async () => {
      owner = await anAccount(server);
      address = anEmail();
      await server.call(
        'sendOtpDeviceCode',
        { type: 'EMAIL', address, password: SAMPLE_PASSWORD },
        { bearer: owner.accessToken },
      );
      code = codeFor(server, address);
    });
    const add = (attempt: string | null = attemptId, name = 'Work', given = code) =>
      send('addOtpDevice', { type: 'EMAIL', name, address, code: given }, attempt, owner.accessToken);

    test('returns the same list for the same attempt, even if the device is the last one allowed', async () => {
      for (const name of ['A', 'B', 'C', 'D']) {
        await aDeviceOf(server, owner.userId, { type: 'EMAIL', name, address: anEmail() });
      }
      const added = await add();
      expect(added.statusCode).toBe(200);
      expect((await add()).json()).toEqual(added.json());
    });

    test('adds nothing for another attempt, another name, or after the device was removed', async () => {
      const { devices } = (await add()).json<{ devices: readonly { id: string }[] }>();
      for (const other of others()) expect((await add(other)).statusCode).toBe(422);
      expect((await add(attemptId, 'Work', wrongCode(code))).statusCode).toBe(422);
      expect(problemOf(await add(attemptId, 'Home'))).toEqual(WRONG_CODE);
      const params = { deviceId: devices[0]?.id ?? '' };
      await server.call('removeOtpDevice', { password: SAMPLE_PASSWORD }, { params, bearer: owner.accessToken });
      expect(problemOf(await add())).toEqual(WRONG_CODE);
    });
  });

  describe('of a reset link', () => {
    let person: TestAccount;
    let link: { readonly uidb64: string; readonly token: string };
    beforeEach(async () => {
      person = await anAccount(server);
      await server.call('forgotPassword', { username: person.username });
      const message = server.posted.findLast(({ kind }) => kind === 'resetLink');
      if (message?.kind !== 'resetLink') throw new Error('No link was sent.');
      link = { uidb64: message.uid, token: message.token };
    });
    const reset = (attempt: string | null = attemptId, password = NEW_PASSWORD) =>
      send('resetPassword', { ...link, new_password: password }, attempt);

    test('is accepted for all of the concurrent calls of one attempt', async () => {
      const answers = await Promise.all([reset(), reset(), reset()]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
      const notices = server.posted.filter(({ kind, to }) => kind === 'passwordChanged' && to === person.email);
      expect(notices).toHaveLength(1);
    });

    test('is rejected after five minutes, and once the password was changed again', async () => {
      await reset();
      server.clock.stopAt(SAMPLE_INSTANT + USED_CODE_REPEAT_MS);
      expect(problemOf(await reset())).toEqual(BAD_LINK);
      server.clock.stopAt(SAMPLE_INSTANT);
      expect((await reset()).statusCode).toBe(204);
      const { accessToken } = loggedInBy(
        await server.call('logIn', { username: person.username, password: NEW_PASSWORD }),
      );
      const body = { old_password: NEW_PASSWORD, new_password: OTHER_PASSWORD };
      await server.call('changePassword', body, { params: { userId: person.userId }, bearer: accessToken });
      expect(problemOf(await reset())).toEqual(BAD_LINK);
    });
  });
});
