import { routeAt } from '../../core/flow/app-routes.ts';
import { outboxStatus } from '../../core/flow/outbox-status.ts';
import { isFinalRejection } from '../../core/flow/pending-call.ts';
import { isTestAskedAbout, lacksUserGroup } from '../../core/flow/selectors.ts';
import { timerBar } from '../../core/flow/timer-bar.ts';
import type { TerminalApp } from './terminal-app.ts';
import { linked, when, type Buttons } from './terminal-screen.ts';

/** The buttons of home: its menu, or the question about the unfinished test. */
export function homeButtons(app: TerminalApp): Buttons {
  const { actions, startTest } = app;
  const state = app.state();
  const signOut = { 'sign-out': actions.logOut };
  if (isTestAskedAbout(state, app.route())) {
    return { continue: actions.continueTest, cancel: actions.cancelTest, ...signOut };
  }
  return {
    'start-testing': () => startTest('testing'),
    'start-reporting': () => startTest('reporting'),
    ...linked(app, ['support', 'terms-of-use', 'privacy-policy', 'health-data-policy']),
    ...when(state.identity.currentUser !== null, linked(app, ['view-results', 'profile-management'])),
    ...signOut,
    // An account that can submit no test is not offered to start one again.
    ...when(state.view.errors.length > 0 && !lacksUserGroup(state), { 'try-again': () => startTest() }),
  };
}

/**
 * The buttons of every step, of the message of a scan, and of the question whether to create an account. `submit` is the step's own
 * main button, if it has one.
 */
export function stepButtons({ actions, state, step, openRow }: TerminalApp, { next: submit }: Buttons): Buttons {
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
export function noticeButtons(app: TerminalApp): Buttons {
  const { actions, keeper, runner } = app;
  const state = app.state();
  const { refused } = state.outbox;
  const [first, retriable] = [refused[0], refused.find(({ call }) => call !== undefined)];
  const isWarned = state.view.isInactivityWarned;
  const isCovered = isWarned || routeAt(app.route()) === 'testSteps' || isTestAskedAbout(state, app.route());
  const leadsBack = timerBar(state, runner.moment().now)?.leadsBack === true;
  return {
    ...when(isWarned, { stay: () => keeper.stay(), 'sign-out-now': actions.logOut }),
    ...when((outboxStatus(state)?.waits ?? 'progress') !== 'progress', { 'send-waiting': actions.sendWaiting }),
    ...(retriable && { 'retry-refused': () => actions.retryRejected(retriable) }),
    ...(first && { 'confirm-refusal': () => actions.confirmRejection(first) }),
    ...when(leadsBack && !isCovered, linked(app, ['back-to-test'])),
  };
}
