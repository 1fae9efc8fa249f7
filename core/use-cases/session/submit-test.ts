import type { AppError } from '../../domain/error-codes.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { rejectionReasons } from '../../domain/submission-rejection.ts';
import { isFinalRejection, isPersonGone, type SubmissionCall } from '../../flow/test-calls.ts';
import { isResultPending } from '../../flow/test-record.ts';
import { makePersonCheck } from '../../flow/person-check.ts';
import { rowOf } from '../../flow/flows.ts';
import type { StepId } from '../../flow/step-row.ts';
import { endLogin } from './end-login.ts';
import type { SessionDeps } from './deps.ts';
import { accountSubmission, guestSubmission } from './submission.ts';
import { submitInTurn } from './submit-in-turn.ts';
import { withCause } from './with-cause.ts';

type Deps = Pick<SessionDeps, 'runner' | 'clock' | 'navigator'>;

/** The submission of the test as a call; null while something is missing. */
function submissionOf({ runner, clock }: Deps): SubmissionCall | null {
  const state = runner.current();
  const { currentUser, isGuestLogin } = state.identity;
  if (isGuestLogin) {
    const submission = guestSubmission(state, clock, false);
    return submission === null ? null : { kind: 'guestResult', submission };
  }
  const submission = accountSubmission(state, clock);
  return submission === null || currentUser === null ? null : { kind: 'result', ownerId: currentUser.uuid, submission };
}

/**
 * The errors to show for a failed submission (product.md section 8): final errors and those that the person can correct keep their
 * code, any other becomes TEST_SUBMIT_FAILED.
 */
export function submissionErrors(error: AppError): readonly AppError[] {
  const reasons = rejectionReasons(error);
  if (reasons.length > 0) return reasons;
  return isFinalRejection(error.code) ? [error] : withCause('TEST_SUBMIT_FAILED', error);
}

/** Submits unless the test was closed here, or submitted by another tab, in the meantime. */
async function submitFrom(deps: Deps, fromStep: StepId, testId: string | null): Promise<void> {
  const { runner } = deps;
  const isSamePerson = makePersonCheck(runner);
  // Another tab may be sending its own choice: that one counts, once it is known what became of it.
  if (testId !== null && isResultPending(runner.test(testId))) await runner.sendWaiting();
  runner.refresh();
  if (!isSamePerson()) return;
  const { session } = runner.current();
  const isHere = session.testId === testId && rowOf(session)?.id === fromStep;
  const call = isHere ? submissionOf(deps) : null;
  if (!isHere) return runner.send({ type: 'actionEnded', errors: [] });
  const answer = session.submittedAt === null ? await submitNow(deps, call) : ok(undefined);
  if (!isSamePerson()) return;
  const isGone = !answer.ok && call !== null && isPersonGone(call, answer.error);
  if (isGone && call.kind === 'result') runner.send({ type: 'profileRemoved', profileId: call.submission.profileId });
  const errors = answer.ok ? [] : isGone ? [{ code: 'PROFILE_NOT_FOUND' as const }] : submissionErrors(answer.error);
  runner.send({ type: 'actionEnded', errors });
  const isLoginOver = !answer.ok && answer.error.code === 'INVALID_TOKEN';
  if (isLoginOver && runner.current().identity.currentUser !== null) endLogin(deps);
  const named = testId === null ? {} : { testId };
  if (answer.ok) runner.send({ type: 'testSubmitted', ...named, fromStep, reportOption: session.reportOption });
}

function submitNow(deps: Deps, call: SubmissionCall | null): Promise<Result<void, AppError>> {
  return call === null ? Promise.resolve(err({ code: 'TEST_SUBMIT_FAILED' })) : submitInTurn(deps, call);
}

/**
 * Submits the test of the current step and moves on when the server accepted it; a failure shows, and the step stays. Without a
 * network the submission waits in the record and the person moves on too (decisions.md section 4). If the login has ended, the test
 * waits for the next login of its owner. A test that another tab submits at the same time is submitted once.
 */
export function makeSubmitTest(deps: Deps) {
  return async (): Promise<void> => {
    const { runner } = deps;
    const { session, view } = runner.current();
    const fromStep = rowOf(session)?.id;
    if (view.pending !== null || fromStep === undefined) return;
    runner.send({ type: 'actionBegun', action: 'submit' });
    await submitFrom(deps, fromStep, session.testId);
  };
}
