/**
 * The error catalogue (product.md section 8). decisions.md section 6 added INVALID_REQUEST, TOO_MANY_REQUESTS and the codes after
 * them, for failures that no other code describes. Each code has its message in every language under `errors.<CODE>`.
 */
export const ERROR_CODES = [
  'UNKNOWN',
  'NETWORK_REQUEST_FAILED',
  'INVALID_USERNAME_OR_PASSWORD',
  'EMPTY_USERNAME',
  'EMPTY_PASSWORD',
  'INVALID_OTP_TOKEN',
  'INVALID_OTP_DEVICE',
  'EMPTY_OTP_TOKEN',
  'INVALID_TOKEN',
  'PASSWORD_DOES_NOT_MEET_REQUIREMENTS',
  'PASSWORDS_DO_NOT_MATCH',
  'INCORRECT_PASSWORD',
  'NEW_PASSWORD_MATCHES_OLD_PASSWORD',
  'UNPROCESSABLE_PASSWORD',
  'INPUT_CONTAINS_LETTERS',
  'PHONE_NUMBER_TOO_LONG',
  'PHONE_NUMBER_TOO_SHORT',
  'INVALID_PHONE_NUMBER',
  'INVALID_EMAIL',
  'INVALID_DATE',
  'INVALID_AGE',
  'INVALID_ZIP',
  'INVALID_CODE',
  'FUTURE_DATE',
  'EMAIL_REGISTRATION_ERROR',
  'TEST_RESULT_NOT_FOUND',
  'PREVIOUSLY_USED_DEVICE',
  'PROFILE_NOT_FOUND',
  'TEST_SUBMIT_FAILED',
  'TEST_ID_FETCH_FAILED',
  'LANGUAGE_NOT_SUPPORTED',
  'EMPTY_FIRST_NAME',
  'EMPTY_LAST_NAME',
  'EMPTY_EMAIL',
  'EMPTY_DEVICE_TYPE',
  'EMPTY_DEVICE_NAME',
  'EMPTY_PHONE_NUMBER',
  'EMPTY_RADIO_FIELD',
  'EMPTY_CODE',
  'EMPTY_DATE',
  'EMPTY_DATE_OF_BIRTH',
  'EMPTY_ADDRESS',
  'EMPTY_CITY',
  'EMPTY_STATE',
  'EMPTY_AGE',
  'EMPTY_ZIP',
  'EMPTY_GENDER',
  'EMPTY_RACE',
  'EMPTY_ETHNICITY',
  'EMPTY_PARTICIPANT_TYPE',
  'EMPTY_NAME',
  'EMPTY_REQUEST_TYPE',
  'EMPTY_SUPPORT_INFORMATION',
  'INVALID_REQUEST',
  'TOO_MANY_REQUESTS',
  'RESULT_ALREADY_SAVED',
  'INVALID_DATE_OF_BIRTH',
  'TEXT_TOO_LONG',
  'EMPTY_TIME',
  'INVALID_TIME',
  'FUTURE_TIME',
  'BEFORE_MANUFACTURE',
  'ONSET_AFTER_TEST',
  'WRONG_TEST_TIME',
  'TESTED_TOO_YOUNG',
  'SERVICE_UNAVAILABLE',
  'COMMON_PASSWORD',
  'TOO_MANY_CASSETTES',
] as const;

/** A code of the catalogue. */
export type ErrorCode = (typeof ERROR_CODES)[number];

/** A rejected field, by its name in product.md section 3, and why. */
export interface FieldError {
  readonly field: string;
  readonly code: ErrorCode;
}

/** What a password may be too similar to; never the value itself (product.md section 8, "Status mapping"). */
export const SIMILAR_ITEMS = ['email', 'username', 'firstName', 'lastName'] as const;
export type SimilarItem = (typeof SIMILAR_ITEMS)[number];

/** An expected failure: its code, the HTTP status if there was one, and details. Never contains what a person typed. */
export interface AppError {
  readonly code: ErrorCode;
  readonly status?: number;
  /** The response was not our server's own, but that of a proxy or a captive portal. */
  readonly isForeign?: boolean;
  readonly fields?: readonly FieldError[];
  /** With UNPROCESSABLE_PASSWORD: what the password is too similar to. */
  readonly similarTo?: readonly SimilarItem[];
  /** With TOO_MANY_REQUESTS and TOO_MANY_CASSETTES: how long to wait. */
  readonly retryAfterSeconds?: number;
  /** With UNKNOWN: the beginning of the request's id, by which support finds it in the server's log. */
  readonly reference?: string;
}

const known: ReadonlySet<string> = new Set(ERROR_CODES);

/** Whether an untrusted text (a problem+json body, a fixture) is a code of the catalogue. */
export function isErrorCode(text: unknown): text is ErrorCode {
  return typeof text === 'string' && known.has(text);
}
