import { CODE_DIGITS } from '../../domain/limits.ts';
import { digitsOnly } from '../../domain/format-input.ts';
import { ok } from '../../domain/result.ts';
import { validateCode, validateEmail, validateKnownEmail, validateRequired } from '../../domain/validate-fields.ts';
import type { ErrorCode } from '../../domain/error-codes.ts';
import type { AppState } from '../../flow/app-state.ts';
import type { FormSpec } from '../../forms/form.ts';
import { newPasswordError, repeatError, problemsOf } from '../../forms/rules.ts';
import type { AccountActions } from './account-actions.ts';
import type { ResetLinkParts } from './passwords.ts';

export type LogInField = 'email' | 'password' | 'rememberMe';
export type CodeField = 'code';
export type OneTimePasswordField = CodeField | 'device';
export type EmailField = 'email';
export type ResetPasswordField = CodeField | NewPasswordField;
export type NewPasswordField = 'newPassword' | 'repeatPassword';
export type ChangePasswordField = 'oldPassword' | NewPasswordField;
export type CreateAccountField = 'password' | 'confirmPassword';

/** The first six digits of a typed or pasted code. */
const codeDigits = (text: string): string => digitsOnly(text, CODE_DIGITS);

function requiredEmail(text: string): ErrorCode | null {
  return validateRequired(text, 'EMPTY_EMAIL') ?? validateEmail(text);
}

/** /login; filled with the remembered email address. */
export function logInForm({ logIn, rememberedUsername }: AccountActions): FormSpec<LogInField> {
  const email = rememberedUsername();
  return {
    button: 'log-in',
    initial: { email, password: '', rememberMe: email === '' ? '' : 'true' },
    check: (values) =>
      problemsOf<LogInField>({
        email: validateRequired(values.email, 'EMPTY_USERNAME') ?? validateKnownEmail(values.email),
        password: values.password === '' ? 'EMPTY_PASSWORD' : null,
      }),
    send: ({ email: typedEmail, password, rememberMe }) =>
      logIn({ email: typedEmail, password, isRemembered: rememberMe === 'true' }),
  };
}

/** Whether the person can choose a device for the next code. */
export function hasDeviceChoice(devices: readonly string[] = []): boolean {
  return devices.length > 1;
}

/** /one-time-password. A new code is sent to the chosen device. */
export function oneTimePasswordForm(
  { submitOneTimePassword, resendOneTimePassword }: AccountActions,
  state: () => AppState,
): FormSpec<OneTimePasswordField> {
  return {
    button: 'verify',
    initial: { code: '', device: state().account.otpChallenge?.device ?? '' },
    isShown: (field) => field !== 'device' || hasDeviceChoice(state().account.otpChallenge?.otpDevices),
    accept: { code: codeDigits },
    check: ({ code }) => problemsOf<CodeField>({ code: validateCode(code, 'EMPTY_OTP_TOKEN', 'INVALID_OTP_TOKEN') }),
    rejects: { INVALID_OTP_TOKEN: 'code' },
    send: ({ code }) => submitOneTimePassword(code),
    resend: { clears: 'code', send: ({ device }) => resendOneTimePassword(device) },
  };
}

/** /forgot-password. `onAsked` gets the code by which another browser may use the link. */
export function forgotPasswordForm(
  { forgotPassword }: AccountActions,
  onAsked: (code: string) => void,
): FormSpec<EmailField> {
  return {
    button: 'send-link',
    initial: { email: '' },
    check: ({ email }) => problemsOf<EmailField>({ email: requiredEmail(email) }),
    send: async ({ email }) => {
      const asked = await forgotPassword(email);
      if (!asked.ok) return asked;
      onAsked(asked.value);
      return ok(undefined);
    },
  };
}

/**
 * /reset-password/{uid}/{token}. A password that the server rejected as too similar is not sent twice. `needsCode`: this browser did not
 * ask for the link.
 */
export function resetPasswordForm(
  { resetPassword }: AccountActions,
  link: ResetLinkParts,
  needsCode: boolean,
): FormSpec<ResetPasswordField> {
  return {
    button: 'set-password',
    initial: { code: '', newPassword: '', repeatPassword: '' },
    isShown: (field) => field !== 'code' || needsCode,
    accept: { code: codeDigits },
    check: ({ code, newPassword, repeatPassword }) =>
      problemsOf<ResetPasswordField>({
        code: needsCode ? validateCode(code, 'EMPTY_CODE', 'INVALID_CODE') : null,
        newPassword: newPasswordError(newPassword),
        repeatPassword: repeatError(newPassword, repeatPassword),
      }),
    rejects: { INVALID_CODE: 'code', COMMON_PASSWORD: 'newPassword' },
    errorsFollow: 'newPassword',
    send: ({ code, newPassword }) => resetPassword(link, newPassword, needsCode ? code : undefined),
  };
}

/** /change-password. A wrong old password stays rejected until it is changed. */
export function changePasswordForm({ changePassword }: AccountActions): FormSpec<ChangePasswordField> {
  return {
    button: 'change-password',
    initial: { oldPassword: '', newPassword: '', repeatPassword: '' },
    check: ({ oldPassword, newPassword, repeatPassword }) =>
      problemsOf<ChangePasswordField>({
        oldPassword: oldPassword === '' ? 'EMPTY_PASSWORD' : null,
        newPassword:
          newPassword !== '' && newPassword === oldPassword
            ? 'NEW_PASSWORD_MATCHES_OLD_PASSWORD'
            : newPasswordError(newPassword),
        repeatPassword: repeatError(newPassword, repeatPassword),
      }),
    rejects: { INCORRECT_PASSWORD: 'oldPassword', COMMON_PASSWORD: 'newPassword' },
    errorsFollow: 'newPassword',
    send: ({ oldPassword, newPassword }) => changePassword(oldPassword, newPassword),
  };
}

/** /email-verification. A rejection shows only while the rejected email address stays in the field. */
export function emailVerificationForm(actions: AccountActions): FormSpec<EmailField> {
  return {
    button: 'send-code',
    initial: { email: actions.suggestedEmail() },
    check: ({ email }) => problemsOf<EmailField>({ email: requiredEmail(email) }),
    errorsFollow: 'email',
    send: ({ email }) => actions.sendVerificationCode(email),
  };
}

/** /code-verification. */
export function codeVerificationForm(
  { verifyCode, sendVerificationCode }: AccountActions,
  state: () => AppState,
): FormSpec<CodeField> {
  return {
    button: 'verify-code',
    initial: { code: '' },
    accept: { code: codeDigits },
    check: ({ code }) => problemsOf<CodeField>({ code: validateCode(code, 'EMPTY_CODE', 'INVALID_CODE') }),
    rejects: { INVALID_CODE: 'code' },
    send: ({ code }) => verifyCode(code),
    resend: { clears: 'code', send: () => sendVerificationCode(state().account.newUser?.email ?? '') },
  };
}

/** /create-account. */
export function createAccountForm({ createAccount }: AccountActions): FormSpec<CreateAccountField> {
  return {
    button: 'create-account',
    initial: { password: '', confirmPassword: '' },
    check: ({ password, confirmPassword }) =>
      problemsOf<CreateAccountField>({
        password: newPasswordError(password),
        confirmPassword: repeatError(password, confirmPassword),
      }),
    rejects: { COMMON_PASSWORD: 'password' },
    errorsFollow: 'password',
    send: ({ password }) => createAccount(password),
  };
}
