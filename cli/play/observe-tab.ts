import type { ErrorCode } from '../../core/domain/error-codes.ts';
import { canGoBack, nextObstacle, shownFieldErrors } from '../../core/flow/selectors.ts';
import { formatTimeLeft, secondsLeft } from '../../core/flow/timers.ts';
import { deviceStateOf, type Observation } from '../../core/scenarios/observation.ts';
import type { PlayBackEnd } from './back-end.ts';
import type { TerminalTab } from './terminal-tab.ts';

/** What the driver itself remembers, since no screen shows it any more. */
export interface PlayMemory {
  readonly lastScan: Observation['scan'];
  readonly isOnline: boolean;
}

function shownErrors(tab: TerminalTab, isOnline: boolean): readonly ErrorCode[] {
  const fields = tab.openRow() === null ? [] : shownFieldErrors(tab.state(), tab.runner.moment());
  const codes = [...tab.state().view.errors, ...fields].map(({ code }) => code);
  // Without a network a bar says so on every screen.
  return [...new Set<ErrorCode>(isOnline ? codes : [...codes, 'NETWORK_REQUEST_FAILED'])];
}

function timerOf(tab: TerminalTab): string {
  if (tab.openRow() === null) return 'none';
  const seconds = secondsLeft(tab.state().session, tab.runner.moment().now);
  return seconds === null ? 'none' : formatTimeLeft(seconds);
}

/** What somebody sees in a tab now. */
export async function observeTab(tab: TerminalTab, backEnd: PlayBackEnd, memory: PlayMemory): Promise<Observation> {
  const { session, identity, view } = tab.state();
  const context = { session, identity, moment: tab.runner.moment() };
  const isStepOpen = tab.openRow() !== null && !view.accountPrompt;
  const calls = backEnd.calls();
  return {
    step: tab.step(),
    number: session.currentStep,
    route: tab.route(),
    timer: timerOf(tab),
    result: session.result ?? 'none',
    scan: memory.lastScan,
    errors: shownErrors(tab, memory.isOnline),
    canNext: isStepOpen && nextObstacle(context) === null,
    canBack: isStepOpen && canGoBack(context),
    guest: identity.isGuestLogin,
    signedIn: identity.currentUser !== null,
    message: view.logoutMessage ?? 'none',
    calls,
    device: await deviceStateOf(calls, (device) => backEnd.isHeld(device)),
  };
}
