import { describe, expect, it } from 'vitest';
import { INITIAL_STATE, type AppState } from '../../../core/flow/app-state.ts';
import { FLOWS, stepNumber } from '../../../core/flow/flows.ts';
import { isLoggedOutOnEntry, isOriginRemembered, redirectOf } from '../../../core/flow/guards.ts';
import { ROUTE_ROWS, type GuardName } from '../../../core/flow/app-routes.ts';

const visitor = INITIAL_STATE;
const guest: AppState = { ...visitor, identity: { ...visitor.identity, isGuestLogin: true } };
const testing: AppState = { ...guest, session: { ...guest.session, currentStep: 0 } };
const holding: AppState = {
  ...testing,
  session: {
    ...testing.session,
    currentStep: stepNumber(FLOWS.testing, 'remove-foil'),
    deviceId: '1A1B2C3D4COV26000172',
  },
};
const currentUser = {
  uuid: 'user-1',
  username: 'ana@mail.example',
  first_name: 'Ana',
  last_name: 'Ruiz',
  email: 'ana@mail.example',
  user_groups: ['group-1'],
  otpDevices: [],
};
const saved: AppState = { ...visitor, identity: { ...visitor.identity, currentUser } };
const profile = {
  profileId: 'profile-1',
  userGroupId: 'group-1',
  firstName: 'Ana',
  lastName: 'Ruiz',
  label: '',
  zipCode: '94110',
  dateOfBirth: null,
  age: 38,
  isDefaultProfile: true,
  consentToReport: false,
};
const verified: AppState = { ...saved, account: { ...saved.account, isLoginVerified: true } };
const withProfile: AppState = { ...verified, identity: { ...verified.identity, profiles: [profile] } };
const wanting: AppState = { ...verified, account: { ...verified.account, wantedRoute: '/change-password' } };
const challenged: AppState = {
  ...visitor,
  account: {
    ...visitor.account,
    otpChallenge: { challengeId: 'challenge-1', otpDevices: ['EMAIL_Mail'], device: 'EMAIL_Mail' },
  },
};
const holdingPlace: AppState = {
  ...visitor,
  account: { ...visitor.account, newUser: { email: 'ana@mail.example', isVerified: false } },
};
const emailVerified: AppState = {
  ...visitor,
  account: { ...visitor.account, newUser: { email: 'ana@mail.example', isVerified: true } },
};
const afterGuest: AppState = { ...verified, account: { ...verified.account, isAfterGuest: true } };

describe('route guards', () => {
  it.each([
    ['public', visitor, null],
    ['landing', visitor, null],
    ['landing', guest, null],
    ['landing', testing, null],
    ['landing', holding, '/home'],
    ['landing', saved, null],
    ['landing', verified, '/home'],
    ['login', visitor, null],
    ['login', saved, null],
    ['login', challenged, '/one-time-password'],
    ['login', verified, '/home'],
    ['login', wanting, '/change-password'],
    ['oneTimePassword', visitor, '/login'],
    ['oneTimePassword', challenged, null],
    ['oneTimePassword', verified, '/home'],
    ['registering', visitor, null],
    ['registering', guest, null],
    ['registering', verified, '/profile/new'],
    ['registering', withProfile, '/home'],
    ['newUser', visitor, '/email-verification'],
    ['newUser', holdingPlace, null],
    ['verifiedNewUser', visitor, '/email-verification'],
    ['verifiedNewUser', holdingPlace, '/code-verification'],
    ['verifiedNewUser', emailVerified, null],
    ['identified', visitor, '/'],
    ['identified', guest, null],
    ['identified', saved, null],
    ['account', visitor, '/'],
    ['account', guest, '/home'],
    ['account', saved, null],
    ['profiles', visitor, '/'],
    ['profiles', guest, '/home'],
    ['profiles', saved, '/profile/new'],
    ['profiles', withProfile, null],
    ['tester', visitor, '/'],
    ['tester', guest, '/home'],
    ['tester', testing, null],
    ['tester', afterGuest, '/profile/new'],
  ] as const)('%s: case %#', (guard, state, target) => {
    expect(redirectOf(guard, state)).toBe(target);
  });
});

describe('a verified login on the way to a new account or password', () => {
  const LOGGING_OUT = Object.entries(ROUTE_ROWS)
    .filter(([, { guard }]) => isLoggedOutOnEntry(guard, verified))
    .map(([route]) => route);

  it('is dropped on the terms, the privacy policy, the disclaimer and a reset link', () => {
    expect(LOGGING_OUT.toSorted()).toEqual(['disclaimer', 'privacyAgreement', 'resetPassword', 'terms']);
  });

  it.each([visitor, guest, saved])('does not apply to other users: case %#', (state) => {
    expect(isLoggedOutOnEntry('signedOut', state)).toBe(false);
  });
});

describe('the page that a visitor requested', () => {
  it.each<[GuardName, AppState, boolean]>([
    ['account', visitor, true],
    ['identified', visitor, true],
    ['tester', visitor, true],
    ['profiles', visitor, true],
    ['profiles', verified, false],
    ['newUser', visitor, false],
    ['account', guest, false],
    ['account', { ...visitor, view: { ...visitor.view, logoutMessage: 'signedOut' } }, false],
  ])('%s: case %#', (guard, state, isRemembered) => {
    expect(isOriginRemembered(guard, state)).toBe(isRemembered);
  });
});
