import { makeMemoryNavigator } from '../../adapters/memory/memory-navigator.ts';
import { DEFAULT_KIT_SETTINGS } from '../../core/domain/settings.ts';
import type { Language } from '../../core/domain/languages.ts';
import { APP_ROUTES, routeAt } from '../../core/flow/app-routes.ts';
import { rowOf } from '../../core/flow/flows.ts';
import { isLoggedOutOnEntry, isOriginRemembered, redirectOf } from '../../core/flow/guards.ts';
import { ROUTE_GUARDS } from '../../core/flow/route-guards.ts';
import { shownStep } from '../../core/flow/selectors.ts';
import { makeAppRunner, type RunnerPorts, type AppRunner } from '../../core/flow/app-runner.ts';
import type { FlowName } from '../../core/flow/session.ts';
import { makeAccountActions } from '../../core/use-cases/account/account-actions.ts';
import { makeLoginKeeper } from '../../core/use-cases/account/login-keeper.ts';
import { makePlaceFinder } from '../../core/use-cases/profile/place-finder.ts';
import { openReport } from '../../core/use-cases/results/report-query.ts';
import { makeSessionActions } from '../../core/use-cases/session/session-actions.ts';
import { eachApi, type ServerApis } from './back-end.ts';
import { makePageLife, type PageLife } from './page-life.ts';
import { openScreen } from './screens.ts';
import type { TerminalScreen, TerminalTab } from './terminal-screen.ts';

/** What all tabs share, and the tab's own channel to the others. */
export interface TabPorts extends Omit<RunnerPorts, 'navigator'>, ServerApis {
  readonly language: () => Language;
}

/** The path to show for a requested path: the same, or where the guards redirect. */
function guarded(path: string, runner: AppRunner): string {
  const name = routeAt(path);
  if (name === null) return guarded(APP_ROUTES.landing, runner);
  const guard = ROUTE_GUARDS[name];
  if (isLoggedOutOnEntry(guard, runner.current())) runner.send({ type: 'loggedOut', message: null });
  const target = redirectOf(guard, runner.current());
  if (target === null) return path;
  if (isOriginRemembered(guard, runner.current())) runner.send({ type: 'routeWanted', route: path });
  return guarded(target, runner);
}

/** Holds the open screen of a path, and of a test's step and person: a form lives as long as its screen. */
function makeScreenKeeper(tab: TerminalTab): () => TerminalScreen {
  let open: { readonly place: string; readonly look: () => TerminalScreen } | null = null;
  return () => {
    const path = tab.route();
    const ofTest = [tab.step(), tab.state().session.selectedProfileId];
    const place = JSON.stringify(path === APP_ROUTES.testSteps ? ofTest : path);
    if (open?.place !== place) open = { place, look: openScreen(tab) };
    return open.look();
  };
}

/** The page's ports; responses arrive as long as it is open. */
function tied(ports: TabPorts, life: PageLife): TabPorts {
  return { ...ports, ...eachApi(ports, (api) => life.tie(api)), withLock: life.tieAlone(ports.withLock) };
}

/** Opens a tab on a storage. */
export function openTab(shared: TabPorts, route: string): TerminalTab {
  const life = makePageLife();
  const ports = tied(shared, life);
  const navigator = makeMemoryNavigator(route);
  const runner = makeAppRunner({ ...ports, navigator });
  const settings = DEFAULT_KIT_SETTINGS;
  const actions = makeSessionActions({ ...ports, runner, navigator, settings });
  const deps = { ...ports, runner, navigator };
  const account = makeAccountActions(deps);
  const isAt = (wanted: string): boolean => navigator.current() === wanted;
  let wanted: FlowName = 'testing';
  const step = () => shownStep(runner.current().session, ports.clock.now());
  const open = (wanted: string): void => navigator.go(guarded(wanted, runner));
  open(navigator.current());
  const tab: TerminalTab = {
    runner,
    actions,
    account,
    keeper: makeLoginKeeper(deps),
    startTest: (flow = wanted) => {
      wanted = flow;
      return actions.startTest(flow);
    },
    route: () => navigator.current(),
    open,
    state: () => runner.current(),
    step,
    openRow: () => (isAt(APP_ROUTES.testSteps) && step() !== 'expired' ? rowOf(runner.current().session) : null),
    openReport: (testId) => openReport(deps, testId),
    openPlaceFinder: (form) => makePlaceFinder(ports.locationLookup, form),
    guard: () => open(navigator.current()),
    screen: () => screen(),
    isAt,
    close: () => {
      life.close();
      runner.close();
    },
  };
  const screen = makeScreenKeeper(tab);
  return tab;
}
