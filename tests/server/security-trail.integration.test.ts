import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Container } from 'inversify';
import type { OtpRequiredResponse } from '../../core/api/payloads.ts';
import { makePseudonyms, type PseudonymOf } from '../../server/trail/pseudonyms.ts';
import { SECURITY_EVENTS, type EventLine, type SecurityEvent } from '../../server/trail/security-events.ts';
import * as base from '../../server/wiring/base-parts.ts';
import {
  aDeviceOf,
  anAccount,
  anEmail,
  codeFor,
  cookieOf,
  REFRESH_COOKIE,
  RESET_COOKIE,
  SAMPLE_PASSWORD,
  wrongCode,
} from './an-account.ts';
import { sqliteEngine } from './engines.ts';
import { makeTestApp, type TestApp } from './test-app.ts';

const ADDRESS = '203.0.113.7';
const OTHER_PASSWORD = 'Lantern-17-rust';
const LINK = /^[\w-]+$/;

/** The events of calls. Those of commands and of the server itself have tests of their own. */
const OF_CALLS = (Object.keys(SECURITY_EVENTS) as SecurityEvent[]).filter((event) => {
  const fields: readonly string[] = SECURITY_EVENTS[event].fields;
  const isOfServer = ['databaseRestored', 'keyFileFailed', 'keysChanged', 'keysDiffer', 'requestUnparsable'].includes(
    event,
  );
  return !fields.includes('operator') && !isOfServer;
});

describe('The security trail', () => {
  let server: TestApp;
  let held: Container;
  let pseudonymOf: PseudonymOf;
  const lines: EventLine[] = [];

  beforeAll(async () => {
    server = await makeTestApp(sqliteEngine, { addressLimitFactor: 1 }, (container) => void (held = container));
    pseudonymOf = makePseudonyms(held.get(base.keys));
    held.get(base.trail).writeTo({ info: (line) => void lines.push(line as EventLine) });
  });
  afterAll(() => server.close());

  /** The lines that work causes, without the id of their call, which all must have. */
  async function linesOf(work: () => Promise<unknown>): Promise<readonly object[]> {
    const before = lines.length;
    await work();
    return lines.slice(before).map(({ reqId, address, ...line }) => {
      expect(reqId).toMatch(/^[\w-]{36}$/);
      expect(address).toBe(pseudonymOf('address', ADDRESS));
      return line;
    });
  }
  const call: TestApp['call'] = (routeId, body, options) =>
    server.call(routeId, body, { address: ADDRESS, ...(typeof options === 'string' ? {} : options) });
  const account = ({ userId }: { readonly userId: string }) => ({ account: pseudonymOf('account', userId) });
  const email = (text: string) => ({ email: pseudonymOf('email', text) });

  test('names the account and the address of a login, a refused login and a logout', async () => {
    const ana = await anAccount(server);
    const logInWith = (username: string, password: string) => () => call('logIn', { username, password });
    expect(await linesOf(logInWith(ana.username, ana.password))).toEqual([
      { event: 'loginSucceeded', ...account(ana) },
    ]);
    expect(await linesOf(logInWith(ana.username, 'wrong'))).toEqual([
      { event: 'loginRefused', ...account(ana), ...email(ana.email), reason: 'wrongPassword' },
    ]);
    expect(await linesOf(logInWith('CLR_x@mail.example', 'wrong'))).toEqual([
      { event: 'loginRefused', ...email('x@mail.example'), reason: 'unknownAccount' },
    ]);
    const cookies = { [REFRESH_COOKIE]: ana.refreshToken };
    expect(await linesOf(() => call('logOut', undefined, { cookies }))).toEqual([
      { event: 'loggedOut', ...account(ana) },
    ]);
    expect(await linesOf(() => call('logOut', undefined, { cookies }))).toEqual([]);
    expect(await linesOf(() => call('listOtpDevices', undefined, { bearer: ana.accessToken }))).toEqual([
      { event: 'accessTokenRefused', ...account(ana), reason: 'sessionEnded' },
    ]);
    expect(await linesOf(() => call('listOtpDevices', undefined, { bearer: 'forged' }))).toEqual([
      { event: 'accessTokenRefused', reason: 'forgedOrExpired' },
    ]);
  });

  test('names the account of a second factor, right or wrong', async () => {
    const ana = await anAccount(server);
    const address = anEmail();
    await aDeviceOf(server, ana.userId, { type: 'EMAIL', name: 'Work', address });
    let challengeId = '';
    const asked = await linesOf(async () => {
      const answer = await call('logIn', { username: ana.username, password: ana.password });
      ({ challengeId } = answer.json<OtpRequiredResponse>());
    });
    expect(asked).toEqual([{ event: 'secondFactorAsked', ...account(ana) }]);
    const code = codeFor(server, address);
    expect(await linesOf(() => call('submitOneTimePassword', { challengeId, token: wrongCode(code) }))).toEqual([
      { event: 'loginRefused', ...account(ana), reason: 'wrongCode' },
    ]);
    expect(await linesOf(() => call('submitOneTimePassword', { challengeId, token: code }))).toEqual([
      { event: 'loginSucceeded', ...account(ana) },
    ]);
  });

  test('tells of a refresh token that two clients have, and of a page of another site', async () => {
    const ana = await anAccount(server);
    const cookies = { [REFRESH_COOKIE]: ana.refreshToken };
    expect(await linesOf(() => call('refreshAccess', undefined, { cookies }))).toEqual([]);
    expect(await linesOf(() => call('refreshAccess', undefined, { cookies }))).toEqual([
      { event: 'refreshTokenReused', ...account(ana) },
    ]);
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect(await linesOf(() => call('refreshAccess', undefined, { cookies, headers }))).toEqual([
      { event: 'foreignOriginRefused', route: 'refreshAccess' },
    ]);
  });

  test('follows a registration', async () => {
    const address = anEmail();
    await server.call('sendVerificationCode', { email: address, locale: 'en' });
    const wrong = { email: address, code: wrongCode(codeFor(server, address)) };
    expect(await linesOf(() => call('verifyCode', wrong))).toEqual([
      { event: 'registrationRefused', ...email(address), reason: 'wrongCode' },
    ]);
    const body = { email: address, password: SAMPLE_PASSWORD, locale: 'en' };
    expect(await linesOf(() => call('createAccount', body))).toEqual([
      { event: 'registrationRefused', ...email(address), reason: 'notVerified' },
    ]);
    const ana = await anAccount(server, { email: address });
    expect(lines.at(-1)).toMatchObject({ event: 'accountCreated', ...account(ana), ...email(address) });
  });

  test('follows a forgotten and a changed password', async () => {
    const ana = await anAccount(server);
    let cookies = {};
    const ask = async () => {
      const asked = await call('forgotPassword', { username: ana.username }, { cookies: {} });
      cookies = { [RESET_COOKIE]: cookieOf(asked, RESET_COOKIE) ?? '' };
    };
    expect(await linesOf(ask)).toEqual([{ event: 'resetLinkAsked', ...account(ana), ...email(ana.email) }]);
    const message = server.posted.findLast(({ kind }) => kind === 'resetLink');
    if (message?.kind !== 'resetLink') throw new Error('No link was sent.');
    expect(message.token).toMatch(LINK);
    const reset = { uidb64: message.uid, token: message.token, new_password: OTHER_PASSWORD };
    const ended = { event: 'loginSessionsEnded', ...account(ana), reason: 'passwordChanged' };
    expect(await linesOf(() => call('resetPassword', reset, { cookies }))).toEqual([
      { event: 'passwordReset', ...account(ana) },
      ended,
    ]);
    expect(await linesOf(() => call('resetPassword', reset, { cookies }))).toEqual([
      { event: 'resetLinkRefused', ...account(ana) },
    ]);

    const answer = await server.call('logIn', { username: ana.username, password: OTHER_PASSWORD });
    const options = { params: { userId: ana.userId }, bearer: answer.json<{ accessToken: string }>().accessToken };
    const change = (old: string) => () =>
      call('changePassword', { old_password: old, new_password: SAMPLE_PASSWORD }, options);
    expect(await linesOf(change('wrong'))).toEqual([{ event: 'passwordChangeRefused', ...account(ana) }]);
    expect(await linesOf(change(OTHER_PASSWORD))).toEqual([{ event: 'passwordChanged', ...account(ana) }, ended]);
  });

  test('follows the login sessions that their owner ends', async () => {
    const ana = await anAccount(server);
    const end = (password: string) => () => call('endOtherLoginSessions', { password }, { bearer: ana.accessToken });
    expect(await linesOf(end('wrong'))).toEqual([{ event: 'loginSessionsKept', ...account(ana) }]);
    expect(await linesOf(end(ana.password))).toEqual([
      { event: 'loginSessionsEnded', ...account(ana), reason: 'endedByOwner' },
    ]);
  });

  test('follows the two-factor devices of an account', async () => {
    const ana = await anAccount(server);
    const bearer = { bearer: ana.accessToken };
    const device = { type: 'EMAIL', name: 'Work', address: anEmail() };
    const asking = { type: device.type, address: device.address };
    expect(await linesOf(() => call('sendOtpDeviceCode', { ...asking, password: 'wrong' }, bearer))).toEqual([
      { event: 'otpDeviceChangeRefused', ...account(ana), reason: 'wrongPassword' },
    ]);
    await server.call('sendOtpDeviceCode', { ...asking, password: ana.password }, bearer);
    const code = codeFor(server, device.address);
    expect(await linesOf(() => call('addOtpDevice', { ...device, code: wrongCode(code) }, bearer))).toEqual([
      { event: 'otpDeviceChangeRefused', ...account(ana), reason: 'wrongCode' },
    ]);
    const ended = { event: 'loginSessionsEnded', ...account(ana), reason: 'devicesChanged' };
    expect(await linesOf(() => call('addOtpDevice', { ...device, code }, bearer))).toEqual([
      { event: 'otpDeviceAdded', ...account(ana) },
      ended,
    ]);
    const [row] = await server.db
      .selectFrom('otp_devices')
      .select('device_id')
      .where('user_id', '=', ana.userId)
      .execute();
    const removal = { ...bearer, params: { deviceId: row?.device_id ?? '' } };
    expect(await linesOf(() => call('removeOtpDevice', { password: ana.password }, removal))).toEqual([
      { event: 'otpDeviceRemoved', ...account(ana) },
      ended,
    ]);
  });

  test('tells who read all data of an account', async () => {
    const ana = await anAccount(server);
    expect(await linesOf(() => call('getPersonalData', undefined, { bearer: ana.accessToken }))).toEqual([
      { event: 'personalDataRead', ...account(ana) },
    ]);
  });

  test('names the account that is locked out, and the call', async () => {
    const ana = await anAccount(server);
    const attempt = () => call('logIn', { username: ana.username, password: 'wrong' });
    for (let time = 0; time < 10; time += 1) await attempt();
    expect(await linesOf(attempt)).toEqual([{ event: 'callsLimited', route: 'logIn', ...email(ana.email) }]);
    const read = () => call('getPersonalData', undefined, { bearer: ana.accessToken });
    for (let time = 0; time < 10; time += 1) await read();
    expect(await linesOf(read)).toEqual([{ event: 'callsLimited', route: 'getPersonalData', ...account(ana) }]);
  });

  test('says that the key file is gone, of which /ready warns', async () => {
    await held.get(base.keyWatch).look();
    expect(lines.splice(-1)).toEqual([{ event: 'keyFileFailed', reason: 'keyFileMissing' }]);
    const ready = await server.app.inject('/ready');
    expect(ready).toMatchObject({ statusCode: 200 });
    expect(ready.json()).toMatchObject({ status: 'ready', checks: { keys: 'keyFileMissing' } });
  });

  test('has every event of a call in the tests above, with no fact that its row lacks and no name in clear', () => {
    expect([...new Set(lines.map(({ event }) => event))].toSorted()).toEqual(OF_CALLS.toSorted());
    for (const { event, reqId: _reqId, address: _address, ...facts } of lines) {
      const { fields: known, ...row } = SECURITY_EVENTS[event];
      const allowed: readonly string[] = [...known, ...('reasons' in row ? ['reason'] : [])];
      expect(allowed).toEqual(expect.arrayContaining(Object.keys(facts)));
    }
    expect(JSON.stringify(lines)).not.toMatch(/@|203\.0\.113|mail\.example/);
  });
});
