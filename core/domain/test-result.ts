import { toIsoInstant } from './calendar-date.ts';
import type { FactsOfTest } from './test-facts.ts';

type SameFacts = Pick<FactsOfTest, 'testId' | 'result' | 'utcOffset' | 'isSymptomatic' | 'symptomOnsetDate' | 'kitId'>;

/** A result as an account reads it (product.md section 3, "Test result record"). */
export interface TestResultRecord extends SameFacts {
  /** When the lines were read: an ISO 8601 instant in UTC. */
  readonly testDate: string;
  readonly profileId: string;
  /** The names of a profile that was deleted since; a profile that stands says its own, by its id. */
  readonly deletedProfile?: { readonly firstName: string; readonly lastName: string };
}

/** The record of a test of a profile, with its names if it was deleted. */
export function resultRecord(
  test: SameFacts & Pick<FactsOfTest, 'testDate'>,
  profileId: string,
  deletedProfile: TestResultRecord['deletedProfile'],
): TestResultRecord {
  const { testId, result, utcOffset, isSymptomatic, symptomOnsetDate, kitId } = test;
  const when = { testDate: toIsoInstant(test.testDate), utcOffset };
  const record = { testId, result, ...when, profileId, isSymptomatic, symptomOnsetDate, kitId };
  if (deletedProfile === undefined) return record;
  const { firstName, lastName } = deletedProfile;
  return { ...record, deletedProfile: { firstName, lastName } };
}
