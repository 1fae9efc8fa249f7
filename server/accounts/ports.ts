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

/** Accounts with their groups. */
export interface UserStore {
  findByEmail(email: string): Promise<User | null>;
  find(userId: string): Promise<User | null>;
  /** False when the email has an account already. */
  insert(user: User, at: number): Promise<boolean>;
  setPasswordHash(userId: string, passwordHash: string, at: number): Promise<void>;
  setNames(userId: string, firstName: string, lastName: string): Promise<void>;
  /** Makes every other transaction about this account wait until this one ends. False when there is none. */
  lock(userId: string): Promise<boolean>;
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

/** Login sessions, which end as `loginSessionEnd` says. */
export interface LoginSessionStore {
  insert(loginSession: LoginSession): Promise<void>;
  /** Also makes every other transaction about this login session wait. */
  lockAndFind(loginSessionId: string): Promise<LoginSession | null>;
  /** Null if it has ended. */
  findLive(
    loginSessionId: string,
    userId: string,
    now: number,
  ): Promise<Pick<LoginSession, 'startedAt' | 'lastUsedAt'> | null>;
  noteUse(loginSessionId: string, startedAt: number, now: number): Promise<void>;
  noteBrowser(loginSessionId: string, browser: NamedBrowser): Promise<void>;
  /** Those that have not ended, the last used one first. */
  listOf(userId: string, now: number): Promise<readonly LoginSession[]>;
  rotate(loginSession: LoginSession): Promise<void>;
  end(loginSessionId: string): Promise<void>;
  /** Does nothing if it belongs to another account. */
  endOneOf(userId: string, loginSessionId: string): Promise<void>;
  endAllOf(userId: string): Promise<void>;
  endOthersOf(userId: string, loginSessionId: string): Promise<void>;
  /** Ends the login session that this attempt opened, if its refresh token was never used. False if there is none. */
  endUnused(userId: string, attemptHash: string): Promise<boolean>;
}

/** Browsers that have logged in to an account. A browser is stored as the hash of its cookie. */
export interface KnownBrowserStore {
  /** Inserts a browser, or extends it. */
  put(userId: string, browserHash: string, expiresAt: number): Promise<void>;
  /** Whether a browser has logged in to the account of an email. */
  isKnown(email: string, browserHash: string, now: number): Promise<boolean>;
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

/** Codes that were sent and not used up. */
export interface CodeStore {
  /** Replaces an earlier one for the same purpose and subject. */
  put(code: SentCode): Promise<void>;
  /** Also makes every other transaction about this code wait. */
  lockAndFind(purpose: CodePurpose, subject: string): Promise<SentCode | null>;
  spendTry(purpose: CodePurpose, subject: string): Promise<void>;
  remove(purpose: CodePurpose, subject: string): Promise<void>;
}

/** A verified email, bound to the browser that verified it. */
export interface Registration {
  readonly bindingHash: string;
  readonly email: string;
  /** The account that was created for it, for a retry after a lost answer; null until there is one. */
  readonly userId: string | null;
  readonly expiresAt: number;
}

/** Verified emails that wait for a password. */
export interface RegistrationStore {
  /** Replaces an earlier one of the same browser. */
  put(registration: Registration): Promise<void>;
  find(bindingHash: string): Promise<Registration | null>;
  setUser(bindingHash: string, userId: string): Promise<void>;
}

/** A login that waits for the second factor. */
export interface Challenge {
  readonly challengeId: string;
  readonly userId: string;
  readonly expiresAt: number;
}

/** Logins that wait for the second factor. */
export interface ChallengeStore {
  /** Inserts or replaces a challenge. */
  put(challenge: Challenge): Promise<void>;
  find(challengeId: string): Promise<Challenge | null>;
  remove(challengeId: string): Promise<void>;
  /** Returns the ids of the removed challenges. */
  removeAllOf(userId: string): Promise<readonly string[]>;
}

/** A two-factor device with its address: an email address, or ten digits. */
export interface StoredOtpDevice extends OtpDevice {
  readonly userId: string;
  readonly address: string;
}

/** Two-factor devices, in the order they were added. */
export interface OtpDeviceStore {
  listOf(userId: string): Promise<readonly StoredOtpDevice[]>;
  insert(device: StoredOtpDevice, at: number): Promise<void>;
  /** False when the account has no such device. */
  remove(userId: string, deviceId: string): Promise<boolean>;
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

/** Unused reset links. */
export interface ResetLinkStore {
  /** The other links of the account stay valid, so that a stranger who asks for one cannot end those of the owner. */
  insert(link: ResetLink): Promise<void>;
  /** Inserts a link unless it is there already. */
  insertOnce(link: ResetLink): Promise<void>;
  /** Inserts a browser of a link, or replaces it. */
  putBrowser(browser: ResetLinkBrowser): Promise<void>;
  /** None for a link that the previous release has sent, which every browser may use. */
  browsersOf(tokenHash: string): Promise<readonly ResetLinkBrowser[]>;
  /** A wrong code costs a try of every browser's code, because it could have been meant for any. */
  spendTry(tokenHash: string): Promise<void>;
  find(userId: string, tokenHash: string): Promise<ResetLink | null>;
  removeAllOf(userId: string): Promise<void>;
}
