import { leaveForLanding, type LeaveDeps } from '../../flow/leave-for-landing.ts';
import { isTestInProgress } from '../../flow/selectors.ts';
import type { AppRunner } from '../../flow/app-runner.ts';

interface Deps extends LeaveDeps {
  readonly runner: AppRunner;
}

/**
 * The server says that the sign-in is over: the person is logged out, without a word unless a test is under way, which waits
 * here for them (product.md section 4, "Session").
 */
export function endLogin({ runner, navigator }: Deps): void {
  const message = isTestInProgress(runner.current().session) ? 'loginEnded' : null;
  leaveForLanding({ runner, navigator }, { message });
}

/** Another person has signed in in another tab: this one forgets its own, and touches nothing of theirs. */
export function yieldToOtherUser(deps: LeaveDeps): void {
  leaveForLanding(deps, { message: 'otherPerson', isElsewhere: true });
}
