import { makeMemoryNavigator } from '../../adapters/memory/memory-navigator.ts';
import { openPage } from '../../core/diagnostics/open-page.ts';
import type { ErrorCode } from '../../core/domain/error-codes.ts';
import { DEFAULT_KIT_SETTINGS } from '../../core/domain/settings.ts';
import type { Language } from '../../core/domain/languages.ts';
import { APP_ROUTES, ROUTE_ROWS, routeAt } from '../../core/flow/app-routes.ts';
import { rowOf } from '../../core/flow/flows.ts';
import { isLoggedOutOnEntry, isOriginRemembered, redirectOf } from '../../core/flow/guards.ts';
import { shownStep } from '../../core/flow/selectors.ts';
import { makeAppRunner, type RunnerPorts, type AppRunner } from '../../core/flow/app-runner.ts';
import type { FlowName } from '../../core/flow/session.ts';
import type { StepRow } from '../../core/flow/step-row.ts';
import { makeAccountActions } from '../../core/use-cases/account/account-actions.ts';
import { makeLoginSessionsQuery } from '../../core/use-cases/account/login-sessions.ts';
import { makeOtpDeviceQuery } from '../../core/use-cases/account/otp-devices.ts';
import { makeLoginKeeper } from '../../core/use-cases/account/login-keeper.ts';
import { makePlaceFinder } from '../../core/use-cases/profile/place-finder.ts';
import type { PlaceForm } from '../../core/use-cases/profile/place-memory.ts';
import { openReport } from '../../core/use-cases/results/report-query.ts';
import { makeScanActions } from '../../core/use-cases/session/scan-actions.ts';
import { makeSessionActions } from '../../core/use-cases/session/session-actions.ts';
import { makeSupportActions } from '../../core/use-cases/support/support-actions.ts';
import { openYourData } from '../../core/use-cases/your-data/your-data.ts';
import type { ServerPorts } from '../../core/ports/server-ports.ts';
import { eachApi } from './back-end.ts';
import { makePageLife, type PageLife } from './page-life.ts';

/** What all tabs share, and the tab's own channel to the others. */
export interface TabPorts extends Omit<RunnerPorts, 'navigator'>, ServerPorts {
  readonly language: () => Language;
}

/** The path to show for a requested path: the same, or where the guards redirect. */
function guarded(path: string, runner: AppRunner): string {
  const name = routeAt(path);
  if (name === null) return guarded(APP_ROUTES.landing, runner);
  const { guard } = ROUTE_ROWS[name];
  if (isLoggedOutOnEntry(guard, runner.current())) runner.send({ type: 'loggedOut', message: null });
  const target = redirectOf(guard, runner.current());
  if (target === null) return path;
  if (isOriginRemembered(guard, runner.current())) runner.send({ type: 'routeWanted', route: path });
  return guarded(target, runner);
}

/** The page's ports; responses arrive as long as it is open. */
export function tied<Ports extends Omit<TabPorts, 'language'>>(ports: Ports, life: PageLife): Ports {
  return { ...ports, ...eachApi(ports, (api) => life.tie(api)), withLock: life.tieAlone(ports.withLock) };
}

/** The whole app without a browser and without screens, as in one of its tabs. */
export type TerminalApp = ReturnType<typeof openApp>;

/** Opens the app on a storage. */
export function openApp(shared: TabPorts, firstRoute: string) {
  const life = makePageLife();
  const ports = tied(shared, life);
  const navigator = makeMemoryNavigator(firstRoute);
  const runner = makeAppRunner({ ...ports, navigator });
  const settings = DEFAULT_KIT_SETTINGS;
  const deps = { ...ports, runner, navigator, settings };
  const actions = { ...makeSessionActions(deps), ...makeScanActions(deps) };
  const isAt = (route: string): boolean => navigator.current() === route;
  const step = () => shownStep(runner.current().session, ports.clock.now());
  /** Opens a route, or where its guard sends this person. */
  const open = (route: string): void => navigator.go(guarded(route, runner));
  let wanted: FlowName = 'testing';
  open(firstRoute);
  return {
    runner,
    actions,
    account: { ...makeAccountActions(deps), support: makeSupportActions(deps) },
    keeper: makeLoginKeeper(deps),
    /** Starts a test; without a flow the one that did not start. */
    startTest: (flow = wanted): Promise<void> => {
      wanted = flow;
      return actions.startTest(flow);
    },
    route: () => navigator.current(),
    page: (shown: readonly ErrorCode[]) => openPage(navigator, shown),
    open,
    state: () => runner.current(),
    step,
    /** The row of the step that can be acted on: none on other routes, nor once the reading window is over. */
    openRow: (): StepRow | null =>
      isAt(APP_ROUTES.testSteps) && step() !== 'expired' ? rowOf(runner.current().session) : null,
    openOtpDevices: () => makeOtpDeviceQuery(ports.otpDeviceApi),
    openLoginSessions: () => makeLoginSessionsQuery(ports.loginSessionApi),
    openYourData: () => openYourData(deps),
    openReport: (testId: string) => openReport(deps, testId),
    openPlaceFinder: (form: PlaceForm) => makePlaceFinder(ports.locationLookup, form),
    /** Runs the guard of the open route again, as the browser app does after every change. */
    guard: () => open(navigator.current()),
    isAt,
    /** The tab is closed. */
    close: () => {
      life.close();
      runner.close();
    },
  };
}
