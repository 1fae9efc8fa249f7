// @vitest-environment happy-dom
import { SCENARIO_EMAIL, SCENARIO_PASSWORD } from '../../../scenarios/scenario-account.ts';
import { describeInLanguages } from '../../support/tier.ts';
import { setUpPhone } from '../transcripts/screen-reader.ts';
import { compareWords } from './compare-words.ts';
import {
  ADD_DEVICE,
  ASK_FOR_LINK,
  at,
  fail,
  LOG_IN,
  member,
  NAME_DEVICE,
  NEW_EMAIL,
  owner,
  PASSWORD,
  REGISTER,
  REQUEST,
  visitor,
  type Visit,
} from './visit.ts';

setUpPhone();

const AWAY = { server: 'away' } as const;
const WRONG_CODE = { fill: { code: '000000' } };
const WRONG_PASSWORD = { fill: { password: 'Wrong-Window-31' } };
const UNEQUAL = { fill: { newPassword: 'New-Window-31', repeatPassword: 'Other-Window-31' } };
const NEW_PASSWORD = { fill: { newPassword: 'New-Window-31', repeatPassword: 'New-Window-31' } };
const ACCOUNT_PASSWORD = { fill: { password: 'New-Window-31', confirmPassword: 'New-Window-31' } };
const PROFILE = { fill: { firstName: 'Eva', lastName: 'Ruiz', dateOfBirth: '04/12/1988', zipCode: '94110' } };
const VERIFY = [...REGISTER, { codeTo: NEW_EMAIL }, { press: 'verify-code' }] as const;

const LOGIN_VISITS: readonly Visit[] = [
  visitor('login with nothing typed', at('login'), { press: 'log-in' }),
  visitor('login with half an email', at('login'), { fill: { email: 'ana', password: 'x' } }, { press: 'log-in' }),
  visitor('a refused login', ...LOG_IN),
  visitor('a login while the server is away', AWAY, ...LOG_IN),
  visitor('a login that is locked', fail('logIn', 429), ...LOG_IN),
  { name: 'a second factor that is not typed', who: 'account+otp', deeds: [...LOG_IN, { press: 'verify' }] },
  { name: 'a refused second factor', who: 'account+otp', deeds: [...LOG_IN, WRONG_CODE, { press: 'verify' }] },
  {
    name: 'a second factor that cannot be sent again',
    who: 'account+otp',
    deeds: [...LOG_IN, AWAY, { press: 'send-new-code' }],
  },
  visitor('a forgotten password without an email', at('forgotPassword'), { press: 'send-link' }),
  visitor(
    'a forgotten password while the server is away',
    AWAY,
    at('forgotPassword'),
    { fill: { email: SCENARIO_EMAIL } },
    { press: 'send-link' },
  ),
  visitor('a link to a new password that ran out', { go: '/reset-password/abc/def' }),
  visitor('a link to a new password while the server is away', AWAY, { go: '/reset-password/abc/def' }),
  owner('a new password that is not typed', ...ASK_FOR_LINK, { press: 'set-password' }),
  owner('a new password typed differently', ...ASK_FOR_LINK, UNEQUAL, { press: 'set-password' }),
  owner('a new password while the server is away', ...ASK_FOR_LINK, AWAY, NEW_PASSWORD, { press: 'set-password' }),
  owner('a new password whose link ran out meanwhile', ...ASK_FOR_LINK, NEW_PASSWORD, fail('resetPassword', 401), {
    press: 'set-password',
  }),
];

const REGISTRATION_VISITS: readonly Visit[] = [
  visitor('a new account without an email', at('emailVerification'), { press: 'send-code' }),
  owner(
    'a new account with an email that is taken',
    at('emailVerification'),
    { fill: { email: SCENARIO_EMAIL } },
    fail('sendVerificationCode', 409),
    { press: 'send-code' },
  ),
  visitor('a new account while the server is away', AWAY, ...REGISTER),
  visitor('its code not typed', ...REGISTER, { press: 'verify-code' }),
  visitor('its code refused', ...REGISTER, WRONG_CODE, { press: 'verify-code' }),
  visitor('its code not sent again', ...REGISTER, AWAY, { press: 'send-new-code' }),
  visitor('its password not typed', ...VERIFY, { press: 'create-account' }),
  visitor(
    'its password too weak and repeated differently',
    ...VERIFY,
    { fill: { password: 'weak', confirmPassword: 'other' } },
    { press: 'create-account' },
  ),
  visitor('its password while the server is away', ...VERIFY, AWAY, ACCOUNT_PASSWORD, { press: 'create-account' }),
];

const PROFILE_VISITS: readonly Visit[] = [
  member('a new profile with nothing typed', at('newProfile'), { press: 'save-profile' }),
  member(
    'a new profile without a date of birth and without an age',
    at('newProfile'),
    { check: 'noDateOfBirth' },
    { press: 'save-profile' },
  ),
  member('a new profile while the server is away', at('newProfile'), PROFILE, AWAY, { press: 'save-profile' }),
  member(
    'a new profile that the server refuses',
    at('newProfile'),
    PROFILE,
    fail('createProfile', 422, { fields: [{ field: 'zipCode', code: 'INVALID_ZIP' }] }),
    { press: 'save-profile' },
  ),
  member('a profile that does not exist', { go: '/edit-profile/nobody' }),
  member('a profile that does not exist, without a footer', { go: '/profile/unknown' }),
  member('a profile while the server is away', AWAY, { go: '/edit-profile/nobody' }),
  member('the profiles while the server is away', AWAY, at('editProfileSelection')),
  member('the profiles to delete while the server is away', AWAY, at('deleteProfile')),
  member('no profile chosen to be deleted', at('deleteProfile'), { press: 'delete-profile' }),
];

const SETTING_VISITS: readonly Visit[] = [
  member('a new password with nothing typed', at('changePassword'), { press: 'change-password' }),
  member(
    'a new password with a wrong old one',
    at('changePassword'),
    { fill: { oldPassword: 'Wrong-Window-31', ...NEW_PASSWORD.fill } },
    { press: 'change-password' },
  ),
  member(
    'a new password that is the old one',
    at('changePassword'),
    {
      fill: { oldPassword: SCENARIO_PASSWORD, newPassword: SCENARIO_PASSWORD, repeatPassword: SCENARIO_PASSWORD },
    },
    { press: 'change-password' },
  ),
  member(
    'a new password while the server is away',
    at('changePassword'),
    { fill: { oldPassword: SCENARIO_PASSWORD, ...NEW_PASSWORD.fill } },
    AWAY,
    { press: 'change-password' },
  ),
  member('the devices while the server is away', AWAY, at('otpDevices')),
  member('a device with nothing typed', at('otpDevices'), { press: 'add-device' }, { press: 'send-code' }),
  member(
    'a device with a type only',
    at('otpDevices'),
    { press: 'add-device' },
    { fill: { deviceType: 'PHONE' } },
    {
      press: 'send-code',
    },
  ),
  member('a device with a wrong password', ...NAME_DEVICE, WRONG_PASSWORD, { press: 'send-code' }),
  member(
    'a device that cannot be reached',
    ...NAME_DEVICE,
    fail('sendOtpDeviceCode', 422, { code: 'INVALID_OTP_DEVICE' }),
    { press: 'send-code' },
  ),
  member('a device while the server is away', ...NAME_DEVICE, AWAY, { press: 'send-code' }),
  member('the code of a device refused', ...NAME_DEVICE, { press: 'send-code' }, WRONG_CODE, {
    press: 'confirm-device',
  }),
  member('a removal with a wrong password', ...ADD_DEVICE, { press: 'remove-device' }, WRONG_PASSWORD, {
    press: 'confirm-removal',
  }),
  member('a removal while the server is away', ...ADD_DEVICE, { press: 'remove-device' }, AWAY, PASSWORD, {
    press: 'confirm-removal',
  }),
  member('the login sessions while the server is away', AWAY, at('loginSessions')),
  member(
    'logins not ended for a wrong password',
    at('loginSessions'),
    { press: 'end-other-sessions' },
    WRONG_PASSWORD,
    { press: 'confirm-ending' },
  ),
  member('the copy of the data while the server is away', at('yourData'), AWAY, { press: 'get-data' }),
];

const OTHER_VISITS: readonly Visit[] = [
  member('a test that does not start', AWAY, { press: 'start-testing' }),
  member('the results while the server is away', AWAY, at('resultsList')),
  member(
    'the results while the people cannot be fetched',
    { results: 2 },
    fail('getAllProfiles', 500),
    at('resultsList'),
  ),
  member('one result while the server is away', AWAY, { go: '/results-details/nobody' }),
  member('the form of support with nothing typed', at('support'), { press: 'send-request' }),
  member('a request while the server is away', at('support'), REQUEST, AWAY, { press: 'send-request' }),
  member('a request that failed', at('support'), REQUEST, fail('sendSupportRequest', 500), {
    press: 'send-request',
  }),
];

const VISITS = [...LOGIN_VISITS, ...REGISTRATION_VISITS, ...PROFILE_VISITS, ...SETTING_VISITS, ...OTHER_VISITS];

describeInLanguages('the terminal shows the words of a page on which something failed', (language) => {
  compareWords(VISITS, language, '[data-error]');
});
