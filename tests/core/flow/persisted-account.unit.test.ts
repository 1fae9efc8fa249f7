import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeMemoryStorage } from '../../../adapters/memory/memory-storage.ts';
import { NO_ACCOUNT, NO_IDENTITY } from '../../../core/flow/app-state.ts';
import { forgetAll, PERSISTED_KEYS, readState } from '../../../core/flow/persisted-state.ts';
import { PARKED_TEST_KEY, parkedTestOf, parkTest } from '../../../core/flow/parked-test.ts';
import { assertProperty } from '../../support/assert-property.ts';
import { makeVisitorHarness, type FlowHarness } from '../../support/flow-harness.ts';
import { anaLoggedIn, anaTesting } from '../../support/accounts.ts';

function reloaded(...events: Parameters<ReturnType<FlowHarness['runner']>['send']>[0][]): FlowHarness {
  const harness = makeVisitorHarness();
  for (const event of events) harness.runner().send(event);
  harness.reload();
  return harness;
}

describe('what a reload restores during login and registration', () => {
  it('the login that waits for its code, and the address of the code', () => {
    const otpDevices = ['EMAIL_Mail', 'PHONE_Phone'];
    const harness = reloaded(
      { type: 'otpRequired', challengeId: 'challenge-1', otpDevices },
      { type: 'newCodeSent', device: 'PHONE_Phone' },
    );
    expect(harness.state().account.otpChallenge).toEqual({
      challengeId: 'challenge-1',
      otpDevices,
      device: 'PHONE_Phone',
    });
  });

  it('the reserved e-mail, and whether it was verified', () => {
    const harness = reloaded({ type: 'verificationCodeSent', email: 'ana@mail.example' }, { type: 'emailVerified' });
    expect(harness.state().account.newUser).toEqual({ email: 'ana@mail.example', isVerified: true });
  });

  it('the current user as unverified, and not the page that a visitor requested', async () => {
    const harness = await anaLoggedIn();
    harness.runner().send({ type: 'routeWanted', route: '/change-password' });
    const { identity } = harness.state();
    harness.reload();
    expect(harness.state().identity).toEqual(identity);
    expect(harness.state().account).toEqual(NO_ACCOUNT);
  });
});

describe('profiles stored by an earlier version', () => {
  it('have only an age, and are still valid', async () => {
    const harness = await anaLoggedIn();
    const { profiles } = harness.state().identity;
    const older = profiles.map(({ dateOfBirth: _birth, ...others }) => others);
    harness.storage.write(PERSISTED_KEYS.profiles, [...older, null]);
    harness.reload();
    expect(harness.state().identity.profiles).toEqual(profiles.map((one) => ({ ...one, dateOfBirth: null })));
  });
});

describe('a storage with arbitrary contents', () => {
  it.each([
    ['otpChallenge', { challengeId: 'challenge-1' }],
    ['otpChallenge', { challengeId: 7, otpDevices: ['EMAIL_Mail'] }],
    ['otpChallenge', { challengeId: 'challenge-1', otpDevices: [1, null] }],
    ['newUser', { email: 1, isVerified: true }],
    ['newUser', 'ana@mail.example'],
    ['isAfterGuest', 'true'],
  ])('has no %s in %j', (part, value) => {
    const storage = makeMemoryStorage();
    storage.write(PERSISTED_KEYS.account, { [part]: value });
    expect(readState(storage).account).toEqual(NO_ACCOUNT);
  });

  it('sends a code to the first device when none is stored', () => {
    const storage = makeMemoryStorage();
    storage.write(PERSISTED_KEYS.account, { otpChallenge: { challengeId: 'challenge-1', otpDevices: ['EMAIL_Mail'] } });
    expect(readState(storage).account.otpChallenge?.device).toBe('EMAIL_Mail');
  });

  it('never throws, and restores no user from invalid data', () => {
    const keys = [...Object.values(PERSISTED_KEYS), PARKED_TEST_KEY];
    assertProperty(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...keys), fc.jsonValue())), (entries) => {
        const storage = makeMemoryStorage();
        for (const [key, value] of entries) storage.write(key, value);
        const { account, identity } = readState(storage);
        parkedTestOf(storage, 'user-1');
        expect(typeof account.isAfterGuest).toBe('boolean');
        const stored = storage.read(PERSISTED_KEYS.currentUser);
        const isRecord = typeof stored === 'object' && stored !== null && !Array.isArray(stored);
        if (!isRecord && storage.read(PERSISTED_KEYS.isGuestLogin) !== true) expect(identity).toEqual(NO_IDENTITY);
      }),
    );
  });

  it('holds no personal data after everything is cleared', () => {
    const storage = makeMemoryStorage();
    for (const key of [...Object.values(PERSISTED_KEYS), 'lastInputAt', 'language', 'username'])
      storage.write(key, 'x');
    forgetAll(storage);
    const left = [...Object.values(PERSISTED_KEYS), 'lastInputAt', 'language', 'username'].filter(
      (key) => storage.read(key) !== undefined,
    );
    expect(left).toEqual(['language', 'username']);
  });
});

describe('the test of an account', () => {
  it('is parked for that account only', async () => {
    const harness = await anaTesting('warnings');
    const { storage } = harness;
    const ana = harness.state().identity.currentUser?.uuid ?? '';
    parkTest(storage, 'ben');
    expect(parkedTestOf(storage, 'ben')).toBeNull();
    parkTest(storage, ana);
    expect([parkedTestOf(storage, ana), parkedTestOf(storage, 'ben')]).toEqual([harness.state().session, null]);
  });
});

describe('a new code', () => {
  it('without a pending login changes nothing', () => {
    const harness = makeVisitorHarness();
    harness.runner().send({ type: 'newCodeSent', device: 'EMAIL_Mail' });
    harness.runner().send({ type: 'emailVerified' });
    expect(harness.state().account).toEqual(NO_ACCOUNT);
  });
});
