import type { ApiRouteId } from '../../core/api/routes.ts';
import { bareUsername } from '../../core/domain/username.ts';
import { normalizeEmail } from '../../core/domain/validate-fields.ts';
import { accountPartOf } from '../accounts/challenge-id.ts';
import { readResetUid } from '../accounts/reset-uid.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const QUARTER_MS = 15 * MINUTE_MS;

/** The allowed calls per window. */
export interface Rule {
  readonly calls: number;
  readonly windowMs: number;
}

/**
 * The account that a call is about: the logged-in user, or the account of a field in the body. Every spelling of an account that the
 * call accepts must result in the same key.
 */
export type Account = 'caller' | { readonly field: string; readonly accountOf: (text: string) => string };

/** The limits of one call. */
export interface RouteLimits {
  /**
   * From one network address, for any account; wider IPv6 networks have a multiple (networks.ts). Many people share an address: a clinic, a campus, a phone network. A deployment can
   * multiply all of these by a factor.
   */
  readonly perAddress: Rule;
  readonly account?: Account;
  /** For one account from one address, likewise. */
  readonly perAccount?: Rule;
  /**
   * For one account from all addresses together. It is higher where a stranger can name the account, so that they cannot block the
   * account's owner at another address.
   */
  readonly perAccountAnywhere?: Rule;
  /** A browser that has logged in to the account before has `perAccount` for itself, whatever strangers use up. */
  readonly isKnownBrowserApart?: true;
}

const perQuarter = (calls: number): Rule => ({ calls, windowMs: QUARTER_MS });
const perHour = (calls: number): Rule => ({ calls, windowMs: HOUR_MS });
const named = (field: string): Account => ({
  field,
  accountOf: (text) => normalizeEmail(bareUsername(text)),
});
const inResetLink: Account = { field: 'uidb64', accountOf: (uid) => readResetUid(uid) ?? uid };
/** All login challenges of an account are counted together, so that a known password gives no extra guesses at the second factor. */
const waitingLogin: Account = { field: 'challengeId', accountOf: accountPartOf };

/** The limits of every call; null for no limit. A missing account is counted like any other. */
export const RATE_LIMITS: Readonly<Record<ApiRouteId, RouteLimits | null>> = {
  logIn: {
    perAddress: perQuarter(100),
    account: named('username'),
    isKnownBrowserApart: true,
    perAccount: perQuarter(10),
    perAccountAnywhere: perQuarter(50),
  },
  submitOneTimePassword: {
    perAddress: perQuarter(100),
    account: waitingLogin,
    perAccount: perQuarter(10),
    perAccountAnywhere: perHour(20),
  },
  resendOneTimePassword: {
    perAddress: perQuarter(60),
    account: waitingLogin,
    perAccount: perQuarter(5),
    perAccountAnywhere: perHour(15),
  },
  refreshAccess: { perAddress: perQuarter(1000) },
  logOut: { perAddress: perQuarter(1000) },
  forgotPassword: {
    perAddress: perQuarter(60),
    account: named('username'),
    isKnownBrowserApart: true,
    // Without a limit for all addresses together, which strangers could use up. The mails themselves are limited (mail-allowance.ts).
    perAccount: perHour(5),
  },
  checkResetLink: { perAddress: perQuarter(100), account: inResetLink, perAccount: perHour(60) },
  resetPassword: {
    perAddress: perQuarter(60),
    account: inResetLink,
    perAccount: perHour(10),
    perAccountAnywhere: perHour(30),
  },
  listLoginSessions: { perAddress: perQuarter(600), account: 'caller', perAccountAnywhere: perQuarter(120) },
  // Both ask for the password.
  endLoginSession: { perAddress: perQuarter(100), account: 'caller', perAccountAnywhere: perHour(10) },
  endOtherLoginSessions: { perAddress: perQuarter(100), account: 'caller', perAccountAnywhere: perHour(10) },
  changePassword: { perAddress: perQuarter(100), account: 'caller', perAccountAnywhere: perHour(10) },

  sendVerificationCode: {
    perAddress: perQuarter(60),
    account: named('email'),
    // As for forgotPassword.
    perAccount: perQuarter(5),
  },
  verifyCode: {
    perAddress: perQuarter(60),
    account: named('email'),
    perAccount: perQuarter(10),
    // All browsers that ask for codes to one email may guess; 25 addresses are needed to use this up.
    perAccountAnywhere: perHour(1000),
  },
  createAccount: { perAddress: perQuarter(60), account: named('email'), perAccount: perQuarter(10) },

  listOtpDevices: { perAddress: perQuarter(600), account: 'caller', perAccountAnywhere: perQuarter(120) },
  // Both ask for the password.
  sendOtpDeviceCode: { perAddress: perQuarter(60), account: 'caller', perAccountAnywhere: perHour(10) },
  addOtpDevice: { perAddress: perQuarter(60), account: 'caller', perAccountAnywhere: perQuarter(10) },
  removeOtpDevice: { perAddress: perQuarter(100), account: 'caller', perAccountAnywhere: perHour(10) },

  createProfile: { perAddress: perQuarter(600), account: 'caller', perAccountAnywhere: perQuarter(60) },
  getAllProfiles: { perAddress: perQuarter(3000), account: 'caller', perAccountAnywhere: perQuarter(300) },
  getProfile: { perAddress: perQuarter(3000), account: 'caller', perAccountAnywhere: perQuarter(300) },
  getDefaultProfile: { perAddress: perQuarter(3000), account: 'caller', perAccountAnywhere: perQuarter(300) },
  editProfile: { perAddress: perQuarter(600), account: 'caller', perAccountAnywhere: perQuarter(60) },
  deleteProfile: { perAddress: perQuarter(600), account: 'caller', perAccountAnywhere: perQuarter(60) },
  createResult: { perAddress: perQuarter(1000), account: 'caller', perAccountAnywhere: perQuarter(60) },
  getAllResults: { perAddress: perQuarter(3000), account: 'caller', perAccountAnywhere: perQuarter(300) },
  getResult: { perAddress: perQuarter(3000), account: 'caller', perAccountAnywhere: perQuarter(300) },
  getReport: { perAddress: perQuarter(3000) },
  withdrawReport: { perAddress: perQuarter(300) },
  getReportMessage: { perAddress: perQuarter(600) },
  // Expensive: it reads everything of the account.
  getPersonalData: { perAddress: perQuarter(60), account: 'caller', perAccountAnywhere: perHour(10) },

  // A stranger may name any address here, and questions cost staff time, so few are allowed.
  sendSupportRequest: { perAddress: perHour(20) },
  lookUpLocation: { perAddress: perQuarter(1500) },

  createTestId: { perAddress: perQuarter(300) },
  createGuestResult: { perAddress: perQuarter(1500) },
  checkDevice: { perAddress: perQuarter(3000) },
  saveDevice: { perAddress: perQuarter(3000) },
  removeDevice: { perAddress: perQuarter(3000) },
  postProgress: { perAddress: perQuarter(6000) },

  translations: null,
  serverTime: null,
  health: null,
};
