import { makeMemoryNavigator } from '../../adapters/memory/memory-navigator.ts';
import { DEFAULT_KIT_SETTINGS } from '../../core/domain/settings.ts';
import { APP_ROUTES } from '../../core/flow/effects.ts';
import { rowOf } from '../../core/flow/flows.ts';
import { isTestInProgress, shownStep } from '../../core/flow/selectors.ts';
import { makeSessionRunner, type RunnerPorts, type SessionRunner } from '../../core/flow/session-runner.ts';
import type { StepRow } from '../../core/flow/step-row.ts';
import type { AppState } from '../../core/flow/app-state.ts';
import type { ShownStep } from '../../core/scenarios/observation.ts';
import { makeSessionActions, type SessionActions } from '../../core/use-cases/session/session-actions.ts';

/** The whole app without screens, as one tab of a browser has it. */
export interface TerminalTab {
  readonly runner: SessionRunner;
  readonly actions: SessionActions;
  route(): string;
  /** Opens a route, or where its guard sends this person. */
  open(route: string): void;
  state(): AppState;
  step(): ShownStep;
  /** The row of the step that can be acted on: none on other routes, nor once the reading window is over. */
  openRow(): StepRow | null;
  isAt(route: string): boolean;
}

/** What lies outside of a tab and is shared by all of them. */
export type TabPorts = Omit<RunnerPorts, 'navigator'>;

/** Routes that need nobody to be signed in (product.md section 2). */
const PUBLIC_ROUTES: readonly string[] = [
  '/login',
  '/one-time-password',
  '/forgot-password',
  '/terms-of-use-agreement',
  '/privacy-policy-agreement',
  '/FDA-disclaimer',
  '/email-verification',
  '/code-verification',
  '/create-account',
];

/** Where the guards of product.md section 2 lead somebody who opens a route. */
function guarded(route: string, { identity, session }: AppState): string {
  const isSomebody = identity.isGuestLogin || identity.currentUser !== null;
  if (route === APP_ROUTES.landing) {
    const belongsHome = identity.currentUser !== null || (identity.isGuestLogin && session.deviceId !== null);
    return belongsHome ? APP_ROUTES.home : route;
  }
  if (PUBLIC_ROUTES.includes(route) || route.startsWith('/reset-password/')) return route;
  if (!isSomebody) return APP_ROUTES.landing;
  return route === APP_ROUTES.testSteps && !isTestInProgress(session) ? APP_ROUTES.home : route;
}

/** Opens a tab over what the storage kept. */
export function openTab(ports: TabPorts, route: string): TerminalTab {
  const navigator = makeMemoryNavigator(route);
  const runner = makeSessionRunner({ ...ports, navigator });
  const { clock, resultApi, deviceRegistry } = ports;
  const actions = makeSessionActions({
    runner,
    clock,
    navigator,
    resultApi,
    deviceRegistry,
    settings: DEFAULT_KIT_SETTINGS,
  });
  const isAt = (wanted: string): boolean => navigator.current() === wanted;
  const step = () => shownStep(runner.current().session, clock.now());
  navigator.go(guarded(navigator.current(), runner.current()));
  return {
    runner,
    actions,
    route: () => navigator.current(),
    open: (wanted) => navigator.go(guarded(wanted, runner.current())),
    state: () => runner.current(),
    step,
    openRow: () => (isAt(APP_ROUTES.testSteps) && step() !== 'expired' ? rowOf(runner.current().session) : null),
    isAt,
  };
}
