import type { AppError } from '../../domain/error-codes.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { validateEmail, normalizeEmail } from '../../domain/validate-fields.ts';
import { APP_ROUTES } from '../../flow/app-routes.ts';
import type { AccountDeps } from '../access/account-deps.ts';
import { makeProfileActions, type ProfileActions } from '../profile/profile-actions.ts';
import { makeResultActions, type ResultActions } from '../results/result-actions.ts';
import { makeLogIn, makeResendOneTimePassword, makeSubmitOneTimePassword, rememberedUsername } from './log-in.ts';
import { beginLogin } from './login-attempt.ts';
import { makeChangePassword, makeForgotPassword, makeOpenResetLink, makeResetPassword } from './passwords.ts';

/** Sends a code to the email address of a new account. Fails with EMAIL_REGISTRATION_ERROR if it already has one. */
function makeSendVerificationCode(deps: AccountDeps) {
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
function makeVerifyCode(deps: AccountDeps) {
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
function makeCreateAccount(deps: AccountDeps) {
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

/** The actions of an account that several screens call; screens and the terminal call the same ones, through the forms. */
export interface AccountActions {
  readonly logIn: ReturnType<typeof makeLogIn>;
  readonly submitOneTimePassword: ReturnType<typeof makeSubmitOneTimePassword>;
  readonly resendOneTimePassword: ReturnType<typeof makeResendOneTimePassword>;
  /** Goes back from the second factor to the login. */
  readonly abandonOneTimePassword: () => void;
  readonly forgotPassword: ReturnType<typeof makeForgotPassword>;
  readonly openResetLink: ReturnType<typeof makeOpenResetLink>;
  readonly resetPassword: ReturnType<typeof makeResetPassword>;
  readonly changePassword: ReturnType<typeof makeChangePassword>;
  readonly sendVerificationCode: ReturnType<typeof makeSendVerificationCode>;
  readonly verifyCode: ReturnType<typeof makeVerifyCode>;
  readonly createAccount: ReturnType<typeof makeCreateAccount>;
  readonly profiles: ProfileActions;
  readonly results: ResultActions;
  /** The email address remembered in this browser, or an empty string. */
  readonly rememberedUsername: () => string;
  /** The email address to suggest for the registration: the one entered before, or the guest's own. */
  readonly suggestedEmail: () => string;
}

/** The actions for one runner. */
export function makeAccountActions(deps: AccountDeps): AccountActions {
  const { runner, navigator, storage } = deps;
  return {
    logIn: makeLogIn(deps),
    submitOneTimePassword: makeSubmitOneTimePassword(deps),
    resendOneTimePassword: makeResendOneTimePassword(deps),
    abandonOneTimePassword: () => {
      runner.send({ type: 'otpAbandoned' });
      navigator.back(APP_ROUTES.login);
    },
    forgotPassword: makeForgotPassword(deps),
    openResetLink: makeOpenResetLink(deps),
    resetPassword: makeResetPassword(deps),
    changePassword: makeChangePassword(deps),
    sendVerificationCode: makeSendVerificationCode(deps),
    verifyCode: makeVerifyCode(deps),
    createAccount: makeCreateAccount(deps),
    profiles: makeProfileActions(deps),
    results: makeResultActions(deps),
    rememberedUsername: () => rememberedUsername(storage),
    suggestedEmail: () => {
      const { account, identity } = runner.current();
      const known = account.newUser?.email ?? identity.guestUser.emailAddress;
      return validateEmail(known) === null ? known : '';
    },
  };
}
