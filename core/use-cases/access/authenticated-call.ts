import type { CurrentUser } from '../../domain/current-user.ts';
import type { AppError } from '../../domain/error-codes.ts';
import { err, type Result } from '../../domain/result.ts';
import { makePersonCheck } from '../../flow/person-check.ts';
import { endLogin } from '../session/end-login.ts';
import type { AccountDeps } from './account-deps.ts';

/** The account that a call is made for, and the group that every profile and result call uses (product.md section 6). */
export interface Caller {
  readonly user: CurrentUser;
  readonly userGroupId: string;
}

/** Makes a call with the login of the current user. */
export type AuthenticatedCall = <Value>(
  call: (caller: Caller) => Promise<Result<Value, AppError>>,
) => Promise<Result<Value, AppError>>;

/**
 * Makes calls with the login of the current user. Fails with PROFILE_NOT_FOUND, without a call, if the user has no group, and with
 * INVALID_TOKEN if the user changed during the call. Logs the user out if the server rejects the login.
 */
export function makeAuthenticatedCall({
  runner,
  navigator,
}: Pick<AccountDeps, 'runner' | 'navigator'>): AuthenticatedCall {
  const current = (): CurrentUser | null => runner.current().identity.currentUser;
  return async (call) => {
    const user = current();
    const userGroupId = user?.user_groups[0];
    if (user === null || userGroupId === undefined) return err({ code: 'PROFILE_NOT_FOUND' });
    const isSamePerson = makePersonCheck(runner);
    const answer = await call({ user, userGroupId });
    if (!isSamePerson()) return err({ code: 'INVALID_TOKEN' });
    if (!answer.ok && answer.error.code === 'INVALID_TOKEN') endLogin({ runner, navigator });
    return answer;
  };
}
