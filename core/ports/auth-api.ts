import type { CurrentUser } from '../domain/current-user.ts';
import type { AppError } from '../domain/error-codes.ts';
import type { Language } from '../domain/languages.ts';
import type { Result } from '../domain/result.ts';
import type { PortCalls } from './port-call.ts';

/** The outcome of a login: the user is logged in, or must enter a code that was sent to the first of the devices. */
export type LogInOutcome =
  | { readonly kind: 'signedIn'; readonly user: CurrentUser }
  | { readonly kind: 'otpRequired'; readonly challengeId: string; readonly otpDevices: readonly string[] };

/**
 * Accounts and logins (product.md section 7, decisions.md section 6). Email addresses are normalized and usernames have no prefix; the
 * prefix and the access token are up to the adapter. Every call may also fail with NETWORK_REQUEST_FAILED, TOO_MANY_REQUESTS,
 * SERVICE_UNAVAILABLE or UNKNOWN.
 */
export interface AuthApi {
  /** Fails with EMAIL_REGISTRATION_ERROR if the email address has an account. */
  sendVerificationCode(email: string, language: Language): Promise<Result<void, AppError>>;
  /** Fails with INVALID_CODE or EMAIL_REGISTRATION_ERROR. */
  verifyCode(email: string, code: string): Promise<Result<void, AppError>>;
  /**
   * Also logs in. Fails with INVALID_TOKEN if the email address was not verified in this browser, UNPROCESSABLE_PASSWORD,
   * EMAIL_REGISTRATION_ERROR.
   */
  createAccount(email: string, password: string, language: Language): Promise<Result<CurrentUser, AppError>>;
  /** Fails with INVALID_USERNAME_OR_PASSWORD. */
  logIn(username: string, password: string): Promise<Result<LogInOutcome, AppError>>;
  /** Fails with INVALID_OTP_TOKEN. */
  submitOneTimePassword(challengeId: string, token: string): Promise<Result<CurrentUser, AppError>>;
  /** Fails with INVALID_OTP_DEVICE. */
  resendOneTimePassword(challengeId: string, device: string): Promise<Result<void, AppError>>;
  /** Renews the access token and returns the current user. Fails with INVALID_TOKEN if no user is logged in any more. */
  refresh(): Promise<Result<CurrentUser, AppError>>;
  logOut(): Promise<Result<void, AppError>>;
  /** Ends every login. Fails with INCORRECT_PASSWORD, INVALID_TOKEN, UNPROCESSABLE_PASSWORD. */
  changePassword(userId: string, oldPassword: string, newPassword: string): Promise<Result<void, AppError>>;
  /** Succeeds whether the account exists or not. Returns the code by which another browser may use the link. */
  forgotPassword(username: string): Promise<Result<string, AppError>>;
  /** Whether this browser needs the code to use the link, because it did not ask for it. Fails with INVALID_TOKEN. */
  checkResetLink(uid: string, token: string): Promise<Result<{ readonly needsCode: boolean }, AppError>>;
  /**
   * Ends every login. `code` is only for a browser that did not ask for the link. Fails with INVALID_TOKEN (invalid or used link), INVALID_CODE
   * or UNPROCESSABLE_PASSWORD.
   */
  resetPassword(uid: string, token: string, newPassword: string, code?: string): Promise<Result<void, AppError>>;
}

export const AUTH_CALLS = {
  sendVerificationCode: { route: 'sendVerificationCode', takes: ['email', 'locale'] },
  verifyCode: { route: 'verifyCode', takes: ['email', 'code'] },
  createAccount: { route: 'createAccount', takes: ['email', 'password', 'locale'] },
  logIn: { route: 'logIn', takes: ['username', 'password'] },
  submitOneTimePassword: { route: 'submitOneTimePassword', takes: ['challengeId', 'token'] },
  resendOneTimePassword: { route: 'resendOneTimePassword', takes: ['challengeId', 'device'] },
  refresh: { route: 'refreshAccess', takes: [] },
  logOut: { route: 'logOut', takes: [] },
  changePassword: { route: 'changePassword', takes: ['userId', 'old_password', 'new_password'] },
  forgotPassword: { route: 'forgotPassword', takes: ['username'], gives: 'code' },
  checkResetLink: { route: 'checkResetLink', takes: ['uidb64', 'token'] },
  resetPassword: { route: 'resetPassword', takes: ['uidb64', 'token', 'new_password', 'code'] },
} as const satisfies PortCalls<AuthApi>;
