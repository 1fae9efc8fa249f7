import type { Navigator } from '../ports/navigator.ts';
import { APP_ROUTES } from './app-routes.ts';
import type { AppEvent } from './events.ts';

/** Dependencies of a logout. */
export interface LeaveDeps {
  readonly runner: { send(event: AppEvent): void };
  readonly navigator: Pick<Navigator, 'go'>;
}

/** The message that the landing shows, and whether the logout happened in another tab. */
export type Leaving = Omit<Extract<AppEvent, { type: 'loggedOut' }>, 'type'>;

/** Logs the current user out and shows the landing. */
export function leaveForLanding({ runner, navigator }: LeaveDeps, leaving: Leaving): void {
  runner.send({ type: 'loggedOut', ...leaving });
  navigator.go(APP_ROUTES.landing);
}
