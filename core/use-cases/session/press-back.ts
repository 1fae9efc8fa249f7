import { heldOf } from '../../domain/report-status.ts';
import { rowOf } from '../../flow/flows.ts';
import { makePersonCheck } from '../../flow/person-check.ts';
import type { SessionDeps } from './deps.ts';
import { isStepShown } from './press-next.ts';

/**
 * Asks the server what it holds of a submission of unknown effect, before another choice is offered (decisions.md section 8). If it holds
 * the result, the test goes on, and its end says what became of it; if not, the person may choose again. Without an answer nothing else is
 * offered.
 */
async function readHeld({ runner, reportApi }: Pick<SessionDeps, 'runner' | 'reportApi'>): Promise<void> {
  const isSamePerson = makePersonCheck(runner);
  const { identity, session } = runner.current();
  const { testId, reportOption } = session;
  const fromStep = rowOf(session)?.id;
  runner.send({ type: 'actionBegun', action: 'submit' });
  if (testId === null || fromStep === undefined || !isSamePerson()) return;
  const answer = await reportApi.get(testId, identity.isGuestLogin ? 'guest' : 'account');
  const isNothingHeld = !answer.ok && answer.error.code === 'TEST_RESULT_NOT_FOUND' && !answer.error.isForeign;
  const isKnown = answer.ok || isNothingHeld;
  if (isKnown) runner.send({ type: 'heldRead', testId, held: answer.ok ? heldOf(answer.value) : null });
  if (!isSamePerson()) return;
  runner.send({ type: 'actionEnded', errors: isKnown ? [] : [{ code: 'TEST_SUBMIT_FAILED' }, answer.error] });
  if (answer.ok) runner.send({ type: 'testSubmitted', testId, fromStep, reportOption });
  else if (isNothingHeld) runner.send({ type: 'backPressed', testId });
}

/** The back arrow of a step. */
export function makePressBack(deps: Pick<SessionDeps, 'runner' | 'reportApi' | 'shown'>) {
  const { runner } = deps;
  return (): void => {
    const { view, submission, session } = runner.current();
    // An answer that changes while the result is being sent would not be the one that arrives.
    if (view.pending === 'submit' || !isStepShown(deps)) return;
    if (submission.isUnsure && session.submittedAt === null) runner.watch(readHeld(deps));
    else runner.send({ type: 'backPressed' });
  };
}
