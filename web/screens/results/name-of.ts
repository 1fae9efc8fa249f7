import { namedResult } from '../../../core/domain/named-result.ts';
import { fullName, type ProfileSummary } from '../../../core/domain/profile.ts';
import type { TestResultRecord } from '../../../core/domain/test-result.ts';

/** The full name of the person that a result is about; empty if unknown. */
export function nameOf(record: TestResultRecord, profiles: readonly ProfileSummary[]): string {
  return fullName(namedResult(record, profiles));
}
