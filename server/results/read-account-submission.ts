import type { AccountSubmission } from '../../core/api/payloads.ts';
import type { FieldError } from '../../core/domain/error-codes.ts';
import type { Kits } from '../../core/domain/kit.ts';
import { ok, type Result } from '../../core/domain/result.ts';
import type { OwnedTest } from './ports.ts';
import { readTestFacts, type RawTestFacts } from '../../core/domain/test-facts.ts';

/** An account's submission as it arrives: its shape is right, its dates are still text. */
export type RawAccountSubmission = RawTestFacts & Pick<AccountSubmission, 'userGroupId' | 'profileId' | 'isAnonymous'>;

/**
 * Reads a submission whose shape is right into the test that it describes; who is tested stands in the profile. `now` in epoch
 * milliseconds. Fails with every field whose value cannot be true.
 */
export function readAccountSubmission(
  raw: RawAccountSubmission,
  now: number,
  kits: Kits,
): Result<OwnedTest, readonly FieldError[]> {
  const facts = readTestFacts(raw, now, kits);
  if (!facts.ok) return facts;
  const { userGroupId: groupId, profileId, isAnonymous } = raw;
  const owner = { groupId, profileId };
  return ok({ ...facts.value, submitToCloud: false, guestInfo: null, owner, isAnonymous, notReported: null });
}
