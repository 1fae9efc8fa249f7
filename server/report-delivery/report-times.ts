import type { ReportedPerson, ReportTimes } from '../../core/report/report-contents.ts';
import { stateOffset } from '../../core/domain/state-offset.ts';
import type { FactsOfTest } from '../../core/domain/test-facts.ts';

/**
 * The three times of a submitted test (reporting.md, "Three times, never one"). The date of the test replaces those that the client did
 * not send, and the offset of the person's state its own. `now` is when the submission arrived, in epoch milliseconds.
 */
export function reportTimes(
  { testDate, collectedAt, analysedAt, utcOffset }: FactsOfTest,
  state: ReportedPerson['state'],
  now: number,
): ReportTimes {
  return {
    collectedAt: collectedAt ?? testDate,
    analysedAt: analysedAt ?? testDate,
    releasedAt: now,
    utcOffset: utcOffset ?? stateOffset(state, testDate) ?? 0,
  };
}
