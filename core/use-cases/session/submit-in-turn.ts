import type { AppError } from '../../domain/error-codes.ts';
import { err, ok, type Result } from '../../domain/result.ts';
import { makePersonCheck } from '../../flow/person-check.ts';
import { isResult, isUnreachable, type SubmissionCall } from '../../flow/test-calls.ts';
import type { SessionDeps } from './deps.ts';

/**
 * Submits a result: the call goes into the record of its test, and is sent before the other calls of that test. Without a network, or while
 * the server cannot store anything, it waits there, which counts as success (decisions.md section 4); so does one that fails after the person
 * has left. Fails as the call does; the person, who sees that, decides what is sent next, and nothing is sent meanwhile.
 */
export async function submitInTurn(
  { runner }: Pick<SessionDeps, 'runner'>,
  call: SubmissionCall,
): Promise<Result<void, AppError>> {
  const isSamePerson = makePersonCheck(runner);
  const { testId } = call.submission;
  runner.send({ type: 'callAdded', testId, call });
  const callId = (runner.test(testId)?.calls ?? []).filter((one) => isResult(one)).at(-1)?.id;
  await runner.sendWaiting();
  const record = runner.test(testId);
  if (!isSamePerson() || record === null || callId === undefined) return ok(undefined);
  if (record.refusal?.callId === callId) {
    runner.send({ type: 'rejectionConfirmed', testId });
    return err(record.refusal.error);
  }
  const waiting = record.calls.find(({ id }) => id === callId);
  // Another tab that submitted the same withdrew it.
  if (waiting === undefined && record.open?.session.submittedAt === null) return err({ code: 'TEST_SUBMIT_FAILED' });
  const error = waiting?.error ?? null;
  if (error === null || isUnreachable(error)) return ok(undefined);
  runner.send({ type: 'callWithdrawn', testId, callId });
  return err(error);
}
