import type { ErrorCode } from '../../core/domain/error-codes.ts';
import { APP_ROUTES, ROUTE_BACKS, routeAt, type RouteName } from '../../core/flow/app-routes.ts';
import type { FormSpec } from '../../core/forms/form.ts';
import { openForm, type OpenForm } from '../../core/forms/open-form.ts';
import type { SessionRunner } from '../../core/flow/session-runner.ts';
import type { Navigator } from '../../core/ports/navigator.ts';
import type { AccountActions } from '../../core/use-cases/account/account-actions.ts';
import { knownOfNew, profileForm, profileFormBack } from '../../core/use-cases/profile/profile-form.ts';
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
import type { SessionActions } from '../../core/use-cases/session/session-actions.ts';
import { openOtpDevicesScreen } from './otp-devices-screen.ts';

/** A screen of accounts without its pixels: the form that is open on it, and its buttons by their ids. */
export interface TerminalScreen {
  /** Null where nothing is typed. */
  form(): OpenForm<string> | null;
  /** The buttons that are there now. */
  buttons(): Readonly<Record<string, () => unknown>>;
  /** What failed and shows, beside the fields' own errors. */
  errors?(): readonly ErrorCode[];
  /** Resolves when what it fetched by itself is there. */
  settled?(): Promise<void>;
}

/** What a screen of the terminal works with. */
export interface ScreenDeps {
  readonly path: string;
  readonly runner: SessionRunner;
  readonly navigator: Navigator;
  readonly actions: SessionActions;
  readonly account: AccountActions;
  readonly open: (route: string) => void;
}

type Buttons = Readonly<Record<string, () => unknown>>;
type MakeScreen = (deps: ScreenDeps) => TerminalScreen;

/** A screen with one form: its button sends it, and others stand beside it. */
function formScreen<Field extends string>(
  { runner }: ScreenDeps,
  spec: FormSpec<Field>,
  submit: string,
  beside: (form: OpenForm<Field>) => Buttons = () => ({}),
): TerminalScreen {
  const form = openForm(spec, () => runner.moment().today);
  return {
    form: () => form,
    buttons: () => ({ [submit]: () => form.submit(), ...beside(form) }),
  };
}

/** A form that makes place for its success, which offers one button. */
function formThenDone<Field extends string>(
  deps: ScreenDeps,
  spec: FormSpec<Field>,
  submit: string,
  done: Buttons,
  beside: Buttons = {},
): TerminalScreen {
  const form = openForm(spec, () => deps.runner.moment().today);
  let isDone = false;
  return {
    form: () => (isDone ? null : form),
    buttons: () => {
      if (isDone) return done;
      const send = async (): Promise<void> => {
        isDone = await form.submit();
      };
      return { [submit]: send, ...beside };
    },
  };
}

function page(buttons: Buttons): TerminalScreen {
  return { form: () => null, buttons: () => buttons };
}

const toLogin = ({ open }: ScreenDeps): Buttons => ({ 'return-to-login': () => open(APP_ROUTES.login) });

function resetPassword(deps: ScreenDeps): TerminalScreen {
  const [uid = '', token = ''] = deps.path.split('/').slice(2);
  const spec = resetPasswordForm(deps.account, { uid, token });
  const again = { 'forgot-password': () => deps.open(APP_ROUTES.forgotPassword) };
  return formThenDone(deps, spec, 'set-password', toLogin(deps), again);
}

function newProfile(deps: ScreenDeps): TerminalScreen {
  const { runner, account } = deps;
  const spec = profileForm(knownOfNew(runner.current()), () => runner.moment().today, account.profiles.saveNew);
  return formScreen(deps, spec, 'save-profile');
}

const SCREENS: Readonly<Partial<Record<RouteName, MakeScreen>>> = {
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
  profileManagement: ({ open }) =>
    page({
      'add-profile': () => open(APP_ROUTES.newProfile),
      'change-password': () => open(APP_ROUTES.changePassword),
      'two-factor-devices': () => open(APP_ROUTES.otpDevices),
    }),
  newProfile,
  changePassword: (deps) => formScreen(deps, changePasswordForm(deps.account), 'change-password'),
  otpDevices: openOtpDevicesScreen,
};

/** The screen of a path, with the way back where it is a plain one; null where the terminal has none. */
export function openAccountScreen(deps: ScreenDeps): TerminalScreen | null {
  const name = routeAt(deps.path);
  const screen = name === null ? undefined : SCREENS[name]?.(deps);
  if (name === null || screen === undefined) return null;
  const backs: Partial<Record<RouteName, string>> = ROUTE_BACKS;
  const target = name === 'newProfile' ? profileFormBack(deps.runner.current(), null) : (backs[name] ?? null);
  if (target === null) return screen;
  return { ...screen, buttons: () => ({ back: () => deps.open(target), ...screen.buttons() }) };
}
