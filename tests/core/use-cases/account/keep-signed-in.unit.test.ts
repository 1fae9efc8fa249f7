import { describe, expect, it } from 'vitest';
import { ACCESS_REFRESH_MS, INACTIVITY_LOGOUT_MS, INACTIVITY_NOTICE_MS } from '../../../../core/domain/limits.ts';
import { inactivityAt } from '../../../../core/flow/inactivity.ts';
import {
  makeFlowHarness,
  makeVisitorHarness,
  START,
  startedHarness,
  type FlowHarness,
} from '../../../support/flow-harness.ts';
import {
  addAna,
  addBen,
  ANA_EMAIL,
  anaSignedIn,
  anaTesting,
  BEN_EMAIL,
  callsOf,
  logIn,
} from '../../../support/accounts.ts';

const MINUTE = 60_000;
const NOTICE_AT = INACTIVITY_LOGOUT_MS - INACTIVITY_NOTICE_MS;

function refreshes(harness: FlowHarness): number {
  return callsOf(harness, 'POST /auth/refresh');
}

async function checkedAfter(harness: FlowHarness, milliseconds: number): Promise<void> {
  harness.clock.advance(milliseconds);
  await harness.keeper().check();
}

describe('the time without input', () => {
  it.each([
    [NOTICE_AT - 1, 'none'],
    [NOTICE_AT, 'quiet'],
    [INACTIVITY_LOGOUT_MS - 1, 'quiet'],
    [INACTIVITY_LOGOUT_MS, 'over'],
  ] as const)('of %i milliseconds means %s', (idle, meaning) => {
    expect(inactivityAt(START, START + idle)).toBe(meaning);
  });

  it('begins with the sign-in', async () => {
    const harness = makeVisitorHarness();
    addAna(harness);
    harness.storage.write('lastInputAt', START - 2 * INACTIVITY_LOGOUT_MS);
    await logIn(harness, ANA_EMAIL);
    await harness.keeper().check();
    expect(harness.state().identity.currentUser).not.toBeNull();
  });

  it('brings a notice at 58 minutes and the logout at 60, with its message', async () => {
    const harness = await anaSignedIn();
    await checkedAfter(harness, NOTICE_AT - 1);
    expect(harness.state().view.isInactivityWarned).toBe(false);
    await checkedAfter(harness, 1);
    expect(harness.state().view.isInactivityWarned).toBe(true);
    await checkedAfter(harness, INACTIVITY_NOTICE_MS);
    expect(harness.state().identity.currentUser).toBeNull();
    expect([harness.state().view.logoutMessage, harness.navigator.current()]).toEqual(['inactivity', '/']);
  });

  it('logs a guest out too', async () => {
    const harness = makeFlowHarness();
    await checkedAfter(harness, INACTIVITY_LOGOUT_MS);
    expect([harness.state().identity.isGuestLogin, harness.state().view.logoutMessage]).toEqual([false, 'inactivity']);
  });

  it('is none of a visitor', async () => {
    const harness = makeVisitorHarness();
    harness.keeper().noteInput();
    await checkedAfter(harness, 2 * INACTIVITY_LOGOUT_MS);
    expect(harness.state().view.logoutMessage).toBeNull();
    expect(harness.storage.read('lastInputAt')).toBeUndefined();
  });

  it('starts again with an input, which takes the notice away', async () => {
    const harness = await anaSignedIn();
    await checkedAfter(harness, NOTICE_AT);
    harness.keeper().noteInput();
    await harness.keeper().check();
    expect(harness.state().view.isInactivityWarned).toBe(false);
    await checkedAfter(harness, NOTICE_AT - 1);
    expect(harness.state().identity.currentUser).not.toBeNull();
  });

  it('starts again in every tab with an input in one', async () => {
    const harness = await anaSignedIn();
    const other = harness.openTab();
    harness.clock.advance(NOTICE_AT);
    other.keeper.noteInput();
    await checkedAfter(harness, NOTICE_AT - 1);
    expect(harness.state().view).toMatchObject({ isInactivityWarned: false, logoutMessage: null });
  });

  it('starts again with "Stay"', async () => {
    const harness = await anaSignedIn();
    await checkedAfter(harness, NOTICE_AT);
    harness.keeper().stay();
    expect(harness.state().view.isInactivityWarned).toBe(false);
    await checkedAfter(harness, NOTICE_AT - 1);
    expect(harness.state().identity.currentUser).not.toBeNull();
  });

  it('is over, whoever wakes a device that slept: neither input nor "Stay" brings the hour back', async () => {
    const harness = await anaSignedIn();
    await checkedAfter(harness, NOTICE_AT);
    harness.clock.advance(3 * INACTIVITY_LOGOUT_MS);
    harness.keeper().noteInput();
    harness.keeper().stay();
    expect(harness.state().identity.currentUser).toBeNull();
    expect(harness.state().view.logoutMessage).toBe('inactivity');
  });

  it('is counted anew where the clock was put back', async () => {
    const harness = await anaSignedIn();
    harness.clock.set(START - 24 * 60 * MINUTE);
    await harness.keeper().check();
    await checkedAfter(harness, NOTICE_AT);
    expect(harness.state().view.isInactivityWarned).toBe(true);
    await checkedAfter(harness, INACTIVITY_NOTICE_MS);
    expect(harness.state().identity.currentUser).toBeNull();
  });

  it('is not over for a test under way where the clock was set forward, for guests and accounts', async () => {
    for (const harness of [await anaTesting('countdown'), await startedHarness('testing')]) {
      const { session } = harness.state();
      harness.keeper().noteInput();
      harness.clock.set(harness.clock.now() + INACTIVITY_LOGOUT_MS + MINUTE);
      await harness.keeper().check();
      expect(harness.state()).toMatchObject({ session, view: { logoutMessage: null, isInactivityWarned: false } });
      await checkedAfter(harness, NOTICE_AT);
      expect(harness.state().view.isInactivityWarned).toBe(true);
      harness.keeper().stay();
      await checkedAfter(harness, INACTIVITY_LOGOUT_MS);
      expect(harness.state().view.logoutMessage).toBe('inactivity');
    }
  });

  it('is over for a test under way once the page has counted the hour, however often the clock was put forward', async () => {
    const harness = await anaTesting('collection-method');
    harness.keeper().noteInput();
    harness.clock.set(harness.clock.now() + 10 * MINUTE);
    await checkedAfter(harness, INACTIVITY_LOGOUT_MS);
    expect(harness.state().view.logoutMessage).toBe('inactivity');
  });

  it('of a test under way starts again with an input in another tab', async () => {
    const harness = await anaTesting('collection-method');
    const other = harness.openTab();
    await harness.keeper().check();
    harness.clock.advance(NOTICE_AT);
    other.keeper.noteInput();
    await harness.keeper().check();
    harness.clock.set(harness.clock.now() + INACTIVITY_LOGOUT_MS);
    await checkedAfter(harness, MINUTE);
    expect(harness.state().identity.currentUser).not.toBeNull();
  });

  it('does not stand in the storage of what was never an instant', async () => {
    const harness = await anaSignedIn();
    harness.storage.write('lastInputAt', 'yesterday');
    await harness.keeper().check();
    expect(harness.storage.read('lastInputAt')).toBe(START);
  });
});

describe('coming back to a closed page', () => {
  async function backAfter(harness: FlowHarness, milliseconds: number): Promise<FlowHarness> {
    harness.clock.advance(milliseconds);
    harness.reload();
    await harness.keeper().begin();
    return harness;
  }

  it('within the hour verifies the saved login and fetches the profiles again', async () => {
    const harness = await anaSignedIn();
    harness.storage.write('profiles', []);
    await backAfter(harness, INACTIVITY_LOGOUT_MS - 1);
    expect(harness.state().account.isLoginVerified).toBe(true);
    expect(harness.state().identity.profiles.map(({ firstName }) => firstName)).toEqual(['Ana']);
  });

  it('after the hour logs out, and asks the server for nothing but that', async () => {
    const harness = await backAfter(await anaSignedIn(), INACTIVITY_LOGOUT_MS);
    expect(harness.state().view.logoutMessage).toBe('inactivity');
    expect(refreshes(harness)).toBe(0);
  });

  it('finds a test that was under way, however late', async () => {
    const harness = await backAfter(await anaTesting('collection-method'), 5 * INACTIVITY_LOGOUT_MS);
    expect(harness.step()).toBe('collection-method');
    await checkedAfter(harness, MINUTE);
    expect(harness.state().identity.currentUser).not.toBeNull();
  });

  it('without the network stays signed in, unverified, with the profiles as they were', async () => {
    const harness = await anaSignedIn();
    harness.backend.setOnline(false);
    await backAfter(harness, MINUTE);
    expect(harness.state().identity.profiles).toHaveLength(1);
    expect(harness.state().account.isLoginVerified).toBe(false);
    expect(harness.state().view.backgroundError?.code).toBe('NETWORK_REQUEST_FAILED');
  });
});

describe('the access token', () => {
  it('is renewed every 20 minutes', async () => {
    const harness = await anaSignedIn();
    await checkedAfter(harness, ACCESS_REFRESH_MS - 1);
    expect(refreshes(harness)).toBe(0);
    await checkedAfter(harness, 1);
    expect(refreshes(harness)).toBe(1);
    await checkedAfter(harness, ACCESS_REFRESH_MS - 1);
    expect(refreshes(harness)).toBe(1);
    await checkedAfter(harness, 1);
    expect(refreshes(harness)).toBe(2);
  });

  it('is none of a guest', async () => {
    const harness = makeFlowHarness();
    await checkedAfter(harness, ACCESS_REFRESH_MS);
    expect(refreshes(harness)).toBe(0);
  });

  it('that is refused logs out without a word', async () => {
    const harness = await anaSignedIn();
    await harness.backend.authApi.logOut();
    await checkedAfter(harness, ACCESS_REFRESH_MS);
    expect(harness.state().identity.currentUser).toBeNull();
    expect([harness.state().view.logoutMessage, harness.navigator.current()]).toEqual([null, '/']);
  });

  it('that the network kept away is asked for again at the next look', async () => {
    const harness = await anaSignedIn();
    harness.backend.setOnline(false);
    await checkedAfter(harness, ACCESS_REFRESH_MS);
    expect(harness.state().identity.currentUser).not.toBeNull();
    harness.backend.setOnline(true);
    await checkedAfter(harness, MINUTE);
    expect([refreshes(harness), harness.state().view.logoutMessage]).toEqual([1, null]);
  });
});

describe('an answer that comes late', () => {
  /** Ana's renewal is on its way, and Ben signs in meanwhile. */
  async function overtaken(isRefused: boolean): Promise<FlowHarness> {
    const harness = await anaSignedIn();
    addBen(harness);
    if (isRefused) harness.backend.failNext('POST /auth/refresh', 401);
    harness.clock.advance(ACCESS_REFRESH_MS);
    const checking = harness.keeper().check();
    harness.runner().send({ type: 'loggedOut', message: 'signedOut' });
    const user = harness.backend.accountWith({ email: 'eve@mail.example', password: 'Quiet-Lamp-72' });
    // With the clock put back, the instant of her sign-in does not tell her from the one before.
    harness.clock.set(START);
    harness.runner().send({ type: 'userLoggedIn', user, profiles: [] });
    await checking;
    return harness;
  }

  it('to the one before changes nobody into them', async () => {
    const harness = await overtaken(false);
    expect(harness.state().identity.currentUser?.email).toBe('eve@mail.example');
  });

  it('and refuses the one before logs nobody else out', async () => {
    const harness = await overtaken(true);
    expect(harness.state().identity.currentUser?.email).toBe('eve@mail.example');
  });

  it('and refuses the sign-in before leaves the new one of the same person alone', async () => {
    const harness = await anaSignedIn();
    const user = harness.state().identity.currentUser;
    if (user === null) throw new Error('Nobody is signed in.');
    harness.backend.failNext('POST /auth/refresh', 401);
    harness.clock.advance(ACCESS_REFRESH_MS);
    const checking = harness.keeper().check();
    harness.runner().send({ type: 'loggedOut', message: 'signedOut' });
    harness.runner().send({ type: 'userLoggedIn', user, profiles: [] });
    await checking;
    expect(harness.state().identity.currentUser?.uuid).toBe(user.uuid);
  });

  it('with the profiles of the one before shows them to nobody else', async () => {
    const harness = await anaSignedIn();
    const ben = addBen(harness);
    harness.reload();
    const beginning = harness.keeper().begin();
    while (callsOf(harness, 'GET /profiles/get-all/:userId') < 2) await Promise.resolve();
    harness.runner().send({ type: 'loggedOut', message: 'signedOut' });
    harness.runner().send({ type: 'userLoggedIn', user: ben, profiles: [] });
    await beginning;
    expect(harness.state().identity.profiles).toEqual([]);
  });
});

describe('a page that slept while another person came in another tab', () => {
  /** Ana's page hears nothing of how she left and Ben came. */
  async function asleep(): Promise<{
    readonly harness: FlowHarness;
    readonly benTab: ReturnType<FlowHarness['openTab']>;
  }> {
    const harness = await anaTesting('collection-method');
    addBen(harness);
    const benTab = harness.openTab();
    harness.runner().close();
    benTab.actions.logOut();
    await benTab.runner.settled();
    await benTab.account.logIn({ email: BEN_EMAIL, password: 'Quiet-Lamp-72', isRemembered: false });
    return { harness, benTab };
  }

  it('forgets the one before at the first look, and leaves the other tab alone', async () => {
    const { harness, benTab } = await asleep();
    await harness.keeper().check();
    expect([harness.state().identity.currentUser, harness.step(), harness.navigator.current()]).toEqual([
      null,
      'none',
      '/',
    ]);
    await harness.runner().settled();
    await benTab.keeper.check();
    expect(benTab.runner.current().identity.currentUser?.email).toBe(BEN_EMAIL);
    expect(callsOf(harness, 'POST /auth/logout')).toBe(1);
  });

  it('does so when the server names the other one first', async () => {
    const { harness } = await asleep();
    harness.storage.remove('currentUser');
    harness.clock.advance(ACCESS_REFRESH_MS);
    await harness.keeper().check();
    await harness.runner().settled();
    expect([harness.state().identity.currentUser, harness.step()]).toEqual([null, 'none']);
    expect(callsOf(harness, 'POST /auth/logout')).toBe(1);
  });
});
