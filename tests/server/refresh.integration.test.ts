import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { ACCESS_TOKEN_LIFETIME_MS } from '../../core/domain/limits.ts';
import { SAMPLE_INSTANT } from '../support/samples.ts';
import { aDeviceOf, anAccount, cookieOf, REFRESH_COOKIE, loggedInBy } from './an-account.ts';
import { startEngines } from './engines.ts';
import { makeTestApp, problemOf, openTestApp } from './test-app.ts';

const MINUTE_MS = 60_000;
const NOT_SIGNED_IN = { status: 401, code: 'INVALID_TOKEN', fields: [] };

describe.each(await startEngines())('Refreshing on $name', (engine) => {
  const server = openTestApp(engine);
  beforeEach(() => {
    server.clock.stopAt(SAMPLE_INSTANT);
  });

  const ask = (refreshToken: string, headers: Record<string, string> = {}) =>
    server.call('refreshAccess', undefined, { cookies: { [REFRESH_COOKIE]: refreshToken }, headers });
  const attempt = (refreshToken: string, attemptId: string) => ask(refreshToken, { 'X-Attempt-Id': attemptId });
  const refresh = async (refreshToken: string) => loggedInBy(await ask(refreshToken));
  const isGood = async (accessToken: string) =>
    (await server.call('listOtpDevices', undefined, { bearer: accessToken })).statusCode === 200;

  test('returns a new access token and a new cookie, and the user as currently stored', async () => {
    const { refreshToken, currentUser, userId } = await anAccount(server);
    await aDeviceOf(server, userId, { type: 'EMAIL', name: 'Work', address: 'work@mail.example' });
    const names = { first_name: 'Ana', last_name: 'Ruiz' };
    await server.db.updateTable('users').set(names).where('user_id', '=', userId).execute();
    server.clock.stopAt(SAMPLE_INSTANT + 2 * ACCESS_TOKEN_LIFETIME_MS);
    const answer = await ask(refreshToken);
    const next = loggedInBy(answer);
    expect(answer.json()).toEqual({
      currentUser: { ...currentUser, ...names, otpDevices: ['EMAIL_Work'] },
      accessToken: next.accessToken,
      token: next.accessToken,
      expiresIn: 1800,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.cookies).toMatchObject([{ path: '/auth', maxAge: 43_200, httpOnly: true, sameSite: 'Strict' }]);
    expect(next.refreshToken).not.toBe(refreshToken);
    expect(await isGood(next.accessToken)).toBe(true);
  });

  test('fails after 90 minutes without a call', async () => {
    const { refreshToken } = await anAccount(server);
    server.clock.stopAt(SAMPLE_INSTANT + 90 * MINUTE_MS - 1);
    const next = await refresh(refreshToken);
    server.clock.stopAt(SAMPLE_INSTANT + 180 * MINUTE_MS - 1);
    expect(problemOf(await ask(next.refreshToken))).toEqual(NOT_SIGNED_IN);
  });

  test('counts the 90 minutes from the last call of any kind', async () => {
    const { refreshToken, accessToken } = await anAccount(server);
    server.clock.stopAt(SAMPLE_INSTANT + 20 * MINUTE_MS);
    expect(await isGood(accessToken)).toBe(true);
    server.clock.stopAt(SAMPLE_INSTANT + 110 * MINUTE_MS - 1);
    const next = await refresh(refreshToken);
    server.clock.stopAt(SAMPLE_INSTANT + 200 * MINUTE_MS);
    expect(await isGood(next.accessToken)).toBe(false);
  });

  test('fails 12 hours after the login, however often it was used', async () => {
    let { refreshToken, accessToken } = await anAccount(server);
    for (let hour = 1; hour < 12; hour += 1) {
      server.clock.stopAt(SAMPLE_INSTANT + hour * 60 * MINUTE_MS);
      ({ refreshToken } = await refresh(refreshToken));
    }
    server.clock.stopAt(SAMPLE_INSTANT + 12 * 60 * MINUTE_MS - 1);
    ({ refreshToken, accessToken } = await refresh(refreshToken));
    expect(await isGood(accessToken)).toBe(true);
    server.clock.stopAt(SAMPLE_INSTANT + 12 * 60 * MINUTE_MS);
    expect(await isGood(accessToken)).toBe(false);
    expect(problemOf(await ask(refreshToken))).toEqual(NOT_SIGNED_IN);
  });

  test.each(['', 'nonsense', 'a.b', '.', `${randomUUID()}.${'x'.repeat(43)}`, 'a\u0000.b'])(
    'with the invalid token %j is rejected',
    async (token) => {
      const answer = await ask(token);
      expect(problemOf(answer)).toEqual(NOT_SIGNED_IN);
      expect(cookieOf(answer, REFRESH_COOKIE)).toBe('');
    },
  );

  test('or logging out with the id of a login session, or with another secret, does not end it', async () => {
    const { accessToken, refreshToken } = await anAccount(server);
    const payload = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString();
    const { sid } = JSON.parse(payload) as { readonly sid: string };
    const [other] = refreshToken.split('.').toReversed();
    for (const forged of [`${sid}.${other ?? ''}`, `${sid}.x`, `${sid}.${sid}`, `${other ?? ''}.${other ?? ''}`]) {
      expect(problemOf(await ask(forged))).toEqual(NOT_SIGNED_IN);
      await server.call('logOut', undefined, { cookies: { [REFRESH_COOKIE]: forged } });
      expect(await isGood(accessToken)).toBe(true);
    }
    await server.call('logOut', undefined, { cookies: { [REFRESH_COOKIE]: refreshToken } });
    expect(await isGood(accessToken)).toBe(false);
  });

  test('with a token that was exchanged long ago ends the login session, because two clients hold it', async () => {
    const { refreshToken } = await anAccount(server);
    const next = await refresh((await refresh(refreshToken)).refreshToken);
    expect(problemOf(await ask(refreshToken))).toEqual(NOT_SIGNED_IN);
    expect(await isGood(next.accessToken)).toBe(false);
  });

  describe('A lost response', () => {
    test('is repeated for the same attempt within half an hour, with a new token that replaces the lost one', async () => {
      const { refreshToken } = await anAccount(server);
      server.clock.stopAt(SAMPLE_INSTANT + ACCESS_TOKEN_LIFETIME_MS);
      const lost = loggedInBy(await attempt(refreshToken, 'attempt-1'));
      server.clock.stopAt(SAMPLE_INSTANT + ACCESS_TOKEN_LIFETIME_MS + 30 * MINUTE_MS);
      const again = loggedInBy(await attempt(refreshToken, 'attempt-1'));
      expect(again.refreshToken).not.toBe(lost.refreshToken);
      expect(await isGood(again.accessToken)).toBe(true);
      await refresh(again.refreshToken);
    });

    test('is repeated more than once, but the half hour starts at the first exchange', async () => {
      const { refreshToken } = await anAccount(server);
      for (const minutes of [0, 20, 30]) {
        server.clock.stopAt(SAMPLE_INSTANT + minutes * MINUTE_MS);
        loggedInBy(await attempt(refreshToken, 'attempt-1'));
      }
      server.clock.stopAt(SAMPLE_INSTANT + 30 * MINUTE_MS + 1);
      expect(problemOf(await attempt(refreshToken, 'attempt-1'))).toEqual(NOT_SIGNED_IN);
    });

    test('is not repeated for another attempt, or for one without an id', async () => {
      for (const headers of [{ 'X-Attempt-Id': 'attempt-2' }, {}, { 'X-Attempt-Id': '' }]) {
        const { refreshToken } = await anAccount(server);
        const next = loggedInBy(await attempt(refreshToken, 'attempt-1'));
        expect(problemOf(await ask(refreshToken, headers))).toEqual(NOT_SIGNED_IN);
        expect(await isGood(next.accessToken)).toBe(false);
      }
    });

    test('is not repeated if the exchange had no id, or an invalid one', async () => {
      for (const attemptId of ['', 'x'.repeat(65)]) {
        const { refreshToken } = await anAccount(server);
        await attempt(refreshToken, attemptId);
        expect(problemOf(await attempt(refreshToken, attemptId))).toEqual(NOT_SIGNED_IN);
      }
    });

    test('is not repeated once its token was used', async () => {
      const { refreshToken } = await anAccount(server);
      const heard = loggedInBy(await attempt(refreshToken, 'attempt-1'));
      const next = loggedInBy(await attempt(heard.refreshToken, 'attempt-2'));
      expect(problemOf(await attempt(refreshToken, 'attempt-1'))).toEqual(NOT_SIGNED_IN);
      expect(await isGood(next.accessToken)).toBe(false);
    });

    test('has its token replaced: using the old one ends the login session', async () => {
      const { refreshToken } = await anAccount(server);
      const lost = loggedInBy(await attempt(refreshToken, 'attempt-1'));
      const again = loggedInBy(await attempt(refreshToken, 'attempt-1'));
      expect(problemOf(await attempt(lost.refreshToken, 'attempt-1'))).toEqual(NOT_SIGNED_IN);
      expect(await isGood(again.accessToken)).toBe(false);
    });
  });

  test('works on another server with the same database, which applies a logout immediately', async () => {
    const { db } = server;
    const shared = { db, unwaited: db, isDamaged: () => false, pools: () => [], close: () => Promise.resolve() };
    const other = await makeTestApp({ openMigrated: () => Promise.resolve(shared) });
    const { refreshToken, accessToken } = await anAccount(server);
    const askOther = (bearer: string) => other.call('listOtpDevices', undefined, { bearer });
    expect((await askOther(accessToken)).statusCode).toBe(200);
    const cookies = { [REFRESH_COOKIE]: refreshToken };
    const next = loggedInBy(await other.call('refreshAccess', undefined, { cookies }));
    expect(await isGood(next.accessToken)).toBe(true);
    await server.call('logOut', undefined, { cookies: { [REFRESH_COOKIE]: next.refreshToken } });
    expect(problemOf(await askOther(next.accessToken))).toEqual(NOT_SIGNED_IN);
    await other.close();
  });

  test('of many that exchange one token at once, one succeeds, and its tokens are revoked as stolen', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { refreshToken } = await anAccount(server);
      const answers = await Promise.all(Array.from({ length: 6 }, (_, index) => attempt(refreshToken, `by-${index}`)));
      const [winner, ...others] = answers.filter(({ statusCode }) => statusCode === 200);
      expect(others).toEqual([]);
      expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
      if (winner !== undefined) expect(await isGood(loggedInBy(winner).accessToken)).toBe(false);
    }
  });
});
