import { profileIdIn, ROUTE_BACKS, routeAt, type RouteName } from '../../core/flow/app-routes.ts';
import type { FormSpec } from '../../core/forms/form.ts';
import * as forms from '../../core/use-cases/account/login-forms.ts';
import { profileFormBack } from '../../core/use-cases/profile/profile-form.ts';
import {
  deleteProfile,
  editProfileSelection,
  otpDevices,
  resultDetails,
  resultsList,
  support,
} from './account-screens.ts';
import { homeButtons, noticeButtons, stepButtons } from './flow-buttons.ts';
import { profileFormScreen } from './person-screens.ts';
import { stepScreen } from './step-screens.ts';
import {
  linked,
  openOn,
  when,
  type Buttons,
  type Links,
  type MakeScreen,
  type TerminalTab,
  type TerminalScreen,
} from './terminal-screen.ts';

/** What a route shows: at most one form, and buttons. */
interface ScreenRow {
  /** The form, and the id of the button that submits it. */
  readonly form?: readonly [submit: string, (tab: TerminalTab) => FormSpec<string>];
  /** Sends a new code; the field for it is then cleared. */
  readonly resend?: (tab: TerminalTab) => ReturnType<FormSpec<string>['send']>;
  /** The links that replace the form once it was sent. */
  readonly done?: Links;
  readonly links?: Links;
  /** Its other buttons; `own` are those of its parts. */
  readonly buttons?: (tab: TerminalTab, own: Buttons) => Buttons;
  /** In place of the form: parts that load data or open dialogs. */
  readonly parts?: MakeScreen;
  /** Where the back arrow leads, if that depends on the person; null without one. */
  readonly back?: (tab: TerminalTab) => string | null;
}

const PROFILE_FORM: ScreenRow = {
  parts: profileFormScreen,
  back: ({ route, state }) => profileFormBack(state(), profileIdIn(route())),
};

/** Every screen, by its route. The ids of buttons and fields are those of the browser app. */
const SCREENS: Readonly<Record<RouteName, ScreenRow>> = {
  landing: {
    links: { login: 'login', 'create-account': 'terms' },
    buttons: ({ actions, runner, state }) => ({
      'continue-as-guest': actions.continueAsGuest,
      ...when(state().view.logoutMessage !== null, { confirm: () => runner.send({ type: 'logoutMessageConfirmed' }) }),
    }),
  },
  login: {
    form: ['log-in', ({ account }) => forms.logInForm(account)],
    links: { 'forgot-password': 'forgotPassword', 'create-account': 'terms' },
  },
  oneTimePassword: {
    form: ['verify', ({ account }) => forms.oneTimePasswordForm(account)],
    resend: ({ account, state }) => account.resendOneTimePassword(state().account.otpChallenge?.device ?? ''),
    buttons: ({ account }) => ({ back: account.abandonOneTimePassword }),
  },
  forgotPassword: {
    form: ['send-link', ({ account }) => forms.forgotPasswordForm(account)],
    done: { 'return-to-login': 'login' },
  },
  resetPassword: {
    form: ['set-password', resetPasswordForm],
    links: { 'forgot-password': 'forgotPassword' },
    done: { 'return-to-login': 'login' },
  },
  terms: { buttons: ({ actions }) => ({ agree: actions.agreeToTerms, back: actions.declineTerms }) },
  privacyAgreement: { buttons: ({ actions }) => ({ agree: actions.agreeToPrivacy }) },
  disclaimer: { buttons: ({ actions }) => ({ continue: actions.acceptDisclaimer, back: actions.declineDisclaimer }) },
  emailVerification: {
    form: ['send-code', ({ account }) => forms.emailVerificationForm(account)],
    links: { login: 'login' },
  },
  codeVerification: {
    form: ['verify-code', ({ account }) => forms.codeVerificationForm(account)],
    resend: ({ account, state }) => account.sendVerificationCode(state().account.newUser?.email ?? ''),
    links: { 'change-email': 'emailVerification' },
  },
  createAccount: {
    form: ['create-account', ({ account }) => forms.createAccountForm(account)],
    links: { 'verify-again': 'emailVerification' },
  },
  home: { buttons: homeButtons },
  testSteps: { parts: stepScreen, buttons: stepButtons },
  profileManagement: {
    links: {
      'add-profile': 'addProfile',
      'edit-profile': 'editProfileSelection',
      'change-password': 'changePassword',
      'delete-profile': 'deleteProfile',
      'two-factor-devices': 'otpDevices',
    },
  },
  addProfile: { links: { next: 'newProfile' } },
  newProfile: PROFILE_FORM,
  profile: PROFILE_FORM,
  editProfile: PROFILE_FORM,
  editProfileSelection: { parts: editProfileSelection },
  deleteProfile: { parts: deleteProfile },
  changePassword: { form: ['change-password', ({ account }) => forms.changePasswordForm(account)] },
  otpDevices: { parts: otpDevices },
  resultsList: { parts: resultsList },
  resultDetails: { parts: resultDetails },
  faq: { links: { 'contact-us': 'support' } },
  support: { parts: support },
  termsOfUse: {},
  privacyPolicy: {},
};

function resetPasswordForm({ account, route }: TerminalTab): FormSpec<string> {
  const [uid = '', token = ''] = route().split('/').slice(2);
  return forms.resetPasswordForm(account, { uid, token });
}

/** The form of a row with its buttons and links, then the links that replace them. */
function openForm(tab: TerminalTab, { form: row, resend, links, done }: ScreenRow): () => TerminalScreen {
  if (row === undefined) return () => ({ buttons: linked(tab, links) });
  const [submit, specOf] = row;
  const form = openOn(tab, specOf(tab));
  let isSent = false;
  const send = async (): Promise<void> => void (isSent = await form.submit());
  const newCode = resend && { 'send-new-code': () => form.also(() => resend(tab), 'code') };
  return () => {
    if (isSent && done !== undefined) return { buttons: linked(tab, done) };
    return { form, buttons: { [submit]: send, ...newCode, ...linked(tab, links) } };
  };
}

/** Opens the screen of the current route. The returned function reads its current contents. */
export function openScreen(tab: TerminalTab): () => TerminalScreen {
  const name = routeAt(tab.route()) ?? 'landing';
  const row = SCREENS[name];
  const backs: Partial<Record<RouteName, string>> = ROUTE_BACKS;
  const look = row.parts?.(tab) ?? openForm(tab, row);
  return () => {
    const screen = look();
    if (screen.question !== undefined || screen.isCovered) return screen;
    const back = (row.back === undefined ? backs[name] : row.back(tab)) ?? null;
    const others = {
      ...(back !== null && { back: () => tab.open(back) }),
      ...row.buttons?.(tab, screen.buttons),
      ...noticeButtons(tab),
    };
    return { ...screen, buttons: { ...others, ...screen.buttons } };
  };
}
