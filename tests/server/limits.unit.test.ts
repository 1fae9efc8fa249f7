import { describe, expect, test } from 'vitest';
import { API_ROUTES, type ApiRouteId } from '../../core/api/routes.ts';
import type { ApiCall } from '../../server/http/api-call.ts';
import { makeCountCall } from '../../server/limits/count-call.ts';
import { networksOf } from '../../server/limits/networks.ts';
import type { LimitStore } from '../../server/limits/ports.ts';
import { RATE_LIMITS, type RouteLimits } from '../../server/limits/rate-limits.ts';
import { windowOf } from '../../server/limits/windows.ts';
import { SAMPLE_INSTANT } from '../support/samples.ts';

const QUARTER = 15 * 60_000;

function memoryLimits(): LimitStore & { readonly keys: () => readonly string[] } {
  const counts = new Map<string, number>();
  return {
    keys: () => [...counts.keys()],
    count: (key, windowMs, now) => {
      const full = `${key} ${windowOf(now, windowMs).start}`;
      counts.set(full, (counts.get(full) ?? 0) + 1);
      return Promise.resolve(counts.get(full) ?? 0);
    },
    sweep: () => Promise.resolve(),
  };
}

const aCall = (overrides: Partial<ApiCall> = {}): ApiCall => ({
  body: {},
  params: {},
  query: {},
  headers: {},
  cookie: () => undefined,
  address: '203.0.113.7',
  caller: null,
  ...overrides,
});

const isKnownBrowser = (email: string, token: string) =>
  Promise.resolve(email === 'ana@mail.example' && token === 'browser of Ana');

/** Counts with the real table, on a clock that the test controls. */
function counting(addressFactor = 1) {
  const [store, clock] = [memoryLimits(), { at: windowOf(SAMPLE_INSTANT, QUARTER).start }];
  const countCall = makeCountCall({
    limits: RATE_LIMITS,
    store,
    clock: { now: () => clock.at },
    addressFactor,
    isKnownBrowser,
    onRefused: () => undefined,
  });
  const count = async (routeId: ApiRouteId, call: ApiCall) =>
    (await countCall(routeId, call, 'address')) ?? countCall(routeId, call, 'account');
  const many = async (times: number, routeId: ApiRouteId, call: ApiCall) => {
    const waits: (number | null)[] = [];
    for (let time = 0; time < times; time += 1) waits.push(await count(routeId, call));
    return waits;
  };
  return { store, clock, count, many };
}

const logInOf = (username: string, address = '203.0.113.7') => aCall({ body: { username, password: 'x' }, address });
const passes = (waits: readonly (number | null)[]) => waits.filter((wait) => wait === null).length;

describe('One account', () => {
  test('can be tried ten times in 15 minutes from one address, then waits for the window to end', async () => {
    const { clock, count, many } = counting();
    clock.at += 1;
    expect(passes(await many(10, 'logIn', logInOf('CLR_ana@mail.example')))).toBe(10);
    expect(await count('logIn', logInOf('CLR_ana@mail.example'))).toBe(900);
    clock.at += 899_000;
    expect(await count('logIn', logInOf('CLR_ana@mail.example'))).toBe(1);
    clock.at += 999;
    expect(await count('logIn', logInOf('CLR_ana@mail.example'))).toBeNull();
  });

  test.each([
    ['logIn', { username: 'CLR_ana@mail.example' }, 10],
    ['verifyCode', { email: 'ana@mail.example' }, 10],
    ['sendVerificationCode', { email: 'ana@mail.example' }, 5],
    ['submitOneTimePassword', { challengeId: 'challenge' }, 10],
    ['resendOneTimePassword', { challengeId: 'challenge' }, 5],
    ['forgotPassword', { username: 'CLR_ana@mail.example' }, 5],
    ['resetPassword', { uidb64: 'dTE' }, 10],
  ] as const)('%s has a limit', async (routeId, body, limit) => {
    const { many } = counting();
    expect(passes(await many(limit + 5, routeId, aCall({ body })))).toBe(limit);
    expect(passes(await many(1, routeId, aCall({ body: { [Object.keys(body)[0] ?? '']: 'b3RoZXI' } })))).toBe(1);
  });

  test.each([
    ['changePassword', 10],
    ['sendOtpDeviceCode', 10],
    ['removeOtpDevice', 10],
    ['addOtpDevice', 10],
  ] as const)('%s has a limit per logged-in user', async (routeId, limit) => {
    const { many } = counting();
    const callOf = (userId: string) => aCall({ caller: { userId, loginSessionId: 's' } });
    expect(passes(await many(limit + 5, routeId, callOf('ana')))).toBe(limit);
    expect(passes(await many(1, routeId, callOf('leo')))).toBe(1);
  });

  test('is the same in every spelling of its email', async () => {
    const { many, count } = counting();
    await many(10, 'logIn', logInOf('CLR_ana@mail.example'));
    for (const written of [
      ' CLR_Ana@MAIL.example ',
      'ana@mail.example',
      'CLR_ \tana@mail.example',
      'CLR_a\u0001na@mail.example',
    ])
      expect(await count('logIn', logInOf(written))).not.toBeNull();
  });

  test('is the same in every spelling of its pending login or reset link', async () => {
    const { many, count } = counting();
    await many(10, 'submitOneTimePassword', aCall({ body: { challengeId: 'part.one' } }));
    for (const challengeId of ['part.two', ' part.one', 'pa\u0000rt.one', 'part'])
      expect(await count('submitOneTimePassword', aCall({ body: { challengeId } }))).not.toBeNull();
    await many(10, 'resetPassword', aCall({ body: { uidb64: 'YW5h' } }));
    for (const uidb64 of ['YW5h', 'YW!5h', 'YW5h='])
      expect(await count('resetPassword', aCall({ body: { uidb64 } }))).not.toBeNull();
  });

  test('cannot be locked out by a stranger at another address', async () => {
    const { many } = counting();
    await many(500, 'logIn', logInOf('CLR_ana@mail.example', '198.51.100.9'));
    expect(passes(await many(10, 'logIn', logInOf('CLR_ana@mail.example')))).toBe(10);
  });

  test('cannot be locked out by strangers at many addresses, in a browser that has logged in to it', async () => {
    const { many } = counting();
    const strangers = Array.from({ length: 200 }, (_, index) => logInOf('CLR_ana@mail.example', `198.51.100.${index}`));
    for (const guess of strangers) await many(1, 'logIn', guess);
    const from = (token: string, username = 'CLR_ana@mail.example') => ({
      ...logInOf(username),
      cookie: () => token,
    });
    expect(passes(await many(15, 'logIn', from('browser of Ana')))).toBe(10);
    expect(passes(await many(5, 'logIn', from('browser of Leo')))).toBe(0);
    expect(passes(await many(15, 'logIn', from('browser of Ana', 'CLR_leo@mail.example')))).toBe(10);
  });

  test('cannot be guessed from many addresses without limit', async () => {
    const { count } = counting();
    const guesses = Array.from({ length: 200 }, (_, index) => logInOf('CLR_ana@mail.example', `198.51.100.${index}`));
    const waits = [];
    for (const guess of guesses) waits.push(await count('logIn', guess));
    expect(passes(waits)).toBe(50);
  });

  test.each([
    ['submitOneTimePassword', 20],
    ['resendOneTimePassword', 15],
  ] as const)('%s counts all pending logins, from all addresses, for an hour', async (routeId, limit) => {
    const { clock, count } = counting();
    clock.at = windowOf(SAMPLE_INSTANT, 4 * QUARTER).start;
    const callOf = (account: string, index: number) =>
      aCall({ body: { challengeId: `${account}.login-${index}` }, address: `198.51.100.${index}` });
    const waits = [];
    for (let index = 0; index < 40; index += 1) {
      clock.at += 60_000;
      waits.push(await count(routeId, callOf('ana', index)));
    }
    expect(passes(waits)).toBe(limit);
    expect(await count(routeId, callOf('leo', 0))).toBeNull();
    clock.at += 20 * 60_000;
    expect(await count(routeId, callOf('ana', 41))).toBeNull();
  });

  test('is not stored in plain text', async () => {
    const { many, store } = counting();
    await many(1, 'logIn', logInOf('CLR_ana@mail.example'));
    expect(store.keys()).toHaveLength(3);
    expect(store.keys().join()).not.toMatch(/ana|mail|203/);
  });
});

describe('One address', () => {
  test('can log in a hundred people in 15 minutes, times the factor', async () => {
    for (const factor of [1, 0.5, 3]) {
      const { count } = counting(factor);
      const waits = [];
      for (let person = 0; person < 400; person += 1)
        waits.push(await count('logIn', logInOf(`p${person}@mail.example`)));
      expect(passes(waits)).toBe(100 * factor);
    }
  });

  test('can start three hundred tests in 15 minutes', async () => {
    expect(passes(await counting().many(310, 'createTestId', aCall()))).toBe(300);
  });

  test('is counted if the body names no account', async () => {
    for (const body of [null, 'text', [], {}, { username: 7 }]) {
      expect(passes(await counting().many(110, 'logIn', aCall({ body })))).toBe(100);
    }
  });

  test.each([
    ['203.0.113.7', ['203.0.113.7']],
    ['::ffff:203.0.113.7', ['203.0.113.7']],
    ['2001:db8:1:213:3:4:5:6', ['2001:db8:1:213::/64', '2001:db8:1:200::/56', '2001:db8:1:0::/48']],
    ['2001:db8:1:2ff::1', ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1:0::/48']],
    ['::1', ['0:0:0:0::/64', '0:0:0:0::/56', '0:0:0:0::/48']],
    ['nonsense', ['unknown']],
  ])('%s counts as %j', (address, names) => {
    expect(networksOf(address).map(({ name }) => name)).toEqual(names);
  });

  test.each([
    ['of 56 bits', 256, (index: number) => `2001:db8:1:${index.toString(16)}::1`, 20],
    ['of 48 bits', 1024, (index: number) => `2001:db8:1:${(index * 64).toString(16)}::1`, 40],
  ])(
    'in a network %s has two or four times as much with all of its neighbours',
    async (_which, count, addressOf, most) => {
      const { many } = counting();
      let passed = 0;
      for (let index = 0; index < count; index += 1)
        passed += passes(await many(1, 'logIn', logInOf('CLR_ana@mail.example', addressOf(index))));
      expect(passed).toBe(most);
    },
  );

  test('that is limited does not use up what its neighbours have', async () => {
    const { many } = counting();
    await many(500, 'logIn', logInOf('CLR_ana@mail.example', '2001:db8:1:1::1'));
    expect(passes(await many(10, 'logIn', logInOf('CLR_ana@mail.example', '2001:db8:1:2::1')))).toBe(10);
  });
});

describe('The table of limits', () => {
  const limited = Object.entries(RATE_LIMITS).filter((entry): entry is [ApiRouteId, RouteLimits] => entry[1] !== null);

  test('exempts only what a load balancer and every page request', () => {
    const free = Object.keys(RATE_LIMITS).filter((routeId) => RATE_LIMITS[routeId as ApiRouteId] === null);
    expect(free).toEqual(['translations', 'serverTime', 'health']);
  });

  test.each(limited)('%s: the wider limit is never the lower one', (routeId, { perAddress, account, ...rules }) => {
    const { perAccount, perAccountAnywhere } = rules;
    if (perAccount !== undefined) expect(perAccountAnywhere?.calls ?? Infinity).toBeGreaterThan(perAccount.calls);
    expect(perAddress.calls).toBeGreaterThanOrEqual(perAccount?.calls ?? 0);
    expect(account === undefined).toBe(perAccount === undefined && perAccountAnywhere === undefined);
    const { auth } = API_ROUTES[routeId];
    if (account === 'caller') expect(auth).not.toBe('none');
    if (account !== undefined && auth === 'bearer') expect(account).toBe('caller');
  });
});
