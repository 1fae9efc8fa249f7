import { describe, expect, it } from 'vitest';
import { aPerson } from './a-person.ts';
import { redirectOf } from '../../../../core/flow/guards.ts';
import { makeVisitorHarness, startedHarness, type FlowHarness } from '../../../support/flow-harness.ts';
import { addAna, ANA_EMAIL, callsOf, codeFor, logIn, PASSWORD, register } from '../../../support/accounts.ts';

const NEW = 'new.person@mail.example';
const PROFILE = { person: aPerson(), consentToReport: false };

/** A guest whose result was taken, with an account and no profile yet. */
async function guestRegistered(): Promise<FlowHarness> {
  const harness = await startedHarness('testing');
  await harness.passUntil('reporting-information');
  await register(harness, NEW);
  return harness;
}

function lastResult(harness: FlowHarness): unknown {
  return harness.backend.calls.findLast(({ name }) => name === 'POST /test-results/create')?.payload;
}

describe('registering', () => {
  it('verifies a changed e-mail again', async () => {
    const harness = makeVisitorHarness();
    await harness.account().sendVerificationCode(NEW);
    await harness.account().verifyCode(codeFor(harness, NEW));
    await harness.account().sendVerificationCode('other@mail.example');
    expect(harness.state().account.newUser).toEqual({ email: 'other@mail.example', isVerified: false });
    expect(await harness.account().createAccount(PASSWORD)).toMatchObject({ error: { code: 'INVALID_TOKEN' } });
    expect(callsOf(harness, 'POST /accounts/create')).toBe(0);
  });

  it('with a wrong code stays at the same screen', async () => {
    const harness = makeVisitorHarness();
    await harness.account().sendVerificationCode(NEW);
    expect(await harness.account().verifyCode('000000')).toMatchObject({ error: { code: 'INVALID_CODE' } });
    expect(harness.state().account.newUser?.isVerified).toBe(false);
  });

  it('without a reserved e-mail makes no call', async () => {
    const harness = makeVisitorHarness();
    expect((await harness.account().verifyCode('123456')).ok).toBe(false);
    expect((await harness.account().createAccount(PASSWORD)).ok).toBe(false);
    expect(harness.backend.calls).toEqual([]);
  });

  it('drops the reserved e-mail when the person logs in instead', async () => {
    const harness = makeVisitorHarness();
    addAna(harness);
    await harness.account().sendVerificationCode(NEW);
    await logIn(harness, ANA_EMAIL);
    expect(harness.state().account.newUser).toBeNull();
  });
});

describe('the suggested e-mail', () => {
  it('is the reserved one, or else a valid one from the guest form', async () => {
    const harness = await startedHarness('testing');
    const { guestUser } = harness.state().identity;
    const tell = (emailAddress: string) =>
      harness.runner().send({ type: 'guestInfoSaved', info: { ...guestUser, emailAddress } });
    expect(harness.account().suggestedEmail()).toBe('');
    tell('not an e-mail');
    expect(harness.account().suggestedEmail()).toBe('');
    tell(ANA_EMAIL);
    expect(harness.account().suggestedEmail()).toBe(ANA_EMAIL);
    await harness.account().sendVerificationCode(NEW);
    expect(harness.account().suggestedEmail()).toBe(NEW);
  });
});

describe('the first profile', () => {
  it('cannot be created without a login', async () => {
    const harness = makeVisitorHarness();
    expect(await harness.account().profiles.saveNew(PROFILE)).toMatchObject({ error: { code: 'PROFILE_NOT_FOUND' } });
    expect(harness.backend.calls).toEqual([]);
  });

  it('stores nothing in a browser that was logged out meanwhile', async () => {
    const harness = makeVisitorHarness();
    await register(harness, NEW);
    const saving = harness.account().profiles.saveNew(PROFILE);
    harness.actions().logOut();
    expect((await saving).ok).toBe(false);
    expect([harness.state().identity.profiles, harness.navigator.current()]).toEqual([[], '/']);
    expect(harness.storage.read('person')).toMatchObject({ who: null });
  });
});

describe('a guest whose result was accepted', () => {
  it('has it saved into the account with the first profile, without a second report, and continues at the last step', async () => {
    const harness = await guestRegistered();
    expect(harness.state().account.isAfterGuest).toBe(true);
    expect(redirectOf('tester', harness.state())).toBe('/profile/new');
    expect((await harness.account().profiles.saveNew(PROFILE)).ok).toBe(true);
    const { identity, session, account } = harness.state();
    expect(lastResult(harness)).toMatchObject({
      sendToAims: false,
      isAnonymous: false,
      result: 'negative',
      testId: session.testId,
      profileId: identity.profiles[0]?.profileId,
      userGroupId: identity.currentUser?.user_groups[0],
    });
    expect([harness.navigator.current(), harness.step()]).toEqual(['/test-steps', 'reporting-information']);
    expect([account.isAfterGuest, identity.guestForm.firstName]).toEqual([false, '']);
    await harness.actions().pressNext();
    expect([harness.step(), harness.navigator.current()]).toEqual(['none', '/home']);
  });

  it('keeps the entered data for the profile over a reload', async () => {
    const harness = await guestRegistered();
    harness.reload();
    expect(harness.state().identity.guestForm).toMatchObject({ firstName: 'Ana', zipCode: '94110' });
    expect(harness.state().account.isAfterGuest).toBe(true);
    expect((await harness.account().profiles.saveNew(PROFILE)).ok).toBe(true);
    expect(harness.step()).toBe('reporting-information');
  });

  it('can correct the profile after a reload when the result could not be saved, and sends it only once that is saved', async () => {
    const harness = await guestRegistered();
    harness.backend.failNext('POST /test-results/create', 503);
    await harness.account().profiles.saveNew(PROFILE);
    harness.reload();
    const corrected = { person: { ...PROFILE.person, firstName: 'Anna' }, consentToReport: true };
    harness.backend.failNext('PUT /profiles/edit', 503);
    expect((await harness.account().profiles.saveNew(corrected)).ok).toBe(false);
    expect(callsOf(harness, 'POST /test-results/create')).toBe(1);
    expect((await harness.account().profiles.saveNew(corrected)).ok).toBe(true);
    expect(harness.state().identity.profiles).toMatchObject([{ firstName: 'Anna', isDefaultProfile: true }]);
    expect([callsOf(harness, 'POST /profiles/create'), harness.step()]).toEqual([1, 'reporting-information']);
  });

  it('continues at the last step, wherever the registration began', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('dispose-kit');
    await register(harness, NEW);
    await harness.account().profiles.saveNew(PROFILE);
    expect(harness.step()).toBe('reporting-information');
  });

  it('may cancel the test, and can then start another', async () => {
    const harness = await guestRegistered();
    harness.actions().cancelTest();
    expect(harness.state().account.isAfterGuest).toBe(false);
    expect((await harness.account().profiles.saveNew(PROFILE)).ok).toBe(true);
    expect(callsOf(harness, 'POST /test-results/create')).toBe(0);
    await harness.actions().startTest('testing');
    expect([redirectOf('tester', harness.state()), harness.step()]).toEqual([null, 'intro-welcome']);
  });
});

describe('a guest who registers during a test', () => {
  it('continues the test at the same step with the first profile, and submits it as the account', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('submit-report');
    await register(harness, NEW);
    expect([harness.state().account.isAfterGuest, redirectOf('tester', harness.state())]).toEqual([
      false,
      '/profile/new',
    ]);
    await harness.account().profiles.saveNew(PROFILE);
    expect([harness.navigator.current(), harness.step()]).toEqual(['/test-steps', 'submit-report']);
    expect(redirectOf('tester', harness.state())).toBeNull();
    await harness.passUntil('dispose-kit');
    expect(lastResult(harness)).toMatchObject({
      sendToAims: true,
      profileId: harness.state().identity.profiles[0]?.profileId,
    });
  });

  it('goes home when no cassette is scanned yet', async () => {
    const harness = await startedHarness('testing');
    await register(harness, NEW);
    await harness.account().profiles.saveNew(PROFILE);
    expect([harness.step(), harness.navigator.current()]).toEqual(['none', '/home']);
  });
});
