import { isFinalRejection } from '../../core/flow/pending-call.ts';
import { APP_ROUTES, routeAt, type RouteName } from '../../core/flow/app-routes.ts';
import { outboxStatus } from '../../core/flow/outbox-status.ts';
import { isTestAskedAbout, lacksUserGroup } from '../../core/flow/selectors.ts';
import { timerBar } from '../../core/flow/timer-bar.ts';
import { notPlayed, PLAYED, type Played } from '../../scenarios/driver.ts';
import { linked, when, type Buttons } from './terminal-screen.ts';
import type { TerminalTab } from './terminal-tab.ts';

const ACCOUNT_LINKS = { 'view-results': 'resultsList', 'profile-management': 'profileManagement' } as const;
const HELP_LINKS = { support: 'faq', 'terms-of-use': 'termsOfUse', 'privacy-policy': 'privacyPolicy' } as const;

function landing(tab: TerminalTab): Buttons {
  const { actions, runner } = tab;
  return {
    'continue-as-guest': () => actions.continueAsGuest(),
    ...linked(tab, { login: 'login', 'create-account': 'terms' }),
    ...when(tab.state().view.logoutMessage !== null, {
      confirm: () => runner.send({ type: 'logoutMessageConfirmed' }),
    }),
  };
}

function home(tab: TerminalTab): Buttons {
  const { actions } = tab;
  const state = tab.state();
  const signOut = { 'sign-out': () => actions.logOut() };
  if (isTestAskedAbout(state, tab.route())) {
    return { continue: () => actions.continueTest(), cancel: () => actions.cancelTest(), ...signOut };
  }
  // An account that can submit no test is not offered to start one again.
  const canRetry = state.view.errors.length > 0 && !lacksUserGroup(state);
  return {
    'start-testing': () => tab.startTest('testing'),
    'start-reporting': () => tab.startTest('reporting'),
    ...linked(tab, HELP_LINKS),
    ...when(state.identity.currentUser !== null, linked(tab, ACCOUNT_LINKS)),
    ...signOut,
    ...when(canRetry, { 'try-again': () => tab.startTest() }),
  };
}

function testSteps(tab: TerminalTab): Buttons {
  const { actions } = tab;
  const { accountPrompt, errors, scanOutcome } = tab.state().view;
  const isOpen = tab.openRow() !== null;
  const hasMessage = isOpen && scanOutcome !== null && scanOutcome !== 'accepted';
  const hasFailed = isOpen && errors.length > 0 && !hasMessage;
  // A retry cannot help then, so home is offered instead.
  const isFinal = errors.some(({ code }) => isFinalRejection(code));
  return {
    ...when(isOpen && !accountPrompt, { next: () => actions.pressNext(), back: () => actions.pressBack() }),
    ...when(tab.step() === 'expired' || (hasFailed && isFinal), { home: () => actions.goHome() }),
    ...when(hasMessage, { 'scan-ok': () => actions.dismissScanMessage(), 'scan-leave': () => actions.goHome() }),
    ...when(accountPrompt, {
      'create-account': () => actions.createAccount(),
      'decline-account': () => actions.declineAccount(),
    }),
    ...when(hasFailed && !isFinal, {
      'try-again': () => (accountPrompt ? actions.declineAccount() : actions.pressNext()),
    }),
  };
}

/** The dialog before an inactive user is logged out, the notices of the outbox, and the timer's bar. */
function onEveryRoute(tab: TerminalTab): Buttons {
  const { actions, keeper } = tab;
  const state = tab.state();
  const isWarned = state.view.isInactivityWarned;
  const { refused } = state.outbox;
  const [first, retriable] = [refused[0], refused.find(({ call }) => call !== undefined)];
  const isCovered = isWarned || tab.isAt(APP_ROUTES.testSteps) || isTestAskedAbout(state, tab.route());
  const bar = timerBar(state, tab.runner.moment().now);
  return {
    ...when(isWarned, { stay: () => keeper.stay(), 'sign-out-now': () => actions.logOut() }),
    ...when((outboxStatus(state)?.waits ?? 'progress') !== 'progress', { 'send-waiting': () => actions.sendWaiting() }),
    ...(retriable && { 'retry-refused': () => actions.retryRejected(retriable.id) }),
    ...(first && { 'confirm-refusal': () => actions.confirmRejection(first.id) }),
    ...when(bar?.leadsBack === true && !isCovered, linked(tab, { 'back-to-test': 'testSteps' })),
  };
}

const ON_ROUTE: Partial<Record<RouteName, (tab: TerminalTab) => Buttons>> = { landing, home, testSteps };

/** Every button that shows now. The screen's own buttons come first; while a dialog is open there are no others. */
function buttonsOf(tab: TerminalTab): ReadonlyMap<string, () => unknown> {
  const screen = tab.screen();
  const own = Object.entries(screen?.buttons ?? {});
  if (screen?.question !== undefined) return new Map(own);
  const others = { ...ON_ROUTE[routeAt(tab.route()) ?? 'landing']?.(tab), ...onEveryRoute(tab) };
  return new Map([...own, ...Object.entries(others), ...own]);
}

/** The ids of the buttons that show now. */
export function buttonsThere(tab: TerminalTab): readonly string[] {
  return [...buttonsOf(tab).keys()];
}

/** Presses a button by its id. */
export async function pressButton(tab: TerminalTab, id: string): Promise<Played> {
  const press = buttonsOf(tab).get(id);
  if (press === undefined) return notPlayed(`There is no button ${id} at ${tab.step()} on ${tab.route()}.`);
  await press();
  return PLAYED;
}

/** Presses a button if it shows. */
export async function pressIfThere(tab: TerminalTab, id: string): Promise<Played> {
  await buttonsOf(tab).get(id)?.();
  return PLAYED;
}
