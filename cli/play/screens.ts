import { profileIdIn, ROUTE_BACKS, routeAt, type LinkId, type RouteName } from '../../core/flow/app-routes.ts';
import type { FormSpec } from '../../core/forms/form.ts';
import * as forms from '../../core/use-cases/account/login-forms.ts';
import { profileFormBack } from '../../core/use-cases/profile/profile-form.ts';
import * as parts from './account-screens.ts';
import { homeButtons, noticeButtons, stepButtons } from './flow-buttons.ts';
import { profileFormScreen } from './person-screens.ts';
import { stepScreen } from './step-screens.ts';
import type { TerminalApp } from './terminal-app.ts';
import { errorsOf, linked, openOn, when, type Buttons, type Look, type MakeScreen } from './terminal-screen.ts';

/** What a route shows: at most one form, and buttons. */
interface ScreenRow {
  /** The form, and the id of the button that submits it. */
  readonly form?: readonly [submit: string, (account: TerminalApp['account'], path: string) => FormSpec<string>];
  /** Sends a new code; the field for it is then cleared. */
  readonly resend?: (app: TerminalApp) => ReturnType<FormSpec<string>['send']>;
  /** The links that replace the form once it was sent. */
  readonly done?: readonly LinkId[];
  /** The errors of a failed call replace the form until the person returns to it. */
  readonly isReplacedByErrors?: true;
  readonly links?: readonly LinkId[];
  /** Its other buttons; `own` are those of its parts. */
  readonly buttons?: (app: TerminalApp, own: Buttons) => Buttons;
  /** In place of the form: parts that load data or open dialogs. */
  readonly parts?: MakeScreen;
  /** Where the back arrow leads, if that depends on the person; null without one. */
  readonly back?: (app: TerminalApp) => string | null;
}

function resetPasswordForm(account: TerminalApp['account'], path: string): FormSpec<string> {
  const [uid = '', token = ''] = path.split('/').slice(2);
  return forms.resetPasswordForm(account, { uid, token });
}

const PROFILE_FORM: ScreenRow = {
  parts: profileFormScreen,
  back: ({ route, state }) => profileFormBack(state(), profileIdIn(route())),
};

/** Every screen, by its route. The ids of buttons and fields are those of the browser app. */
const SCREENS: Readonly<Record<RouteName, ScreenRow>> = {
  landing: {
    links: ['login', 'create-account', 'health-data-policy'],
    buttons: ({ actions, runner, state }) => ({
      'continue-as-guest': actions.continueAsGuest,
      ...when(state().view.logoutMessage !== null, { confirm: () => runner.send({ type: 'logoutMessageConfirmed' }) }),
    }),
  },
  login: { form: ['log-in', forms.logInForm], links: ['forgot-password', 'create-account'] },
  oneTimePassword: {
    form: ['verify', forms.oneTimePasswordForm],
    resend: ({ account, state }) => account.resendOneTimePassword(state().account.otpChallenge?.device ?? ''),
    buttons: ({ account }) => ({ back: account.abandonOneTimePassword }),
  },
  forgotPassword: { form: ['send-link', forms.forgotPasswordForm], done: ['return-to-login'] },
  resetPassword: {
    form: ['set-password', resetPasswordForm],
    links: ['forgot-password'],
    done: ['return-to-login'],
  },
  terms: { buttons: ({ actions }) => ({ agree: actions.agreeToTerms, back: actions.declineTerms }) },
  privacyAgreement: { buttons: ({ actions }) => ({ agree: actions.agreeToPrivacy }) },
  disclaimer: { buttons: ({ actions }) => ({ continue: actions.acceptDisclaimer, back: actions.declineDisclaimer }) },
  emailVerification: { form: ['send-code', forms.emailVerificationForm], links: ['login'] },
  codeVerification: {
    form: ['verify-code', forms.codeVerificationForm],
    resend: ({ account, state }) => account.sendVerificationCode(state().account.newUser?.email ?? ''),
    buttons: ({ open }) => ({ 'change-email': () => open(ROUTE_BACKS.codeVerification) }),
  },
  createAccount: { form: ['create-account', forms.createAccountForm], links: ['verify-again'] },
  home: { buttons: homeButtons },
  testSteps: { parts: stepScreen, buttons: stepButtons },
  profileManagement: {
    links: ['add-profile', 'edit-profile', 'change-password', 'delete-profile', 'two-factor-devices'],
  },
  addProfile: { links: ['next'] },
  newProfile: PROFILE_FORM,
  profile: PROFILE_FORM,
  editProfile: PROFILE_FORM,
  editProfileSelection: { parts: parts.editProfileSelection },
  deleteProfile: { parts: parts.deleteProfile },
  changePassword: { form: ['change-password', forms.changePasswordForm] },
  otpDevices: { parts: parts.otpDevices },
  resultsList: { parts: parts.resultsList },
  resultDetails: { parts: parts.resultDetails },
  faq: { links: ['contact-us'] },
  support: { form: ['send-request', ({ support }) => support.openForm()], done: ['home'], isReplacedByErrors: true },
  termsOfUse: {},
  privacyPolicy: { links: ['health-data-policy'] },
  healthDataPolicy: { buttons: ({ actions }) => ({ back: actions.leavePublicPolicy }) },
};

/** The form of a row with its buttons and links, then what replaces them. */
function openForm(app: TerminalApp, { form: row, resend, links, done, isReplacedByErrors }: ScreenRow): Look {
  if (row === undefined) return () => ({ buttons: linked(app, links) });
  const [submit, specOf] = row;
  const form = openOn(app, specOf(app.account, app.route()));
  const newCode = resend && { 'send-new-code': () => form.also(() => resend(app), 'code') };
  const buttons = { [submit]: form.submit, ...newCode, ...linked(app, links) };
  const failed = { 'try-again': form.reopen, back: form.reopen };
  return () => {
    if (done !== undefined && form.state().isSent) return { buttons: linked(app, done) };
    const isReplaced = isReplacedByErrors === true && form.errors().length > 0;
    return isReplaced ? { buttons: failed, errors: errorsOf(form) } : { form, buttons, settled: () => form.prefilled };
  };
}

/** Opens the screen of the current route. The returned function reads its current contents. */
export function openScreen(app: TerminalApp): Look {
  const name = routeAt(app.route()) ?? 'landing';
  const row = SCREENS[name];
  const backs: Partial<Record<RouteName, string>> = ROUTE_BACKS;
  const look = row.parts?.(app) ?? openForm(app, row);
  return () => {
    const screen = look();
    if (screen.question !== undefined || screen.isCovered) return screen;
    const back = (row.back === undefined ? backs[name] : row.back(app)) ?? null;
    const others = {
      ...(back !== null && { back: () => app.open(back) }),
      ...row.buttons?.(app, screen.buttons),
      ...noticeButtons(app),
    };
    return { ...screen, buttons: { ...others, ...screen.buttons } };
  };
}
