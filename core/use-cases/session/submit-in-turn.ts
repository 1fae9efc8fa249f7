import type { AppError } from '../../domain/error-codes.ts';
import { ok, type Result } from '../../domain/result.ts';
import { testIdOf } from '../../flow/pending-call.ts';
import { askingPerson } from '../../flow/asker.ts';
import { makeSubmission, type Submission } from '../../flow/make-call.ts';
import { isAnythingWaiting } from '../../flow/outbox.ts';
import type { SessionDeps } from './deps.ts';

type Deps = Pick<SessionDeps, 'runner' | 'resultApi'>;

/** Sends what waits of a test, and tells whether nothing of it waits any more. */
async function hasSaidAllBefore({ runner }: Deps, testId: string): Promise<boolean> {
  if (!isAnythingWaiting(runner.current().outbox, testId)) return true;
  // Not until all effects have ended: a logout among them waits for this submission.
  await runner.sendWaiting();
  return !isAnythingWaiting(runner.current().outbox, testId);
}

/**
 * Submits a result after everything that was to be said of its test before. Without a network, and behind what cannot be sent yet, it
 * waits on the device, which the caller treats as sent (decisions.md section 4). So does one that fails after the person has left, who
 * could not try again. Fails as the call does.
 */
export async function submitInTurn(deps: Deps, call: Submission): Promise<Result<void, AppError>> {
  const { runner } = deps;
  const isAsking = askingPerson(runner);
  const answer = (await hasSaidAllBefore(deps, testIdOf(call))) ? await makeSubmission(deps.resultApi, call) : null;
  if (answer?.ok === true) return ok(undefined);
  if (answer !== null && isAsking() && answer.error.code !== 'NETWORK_REQUEST_FAILED') return answer;
  runner.send({ type: 'callDeferred', call });
  return ok(undefined);
}
