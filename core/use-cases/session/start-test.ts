import type { AppError } from '../../domain/error-codes.ts';
import { makePersonCheck } from '../../flow/person-check.ts';
import { isTestInProgress, lacksUserGroup } from '../../flow/selectors.ts';
import type { FlowName } from '../../flow/session.ts';
import type { SessionDeps } from './deps.ts';
import { withCause } from './with-cause.ts';

/**
 * Starts a test: first fetches the test id, without a retry. A failure shows TEST_ID_FETCH_FAILED and starts nothing (decisions.md
 * section 1, "Start"). An account without a group could not submit it: PROFILE_NOT_FOUND, without a call. Starts nothing if the person
 * has left the screen or the app meanwhile. While a test is in progress in any tab, starts nothing: home asks about that test
 * (decisions.md section 7).
 */
export function makeStartTest({
  runner,
  resultApi,
  navigator,
}: Pick<SessionDeps, 'runner' | 'resultApi' | 'navigator'>) {
  return async (flow: FlowName): Promise<void> => {
    runner.refresh();
    const isUnderWay = (): boolean => isTestInProgress(runner.current().session);
    if (runner.current().view.pending !== null || isUnderWay()) return;
    if (lacksUserGroup(runner.current())) {
      runner.send({ type: 'actionEnded', errors: [{ code: 'PROFILE_NOT_FOUND' }] });
      return;
    }
    runner.send({ type: 'actionBegun', action: 'start' });
    const isSamePerson = makePersonCheck(runner);
    const screen = navigator.current();
    const issued = await resultApi.createTestId();
    runner.refresh();
    if (!isSamePerson()) return;
    if (navigator.current() !== screen || isUnderWay()) return runner.send({ type: 'actionEnded', errors: [] });
    const errors: readonly AppError[] = issued.ok ? [] : withCause('TEST_ID_FETCH_FAILED', issued.error);
    runner.send({ type: 'actionEnded', errors });
    if (issued.ok) runner.send({ type: 'testStarted', flow, ...issued.value });
  };
}
