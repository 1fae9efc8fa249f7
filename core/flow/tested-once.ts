import type { AdviceInput } from '../domain/advice-lines.ts';
import { calendarDateAt, type CalendarDate } from '../domain/calendar-date.ts';
import { kitOfId } from '../domain/kit.ts';
import type { TestedOnce } from '../domain/retest.ts';
import type { TestResultRecord } from '../domain/test-result.ts';
import type { Moment } from './app-state.ts';
import type { TestSession } from './session.ts';
import { testedKit } from './timers.ts';

/** What the advice on a result depends on, without what is known of the person. */
export type DatedTest = Omit<AdviceInput, 'isReaders' | 'age'>;

/** `utcOffset` in minutes east; null where it is the browser's own. */
function dated(tested: TestedOnce, onset: CalendarDate | 'n/a', utcOffset: number | null, moment: Moment): DatedTest {
  const { analysedAt } = tested;
  return {
    ...tested,
    onset: onset === 'n/a' ? null : onset,
    testedOn: calendarDateAt(analysedAt, utcOffset ?? moment.offsetAt(analysedAt)),
    today: moment.today,
  };
}

/** The result of the current test, for its advice. Shown only once there is a result; until then it counts as invalid. */
export function takenOnce({ session, moment }: { session: TestSession; moment: Moment }): DatedTest {
  const { result, isSymptomatic, symptomOnsetDate, analysedAt } = session;
  const kit = testedKit({ session, moment });
  const tested = { result: result ?? 'invalid', isSymptomatic, analysedAt: analysedAt ?? moment.now, kit };
  return dated(tested, symptomOnsetDate ?? 'n/a', null, moment);
}

/** A stored result, for its advice. */
export function recordedOnce(record: TestResultRecord, moment: Moment): DatedTest {
  const { result, isSymptomatic, symptomOnsetDate, testDate, utcOffset, kitId } = record;
  const tested = { result, isSymptomatic, analysedAt: Date.parse(testDate), kit: kitOfId(moment.kits, kitId) };
  return dated(tested, symptomOnsetDate, utcOffset, moment);
}
