import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { isFinalRefusal } from '../../core/domain/pending-call.ts';
import { outboxStatus } from '../../core/flow/outbox-status.ts';
import { isTestAskedAbout, lacksUserGroup } from '../../core/flow/selectors.ts';
import { timerBar } from '../../core/flow/timer-bar.ts';
import { notPlayed, PLAYED, type Played } from '../../core/scenarios/driver.ts';
import type { TerminalTab } from './terminal-tab.ts';

/** A button: where it is there, and what it does. The ids are those of the screens' buttons. */
interface TerminalButton {
  readonly isThere: (tab: TerminalTab) => boolean;
  readonly press: (tab: TerminalTab) => void | Promise<void>;
}

const at =
  (route: string) =>
  (tab: TerminalTab): boolean =>
    tab.isAt(route);
const isStepOpen = (tab: TerminalTab): boolean => tab.openRow() !== null && !tab.state().view.accountPrompt;
const isAsked = (tab: TerminalTab): boolean => tab.isAt(APP_ROUTES.testSteps) && tab.state().view.accountPrompt;
const isAskedAtHome = (tab: TerminalTab): boolean => isTestAskedAbout(tab.state(), tab.route());
const isHomeFree = (tab: TerminalTab): boolean => tab.isAt(APP_ROUTES.home) && !isAskedAtHome(tab);

const isWarned = (tab: TerminalTab): boolean => tab.state().view.isInactivityWarned;

function isMessageShown(tab: TerminalTab): boolean {
  const { scanOutcome } = tab.state().view;
  return tab.openRow() !== null && scanOutcome !== null && scanOutcome !== 'accepted';
}

/** A test that did not start is tried again, but not by an account that can submit none. */
const canStartAgain = (tab: TerminalTab): boolean => isHomeFree(tab) && !lacksUserGroup(tab.state());
const isStepFailed = (tab: TerminalTab): boolean =>
  tab.openRow() !== null && tab.state().view.errors.length > 0 && !isMessageShown(tab);
/** Trying again can never help, so home is offered instead. */
const isRefusedForGood = (tab: TerminalTab): boolean =>
  isStepFailed(tab) && tab.state().view.errors.some(({ code }) => isFinalRefusal(code));

/** The timer's bar leads back to the test from every other route, where no dialog asks for something. */
function isBarOpen(tab: TerminalTab): boolean {
  const bar = timerBar(tab.state(), tab.runner.moment().now);
  const isCovered = isAskedAtHome(tab) || isWarned(tab) || tab.isAt(APP_ROUTES.testSteps);
  return bar?.leadsBack === true && !isCovered;
}

function leadsTo(route: string): TerminalButton {
  return { isThere: isHomeFree, press: (tab) => tab.open(route) };
}

function forAccounts(route: string): TerminalButton {
  return {
    isThere: (tab) => isHomeFree(tab) && tab.state().identity.currentUser !== null,
    press: (tab) => tab.open(route),
  };
}

const BUTTONS: Readonly<Record<string, TerminalButton>> = {
  'continue-as-guest': { isThere: at(APP_ROUTES.landing), press: ({ actions }) => actions.continueAsGuest() },
  confirm: {
    isThere: (tab) => tab.isAt(APP_ROUTES.landing) && tab.state().view.logoutMessage !== null,
    press: ({ runner }) => runner.send({ type: 'logoutMessageConfirmed' }),
  },
  continue: {
    isThere: isAskedAtHome,
    press: ({ actions }) => actions.continueTest(),
  },
  cancel: { isThere: isAskedAtHome, press: ({ actions }) => actions.cancelTest() },
  'start-testing': { isThere: isHomeFree, press: (tab) => tab.startTest('testing') },
  'start-reporting': { isThere: isHomeFree, press: (tab) => tab.startTest('reporting') },
  support: leadsTo(APP_ROUTES.faq),
  'terms-of-use': leadsTo(APP_ROUTES.termsOfUse),
  'privacy-policy': leadsTo(APP_ROUTES.privacyPolicy),
  'view-results': forAccounts(APP_ROUTES.resultsList),
  'profile-management': forAccounts(APP_ROUTES.profileManagement),
  login: { isThere: at(APP_ROUTES.landing), press: (tab) => tab.open(APP_ROUTES.login) },
  stay: { isThere: isWarned, press: ({ keeper }) => keeper.stay() },
  'sign-out-now': { isThere: isWarned, press: ({ actions }) => actions.logOut() },
  'sign-out': { isThere: at(APP_ROUTES.home), press: ({ actions }) => actions.logOut() },
  'send-waiting': {
    isThere: (tab) => (outboxStatus(tab.state())?.waits ?? 'progress') !== 'progress',
    press: ({ actions }) => actions.sendWaiting(),
  },
  'retry-refused': {
    isThere: (tab) => tab.state().outbox.refused.some(({ call }) => call !== undefined),
    press: ({ actions, runner }) => {
      const again = runner.current().outbox.refused.find(({ call }) => call !== undefined);
      if (again !== undefined) actions.retryRefused(again.id);
    },
  },
  'confirm-refusal': {
    isThere: (tab) => tab.state().outbox.refused.length > 0,
    press: ({ actions, runner }) =>
      runner
        .current()
        .outbox.refused.slice(0, 1)
        .forEach(({ id }) => actions.confirmRefusal(id)),
  },
  next: { isThere: isStepOpen, press: ({ actions }) => actions.pressNext() },
  back: {
    isThere: isStepOpen,
    press: ({ actions }) => actions.pressBack(),
  },
  home: {
    isThere: (tab) => (tab.isAt(APP_ROUTES.testSteps) && tab.step() === 'expired') || isRefusedForGood(tab),
    press: ({ actions }) => actions.goHome(),
  },
  'back-to-test': { isThere: isBarOpen, press: (tab) => tab.open(APP_ROUTES.testSteps) },
  'scan-ok': { isThere: isMessageShown, press: ({ actions }) => actions.dismissScanMessage() },
  'scan-leave': { isThere: isMessageShown, press: ({ actions }) => actions.goHome() },
  'create-account': {
    isThere: (tab) => tab.isAt(APP_ROUTES.landing) || isAsked(tab),
    press: (tab) => (isAsked(tab) ? tab.actions.createAccount() : tab.open(APP_ROUTES.terms)),
  },
  'decline-account': { isThere: isAsked, press: ({ actions }) => actions.declineAccount() },
  'try-again': {
    isThere: (tab) => {
      const canRetry = canStartAgain(tab) || (isStepFailed(tab) && !isRefusedForGood(tab));
      return tab.state().view.errors.length > 0 && canRetry;
    },
    press: (tab) => {
      if (canStartAgain(tab)) return tab.startTest();
      return tab.state().view.accountPrompt ? tab.actions.declineAccount() : tab.actions.pressNext();
    },
  },
};

/** What pressing a button does; null where it is not there. An open dialog leaves nothing but its own buttons. */
function pressOf(tab: TerminalTab, id: string): (() => unknown) | null {
  const screen = tab.screen();
  const onScreen = screen?.buttons()[id];
  if (onScreen !== undefined) return onScreen;
  const hasDialog = (screen?.placeQuestion?.() ?? null) !== null;
  const button = Object.hasOwn(BUTTONS, id) && !hasDialog ? BUTTONS[id] : undefined;
  return button?.isThere(tab) === true ? () => button.press(tab) : null;
}

/** The ids of the buttons that are there now. */
export function buttonsThere(tab: TerminalTab): readonly string[] {
  const ids = new Set([...Object.keys(tab.screen()?.buttons() ?? {}), ...Object.keys(BUTTONS)]);
  return [...ids].filter((id) => pressOf(tab, id) !== null);
}

/** Presses a button by its id. */
export async function pressButton(tab: TerminalTab, id: string): Promise<Played> {
  const press = pressOf(tab, id);
  if (press === null) return notPlayed(`There is no button ${id} at ${tab.step()} on ${tab.route()}.`);
  await press();
  return PLAYED;
}

/** Presses a button if it is there. */
export async function pressIfThere(tab: TerminalTab, id: string): Promise<Played> {
  await pressOf(tab, id)?.();
  return PLAYED;
}
