import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ResultOwner, SubmittedTest } from './ports.ts';

/** Why a test that was submitted before cannot be submitted that way. */
export type MergeRefusal = 'owned-elsewhere' | 'device-held' | 'other-result';

/** A guest's result moves to the first account that claims it; of one that was reported for a profile the profile stays too. */
function mergedOwner(before: SubmittedTest, later: SubmittedTest): ResultOwner | null {
  return before.sendToAims && before.owner !== null ? before.owner : later.owner;
}

/**
 * What is kept when a test that was submitted before is submitted again (decisions.md section 4). A caller who does not own it learns
 * nothing. Its result and its device never change. Once it was reported only the account-declined flag may be added and the owner
 * found; before that the later call counts.
 */
export function mergeSubmission(before: SubmittedTest, later: SubmittedTest): Result<SubmittedTest, MergeRefusal> {
  if (before.owner !== null && before.owner.groupId !== later.owner?.groupId) return err('owned-elsewhere');
  if (before.deviceId !== later.deviceId) return err('device-held');
  if (before.result !== later.result) return err('other-result');
  const guestInfo = later.guestInfo ?? before.guestInfo;
  const notReported = later.notReported ?? before.notReported;
  const kept = before.sendToAims ? before : { ...later, guestInfo, notReported };
  const submitToCloud = before.submitToCloud || later.submitToCloud;
  return ok({ ...kept, submitToCloud, owner: mergedOwner(before, later) });
}
