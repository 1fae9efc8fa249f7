import type { ReportTimes } from '../../core/report/report-contents.ts';
import type { FactsOfTest } from '../results/ports.ts';

/** A message tells whole seconds, so this is the least by which one time comes after another. */
const SECOND_MS = 1000;

/**
 * The three times of a submitted test (reporting.md, "Three times, never one"). What the device did not send is stood in for by the date of
 * the test. A device's clock may be wrong: the swab is never after the reading, and the release never before either. `now` in epoch
 * milliseconds is when the submission came.
 */
export function reportTimes({ testDate, collectedAt, analysedAt, utcOffset }: FactsOfTest, now: number): ReportTimes {
  const analysed = analysedAt ?? testDate;
  const collected = Math.min(collectedAt ?? testDate, analysed);
  return {
    collectedAt: collected,
    analysedAt: analysed,
    releasedAt: Math.max(now, analysed, collected + SECOND_MS),
    utcOffset: utcOffset ?? 0,
  };
}
