import { routeName, type ApiRouteId } from '../../../core/api/routes.ts';
import type { ErrorCode } from '../../../core/domain/error-codes.ts';
import { APP_ROUTES, ROUTE_NAMES, ROUTE_ROWS, type RouteName } from '../../../core/flow/app-routes.ts';
import type { FailingCalls } from '../../../scenarios/scenario.ts';
import { SCENARIO_EMAIL, SCENARIO_OTP_EMAIL, SCENARIO_PASSWORD } from '../../../scenarios/scenario-account.ts';
import { aGuestSubmission, anAccountSubmission } from '../../support/samples.ts';
import type { Deed, Event, Visit } from './visit.ts';

const NEW_EMAIL = 'nora@mail.example';

export const LOG_IN: readonly Deed[] = [
  { go: APP_ROUTES.login },
  { fill: { email: SCENARIO_EMAIL, password: SCENARIO_PASSWORD } },
  'log-in',
];

type Deeds = Visit['deeds'];
const visitor = (name: string, ...deeds: Deeds): Visit => ({ name, who: 'visitor', deeds });
/** A person with an account who is not logged in. */
const owner = (name: string, ...deeds: Deeds): Visit => ({ name, who: 'account', deeds });
const member = (name: string, ...deeds: Deeds): Visit => owner(name, ...LOG_IN, ...deeds);
export const at = (route: RouteName): Deed => ({ go: APP_ROUTES[route] });
/** The next call fails with the status. */
const fail = (call: ApiRouteId, status: number, about: Partial<FailingCalls[string]> = {}): Event => ({
  fail: { [routeName(call)]: { status, ...about } },
});

const DEVICE = { deviceName: 'Mail', deviceAddress: SCENARIO_OTP_EMAIL, password: SCENARIO_PASSWORD };
const NAME_DEVICE: readonly Deed[] = [
  at('otpDevices'),
  'add-device',
  { fill: { deviceType: 'EMAIL' } },
  { fill: DEVICE },
];
export const ADD_DEVICE: readonly Deed[] = [
  ...NAME_DEVICE,
  'send-code',
  { codeTo: SCENARIO_OTP_EMAIL },
  'confirm-device',
];
const PASSWORD: Deed = { fill: { password: SCENARIO_PASSWORD } };
const REGISTER: readonly Deed[] = [at('emailVerification'), { fill: { email: NEW_EMAIL } }, 'send-code'];
const ASK_FOR_LINK: readonly Deed[] = [
  at('forgotPassword'),
  { fill: { email: SCENARIO_EMAIL } },
  'send-link',
  { openLinkTo: SCENARIO_EMAIL },
];
const REQUEST: Deed = {
  fill: {
    requestType: 'technicalSupport',
    phoneNumber: '4155550123',
    supportInformation: 'The camera stays dark.',
  },
};

/** Routes that are opened by more than their address. */
const BY_MORE: readonly RouteName[] = ['testSteps', 'oneTimePassword', 'codeVerification', 'createAccount'];

const PLAIN_VISITS = ROUTE_NAMES.flatMap((name): readonly Visit[] => {
  const { path, guard } = ROUTE_ROWS[name];
  if (path.includes(':') || BY_MORE.includes(name)) return [];
  return [['identified', 'account', 'profiles'].includes(guard) ? member(name, at(name)) : visitor(name, at(name))];
});

/** Every page outside a test, in each state that is no failure. */
export const PAGE_VISITS: readonly Visit[] = [
  ...PLAIN_VISITS,
  { name: 'the second factor', who: 'account+otp', deeds: LOG_IN },
  { name: 'a second factor that was sent again', who: 'account+otp', deeds: [...LOG_IN, 'send-new-code'] },
  visitor('a link that is sent', at('forgotPassword'), { fill: { email: SCENARIO_EMAIL } }, 'send-link'),
  owner(
    'a new password that was set',
    ...ASK_FOR_LINK,
    { fill: { newPassword: 'New-Window-31', repeatPassword: 'New-Window-31' } },
    'set-password',
  ),
  owner('a new password by a link', ...ASK_FOR_LINK),
  visitor('the code of a new account', ...REGISTER),
  visitor('the code of a new account sent again', ...REGISTER, 'send-new-code'),
  visitor('the password of a new account', ...REGISTER, { codeTo: NEW_EMAIL }, 'verify-code'),
  visitor('home of a guest', 'continue-as-guest', 'continue'),
  member('home with a result', { results: 2 }, at('profileManagement'), at('home')),
  member('home while the server is away', { server: 'away' }, at('profileManagement'), at('home')),
  member('the question about a test', 'start-testing', at('home')),
  member('home with a test', 'start-testing', at('home'), 'not-now'),
  member('a new profile without a date of birth', at('newProfile'), { check: 'noDateOfBirth' }),
  member('the question about a place', at('newProfile'), { fill: { zipCode: '02134' } }),
  member('a device to be added', at('otpDevices'), 'add-device'),
  member('a device with its type', ...NAME_DEVICE),
  member('the code of a device', ...NAME_DEVICE, 'send-code'),
  member('the code of a device sent again', ...NAME_DEVICE, 'send-code', 'send-new-code'),
  member('a device that was added', ...ADD_DEVICE),
  member('a device to be removed', ...ADD_DEVICE, 'remove-device'),
  member('logins to be ended', at('loginSessions'), 'end-other-sessions'),
  member('logins that were ended', at('loginSessions'), 'end-other-sessions', PASSWORD, 'confirm-ending'),
  member('a device that was removed', ...ADD_DEVICE, 'remove-device', PASSWORD, 'confirm-removal'),
  member('the copy of the data', at('yourData'), 'get-data'),
  member('the question before deletion', at('yourData'), 'ask-deletion'),
  member('the email about deletion', at('yourData'), 'ask-deletion', 'write-deletion'),
  member('the results', { results: 2 }, at('resultsList')),
  member('the older results', { results: 2 }, at('resultsList'), 'view-previous'),
  member('one result', { results: 2 }, at('resultsList'), 'result-1'),
  member(
    'one result whose report cannot be fetched',
    { results: 2 },
    at('resultsList'),
    fail('getReport', 500),
    'result-1',
  ),
  member('a request that was sent', at('support'), REQUEST, 'send-request'),
];

const AWAY = { server: 'away' } as const;
const WRONG_CODE = { fill: { code: '000000' } };
const WRONG_PASSWORD = { fill: { password: 'Wrong-Window-31' } };
const UNEQUAL = { fill: { newPassword: 'New-Window-31', repeatPassword: 'Other-Window-31' } };
const NEW_PASSWORD = { fill: { newPassword: 'New-Window-31', repeatPassword: 'New-Window-31' } };
const ACCOUNT_PASSWORD = { fill: { password: 'New-Window-31', confirmPassword: 'New-Window-31' } };
const PROFILE = { fill: { firstName: 'Eva', lastName: 'Ruiz', dateOfBirth: '04/12/1988', zipCode: '94110' } };
const VERIFY = [...REGISTER, { codeTo: NEW_EMAIL }, 'verify-code'] as const;

const LOGIN_VISITS: readonly Visit[] = [
  visitor('login with nothing typed', at('login'), 'log-in'),
  visitor('login with half an email', at('login'), { fill: { email: 'ana', password: 'x' } }, 'log-in'),
  visitor('a refused login', ...LOG_IN),
  visitor('a login while the server is away', AWAY, ...LOG_IN),
  visitor('a login that is locked', fail('logIn', 429), ...LOG_IN),
  { name: 'a second factor that is not typed', who: 'account+otp', deeds: [...LOG_IN, 'verify'] },
  { name: 'a refused second factor', who: 'account+otp', deeds: [...LOG_IN, WRONG_CODE, 'verify'] },
  {
    name: 'a second factor that cannot be sent again',
    who: 'account+otp',
    deeds: [...LOG_IN, AWAY, 'send-new-code'],
  },
  visitor('a forgotten password without an email', at('forgotPassword'), 'send-link'),
  visitor(
    'a forgotten password while the server is away',
    AWAY,
    at('forgotPassword'),
    { fill: { email: SCENARIO_EMAIL } },
    'send-link',
  ),
  visitor('a link to a new password that ran out', { go: '/reset-password/abc/def' }),
  visitor('a link to a new password while the server is away', AWAY, { go: '/reset-password/abc/def' }),
  owner('a new password that is not typed', ...ASK_FOR_LINK, 'set-password'),
  owner('a new password typed differently', ...ASK_FOR_LINK, UNEQUAL, 'set-password'),
  owner('a new password while the server is away', ...ASK_FOR_LINK, AWAY, NEW_PASSWORD, 'set-password'),
  owner(
    'a new password whose link ran out meanwhile',
    ...ASK_FOR_LINK,
    NEW_PASSWORD,
    fail('resetPassword', 401),
    'set-password',
  ),
];

const REGISTRATION_VISITS: readonly Visit[] = [
  visitor('a new account without an email', at('emailVerification'), 'send-code'),
  owner(
    'a new account with an email that is taken',
    at('emailVerification'),
    { fill: { email: SCENARIO_EMAIL } },
    fail('sendVerificationCode', 409),
    'send-code',
  ),
  visitor('a new account while the server is away', AWAY, ...REGISTER),
  visitor('the code of a new account not typed', ...REGISTER, 'verify-code'),
  visitor('the code of a new account refused', ...REGISTER, WRONG_CODE, 'verify-code'),
  visitor('the code of a new account not sent again', ...REGISTER, AWAY, 'send-new-code'),
  visitor('the password of a new account not typed', ...VERIFY, 'create-account'),
  visitor(
    'the password of a new account too weak and repeated differently',
    ...VERIFY,
    { fill: { password: 'weak', confirmPassword: 'other' } },
    'create-account',
  ),
  visitor(
    'the password of a new account while the server is away',
    ...VERIFY,
    AWAY,
    ACCOUNT_PASSWORD,
    'create-account',
  ),
];

const PROFILE_VISITS: readonly Visit[] = [
  member('a new profile with nothing typed', at('newProfile'), 'save-profile'),
  member(
    'a new profile without a date of birth and without an age',
    at('newProfile'),
    { check: 'noDateOfBirth' },
    'save-profile',
  ),
  member('a new profile while the server is away', at('newProfile'), PROFILE, AWAY, 'save-profile'),
  member(
    'a new profile that the server refuses',
    at('newProfile'),
    PROFILE,
    fail('createProfile', 422, { fields: [{ field: 'zipCode', code: 'INVALID_ZIP' }] }),
    'save-profile',
  ),
  member('a profile that does not exist', { go: '/edit-profile/nobody' }),
  member('a profile that does not exist, without a footer', { go: '/profile/unknown' }),
  member('a profile while the server is away', AWAY, { go: '/edit-profile/nobody' }),
  member('the profiles while the server is away', AWAY, at('editProfileSelection')),
  member('the profiles to delete while the server is away', AWAY, at('deleteProfile')),
  member('no profile chosen to be deleted', at('deleteProfile'), 'delete-profile'),
];

const SETTING_VISITS: readonly Visit[] = [
  member('a changed password with nothing typed', at('changePassword'), 'change-password'),
  member(
    'a changed password with a wrong old one',
    at('changePassword'),
    { fill: { oldPassword: 'Wrong-Window-31', ...NEW_PASSWORD.fill } },
    'change-password',
  ),
  member(
    'a changed password that is the old one',
    at('changePassword'),
    {
      fill: { oldPassword: SCENARIO_PASSWORD, newPassword: SCENARIO_PASSWORD, repeatPassword: SCENARIO_PASSWORD },
    },
    'change-password',
  ),
  member(
    'a changed password while the server is away',
    at('changePassword'),
    { fill: { oldPassword: SCENARIO_PASSWORD, ...NEW_PASSWORD.fill } },
    AWAY,
    'change-password',
  ),
  member('the devices while the server is away', AWAY, at('otpDevices')),
  member('a device with nothing typed', at('otpDevices'), 'add-device', 'send-code'),
  member('a device with a type only', at('otpDevices'), 'add-device', { fill: { deviceType: 'PHONE' } }, 'send-code'),
  member('a device with a wrong password', ...NAME_DEVICE, WRONG_PASSWORD, 'send-code'),
  member(
    'a device that cannot be reached',
    ...NAME_DEVICE,
    fail('sendOtpDeviceCode', 422, { code: 'INVALID_OTP_DEVICE' }),
    'send-code',
  ),
  member('a device while the server is away', ...NAME_DEVICE, AWAY, 'send-code'),
  member('the code of a device refused', ...NAME_DEVICE, 'send-code', WRONG_CODE, 'confirm-device'),
  member('a removal with a wrong password', ...ADD_DEVICE, 'remove-device', WRONG_PASSWORD, 'confirm-removal'),
  member('a removal while the server is away', ...ADD_DEVICE, 'remove-device', AWAY, PASSWORD, 'confirm-removal'),
  member('the login sessions while the server is away', AWAY, at('loginSessions')),
  member(
    'logins not ended for a wrong password',
    at('loginSessions'),
    'end-other-sessions',
    WRONG_PASSWORD,
    'confirm-ending',
  ),
  member('the copy of the data while the server is away', at('yourData'), AWAY, 'get-data'),
];

const OTHER_VISITS: readonly Visit[] = [
  member('a test that does not start', AWAY, 'start-testing'),
  member('the results while the server is away', AWAY, at('resultsList')),
  member(
    'the results while the people cannot be fetched',
    { results: 2 },
    fail('getAllProfiles', 500),
    at('resultsList'),
  ),
  member('one result while the server is away', AWAY, { go: '/results-details/nobody' }),
  member('the form of support with nothing typed', at('support'), 'send-request'),
  member('a request while the server is away', at('support'), REQUEST, AWAY, 'send-request'),
  member('a request that failed', at('support'), REQUEST, fail('sendSupportRequest', 500), 'send-request'),
];

/** Pages on which something failed. */
export const FAILURE_VISITS = [
  ...LOGIN_VISITS,
  ...REGISTRATION_VISITS,
  ...PROFILE_VISITS,
  ...SETTING_VISITS,
  ...OTHER_VISITS,
];

const OFFLINE = { browser: 'offline' } as const;
const GUEST_RESULT = { kind: 'guestResult', submission: aGuestSubmission() } as const;
const WAITING = { waits: GUEST_RESULT };
const OF_ANOTHER = { waits: { kind: 'result', ownerId: 'another', submission: anAccountSubmission() } } as const;
const PROGRESS = { waits: { kind: 'removal', testId: 'a test', deviceId: 'a device' } } as const;
const rejected = (code: ErrorCode, status: number) => ({ waits: GUEST_RESULT, refusal: { code, status } });
const GUEST = ['continue-as-guest', 'continue'] as const;

/** What every page shows above its screen. */
export const NOTICE_VISITS: readonly Visit[] = [
  visitor('the landing offline', OFFLINE),
  visitor('login offline', at('login'), OFFLINE),
  member('a test offline', 'start-testing', at('home'), 'not-now', OFFLINE),
  member('the form of support offline', at('support'), OFFLINE),
  visitor('a result that waits', ...GUEST, AWAY, WAITING),
  visitor('a result that waits offline', ...GUEST, OFFLINE, WAITING),
  visitor('a result of another person that waits', ...GUEST, AWAY, OF_ANOTHER),
  visitor('progress that waits', ...GUEST, AWAY, PROGRESS),
  visitor('progress that waits offline', ...GUEST, OFFLINE, PROGRESS),
  visitor('a result that was refused', ...GUEST, rejected('UNKNOWN', 422)),
  visitor('a result that was refused for its cassette', ...GUEST, rejected('PREVIOUSLY_USED_DEVICE', 409)),
  visitor('a result that was refused for its time', ...GUEST, rejected('WRONG_TEST_TIME', 422)),
];
