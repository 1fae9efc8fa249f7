import * as v from 'valibot';
import { FALLBACK_LANGUAGE, LANGUAGES } from '../../../core/domain/languages.ts';
import { identifier, MAX_ID_LENGTH, text } from './text.ts';

/** Longer than any valid email, so that a longer one is rejected as an invalid email. */
const MAX_EMAIL_TEXT_LENGTH = 500;
const MAX_DEVICE_STRING_LENGTH = 200;

const email = text(MAX_EMAIL_TEXT_LENGTH);
const locale = v.optional(v.picklist(LANGUAGES), FALLBACK_LANGUAGE);
/** Not cleaned, because that would change the password. */
const password = v.string();

/** The body of POST /accounts/send-verification-code. */
export const sendCodeSchema = v.object({ email, locale });

/** The body of POST /accounts/verify-code. */
export const verifyCodeSchema = v.object({ email, code: text(MAX_ID_LENGTH) });

/** The body of POST /accounts/create. */
export const createAccountSchema = v.object({ email, password, locale });

/** The body of POST /auth/login. */
export const logInSchema = v.object({ username: text(MAX_EMAIL_TEXT_LENGTH), password });

/** The body of DELETE /auth/login-sessions, and of the same with an id. */
export const endLoginSessionsSchema = v.object({ password });

/** The body of POST /auth/one-time-password. */
export const oneTimePasswordSchema = v.object({ challengeId: identifier(MAX_ID_LENGTH), token: text(MAX_ID_LENGTH) });

/** The body of POST /auth/one-time-password/resend. */
export const resendSchema = v.object({
  challengeId: identifier(MAX_ID_LENGTH),
  device: text(MAX_DEVICE_STRING_LENGTH),
});
