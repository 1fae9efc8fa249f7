import { rowOf } from '../../flow/flows.ts';
import { makePersonCheck } from '../../flow/person-check.ts';
import type { SessionDeps } from './deps.ts';
import { isStepShown } from './press-next.ts';
import { submissionErrors } from './submit-test.ts';

type Deps = Pick<SessionDeps, 'runner' | 'reportApi' | 'shown'>;

/**
 * Asks the server what it holds of a submission of unknown effect. If it holds it, the test goes on, and its end says what became of it; if not,
 * the person may choose again. Without an answer nothing else is offered (decisions.md section 8).
 */
async function askThenGoBack({ runner, reportApi }: Deps, testId: string): Promise<void> {
  const isSamePerson = makePersonCheck(runner);
  const { identity, session } = runner.current();
  const fromStep = rowOf(session)?.id;
  runner.send({ type: 'actionBegun', action: 'submit' });
  const answer = await reportApi.get(testId, identity.isGuestLogin ? 'guest' : 'account');
  const isNothingHeld = !answer.ok && answer.error.code === 'TEST_RESULT_NOT_FOUND' && answer.error.isForeign !== true;
  if (answer.ok) {
    const { status, form, reason } = answer.value;
    runner.send({ type: 'heldRead', testId, held: { status, form, reason } });
  } else if (isNothingHeld) {
    runner.send({ type: 'heldRead', testId, held: null });
  }
  if (!isSamePerson()) return;
  const isUnknown = !answer.ok && !isNothingHeld;
  runner.send({ type: 'actionEnded', errors: isUnknown ? submissionErrors({ code: 'TEST_SUBMIT_FAILED' }) : [] });
  if (isNothingHeld) runner.send({ type: 'backPressed', testId });
  if (answer.ok && fromStep !== undefined)
    runner.send({ type: 'testSubmitted', testId, fromStep, reportOption: runner.current().session.reportOption });
}

/** The back arrow of a step. */
export function makePressBack(deps: Deps) {
  return async (): Promise<void> => {
    const { runner } = deps;
    const { view, session, submission } = runner.current();
    // An answer that changes while the result is being sent would not be the one that arrives.
    if (view.pending === 'submit' || !isStepShown(deps)) return;
    if (submission.isUnsure && session.submittedAt === null && session.testId !== null)
      return askThenGoBack(deps, session.testId);
    runner.send({ type: 'backPressed' });
  };
}
