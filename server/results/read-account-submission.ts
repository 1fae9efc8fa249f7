import type { AccountSubmission } from '../../core/api/payloads.ts';
import type { FieldError } from '../../core/domain/error-codes.ts';
import type { Kits } from '../../core/domain/kit.ts';
import { ok, type Result } from '../../core/domain/result.ts';
import type { OwnedTest } from './ports.ts';
import { readTestFacts, type RawTestFacts } from '../../core/domain/test-facts.ts';

/** An account's submission as it arrives: it has passed its schema, its dates are still text. */
export type RawAccountSubmission = RawTestFacts & Pick<AccountSubmission, 'userGroupId' | 'profileId' | 'isAnonymous'>;

/**
 * Parses a submission that has passed its schema into a test; the person is in the profile. `now` in epoch milliseconds. Fails with every
 * field that has an impossible value.
 */
export function readAccountSubmission(
  raw: RawAccountSubmission,
  now: number,
  kits: Kits,
): Result<OwnedTest, readonly FieldError[]> {
  const test = readTestFacts(raw, now, kits);
  if (!test.ok) return test;
  const { userGroupId: groupId, profileId, isAnonymous } = raw;
  const owner = { groupId, profileId };
  return ok({ ...test.value, submitToCloud: false, guestInfo: null, owner, isAnonymous, notReported: null });
}
