import type { CurrentUser } from '../domain/current-user.ts';
import type { AppError } from '../domain/error-codes.ts';
import type { Language } from '../domain/languages.ts';
import type { Result } from '../domain/result.ts';

/** How a login went on: the person is signed in, or has to enter a code that was sent to the first of the devices. */
export type LogInOutcome =
  | { readonly kind: 'signedIn'; readonly user: CurrentUser }
  | { readonly kind: 'otpRequired'; readonly challengeId: string; readonly otpDevices: readonly string[] };

/**
 * Accounts and sessions (product.md section 7, decisions.md section 6). E-mails come normalized, usernames bare: the prefix is
 * the adapter's affair, and so is the access token, which never leaves it. Every call may fail with NETWORK_REQUEST_FAILED,
 * TOO_MANY_REQUESTS or UNKNOWN beside the codes named here.
 */
export interface AuthApi {
  /** Fails with EMAIL_REGISTRATION_ERROR where the e-mail has an account. */
  sendVerificationCode(email: string, language: Language): Promise<Result<void, AppError>>;
  /** Fails with INVALID_CODE or EMAIL_REGISTRATION_ERROR. */
  verifyCode(email: string, code: string): Promise<Result<void, AppError>>;
  /** Signs in too. Fails with INVALID_TOKEN when the e-mail was not verified here, UNPROCESSABLE_PASSWORD, EMAIL_REGISTRATION_ERROR. */
  createAccount(email: string, password: string, language: Language): Promise<Result<CurrentUser, AppError>>;
  /** Fails with INVALID_USERNAME_OR_PASSWORD. */
  logIn(username: string, password: string): Promise<Result<LogInOutcome, AppError>>;
  /** Fails with INVALID_OTP_TOKEN. */
  submitOneTimePassword(challengeId: string, token: string): Promise<Result<CurrentUser, AppError>>;
  /** Fails with INVALID_OTP_DEVICE. */
  resendOneTimePassword(challengeId: string, device: string): Promise<Result<void, AppError>>;
  /** Renews the access token, and says who is signed in. Fails with INVALID_TOKEN when nobody is any more. */
  refresh(): Promise<Result<CurrentUser, AppError>>;
  logOut(): Promise<Result<void, AppError>>;
  /** Ends every session. Fails with INCORRECT_PASSWORD, INVALID_TOKEN, UNPROCESSABLE_PASSWORD. */
  changePassword(userId: string, oldPassword: string, newPassword: string): Promise<Result<void, AppError>>;
  /** Succeeds whether the account exists or not. */
  forgotPassword(username: string): Promise<Result<void, AppError>>;
  /** Ends every session. Fails with INVALID_TOKEN (bad or used link) or UNPROCESSABLE_PASSWORD. */
  resetPassword(uid: string, token: string, newPassword: string): Promise<Result<void, AppError>>;
}
