import { toCalendarDate } from '../../core/domain/calendar-date.ts';
import { explainCassette } from '../explain-cassette.ts';
import type { FoundScenario } from './find-scenarios.ts';

/** Any day: whether a code can be read does not depend on it. */
const SOME_DAY = toCalendarDate('2026-11-20');

/**
 * Why the code of the last scan up to an action cannot be read, as `code explain` says it; null if it can. `at` is the index of the
 * action in `do`.
 */
export function scanReason({ scenario }: Pick<FoundScenario, 'scenario'>, at: number): string | null {
  const scan = scenario.actions.slice(0, at + 1).findLast(({ name }) => name === 'scan' || name === 'photo');
  if (scan === undefined || (scan.name !== 'scan' && scan.name !== 'photo') || SOME_DAY === null) return null;
  const { outcome, text } = explainCassette({ text: scan.value, today: SOME_DAY, firstDeviceId: null });
  return outcome === 'scanFailed' ? (text.split('\n')[0] ?? null) : null;
}
