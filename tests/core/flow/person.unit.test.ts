import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeMemoryStorage } from '../../../adapters/memory/memory-storage.ts';
import { storedState } from '../../../core/flow/app-runner.ts';
import { NO_ACCOUNT, NO_IDENTITY } from '../../../core/flow/app-state.ts';
import { migrateStored } from '../../../core/flow/migrate-stored.ts';
import { PERSISTED_KEYS, readPerson } from '../../../core/flow/persisted-state.ts';
import { asPerson, NOBODY, ownerOf, type Person } from '../../../core/flow/person.ts';
import { reducePerson } from '../../../core/flow/reduce-person.ts';
import { recordKey } from '../../../core/flow/test-record.ts';
import { toProfileSummary } from '../../../core/domain/profile.ts';
import { anaLoggedIn } from '../../support/accounts.ts';
import { assertProperty } from '../../support/assert-property.ts';
import { makeVisitorHarness, type FlowHarness } from '../../support/flow-harness.ts';
import { aProfileDraft } from '../../support/samples.ts';

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
    const challenge = { challengeId: 'challenge-1', otpDevices, device: 'PHONE_Phone' };
    expect(harness.state().account.otpChallenge).toEqual(challenge);
  });

  it('the reserved e-mail, and whether it was verified', () => {
    const harness = reloaded({ type: 'verificationCodeSent', email: 'ana@mail.example' }, { type: 'emailVerified' });
    expect(harness.state().account.newUser).toEqual({ email: 'ana@mail.example', isVerified: true });
  });

  it('the route that a visitor requested, also while the code is awaited', () => {
    const wanted = { type: 'routeWanted', route: '/change-password' } as const;
    const challenge = { type: 'otpRequired', challengeId: 'challenge-1', otpDevices: ['EMAIL_Mail'] } as const;
    expect(reloaded(wanted).state().account.wantedRoute).toBe('/change-password');
    expect(reloaded(wanted, challenge).state().account.wantedRoute).toBe('/change-password');
    expect(reloaded(wanted, { type: 'loggedOut', message: null }).state().account.wantedRoute).toBeNull();
  });

  it('the current user as unverified', async () => {
    const harness = await anaLoggedIn();
    const { identity } = harness.state();
    harness.reload();
    expect(harness.state().identity).toEqual(identity);
    expect(harness.state().account).toEqual(NO_ACCOUNT);
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

describe('a storage with arbitrary contents', () => {
  it.each([
    ['otpChallenge', { challengeId: 'challenge-1' }],
    ['otpChallenge', { challengeId: 7, otpDevices: ['EMAIL_Mail'] }],
    ['otpChallenge', { challengeId: 'challenge-1', otpDevices: [1, null] }],
    ['newUser', { email: 1, isVerified: true }],
    ['newUser', 'ana@mail.example'],
    ['wantedRoute', 'https://other.example/home'],
    ['wantedRoute', '//other.example'],
    ['wantedRoute', 7],
  ])('has no %s in %j', (part, value) => {
    const storage = makeMemoryStorage();
    storage.write(PERSISTED_KEYS.registration, { [part]: value });
    expect(storedState(storage).account).toEqual(NO_ACCOUNT);
  });

  it('sends a code to the first device when none is stored', () => {
    const storage = makeMemoryStorage();
    const otpChallenge = { challengeId: 'challenge-1', otpDevices: ['EMAIL_Mail'] };
    storage.write(PERSISTED_KEYS.registration, { otpChallenge });
    expect(readPerson(storage).account.otpChallenge?.device).toBe('EMAIL_Mail');
  });

  it('never throws, and restores no user from invalid data', () => {
    const keys = [
      ...[...Object.values(PERSISTED_KEYS), recordKey('one'), 'session', 'currentUser', 'profiles', 'isGuestLogin'],
      ...['guestUser', 'guestForm', 'account', 'timerProof', 'outbox', 'leftTest', 'visit'],
    ];
    assertProperty(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...keys), fc.jsonValue())), (entries) => {
        const storage = makeMemoryStorage();
        for (const [key, value] of entries) storage.write(key, value);
        const isGuest = storage.read('isGuestLogin') === true;
        migrateStored(storage, 0);
        const { identity } = storedState(storage);
        expect(identity.currentUser).toBeNull();
        if (!isGuest) expect(identity).toEqual(NO_IDENTITY);
      }),
    );
  });
});

describe('the stored person', () => {
  it('keeps profiles of which an earlier version stored only the age', async () => {
    const { storage } = await anaLoggedIn();
    const person = asPerson(storage.read(PERSISTED_KEYS.person));
    if (person?.who?.kind !== 'account') throw new Error('Ana is not stored.');
    const { profiles } = person.who;
    const older = profiles.map(({ dateOfBirth: _birth, ...others }) => others);
    const read = asPerson({ ...person, who: { ...person.who, profiles: [...older, null] } });
    expect(read).toMatchObject({ who: { profiles: profiles.map((one) => ({ ...one, dateOfBirth: null })) } });
  });

  it.each([null, 'guest', { who: { kind: 'guest' } }, { visit: -0.5, who: null }])('is nobody in %j', (stored) => {
    expect(asPerson(stored)).toBeNull();
  });
});

describe('a person', () => {
  const guest = reducePerson(NOBODY, { type: 'guestContinued' });
  const user = { uuid: 'ana', first_name: 'A', last_name: 'B' } as Extract<Person['who'], { kind: 'account' }>['user'];
  const ana = reducePerson(guest, { type: 'userLoggedIn', user, profiles: [] });

  it('begins a new visit, unless they are here already', () => {
    expect([guest.visit, reducePerson(guest, { type: 'guestContinued' }).visit, ana.visit]).toEqual([1, 1, 2]);
    expect(reducePerson(ana, { type: 'userLoggedIn', user, profiles: [] }).visit).toBe(2);
    expect(reducePerson(guest, { type: 'guestContinued', continues: 'test-1' }).visit).toBe(2);
  });

  it('leaves only the number of their visit at a logout, and so is told from the next guest', () => {
    const gone = reducePerson({ ...guest, lastFlow: 'testing' }, { type: 'loggedOut', message: null });
    expect(gone).toEqual({ visit: 1, who: null, lastFlow: null });
    expect(ownerOf(reducePerson(gone, { type: 'guestContinued' }))).not.toEqual(ownerOf(guest));
  });

  it('has the names of their default profile, of which there is one', () => {
    const saved = (profileId: string, isDefaultProfile: boolean) =>
      ({ ...toProfileSummary({ ...aProfileDraft(), profileId, sex: 'female' }), isDefaultProfile }) as const;
    const [first, second] = [saved('one', true), { ...saved('two', true), firstName: 'Zoe' }];
    const { who } = [first, second].reduce((now, profile) => reducePerson(now, { type: 'profileSaved', profile }), ana);
    expect(who).toMatchObject({ user: { first_name: 'Zoe' }, profiles: [{ isDefaultProfile: false }, second] });
    expect(reducePerson(guest, { type: 'profileSaved', profile: first })).toEqual(guest);
  });
});
