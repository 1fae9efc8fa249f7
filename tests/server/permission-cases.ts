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
  readonly otherLoginSession: string;
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
const NO_USER = { userId: UNKNOWN, groupId: UNKNOWN, otpDeviceId: UNKNOWN };
const NOTHING_KNOWN = { ...NO_USER, profileId: UNKNOWN, testId: UNKNOWN };

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

/** A call, and its answers to the actors. */
const on = (about: string, answers: PermissionCase['answers'], request: PermissionCase['request']): PermissionCase => ({
  about,
  request,
  answers,
});

/** Such a call about the owner's data, and the same about missing data. */
const owned = (...[about, answers, request]: Parameters<typeof on>): PermissionCase => ({
  ...on(about, answers, request),
  unknown: (things, ownGroup) => request({ ...things, ...NOTHING_KNOWN }, ownGroup, UNKNOWN),
});

const ownersTest = owned('the owner’s test', onlyOwner('200'), ({ testId }) => ({ params: { testId } }));

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
    owned('a result of the owner’s profile', account('200', NO_PROFILE), (things) =>
      newResult(things, things.groupId, things.profileId),
    ),
    owned('a result of the owner’s profile under one’s own group', account('200', NO_PROFILE), (things, ownGroup) =>
      newResult(things, ownGroup, things.profileId),
    ),
    on('the owner’s result under one’s own group and profile', account('200', NO_RESULT), existingResult),
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
    on(
      'a cassette that the owner’s test holds',
      { visitor: USED, guest: USED, owner: '204', stranger: USED },
      ({ heldDevice }) => ({ body: heldDevice }),
    ),
  ],
  saveDevice: [
    on(
      'a cassette that the owner’s test holds',
      { visitor: '400 INVALID_REQUEST', guest: USED, owner: '204', stranger: USED },
      ({ heldDevice }) => ({ body: heldDevice }),
    ),
  ],
  removeDevice: [
    on(
      'a cassette that the owner’s test holds',
      { visitor: '400 INVALID_REQUEST', guest: USED, owner: '204', stranger: USED },
      ({ heldDevice }) => ({ body: { deviceId: deviceIdOf(heldDevice) } }),
    ),
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
    owned('the owner’s password, guessed wrong', account('401 INCORRECT_PASSWORD', '404 UNKNOWN'), ({ userId }) => ({
      params: { userId },
      body: { old_password: 'Never-1-registered', new_password: 'Kettle-42-blue' },
    })),
  ],
  forgotPassword: [
    // That the answer is the same for an unknown account is shown by account-security.integration.test.ts.
    forAll('the owner’s account', ({ username }) => ({ body: { username } }), '200'),
  ],
  checkResetLink: [
    on('a link that was not sent', all('400 INVALID_TOKEN'), () => ({ body: { uidb64: 'dTE', token: UNKNOWN } })),
  ],
  resetPassword: [
    forAll(
      'a link that was not sent',
      () => ({ body: { uidb64: 'dTE', token: UNKNOWN, new_password: 'Kettle-42-blue' } }),
      NO_LOGIN.replace('401', '400'),
    ),
  ],
  listLoginSessions: [on('one’s own', account('200', '200'), () => ({}))],
  endLoginSession: [
    on('the owner’s other login session', account('200', '200'), ({ otherLoginSession: number }) => ({
      params: { number },
      body: { password: SAMPLE_PASSWORD },
    })),
  ],
  endOtherLoginSessions: [
    on('all but one’s own', account('200', '200'), () => ({ body: { password: SAMPLE_PASSWORD } })),
  ],
  listOtpDevices: [on('one’s own', account('200', '200'), () => ({}))],
  sendOtpDeviceCode: [
    on('an address of one’s own', account('204', '204'), () => ({
      body: { type: 'EMAIL', address: anEmail(), password: SAMPLE_PASSWORD },
    })),
  ],
  addOtpDevice: [
    on('an address that no code was sent to', account('400 INVALID_CODE', '400 INVALID_CODE'), () => ({
      body: { type: 'EMAIL', name: 'Home', address: anEmail(), code: '123456' },
    })),
  ],
  removeOtpDevice: [
    owned('the owner’s device', account('200', '404 INVALID_OTP_DEVICE'), ({ otpDeviceId: deviceId }) => ({
      params: { deviceId },
      body: { password: SAMPLE_PASSWORD },
    })),
  ],
  createProfile: [owned('the owner’s group', account('200', NO_PROFILE), (things) => ({ body: draft(things) }))],
  getAllProfiles: [owned('the owner’s', account('200', NO_PROFILE), ({ userId }) => ({ params: { userId } }))],
  getProfile: [
    owned('the owner’s', account('200', NO_PROFILE), ({ groupId, profileId }) => ({
      params: about(groupId, { profileId }),
    })),
    owned('the owner’s under one’s own group', account('200', NO_PROFILE), ({ profileId }, ownGroup) => ({
      params: about(ownGroup, { profileId }),
    })),
  ],
  getDefaultProfile: [
    owned('the owner’s group', account('200', NO_PROFILE), ({ groupId }) => ({ params: { userGroupId: groupId } })),
  ],
  editProfile: [
    owned('the owner’s', account('200', NO_PROFILE), (things) => ({
      body: { ...draft(things), profileId: things.profileId },
    })),
    owned('the owner’s under one’s own group', account('200', NO_PROFILE), (things, groupId) => ({
      body: { ...draft({ ...things, groupId }), profileId: things.profileId },
    })),
  ],
  deleteProfile: [
    owned('the owner’s', account('204', NO_PROFILE), ({ groupId, profileId }) => ({
      body: about(groupId, { profileId }),
    })),
    owned('the owner’s under one’s own group', account('204', NO_PROFILE), ({ profileId }, ownGroup) => ({
      body: about(ownGroup, { profileId }),
    })),
  ],
  getAllResults: [
    owned('the owner’s group', account('200', NO_RESULT), ({ groupId }) => ({ params: { userGroupId: groupId } })),
    owned('those after the owner’s', account('200', NO_RESULT), ({ groupId, testId }) => page(groupId, testId)),
    owned('one’s own group after the owner’s', account('200', NO_RESULT), ({ testId }, ownGroup) =>
      page(ownGroup, testId),
    ),
  ],
  getResult: [
    owned('the owner’s', account('200', NO_RESULT), ({ groupId, testId }) => ({ params: about(groupId, { testId }) })),
    owned('the owner’s under one’s own group', account('200', NO_RESULT), ({ testId }, ownGroup) => ({
      params: about(ownGroup, { testId }),
    })),
  ],
  getReport: [ownersTest],
  withdrawReport: [ownersTest],
  getReportMessage: [ownersTest],
  getPersonalData: [on('one’s own data', account('200', '200'), () => ({}))],
  sendSupportRequest: [forAll('a question', () => ({ body: support }), '204')],
  lookUpLocation: [forAll('a zip', () => ({ params: { zip: '94110' } }), '200')],
  translations: [forAll('a language', () => ({ params: { language: 'en' } }), '200')],
  serverTime: [forAll('the time', () => ({}), '200')],
  health: [forAll('the server', () => ({}), '200')],
};
