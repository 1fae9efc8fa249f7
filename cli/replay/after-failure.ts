import type { ErrorCode } from '../../core/domain/error-codes.ts';
import type { RouteName } from '../../core/flow/app-routes.ts';
import { flowNameOf, rowOf } from '../../core/flow/flows.ts';
import type { FlowName } from '../../core/flow/session.ts';
import { scanRejection, type ScanRejection } from '../../core/flow/step-buttons.ts';
import { isTimerSet } from '../../core/flow/timers.ts';
import type { Caller, ReplayTexts } from './caller.ts';

export type Say = keyof ReplayTexts['say'];

/** What to say after an error, where its message on the page is not enough. */
const AFTER_ERROR: Readonly<Partial<Record<ErrorCode, Say>>> = {
  UNKNOWN: 'retry',
  LANGUAGE_NOT_SUPPORTED: 'retry',
  TEST_SUBMIT_FAILED: 'retry',
  TEST_ID_FETCH_FAILED: 'retry',
  NETWORK_REQUEST_FAILED: 'online',
  SERVICE_UNAVAILABLE: 'retry',
  TOO_MANY_REQUESTS: 'tooMany',
  TOO_MANY_CASSETTES: 'tooMany',
  INVALID_USERNAME_OR_PASSWORD: 'newLink',
  EMAIL_REGISTRATION_ERROR: 'newLink',
  INVALID_OTP_TOKEN: 'newCode',
  INVALID_OTP_DEVICE: 'newCode',
  INVALID_CODE: 'newCode',
  INVALID_TOKEN: 'logIn',
  PREVIOUSLY_USED_DEVICE: 'used',
  RESULT_ALREADY_SAVED: 'savedBefore',
  WRONG_TEST_TIME: 'askClock',
};

/** What to say where a link or a code has ended, and not a login. */
const AFTER_INVALID_TOKEN: Readonly<Partial<Record<RouteName, Say>>> = {
  resetPassword: 'newLink',
  createAccount: 'newCode',
};

/** What to say after an error of a page. */
export function afterError(code: ErrorCode, route: RouteName): Say {
  const ofLink = code === 'INVALID_TOKEN' ? AFTER_INVALID_TOKEN[route] : undefined;
  return ofLink ?? AFTER_ERROR[code] ?? 'page';
}

/** What to say after the server rejected a result that waited. */
export function afterRefusal(code: ErrorCode): Say {
  const after = afterError(code, 'testSteps');
  return after === 'used' || after === 'savedBefore' ? after : 'refused';
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
  isUrl: 'scanAgain',
  requestError: 'online',
};

/** What to say after a rejected scan; null without one. */
export function afterScan({ view, context: { session } }: Caller): Say | null {
  const rejected = scanRejection(view);
  if (rejected === null) return null;
  if (view.scannedBox) return 'scanAgain';
  const isUsed = view.errors[0]?.code === 'PREVIOUSLY_USED_DEVICE';
  const isSecond = rowOf(session)?.scan === 'second' || isTimerSet(session);
  const other = OTHER_CASSETTE[isSecond ? 'second' : flowNameOf(session)];
  return isUsed ? other : (AFTER_SCAN[rejected] ?? other);
}
