import { namedResult } from '../../../core/domain/named-result.ts';
import { shownName, type ProfileSummary } from '../../../core/domain/profile.ts';
import type { TestResultRecord } from '../../../core/domain/test-result.ts';

/** The name of the person that a result is about, or what the account calls them; empty if unknown. */
export function nameOf(record: TestResultRecord, profiles: readonly ProfileSummary[]): string {
  return shownName(namedResult(record, profiles));
}
