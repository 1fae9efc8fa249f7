import type { AppError } from '../../domain/error-codes.ts';
import { ok, type Result } from '../../domain/result.ts';
import { isUnreachable, testIdOf } from '../../flow/pending-call.ts';
import { makePersonCheck } from '../../flow/person-check.ts';
import { makeSubmission, type Submission } from '../../flow/make-call.ts';
import { hasPendingCall } from '../../flow/outbox.ts';
import type { SessionDeps } from './deps.ts';

type Deps = Pick<SessionDeps, 'runner' | 'resultApi'>;

/** Sends the pending calls of a test; resolves with whether none is left. */
async function hasSentEarlierCalls({ runner }: Deps, testId: string): Promise<boolean> {
  if (!hasPendingCall(runner.current().outbox, testId)) return true;
  // Waits only for the outbox: a logout among the other effects waits for this submission.
  await runner.sendWaiting();
  return !hasPendingCall(runner.current().outbox, testId);
}

/**
 * Submits a result after the test's earlier calls. Without a network, while the server cannot store anything, or behind a call that
 * cannot be sent yet, it goes to the outbox, which counts as success (decisions.md section 4). So does one that fails after the person has left and could not retry. Fails as the
 * call does.
 */
export async function submitInTurn(deps: Deps, call: Submission): Promise<Result<void, AppError>> {
  const { runner } = deps;
  const isSamePerson = makePersonCheck(runner);
  const answer = (await hasSentEarlierCalls(deps, testIdOf(call))) ? await makeSubmission(deps.resultApi, call) : null;
  if (answer?.ok === true) return ok(undefined);
  if (answer !== null && isSamePerson() && !isUnreachable(answer.error)) return answer;
  runner.send({ type: 'callDeferred', call });
  return ok(undefined);
}
