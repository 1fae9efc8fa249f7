import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import {
  changePasswordForm,
  codeVerificationForm,
  createAccountForm,
  emailVerificationForm,
  forgotPasswordForm,
  logInForm,
  oneTimePasswordForm,
  resetPasswordForm,
} from '../../core/use-cases/account/sign-in-forms.ts';
import { openOtpDevicesScreen } from './otp-devices-screen.ts';
import {
  formScreen,
  formThenDone,
  page,
  type Buttons,
  type ScreenDeps,
  type ScreensByRoute,
  type TerminalScreen,
} from './terminal-screen.ts';

const toLogin = ({ open }: ScreenDeps): Buttons => ({ 'return-to-login': () => open(APP_ROUTES.login) });

function resetPassword(deps: ScreenDeps): TerminalScreen {
  const [uid = '', token = ''] = deps.path.split('/').slice(2);
  const spec = resetPasswordForm(deps.account, { uid, token });
  const again = { 'forgot-password': () => deps.open(APP_ROUTES.forgotPassword) };
  return formThenDone(deps, spec, 'set-password', toLogin(deps), again);
}

/** The screens of signing in, of registering, and of what an account is protected by. */
export const ACCOUNT_SCREENS: ScreensByRoute = {
  login: (deps) =>
    formScreen(deps, logInForm(deps.account), 'log-in', () => ({
      'forgot-password': () => deps.open(APP_ROUTES.forgotPassword),
      'create-account': () => deps.open(APP_ROUTES.terms),
    })),
  oneTimePassword: (deps) =>
    formScreen(deps, oneTimePasswordForm(deps.account), 'verify', (form) => ({
      'send-new-code': () => {
        const device = deps.runner.current().account.otpChallenge?.device ?? '';
        return form.also(() => deps.account.resendOneTimePassword(device), 'code');
      },
      back: () => deps.account.abandonOneTimePassword(),
    })),
  forgotPassword: (deps) => formThenDone(deps, forgotPasswordForm(deps.account), 'send-link', toLogin(deps)),
  resetPassword,
  terms: ({ actions }) => page({ agree: () => actions.agreeToTerms(), back: () => actions.refuseTerms() }),
  privacyAgreement: ({ actions }) => page({ agree: () => actions.agreeToPrivacy() }),
  disclaimer: ({ actions }) =>
    page({ continue: () => actions.acceptDisclaimer(), back: () => actions.refuseDisclaimer() }),
  emailVerification: (deps) =>
    formScreen(deps, emailVerificationForm(deps.account), 'send-code', () => ({
      login: () => deps.open(APP_ROUTES.login),
    })),
  codeVerification: (deps) =>
    formScreen(deps, codeVerificationForm(deps.account), 'verify-code', (form) => ({
      'send-new-code': () => {
        const email = deps.runner.current().account.newUser?.email ?? '';
        return form.also(() => deps.account.sendVerificationCode(email), 'code');
      },
      'change-email': () => deps.open(APP_ROUTES.emailVerification),
    })),
  createAccount: (deps) =>
    formScreen(deps, createAccountForm(deps.account), 'create-account', () => ({
      'verify-again': () => deps.open(APP_ROUTES.emailVerification),
    })),
  changePassword: (deps) => formScreen(deps, changePasswordForm(deps.account), 'change-password'),
  otpDevices: openOtpDevicesScreen,
};
