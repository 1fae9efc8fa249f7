import type { Navigator } from '../ports/navigator.ts';
import { APP_ROUTES } from './app-routes.ts';
import type { AppEvent } from './events.ts';

/** What is needed to log somebody out and show the landing. */
export interface LeaveDeps {
  readonly runner: { send(event: AppEvent): void };
  readonly navigator: Pick<Navigator, 'go'>;
}

/** How a logout came about: the message that the landing shows, and whether it happened in another tab. */
export type Leaving = Omit<Extract<AppEvent, { type: 'loggedOut' }>, 'type'>;

/** Logs out whoever is here, and shows the landing. */
export function leaveForLanding({ runner, navigator }: LeaveDeps, leaving: Leaving): void {
  runner.send({ type: 'loggedOut', ...leaving });
  navigator.go(APP_ROUTES.landing);
}
