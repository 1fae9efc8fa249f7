import type { AppError } from '../../domain/error-codes.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { normalizeEmail } from '../../domain/validate-fields.ts';
import { APP_ROUTES } from '../../flow/app-routes.ts';
import type { AccountDeps } from '../access/account-deps.ts';
import { beginLogin } from './login-attempt.ts';

/** Sends a code to the email address of a new account. Fails with EMAIL_REGISTRATION_ERROR if it already has one. */
export function makeSendVerificationCode(deps: AccountDeps) {
  const { runner, authApi, navigator, language } = deps;
  return async (typedEmail: string): Promise<Result<void, AppError>> => {
    const email = normalizeEmail(typedEmail);
    const { isWanted } = beginLogin(deps);
    const answer = await authApi.sendVerificationCode(email, language());
    if (!answer.ok || !isWanted()) return answer;
    runner.send({ type: 'verificationCodeSent', email });
    navigator.go(APP_ROUTES.codeVerification);
    return answer;
  };
}

/** Checks the code of the email address. Fails with INVALID_CODE or EMAIL_REGISTRATION_ERROR. */
export function makeVerifyCode(deps: AccountDeps) {
  const { runner, authApi, navigator } = deps;
  return async (code: string): Promise<Result<void, AppError>> => {
    const { newUser } = runner.current().account;
    if (newUser === null) return err({ code: 'INVALID_CODE' });
    const { isWanted } = beginLogin(deps);
    const answer = await authApi.verifyCode(newUser.email, code);
    if (!answer.ok || !isWanted()) return answer;
    runner.send({ type: 'emailVerified' });
    navigator.go(APP_ROUTES.createAccount);
    return answer;
  };
}

/**
 * Creates the account and logs in (product.md section 4, "Session"). Fails with UNPROCESSABLE_PASSWORD, EMAIL_REGISTRATION_ERROR, or
 * INVALID_TOKEN when the verification has expired.
 */
export function makeCreateAccount(deps: AccountDeps) {
  const { runner, authApi, navigator, language } = deps;
  return async (password: string): Promise<Result<void, AppError>> => {
    const { newUser } = runner.current().account;
    if (newUser?.isVerified !== true) return err({ code: 'INVALID_TOKEN' });
    const attempt = beginLogin(deps);
    const answer = await attempt.call(
      () => authApi.createAccount(newUser.email, password, language()),
      () => true,
    );
    if (!answer.ok) return answer;
    if (!attempt.isWanted()) return attempt.giveUp(answer.value);
    runner.send({ type: 'accountCreated', user: answer.value });
    navigator.go(APP_ROUTES.newProfile);
    return ok(undefined);
  };
}
