import { describe, expect, it } from 'vitest';
import { ACCESS_REFRESH_MS, INACTIVITY_LOGOUT_MS, INACTIVITY_NOTICE_MS } from '../../../../core/domain/limits.ts';
import { asPerson } from '../../../../core/flow/person.ts';
import { inactivityAt } from '../../../../core/use-cases/account/last-input.ts';
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
  anaLoggedIn,
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

  it('begins at login', async () => {
    const harness = makeVisitorHarness();
    addAna(harness);
    harness.storage.write('lastInputAt', START - 2 * INACTIVITY_LOGOUT_MS);
    await logIn(harness, ANA_EMAIL);
    await harness.keeper().check();
    expect(harness.state().identity.currentUser).not.toBeNull();
  });

  it('is not measured for a visitor', async () => {
    const harness = makeVisitorHarness();
    harness.keeper().noteInput();
    await checkedAfter(harness, 2 * INACTIVITY_LOGOUT_MS);
    expect(harness.state().view.logoutMessage).toBeNull();
    expect(harness.storage.read('lastInputAt')).toBeUndefined();
  });

  it('restarts with an input, which closes the notice', async () => {
    const harness = await anaLoggedIn();
    await checkedAfter(harness, NOTICE_AT);
    harness.keeper().noteInput();
    await harness.keeper().check();
    expect(harness.state().view.isInactivityWarned).toBe(false);
    await checkedAfter(harness, NOTICE_AT - 1);
    expect(harness.state().identity.currentUser).not.toBeNull();
  });

  it('is over when the computer wakes after an hour: neither input nor "Stay" restarts it', async () => {
    const harness = await anaLoggedIn();
    await checkedAfter(harness, NOTICE_AT);
    harness.clock.advance(3 * INACTIVITY_LOGOUT_MS);
    harness.keeper().noteInput();
    harness.keeper().stay();
    expect(harness.state().identity.currentUser).toBeNull();
    expect(harness.state().view.logoutMessage).toBe('inactivity');
  });

  it('restarts when the clock was set back', async () => {
    const harness = await anaLoggedIn();
    harness.clock.set(START - 24 * 60 * MINUTE);
    await harness.keeper().check();
    await checkedAfter(harness, NOTICE_AT);
    expect(harness.state().view.isInactivityWarned).toBe(true);
    await checkedAfter(harness, INACTIVITY_NOTICE_MS);
    expect(harness.state().identity.currentUser).toBeNull();
  });

  it('is not over during a test because the clock was set forward, for guests and accounts', async () => {
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

  it('is over during a test once the page has counted the hour, however often the clock was set forward', async () => {
    const harness = await anaTesting('collection-method');
    harness.keeper().noteInput();
    harness.clock.set(harness.clock.now() + 10 * MINUTE);
    await checkedAfter(harness, INACTIVITY_LOGOUT_MS);
    expect(harness.state().view.logoutMessage).toBe('inactivity');
  });

  it('restarts during a test with an input in another tab', async () => {
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

  it('ignores an invalid instant in the storage', async () => {
    const harness = await anaLoggedIn();
    harness.storage.write('lastInputAt', 'yesterday');
    await harness.keeper().check();
    expect(harness.storage.read('lastInputAt')).toBe(START);
  });
});

describe('reopening a closed page', () => {
  async function backAfter(harness: FlowHarness, milliseconds: number): Promise<FlowHarness> {
    harness.clock.advance(milliseconds);
    harness.reload();
    await harness.keeper().begin();
    return harness;
  }

  it('within the hour verifies the saved login and reloads the profiles', async () => {
    const harness = await anaLoggedIn();
    const person = asPerson(harness.storage.read('person'));
    harness.storage.write('person', { ...person, who: { ...person?.who, profiles: [] } });
    await backAfter(harness, INACTIVITY_LOGOUT_MS - 1);
    expect(harness.state().account.isLoginVerified).toBe(true);
    expect(harness.state().identity.profiles.map(({ firstName }) => firstName)).toEqual(['Ana', 'Leo']);
  });

  it('after the hour logs out, and makes no other call', async () => {
    const harness = await backAfter(await anaLoggedIn(), INACTIVITY_LOGOUT_MS);
    expect(harness.state().view.logoutMessage).toBe('inactivity');
    expect(refreshes(harness)).toBe(0);
  });

  it('within the hour resumes a test, and after it ends one that no timer holds', async () => {
    const harness = await backAfter(await anaTesting('collection-method'), INACTIVITY_LOGOUT_MS - 1);
    expect(harness.step()).toBe('collection-method');
    await backAfter(harness, INACTIVITY_LOGOUT_MS);
    expect([harness.step(), harness.state().view.logoutMessage]).toEqual(['none', 'inactivity']);
  });

  it('without the network stays logged in, unverified, with the stored profiles', async () => {
    const harness = await anaLoggedIn();
    harness.backend.setOnline(false);
    await backAfter(harness, MINUTE);
    expect(harness.state().identity.profiles).toHaveLength(2);
    expect(harness.state().account.isLoginVerified).toBe(false);
    expect(harness.state().view.backgroundError?.code).toBe('NETWORK_REQUEST_FAILED');
  });
});

describe('the access token', () => {
  it('is renewed every 20 minutes', async () => {
    const harness = await anaLoggedIn();
    await checkedAfter(harness, ACCESS_REFRESH_MS - 1);
    expect(refreshes(harness)).toBe(0);
    await checkedAfter(harness, 1);
    expect(refreshes(harness)).toBe(1);
    await checkedAfter(harness, ACCESS_REFRESH_MS - 1);
    expect(refreshes(harness)).toBe(1);
    await checkedAfter(harness, 1);
    expect(refreshes(harness)).toBe(2);
  });

  it('is not requested for a guest', async () => {
    const harness = makeFlowHarness();
    await checkedAfter(harness, ACCESS_REFRESH_MS);
    expect(refreshes(harness)).toBe(0);
  });

  it('logs out without a message when its renewal is rejected', async () => {
    const harness = await anaLoggedIn();
    await harness.backend.authApi.logOut();
    await checkedAfter(harness, ACCESS_REFRESH_MS);
    expect(harness.state().identity.currentUser).toBeNull();
    expect([harness.state().view.logoutMessage, harness.navigator.current()]).toEqual([null, '/']);
  });

  it('is requested again at the next check after a network failure', async () => {
    const harness = await anaLoggedIn();
    harness.backend.setOnline(false);
    await checkedAfter(harness, ACCESS_REFRESH_MS);
    expect(harness.state().identity.currentUser).not.toBeNull();
    harness.backend.setOnline(true);
    await checkedAfter(harness, MINUTE);
    expect([refreshes(harness), harness.state().view.logoutMessage]).toEqual([1, null]);
  });
});

describe('a late response', () => {
  /** Ana's renewal is on its way, and Ben signs in meanwhile. */
  async function overtaken(isRejected: boolean): Promise<FlowHarness> {
    const harness = await anaLoggedIn();
    addBen(harness);
    if (isRejected) harness.backend.failNext('POST /auth/refresh', 401);
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

  it('for an earlier user does not replace the current one', async () => {
    const harness = await overtaken(false);
    expect(harness.state().identity.currentUser?.email).toBe('eve@mail.example');
  });

  it('that rejects an earlier user does not log out the current one', async () => {
    const harness = await overtaken(true);
    expect(harness.state().identity.currentUser?.email).toBe('eve@mail.example');
  });

  it('that rejects an earlier login does not end a new one of the same person', async () => {
    const harness = await anaLoggedIn();
    const user = harness.state().identity.currentUser;
    if (user === null) throw new Error('No one is logged in.');
    harness.backend.failNext('POST /auth/refresh', 401);
    harness.clock.advance(ACCESS_REFRESH_MS);
    const checking = harness.keeper().check();
    harness.runner().send({ type: 'loggedOut', message: 'signedOut' });
    harness.runner().send({ type: 'userLoggedIn', user, profiles: [] });
    await checking;
    expect(harness.state().identity.currentUser?.uuid).toBe(user.uuid);
  });

  it('with the profiles of an earlier user does not show them to the current one', async () => {
    const harness = await anaLoggedIn();
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

describe('a page that was frozen while another person logged in in another tab', () => {
  /** Ana's page receives no message about her logout and Ben's login. */
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

  it('drops the earlier user at the first check, and does not affect the other tab', async () => {
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

  it('does so when the server returns the other user first', async () => {
    const { harness } = await asleep();
    harness.storage.remove('person');
    harness.clock.advance(ACCESS_REFRESH_MS);
    await harness.keeper().check();
    await harness.runner().settled();
    expect([harness.state().identity.currentUser, harness.step()]).toEqual([null, 'none']);
    expect(callsOf(harness, 'POST /auth/logout')).toBe(1);
  });
});
