import { APP_ROUTES } from '../../flow/app-routes.ts';
import { isTestInProgress } from '../../flow/selectors.ts';
import type { SessionRunner } from '../../flow/session-runner.ts';
import type { Navigator } from '../../ports/navigator.ts';

interface Deps {
  readonly runner: SessionRunner;
  readonly navigator: Navigator;
}

/**
 * The server says that the sign-in is over: the person is logged out, without a word unless a test is under way, which waits
 * here for them (product.md section 4, "Session").
 */
export function endSignIn({ runner, navigator }: Deps): void {
  const message = isTestInProgress(runner.current().session) ? 'signInEnded' : null;
  runner.send({ type: 'loggedOut', message });
  navigator.go(APP_ROUTES.landing);
}

/** Somebody else has signed in in another tab: this one forgets whom it showed, and touches nothing of theirs. */
export function makeWay({ runner, navigator }: Deps): void {
  runner.send({ type: 'loggedOut', message: null, isElsewhere: true });
  navigator.go(APP_ROUTES.landing);
}
