import type { ProfileSummary } from './profile.ts';
import type { TestResultRecord } from './test-result.ts';

/** A result with the names of its person (product.md section 3, "Test result record"); empty if unknown. */
export interface NamedResult extends TestResultRecord {
  readonly firstName: string;
  readonly lastName: string;
  /** What the account calls a person without a name. */
  readonly label: string;
}

/** Joins a result with the profiles by profile id. */
export function namedResult(record: TestResultRecord, profiles: readonly ProfileSummary[]): NamedResult {
  const profile = profiles.find(({ profileId }) => profileId === record.profileId);
  const { firstName = '', lastName = '' } = profile ?? record.deletedProfile ?? {};
  return { ...record, firstName, lastName, label: profile?.label ?? '' };
}
