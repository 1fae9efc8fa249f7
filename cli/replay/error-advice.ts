import type { TerminalTexts } from '../../adapters/translations/terminal.ts';
import type { ErrorCode } from '../../core/domain/error-codes.ts';
import type { RouteName } from '../../core/flow/app-routes.ts';
import type { PassOn } from './answer-facts.ts';

type Advice = TerminalTexts['replayAdvice'];

/** What comes next after each error. */
export const AFTER_ERROR: Readonly<Record<ErrorCode, keyof Advice['afterError']>> = {
  UNKNOWN: 'retry',
  NETWORK_REQUEST_FAILED: 'connect',
  INVALID_USERNAME_OR_PASSWORD: 'signIn',
  EMPTY_USERNAME: 'field',
  EMPTY_PASSWORD: 'field',
  INVALID_OTP_TOKEN: 'code',
  INVALID_OTP_DEVICE: 'codeDevice',
  EMPTY_OTP_TOKEN: 'field',
  INVALID_TOKEN: 'login',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'password',
  PASSWORDS_DO_NOT_MATCH: 'field',
  INCORRECT_PASSWORD: 'oldPassword',
  NEW_PASSWORD_MATCHES_OLD_PASSWORD: 'password',
  UNPROCESSABLE_PASSWORD: 'password',
  INPUT_CONTAINS_LETTERS: 'field',
  PHONE_NUMBER_TOO_LONG: 'field',
  PHONE_NUMBER_TOO_SHORT: 'field',
  INVALID_PHONE_NUMBER: 'field',
  INVALID_EMAIL: 'field',
  INVALID_DATE: 'field',
  INVALID_AGE: 'field',
  INVALID_ZIP: 'field',
  INVALID_CODE: 'code',
  FUTURE_DATE: 'field',
  EMAIL_REGISTRATION_ERROR: 'registered',
  TEST_RESULT_NOT_FOUND: 'missing',
  PREVIOUSLY_USED_DEVICE: 'used',
  PROFILE_NOT_FOUND: 'missing',
  TEST_SUBMIT_FAILED: 'save',
  TEST_ID_FETCH_FAILED: 'start',
  LANGUAGE_NOT_SUPPORTED: 'language',
  EMPTY_FIRST_NAME: 'field',
  EMPTY_LAST_NAME: 'field',
  EMPTY_EMAIL: 'field',
  EMPTY_DEVICE_TYPE: 'field',
  EMPTY_DEVICE_NAME: 'field',
  EMPTY_PHONE_NUMBER: 'field',
  EMPTY_RADIO_FIELD: 'field',
  EMPTY_CODE: 'field',
  EMPTY_DATE: 'field',
  EMPTY_DATE_OF_BIRTH: 'field',
  EMPTY_ADDRESS: 'field',
  EMPTY_CITY: 'field',
  EMPTY_STATE: 'field',
  EMPTY_AGE: 'field',
  EMPTY_ZIP: 'field',
  EMPTY_GENDER: 'field',
  EMPTY_RACE: 'field',
  EMPTY_ETHNICITY: 'field',
  EMPTY_PARTICIPANT_TYPE: 'field',
  EMPTY_NAME: 'field',
  EMPTY_REQUEST_TYPE: 'field',
  EMPTY_SUPPORT_INFORMATION: 'field',
  INVALID_REQUEST: 'form',
  TOO_MANY_REQUESTS: 'tooMany',
  RESULT_ALREADY_SAVED: 'savedBefore',
  INVALID_DATE_OF_BIRTH: 'field',
  TEXT_TOO_LONG: 'field',
  EMPTY_TIME: 'field',
  INVALID_TIME: 'field',
  FUTURE_TIME: 'field',
  BEFORE_MANUFACTURE: 'field',
  ONSET_AFTER_TEST: 'field',
  WRONG_TEST_TIME: 'clock',
  TESTED_TOO_YOUNG: 'tooYoung',
  SERVICE_UNAVAILABLE: 'server',
  COMMON_PASSWORD: 'password',
  TOO_MANY_CASSETTES: 'tooManyCassettes',
};

/** What comes next after an error of these pages, where it means something else there: a link or a code has ended, and not a login. */
const AFTER_ERROR_AT: Readonly<Partial<Record<RouteName, Partial<typeof AFTER_ERROR>>>> = {
  resetPassword: { INVALID_TOKEN: 'newLink' },
  createAccount: { INVALID_TOKEN: 'emailCode' },
};

/** What comes next after an error of a page. */
export const afterErrorAt = (route: RouteName, code: ErrorCode): keyof Advice['afterError'] =>
  AFTER_ERROR_AT[route]?.[code] ?? AFTER_ERROR[code];

/** Whether what comes next after an error is the same once the app has logged out: the server decided, and decides no other way. */
export const IS_LASTING: Readonly<Record<keyof Advice['afterError'], boolean>> = {
  save: false,
  start: false,
  retry: false,
  used: true,
  savedBefore: true,
  connect: false,
  server: false,
  tooMany: false,
  tooManyCassettes: false,
  clock: false,
  tooYoung: true,
  login: false,
  newLink: false,
  emailCode: false,
  codeDevice: false,
  form: false,
  field: false,
  code: false,
  password: false,
  oldPassword: false,
  signIn: false,
  registered: false,
  missing: false,
  language: false,
};

/** When support passes the details on, by what comes next after an error, a rejected result and a rejected scan. */
export const PASS_ON = {
  afterError: {
    save: 'failing',
    start: 'failing',
    retry: 'withCode',
    used: 'newCassette',
    savedBefore: 'wrongResult',
    connect: null,
    server: 'failing',
    tooMany: null,
    tooManyCassettes: null,
    clock: null,
    tooYoung: null,
    login: null,
    newLink: null,
    emailCode: null,
    codeDevice: null,
    form: 'failing',
    field: null,
    code: null,
    password: null,
    oldPassword: null,
    signIn: null,
    registered: 'failing',
    missing: 'failing',
    language: null,
  },
  afterRefusal: { used: 'newCassette', savedBefore: 'wrongResult', tooYoung: null, other: 'withCode' },
  afterScan: {
    again: null,
    againUsed: 'failing',
    box: null,
    expired: null,
    expiredReport: null,
    used: 'newCassette',
    usedReport: 'notReported',
    different: 'rightCassette',
    address: null,
    check: 'failing',
    flu: null,
    fluReport: null,
  },
} as const satisfies {
  readonly [Group in 'afterError' | 'afterRefusal' | 'afterScan']: Readonly<Record<keyof Advice[Group], PassOn>>;
};

/** What comes next after the server rejected a result that waited. */
export function afterRefusal(code: ErrorCode): keyof Advice['afterRefusal'] {
  const after = AFTER_ERROR[code];
  return after === 'used' || after === 'savedBefore' || after === 'tooYoung' ? after : 'other';
}

/** After these errors of a submission the test cannot go on: another one with a new kit, or nothing more. */
export const SUBMISSION_ENDS: Readonly<Partial<Record<ErrorCode, 'newKit' | 'over'>>> = {
  PREVIOUSLY_USED_DEVICE: 'newKit',
  RESULT_ALREADY_SAVED: 'over',
};
