import { describe, expect, it } from 'vitest';
import { addAna, addBen, ANA_EMAIL, BEN_EMAIL, callsOf, logIn, PASSWORD } from '../../support/accounts.ts';
import { CASSETTE, makeVisitorHarness, type FlowHarness, type HarnessTab } from '../../support/flow-harness.ts';

const MINUTE = 60_000;

interface TwoTabs {
  readonly harness: FlowHarness;
  /** Opened before anyone came, so it shows the landing. */
  readonly other: HarnessTab;
}

/** Ana in the wait on the first tab; the second one still shows the landing. */
async function anaWaits(): Promise<TwoTabs> {
  const harness = makeVisitorHarness();
  addAna(harness);
  addBen(harness);
  const other = harness.openTab();
  await logIn(harness, ANA_EMAIL);
  await harness.actions().startTest('testing');
  await harness.passUntil('profile-selection');
  const [profile] = harness.state().identity.profiles;
  if (profile !== undefined) harness.runner().send({ type: 'profileSelected', profile });
  await harness.passUntil('countdown');
  return { harness, other };
}

const logInAs = (tab: HarnessTab, email: string) =>
  tab.account.logIn({ email, password: PASSWORD, isRemembered: false });

/** The first tab hears nothing of the other one any more, as a page that the browser froze. */
const freeze = (harness: FlowHarness): void => harness.runner().close();

describe('a tab whose person was replaced in another tab', () => {
  it('writes nothing when its wait ends, and says why it ends', async () => {
    const { harness, other } = await anaWaits();
    freeze(harness);
    await logInAs(other, BEN_EMAIL);
    await other.actions.startTest('reporting');
    const bens = other.runner.current().session;
    harness.wait(15 * MINUTE);
    expect([harness.navigator.current(), harness.state().view.logoutMessage]).toEqual(['/', 'loginEnded']);
    expect(harness.state().identity.currentUser).toBeNull();
    other.runner.refresh();
    expect(other.runner.current().session).toEqual(bens);
    expect(harness.storage.read('session')).toMatchObject({ testId: bens.testId });
  });

  it.each([
    ['a press', ({ actions }: FlowHarness) => actions().pressNext()],
    ['a renewal that is refused', ({ keeper }: FlowHarness) => keeper().check()],
    ['a logout', ({ actions }: FlowHarness) => actions().logOut()],
  ] as const)('does not end the visit of the other one by %s', async (_what, act) => {
    const { harness, other } = await anaWaits();
    freeze(harness);
    await logInAs(other, BEN_EMAIL);
    await other.actions.startTest('reporting');
    harness.clock.advance(30 * MINUTE);
    const logouts = callsOf(harness, 'POST /auth/logout');
    await act(harness);
    await harness.runner().settled();
    await Promise.resolve();
    expect(harness.state().identity.currentUser).toBeNull();
    expect(other.runner.current().identity.currentUser?.email).toBe(BEN_EMAIL);
    expect(harness.storage.read('currentUser')).toMatchObject({ email: BEN_EMAIL });
    expect(callsOf(harness, 'POST /auth/logout')).toBe(logouts);
  });

  it('hears of it, and its test waits for its owner', async () => {
    const { harness, other } = await anaWaits();
    await logInAs(other, BEN_EMAIL);
    await Promise.resolve();
    expect(harness.state().view.logoutMessage).toBe('loginEnded');
    expect(other.runner.current().session.currentStep).toBe(-1);
    other.actions.logOut();
    await other.runner.settled();
    await logIn(harness, ANA_EMAIL);
    expect(harness.step()).toBe('countdown');
  });

  it('loses no test to a guest who starts in the other tab', async () => {
    const { harness, other } = await anaWaits();
    other.actions.continueAsGuest();
    await other.runner.settled();
    expect(harness.state().view.logoutMessage).toBe('loginEnded');
    expect(other.runner.current().session.deviceId).toBeNull();
    other.actions.logOut();
    await logIn(harness, ANA_EMAIL);
    expect(harness.step()).toBe('countdown');
  });

  it('is said to be taken over where no test was under way', async () => {
    const harness = makeVisitorHarness();
    addAna(harness);
    addBen(harness);
    const other = harness.openTab();
    await logIn(harness, ANA_EMAIL);
    await logInAs(other, BEN_EMAIL);
    await Promise.resolve();
    expect(harness.state().view.logoutMessage).toBe('otherPerson');
  });
});

describe('guests one after the other', () => {
  /** The first guest's tab is frozen; in the other tab that visit ended, and the next guest is at the first scan. */
  async function nextGuest(): Promise<TwoTabs> {
    const harness = makeVisitorHarness();
    harness.actions().continueAsGuest();
    await harness.actions().startTest('testing');
    await harness.passUntil('collection-method');
    const other = harness.openTab();
    freeze(harness);
    other.actions.logOut();
    other.actions.continueAsGuest();
    await other.actions.startTest('reporting');
    return { harness, other };
  }

  it('are two people: the tab of the first one writes nothing, and leaves', async () => {
    const { harness, other } = await nextGuest();
    await harness.actions().pressNext();
    expect(harness.state().view.logoutMessage).toBe('otherPerson');
    expect(harness.storage.read('session')).toEqual(other.runner.current().session);
  });

  it('are two people to the keeper as well', async () => {
    const { harness, other } = await nextGuest();
    await harness.keeper().check();
    expect([harness.state().identity.isGuestLogin, harness.step()]).toEqual([false, 'none']);
    expect(other.runner.current().identity.isGuestLogin).toBe(true);
  });

  it('leave nothing to each other where the first one was only logged out', async () => {
    const { harness, other } = await nextGuest();
    other.actions.logOut();
    await harness.actions().scanCode(CASSETTE);
    await harness.actions().pressNext();
    expect(harness.state().view.logoutMessage).toBe('otherTab');
    expect(harness.storage.read('session')).toBeUndefined();
  });

  it('are not logged out by a late message about the logout before them', async () => {
    const harness = makeVisitorHarness();
    harness.actions().continueAsGuest();
    const other = harness.openTab();
    other.actions.logOut();
    harness.actions().logOut();
    harness.actions().continueAsGuest();
    await Promise.resolve();
    expect(harness.state().identity.isGuestLogin).toBe(true);
  });
});

describe('a storage that was cleared under an open tab', () => {
  it('is filled again, and nothing is lost', async () => {
    const harness = makeVisitorHarness();
    harness.actions().continueAsGuest();
    await harness.actions().startTest('testing');
    await harness.passUntil('collection-method');
    const keys = ['session', 'isGuestLogin', 'guestUser', 'guestForm', 'currentUser', 'profiles', 'account', 'visit'];
    keys.forEach((key) => harness.storage.remove(key));
    await harness.passStep();
    harness.reload();
    expect([harness.state().identity.isGuestLogin, harness.state().session.deviceId === null]).toEqual([true, false]);
  });
});
