import { describe, expect, it } from 'vitest';
import { redirectOf } from '../../../../core/flow/guards.ts';
import { ACCESS_REFRESH_MS } from '../../../../core/domain/limits.ts';
import { startedHarness, type FlowHarness } from '../../../support/flow-harness.ts';
import {
  addAna,
  addBen,
  ANA_EMAIL,
  anaLoggedIn,
  anaTesting,
  BEN_EMAIL,
  callsOf,
  logIn,
  PASSWORD,
} from '../../../support/accounts.ts';
import { storedSession } from '../../../support/stored-test.ts';

/** Whose sign-in the server ended in the middle of a test. */
async function loginEnded(): Promise<FlowHarness> {
  const harness = await anaTesting('review-profile');
  addBen(harness);
  await harness.backend.authApi.logOut();
  await harness.actions().pressNext();
  return harness;
}

/** The server ended the sign-in, as the tab hears of it. */
function endOnServer(harness: FlowHarness): void {
  harness.runner().send({ type: 'loggedOut', message: 'loginEnded' });
}

function submissions(harness: FlowHarness): number {
  return callsOf(harness, 'POST /test-results/create');
}

describe('a person who was logged out in all tabs, and returned to a test in one', () => {
  it('continues it when they log in in another tab as well', async () => {
    const harness = await anaTesting('submit-report');
    const other = harness.openTab();
    harness.actions().logOut();
    await harness.runner().settled();
    await logIn(harness, ANA_EMAIL);
    await harness.actions().startTest('reporting');
    const { testId } = harness.state().session;
    expect(other.runner.current().identity.currentUser).toBeNull();
    await other.account.logIn({ email: ANA_EMAIL, password: PASSWORD, isRemembered: false });
    await Promise.resolve();
    expect([other.runner.current().session.testId, harness.state().session.testId]).toEqual([testId, testId]);
    expect(testId).not.toBeNull();
  });

  it('continues it as a guest', async () => {
    const harness = await startedHarness('reporting');
    const other = harness.openTab();
    harness.actions().logOut();
    await harness.runner().settled();
    harness.actions().continueAsGuest();
    await harness.actions().startTest('reporting');
    other.actions.continueAsGuest();
    await Promise.resolve();
    expect([harness.step(), other.runner.current().session.currentStep]).toEqual(['intro-welcome', 0]);
  });
});

describe('a test whose login session ended on the server', () => {
  it('is restored when its owner logs in again, and is submitted then', async () => {
    const harness = await loginEnded();
    harness.reload();
    await logIn(harness, ANA_EMAIL);
    expect(harness.step()).toBe('review-profile');
    await harness.actions().pressNext();
    expect(harness.step()).toBe('dispose-kit');
    expect(
      harness.backend.calls.filter(({ name }) => name === 'POST /test-results/create').at(-1)?.payload,
    ).toMatchObject({ result: 'negative', profileId: harness.state().identity.profiles.at(-1)?.profileId });
  });

  it('is restored once: it does not reappear after it was cancelled', async () => {
    const harness = await loginEnded();
    await logIn(harness, ANA_EMAIL);
    harness.actions().cancelTest();
    await harness.backend.authApi.logOut();
    harness.clock.advance(ACCESS_REFRESH_MS);
    await harness.keeper().check();
    await logIn(harness, ANA_EMAIL);
    expect(harness.step()).toBe('none');
  });

  it('is never shown to another account, and stays parked while that account has a test', async () => {
    const harness = await loginEnded();
    await logIn(harness, BEN_EMAIL);
    expect([harness.step(), harness.state().session.result]).toEqual(['none', null]);
    await harness.actions().startTest('reporting');
    endOnServer(harness);
    await logIn(harness, ANA_EMAIL);
    expect(harness.step()).toBe('review-profile');
    endOnServer(harness);
    await logIn(harness, BEN_EMAIL);
    expect(harness.step()).toBe('intro-welcome');
  });

  it('is never shown to a guest, and stays parked for its owner', async () => {
    const harness = await loginEnded();
    harness.actions().continueAsGuest();
    expect(harness.step()).toBe('none');
    harness.actions().logOut();
    await logIn(harness, ANA_EMAIL);
    expect(harness.step()).toBe('review-profile');
  });

  it('has its reading window over when its owner returns too late', async () => {
    const harness = await anaTesting('result-ready');
    await harness.backend.authApi.logOut();
    harness.clock.advance(ACCESS_REFRESH_MS);
    await harness.keeper().check();
    await logIn(harness, ANA_EMAIL);
    expect(harness.step()).toBe('expired');
  });

  it('can be continued in another tab too', async () => {
    const harness = await loginEnded();
    const tab = harness.openTab();
    await tab.account.logIn({ email: ANA_EMAIL, password: PASSWORD, isRemembered: false });
    expect(tab.runner.current().session.result).toBe('negative');
  });

  it.each(['passwordChanged', 'loginEnded', null] as const)(
    'is parked after a logout with message %s',
    async (message) => {
      const harness = await anaTesting('collection-method');
      harness.runner().send({ type: 'loggedOut', message });
      expect(harness.step()).toBe('none');
      await logIn(harness, ANA_EMAIL);
      expect(harness.step()).toBe('collection-method');
      expect(callsOf(harness, 'DELETE /devices/remove-scan')).toBe(0);
    },
  );

  it('shows no message and parks nothing when there is no test', async () => {
    const harness = await anaLoggedIn();
    await harness.backend.authApi.logOut();
    harness.clock.advance(ACCESS_REFRESH_MS);
    await harness.keeper().check();
    expect([harness.state().view.logoutMessage, storedSession(harness.storage)]).toEqual([null, undefined]);
  });
});

describe('a test whose owner logs out, or is inactive for an hour', () => {
  it.each(['signedOut', 'inactivity'] as const)('ends, and releases its unused cassette: %s', async (message) => {
    const harness = await anaTesting('collection-method');
    harness.runner().send({ type: 'loggedOut', message });
    await harness.runner().settled();
    expect([storedSession(harness.storage), callsOf(harness, 'DELETE /devices/remove-scan')]).toEqual([undefined, 1]);
    await logIn(harness, ANA_EMAIL);
    expect(harness.step()).toBe('none');
  });

  it('ends with the reason in the other tab, where nothing is parked either', async () => {
    const harness = await anaTesting('result-ready');
    const other = harness.openTab();
    harness.actions().logOut();
    await harness.runner().settled();
    await other.runner.settled();
    expect(other.runner.current().view.logoutMessage).toBe('otherTab');
    expect([storedSession(harness.storage), callsOf(harness, 'DELETE /devices/remove-scan')]).toEqual([undefined, 0]);
  });
});

describe('a result that the server accepted after all', () => {
  it('belongs to its own test, not to one that was started meanwhile', async () => {
    const harness = await anaTesting('review-profile');
    const sending = harness.actions().pressNext();
    // The call is made once no other tab is submitting.
    await Promise.resolve();
    harness.actions().cancelTest();
    await sending;
    expect(harness.state().session).toMatchObject({ currentStep: -1, submittedAt: null });
    expect(submissions(harness)).toBe(1);
  });
});

describe('a person who logs in after another', () => {
  it('does not see the test of the other person', async () => {
    const harness = await anaTesting('collection-method');
    const ben = addBen(harness);
    harness.runner().send({ type: 'userLoggedIn', user: ben, profiles: [] });
    expect(harness.step()).toBe('none');
    harness.reload();
    expect(harness.step()).toBe('none');
  });

  it('with a new account does not see it either, nor any personal data', async () => {
    const harness = await anaTesting('collection-method');
    const user = harness.backend.accountWith({ email: 'new@mail.example', password: PASSWORD });
    harness.runner().send({ type: 'accountCreated', user });
    expect([harness.step(), harness.state().identity.profiles]).toEqual(['none', []]);
  });
});

describe('a guest who logs in during a test', () => {
  it('continues it after choosing who is tested', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('collection-method');
    const { testId, deviceId } = harness.state().session;
    addAna(harness);
    await logIn(harness, ANA_EMAIL);
    expect(harness.step()).toBe('profile-selection');
    expect(harness.state().session).toMatchObject({ testId, deviceId });
    expect(harness.state().identity.guestForm.firstName).toBe('');
  });

  it('into an account with profiles keeps a result that was already sent, and is asked whose it is', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('reporting-information');
    addAna(harness);
    await logIn(harness, ANA_EMAIL);
    expect([harness.step(), harness.state().account.isAfterGuest]).toEqual(['reporting-information', true]);
    expect(harness.state().identity.guestForm.firstName).toBe('');
  });

  it('into an account without profiles creates the first one, which gets the result', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('reporting-information');
    addAna(harness, { profiles: [] });
    await logIn(harness, ANA_EMAIL);
    expect(redirectOf('tester', harness.state())).toBe('/profile/new');
    expect(harness.state().account.isAfterGuest).toBe(true);
    expect(harness.state().identity.guestForm.firstName).toBe('Ana');
  });
});
