import { namedResult } from '../../../core/domain/named-result.ts';
import type { ProfileSummary } from '../../../core/domain/profile.ts';
import type { TestResultRecord } from '../../../core/domain/test-result.ts';

/** The full name of the person that a result is about; empty if unknown. */
export function nameOf(record: TestResultRecord, profiles: readonly ProfileSummary[]): string {
  const { firstName, lastName } = namedResult(record, profiles);
  return `${firstName} ${lastName}`.trim();
}
