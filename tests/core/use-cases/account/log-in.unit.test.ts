import { describe, expect, it } from 'vitest';
import { redirectOf } from '../../../../core/flow/guards.ts';
import { makeVisitorHarness, type FlowHarness } from '../../../support/flow-harness.ts';
import {
  addAna,
  addBen,
  ANA_EMAIL,
  anaLoggedIn,
  BEN_EMAIL,
  callsOf,
  codeFor,
  logIn,
  PASSWORD,
} from '../../../support/accounts.ts';

const OTP_EMAIL = 'second.factor@mail.example';
const OTP_PHONE = '4155550100';
const TWO_DEVICES = [
  { type: 'EMAIL', name: 'Other mail', address: OTP_EMAIL },
  { type: 'PHONE', name: 'My phone', address: OTP_PHONE },
] as const;

/** Ana before the code of her second factor. */
async function challenged(): Promise<FlowHarness> {
  const harness = makeVisitorHarness();
  addAna(harness, { otpDevices: [...TWO_DEVICES] });
  await logIn(harness, ANA_EMAIL);
  return harness;
}

describe('logging in', () => {
  it('with a wrong password does not log in and remembers nothing', async () => {
    const harness = makeVisitorHarness();
    addAna(harness);
    const answer = await harness.account().logIn({ email: ANA_EMAIL, password: 'Wrong-Lamp-72', isRemembered: true });
    expect(answer).toMatchObject({ ok: false, error: { code: 'INVALID_USERNAME_OR_PASSWORD' } });
    expect(harness.state().identity.currentUser).toBeNull();
    expect(harness.account().rememberedUsername()).toBe('');
  });

  it('fails without the profiles, because no one could be chosen for a test', async () => {
    const harness = makeVisitorHarness();
    const ana = addAna(harness);
    harness.backend.failNext('GET /profiles/get-all/:userId', 500);
    const answer = await harness.account().logIn({ email: ANA_EMAIL, password: PASSWORD, isRemembered: false });
    expect([answer.ok, harness.state().identity.currentUser]).toEqual([false, null]);
    await logIn(harness, ANA_EMAIL);
    expect(harness.state().identity.currentUser?.uuid).toBe(ana.uuid);
  });

  it('leads the next person home, not to a page that an earlier visitor requested', async () => {
    const harness = makeVisitorHarness();
    addAna(harness);
    addBen(harness);
    harness.runner().send({ type: 'routeWanted', route: '/change-password' });
    await logIn(harness, ANA_EMAIL);
    harness.actions().logOut();
    await logIn(harness, BEN_EMAIL);
    expect(redirectOf('login', harness.state())).toBe('/home');
  });
});

describe('remember me', () => {
  async function leave(isRemembered: boolean): Promise<FlowHarness> {
    const harness = makeVisitorHarness();
    addAna(harness);
    await harness.account().logIn({ email: ' ANA@mail.example', password: PASSWORD, isRemembered });
    harness.actions().logOut();
    harness.reload();
    return harness;
  }

  it('fills in the e-mail at the next login, after a logout too', async () => {
    expect((await leave(true)).account().rememberedUsername()).toBe(ANA_EMAIL);
  });

  it('removes it when unticked', async () => {
    const harness = await leave(true);
    await logIn(harness, ANA_EMAIL);
    expect(harness.account().rememberedUsername()).toBe('');
  });

  it('ignores a damaged storage', () => {
    const harness = makeVisitorHarness();
    harness.storage.write('username', { email: 42 });
    expect(harness.account().rememberedUsername()).toBe('');
  });
});

describe('the second factor', () => {
  it('resumes when only the profiles failed to load, because the code is valid once', async () => {
    const harness = await challenged();
    const code = codeFor(harness, OTP_EMAIL);
    harness.backend.failNext('GET /profiles/get-all/:userId', 500);
    expect((await harness.account().submitOneTimePassword(code)).ok).toBe(false);
    expect((await harness.account().submitOneTimePassword(code)).ok).toBe(true);
    expect(harness.state().identity.currentUser?.email).toBe(ANA_EMAIL);
    expect(callsOf(harness, 'POST /auth/one-time-password')).toBe(1);
  });

  it('rejects the code of one login for the next', async () => {
    const harness = await challenged();
    const code = codeFor(harness, OTP_EMAIL);
    harness.backend.failNext('GET /profiles/get-all/:userId', 500);
    await harness.account().submitOneTimePassword(code);
    harness.account().abandonOneTimePassword();
    await logIn(harness, ANA_EMAIL);
    expect((await harness.account().submitOneTimePassword(code)).ok).toBe(false);
    expect(harness.state().identity.currentUser).toBeNull();
  });

  it('rejects any other device', async () => {
    const harness = await challenged();
    const answer = await harness.account().resendOneTimePassword('PHONE_Somebody else');
    expect(answer).toMatchObject({ ok: false, error: { code: 'INVALID_OTP_DEVICE' } });
    expect(harness.state().account.otpChallenge?.device).toBe('EMAIL_Other mail');
  });

  it('makes no call without a login', async () => {
    const harness = makeVisitorHarness();
    await harness.account().submitOneTimePassword('123456');
    await harness.account().resendOneTimePassword('EMAIL_Other mail');
    expect(harness.backend.calls).toEqual([]);
  });
});

describe('a logout', () => {
  it('keeps the language and the remembered e-mail, and no test', async () => {
    const harness = makeVisitorHarness();
    addAna(harness);
    const { storage } = harness;
    storage.write('language', 'es');
    await harness.account().logIn({ email: ANA_EMAIL, password: PASSWORD, isRemembered: true });
    await harness.actions().startTest('testing');
    harness.actions().logOut();
    await harness.runner().settled();
    expect(storage.keys().toSorted()).toEqual(['language', 'person', 'username']);
  });

  it('is not caused by a simultaneous second login of the same person', async () => {
    const harness = makeVisitorHarness();
    addAna(harness);
    const credentials = { email: ANA_EMAIL, password: PASSWORD, isRemembered: false };
    await Promise.all([harness.account().logIn(credentials), harness.account().logIn(credentials)]);
    await harness.runner().settled();
    expect(harness.state().identity.currentUser?.username).toBe(ANA_EMAIL);
    expect(callsOf(harness, 'POST /auth/logout')).toBe(0);
    expect(await harness.backend.authApi.refresh()).toMatchObject({ ok: true });
  });

  it('finishes on the server before the next login, which it would end', async () => {
    const harness = await anaLoggedIn();
    const ben = addBen(harness);
    const { authApi } = harness.backend;
    const logOutNow = authApi.logOut.bind(authApi);
    let release = (): void => undefined;
    const isSlow = new Promise<void>((resolve) => (release = resolve));
    authApi.logOut = () => isSlow.then(logOutNow);
    harness.actions().logOut();
    const loggingIn = logIn(harness, BEN_EMAIL);
    release();
    await loggingIn;
    const names = harness.backend.calls.map(({ name }) => name);
    expect(names.lastIndexOf('POST /auth/logout')).toBeLessThan(names.lastIndexOf('POST /auth/login'));
    await harness.keeper().begin();
    expect(harness.state().identity.currentUser?.uuid).toBe(ben.uuid);
  });

  it('that did not reach the server is pending, and sent at the next start', async () => {
    const harness = await anaLoggedIn();
    harness.backend.setOnline(false);
    harness.actions().logOut();
    await harness.runner().settled();
    harness.backend.setOnline(true);
    harness.reload();
    await harness.runner().settled();
    expect(callsOf(harness, 'POST /auth/logout')).toBe(1);
    expect((await harness.backend.authApi.refresh()).ok).toBe(false);
    harness.reload();
    await harness.runner().settled();
    expect(callsOf(harness, 'POST /auth/logout')).toBe(1);
  });

  it('that is pending does not end a later login session', async () => {
    const harness = await anaLoggedIn();
    const ben = addBen(harness);
    harness.backend.setOnline(false);
    harness.actions().logOut();
    await harness.runner().settled();
    harness.backend.setOnline(true);
    await logIn(harness, BEN_EMAIL);
    harness.reload();
    await harness.runner().settled();
    expect(callsOf(harness, 'POST /auth/logout')).toBe(0);
    expect(await harness.backend.authApi.refresh()).toMatchObject({ ok: true, value: { uuid: ben.uuid } });
  });

  it('in another tab does not affect a person who logged in here since', async () => {
    const harness = await anaLoggedIn();
    const ben = addBen(harness);
    const other = harness.openTab();
    harness.actions().logOut();
    harness.runner().send({ type: 'userLoggedIn', user: ben, profiles: [] });
    await Promise.resolve();
    await other.runner.settled();
    expect(other.runner.current().identity.currentUser).toBeNull();
    harness.reload();
    expect(harness.state().identity.currentUser?.uuid).toBe(ben.uuid);
  });

  it('does not reach a closed tab', async () => {
    const harness = await anaLoggedIn();
    const other = harness.openTab();
    other.runner.close();
    harness.actions().logOut();
    await harness.runner().settled();
    expect(other.runner.current().identity.currentUser).not.toBeNull();
  });

  it('of a guest notifies the other tabs and not the server', async () => {
    const harness = makeVisitorHarness();
    harness.actions().continueAsGuest();
    const other = harness.openTab();
    harness.actions().logOut();
    await Promise.resolve();
    await Promise.resolve();
    expect(other.runner.current().identity.isGuestLogin).toBe(false);
    expect(callsOf(harness, 'POST /auth/logout')).toBe(0);
  });
});

describe('a guest who replaces a saved login', () => {
  it('ends it on the server', async () => {
    const harness = await anaLoggedIn();
    harness.reload();
    harness.actions().continueAsGuest();
    await harness.runner().settled();
    expect(callsOf(harness, 'POST /auth/logout')).toBe(1);
    expect(harness.state().identity).toMatchObject({ currentUser: null, profiles: [], isGuestLogin: true });
  });
});
