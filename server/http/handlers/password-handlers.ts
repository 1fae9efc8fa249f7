import { err, ok } from '../../../core/domain/result.ts';
import type { ChangeRejection } from '../../accounts/change-password.ts';
import type { AccountUseCases } from '../../accounts/use-cases.ts';
import { parseBySchema, type ApiHandler } from '../api-call.ts';
import { attemptIdOf } from '../attempt-id.ts';
import type { ProblemDraft } from '../problem.ts';
import { DONE_UNSTORED, FORGET_REFRESH_COOKIE } from '../login-response.ts';
import * as v from 'valibot';

/** The body of PUT /auth/users/{userId}/password. A password is not cleaned, because that would change it. */
const changePasswordSchema = v.object({ old_password: v.string(), new_password: v.string() });

const UNAUTHORIZED: ProblemDraft = { status: 401, code: 'INVALID_TOKEN' };
const NO_SUCH_USER: ProblemDraft = { status: 404, code: 'UNKNOWN' };

function changeProblem(rejection: ChangeRejection): ProblemDraft {
  switch (rejection.code) {
    case 'unknown-user':
      return NO_SUCH_USER;
    case 'INCORRECT_PASSWORD':
      return { status: 401, code: rejection.code };
    default:
      return { status: 422, ...rejection };
  }
}

/** The call that changes a password (decisions.md section 6). */
export function makePasswordHandlers(useCases: Pick<AccountUseCases, 'changePassword' | 'isRepeatedChange'>) {
  return {
    changePassword: async (call) => {
      const userId = call.params['userId'] ?? '';
      if (call.caller !== null && userId !== call.caller.userId) return err(NO_SUCH_USER);
      const body = parseBySchema(changePasswordSchema, call.body, 'body');
      if (!body.ok) return call.caller === null ? err(UNAUTHORIZED) : body;
      const { old_password: oldPassword, new_password: newPassword } = body.value;
      const given = { userId, oldPassword, newPassword, attemptId: attemptIdOf(call) };
      // The cookie stays: another account may have logged in in this browser since.
      if (call.caller === null) return (await useCases.isRepeatedChange(given)) ? ok(DONE_UNSTORED) : err(UNAUTHORIZED);
      const changed = await useCases.changePassword(given);
      return changed.ok
        ? ok({ ...DONE_UNSTORED, cookies: [FORGET_REFRESH_COOKIE] })
        : err(changeProblem(changed.error));
    },
  } satisfies Record<string, ApiHandler>;
}
