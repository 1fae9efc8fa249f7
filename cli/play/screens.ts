import { profileIdIn, ROUTE_BACKS, routeAt, type LinkId, type RouteName } from '../../core/flow/app-routes.ts';
import { outboxStatus } from '../../core/flow/outbox-status.ts';
import { isTestAskedAbout, isTestInProgress } from '../../core/flow/selectors.ts';
import { failureButton } from '../../core/flow/step-buttons.ts';
import { timerBar } from '../../core/flow/timer-bar.ts';
import type { FormSpec } from '../../core/forms/form.ts';
import * as forms from '../../core/use-cases/account/login-forms.ts';
import { profileFormBack } from '../../core/use-cases/profile/profile-form.ts';
import * as parts from './account-screens.ts';
import { homeCards } from './home-cards.ts';
import { profileFormScreen } from './person-screens.ts';
import { stepScreen } from './step-screens.ts';
import type { TerminalApp } from './terminal-app.ts';
import {
  errorsOf,
  formLook,
  joined,
  linked,
  openOn,
  type Buttons,
  type Look,
  type MakeScreen,
} from './terminal-screen.ts';

/** What a route shows: at most one form, and buttons. */
interface ScreenRow {
  readonly form?: (app: TerminalApp) => FormSpec<string>;
  /** The links that replace the form once it was sent. */
  readonly done?: readonly LinkId[];
  /** The errors of a failed call replace the form until the person returns to it. */
  readonly isReplacedByErrors?: true;
  readonly links?: readonly LinkId[];
  readonly buttons?: (app: TerminalApp) => Buttons;
  /** In place of the form: parts that load data or open dialogs. */
  readonly parts?: MakeScreen;
  /** Where the back arrow leads, if that depends on the person; null without one. */
  readonly back?: (app: TerminalApp) => string | null;
}

const PROFILE_FORM: ScreenRow = {
  parts: profileFormScreen,
  back: ({ route, state }) => profileFormBack(state(), profileIdIn(route())),
};

/** The buttons of home: its menu, or the question about the unfinished test. */
function homeButtons(app: TerminalApp): Buttons {
  const { actions, startTest } = app;
  const state = app.state();
  const signOut = { 'sign-out': actions.logOut };
  const ofTest = { continue: actions.continueTest, cancel: actions.cancelTest };
  const starts = { 'start-testing': () => startTest('testing'), 'start-reporting': () => startTest('reporting') };
  if (isTestAskedAbout(state, app.route())) return { ...ofTest, 'not-now': actions.closeTestQuestion, ...signOut };
  return {
    ...(isTestInProgress(state.session) ? ofTest : starts),
    ...linked(app, ['support', 'terms-of-use', 'privacy-policy', 'health-data-policy']),
    ...(state.identity.currentUser !== null && linked(app, ['view-results', 'profile-management'])),
    ...signOut,
    ...(failureButton(state) === 'try-again' && { 'try-again': () => startTest() }),
  };
}

/** Every screen, by its route. The ids of buttons and fields are those of the browser app. */
const SCREENS: Readonly<Record<RouteName, ScreenRow>> = {
  landing: {
    links: ['login', 'create-account', 'health-data-policy'],
    buttons: ({ actions, runner, state }) => ({
      'continue-as-guest': actions.continueAsGuest,
      'already-tested': actions.reportAsGuest,
      ...(state().view.logoutMessage !== null && { confirm: () => runner.send({ type: 'logoutMessageConfirmed' }) }),
    }),
  },
  login: { form: ({ account }) => forms.logInForm(account), links: ['forgot-password', 'create-account'] },
  oneTimePassword: {
    form: ({ account, state }) => forms.oneTimePasswordForm(account, state),
    buttons: ({ account }) => ({ back: account.abandonOneTimePassword }),
  },
  forgotPassword: { form: ({ account }) => forms.forgotPasswordForm(account), done: ['return-to-login'] },
  resetPassword: {
    form: ({ account, route }) => {
      const [uid = '', token = ''] = route().split('/').slice(2);
      return forms.resetPasswordForm(account, { uid, token });
    },
    links: ['forgot-password'],
    done: ['return-to-login'],
  },
  terms: { buttons: ({ actions }) => ({ agree: actions.agreeToTerms, back: actions.declineTerms }) },
  privacyAgreement: { buttons: ({ actions }) => ({ agree: actions.agreeToPrivacy }) },
  disclaimer: { buttons: ({ actions }) => ({ continue: actions.acceptDisclaimer, back: actions.declineDisclaimer }) },
  emailVerification: { form: ({ account }) => forms.emailVerificationForm(account), links: ['login'] },
  codeVerification: {
    form: ({ account, state }) => forms.codeVerificationForm(account, state),
    buttons: ({ open }) => ({ 'change-email': () => open(ROUTE_BACKS.codeVerification) }),
  },
  createAccount: { form: ({ account }) => forms.createAccountForm(account), links: ['verify-again'] },
  home: { parts: homeCards, buttons: homeButtons },
  testSteps: { parts: stepScreen },
  profileManagement: {
    links: ['add-profile', 'edit-profile', 'change-password', 'delete-profile', 'two-factor-devices'],
  },
  addProfile: { links: ['next'] },
  newProfile: PROFILE_FORM,
  profile: PROFILE_FORM,
  editProfile: PROFILE_FORM,
  editProfileSelection: { parts: parts.editProfileSelection },
  deleteProfile: { parts: parts.deleteProfile },
  changePassword: { form: ({ account }) => forms.changePasswordForm(account) },
  otpDevices: { parts: parts.otpDevices },
  resultsList: { parts: parts.resultsList },
  resultDetails: { parts: parts.resultDetails },
  faq: { links: ['contact-us'] },
  support: { form: ({ account }) => account.support.openForm(), done: ['home'], isReplacedByErrors: true },
  termsOfUse: {},
  privacyPolicy: { links: ['health-data-policy'] },
  healthDataPolicy: { buttons: ({ actions }) => ({ back: actions.leavePublicPolicy }) },
};

/** The form of a row with its links, then what replaces them. */
function openForm(app: TerminalApp, { form: specOf, links, done, isReplacedByErrors }: ScreenRow): Look {
  const withLinks: Look = () => ({ buttons: linked(app, links) });
  if (specOf === undefined) return withLinks;
  const form = openOn(app, specOf(app));
  const fields = joined(formLook(form), withLinks);
  const failed = { 'try-again': form.reopen, back: form.reopen };
  return () => {
    if (done !== undefined && form.state().isSent) return { buttons: linked(app, done) };
    const isReplaced = isReplacedByErrors && form.errors().length > 0;
    return isReplaced ? { buttons: failed, errors: errorsOf(form) } : fields();
  };
}

/** The buttons on every route: of the dialog before an inactive user is logged out, of the outbox, and of the timer's bar. */
function noticeButtons(app: TerminalApp): Buttons {
  const { actions, keeper, runner } = app;
  const state = app.state();
  const { refused } = state.outbox;
  const [first, retriable] = [refused[0], refused.find(({ call }) => call !== undefined)];
  const isWarned = state.view.isInactivityWarned;
  const isCovered = isWarned || routeAt(app.route()) === 'testSteps' || isTestAskedAbout(state, app.route());
  const leadsBack = timerBar(state, runner.moment().now)?.leadsBack === true;
  return {
    ...(isWarned && { stay: () => keeper.stay(), 'sign-out-now': actions.logOut }),
    ...((outboxStatus(state)?.waits ?? 'progress') !== 'progress' && { 'send-waiting': actions.sendWaiting }),
    ...(retriable && { 'retry-refused': () => actions.retryRejected(retriable) }),
    ...(first && { 'confirm-refusal': () => actions.confirmRejection(first) }),
    ...(leadsBack && !isCovered && linked(app, ['back-to-test'])),
  };
}

/** Opens the screen of the current route. The returned function reads its current contents. */
export function openScreen(app: TerminalApp): Look {
  const name = routeAt(app.route()) ?? 'landing';
  const row = SCREENS[name];
  const backs: Partial<Record<RouteName, string>> = ROUTE_BACKS;
  const others: Look = () => {
    const back = row.back === undefined ? backs[name] : row.back(app);
    const arrow = back && { back: () => app.open(back) };
    return { buttons: { ...arrow, ...row.buttons?.(app), ...noticeButtons(app) } };
  };
  return joined(others, row.parts?.(app) ?? openForm(app, row));
}
