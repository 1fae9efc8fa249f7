import { APP_ROUTES, type AppRoute } from './app-routes.ts';
import type { AppState } from './app-state.ts';
import { isIdentified } from './selectors.ts';

/** The first screen of a person: the menu for a guest or a logged-in user, the landing for anyone else. */
export function homeRouteOf(state: Pick<AppState, 'identity'>): AppRoute {
  return isIdentified(state) ? APP_ROUTES.home : APP_ROUTES.landing;
}
