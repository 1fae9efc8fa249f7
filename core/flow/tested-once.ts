import { kitOfId } from '../domain/kit.ts';
import type { TestedOnce } from '../domain/retest.ts';
import type { TestResultRecord } from '../domain/test-result.ts';
import type { Moment } from './app-state.ts';
import type { TestSession } from './session.ts';
import { testedKit } from './timers.ts';

/** The result of the current test, for its advice. Shown only once there is a result; until then it counts as invalid. */
export function takenOnce({ session, moment }: { session: TestSession; moment: Moment }): TestedOnce {
  const { result, isSymptomatic, analysedAt } = session;
  const kit = testedKit({ session, moment });
  return { result: result ?? 'invalid', isSymptomatic, analysedAt: analysedAt ?? moment.now, kit };
}

/** A stored result, for its advice. */
export function recordedOnce(
  { result, isSymptomatic, testDate, kitId }: TestResultRecord,
  { kits }: Moment,
): TestedOnce {
  return { result, isSymptomatic, analysedAt: Date.parse(testDate), kit: kitOfId(kits, kitId) };
}
