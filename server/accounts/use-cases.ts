import { makeAddOtpDevice } from './add-otp-device.ts';
import { makeChangePassword, makeIsRepeatedChange } from './change-password.ts';
import { makeCheckResetLink } from './check-reset-link.ts';
import { makeConfirmPassword } from './confirm-password.ts';
import { makeCreateAccount } from './create-account.ts';
import type { AccountDeps } from './deps.ts';
import { makeEndLoginSessions } from './end-login-sessions.ts';
import { makeForgotPassword } from './forgot-password.ts';
import { makeNoteLogin, makeRememberBrowser } from './known-browser.ts';
import { makeListLoginSessions } from './list-login-sessions.ts';
import { makeListOtpDevices } from './list-otp-devices.ts';
import { makeLogIn } from './log-in.ts';
import { makeLogOut } from './log-out.ts';
import { makeResendOneTimePassword, makeSubmitOneTimePassword } from './one-time-password.ts';
import { makeRefresh } from './refresh.ts';
import { makeRemoveOtpDevice } from './remove-otp-device.ts';
import { makeResetPassword } from './reset-password.ts';
import { makeSendOtpDeviceCode } from './send-otp-device-code.ts';
import { makeSendVerificationCode } from './send-verification-code.ts';
import { makeVerifyCode } from './verify-code.ts';

/** The use-cases about accounts, login sessions, passwords and two-factor devices. */
export function makeAccountUseCases(deps: AccountDeps) {
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
