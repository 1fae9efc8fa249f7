import { err, ok, type Result } from '../../../core/domain/result.ts';
import { normalizeEmail, validateEmail, validateRequired } from '../../../core/domain/validate-fields.ts';
import type { RegistrationRejection } from '../../accounts/create-account.ts';
import { REGISTRATION_COOKIE } from '../../accounts/own-cookies.ts';
import { REGISTRATION_LIFETIME_MS } from '../../accounts/verify-code.ts';
import type { AccountUseCases } from '../../accounts/use-cases.ts';
import { withBody, type ApiHandler } from '../api-call.ts';
import type { ApiCookie } from '../api-cookie.ts';
import { attemptIdOf } from '../attempt-id.ts';
import { unprocessable, type ProblemDraft } from '../problem.ts';
import { browserCookie, callingBrowser, DONE_UNSTORED, loginResponse } from '../login-response.ts';
import * as v from 'valibot';
import { FALLBACK_LANGUAGE, LANGUAGES } from '../../../core/domain/languages.ts';
import { MAX_ID_LENGTH, text } from '../schemas/text.ts';

/** Longer than any valid email, so that a longer one is rejected as an invalid email. */
const MAX_EMAIL_TEXT_LENGTH = 500;

const email = text(MAX_EMAIL_TEXT_LENGTH);

const locale = v.optional(v.picklist(LANGUAGES), FALLBACK_LANGUAGE);

/** Not cleaned, because that would change the password. */
const password = v.string();

/** The body of POST /accounts/send-verification-code. */
const sendCodeSchema = v.object({ email, locale });

/** The body of POST /accounts/verify-code. */
const verifyCodeSchema = v.object({ email, code: text(MAX_ID_LENGTH) });

/** The body of POST /accounts/create. */
const createAccountSchema = v.object({ email, password, locale });

const registrationCookie = (value: string, maxAgeMs: number): ApiCookie => ({
  name: REGISTRATION_COOKIE,
  value,
  path: '/accounts',
  maxAgeSeconds: maxAgeMs / 1000,
});

const HAS_ACCOUNT: ProblemDraft = { status: 409, code: 'EMAIL_REGISTRATION_ERROR' };
const WRONG_CODE: ProblemDraft = { status: 400, code: 'INVALID_CODE' };
const FORGET_REGISTRATION = registrationCookie('', 0);

function readEmail(typed: string): Result<string, ProblemDraft> {
  const code = validateRequired(typed, 'EMPTY_EMAIL') ?? validateEmail(typed);
  return code === null ? ok(normalizeEmail(typed)) : err(unprocessable([{ field: 'email', code }]));
}

function rejectionProblem(rejection: RegistrationRejection): ProblemDraft {
  switch (rejection.code) {
    case 'not-verified':
      return { status: 401, code: 'INVALID_TOKEN', cookies: [FORGET_REGISTRATION] };
    case 'has-account':
      return HAS_ACCOUNT;
    default:
      return { status: 422, ...rejection };
  }
}

/** The calls that create an account (product.md section 7). */
export function makeRegistrationHandlers(useCases: AccountUseCases) {
  return {
    sendVerificationCode: withBody(sendCodeSchema, async (body, call) => {
      const email = readEmail(body.email);
      if (!email.ok) return email;
      const browser = call.cookie(REGISTRATION_COOKIE);
      const sent = await useCases.sendVerificationCode(email.value, body.locale, browser);
      if (!sent.ok) return err(HAS_ACCOUNT);
      return ok({ ...DONE_UNSTORED, cookies: [registrationCookie(sent.value, REGISTRATION_LIFETIME_MS)] });
    }),
    verifyCode: withBody(verifyCodeSchema, async (body, call) => {
      const email = readEmail(body.email);
      if (!email.ok) return email;
      const verified = await useCases.verifyCode({
        email: email.value,
        code: body.code,
        attemptId: attemptIdOf(call),
        browser: call.cookie(REGISTRATION_COOKIE),
      });
      if (!verified.ok) return err(verified.error === 'has-account' ? HAS_ACCOUNT : WRONG_CODE);
      return ok({ ...DONE_UNSTORED, cookies: [registrationCookie(verified.value, REGISTRATION_LIFETIME_MS)] });
    }),
    createAccount: withBody(createAccountSchema, async (body, call) => {
      const email = readEmail(body.email);
      if (!email.ok) return email;
      const { password, locale: language } = body;
      const binding = call.cookie(REGISTRATION_COOKIE);
      const made = await useCases.createAccount({ email: email.value, password, language, binding });
      if (!made.ok) return err(rejectionProblem(made.error));
      const browser = await useCases.noteLogin(made.value, callingBrowser(call));
      return ok(loginResponse(made.value, [FORGET_REGISTRATION, browserCookie(browser)]));
    }),
  } satisfies Record<string, ApiHandler>;
}
