import type { ServerClock } from '../clock.ts';
import type { Keys } from '../keys/key-ring.ts';
import type { SecurityTrail } from '../trail/security-events.ts';
import type { AccessTokens } from './access-tokens.ts';
import { makeAddOtpDevice } from './add-otp-device.ts';
import { makeChangePassword, makeIsRepeatedChange } from './change-password.ts';
import type { CheckPassword } from './check-password.ts';
import { makeCheckResetLink } from './check-reset-link.ts';
import type { Codes } from './codes.ts';
import { makeConfirmPassword } from './confirm-password.ts';
import { makeCreateAccount } from './create-account.ts';
import { makeEndLoginSessions } from './end-login-sessions.ts';
import { makeForgotPassword } from './forgot-password.ts';
import { makeNoteLogin, makeRememberBrowser, type IsKnownBrowser } from './known-browser.ts';
import type { KnownBrowserStore } from './kysely-known-browser-store.ts';
import type { LoginSessionStore } from './kysely-login-session-store.ts';
import { makeListLoginSessions } from './list-login-sessions.ts';
import { makeListOtpDevices } from './list-otp-devices.ts';
import { makeLogIn } from './log-in.ts';
import { makeLogOut } from './log-out.ts';
import type { CountMail } from './mail-allowance.ts';
import { makeResendOneTimePassword, makeSubmitOneTimePassword } from './one-time-password.ts';
import type { Passwords } from './passwords.ts';
import { makeRefresh } from './refresh.ts';
import { makeRemoveOtpDevice } from './remove-otp-device.ts';
import { makeResetPassword } from './reset-password.ts';
import { makeSendOtpDeviceCode } from './send-otp-device-code.ts';
import { makeSendVerificationCode } from './send-verification-code.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import { makeVerifyCode } from './verify-code.ts';

interface Deps {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
  readonly passwords: Passwords;
  readonly checkPassword: CheckPassword;
  readonly codes: Codes;
  readonly accessTokens: AccessTokens;
  readonly keys: Keys;
  readonly trail: SecurityTrail;
  readonly countMail: CountMail;
  readonly isKnownBrowser: IsKnownBrowser;
  readonly knownBrowsers: KnownBrowserStore;
  readonly loginSessions: LoginSessionStore;
}

/** The use-cases about accounts, login sessions, passwords and two-factor devices. */
export function makeAccountUseCases(deps: Deps) {
  const { trail } = deps;
  const rememberBrowser = makeRememberBrowser(deps);
  const confirmForSessions = makeConfirmPassword({
    ...deps,
    onWrong: (account) => trail.note('loginSessionsKept', { account }),
  });
  const otpDeviceDeps = {
    ...deps,
    confirmPassword: makeConfirmPassword({
      ...deps,
      onWrong: (account) => trail.note('otpDeviceChangeRefused', { account, reason: 'wrongPassword' }),
    }),
  };
  return {
    sendVerificationCode: makeSendVerificationCode(deps),
    verifyCode: makeVerifyCode(deps),
    createAccount: makeCreateAccount(deps),
    logIn: makeLogIn(deps),
    submitOneTimePassword: makeSubmitOneTimePassword(deps),
    resendOneTimePassword: makeResendOneTimePassword(deps),
    refresh: makeRefresh(deps),
    logOut: makeLogOut(deps),
    rememberBrowser,
    noteLogin: makeNoteLogin({ ...deps, rememberBrowser }),
    listLoginSessions: makeListLoginSessions(deps),
    endLoginSessions: makeEndLoginSessions({ ...deps, confirmPassword: confirmForSessions }),
    changePassword: makeChangePassword(deps),
    isRepeatedChange: makeIsRepeatedChange(deps),
    forgotPassword: makeForgotPassword(deps),
    checkResetLink: makeCheckResetLink(deps),
    resetPassword: makeResetPassword(deps),
    listOtpDevices: makeListOtpDevices(deps),
    sendOtpDeviceCode: makeSendOtpDeviceCode(otpDeviceDeps),
    addOtpDevice: makeAddOtpDevice(deps),
    removeOtpDevice: makeRemoveOtpDevice(otpDeviceDeps),
  };
}

export type AccountUseCases = ReturnType<typeof makeAccountUseCases>;
