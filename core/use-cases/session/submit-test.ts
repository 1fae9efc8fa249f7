import type { AppError } from '../../domain/error-codes.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { rejectionReasons } from '../../domain/submission-rejection.ts';
import { isFinalRejection } from '../../flow/pending-call.ts';
import { makePersonCheck } from '../../flow/person-check.ts';
import { rowOf } from '../../flow/flows.ts';
import type { Submission } from '../../flow/make-call.ts';
import type { StepId } from '../../flow/step-row.ts';
import { endLogin } from './end-login.ts';
import type { SessionDeps } from './deps.ts';
import { accountSubmission, guestSubmission } from './submission.ts';
import { submitInTurn } from './submit-in-turn.ts';
import { withCause } from './with-cause.ts';

type Deps = Pick<SessionDeps, 'runner' | 'resultApi' | 'clock' | 'navigator' | 'withLock'>;

/** The submission of the test as a call; null while something is missing. */
function submissionOf({ runner, clock }: Deps): Submission | null {
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

function submitNow(deps: Deps): Promise<Result<void, AppError>> {
  const call = submissionOf(deps);
  return call === null ? Promise.resolve(err({ code: 'TEST_SUBMIT_FAILED' })) : submitInTurn(deps, call);
}

/** Submits unless the test was closed here, or submitted by another tab, in the meantime. */
async function submitFrom(
  deps: Deps,
  fromStep: StepId,
  isSamePerson: () => boolean,
  testId: string | null,
): Promise<void> {
  const { runner } = deps;
  const isOpen = (): boolean => isSamePerson() && runner.current().session.testId === testId;
  runner.refresh();
  if (!isSamePerson()) return;
  if (!isOpen() || rowOf(runner.current().session)?.id !== fromStep)
    return runner.send({ type: 'actionEnded', errors: [] });
  const { submittedAt, reportOption } = runner.current().session;
  const answer = submittedAt === null ? await submitNow(deps) : ok(undefined);
  if (!isSamePerson()) return;
  runner.send({ type: 'actionEnded', errors: answer.ok ? [] : submissionErrors(answer.error) });
  if (!isOpen()) return;
  const isLoginOver = !answer.ok && answer.error.code === 'INVALID_TOKEN';
  if (isLoginOver && runner.current().identity.currentUser !== null) endLogin(deps);
  if (answer.ok) runner.send({ type: 'testSubmitted', fromStep, reportOption });
}

/**
 * Submits the test of the current step and moves on when the server accepted it; a failure shows, and the step stays. Without a
 * network the submission goes to the outbox and the person moves on too (decisions.md section 4). If the login has ended, the test
 * waits for the next login of its owner. Only one of several tabs submits.
 */
export function makeSubmitTest(deps: Deps) {
  return async (): Promise<void> => {
    const { runner, withLock } = deps;
    const { session, view } = runner.current();
    const fromStep = rowOf(session)?.id;
    if (view.pending !== null || fromStep === undefined) return;
    runner.send({ type: 'actionBegun', action: 'submit' });
    const isSamePerson = makePersonCheck(runner);
    await withLock('submission', () => submitFrom(deps, fromStep, isSamePerson, session.testId));
  };
}
