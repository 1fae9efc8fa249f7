/** Constants of product.md section 9. Durations are milliseconds unless a name says otherwise. */
export const PASSWORD_MIN_LENGTH = 8;
export const PASSWORD_MAX_LENGTH = 120;
export const CODE_DIGITS = 6;
export const PHONE_DIGITS = 10;
export const ZIP_DIGITS = 5;
export const READING_WARNING_SECONDS = 60;
export const MIN_TESTED_AGE = 2;
/** A child too young to be tested may have a profile; the test then explains why it stops. */
export const MIN_PROFILE_AGE = 0;
/** The value of an age that was not given. */
export const UNKNOWN_AGE = -1;
export const MIN_SELF_COLLECTION_AGE = 14;
export const MAX_AGE = 120;
/** Few people are older: in an anonymous report, a greater age could tell who it is (decisions.md section 8). */
export const MAX_ANONYMOUS_AGE = 90;
/** Under this age a person is a child, whose own doctor is asked and with whom an adult uses the app. */
export const ADULT_AGE = 18;
/** Younger children must not wear a mask. */
export const MIN_MASK_AGE = 2;
export const NARROW_LAYOUT_MAX_PX = 800;
/** Lengths of texts in characters, for client and server; longer ones are rejected. */
export const MAX_NAME_LENGTH = 200;
/** Short enough for one line of a list. */
export const MAX_LABEL_LENGTH = 40;
export const MAX_ADDRESS_LENGTH = 500;
export const MAX_EMAIL_LENGTH = 254;
export const MAX_SUPPORT_INFORMATION_LENGTH = 4000;
/** Longer barcode texts are rejected without parsing them. */
export const MAX_SCAN_TEXT_LENGTH = 10_000;

const MINUTE_MS = 60_000;
export const ACCESS_REFRESH_MS = 20 * MINUTE_MS;
export const INACTIVITY_LOGOUT_MS = 60 * MINUTE_MS;
/** How long before the logout a dialog offers to stay (experience.md, "Behaviour"). */
export const INACTIVITY_NOTICE_MS = 2 * MINUTE_MS;
export const INACTIVITY_CHECK_MS = MINUTE_MS;
export const NEW_CODE_NOTICE_MS = 10_000;
/** Lifetimes and tries of codes, links and tokens. */
/** How long a cassette is held for a test without a result (decisions.md section 7). */
export const DEVICE_HOLD_MS = 24 * 60 * MINUTE_MS;
export const CODE_LIFETIME_MS = 10 * MINUTE_MS;
export const CODE_TRIES = 5;
/** How long the attempt that used up a code or a reset link may be repeated because its response was lost. */
export const USED_CODE_REPEAT_MS = 5 * MINUTE_MS;
/** An email to an address that already got many waits at most this long. */
export const LONGEST_MAIL_WAIT_MS = 10 * MINUTE_MS;
export const RESET_LINK_LIFETIME_MS = 60 * MINUTE_MS;
export const ACCESS_TOKEN_LIFETIME_MS = 30 * MINUTE_MS;
/** A login session ends this long after the login, and after the shorter time without a call (decisions.md section 7). */
export const LOGIN_SESSION_LIFETIME_MS = 12 * 60 * MINUTE_MS;
export const LOGIN_SESSION_IDLE_MS = 90 * MINUTE_MS;
/** Older tests are stored but not reported: health departments count current illness. */
export const OLDEST_REPORTED_TEST_DAYS = 31;
export const OLDEST_REPORTED_TEST_MS = OLDEST_REPORTED_TEST_DAYS * 24 * 60 * MINUTE_MS;
/** How far a client's clock may be ahead; a test later than that has not been taken yet. */
export const CLOCK_TOLERANCE_MS = 24 * 60 * MINUTE_MS;
/** How many results a page of the list has. */
export const RESULTS_PAGE_SIZE = 50;
export const MAX_DEVICE_NAME_LENGTH = 40;
export const MAX_OTP_DEVICES = 5;
