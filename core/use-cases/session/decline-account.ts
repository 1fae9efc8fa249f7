import { makePersonCheck } from '../../flow/person-check.ts';
import { leaveForLanding } from '../../flow/leave-for-landing.ts';
import { guestSubmission } from './submission.ts';
import { submissionErrors } from './submit-test.ts';
import { submitInTurn } from './submit-in-turn.ts';
import type { SessionDeps } from './deps.ts';

type Deps = Pick<SessionDeps, 'runner' | 'resultApi' | 'clock' | 'navigator' | 'withLock'>;

async function declineFor(deps: Deps, isSamePerson: () => boolean, testId: string | null): Promise<void> {
  const { runner, clock } = deps;
  // Another tab may have declined meanwhile and logged the guest out.
  if (!isSamePerson()) return;
  const { identity, session } = runner.current();
  const isAsked = identity.isGuestLogin && session.testId === testId;
  const submission = isAsked ? guestSubmission(runner.current(), clock, true) : null;
  if (submission === null) return runner.send({ type: 'actionEnded', errors: [] });
  const answer = await submitInTurn(deps, { kind: 'guestResult', submission });
  if (!isSamePerson()) return;
  runner.send({ type: 'actionEnded', errors: answer.ok ? [] : submissionErrors(answer.error) });
  if (answer.ok && runner.current().session.testId === testId) leaveForLanding(deps, { message: null });
}

/**
 * Declines the account: submits the test once more with the account-declined flag, then logs the guest out (product.md section 4,
 * "Guest completion"). Without a network the submission goes to the outbox; any other failure shows, and the question stays. Only one
 * of several tabs does this.
 */
export function makeDeclineAccount(deps: Deps) {
  return async (): Promise<void> => {
    const { runner, withLock } = deps;
    const { view, session } = runner.current();
    if (view.pending !== null) return;
    runner.send({ type: 'actionBegun', action: 'decline' });
    const isSamePerson = makePersonCheck(runner);
    await withLock('submission', () => declineFor(deps, isSamePerson, session.testId));
  };
}
