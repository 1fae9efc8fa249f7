import { profileIdIn, ROUTE_BACKS, routeAt, type RouteName } from '../../core/flow/app-routes.ts';
import { rowOf } from '../../core/flow/flows.ts';
import { isLeftWithoutNext } from '../../core/flow/selectors.ts';
import { isReadingExpired } from '../../core/flow/timers.ts';
import type { FormSpec } from '../../core/forms/form.ts';
import * as forms from '../../core/use-cases/account/login-forms.ts';
import { profileFormBack } from '../../core/use-cases/profile/profile-form.ts';
import { FETCHED_SCREENS, takenResult } from './fetched-screens.ts';
import { profileFormScreen, reviewScreen } from './person-form-screen.ts';
import {
  errorsOf,
  linked,
  openOn,
  type Buttons,
  type Links,
  type MakeScreen,
  type ScreenDeps,
  type ScreensByRoute,
} from './terminal-screen.ts';

/** The links of each screen, which show as long as its form does. */
const LINKS: Readonly<Partial<Record<RouteName, Links>>> = {
  login: { 'forgot-password': 'forgotPassword', 'create-account': 'terms' },
  resetPassword: { 'forgot-password': 'forgotPassword' },
  emailVerification: { login: 'login' },
  codeVerification: { 'change-email': 'emailVerification' },
  createAccount: { 'verify-again': 'emailVerification' },
  profileManagement: {
    'add-profile': 'addProfile',
    'edit-profile': 'editProfileSelection',
    'change-password': 'changePassword',
    'delete-profile': 'deleteProfile',
    'two-factor-devices': 'otpDevices',
  },
  addProfile: { next: 'newProfile' },
  faq: { 'contact-us': 'support' },
};

function linksOf(deps: ScreenDeps): Buttons {
  const name = routeAt(deps.path);
  return name === null ? {} : linked(deps, LINKS[name]);
}

/** The other parts of a screen with a form, besides its submit button. */
interface Beside {
  readonly buttons?: (deps: ScreenDeps) => Buttons;
  /** Sends a new code; the field for it is then cleared. */
  readonly resend?: (deps: ScreenDeps) => ReturnType<FormSpec<string>['send']>;
  /** The links that replace the form once it was sent. */
  readonly done?: Links;
}

/** A screen with one form, and the id of the button that sends it. */
function sending(
  submit: string,
  specOf: (deps: ScreenDeps) => FormSpec<string>,
  { buttons, resend, done }: Beside = {},
): MakeScreen {
  return (deps) => {
    const form = openOn(deps, specOf(deps));
    let isSent = false;
    const send = async (): Promise<void> => {
      isSent = await form.submit();
    };
    return () => {
      if (isSent && done !== undefined) return { buttons: linked(deps, done) };
      const newCode = resend && { 'send-new-code': () => form.also(() => resend(deps), 'code') };
      return { form, buttons: { [submit]: send, ...newCode, ...linksOf(deps), ...buttons?.(deps) } };
    };
  };
}

/** A screen with buttons only. */
const page =
  (buttons?: (deps: ScreenDeps) => Buttons): MakeScreen =>
  (deps) =>
  () => ({ buttons: { ...linksOf(deps), ...buttons?.(deps) } });

/** The request to customer service: the form, then its outcome in the form's place (product.md section 4). */
const support: MakeScreen = (deps) => {
  const form = openOn(deps, deps.account.support.openForm());
  let stage: 'open' | 'sent' | 'failed' = 'open';
  const send = async (): Promise<void> => {
    const isAccepted = await form.submit();
    if (isAccepted) stage = 'sent';
    else if (form.errors().length > 0) stage = 'failed';
  };
  const again = (): void => void (stage = 'open');
  return () => {
    if (stage === 'sent') return { buttons: linked(deps, { home: 'home' }) };
    if (stage === 'failed') return { buttons: { 'try-again': again, back: again }, errors: errorsOf(form) };
    // An earlier failure no longer shows once the form is back.
    return { form: { ...form, errors: () => [] }, buttons: { 'send-request': send }, settled: () => form.prefilled };
  };
};

/** The field for a code on a scan step, in place of the camera; null on any other step. */
const typedCode: MakeScreen = ({ runner, actions }) => {
  const { session } = runner.current();
  const isScan = isLeftWithoutNext(session) && rowOf(session)?.leaveBy !== 'countdown';
  if (!isScan || isReadingExpired(session, runner.moment().now)) return null;
  let code: string | null = null;
  const type = (_field: string, text: string): void => void (code = text);
  return () => {
    const typed = code;
    if (typed === null) return { buttons: { 'type-code': () => type('code', '') } };
    return { form: { fields: ['code'], type }, buttons: { 'use-code': () => actions.scanCode(typed, 'typed') } };
  };
};

const SCREENS: ScreensByRoute = {
  login: sending('log-in', ({ account }) => forms.logInForm(account)),
  oneTimePassword: sending('verify', ({ account }) => forms.oneTimePasswordForm(account), {
    resend: ({ account, runner }) => account.resendOneTimePassword(runner.current().account.otpChallenge?.device ?? ''),
    buttons: ({ account }) => ({ back: () => account.abandonOneTimePassword() }),
  }),
  forgotPassword: sending('send-link', ({ account }) => forms.forgotPasswordForm(account), {
    done: { 'return-to-login': 'login' },
  }),
  resetPassword: sending(
    'set-password',
    ({ account, path }) => {
      const [uid = '', token = ''] = path.split('/').slice(2);
      return forms.resetPasswordForm(account, { uid, token });
    },
    { done: { 'return-to-login': 'login' } },
  ),
  terms: page(({ actions }) => ({ agree: () => actions.agreeToTerms(), back: () => actions.declineTerms() })),
  privacyAgreement: page(({ actions }) => ({ agree: () => actions.agreeToPrivacy() })),
  disclaimer: page(({ actions }) => ({
    continue: () => actions.acceptDisclaimer(),
    back: () => actions.declineDisclaimer(),
  })),
  emailVerification: sending('send-code', ({ account }) => forms.emailVerificationForm(account)),
  codeVerification: sending('verify-code', ({ account }) => forms.codeVerificationForm(account), {
    resend: ({ account, runner }) => account.sendVerificationCode(runner.current().account.newUser?.email ?? ''),
  }),
  createAccount: sending('create-account', ({ account }) => forms.createAccountForm(account)),
  changePassword: sending('change-password', ({ account }) => forms.changePasswordForm(account)),
  profileManagement: page(),
  addProfile: page(),
  newProfile: profileFormScreen,
  profile: profileFormScreen,
  editProfile: profileFormScreen,
  faq: page(),
  support,
  termsOfUse: page(),
  privacyPolicy: page(),
  testSteps: (deps) => reviewScreen(deps) ?? takenResult(deps) ?? typedCode(deps),
  ...FETCHED_SCREENS,
};

/** Where the back arrow of a route leads now, where it only opens a route; null where there is none. */
function backOf(name: RouteName, { path, runner }: ScreenDeps): string | null {
  if (SCREENS[name] === profileFormScreen) return profileFormBack(runner.current(), profileIdIn(path));
  const backs: Partial<Record<RouteName, string>> = ROUTE_BACKS;
  return backs[name] ?? null;
}

/** Opens the screen of a path, with its back arrow where that only opens a route; null where the terminal has none. */
export function openScreen(deps: ScreenDeps): ReturnType<MakeScreen> {
  const name = routeAt(deps.path);
  const look = name === null ? null : (SCREENS[name]?.(deps) ?? null);
  if (name === null || look === null) return null;
  return () => {
    const screen = look();
    const target = screen.question === undefined ? backOf(name, deps) : null;
    return target === null ? screen : { ...screen, buttons: { back: () => deps.open(target), ...screen.buttons } };
  };
}
