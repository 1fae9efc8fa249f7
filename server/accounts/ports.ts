import type { NamedBrowser } from '../../core/domain/login-session.ts';
import type { Language } from '../../core/domain/languages.ts';
import type { OtpDevice } from '../../core/domain/otp-device.ts';

/*
 * Instants are epoch milliseconds. Passwords, codes and tokens are stored only as hashes.
 */

/** An account. Its names are those of its default profile, empty until there is one. */
export interface User {
  readonly userId: string;
  /** Trimmed and lowercased; also the username without its prefix. */
  readonly email: string;
  readonly passwordHash: string;
  readonly firstName: string;
  readonly lastName: string;
  /** The language of the emails to this person. */
  readonly language: Language;
  /** In order of creation; the first one is used. */
  readonly groupIds: readonly string[];
}

/** One login session: the family of refresh tokens that came from it. */
export interface LoginSession {
  readonly loginSessionId: string;
  readonly userId: string;
  /** The hash of the one valid refresh token. */
  readonly tokenHash: string;
  /**
   * The attempt that created the token, and the previous token, for a retry after a lost answer. An attempt that logged in is stored as
   * a hash, because with the code it grants a login.
   */
  readonly attemptId: string | null;
  readonly previousTokenHash: string | null;
  /** When the previous token was first exchanged; the time of the login if none was. */
  readonly rotatedAt: number;
  /** When the person logged in. */
  readonly startedAt: number;
  /** When a call last used it, to the minute. */
  readonly lastUsedAt: number;
  readonly browser: NamedBrowser;
}

/** What a code is for. */
export const CODE_PURPOSES = ['registration', 'sign-in', 'otp-device', 'password-change'] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** A code that was sent: one at a time for a purpose and a subject (an email, a challenge, an account with an address). */
export interface SentCode {
  readonly purpose: CodePurpose;
  readonly subject: string;
  readonly codeHash: string;
  readonly expiresAt: number;
  readonly triesLeft: number;
}

/** A verified email, bound to the browser that verified it. */
export interface Registration {
  readonly bindingHash: string;
  readonly email: string;
  /** The account that was created for it, for a retry after a lost answer; null until there is one. */
  readonly userId: string | null;
  readonly expiresAt: number;
}

/** A login that waits for the second factor. */
export interface Challenge {
  readonly challengeId: string;
  readonly userId: string;
  readonly expiresAt: number;
}

/** A two-factor device with its address: an email address, or ten digits. */
export interface StoredOtpDevice extends OtpDevice {
  readonly userId: string;
  readonly address: string;
}

/** A link that resets a password. */
export interface ResetLink {
  readonly userId: string;
  readonly tokenHash: string;
  readonly expiresAt: number;
}

/** A browser that asked for a reset link, and the code by which another browser may use it. */
export interface ResetLinkBrowser {
  readonly tokenHash: string;
  readonly browserHash: string;
  readonly codeHash: string;
  readonly triesLeft: number;
  readonly expiresAt: number;
}
