import {
  APP_ROUTES,
  backOf,
  linksFrom,
  pathWith,
  routeAt,
  type LinkId,
  type RouteName,
} from '../../core/flow/app-routes.ts';
import type { AppState } from '../../core/flow/app-state.ts';
import { lastResultCards } from '../../core/flow/home-cards.ts';
import { asksForPerson, outboxStatus } from '../../core/flow/outbox-notices.ts';
import { guestTestToContinue, isTestAskedAbout, isTestInProgress, lacksUserGroup } from '../../core/flow/selectors.ts';
import { failureButton } from '../../core/flow/step-buttons.ts';
import { timerBar } from '../../core/flow/timer-bar.ts';
import type { ErrorCode } from '../../core/domain/error-codes.ts';
import type { FormSpec } from '../../core/forms/form.ts';
import { text } from '../../core/step-texts/shown-text.ts';
import type { AccountActions } from '../../core/use-cases/account/account-actions.ts';
import * as forms from '../../core/use-cases/account/login-forms.ts';
import * as account from './account-screens.ts';
import { NEW_ACCOUNT_NOTICE, secondFactor, showNewCode } from './new-code.ts';
import { profileScreen, showRefusedFor } from './person-screens.ts';
import { resultDetails, resultsList } from './result-screens.ts';
import { stepScreen } from './step-screens.ts';
import { homeTexts, testQuestionTexts } from '../route-texts/home.ts';
import type { TerminalApp } from './terminal-app.ts';
import { errorsOf, type Screen, type Shown } from './terminal-screen.ts';

/** What a route shows besides its way back and its links: a form, buttons, and parts that need more than that. */
interface ScreenRow {
  readonly form?: (account: AccountActions, state: () => AppState, path: string) => FormSpec<string>;
  /** Links that help after an error of the form. */
  readonly recovery?: Partial<Record<ErrorCode, LinkId>>;
  readonly buttons?: (app: TerminalApp) => Shown['buttons'];
  readonly show?: Screen;
}

/** The menu of home, or its question about the unfinished test. It works without the last result, so it shows no error about it. */
const home: Screen = (look) => {
  const { account, actions, show, startTest } = look;
  const state = look.state();
  look.keep('opened', actions.openHome);
  const ofTest = { continue: actions.continueTest, cancel: actions.cancelTest };
  const starts = { 'start-testing': () => startTest('testing'), 'start-reporting': () => startTest('reporting') };
  const signOut = { 'sign-out': actions.logOut };
  if (isTestAskedAbout(state, look.route())) {
    const buttons = { ...ofTest, 'not-now': actions.closeTestQuestion, ...signOut };
    look.showDialog({ buttons, texts: testQuestionTexts(state) });
  }
  show({ buttons: { ...(isTestInProgress(state.session) ? ofTest : starts), ...signOut } });
  if (failureButton(state) === 'try-again')
    show({ buttons: { 'try-again': () => startTest() }, failures: state.view.errors });
  if (state.view.errors.length > 0) look.showLinks('contact-us');
  const moment = look.runner.moment();
  const isAccount = state.identity.currentUser !== null;
  const results = isAccount && !lacksUserGroup(state) ? look.load('results', account.results.openList).state() : null;
  show({ texts: homeTexts(state, moment, results) });
  if (isAccount) look.showLinks('view-results', 'profile-management');
  const [last] = lastResultCards(results?.value ?? null, moment);
  const openLast = (): void => look.open(pathWith(APP_ROUTES.resultDetails, last?.record.testId ?? ''));
  if (last !== undefined) show({ buttons: { 'last-result': openLast } });
};

/** On every route: the warning before an inactive user is logged out, what was not sent, and the bar of the timer. */
const notices: Screen = (look) => {
  const { actions, keeper, route, runner, show, showDialog, showLinks, state } = look;
  const { view, outbox } = state();
  const warning = { stay: () => keeper.stay(), 'sign-out-now': actions.logOut };
  const warned = [text('inactivity.title', {}, 'title'), text('inactivity.text')];
  if (view.isInactivityWarned) showDialog({ buttons: warning, texts: warned });
  const first = outbox.refused[0];
  const isForAnother = first !== undefined && asksForPerson(first, state().identity);
  const retriable = isForAnother ? undefined : outbox.refused.find(({ call }) => call !== undefined);
  const isResultWaiting = (outboxStatus(state())?.waits ?? 'progress') !== 'progress';
  const [other, guestTest] = [outbox.refusedOfOthers[0], guestTestToContinue(state(), runner.moment().now)];
  if (other?.isGuests === true) show({ buttons: { 'take-refusal': () => actions.takeRejection(other.testId) } });
  if (other) show({ buttons: { 'close-refusal': () => actions.closeRejection(other.testId) } });
  if (guestTest) show({ buttons: { 'continue-guest-test': () => actions.continueGuestTest(guestTest.testId) } });
  if (isResultWaiting) show({ buttons: { 'send-waiting': actions.sendWaiting } });
  if (isForAnother) showRefusedFor(look, first);
  if (retriable) show({ buttons: { 'retry-refused': () => actions.retryRejected(retriable) } });
  if (first) show({ buttons: { 'confirm-refusal': () => actions.confirmRejection(first) } });
  const hasBar = timerBar(state(), runner.moment().now)?.leadsBack === true;
  if (hasBar && routeAt(route()) !== 'testSteps') showLinks('back-to-test');
};

/** The link for an email that already has an account. */
const LOG_IN_INSTEAD = { EMAIL_REGISTRATION_ERROR: 'login' } as const;

/** What screens have of their own. The ids of buttons and fields are those of the browser app. */
const SCREENS: Readonly<Partial<Record<RouteName, ScreenRow>>> = {
  landing: {
    buttons: ({ actions, runner, state }) => ({
      'continue-as-guest': actions.continueAsGuest,
      'already-tested': actions.reportAsGuest,
      ...(state().view.logoutMessage !== null && { confirm: () => runner.send({ type: 'logoutMessageConfirmed' }) }),
    }),
  },
  login: { form: forms.logInForm },
  oneTimePassword: {
    form: forms.oneTimePasswordForm,
    show: secondFactor,
    buttons: ({ account: { abandonOneTimePassword } }) => ({ back: abandonOneTimePassword }),
  },
  forgotPassword: { show: account.forgotPassword },
  resetPassword: { show: account.resetPassword },
  terms: { buttons: ({ actions }) => ({ agree: actions.agreeToTerms, back: actions.declineTerms }) },
  privacyAgreement: { buttons: ({ actions }) => ({ agree: actions.agreeToPrivacy }) },
  disclaimer: { buttons: ({ actions }) => ({ continue: actions.acceptDisclaimer, back: actions.declineDisclaimer }) },
  emailVerification: { form: forms.emailVerificationForm, recovery: LOG_IN_INSTEAD },
  codeVerification: {
    form: forms.codeVerificationForm,
    recovery: LOG_IN_INSTEAD,
    buttons: ({ open }) => ({ 'change-email': () => open(APP_ROUTES.emailVerification) }),
    show: (look) => showNewCode(look, NEW_ACCOUNT_NOTICE),
  },
  createAccount: {
    form: forms.createAccountForm,
    recovery: { ...LOG_IN_INSTEAD, INVALID_TOKEN: 'verify-again' },
  },
  home: { show: home },
  testSteps: { show: stepScreen },
  newProfile: { show: profileScreen },
  profile: { show: profileScreen },
  editProfile: { show: profileScreen },
  editProfileSelection: { show: account.editProfileSelection },
  deleteProfile: { show: account.deleteProfile },
  changePassword: { form: forms.changePasswordForm },
  otpDevices: { show: account.otpDevices },
  loginSessions: { show: account.loginSessions },
  yourData: { show: account.yourData },
  resultsList: { show: resultsList },
  resultDetails: { show: resultDetails },
  faq: { show: account.faq },
  support: { show: account.support },
  healthDataPolicy: { buttons: ({ actions }) => ({ back: actions.leavePublicPolicy }) },
};

/** Shows the screen of the current route, and the notices that show on every route. */
export const showRoute: Screen = (look) => {
  const name = routeAt(look.route()) ?? 'landing';
  const { form: specOf, recovery = {}, buttons, show } = SCREENS[name] ?? {};
  const back = backOf(name);
  notices(look);
  if (back !== null) look.show({ buttons: { back: () => look.open(back) } });
  const form = specOf && look.openForm('form', () => specOf(look.account, look.state, look.route()));
  if (form !== undefined) look.show({ form });
  const helping = errorsOf(form).flatMap((code) => recovery[code] ?? []);
  look.show({ buttons: buttons?.(look) ?? {} });
  show?.(look);
  look.showLinks(...linksFrom(name).map(([, link]) => link), ...helping);
};
