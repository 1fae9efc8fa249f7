import type { AppError } from '../../domain/error-codes.ts';
import { err, type Result } from '../../domain/result.ts';
import { normalizeEmail } from '../../domain/validate-fields.ts';
import { makePersonCheck } from '../../flow/person-check.ts';
import { leaveForLanding } from '../../flow/leave-for-landing.ts';
import { makeQuery, type Query } from '../query.ts';
import type { AccountDeps } from '../access/account-deps.ts';

/** Requests a reset link. Succeeds whether the email address has an account or not, with the code for other browsers. */
export function makeForgotPassword({ authApi }: Pick<AccountDeps, 'authApi'>) {
  return (email: string): Promise<Result<string, AppError>> => authApi.forgotPassword(normalizeEmail(email));
}

/** The parameters of a reset link. */
export interface ResetLinkParts {
  readonly uid: string;
  readonly token: string;
}

/** Whether a reset link is valid, and needs the code in this browser. */
export type ResetLinkQuery = Query<{ readonly needsCode: boolean }>;

/** A query for a reset link, as it is opened. Fails with INVALID_TOKEN. */
export function makeOpenResetLink({ authApi }: Pick<AccountDeps, 'authApi'>) {
  return ({ uid, token }: ResetLinkParts): ResetLinkQuery => makeQuery(() => authApi.checkResetLink(uid, token));
}

/**
 * Sets a new password with a reset link. Fails with INVALID_TOKEN, INVALID_CODE, UNPROCESSABLE_PASSWORD or
 * NEW_PASSWORD_MATCHES_OLD_PASSWORD.
 */
export function makeResetPassword({ authApi }: Pick<AccountDeps, 'authApi'>) {
  return ({ uid, token }: ResetLinkParts, newPassword: string, code?: string): Promise<Result<void, AppError>> =>
    authApi.resetPassword(uid, token, newPassword, code);
}

/**
 * Changes the password. That ends every login, so the person is logged out with a message and logs in again (product.md section 4,
 * "Session"). Fails with INCORRECT_PASSWORD, INVALID_TOKEN or UNPROCESSABLE_PASSWORD.
 */
export function makeChangePassword({ runner, authApi, navigator }: AccountDeps) {
  return async (oldPassword: string, newPassword: string): Promise<Result<void, AppError>> => {
    const user = runner.current().identity.currentUser;
    if (user === null) return err({ code: 'INVALID_TOKEN' });
    const isSamePerson = makePersonCheck(runner);
    const answer = await authApi.changePassword(user.uuid, oldPassword, newPassword);
    if (!isSamePerson()) return err({ code: 'INVALID_TOKEN' });
    if (answer.ok) leaveForLanding({ runner, navigator }, { message: 'passwordChanged' });
    return answer;
  };
}
