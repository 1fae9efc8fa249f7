import { leaveForLanding, type LeaveDeps } from '../../flow/leave-for-landing.ts';
import { isTestInProgress } from '../../flow/selectors.ts';
import type { AppRunner } from '../../flow/app-runner.ts';

interface Deps extends LeaveDeps {
  readonly runner: AppRunner;
}

/**
 * Logs the person out after the server ended the login. Shows a message only if a test is in progress, which is parked until the next
 * login (product.md section 4, "Session").
 */
export function endLogin({ runner, navigator }: Deps): void {
  const message = isTestInProgress(runner.current().session) ? 'loginEnded' : null;
  leaveForLanding({ runner, navigator }, { message });
}

/** Leaves for the landing after another person logged in in another tab; touches nothing of theirs. */
export function yieldToOtherUser(deps: LeaveDeps): void {
  leaveForLanding(deps, { message: 'otherPerson', isElsewhere: true });
}
