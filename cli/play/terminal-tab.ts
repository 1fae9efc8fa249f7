import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import type { FlowContext } from '../../core/flow/predicates.ts';
import { openApp, type TabPorts, type TerminalApp } from './terminal-app.ts';
import { showRoute } from './screens.ts';
import { makeLook, makeScreenMemory, type Shown } from './terminal-screen.ts';

/** The app with its screens, as in one of its tabs. */
export interface TerminalTab extends TerminalApp {
  /** What the open screen shows now. */
  readonly screen: () => Shown;
  /** Resolves when the open screen has loaded its data. */
  readonly loaded: () => Promise<void>;
}

/** What the rules of the steps decide on in a tab. */
export function flowContext(tab: TerminalApp): FlowContext {
  const { session, identity, isAsked } = tab.state();
  return { session, identity, isAsked, moment: tab.runner.moment() };
}

/** Opens a tab on a storage. A screen and its forms stay open until the route, the step or the tested person changes. */
export function openTab(shared: TabPorts, firstRoute: string): TerminalTab {
  const app = openApp(shared, firstRoute);
  const place = (): string =>
    app.isAt(APP_ROUTES.testSteps) ? `${app.step()} ${app.state().session.selectedProfileId}` : app.route();
  let open = { place: place(), memory: makeScreenMemory() };
  const screen = (): Shown => {
    if (open.place !== place()) open = { place: place(), memory: makeScreenMemory() };
    const look = makeLook(app, open.memory);
    showRoute(look);
    return look.shown();
  };
  const loaded = async (): Promise<void> => {
    screen();
    for (const request of open.memory.requests) {
      await request;
      screen();
    }
  };
  return { ...app, screen, loaded };
}
