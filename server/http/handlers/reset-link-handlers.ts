import type { ResetLinkResponse, ResetLinkAskedResponse } from '../../../core/api/payloads.ts';
import { err, ok } from '../../../core/domain/result.ts';
import { bareUsername } from '../../../core/domain/username.ts';
import { normalizeEmail } from '../../../core/domain/validate-fields.ts';
import { BROWSER_COOKIE, RESET_COOKIE } from '../../accounts/own-cookies.ts';
import { RESET_BROWSER_MS } from '../../accounts/reset-browser.ts';
import type { ResetRejection } from '../../accounts/reset-password.ts';
import type { AccountUseCases } from '../../accounts/use-cases.ts';
import { withBody, type ApiCall, type ApiHandler } from '../api-call.ts';
import type { ApiCookie } from '../api-cookie.ts';
import { attemptIdOf } from '../attempt-id.ts';
import { browserCookie, DONE_UNSTORED, NO_STORE } from '../login-response.ts';
import type { ProblemDraft } from '../problem.ts';
import * as v from 'valibot';
import { MAX_ID_LENGTH, text } from '../schemas/text.ts';

const MAX_USERNAME_LENGTH = 500;

/** The body of POST /auth/forgot-password. */
const forgotPasswordSchema = v.object({ username: text(MAX_USERNAME_LENGTH) });

/** The body of POST /auth/reset-password/check. */
const checkResetLinkSchema = v.object({ uidb64: v.string(), token: v.string() });

/** The body of POST /auth/reset-password. */
const resetPasswordSchema = v.object({
  ...checkResetLinkSchema.entries,
  new_password: v.string(),
  code: v.optional(text(MAX_ID_LENGTH)),
});

const resetLinkCookie = (value: string): ApiCookie => ({
  name: RESET_COOKIE,
  value,
  path: '/auth',
  maxAgeSeconds: RESET_BROWSER_MS / 1000,
});

const BAD_LINK: ProblemDraft = { status: 400, code: 'INVALID_TOKEN' };

function resetProblem(rejection: ResetRejection): ProblemDraft {
  const isAboutLink = rejection.code === 'INVALID_TOKEN' || rejection.code === 'INVALID_CODE';
  return { status: isAboutLink ? 400 : 422, ...rejection };
}

/** The calls about reset links (product.md section 7, decisions.md section 6). */
export function makeResetLinkHandlers(useCases: AccountUseCases) {
  /** Who opens a link from the account's mail is its owner, whom strangers must not keep from logging in. */
  const knownFromNow = async (call: ApiCall, userId: string): Promise<ApiCookie> =>
    browserCookie(await useCases.rememberBrowser(userId, call.cookie(BROWSER_COOKIE)));
  return {
    forgotPassword: withBody(forgotPasswordSchema, async (body, call) => {
      const { browser, code } = await useCases.forgotPassword(normalizeEmail(bareUsername(body.username)), {
        browser: call.cookie(RESET_COOKIE),
        knownToken: call.cookie(BROWSER_COOKIE),
      });
      const answer: ResetLinkAskedResponse = { code };
      return ok({ status: 200, headers: NO_STORE, body: answer, cookies: [resetLinkCookie(browser)] });
    }),
    checkResetLink: withBody(checkResetLinkSchema, async ({ uidb64, token }, call) => {
      const checked = await useCases.checkResetLink(uidb64, token, call.cookie(RESET_COOKIE));
      if (!checked.ok) return err(BAD_LINK);
      const { userId, needsCode } = checked.value;
      const answer: ResetLinkResponse = { needsCode };
      return ok({
        status: 200,
        headers: NO_STORE,
        body: answer,
        cookies: needsCode ? [] : [await knownFromNow(call, userId)],
      });
    }),
    resetPassword: withBody(
      resetPasswordSchema,
      async ({ uidb64: uid, token, new_password: newPassword, code = null }, call) => {
        const [browser, attemptId] = [call.cookie(RESET_COOKIE), attemptIdOf(call)];
        const reset = await useCases.resetPassword({ uid, token, newPassword, browser, code, attemptId });
        if (!reset.ok) return err(resetProblem(reset.error));
        return ok({ ...DONE_UNSTORED, cookies: [await knownFromNow(call, reset.value)] });
      },
    ),
  } satisfies Record<string, ApiHandler>;
}
