import type { ErrorCode, SimilarItem } from '../../../core/domain/error-codes.ts';
import type { OtpDeviceType } from '../../../core/domain/otp-device.ts';
import type { TextTree } from '../../../core/ports/translation-source.ts';
import { landing } from './landing.ts';

/** One message a code of the error catalogue: what is wrong and what to do. */
export const errors: Readonly<Record<ErrorCode, string>> = {
  UNKNOWN: 'Something went wrong, so please try again. If it happens again, contact support.',
  NETWORK_REQUEST_FAILED: 'We could not reach our server, so check your connection and then try again.',
  INVALID_USERNAME_OR_PASSWORD: 'The email or password is incorrect, so check both and then try again.',
  EMPTY_USERNAME: 'Enter your email to continue.',
  EMPTY_PASSWORD: 'Enter your password to continue.',
  INVALID_OTP_TOKEN: 'That code is not correct, so check it or ask for another code.',
  INVALID_OTP_DEVICE: 'We cannot send a code to this {{device}}, so check it and then try again.',
  EMPTY_OTP_TOKEN: 'Enter the 6-digit code that we sent to you.',
  INVALID_TOKEN: 'This link or login is no longer valid, so ask for another link or log in again.',
  PASSWORD_DOES_NOT_MEET_REQUIREMENTS: 'This password does not follow all the rules, so check the list and change it.',
  PASSWORDS_DO_NOT_MATCH: 'The two passwords are not the same, so type both of them again.',
  INCORRECT_PASSWORD: 'This password is not correct, so please type it again.',
  NEW_PASSWORD_MATCHES_OLD_PASSWORD: 'The new password is the same as the old one, so choose another one.',
  COMMON_PASSWORD: 'Many people use this password, and it is easy to guess, so choose another one.',
  UNPROCESSABLE_PASSWORD: 'This password is too similar to your {{items}}, so choose another one.',
  INPUT_CONTAINS_LETTERS: 'Use only numbers here, and no letters.',
  PHONE_NUMBER_TOO_LONG: 'This phone number is too long, so enter exactly 10 digits.',
  PHONE_NUMBER_TOO_SHORT: 'This phone number is too short, so enter exactly 10 digits.',
  INVALID_PHONE_NUMBER: 'This is not a phone number, so enter 10 digits with the area code first.',
  INVALID_EMAIL: 'Enter a full email address, such as name@mail.com.',
  INVALID_DATE: 'Enter a real date with the month, day and year.',
  INVALID_AGE: 'Enter an age in years, from 0 to 120.',
  INVALID_ZIP: 'Enter a ZIP code that has exactly 5 digits.',
  INVALID_CODE: 'That code is not correct, so check it or ask for another code.',
  FUTURE_DATE: 'This date is in the future, so enter today or an earlier date.',
  EMAIL_REGISTRATION_ERROR:
    'You may already have an account with this email, so log in or reset your password. If that does not help, contact support.',
  TEST_RESULT_NOT_FOUND: 'We could not find this result, so go back to the list and choose again.',
  PREVIOUSLY_USED_DEVICE: 'This cassette was already used in an earlier test, so use a new cassette.',
  PROFILE_NOT_FOUND: 'We could not find this profile, so please choose again.',
  TEST_SUBMIT_FAILED: 'We could not save your test, so try again or contact support.',
  TEST_ID_FETCH_FAILED: 'We could not start your test, so try again or contact support.',
  LANGUAGE_NOT_SUPPORTED: landing.frame.unsupported,
  EMPTY_FIRST_NAME: 'Enter the first name to continue.',
  EMPTY_LAST_NAME: 'Enter the last name to continue.',
  EMPTY_EMAIL: 'Enter your email to continue.',
  EMPTY_DEVICE_TYPE: 'Choose phone or email to continue.',
  EMPTY_DEVICE_NAME: 'Enter a name to continue, such as My phone.',
  EMPTY_PHONE_NUMBER: 'Enter a phone number to continue.',
  EMPTY_RADIO_FIELD: 'Choose one answer to continue.',
  EMPTY_CODE: 'Enter the 6-digit code that we sent to you.',
  EMPTY_DATE: 'Enter a date to continue.',
  EMPTY_DATE_OF_BIRTH: 'Enter the date of birth, or choose to give an age instead.',
  EMPTY_ADDRESS: 'Enter the street address to continue.',
  EMPTY_CITY: 'Enter the city to continue.',
  EMPTY_STATE: 'Choose the state to continue.',
  EMPTY_AGE: 'Enter the age in years to continue.',
  EMPTY_ZIP: 'Enter the ZIP code, because it decides which health agency gets the report.',
  EMPTY_GENDER: 'Choose the sex to continue.',
  EMPTY_RACE: 'Choose the race to continue.',
  EMPTY_ETHNICITY: 'Choose the ethnicity to continue.',
  EMPTY_PARTICIPANT_TYPE: 'To continue, choose the group that fits this person best.',
  EMPTY_NAME: 'Enter your name to continue.',
  EMPTY_REQUEST_TYPE: 'To continue, choose what you need help with.',
  EMPTY_SUPPORT_INFORMATION: 'Tell us what happened, so that we can help you.',
  INVALID_REQUEST: 'Something in the form is not correct, so check your answers and try again.',
  TOO_MANY_REQUESTS: 'You have tried too many times, so wait {{wait}} and then try again.',
  TOO_MANY_CASSETTES:
    'Too many cassettes were scanned from this internet connection. Wait {{wait}} or use another connection, and then try again.',
  RESULT_ALREADY_SAVED:
    'This test was already saved with another result, and the first result stays. If it is wrong, contact support.',
  INVALID_DATE_OF_BIRTH: 'Check the date of birth, because the year may be wrong.',
  TEXT_TOO_LONG: 'This text is too long, so please make it shorter.',
  EMPTY_TIME: 'Enter the hour and the minutes, and choose AM or PM.',
  INVALID_TIME: 'Enter a real time, for example 3:45 PM.',
  FUTURE_TIME: 'That time is in the future, so enter an earlier time.',
  BEFORE_MANUFACTURE: 'Your cassette was made after this date, so check the day, month and year.',
  ONSET_AFTER_TEST: 'Your symptoms began after the day of this test, so go back and check both dates.',
  WRONG_TEST_TIME:
    'The time of this test cannot be correct. Set the date and time of this phone or computer to automatic, and then try again.',
  TESTED_TOO_YOUNG: 'We cannot report this test, because the person was under 2 years old on that day.',
  SERVICE_UNAVAILABLE: 'Our server cannot save or load anything right now, so wait a minute and try again.',
};

/** What stands in the place of the variables of a message. */
export const errorParts = {
  /** INVALID_AGE at the age question of a test. */
  testedAge:
    'This test is for people aged 2 to 120. It does not work for children under 2, so ask a doctor which test to use for a younger child.',
  /** TEST_SUBMIT_FAILED after an answer that does not tell whether it arrived. */
  submitUnsure: 'We do not know yet whether your test reached us. Try again, and we find out.',
  /** TEST_SUBMIT_FAILED when the result was stored before. */
  submitStored: 'Your result is saved, but we could not log you out, so try again.',
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
