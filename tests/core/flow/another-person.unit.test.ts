import { describe, expect, it } from 'vitest';
import { addAna, addBen, ANA_EMAIL, BEN_EMAIL, callsOf, logIn, PASSWORD } from '../../support/accounts.ts';
import { CASSETTE, makeVisitorHarness, type FlowHarness, type HarnessTab } from '../../support/flow-harness.ts';
import { storedSession } from '../../support/stored-test.ts';

const MINUTE = 60_000;

interface TwoTabs {
  readonly harness: FlowHarness;
  /** Opened before the login, so it shows the landing page. */
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

/** The first tab receives no more messages, like a page frozen by the browser. */
const freeze = (harness: FlowHarness): void => harness.runner().close();

describe('a tab whose user was replaced in another tab', () => {
  it('stores nothing when its wait ends, and explains why it closes', async () => {
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
    expect(other.runner.test(bens.testId ?? '')?.open?.session).toEqual(bens);
  });

  it.each([
    ['a press', ({ actions }: FlowHarness) => actions().pressNext()],
    ['a renewal that is rejected', ({ keeper }: FlowHarness) => keeper().check()],
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
    expect(harness.storage.read('person')).toMatchObject({ who: { user: { email: BEN_EMAIL } } });
    expect(callsOf(harness, 'POST /auth/logout')).toBe(logouts);
  });

  it('is notified, and its test is parked for its owner', async () => {
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

  it('keeps its test parked when a guest starts in the other tab', async () => {
    const { harness, other } = await anaWaits();
    other.actions.continueAsGuest();
    await other.runner.settled();
    expect(harness.state().view.logoutMessage).toBe('loginEnded');
    expect(other.runner.current().session.deviceId).toBeNull();
    other.actions.logOut();
    await logIn(harness, ANA_EMAIL);
    expect(harness.step()).toBe('countdown');
  });

  it('explains that another person logged in, when no test was under way', async () => {
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

describe('consecutive guests', () => {
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

  it('are two people: the tab of the first one stores nothing, and is logged out', async () => {
    const { harness, other } = await nextGuest();
    await harness.actions().pressNext();
    expect(harness.state().view.logoutMessage).toBe('otherPerson');
    expect(storedSession(harness.storage)).toEqual(other.runner.current().session);
  });

  it('are two people for the login keeper too', async () => {
    const { harness, other } = await nextGuest();
    await harness.keeper().check();
    expect([harness.state().identity.isGuestLogin, harness.step()]).toEqual([false, 'none']);
    expect(other.runner.current().identity.isGuestLogin).toBe(true);
  });

  it('share no data when the first one was only logged out', async () => {
    const { harness, other } = await nextGuest();
    other.actions.logOut();
    await harness.actions().scanCode(CASSETTE);
    await harness.actions().pressNext();
    expect(harness.state().view.logoutMessage).toBe('otherTab');
    expect(storedSession(harness.storage)).toBeUndefined();
  });

  it('are not logged out by a late message about an earlier logout', async () => {
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

describe('a storage that is cleared while a tab is open', () => {
  it('is filled again without data loss', async () => {
    const harness = makeVisitorHarness();
    harness.actions().continueAsGuest();
    await harness.actions().startTest('testing');
    await harness.passUntil('collection-method');
    harness.storage.keys().forEach((key) => harness.storage.remove(key));
    await harness.passStep();
    harness.reload();
    expect([harness.state().identity.isGuestLogin, harness.state().session.deviceId === null]).toEqual([true, false]);
  });
});
