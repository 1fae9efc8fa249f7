import { guestSubmission } from './submission.ts';
import { submissionErrors } from './submit-test.ts';
import type { SessionDeps } from './deps.ts';
import { leaveForLanding } from '../../flow/leave-for-landing.ts';

type Deps = Pick<SessionDeps, 'runner' | 'resultApi' | 'clock' | 'navigator'>;

/**
 * The guest wants no account: the test is submitted once more with the account-declined flag, then the guest is logged
 * out (product.md section 4, "Guest completion"). Without a network the submission waits on the device; any other failure shows, and
 * the question stays.
 */
export function makeDeclineAccount({ runner, resultApi, clock, navigator }: Deps) {
  return async (): Promise<void> => {
    const state = runner.current();
    const submission = guestSubmission(state, clock, true);
    if (state.view.pending !== null || submission === null) return;
    runner.send({ type: 'actionBegun', action: 'decline' });
    const answer = await resultApi.createAsGuest(submission);
    const isPutOff = !answer.ok && answer.error.code === 'NETWORK_REQUEST_FAILED';
    if (isPutOff) runner.send({ type: 'callPutOff', call: { kind: 'guestResult', submission } });
    runner.send({ type: 'actionEnded', errors: answer.ok || isPutOff ? [] : submissionErrors(answer.error) });
    if (answer.ok || isPutOff) leaveForLanding({ runner, navigator }, { message: null });
  };
}
