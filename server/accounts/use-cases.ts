import type { AddOtpDevice } from './add-otp-device.ts';
import type { ChangePassword, IsRepeatedChange } from './change-password.ts';
import type { CreateAccount } from './create-account.ts';
import type { EndLoginSessions } from './end-login-sessions.ts';
import type { ForgotPassword } from './forgot-password.ts';
import type { CheckResetLink } from './check-reset-link.ts';
import type { NoteLogin, RememberBrowser } from './known-browser.ts';
import type { ListLoginSessions } from './list-login-sessions.ts';
import type { ListOtpDevices } from './list-otp-devices.ts';
import type { LogIn } from './log-in.ts';
import type { LogOut } from './log-out.ts';
import type { ResendOneTimePassword, SubmitOneTimePassword } from './one-time-password.ts';
import type { Refresh } from './refresh.ts';
import type { RemoveOtpDevice } from './remove-otp-device.ts';
import type { ResetPassword } from './reset-password.ts';
import type { SendOtpDeviceCode } from './send-otp-device-code.ts';
import type { SendVerificationCode } from './send-verification-code.ts';
import type { VerifyCode } from './verify-code.ts';

/** The use-cases about login sessions. */
export interface LoginSessionUseCases {
  readonly logIn: LogIn;
  readonly submitOneTimePassword: SubmitOneTimePassword;
  readonly resendOneTimePassword: ResendOneTimePassword;
  readonly refresh: Refresh;
  readonly logOut: LogOut;
  readonly noteLogin: NoteLogin;
  readonly listLoginSessions: ListLoginSessions;
  readonly endLoginSessions: EndLoginSessions;
}

/** The use-cases about two-factor devices. */
export interface OtpDeviceUseCases {
  readonly listOtpDevices: ListOtpDevices;
  readonly sendOtpDeviceCode: SendOtpDeviceCode;
  readonly addOtpDevice: AddOtpDevice;
  readonly removeOtpDevice: RemoveOtpDevice;
}

/** The use-cases about passwords. */
export interface PasswordUseCases {
  readonly changePassword: ChangePassword;
  readonly isRepeatedChange: IsRepeatedChange;
  readonly forgotPassword: ForgotPassword;
  readonly checkResetLink: CheckResetLink;
  readonly resetPassword: ResetPassword;
  readonly rememberBrowser: RememberBrowser;
}

/** The use-cases that make an account. */
export interface RegistrationUseCases {
  readonly sendVerificationCode: SendVerificationCode;
  readonly verifyCode: VerifyCode;
  readonly createAccount: CreateAccount;
}
