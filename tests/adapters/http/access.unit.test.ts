import { describe, expect, test, vi } from 'vitest';
import { makeAccessCell } from '../../../adapters/http/access-cell.ts';
import { makeHttpPorts } from '../../../adapters/http/http-apis.ts';
import { makeKyClient, type HttpClientOptions } from '../../../adapters/http/ky-client.ts';
import { randomId } from '../../../adapters/http/random-id.ts';
import { makeStoredAttempts } from '../../../adapters/http/refresh-attempts.ts';
import { makeMemoryStorage } from '../../../adapters/memory/memory-storage.ts';
import { API_URL, brokenOff, done, lost, mockApi, portalPage, problem, type Answer } from '../../support/http-api.ts';

const USER = {
  uuid: 'user-1',
  username: 'CLR_ana@mail.example',
  first_name: 'Ana',
  last_name: 'Ruiz',
  email: 'ana@mail.example',
  user_groups: ['group-1'],
  otpDevices: [],
};
const NETWORK_GONE = { ok: false, error: { code: 'NETWORK_REQUEST_FAILED' } };
const NO_IDENTITY = { ok: false, error: { code: 'INVALID_TOKEN', status: 401 } };
const NO_PROFILES = { ok: true, value: [] };

const signedIn = (token: string) => Response.json({ currentUser: USER, accessToken: token, token, expiresIn: 1800 });
const noProfiles = () => Response.json({ profiles: [] });
const tokenRejected = problem(401, { code: 'INVALID_TOKEN' });

const api = mockApi();

/** A page whose API answers each call to a path that starts so by the next of its answers, then by the last one. */
function openPage(answers: Readonly<Record<string, readonly Answer[]>>, options: Partial<HttpClientOptions> = {}) {
  const requests = Object.fromEntries(
    Object.entries(answers).map(([start, listed]) => [start, api.answer(start, ...listed)]),
  );
  let attempts = 0;
  const access = makeAccessCell();
  const makeAttemptId = () => `attempt-${(attempts += 1)}`;
  const client = makeKyClient({ baseUrl: API_URL, access, makeAttemptId, ...options });
  const { authApi, profileRepo, resultApi } = makeHttpPorts(client, access);
  const headerOf = (name: string, sent: readonly Request[] = []) => sent.map(({ headers }) => headers.get(name));
  return {
    access,
    authApi,
    profiles: () => profileRepo.getAll('user-1'),
    results: () => resultApi.getAll('group-1', null),
    bearers: (start: string) => headerOf('authorization', requests[start]),
    attempts: () => headerOf('x-attempt-id', requests['/auth/refresh']),
  };
}

describe('The access token', () => {
  test('is sent with every call that needs it, and with no other', async () => {
    const page = openPage({ '/auth/login': [() => signedIn('one')], '/profiles': [noProfiles] });
    await page.authApi.logIn('ana@mail.example', 'x');
    expect(await page.profiles()).toEqual(NO_PROFILES);
    expect(page.bearers('/profiles')).toEqual(['Bearer one']);
    expect(page.bearers('/auth/login')).toEqual([null]);
    expect(page.attempts()).toEqual([]);
  });

  test('is fetched before a call that needs one when the page has none', async () => {
    const page = openPage({ '/auth/refresh': [() => signedIn('one')], '/profiles': [noProfiles] });
    expect(await page.profiles()).toEqual(NO_PROFILES);
    expect(await page.profiles()).toEqual(NO_PROFILES);
    expect(page.bearers('/profiles')).toEqual(['Bearer one', 'Bearer one']);
    expect(page.attempts()).toHaveLength(1);
  });

  test('is renewed once when it has expired, and the call is repeated', async () => {
    const page = openPage({ '/auth/refresh': [() => signedIn('new')], '/profiles': [tokenRejected, noProfiles] });
    page.access.set('old');
    expect(await page.profiles()).toEqual(NO_PROFILES);
    expect(page.bearers('/profiles')).toEqual(['Bearer old', 'Bearer new']);
  });

  test.each([
    ['profiles', '/profiles'],
    ['results', '/test-results'],
  ] as const)('of another account, with which another tab has logged in, fetches no %s', async (call, start) => {
    const page = openPage({ '/auth/refresh': [() => signedIn('of user-1')], [start]: [tokenRejected, noProfiles] });
    page.access.set('of user-2', 'user-2');
    expect(await page[call]()).toEqual(NO_IDENTITY);
    expect(page.bearers(start)).toEqual(['Bearer of user-2']);
  });

  test('is not renewed again when a new one is rejected', async () => {
    const page = openPage({ '/auth/refresh': [() => signedIn('new')], '/profiles': [tokenRejected] });
    page.access.set('old');
    expect(await page.profiles()).toEqual(NO_IDENTITY);
    expect(page.bearers('/profiles')).toHaveLength(2);
    expect(page.attempts()).toHaveLength(1);
  });

  test.each([
    ['a wrong old password', problem(401, { code: 'INCORRECT_PASSWORD' })],
    ['a 401 that says nothing', problem(401)],
  ])('is not renewed for %s', async (_what, answer) => {
    const page = openPage({ '/auth/users': [answer] });
    page.access.set('one');
    const changed = await page.authApi.changePassword('user-1', 'old', 'new');
    expect(changed).toEqual({ ok: false, error: { code: 'INCORRECT_PASSWORD', status: 401 } });
    expect(page.attempts()).toEqual([]);
    expect(page.access.token()).toBe('one');
  });

  test('is not renewed when the 401 means a wrong old password', async () => {
    const page = openPage({ '/auth/refresh': [tokenRejected], '/auth/users': [tokenRejected] });
    page.access.set('old');
    expect(await page.authApi.changePassword('user-1', 'old', 'new')).toEqual(NO_IDENTITY);
  });

  test('is renewed once for many simultaneous calls', async () => {
    const rejected = Array<Answer>(3).fill(tokenRejected);
    const page = openPage({ '/auth/refresh': [() => signedIn('new')], '/profiles': [...rejected, noProfiles] });
    page.access.set('old');
    expect(await Promise.all([page.profiles(), page.profiles(), page.profiles()])).toEqual(Array(3).fill(NO_PROFILES));
    expect(page.attempts()).toHaveLength(1);
  });

  test('is reused when another call has renewed it meanwhile', async () => {
    const page = openPage({
      '/profiles': [
        () => {
          page.access.set('new');
          return tokenRejected();
        },
        noProfiles,
      ],
    });
    page.access.set('old');
    expect(await page.profiles()).toEqual(NO_PROFILES);
    expect(page.bearers('/profiles')).toEqual(['Bearer old', 'Bearer new']);
    expect(page.attempts()).toEqual([]);
  });

  test('is dropped when no one is logged in any more', async () => {
    const page = openPage({ '/auth/refresh': [tokenRejected], '/profiles': [tokenRejected] });
    page.access.set('old');
    expect(await page.profiles()).toEqual(NO_IDENTITY);
    expect(page.access.token()).toBeNull();
  });

  test('is kept when the renewal did not reach the server', async () => {
    const page = openPage({ '/auth/refresh': [lost], '/profiles': [tokenRejected] });
    page.access.set('old');
    expect(await page.profiles()).toEqual(NETWORK_GONE);
    expect(page.access.token()).toBe('old');
  });

  test('is dropped at logout, whether or not the server is reached', async () => {
    for (const answer of [done, lost]) {
      const page = openPage({ '/auth/logout': [answer] });
      page.access.set('one');
      await page.authApi.logOut();
      expect(page.access.token()).toBeNull();
    }
  });

  test('is ignored when it arrives after a logout', async () => {
    let answerRefresh: (answer: Response) => void = () => undefined;
    const page = openPage({
      '/auth/refresh': [() => new Promise<Response>((resolve) => (answerRefresh = resolve))],
      '/auth/logout': [done],
    });
    const refreshing = page.authApi.refresh();
    await vi.waitFor(() => expect(page.attempts()).toHaveLength(1));
    await page.authApi.logOut();
    answerRefresh(signedIn('late'));
    await refreshing;
    expect(page.access.token()).toBeNull();
  });

  test.each([
    ['a change', '/auth/users', (page: ReturnType<typeof openPage>) => page.authApi.changePassword('user-1', 'a', 'b')],
    ['a reset', '/auth/reset', (page: ReturnType<typeof openPage>) => page.authApi.resetPassword('uid', 'token', 'b')],
  ])('is dropped when %s of the password ended every sign-in', async (_what, path, act) => {
    const page = openPage({ [path]: [done] });
    page.access.set('one');
    expect(await act(page)).toEqual({ ok: true, value: undefined });
    expect(page.access.token()).toBeNull();
  });
});

describe('Renewing', () => {
  test('returns the current user with a bare username, and keeps the token', async () => {
    const page = openPage({ '/auth/refresh': [() => signedIn('one')] });
    const user = { ...USER, username: 'ana@mail.example' };
    expect(await page.authApi.refresh()).toEqual({ ok: true, value: user });
    expect(page.access.token()).toBe('one');
  });

  test('gives every attempt a different id', async () => {
    const page = openPage({ '/auth/refresh': [() => signedIn('one'), tokenRejected, () => signedIn('two')] });
    for (let times = 0; times < 3; times += 1) await page.authApi.refresh();
    expect(page.attempts()).toEqual(['attempt-1', 'attempt-2', 'attempt-3']);
  });

  test.each([
    ['was lost', lost],
    ['broke off', brokenOff],
    ['came from something in between', portalPage],
    ['was an error of the server', problem(503)],
  ])('keeps the name of an attempt whose answer %s', async (_what, answer) => {
    const page = openPage({ '/auth/refresh': [answer, () => signedIn('one'), () => signedIn('two')] });
    expect(await page.authApi.refresh()).toMatchObject({ ok: false });
    expect(await page.authApi.refresh()).toMatchObject({ ok: true });
    await page.authApi.refresh();
    expect(page.attempts()).toEqual(['attempt-1', 'attempt-1', 'attempt-2']);
  });

  test('keeps the attempt id over a reload where the page has storage', async () => {
    const attempts = makeStoredAttempts(makeMemoryStorage());
    const before = openPage({ '/auth/refresh': [lost] }, { attempts });
    await before.authApi.refresh();
    const after = openPage({ '/auth/refresh': [() => signedIn('one')] }, { attempts, makeAttemptId: () => 'another' });
    await after.authApi.refresh();
    await after.authApi.refresh();
    expect([...before.attempts(), ...after.attempts()]).toEqual(['attempt-1', 'attempt-1', 'another']);
  });

  test('makes attempt ids that cannot be guessed', () => {
    const names = Array.from({ length: 100 }, randomId);
    expect(new Set(names).size).toBe(100);
    expect(names.every((name) => /^[0-9a-f]{32}$/.test(name))).toBe(true);
  });

  test('runs in one tab at a time', async () => {
    const order: string[] = [];
    const withLock: HttpClientOptions['withLock'] = async (work) => {
      order.push('locked');
      const value = await work();
      order.push('unlocked');
      return value;
    };
    const answer = () => {
      order.push('asked');
      return signedIn('one');
    };
    await openPage({ '/auth/refresh': [answer] }, { withLock }).authApi.refresh();
    expect(order).toEqual(['locked', 'asked', 'unlocked']);
  });
});
