import type { ErrorCode } from '../../core/domain/error-codes.ts';
import type { RouteName } from '../../core/flow/app-routes.ts';
import { flowNameOf, rowOf } from '../../core/flow/flows.ts';
import type { FlowName } from '../../core/flow/session.ts';
import { scanRejection, type ScanRejection } from '../../core/flow/step-buttons.ts';
import { isTimerSet } from '../../core/flow/timers.ts';
import type { Caller, ReplayTexts } from './caller.ts';

export type Say = keyof ReplayTexts['say'];

/** Errors of fields, which the person corrects. */
type FieldError =
  | `EMPTY_${string}`
  | `FUTURE_${string}`
  | `PHONE_${string}`
  | Exclude<
      `INVALID_${string}` & ErrorCode,
      'INVALID_CODE' | `INVALID_OTP_${string}` | 'INVALID_TOKEN' | `INVALID_USERNAME_${string}`
    >
  | 'PASSWORDS_DO_NOT_MATCH'
  | 'INCORRECT_PASSWORD'
  | 'INPUT_CONTAINS_LETTERS'
  | 'TEXT_TOO_LONG'
  | 'BEFORE_MANUFACTURE'
  | 'ONSET_AFTER_TEST';

/** What to say after each other error. */
const AFTER_ERROR: Readonly<Record<Exclude<ErrorCode, FieldError>, Say>> = {
  UNKNOWN: 'retry',
  NETWORK_REQUEST_FAILED: 'connect',
  INVALID_USERNAME_OR_PASSWORD: 'signIn',
  INVALID_OTP_TOKEN: 'newCode',
  INVALID_OTP_DEVICE: 'newCode',
  INVALID_CODE: 'newCode',
  INVALID_TOKEN: 'logIn',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'password',
  NEW_PASSWORD_MATCHES_OLD_PASSWORD: 'password',
  UNPROCESSABLE_PASSWORD: 'password',
  COMMON_PASSWORD: 'password',
  EMAIL_REGISTRATION_ERROR: 'signIn',
  TEST_RESULT_NOT_FOUND: 'missing',
  PROFILE_NOT_FOUND: 'missing',
  PREVIOUSLY_USED_DEVICE: 'used',
  TEST_SUBMIT_FAILED: 'save',
  TEST_ID_FETCH_FAILED: 'start',
  LANGUAGE_NOT_SUPPORTED: 'retry',
  TOO_MANY_REQUESTS: 'tooMany',
  TOO_MANY_CASSETTES: 'tooMany',
  RESULT_ALREADY_SAVED: 'savedBefore',
  WRONG_TEST_TIME: 'clock',
  TESTED_TOO_YOUNG: 'tooYoungResult',
  SERVICE_UNAVAILABLE: 'server',
};

/** What to say where a link or a code has ended, and not a login. */
const AFTER_INVALID_TOKEN: Readonly<Partial<Record<RouteName, Say>>> = {
  resetPassword: 'newLink',
  createAccount: 'newCode',
};

/** What to say after an error of a page. */
export function afterError(code: ErrorCode, route: RouteName): Say {
  if (code === 'INVALID_TOKEN') return AFTER_INVALID_TOKEN[route] ?? AFTER_ERROR[code];
  return code in AFTER_ERROR ? AFTER_ERROR[code as keyof typeof AFTER_ERROR] : 'field';
}

/** What to say after the server rejected a result that waited. */
export function afterRefusal(code: ErrorCode): Say {
  const after = afterError(code, 'testSteps');
  return after === 'used' || after === 'savedBefore' || after === 'tooYoungResult' ? after : 'refused';
}

/** What to say after a rejected cassette: before a test, again while its timer runs, and in the report of an earlier one. */
const OTHER_CASSETTE: Readonly<Record<FlowName | 'second', Say>> = {
  testing: 'otherKit',
  second: 'different',
  reporting: 'notReported',
};

const AFTER_SCAN: Readonly<Partial<Record<ScanRejection, Say>>> = {
  scanFailed: 'scanAgain',
  codeIsDifferentThanBefore: 'different',
  isUrl: 'notAddress',
  requestError: 'checkScan',
};

/** What to say after a rejected scan; null without one. */
export function afterScan({ view, context: { session } }: Caller): Say | null {
  const rejected = scanRejection(view);
  if (rejected === null) return null;
  if (view.scannedBox) return 'boxAgain';
  const isUsed = view.errors[0]?.code === 'PREVIOUSLY_USED_DEVICE';
  const isSecond = rowOf(session)?.scan === 'second' || isTimerSet(session);
  const other = OTHER_CASSETTE[isSecond ? 'second' : flowNameOf(session)];
  return isUsed ? other : (AFTER_SCAN[rejected] ?? other);
}
