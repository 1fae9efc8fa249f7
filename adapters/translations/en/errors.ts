import type { ErrorCode, SimilarItem } from '../../../core/domain/error-codes.ts';
import type { OtpDeviceType } from '../../../core/domain/otp-device.ts';
import type { TextTree } from '../../../core/ports/translation-source.ts';

/** One message a code of the error catalogue: what is wrong and what to do. */
export const errors: Readonly<Record<ErrorCode, string>> = {
  UNKNOWN: 'Something went wrong. Please try again. If it happens again, contact support.',
  NETWORK_REQUEST_FAILED: 'We could not reach our server. Check your connection, then try again.',
  INVALID_USERNAME_OR_PASSWORD: 'The email or password is incorrect. Check both, then try again.',
  EMPTY_USERNAME: 'Enter your email.',
  EMPTY_PASSWORD: 'Enter your password.',
  INVALID_OTP_TOKEN: 'That code is not correct. Check it, or ask for a new code.',
  INVALID_OTP_DEVICE: 'We cannot send a code to this {{device}}. Check it and try again.',
  EMPTY_OTP_TOKEN: 'Enter the 6-digit code.',
  INVALID_TOKEN: 'This link or login is no longer valid. Ask for a new link, or log in again.',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'This password does not follow all the rules. Check the list, then change it.',
  PASSWORDS_DO_NOT_MATCH: 'The two passwords are not the same. Type them again.',
  INCORRECT_PASSWORD: 'This password is not correct. Type it again.',
  NEW_PASSWORD_MATCHES_OLD_PASSWORD: 'The new password is the same as the old one. Choose another one.',
  COMMON_PASSWORD: 'Many people use a password like this, so it is easy to guess. Choose another one.',
  UNPROCESSABLE_PASSWORD: 'This password is too much like your {{items}}. Choose another one.',
  INPUT_CONTAINS_LETTERS: 'Use numbers only.',
  PHONE_NUMBER_TOO_LONG: 'This phone number is too long. Enter 10 digits.',
  PHONE_NUMBER_TOO_SHORT: 'This phone number is too short. Enter 10 digits.',
  INVALID_PHONE_NUMBER: 'This is not a phone number. Enter 10 digits, with the area code first.',
  INVALID_EMAIL: 'Enter a full email, such as name@mail.com.',
  INVALID_DATE: 'Enter a real date: month, day, year.',
  INVALID_AGE: 'Enter an age in years, from 0 to 120.',
  INVALID_ZIP: 'Enter a ZIP code with 5 digits.',
  INVALID_CODE: 'That code is not correct. Check it, or ask for a new code.',
  FUTURE_DATE: 'This date is in the future. Enter today or an earlier date.',
  EMAIL_REGISTRATION_ERROR:
    'You may already have an account with this email. Log in, or reset your password. If that does not help, contact support.',
  TEST_RESULT_NOT_FOUND: 'We could not find this result. Go back to the list and choose again.',
  PREVIOUSLY_USED_DEVICE: 'This cassette was already used in an earlier test. Take a new test with a new cassette.',
  PROFILE_NOT_FOUND: 'We could not find this profile. Go back and choose again.',
  TEST_SUBMIT_FAILED: 'We could not save your test. Try again, or contact support.',
  TEST_ID_FETCH_FAILED: 'We could not start your test. Try again, or contact support.',
  LANGUAGE_NOT_SUPPORTED: 'Clearline is not available in this language. Choose another one.',
  EMPTY_FIRST_NAME: 'Enter the first name.',
  EMPTY_LAST_NAME: 'Enter the last name.',
  EMPTY_EMAIL: 'Enter your email.',
  EMPTY_DEVICE_TYPE: 'Choose phone or email.',
  EMPTY_DEVICE_NAME: 'Enter a name, such as My phone.',
  EMPTY_PHONE_NUMBER: 'Enter a phone number.',
  EMPTY_RADIO_FIELD: 'Choose one answer.',
  EMPTY_CODE: 'Enter the 6-digit code.',
  EMPTY_DATE: 'Enter a date.',
  EMPTY_DATE_OF_BIRTH: 'Enter the date of birth.',
  EMPTY_ADDRESS: 'Enter the street address.',
  EMPTY_CITY: 'Enter the city.',
  EMPTY_STATE: 'Choose the state.',
  EMPTY_AGE: 'Enter the age in years.',
  EMPTY_ZIP: 'Enter the ZIP code.',
  EMPTY_GENDER: 'Choose the sex.',
  EMPTY_RACE: 'Choose the race.',
  EMPTY_ETHNICITY: 'Choose the ethnicity.',
  EMPTY_PARTICIPANT_TYPE: 'Choose the group that fits this person best.',
  EMPTY_NAME: 'Enter your name.',
  EMPTY_REQUEST_TYPE: 'Choose what you need help with.',
  EMPTY_SUPPORT_INFORMATION: 'Tell us how we can help.',
  INVALID_REQUEST: 'Something in the form is not right. Check your answers, then try again.',
  TOO_MANY_REQUESTS: 'You have tried too many times. Wait {{wait}}, then try again.',
  TOO_MANY_CASSETTES:
    'Too many cassettes were scanned from this internet connection. Wait {{wait}}, or use another connection, then try again.',
  RESULT_ALREADY_SAVED:
    'This test was already saved with another result, and the first result stays. If it is wrong, contact support.',
  INVALID_DATE_OF_BIRTH: 'Check the date of birth, because the year may be wrong.',
  TEXT_TOO_LONG: 'This text is too long. Use fewer characters.',
  EMPTY_TIME: 'Enter the time: hour, minutes, and AM or PM.',
  INVALID_TIME: 'Enter a real time. For example, 3:45 PM.',
  FUTURE_TIME: 'That time is in the future. Enter an earlier time.',
  BEFORE_MANUFACTURE: 'Your cassette was made after this date. Check the day, month and year.',
  ONSET_AFTER_TEST: 'Your symptoms began after the day of this test. Go back and check both dates.',
  WRONG_TEST_TIME:
    'The time of this test cannot be right. Set the date and time of this phone or computer to automatic, then try again.',
  TESTED_TOO_YOUNG: 'We cannot report this test, because the person was under 2 years old on that day.',
  SERVICE_UNAVAILABLE: 'Our server cannot save or load anything right now. Wait a minute, then try again.',
};

/** What stands in the place of the variables of a message. */
export const errorParts = {
  /** INVALID_AGE at the age question of a test. */
  testedAge:
    'This test is for people aged 2 to 120. It does not work for children under 2, so ask a doctor which test to use for a younger child.',
  wait: { unknown: 'a few minutes', oneMinute: '1 minute', minutes: '{{minutes}} minutes' },
  device: { unknown: 'device', PHONE: 'phone', EMAIL: 'email' } satisfies Record<OtpDeviceType | 'unknown', string>,
  /** What support asks for, out of the way of everyone else. */
  details: { title: 'Details', code: 'Error code for support: {{code}}' },
  similar: {
    email: 'email',
    username: 'username',
    firstName: 'first name',
    lastName: 'last name',
  } satisfies Record<SimilarItem, string>,
} as const satisfies TextTree;
