import type { SubmissionReceipt } from '../../api/payloads.ts';
import { err, type Result } from '../../domain/result.ts';
import type { AppError, ErrorCode } from '../../domain/error-codes.ts';
import { rowOf } from '../../flow/flows.ts';
import { endSignIn } from './end-sign-in.ts';
import type { SessionDeps } from './deps.ts';
import { accountSubmission, guestSubmission } from './submission.ts';
import { withCause } from './with-cause.ts';

type Deps = Pick<SessionDeps, 'runner' | 'resultApi' | 'clock' | 'navigator'>;

async function send({ runner, resultApi, clock }: Deps): Promise<Result<SubmissionReceipt, AppError>> {
  const state = runner.current();
  if (state.identity.isGuestLogin) {
    const submission = guestSubmission(state, clock, false);
    return submission === null ? err({ code: 'TEST_SUBMIT_FAILED' }) : resultApi.createAsGuest(submission);
  }
  const submission = accountSubmission(state, clock);
  return submission === null ? err({ code: 'TEST_SUBMIT_FAILED' }) : resultApi.create(submission);
}

/** Whether trying again can never help: the cassette belongs to another test, or the test has another result already. */
export function isFinalRefusal(code: ErrorCode): boolean {
  return code === 'PREVIOUSLY_USED_DEVICE' || code === 'RESULT_ALREADY_SAVED';
}

/** The errors to show for a submission that failed (product.md section 8): what is final by its name, anything else as TEST_SUBMIT_FAILED. */
export function submissionErrors(error: AppError): readonly AppError[] {
  return isFinalRefusal(error.code) ? [error] : withCause('TEST_SUBMIT_FAILED', error);
}

/**
 * Submits the test of the current step and goes on when the server took it; a failure shows, and the step stays. Where the sign-in
 * is over, the test waits until its owner has logged in again.
 */
export function makeSubmitTest(deps: Deps) {
  return async (): Promise<void> => {
    const { runner } = deps;
    const { session, view } = runner.current();
    const fromStep = rowOf(session)?.id;
    if (view.pending !== null || fromStep === undefined) return;
    runner.send({ type: 'actionBegun', action: 'submit' });
    const answer = await send(deps);
    runner.send({ type: 'actionEnded', errors: answer.ok ? [] : submissionErrors(answer.error) });
    const after = runner.current();
    // What came back is about a test that is no longer open here.
    if (after.session.testId !== session.testId) return;
    if (!answer.ok && answer.error.code === 'INVALID_TOKEN' && after.identity.currentUser !== null) endSignIn(deps);
    if (answer.ok) runner.send({ type: 'testSubmitted', fromStep });
  };
}
