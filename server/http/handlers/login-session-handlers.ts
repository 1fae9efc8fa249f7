import type { OtpRequiredResponse } from '../../../core/api/payloads.ts';
import { err, ok } from '../../../core/domain/result.ts';
import { REFRESH_COOKIE } from '../../accounts/own-cookies.ts';
import type { AccountUseCases } from '../../accounts/use-cases.ts';
import type { LoginTokens } from '../../accounts/login-session.ts';
import { withBody, type ApiResponse, type ApiCall, type ApiHandler } from '../api-call.ts';
import { attemptIdOf } from '../attempt-id.ts';
import type { ProblemDraft } from '../problem.ts';
import {
  browserCookie,
  callingBrowser,
  DONE_UNSTORED,
  FORGET_REFRESH_COOKIE,
  NO_STORE,
  loginResponse,
} from '../login-response.ts';
import * as v from 'valibot';
import { identifier, MAX_ID_LENGTH, text } from '../schemas/text.ts';

/** Longer than any valid email, so that a longer one is rejected as an invalid email. */
const MAX_EMAIL_TEXT_LENGTH = 500;

const MAX_DEVICE_STRING_LENGTH = 200;

/** Not cleaned, because that would change the password. */
const password = v.string();

/** The body of POST /auth/login. */
const logInSchema = v.object({ username: text(MAX_EMAIL_TEXT_LENGTH), password });

/** The body of POST /auth/one-time-password. */
const oneTimePasswordSchema = v.object({ challengeId: identifier(MAX_ID_LENGTH), token: text(MAX_ID_LENGTH) });

/** The body of POST /auth/one-time-password/resend. */
const resendSchema = v.object({
  challengeId: identifier(MAX_ID_LENGTH),
  device: text(MAX_DEVICE_STRING_LENGTH),
});

const WRONG_CREDENTIALS: ProblemDraft = { status: 401, code: 'INVALID_USERNAME_OR_PASSWORD' };
const WRONG_CODE: ProblemDraft = { status: 400, code: 'INVALID_OTP_TOKEN' };
const NO_SUCH_DEVICE: ProblemDraft = { status: 400, code: 'INVALID_OTP_DEVICE' };
const NOT_LOGGED_IN: ProblemDraft = { status: 401, code: 'INVALID_TOKEN', cookies: [FORGET_REFRESH_COOKIE] };

/** The calls about login sessions (decisions.md section 6). */
export function makeLoginSessionHandlers(useCases: AccountUseCases) {
  const loggedIn = async (call: ApiCall, login: LoginTokens): Promise<ApiResponse> => {
    const browser = await useCases.noteLogin(login, callingBrowser(call));
    return loginResponse(login, [browserCookie(browser)]);
  };
  return {
    logIn: withBody(logInSchema, async (body, call) => {
      const entered = await useCases.logIn(body.username, body.password);
      if (!entered.ok) return err(WRONG_CREDENTIALS);
      if (entered.value.kind === 'loggedIn') return ok(await loggedIn(call, entered.value.login));
      const answer: OtpRequiredResponse = { otpRequired: true, ...entered.value.required };
      return ok({ status: 200, headers: NO_STORE, body: answer });
    }),
    submitOneTimePassword: withBody(oneTimePasswordSchema, async ({ challengeId, token }, call) => {
      const completed = await useCases.submitOneTimePassword(challengeId, token, attemptIdOf(call));
      return completed.ok ? ok(await loggedIn(call, completed.value)) : err(WRONG_CODE);
    }),
    resendOneTimePassword: withBody(resendSchema, async (body) => {
      const sent = await useCases.resendOneTimePassword(body.challengeId, body.device);
      return sent.ok ? ok(DONE_UNSTORED) : err(NO_SUCH_DEVICE);
    }),
    refreshAccess: async (call) => {
      const refreshed = await useCases.refresh(call.cookie(REFRESH_COOKIE), attemptIdOf(call));
      return refreshed.ok ? ok(loginResponse(refreshed.value)) : err(NOT_LOGGED_IN);
    },
    logOut: async (call) => {
      await useCases.logOut(call.cookie(REFRESH_COOKIE));
      return ok({ ...DONE_UNSTORED, cookies: [FORGET_REFRESH_COOKIE] });
    },
  } satisfies Record<string, ApiHandler>;
}
