import { randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { beforeEach, describe, expect, test } from 'vitest';
import type { OtpRequiredResponse } from '../../core/api/payloads.ts';
import { ACCESS_TOKEN_LIFETIME_MS, CODE_LIFETIME_MS } from '../../core/domain/limits.ts';
import { makeJoseAccessTokens } from '../../server/accounts/jose-access-tokens.ts';
import { makeCodes } from '../../server/accounts/keyed-codes.ts';
import { makeLogIn, type LogIn } from '../../server/accounts/log-in.ts';
import type { Passwords } from '../../server/accounts/passwords.ts';
import { makeKyselyUnitOfWork } from '../../server/wiring/kysely-unit-of-work.ts';
import { SAMPLE_INSTANT } from '../support/samples.ts';
import { testKeys } from '../support/test-keys.ts';
import {
  aDeviceOf,
  anAccount,
  anEmail,
  codeFor,
  logIn,
  REFRESH_COOKIE,
  SAMPLE_PASSWORD,
  loggedInBy,
  wrongCode,
  type TestAccount,
} from './an-account.ts';
import { startEngines } from './engines.ts';
import { hashAsInProduction, makeTestApp, problemOf, type TestApp, openTestApp } from './test-app.ts';

const REJECTED = { status: 401, code: 'INVALID_USERNAME_OR_PASSWORD', fields: [] };
const WRONG_CODE = { status: 400, code: 'INVALID_OTP_TOKEN', fields: [] };
const NO_SUCH_DEVICE = { status: 400, code: 'INVALID_OTP_DEVICE', fields: [] };
const NOT_SIGNED_IN = { status: 401, code: 'INVALID_TOKEN', fields: [] };

/** The use case on a server's database, with a test's own password hashing. */
function logInWith({ db, clock }: TestApp, passwords: Passwords): LogIn {
  const keys = testKeys();
  const unitOfWork = makeKyselyUnitOfWork(db, {
    makeJobId: randomUUID,
    onPosted: () => undefined,
    sealMessage: (message) => message,
  });
  const accessTokens = makeJoseAccessTokens({ keys, clock });
  const trail = { note: () => undefined };
  return makeLogIn({ unitOfWork, clock, passwords, codes: makeCodes(keys), accessTokens, keys, trail });
}

describe.each(await startEngines())('Logging in on $name', (engine) => {
  const server = openTestApp(engine, {}, hashAsInProduction);
  beforeEach(() => {
    server.clock.stopAt(SAMPLE_INSTANT);
  });

  const logInAs = (username: string, password: string) => server.call('logIn', { username, password });
  const isGood = async (accessToken: string) =>
    (await server.call('listOtpDevices', undefined, { bearer: accessToken })).statusCode === 200;
  const hashOf = async (userId: string) =>
    (
      await server.db
        .selectFrom('users')
        .select('password_hash')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
    ).password_hash;
  const setHash = (userId: string, passwordHash: string) =>
    server.db.updateTable('users').set({ password_hash: passwordHash }).where('user_id', '=', userId).execute();

  describe('A password', () => {
    test('logs in with any spelling of the email after the prefix', async () => {
      const { email, password, userId } = await anAccount(server);
      const answer = await logInAs(`CLR_ ${email.toUpperCase()} `, password);
      expect(loggedInBy(answer).currentUser.uuid).toBe(userId);
    });

    test('gets the same error if it is wrong, the email is unknown or the username lacks its prefix', async () => {
      const { email, username, password } = await anAccount(server);
      const answers = [
        await logInAs(username, `${password}x`),
        await logInAs(username, ''),
        await logInAs(`CLR_${anEmail()}`, password),
        await logInAs(email, password),
        await logInAs('CLR_', password),
        await logInAs('', password),
      ];
      for (const answer of answers) {
        expect(problemOf(answer)).toEqual(REJECTED);
        expect(answer.body).toBe(answers[0]?.body);
        expect(answer.cookies).toEqual([]);
      }
    });

    test('is the same with precomposed and combining accents', async () => {
      const password = 'Cañón-lluvia-7';
      const { username } = await anAccount(server, { password: password.normalize('NFC') });
      expect((await logInAs(username, password.normalize('NFD'))).statusCode).toBe(200);
    });

    test.each([[{}], [{ username: 'CLR_ana@mail.example' }], [{ username: 1, password: 'x' }], [{ password: null }]])(
      'is unreadable in %j',
      async (body) => {
        expect(problemOf(await server.call('logIn', body))).toMatchObject({ status: 400, code: 'INVALID_REQUEST' });
      },
    );

    test('hashed with other parameters is hashed again at the next login, and only then', async () => {
      const { userId, username, password } = await anAccount(server);
      const weak = await hash(password, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
      await setHash(userId, weak);
      await logInAs(username, `${password}x`);
      expect(await hashOf(userId)).toBe(weak);
      const answers = await Promise.all([logInAs(username, password), logInAs(username, password)]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      const strong = await hashOf(userId);
      expect(strong).toMatch(/\$m=19456,t=2,p=1\$/);
      await logIn(server, { username, password });
      expect(await hashOf(userId)).toBe(strong);
    });
  });

  test('a password that is changed during a login with it does not log in', async () => {
    const { userId, username } = await anAccount(server);
    const held: (string | null)[] = [];
    const enter = logInWith(server, {
      hash: () => Promise.resolve('unused'),
      needsRehash: () => false,
      verify: async (passwordHash) => {
        held.push(passwordHash);
        if (held.length > 1) return false;
        await setHash(userId, 'the new one');
        return true;
      },
    });
    expect(await enter(username, SAMPLE_PASSWORD)).toEqual({ ok: false, error: 'wrong-credentials' });
    expect(held[1]).toBe('the new one');
  });

  describe('The refresh cookie', () => {
    const cookies = async (app: TestApp) => {
      const { username, password } = await anAccount(app);
      const { cookies: set } = await app.call('logIn', { username, password });
      return set.filter(({ name }) => name.endsWith(REFRESH_COOKIE));
    };
    const flags = {
      name: REFRESH_COOKIE,
      value: expect.stringMatching(/^[\w-]{43}\.[\w-]{43}$/) as string,
      path: '/auth',
      maxAge: 12 * 60 * 60,
      httpOnly: true,
      sameSite: 'Strict',
    };

    test('is only sent over HTTPS in production, and never to scripts or other sites', async () => {
      expect(await cookies(server)).toEqual([flags]);
      const production = await makeTestApp(engine, { isProduction: true });
      expect(await cookies(production)).toEqual([{ ...flags, name: `__Secure-${REFRESH_COOKIE}`, secure: true }]);
      await production.close();
    });

    test('is not stored in plain text', async () => {
      const { refreshToken } = await anAccount(server);
      const rows = JSON.stringify(await server.db.selectFrom('sessions').selectAll().execute());
      for (const secret of refreshToken.split('.')) expect(rows).not.toContain(secret);
    });
  });

  describe('An access token', () => {
    test('is valid for thirty minutes', async () => {
      const { accessToken } = await anAccount(server);
      server.clock.stopAt(SAMPLE_INSTANT + ACCESS_TOKEN_LIFETIME_MS - 1);
      expect(await isGood(accessToken)).toBe(true);
      server.clock.stopAt(SAMPLE_INSTANT + ACCESS_TOKEN_LIFETIME_MS);
      expect(await isGood(accessToken)).toBe(false);
    });

    test('that was changed or never issued is rejected', async () => {
      const { accessToken, userId } = await anAccount(server);
      // This server knows the token by now; other servers do not.
      expect(await isGood(accessToken)).toBe(true);
      const [header = '', payload = '', signature = ''] = accessToken.split('.');
      const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number };
      const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
      const other = (await anAccount(server)).accessToken.split('.');
      for (const token of [
        'nonsense',
        `${header}.${encode({ ...claims, exp: claims.exp + 60 })}.${signature}`,
        `${header}.${payload}.${other[2] ?? ''}`,
        `${encode({ alg: 'none' })}.${encode({ ...claims, sub: userId })}.`,
      ]) {
        const answer = await server.call('listOtpDevices', undefined, { bearer: token });
        expect(problemOf(answer)).toEqual(NOT_SIGNED_IN);
      }
      expect(problemOf(await server.call('listOtpDevices'))).toEqual(NOT_SIGNED_IN);
      expect(await isGood(accessToken)).toBe(true);
    });
  });

  describe('Logging out', () => {
    const logOut = (refreshToken: string, headers = {}) =>
      server.call('logOut', undefined, { cookies: { [REFRESH_COOKIE]: refreshToken }, headers });

    test('ends the login session immediately, including its access token, and no other', async () => {
      const account = await anAccount(server);
      const elsewhere = await logIn(server, account);
      const answer = await logOut(account.refreshToken);
      expect(answer).toMatchObject({ statusCode: 204, body: '' });
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.cookies).toMatchObject([{ name: REFRESH_COOKIE, value: '', path: '/auth', maxAge: 0 }]);
      expect(await isGood(account.accessToken)).toBe(false);
      expect(await isGood(elsewhere.accessToken)).toBe(true);
      const refreshed = await server.call('refreshAccess', undefined, {
        cookies: { [REFRESH_COOKIE]: account.refreshToken },
      });
      expect(problemOf(refreshed)).toEqual(NOT_SIGNED_IN);
    });

    test('works long after the access token has expired', async () => {
      const { refreshToken } = await anAccount(server);
      server.clock.stopAt(SAMPLE_INSTANT + 5 * ACCESS_TOKEN_LIFETIME_MS);
      expect((await logOut(refreshToken)).statusCode).toBe(204);
      const refreshed = await server.call('refreshAccess', undefined, { cookies: { [REFRESH_COOKIE]: refreshToken } });
      expect(refreshed.statusCode).toBe(401);
    });

    test('gets the same response for an unknown account', async () => {
      const { refreshToken } = await anAccount(server);
      for (const token of [refreshToken, refreshToken, '', 'nonsense', 'a.b', 'a\u0000.b']) {
        expect((await logOut(token)).statusCode).toBe(204);
      }
      expect((await server.call('logOut')).statusCode).toBe(204);
    });
  });

  describe('A second factor', () => {
    const PHONE = { type: 'PHONE', name: 'My phone', address: '4155550100' } as const;

    async function withDevices(): Promise<TestAccount & { readonly mail: string }> {
      const account = await anAccount(server, { locale: 'es' });
      const mail = anEmail();
      await aDeviceOf(server, account.userId, { type: 'EMAIL', name: 'Work', address: mail });
      await aDeviceOf(server, account.userId, PHONE);
      return { ...account, mail };
    }
    const challengeOf = async ({ username, password }: TestAccount) =>
      (await logInAs(username, password)).json<OtpRequiredResponse>().challengeId;
    const submit = (challengeId: string, token: string) => server.call('submitOneTimePassword', { challengeId, token });
    const resend = (challengeId: string, device: string) =>
      server.call('resendOneTimePassword', { challengeId, device });

    test('sends nothing after a wrong password', async () => {
      const { username } = await withDevices();
      const before = server.posted.length;
      expect(problemOf(await logInAs(username, 'Wrong-kettle-7'))).toEqual(REJECTED);
      expect(server.posted).toHaveLength(before);
    });

    test('logs in one of many calls with the code at once', async () => {
      const account = await withDevices();
      const challengeId = await challengeOf(account);
      const code = codeFor(server, account.mail);
      const answers = await Promise.all(Array.from({ length: 6 }, () => submit(challengeId, code)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, ...Array<number>(5).fill(400)]);
    });

    test('rejects a wrong code, the code of another login, and an unknown login', async () => {
      const account = await withDevices();
      const first = await challengeOf(account);
      const firstCode = codeFor(server, account.mail);
      const second = await challengeOf(account);
      expect(problemOf(await submit(first, wrongCode(firstCode)))).toEqual(WRONG_CODE);
      expect(problemOf(await submit('never-was', firstCode))).toEqual(WRONG_CODE);
      if (codeFor(server, account.mail) !== firstCode) {
        expect(problemOf(await submit(second, firstCode))).toEqual(WRONG_CODE);
      }
      expect((await submit(first, firstCode)).statusCode).toBe(200);
    });

    test('waits ten minutes for its code', async () => {
      const account = await withDevices();
      const [inTime, late] = [await challengeOf(account), await challengeOf(account)];
      const lateCode = codeFor(server, account.mail);
      await resend(inTime, 'EMAIL_Work');
      server.clock.stopAt(SAMPLE_INSTANT + CODE_LIFETIME_MS - 1);
      expect((await submit(inTime, codeFor(server, account.mail))).statusCode).toBe(200);
      server.clock.stopAt(SAMPLE_INSTANT + CODE_LIFETIME_MS);
      expect(problemOf(await submit(late, lateCode))).toEqual(WRONG_CODE);
      expect(problemOf(await resend(late, 'EMAIL_Work'))).toEqual(NO_SUCH_DEVICE);
    });

    test('sends a new code to the chosen device, valid for ten minutes; the old one becomes invalid', async () => {
      const account = await withDevices();
      const challengeId = await challengeOf(account);
      const old = codeFor(server, account.mail);
      server.clock.stopAt(SAMPLE_INSTANT + CODE_LIFETIME_MS - 1);
      const code = expect.stringMatching(/^\d{6}$/) as string;
      do {
        expect((await resend(challengeId, 'PHONE_My phone')).statusCode).toBe(204);
        expect(server.posted.at(-1)).toEqual({
          kind: 'signInCode',
          by: 'PHONE',
          to: PHONE.address,
          language: 'es',
          code,
        });
      } while (codeFor(server, PHONE.address) === old);
      server.clock.stopAt(SAMPLE_INSTANT + 2 * CODE_LIFETIME_MS - 2);
      expect(problemOf(await submit(challengeId, old))).toEqual(WRONG_CODE);
      expect((await submit(challengeId, codeFor(server, PHONE.address))).statusCode).toBe(200);
    });

    test('is not passed by a login that waited while the password was changed', async () => {
      const account = await withDevices();
      const challengeId = await challengeOf(account);
      const { accessToken } = loggedInBy(await submit(await challengeOf(account), codeFor(server, account.mail)));
      await resend(challengeId, 'EMAIL_Work');
      const changed = await server.call(
        'changePassword',
        { old_password: SAMPLE_PASSWORD, new_password: 'Violet?Harbor58' },
        { bearer: accessToken, params: { userId: account.userId } },
      );
      expect(changed.statusCode).toBe(204);
      expect(problemOf(await submit(challengeId, codeFor(server, account.mail)))).toEqual(WRONG_CODE);
      expect(await isGood(accessToken)).toBe(false);
    });
  });
});
