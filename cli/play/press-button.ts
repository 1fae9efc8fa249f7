import { APP_ROUTES } from '../../core/flow/effects.ts';
import { isTestInProgress } from '../../core/flow/selectors.ts';
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
const isAskedAtHome = (tab: TerminalTab): boolean => tab.isAt(APP_ROUTES.home) && isTestInProgress(tab.state().session);
const isHomeFree = (tab: TerminalTab): boolean => tab.isAt(APP_ROUTES.home) && !isAskedAtHome(tab);

function isMessageShown(tab: TerminalTab): boolean {
  const { scanOutcome } = tab.state().view;
  return tab.openRow() !== null && scanOutcome !== null && scanOutcome !== 'accepted';
}

function leadsTo(route: string): TerminalButton {
  return { isThere: isHomeFree, press: (tab) => tab.open(route) };
}

const BUTTONS: Readonly<Record<string, TerminalButton>> = {
  'continue-as-guest': { isThere: at(APP_ROUTES.landing), press: ({ actions }) => actions.continueAsGuest() },
  confirm: {
    isThere: (tab) => tab.isAt(APP_ROUTES.landing) && tab.state().view.logoutMessage !== null,
    press: ({ runner }) => runner.send({ type: 'logoutMessageConfirmed' }),
  },
  continue: {
    isThere: (tab) => tab.isAt(APP_ROUTES.disclaimer) || isAskedAtHome(tab),
    press: (tab) => (tab.isAt(APP_ROUTES.disclaimer) ? tab.actions.acceptDisclaimer() : tab.actions.continueTest()),
  },
  cancel: { isThere: isAskedAtHome, press: ({ actions }) => actions.cancelTest() },
  'start-testing': { isThere: isHomeFree, press: ({ actions }) => actions.startTest('testing') },
  'start-reporting': { isThere: isHomeFree, press: ({ actions }) => actions.startTest('reporting') },
  support: leadsTo('/FAQ'),
  'terms-of-use': leadsTo('/terms-of-use'),
  'privacy-policy': leadsTo('/privacy-policy'),
  'sign-out': { isThere: isHomeFree, press: ({ actions }) => actions.logOut() },
  next: { isThere: isStepOpen, press: ({ actions }) => actions.pressNext() },
  back: {
    isThere: (tab) => isStepOpen(tab) || tab.isAt(APP_ROUTES.disclaimer),
    press: (tab) => (tab.isAt(APP_ROUTES.disclaimer) ? tab.actions.refuseDisclaimer() : tab.actions.pressBack()),
  },
  home: {
    isThere: (tab) => tab.isAt(APP_ROUTES.testSteps) && tab.step() === 'expired',
    press: ({ actions }) => actions.goHome(),
  },
  'scan-ok': { isThere: isMessageShown, press: ({ actions }) => actions.dismissScanMessage() },
  'scan-leave': { isThere: isMessageShown, press: ({ actions }) => actions.goHome() },
  'create-account': { isThere: isAsked, press: ({ actions }) => actions.createAccount() },
  'decline-account': { isThere: isAsked, press: ({ actions }) => actions.declineAccount() },
  'try-again': {
    isThere: (tab) => tab.openRow() !== null && tab.state().view.errors.length > 0 && !isMessageShown(tab),
    press: ({ actions, runner }) =>
      runner.current().view.accountPrompt ? actions.declineAccount() : actions.pressNext(),
  },
};

/** Presses a button by its id. */
export async function pressButton(tab: TerminalTab, id: string): Promise<Played> {
  const button = Object.hasOwn(BUTTONS, id) ? BUTTONS[id] : undefined;
  if (button?.isThere(tab) !== true) return notPlayed(`There is no button ${id} at ${tab.step()} on ${tab.route()}.`);
  await button.press(tab);
  return PLAYED;
}

/** Presses a button if it is there. */
export async function pressIfThere(tab: TerminalTab, id: string): Promise<Played> {
  if (BUTTONS[id]?.isThere(tab) === true) await BUTTONS[id].press(tab);
  return PLAYED;
}
