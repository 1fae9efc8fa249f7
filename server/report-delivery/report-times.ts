import type { ReportTimes } from '../../core/report/report-contents.ts';
import type { FactsOfTest } from '../../core/domain/test-facts.ts';

/**
 * The three times of a submitted test (reporting.md, "Three times, never one"). What the device did not send is stood in for by the date of
 * the test. `now` in epoch milliseconds is when the submission came.
 */
export function reportTimes({ testDate, collectedAt, analysedAt, utcOffset }: FactsOfTest, now: number): ReportTimes {
  return {
    collectedAt: collectedAt ?? testDate,
    analysedAt: analysedAt ?? testDate,
    releasedAt: now,
    utcOffset: utcOffset ?? 0,
  };
}
