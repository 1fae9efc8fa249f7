import { beforeAll, describe, expect, test } from 'vitest';
import { API_ROUTES, type ApiRoute, type ApiRouteId } from '../../core/api/routes.ts';
import {
  anAccount,
  anEmail,
  codeFor,
  BROWSER_COOKIE,
  REFRESH_COOKIE,
  REGISTRATION_COOKIE,
  RESET_COOKIE,
  SAMPLE_PASSWORD,
  verifiedEmail,
  type TestAccount,
} from './an-account.ts';
import { makeKyselyKnownBrowserStore } from '../../server/accounts/kysely-known-browser-store.ts';
import { SAMPLE_INSTANT } from '../support/samples.ts';
import { sqliteEngine } from './engines.ts';
import { problemOf, openTestApp } from './test-app.ts';

const ROUTES = Object.entries(API_ROUTES) as [ApiRouteId, ApiRoute][];
const ACCOUNT_ROUTES = ROUTES.filter(([, { path }]) => /^\/(accounts|auth)\//.test(path));
const FORM_TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'];

/** Headers that a browser adds to cross-site calls, and that no page can change. */
const FOREIGN_PAGES: readonly Readonly<Record<string, string>>[] = [
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
  { 'sec-fetch-site': 'cross-site', origin: 'https://clearline.example', host: 'clearline.example' },
  { origin: 'https://elsewhere.example', host: 'clearline.example' },
  { origin: 'https://clearline.example.elsewhere.example', host: 'clearline.example' },
  { origin: 'null', host: 'clearline.example' },
  { origin: 'https://app.example.elsewhere.example', host: 'behind.proxy.example' },
];

describe.each([
  { where: 'in production', isProduction: true },
  { where: 'in development', isProduction: false },
])('Account cookies $where', ({ isProduction }) => {
  const server = openTestApp(sqliteEngine, { isProduction });

  test('are inaccessible to scripts, other sites and other paths, when they are set and when they are cleared', async () => {
    const email = anEmail();
    const body = { email, password: SAMPLE_PASSWORD, locale: 'en' };
    const binding = await verifiedEmail(server, email);
    const made = await server.call('createAccount', body, { cookies: { [REGISTRATION_COOKIE]: binding } });
    await server.call('sendVerificationCode', { email: `x${email}`, locale: 'en' });
    const code = codeFor(server, `x${email}`);
    const username = `CLR_${email}`;
    const signedIn = await server.call('logIn', { username, password: SAMPLE_PASSWORD });
    const cookies = () => ({ [REFRESH_COOKIE]: signedIn.cookies[0]?.value ?? '' });
    const refreshed = await server.call('refreshAccess', undefined, { cookies: cookies() });
    const answers = [
      made,
      await server.call('verifyCode', { email: `x${email}`, code }),
      await server.call('forgotPassword', { username }),
      signedIn,
      refreshed,
      await server.call('refreshAccess', undefined, { cookies: cookies() }),
      await server.call('logOut', undefined, { cookies: cookies() }),
      await server.call('createAccount', body, { cookies: { [REGISTRATION_COOKIE]: 'unknown' } }),
    ];
    const paths: Record<string, string> = {
      [REFRESH_COOKIE]: '/auth',
      [BROWSER_COOKIE]: '/auth',
      [RESET_COOKIE]: '/auth',
      [REGISTRATION_COOKIE]: '/accounts',
    };
    for (const answer of answers) {
      expect(answer.cookies.length).toBeGreaterThan(0);
      for (const { name, value, path, httpOnly, sameSite, secure, maxAge, ...others } of answer.cookies) {
        const bareName = name.replace(isProduction ? /^__Secure-/ : /^$/, '');
        expect({ path, httpOnly, sameSite }).toEqual({ path: paths[bareName], httpOnly: true, sameSite: 'Strict' });
        expect(secure ?? false).toBe(isProduction);
        expect((maxAge ?? 0) > 0).toBe(value !== '');
        // Without a Domain attribute the cookie is only sent to this host.
        expect(others).toEqual({});
      }
    }
  });

  test.each(['planted', '', 'x'.repeat(44), `${'x'.repeat(43)} `])(
    'with the foreign value %j are replaced',
    async (value) => {
      const email = anEmail();
      const { username, password } = await anAccount(server);
      const values = [REGISTRATION_COOKIE, RESET_COOKIE, BROWSER_COOKIE].map((name) => [name, value]);
      const cookies = Object.fromEntries(values) as Record<string, string>;
      const answers = [
        await server.call('sendVerificationCode', { email, locale: 'en' }, { cookies }),
        await server.call('forgotPassword', { username }, { cookies }),
        await server.call('logIn', { username, password }, { cookies }),
      ];
      const set = answers.flatMap((answer) => answer.cookies).filter(({ name }) => !name.endsWith(REFRESH_COOKIE));
      expect(set.map((cookie) => cookie.value)).toEqual(Array(3).fill(expect.stringMatching(/^[\w-]{43}$/)));
      expect(set.map((cookie) => cookie.value)).not.toContain(value);
    },
  );

  test('recognize the one that asked for a reset link for 70 minutes', async () => {
    const { cookies } = await server.call('forgotPassword', { username: `CLR_${anEmail()}` });
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatchObject({ name: isProduction ? `__Secure-${RESET_COOKIE}` : RESET_COOKIE, maxAge: 4200 });
  });
});

describe('The browsers that an account knows', () => {
  const server = openTestApp(sqliteEngine);

  test('are the last fifty', async () => {
    const { userId, email } = await anAccount(server);
    const browsers = makeKyselyKnownBrowserStore(server.db);
    const soon = SAMPLE_INSTANT + 1000;
    for (let index = 0; index < 60; index += 1) await browsers.put(userId, `browser-${index}`, soon + index);
    const known = await Promise.all(
      Array.from({ length: 60 }, (_none, index) => browsers.isKnown(email, `browser-${index}`, SAMPLE_INSTANT)),
    );
    // The one that registered the account expires last.
    expect(known).toEqual([...Array<boolean>(11).fill(false), ...Array<boolean>(49).fill(true)]);
  });
});

describe('A cross-site page', () => {
  const server = openTestApp(sqliteEngine, { publicUrl: 'https://app.example' });
  let person: TestAccount;
  beforeAll(async () => {
    person = await anAccount(server);
  });

  const COOKIE_ROUTES = ROUTES.filter(([, { cookie }]) => cookie !== undefined).map(([routeId]) => routeId);

  test('is detected where cookies authenticate the caller', () => {
    expect(COOKIE_ROUTES.toSorted()).toEqual([
      'checkResetLink',
      'createAccount',
      'forgotPassword',
      'logIn',
      'logOut',
      'refreshAccess',
      'resetPassword',
      'sendVerificationCode',
      'submitOneTimePassword',
      'verifyCode',
    ]);
  });

  test.each(FOREIGN_PAGES)('with %j cannot act for the logged-in user', async (headers) => {
    const email = anEmail();
    const registration = await verifiedEmail(server, email);
    const cookies = { [REFRESH_COOKIE]: person.refreshToken, [REGISTRATION_COOKIE]: registration };
    for (const routeId of COOKIE_ROUTES) {
      const answer = await server.call(
        routeId,
        { email, password: SAMPLE_PASSWORD, locale: 'en' },
        { cookies, headers },
      );
      expect(problemOf(answer)).toEqual({ status: 403, code: 'INVALID_REQUEST', fields: [] });
      expect(answer.cookies).toEqual([]);
    }
    const listed = await server.call('listOtpDevices', undefined, { bearer: person.accessToken });
    expect(listed.statusCode).toBe(200);
    const users = await server.db.selectFrom('users').select('user_id').where('email', '=', email).execute();
    expect(users).toEqual([]);
  });

  test.each([
    { 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://clearline.example', host: 'clearline.example' },
    { 'sec-fetch-site': 'same-origin', origin: 'https://clearline.example', host: 'behind.proxy.example' },
    { origin: 'https://app.example', host: 'behind.proxy.example' },
  ])('differs from a same-origin page, which sends %j', async (headers) => {
    const own = await anAccount(server);
    const cookies = { [REFRESH_COOKIE]: own.refreshToken };
    expect((await server.call('refreshAccess', undefined, { cookies, headers })).statusCode).toBe(200);
  });

  test.each(FORM_TYPES)('cannot send a form as %s', async (contentType) => {
    const posts = ACCOUNT_ROUTES.filter(([, { method, auth }]) => method === 'POST' && auth === 'none');
    expect(posts.length).toBeGreaterThan(8);
    for (const [routeId, { path }] of posts) {
      const answer = await server.app.inject({
        method: 'POST',
        url: path,
        headers: { 'content-type': contentType },
        cookies: { [REFRESH_COOKIE]: person.refreshToken },
        payload: JSON.stringify({ username: person.username, password: person.password }),
      });
      expect([routeId, answer.statusCode, answer.cookies]).toEqual([routeId, 415, []]);
    }
  });

  test('is never allowed by a preflight', async () => {
    for (const [routeId, { method, path }] of ACCOUNT_ROUTES) {
      const headers = { origin: 'https://elsewhere.example', 'access-control-request-method': method };
      const preflight = await server.app.inject({ method: 'OPTIONS', url: path, headers });
      const answer = await server.app.inject({ method, url: path, headers: { origin: headers.origin } });
      expect([routeId, preflight.statusCode]).toEqual([routeId, 404]);
      for (const name of Object.keys({ ...preflight.headers, ...answer.headers })) {
        expect(name).not.toMatch(/^access-control-/);
      }
    }
  });
});
