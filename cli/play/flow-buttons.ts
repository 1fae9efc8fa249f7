import { routeAt } from '../../core/flow/app-routes.ts';
import { outboxStatus } from '../../core/flow/outbox-status.ts';
import { isFinalRejection } from '../../core/flow/pending-call.ts';
import { isTestAskedAbout, lacksUserGroup } from '../../core/flow/selectors.ts';
import { timerBar } from '../../core/flow/timer-bar.ts';
import { linked, when, type Buttons, type Links, type TerminalTab } from './terminal-screen.ts';

const HELP_LINKS: Links = {
  support: 'faq',
  'terms-of-use': 'termsOfUse',
  'privacy-policy': 'privacyPolicy',
  'health-data-policy': 'healthDataPolicy',
};
const ACCOUNT_LINKS: Links = { 'view-results': 'resultsList', 'profile-management': 'profileManagement' };

/** The buttons of home: its menu, or the question about the unfinished test. */
export function homeButtons(tab: TerminalTab): Buttons {
  const { actions, startTest } = tab;
  const state = tab.state();
  const signOut = { 'sign-out': actions.logOut };
  if (isTestAskedAbout(state, tab.route())) {
    return { continue: actions.continueTest, cancel: actions.cancelTest, ...signOut };
  }
  return {
    'start-testing': () => startTest('testing'),
    'start-reporting': () => startTest('reporting'),
    ...linked(tab, HELP_LINKS),
    ...when(state.identity.currentUser !== null, linked(tab, ACCOUNT_LINKS)),
    ...signOut,
    // An account that can submit no test is not offered to start one again.
    ...when(state.view.errors.length > 0 && !lacksUserGroup(state), { 'try-again': () => startTest() }),
  };
}

/**
 * The buttons of every step, of the message of a scan, and of the question whether to create an account. `submit` is the step's own
 * main button, if it has one.
 */
export function stepButtons({ actions, state, step, openRow }: TerminalTab, { next: submit }: Buttons): Buttons {
  const { accountPrompt, errors, scanOutcome } = state().view;
  const isOpen = openRow() !== null;
  const hasMessage = isOpen && scanOutcome !== null && scanOutcome !== 'accepted';
  const hasFailed = isOpen && errors.length > 0 && !hasMessage;
  // A retry cannot help then, so home is offered instead.
  const isFinal = errors.some(({ code }) => isFinalRejection(code));
  const next = submit ?? actions.pressNext;
  return {
    ...when(isOpen && !accountPrompt, { next, back: actions.pressBack }),
    ...when(step() === 'expired' || (hasFailed && isFinal), { home: actions.goHome }),
    ...when(hasMessage, { 'scan-ok': actions.dismissScanMessage, 'scan-leave': actions.goHome }),
    ...when(accountPrompt, { 'create-account': actions.createAccount, 'decline-account': actions.declineAccount }),
    ...when(hasFailed && !isFinal, { 'try-again': accountPrompt ? actions.declineAccount : next }),
  };
}

/** The buttons on every route: of the dialog before an inactive user is logged out, of the outbox, and of the timer's bar. */
export function noticeButtons(tab: TerminalTab): Buttons {
  const { actions, keeper, runner } = tab;
  const state = tab.state();
  const { refused } = state.outbox;
  const [first, retriable] = [refused[0], refused.find(({ call }) => call !== undefined)];
  const isWarned = state.view.isInactivityWarned;
  const isCovered = isWarned || routeAt(tab.route()) === 'testSteps' || isTestAskedAbout(state, tab.route());
  const leadsBack = timerBar(state, runner.moment().now)?.leadsBack === true;
  return {
    ...when(isWarned, { stay: () => keeper.stay(), 'sign-out-now': actions.logOut }),
    ...when((outboxStatus(state)?.waits ?? 'progress') !== 'progress', { 'send-waiting': actions.sendWaiting }),
    ...(retriable && { 'retry-refused': () => actions.retryRejected(retriable.id) }),
    ...(first && { 'confirm-refusal': () => actions.confirmRejection(first.id) }),
    ...when(leadsBack && !isCovered, linked(tab, { 'back-to-test': 'testSteps' })),
  };
}
