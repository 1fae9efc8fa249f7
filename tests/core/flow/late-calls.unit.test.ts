import { describe, expect, it } from 'vitest';
import {
  addAna,
  addBen,
  ANA_EMAIL,
  anaLoggedIn,
  anaTesting,
  BEN_EMAIL,
  callsOf,
  codeFor,
  logIn,
  PASSWORD,
} from '../../support/accounts.ts';
import { makeFlowHarness, makeVisitorHarness, startedHarness, type FlowHarness } from '../../support/flow-harness.ts';
import { storedSession } from '../../support/stored-test.ts';
import { tick } from '../../support/wait.ts';
import { anEnteredProfile } from '../use-cases/profile/an-entered-profile.ts';

const LOGOUT = 'POST /auth/logout';

/** Holds back the responses of a call until they are released; the server has already executed it. */
function heldBack<Api extends object>(api: Api, name: keyof Api): () => Promise<void> {
  const call = (api[name] as (...input: unknown[]) => Promise<unknown>).bind(api);
  let release = (): void => undefined;
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  Object.assign(api, {
    [name]: async (...input: unknown[]) => {
      const answer = await call(...input);
      await isReleased;
      return answer;
    },
  });
  return async () => {
    Object.assign(api, { [name]: call });
    release();
    await tick();
  };
}

/** Ben replaces the earlier user, and is in his own test. */
async function benComes(harness: FlowHarness): Promise<void> {
  harness.actions().logOut();
  await harness.runner().settled();
  await logIn(harness, BEN_EMAIL);
  await harness.actions().startTest('reporting');
}

/** The person before is logged out, and the next one is a guest at the first scan of a test. */
async function nextGuestStartsTest(harness: FlowHarness): Promise<void> {
  harness.actions().logOut();
  harness.actions().continueAsGuest();
  void harness.actions().acceptDisclaimer();
  await harness.actions().startTest('testing');
  await harness.passUntil('scan-device');
}

describe('a test id that arrives late', () => {
  it('does not replace the test of the next person', async () => {
    const harness = await anaLoggedIn();
    addBen(harness);
    const release = heldBack(harness.backend.resultApi, 'createTestId');
    const starting = harness.actions().startTest('testing');
    harness.actions().logOut();
    await harness.runner().settled();
    await logIn(harness, BEN_EMAIL);
    const before = harness.state();
    await release();
    await starting;
    expect(harness.state()).toEqual(before);
  });

  it('starts no test after a logout, and keeps the logout message', async () => {
    const harness = makeFlowHarness();
    const release = heldBack(harness.backend.resultApi, 'createTestId');
    const starting = harness.actions().startTest('testing');
    harness.actions().logOut();
    await release();
    await starting;
    expect([harness.step(), harness.state().view.logoutMessage, harness.navigator.current()]).toEqual([
      'none',
      'signedOut',
      '/',
    ]);
    expect(storedSession(harness.storage)).toBeUndefined();
  });

  it('starts no test after the person left the screen, and can be requested again', async () => {
    const harness = makeFlowHarness();
    const release = heldBack(harness.backend.resultApi, 'createTestId');
    const starting = harness.actions().startTest('testing');
    harness.navigator.go('/support');
    await release();
    await starting;
    expect([harness.step(), harness.navigator.current()]).toEqual(['none', '/support']);
    expect(harness.state().view.pending).toBeNull();
    await harness.actions().startTest('testing');
    expect(harness.step()).toBe('intro-welcome');
  });
});

describe('a result that is refused late', () => {
  it('ends no action of the next person, who reads nothing about it', async () => {
    const harness = await anaTesting('submit-report');
    addBen(harness);
    harness.runner().send({ type: 'reportOptionChosen', option: 'doNotReport' });
    harness.backend.failNext('POST /test-results/create', 422);
    const release = heldBack(harness.backend.resultApi, 'create');
    const submitting = harness.actions().pressNext();
    await tick();
    await logIn(harness, BEN_EMAIL);
    const answerBen = heldBack(harness.backend.resultApi, 'createTestId');
    const starting = harness.actions().startTest('testing');
    const { view, session } = harness.state();
    expect(view.pending).not.toBeNull();
    await release();
    await submitting;
    expect([harness.state().view, harness.state().session]).toEqual([view, session]);
    await answerBen();
    await starting;
    expect([harness.step(), harness.state().view.errors]).toEqual(['intro-welcome', []]);
  });
});

describe('a late response to declining or creating an account', () => {
  async function finished(): Promise<FlowHarness> {
    const harness = await startedHarness('reporting');
    await harness.passUntil('reporting-information');
    return harness;
  }

  it('does not log the next guest out', async () => {
    const harness = await finished();
    const release = heldBack(harness.backend.resultApi, 'createAsGuest');
    const declining = harness.actions().declineAccount();
    await tick();
    await nextGuestStartsTest(harness);
    await release();
    await declining;
    expect([harness.step(), harness.state().identity.isGuestLogin]).toEqual(['scan-device', true]);
  });

  it('does not advance the test of the next guest to its end', async () => {
    const harness = await finished();
    const email = 'new@mail.example';
    await harness.account().sendVerificationCode(email);
    await harness.account().verifyCode(codeFor(harness, email));
    await harness.account().createAccount(PASSWORD);
    const release = heldBack(harness.backend.resultApi, 'create');
    const saving = harness.account().profiles.saveNew(anEnteredProfile());
    await tick();
    await nextGuestStartsTest(harness);
    await release();
    expect((await saving).ok).toBe(false);
    expect(harness.step()).toBe('scan-device');
  });
});

describe('a changed password', () => {
  it('does not log out the person who logged in meanwhile', async () => {
    const harness = await anaLoggedIn();
    addBen(harness);
    const release = heldBack(harness.backend.authApi, 'changePassword');
    const changing = harness.account().changePassword(PASSWORD, 'Green-River-58');
    await benComes(harness);
    await release();
    expect((await changing).ok).toBe(false);
    expect([harness.state().identity.currentUser?.email, harness.step()]).toEqual([BEN_EMAIL, 'intro-welcome']);
  });
});

describe('a login that was abandoned', () => {
  /** The log-in form of a visitor, whose answer does not come. */
  async function asked(call: 'logIn' | 'profiles') {
    const harness = makeVisitorHarness();
    addAna(harness);
    harness.navigator.go('/login');
    const { authApi, profileRepo } = harness.backend;
    const release = call === 'logIn' ? heldBack(authApi, 'logIn') : heldBack(profileRepo, 'getAll');
    const loggingIn = harness.account().logIn({ email: ANA_EMAIL, password: PASSWORD, isRemembered: true });
    await tick();
    return { harness, release, loggingIn };
  }

  it.each(['logIn', 'profiles'] as const)('does not replace a guest, and ends on the server: late %s', async (call) => {
    const { harness, release, loggingIn } = await asked(call);
    harness.actions().continueAsGuest();
    void harness.actions().acceptDisclaimer();
    await harness.actions().startTest('testing');
    await release();
    expect((await loggingIn).ok).toBe(false);
    await harness.runner().settled();
    expect([harness.state().identity.currentUser, harness.step()]).toEqual([null, 'intro-welcome']);
    expect(callsOf(harness, LOGOUT)).toBe(1);
    expect((await harness.backend.authApi.refresh()).ok).toBe(false);
  });

  it('by leaving the form, logs no one in', async () => {
    const { harness, release, loggingIn } = await asked('logIn');
    harness.navigator.go('/');
    await release();
    await loggingIn;
    await harness.runner().settled();
    expect([harness.state().identity.currentUser, callsOf(harness, LOGOUT)]).toEqual([null, 1]);
    expect(harness.account().rememberedUsername()).toBe('');
  });

  it('ends before the next one starts, and does not end that one', async () => {
    const { harness, release, loggingIn } = await asked('logIn');
    addBen(harness);
    harness.navigator.go('/');
    harness.navigator.go('/login');
    harness.navigator.go('/forgot-password');
    const next = logIn(harness, BEN_EMAIL);
    await release();
    await Promise.all([loggingIn, next]);
    await harness.runner().settled();
    const renewed = await harness.backend.authApi.refresh();
    expect(renewed).toMatchObject({ ok: true, value: { email: BEN_EMAIL } });
    expect(harness.state().identity.currentUser?.email).toBe(BEN_EMAIL);
  });

  it('leaves no login session on the server when the profiles did not load', async () => {
    const harness = makeVisitorHarness();
    addAna(harness);
    harness.backend.failNext('GET /profiles/get-all/:userId', 503);
    await harness.account().logIn({ email: ANA_EMAIL, password: PASSWORD, isRemembered: false });
    await harness.runner().settled();
    expect((await harness.backend.authApi.refresh()).ok).toBe(false);
  });
});

describe('an account whose creation finishes late', () => {
  it('does not replace a guest who abandoned it', async () => {
    const harness = makeVisitorHarness();
    const email = 'new@mail.example';
    await harness.account().sendVerificationCode(email);
    await harness.account().verifyCode(codeFor(harness, email));
    const release = heldBack(harness.backend.authApi, 'createAccount');
    const making = harness.account().createAccount(PASSWORD);
    await tick();
    harness.actions().continueAsGuest();
    await release();
    expect((await making).ok).toBe(false);
    expect([harness.state().identity.isGuestLogin, harness.navigator.current()]).toEqual([true, '/FDA-disclaimer']);
  });
});
