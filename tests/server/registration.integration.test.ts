import { beforeEach, describe, expect, test } from 'vitest';
import { CODE_LIFETIME_MS, CODE_TRIES } from '../../core/domain/limits.ts';
import { REGISTRATION_LIFETIME_MS } from '../../server/accounts/verify-code.ts';
import { SAMPLE_INSTANT } from '../support/samples.ts';
import {
  aDeviceOf,
  anAccount,
  anEmail,
  codeFor,
  cookieOf,
  REGISTRATION_COOKIE,
  SAMPLE_PASSWORD,
  loggedInBy,
  verifiedEmail,
  wrongCode,
} from './an-account.ts';
import { startEngines } from './engines.ts';
import { hashAsInProduction, problemOf, openTestApp } from './test-app.ts';

const HAS_ACCOUNT = { status: 409, code: 'EMAIL_REGISTRATION_ERROR', fields: [] };
const WRONG_CODE = { status: 400, code: 'INVALID_CODE', fields: [] };
const NOT_VERIFIED = { status: 401, code: 'INVALID_TOKEN', fields: [] };

describe.each(await startEngines())('Registration on $name', (engine) => {
  const server = openTestApp(engine, {}, hashAsInProduction);
  beforeEach(() => {
    server.clock.stopAt(SAMPLE_INSTANT);
  });

  const send = (email: string, locale = 'en') => server.call('sendVerificationCode', { email, locale });
  const verify = (email: string, code = codeFor(server, email)) => server.call('verifyCode', { email, code });
  const create = (email: string, cookie?: string, password = SAMPLE_PASSWORD, headers = {}) =>
    server.call(
      'createAccount',
      { email, password, locale: 'en' },
      { headers, ...(cookie === undefined ? {} : { cookies: { [REGISTRATION_COOKIE]: cookie } }) },
    );
  const accountsOf = async (email: string) =>
    (await server.db.selectFrom('users').select('user_id').where('email', '=', email).execute()).length;

  describe('A code', () => {
    test('is sent to the email, in the requested language, and is not in the response', async () => {
      const email = anEmail();
      const answer = await send(`  ${email.toUpperCase()} `, 'es');
      expect(answer).toMatchObject({ statusCode: 204, body: '' });
      expect(answer.headers['cache-control']).toBe('no-store');
      const code = expect.stringMatching(/^\d{6}$/) as string;
      expect(server.posted.at(-1)).toEqual({ kind: 'registrationCode', to: email, language: 'es', code });
    });

    test.each([
      ['', 'EMPTY_EMAIL'],
      ['  ', 'EMPTY_EMAIL'],
      ['ana', 'INVALID_EMAIL'],
      [`${'a'.repeat(260)}@mail.example`, 'INVALID_EMAIL'],
    ])('is not sent to %j', async (email, code) => {
      const before = server.posted.length;
      expect(problemOf(await send(email))).toEqual({
        status: 422,
        code: 'INVALID_REQUEST',
        fields: [`email ${code}`],
      });
      expect(server.posted).toHaveLength(before);
    });

    test.each([[{}], [{ email: 5 }], [{ email: 'ana@mail.example', locale: 'xx' }]])(
      'is not sent for the body %j',
      async (body) => {
        expect(problemOf(await server.call('sendVerificationCode', body))).toMatchObject({ status: 400 });
      },
    );

    test('is not stored in plain text', async () => {
      const email = anEmail();
      await send(email);
      const rows = await server.db.selectFrom('codes').selectAll().where('subject', 'like', `% ${email}`).execute();
      expect(rows).toHaveLength(1);
      expect(JSON.stringify(rows)).not.toContain(codeFor(server, email));
    });

    test('is valid for one of many calls at once', async () => {
      const email = anEmail();
      await send(email);
      const answers = await Promise.all(Array.from({ length: 8 }, () => verify(email)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, ...Array<number>(7).fill(400)]);
    });

    test('is valid for ten minutes', async () => {
      const [inTime, late] = [anEmail(), anEmail()];
      await send(inTime);
      await send(late);
      server.clock.stopAt(SAMPLE_INSTANT + CODE_LIFETIME_MS - 1);
      expect((await verify(inTime)).statusCode).toBe(204);
      server.clock.stopAt(SAMPLE_INSTANT + CODE_LIFETIME_MS);
      expect(problemOf(await verify(late))).toEqual(WRONG_CODE);
    });

    test('allows four wrong attempts, but not five', async () => {
      for (const [misses, status] of [
        [CODE_TRIES - 1, 204],
        [CODE_TRIES, 400],
      ] as const) {
        const email = anEmail();
        await send(email);
        const code = codeFor(server, email);
        for (let miss = 0; miss < misses; miss += 1) await verify(email, wrongCode(code));
        expect((await verify(email, code)).statusCode).toBe(status);
      }
    });

    test('allows no more attempts when many are made at once', async () => {
      const email = anEmail();
      await send(email);
      const code = codeFor(server, email);
      await Promise.all(Array.from({ length: CODE_TRIES }, () => verify(email, wrongCode(code))));
      expect(problemOf(await verify(email, code))).toEqual(WRONG_CODE);
    });

    test('of one email is invalid for another', async () => {
      const [own, other] = [anEmail(), anEmail()];
      await send(own);
      await send(other);
      expect(problemOf(await verify(other, codeFor(server, own)))).toEqual(WRONG_CODE);
    });
  });

  test('a stranger who asks for codes, or enters wrong ones, does not affect the browser that asked', async () => {
    const email = anEmail();
    const own = { [REGISTRATION_COOKIE]: cookieOf(await send(email), REGISTRATION_COOKIE) ?? '' };
    const code = codeFor(server, email);
    const stranger = { cookies: {} };
    for (let calls = 1; calls <= 12; calls += 1) {
      const address = `198.51.100.${calls}`;
      const asked = await server.call('sendVerificationCode', { email, locale: 'en' }, { ...stranger, address });
      const cookies = { [REGISTRATION_COOKIE]: cookieOf(asked, REGISTRATION_COOKIE) ?? '' };
      const guess = { email, code: wrongCode(codeFor(server, email)) };
      expect(problemOf(await server.call('verifyCode', guess, { cookies, address }))).toEqual(WRONG_CODE);
      expect(problemOf(await server.call('verifyCode', { email, code }, { ...stranger, address }))).toEqual(WRONG_CODE);
    }
    expect((await server.call('verifyCode', { email, code }, { cookies: own })).statusCode).toBe(204);
  });

  test('a cookie that a stranger has put into the browser does not bind the registration, and its token a new one', async () => {
    const email = anEmail();
    const stranger = cookieOf(await send(anEmail()), REGISTRATION_COOKIE) ?? '';
    const withCookie = (cookie: string, headers = {}) => ({ cookies: { [REGISTRATION_COOKIE]: cookie }, headers });
    await server.call('sendVerificationCode', { email, locale: 'en' }, withCookie(stranger));
    const headers = { 'X-Attempt-Id': 'attempt-1' };
    const enter = (cookie: string) =>
      server.call('verifyCode', { email, code: codeFor(server, email) }, withCookie(cookie, headers));
    const first = await enter(stranger);
    expect(first.statusCode).toBe(204);
    const bound = cookieOf(first, REGISTRATION_COOKIE) ?? '';
    const repeated = [await enter(stranger), await enter(bound)];
    expect(repeated.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
    expect(problemOf(await create(email, stranger, 'Another-kettle-7'))).toEqual(NOT_VERIFIED);
    expect(problemOf(await enter(`${bound.slice(0, -3)}AAA`))).toEqual(WRONG_CODE);
    loggedInBy(await create(email, cookieOf(repeated[1]!, REGISTRATION_COOKIE)));
  });

  test('whether an email has an account is told only with the code that was sent to it', async () => {
    const email = anEmail();
    const own = { [REGISTRATION_COOKIE]: cookieOf(await send(email), REGISTRATION_COOKIE) ?? '' };
    const code = codeFor(server, email);
    await anAccount(server, { email });
    const enter = async (given: string, cookies: Record<string, string> = own) =>
      problemOf(await server.call('verifyCode', { email, code: given }, { cookies }));
    expect(await enter(wrongCode(code))).toEqual(WRONG_CODE);
    expect(await enter(code, {})).toEqual(WRONG_CODE);
    expect(await enter(code)).toEqual(HAS_ACCOUNT);
    expect(await enter(code)).toEqual(WRONG_CODE);
  });

  describe('An account', () => {
    test("stores its password as an Argon2id hash with OWASP's parameters", async () => {
      const { userId } = await anAccount(server);
      const { password_hash: hash } = await server.db
        .selectFrom('users')
        .select('password_hash')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    });

    test('is created within an hour', async () => {
      const email = anEmail();
      const cookie = await verifiedEmail(server, email);
      server.clock.stopAt(SAMPLE_INSTANT + REGISTRATION_LIFETIME_MS);
      expect(problemOf(await create(email, cookie))).toEqual(NOT_VERIFIED);
      server.clock.stopAt(SAMPLE_INSTANT + REGISTRATION_LIFETIME_MS - 1);
      loggedInBy(await create(email, cookie));
    });

    test('is created once when two browsers verified one email and call at once', async () => {
      const email = anEmail();
      const cookies = [await verifiedEmail(server, email), await verifiedEmail(server, email)];
      const answers = await Promise.all(cookies.map((cookie) => create(email, cookie)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      expect(await accountsOf(email)).toBe(1);
    });

    test('is created once, and logged in to, when a browser retries because it got no response', async () => {
      const email = anEmail();
      const cookie = await verifiedEmail(server, email);
      const atOnce = await Promise.all(Array.from({ length: 3 }, () => create(email, cookie)));
      const people = [...atOnce, await create(email, cookie)].map((answer) => loggedInBy(answer).currentUser);
      expect(new Set(people.map(({ uuid }) => uuid)).size).toBe(1);
      expect(await accountsOf(email)).toBe(1);
      const groups = await server.db
        .selectFrom('user_groups')
        .select('group_id')
        .where('user_id', '=', people[0]?.uuid ?? '')
        .execute();
      expect(groups.map(({ group_id: id }) => id)).toEqual(people[0]?.user_groups);
    });

    test('is not logged in to by retrying with another password, or once it has a second factor', async () => {
      const email = anEmail();
      const cookie = await verifiedEmail(server, email);
      const { currentUser } = loggedInBy(await create(email, cookie));
      expect(problemOf(await create(email, cookie, 'Another-kettle-7'))).toEqual(HAS_ACCOUNT);
      await aDeviceOf(server, currentUser.uuid);
      expect(problemOf(await create(email, cookie))).toEqual(HAS_ACCOUNT);
    });
  });
});
