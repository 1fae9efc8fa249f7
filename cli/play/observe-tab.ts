import type { ErrorCode } from '../../core/domain/error-codes.ts';
import { canGoBack, nextObstacle, shownFieldErrors } from '../../core/flow/selectors.ts';
import { timerBar } from '../../core/flow/timer-bar.ts';
import { formatTimeLeft } from '../../core/flow/timers.ts';
import { isForgotten, storedValues } from '../../scenarios/stored-values.ts';
import { deviceStateOf, type Observation } from '../../scenarios/observation.ts';
import type { AppState } from '../../core/flow/app-state.ts';
import { writtenRoute } from '../../scenarios/written-route.ts';
import { FORM_BOXES } from './terminal-screen.ts';
import type { Play } from './terminal-play.ts';
import { flowContext, type TerminalTab } from './terminal-tab.ts';

/** The errors that the open page shows, each once. */
export function shownErrors(tab: TerminalTab, isOnline: boolean): readonly ErrorCode[] {
  const fields = tab.openRow() === null ? [] : shownFieldErrors(tab.state(), tab.runner.moment());
  const { view, outbox } = tab.state();
  const refused = outbox.refused.map(({ error }) => error);
  const codes = [...[...view.errors, ...fields, ...refused].map(({ code }) => code), ...tab.screen().errors];
  // Offline, a bar on every screen says so.
  return [...new Set<ErrorCode>(isOnline ? codes : [...codes, 'NETWORK_REQUEST_FAILED'])];
}

/** The seconds left, which every route shows: in the step, or in the bar; null without a timer. */
export function timerSeconds(play: Play): number | null {
  const tab = play.tab();
  return timerBar(tab.state(), tab.runner.moment().now)?.secondsLeft ?? null;
}

function timerOf(play: Play): string {
  const seconds = timerSeconds(play);
  return seconds === null ? 'none' : formatTimeLeft(seconds);
}

/** The logout message, or the notice before it. */
function messageOf({ view }: AppState): string {
  if (view.logoutMessage !== null) return view.logoutMessage;
  return view.isInactivityWarned ? 'inactivity-notice' : 'none';
}

/** The boxes that are checked: of the open form, of a guest's form, or of the step. */
function checkedBoxes(tab: TerminalTab): readonly string[] {
  const { session, identity } = tab.state();
  const { form } = tab.screen();
  const values: Readonly<Record<string, unknown>> = form?.state?.().values ?? { ...identity.guestForm };
  const isChecked = (field: string): boolean =>
    FORM_BOXES.has(field) ? String(values[field]) === 'true' : session.tickedBoxes.includes(field);
  return (form?.fields ?? []).filter(isChecked).toSorted();
}

/** The visible state of the tab in front. */
export async function observeTab(play: Play): Promise<Observation> {
  const tab = play.tab();
  const { session, identity, view } = tab.state();
  const context = flowContext(tab);
  const isStepOpen = tab.openRow() !== null && !view.accountPrompt;
  const calls = play.backEnd.calls().slice(play.callsBefore);
  return {
    step: tab.step(),
    number: session.currentStep,
    route: writtenRoute(tab.route()),
    timer: timerOf(play),
    result: session.result ?? 'none',
    scan: play.lastScan,
    errors: shownErrors(tab, play.isOnline),
    checked: checkedBoxes(tab),
    canNext: isStepOpen && nextObstacle(context) === null,
    canBack: isStepOpen && canGoBack(context),
    guest: identity.isGuestLogin,
    signedIn: identity.currentUser !== null,
    forgotten: isForgotten(storedValues(play.storage)),
    message: messageOf(tab.state()),
    calls,
    device: await deviceStateOf(calls, (device) => play.backEnd.isHeld(device)),
  };
}
