import { APP_ROUTES } from '../../core/flow/app-routes.ts';
import { openApp, type TabPorts, type TerminalApp } from './terminal-app.ts';
import { openScreen } from './screens.ts';
import { perKey, type Look } from './terminal-screen.ts';

/** The app with its screens, as in one of its tabs. */
export interface TerminalTab extends TerminalApp {
  /** The contents of the open screen. */
  readonly screen: Look;
}

/** Opens a tab on a storage. A screen and its forms stay open until the route, the step or the tested person changes. */
export function openTab(shared: TabPorts, firstRoute: string): TerminalTab {
  const app = openApp(shared, firstRoute);
  const place = (): string =>
    app.isAt(APP_ROUTES.testSteps) ? `${app.step()} ${app.state().session.selectedProfileId}` : app.route();
  return { ...app, screen: perKey(place, () => openScreen(app)) };
}
