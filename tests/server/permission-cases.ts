import type { ApiRouteId } from '../../core/api/routes.ts';
import { deviceIdOf, type ScannedDevice } from '../../core/domain/device.ts';
import { aDevice, aGuestSubmission, anAccountSubmission, aProfileDraft } from '../support/samples.ts';
import { anEmail, SAMPLE_PASSWORD } from './an-account.ts';

/** Without a login; with a test id only; the owner; a user of another account. */
export const ACTORS = ['visitor', 'guest', 'owner', 'stranger'] as const;
export type Actor = (typeof ACTORS)[number];

/** The owner's data. The profile is not the default one. */
export interface OwnerData {
  readonly userId: string;
  readonly username: string;
  readonly groupId: string;
  readonly profileId: string;
  readonly otpDeviceId: string;
  /** A login session beside the one that calls. */
  readonly otherLoginSessionId: string;
  /** A result of the account, and an id that was issued and not used yet. */
  readonly testId: string;
  readonly resultDeviceId: string;
  readonly newTestId: string;
  /** A cassette held by the owner's test. */
  readonly heldDevice: ScannedDevice;
}

/** A call's body, path parameters and query. Credentials of the actor are added. */
export interface Request {
  readonly body?: object;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
}

/** One way to make a call, and the response to each actor: the status, and for an error the code. */
export interface PermissionCase {
  readonly about: string;
  /** `ownGroup` and `ownProfile` are the caller's, if there are any. */
  readonly request: (things: OwnerData, ownGroup: string, ownProfile: string) => Request;
  /** The same call about missing data: a stranger gets the same response as the owner. */
  readonly unknown?: (things: OwnerData, ownGroup: string) => Request;
  readonly answers: Readonly<Record<Actor, string>>;
}

const all = (answer: string) => ({ visitor: answer, guest: answer, owner: answer, stranger: answer });
const NO_LOGIN = '401 INVALID_TOKEN';
const account = (owner: string, stranger: string) => ({ visitor: NO_LOGIN, guest: NO_LOGIN, owner, stranger });
const NO_PROFILE = '404 PROFILE_NOT_FOUND';
const NO_RESULT = '404 TEST_RESULT_NOT_FOUND';
const onlyOwner = (owner: string) => ({ ...all(NO_RESULT), owner });
const USED = '409 PREVIOUSLY_USED_DEVICE';
const UNKNOWN = 'unknown';
const UNKNOWN_OWNER: Pick<OwnerData, 'userId' | 'groupId'> = { userId: UNKNOWN, groupId: UNKNOWN };

const draft = ({ userId, groupId: userGroupId }: Pick<OwnerData, 'userId' | 'groupId'>) =>
  aProfileDraft({ userId, userGroupId });
const about = (userGroupId: string, id: object) => ({ userGroupId, ...id });
const newResult = ({ newTestId: testId }: OwnerData, userGroupId: string, profileId: string) => ({
  body: anAccountSubmission({ testId, userGroupId, profileId }),
});
const existingResult = ({ testId, resultDeviceId }: OwnerData, userGroupId: string, profileId: string) => ({
  body: anAccountSubmission({ testId, userGroupId, profileId, deviceId: resultDeviceId }),
});
const page = (userGroupId: string, after: string): Request => ({
  params: { userGroupId },
  query: { limit: '50', after },
});
const support = {
  ...{ requestType: 'generalInquiries', name: 'Leo Vega', email: 'leo@mail.example', phoneNumber: '4155550100' },
  supportInformation: 'Where can I buy a kit?',
};

/** A call that everyone may make in the same way, or that only needs its own secret. */
const forAll = (why: string, request: PermissionCase['request'], answer: string): PermissionCase => ({
  about: why,
  request,
  answers: all(answer),
});

/** Every call of the API table. */
export const PERMISSION_CASES: Readonly<Record<ApiRouteId, readonly PermissionCase[]>> = {
  createTestId: [forAll('a test', () => ({}), '200')],
  createGuestResult: [
    forAll('a test of one’s own', ({ newTestId: testId }) => ({ body: aGuestSubmission({ testId }) }), '200'),
    forAll(
      'a result of an account',
      ({ testId, resultDeviceId: deviceId }) => ({ body: aGuestSubmission({ testId, deviceId }) }),
      NO_RESULT,
    ),
  ],
  createResult: [
    {
      about: 'a result of the owner’s profile',
      request: (things) => newResult(things, things.groupId, things.profileId),
      unknown: (things) => newResult(things, UNKNOWN, UNKNOWN),
      answers: account('200', NO_PROFILE),
    },
    {
      about: 'a result of the owner’s profile under one’s own group',
      request: (things, ownGroup) => newResult(things, ownGroup, things.profileId),
      unknown: (things, ownGroup) => newResult(things, ownGroup, UNKNOWN),
      answers: account('200', NO_PROFILE),
    },
    {
      about: 'the owner’s result under one’s own group and profile',
      request: existingResult,
      answers: account('200', NO_RESULT),
    },
  ],
  postProgress: [
    forAll(
      'a test with a known id',
      ({ newTestId: testId }) => {
        const timeStamp = '2026-11-20T17:30:00.000Z';
        return { body: { testId, testProgress: 'questionnaire', isReportingResult: false, timeStamp } };
      },
      '204',
    ),
  ],
  checkDevice: [
    forAll('a cassette that no test holds', () => ({ body: aDevice() }), '204'),
    {
      about: 'a cassette that the owner’s test holds',
      request: ({ heldDevice }) => ({ body: heldDevice }),
      answers: { visitor: USED, guest: USED, owner: '204', stranger: USED },
    },
  ],
  saveDevice: [
    {
      about: 'a cassette that the owner’s test holds',
      request: ({ heldDevice }) => ({ body: heldDevice }),
      answers: { visitor: '400 INVALID_REQUEST', guest: USED, owner: '204', stranger: USED },
    },
  ],
  removeDevice: [
    {
      about: 'a cassette that the owner’s test holds',
      request: ({ heldDevice }) => ({ body: { deviceId: deviceIdOf(heldDevice) } }),
      answers: { visitor: '400 INVALID_REQUEST', guest: USED, owner: '204', stranger: USED },
    },
  ],
  sendVerificationCode: [
    forAll('an email without an account', () => ({ body: { email: anEmail(), locale: 'en' } }), '204'),
  ],
  verifyCode: [
    forAll('a code that was not sent', () => ({ body: { email: anEmail(), code: '123456' } }), '400 INVALID_CODE'),
  ],
  createAccount: [
    forAll(
      'an email that was not verified in this browser',
      () => ({ body: { email: anEmail(), password: 'Kettle-42-blue', locale: 'en' } }),
      NO_LOGIN,
    ),
  ],
  logIn: [
    {
      ...forAll(
        'the owner’s account with a wrong password',
        ({ username }) => ({ body: { username, password: 'Never-1-registered' } }),
        '401 INVALID_USERNAME_OR_PASSWORD',
      ),
      unknown: () => ({ body: { username: `CLR_${anEmail()}`, password: 'Never-1-registered' } }),
    },
  ],
  submitOneTimePassword: [
    forAll(
      'a login that is not pending',
      () => ({ body: { challengeId: UNKNOWN, token: '123456' } }),
      '400 INVALID_OTP_TOKEN',
    ),
  ],
  resendOneTimePassword: [
    forAll(
      'a login that is not pending',
      () => ({ body: { challengeId: UNKNOWN, device: 'EMAIL_Work' } }),
      '400 INVALID_OTP_DEVICE',
    ),
  ],
  refreshAccess: [forAll('no login session', () => ({}), NO_LOGIN)],
  logOut: [forAll('no login session', () => ({}), '204')],
  changePassword: [
    {
      about: 'the owner’s password, guessed wrong',
      request: ({ userId }) => ({
        params: { userId },
        body: { old_password: 'Never-1-registered', new_password: 'Kettle-42-blue' },
      }),
      unknown: () => ({
        params: { userId: UNKNOWN },
        body: { old_password: 'Never-1-registered', new_password: 'Kettle-42-blue' },
      }),
      answers: account('401 INCORRECT_PASSWORD', '404 UNKNOWN'),
    },
  ],
  forgotPassword: [
    // That the answer is the same for an unknown account is shown by account-security.integration.test.ts.
    forAll('the owner’s account', ({ username }) => ({ body: { username } }), '200'),
  ],
  checkResetLink: [
    {
      about: 'a link that was not sent',
      request: () => ({ body: { uidb64: 'dTE', token: UNKNOWN } }),
      answers: all('400 INVALID_TOKEN'),
    },
  ],
  resetPassword: [
    forAll(
      'a link that was not sent',
      () => ({ body: { uidb64: 'dTE', token: UNKNOWN, new_password: 'Kettle-42-blue' } }),
      NO_LOGIN.replace('401', '400'),
    ),
  ],
  listLoginSessions: [{ about: 'one’s own', request: () => ({}), answers: account('200', '200') }],
  endLoginSession: [
    {
      about: 'the owner’s other login session',
      request: ({ otherLoginSessionId: loginSessionId }) => ({
        params: { loginSessionId },
        body: { password: SAMPLE_PASSWORD },
      }),
      answers: account('200', '200'),
    },
  ],
  endOtherLoginSessions: [
    {
      about: 'all but one’s own',
      request: () => ({ body: { password: SAMPLE_PASSWORD } }),
      answers: account('200', '200'),
    },
  ],
  listOtpDevices: [{ about: 'one’s own', request: () => ({}), answers: account('200', '200') }],
  sendOtpDeviceCode: [
    {
      about: 'an address of one’s own',
      request: () => ({ body: { type: 'EMAIL', address: anEmail(), password: SAMPLE_PASSWORD } }),
      answers: account('204', '204'),
    },
  ],
  addOtpDevice: [
    {
      about: 'an address that no code was sent to',
      request: () => ({ body: { type: 'EMAIL', name: 'Home', address: anEmail(), code: '123456' } }),
      answers: account('400 INVALID_CODE', '400 INVALID_CODE'),
    },
  ],
  removeOtpDevice: [
    {
      about: 'the owner’s device',
      request: ({ otpDeviceId: deviceId }) => ({ params: { deviceId }, body: { password: SAMPLE_PASSWORD } }),
      unknown: () => ({ params: { deviceId: UNKNOWN }, body: { password: SAMPLE_PASSWORD } }),
      answers: account('200', '404 INVALID_OTP_DEVICE'),
    },
  ],
  createProfile: [
    {
      about: 'the owner’s group',
      request: (things) => ({ body: draft(things) }),
      unknown: () => ({ body: draft(UNKNOWN_OWNER) }),
      answers: account('200', NO_PROFILE),
    },
  ],
  getAllProfiles: [
    {
      about: 'the owner’s',
      request: ({ userId }) => ({ params: { userId } }),
      unknown: () => ({ params: { userId: UNKNOWN } }),
      answers: account('200', NO_PROFILE),
    },
  ],
  getProfile: [
    {
      about: 'the owner’s',
      request: ({ groupId, profileId }) => ({ params: about(groupId, { profileId }) }),
      unknown: () => ({ params: about(UNKNOWN, { profileId: UNKNOWN }) }),
      answers: account('200', NO_PROFILE),
    },
    {
      about: 'the owner’s under one’s own group',
      request: ({ profileId }, ownGroup) => ({ params: about(ownGroup, { profileId }) }),
      unknown: (_things, ownGroup) => ({ params: about(ownGroup, { profileId: UNKNOWN }) }),
      answers: account('200', NO_PROFILE),
    },
  ],
  getDefaultProfile: [
    {
      about: 'the owner’s group',
      request: ({ groupId }) => ({ params: { userGroupId: groupId } }),
      unknown: () => ({ params: { userGroupId: UNKNOWN } }),
      answers: account('200', NO_PROFILE),
    },
  ],
  editProfile: [
    {
      about: 'the owner’s',
      request: (things) => ({ body: { ...draft(things), profileId: things.profileId } }),
      unknown: () => ({ body: { ...draft(UNKNOWN_OWNER), profileId: UNKNOWN } }),
      answers: account('200', NO_PROFILE),
    },
    {
      about: 'the owner’s under one’s own group',
      request: (things, groupId) => ({ body: { ...draft({ ...things, groupId }), profileId: things.profileId } }),
      unknown: (things, groupId) => ({ body: { ...draft({ ...things, groupId }), profileId: UNKNOWN } }),
      answers: account('200', NO_PROFILE),
    },
  ],
  deleteProfile: [
    {
      about: 'the owner’s',
      request: ({ groupId, profileId }) => ({ body: about(groupId, { profileId }) }),
      unknown: () => ({ body: about(UNKNOWN, { profileId: UNKNOWN }) }),
      answers: account('204', NO_PROFILE),
    },
    {
      about: 'the owner’s under one’s own group',
      request: ({ profileId }, ownGroup) => ({ body: about(ownGroup, { profileId }) }),
      unknown: (_things, ownGroup) => ({ body: about(ownGroup, { profileId: UNKNOWN }) }),
      answers: account('204', NO_PROFILE),
    },
  ],
  getAllResults: [
    {
      about: 'the owner’s group',
      request: ({ groupId }) => ({ params: { userGroupId: groupId } }),
      unknown: () => ({ params: { userGroupId: UNKNOWN } }),
      answers: account('200', NO_RESULT),
    },
    {
      about: 'those after the owner’s',
      request: ({ groupId, testId }) => page(groupId, testId),
      unknown: () => page(UNKNOWN, UNKNOWN),
      answers: account('200', NO_RESULT),
    },
    {
      about: 'one’s own group after the owner’s',
      request: ({ testId }, ownGroup) => page(ownGroup, testId),
      unknown: (_things, ownGroup) => page(ownGroup, UNKNOWN),
      answers: account('200', NO_RESULT),
    },
  ],
  getResult: [
    {
      about: 'the owner’s',
      request: ({ groupId, testId }) => ({ params: about(groupId, { testId }) }),
      unknown: () => ({ params: about(UNKNOWN, { testId: UNKNOWN }) }),
      answers: account('200', NO_RESULT),
    },
    {
      about: 'the owner’s under one’s own group',
      request: ({ testId }, ownGroup) => ({ params: about(ownGroup, { testId }) }),
      unknown: (_things, ownGroup) => ({ params: about(ownGroup, { testId: UNKNOWN }) }),
      answers: account('200', NO_RESULT),
    },
  ],
  getReport: [
    {
      about: 'the owner’s result',
      request: ({ testId }) => ({ params: { testId } }),
      unknown: () => ({ params: { testId: UNKNOWN } }),
      answers: onlyOwner('200'),
    },
  ],
  withdrawReport: [
    {
      about: 'the owner’s report',
      request: ({ testId }) => ({ params: { testId } }),
      unknown: () => ({ params: { testId: UNKNOWN } }),
      answers: onlyOwner('200'),
    },
  ],
  getReportMessage: [
    {
      about: 'the owner’s result',
      request: ({ testId }) => ({ params: { testId } }),
      unknown: () => ({ params: { testId: UNKNOWN } }),
      answers: onlyOwner('200'),
    },
  ],
  getPersonalData: [{ about: 'one’s own data', request: () => ({}), answers: account('200', '200') }],
  sendSupportRequest: [forAll('a question', () => ({ body: support }), '204')],
  lookUpLocation: [forAll('a zip', () => ({ params: { zip: '94110' } }), '200')],
  translations: [forAll('a language', () => ({ params: { language: 'en' } }), '200')],
  serverTime: [forAll('the time', () => ({}), '200')],
  health: [forAll('the server', () => ({}), '200')],
};
