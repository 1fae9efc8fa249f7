import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ResultOwner, SubmittedTest } from './ports.ts';

/** Why a test that was submitted before cannot be submitted again in this way. */
export type MergeRejection = 'owned-elsewhere' | 'device-held' | 'other-result';

/** A guest's result moves to the first account that claims it. A result that was reported for a profile stays with that profile. */
function mergedOwner(before: SubmittedTest, later: SubmittedTest): ResultOwner | null {
  return before.sendToAims && before.owner !== null ? before.owner : later.owner;
}

/** Whether a later choice of the person is stored, or this one. */
function isOvertaken(before: SubmittedTest, later: SubmittedTest): boolean {
  return before.choice !== null && later.choice !== null && later.choice <= before.choice;
}

/**
 * What is stored when a test is submitted again (decisions.md section 4). The rejection reveals nothing to a caller who does not own it. Its
 * result and device never change. After it was reported, only the account-declined flag and the owner can be added; before that, the
 * later submission replaces the earlier one. "Later" is told by the number of the choice, where both have one: a call that was under way for
 * long changes nothing.
 */
export function mergeSubmission(before: SubmittedTest, later: SubmittedTest): Result<SubmittedTest, MergeRejection> {
  if (before.owner !== null && before.owner.groupId !== later.owner?.groupId) return err('owned-elsewhere');
  if (before.deviceId !== later.deviceId) return err('device-held');
  if (before.result !== later.result) return err('other-result');
  if (isOvertaken(before, later)) return ok(before);
  const guestInfo = later.guestInfo ?? before.guestInfo;
  const notReported = later.notReported ?? before.notReported;
  const stored = before.sendToAims ? before : { ...later, guestInfo, notReported };
  const submitToCloud = before.submitToCloud || later.submitToCloud;
  const choice = later.choice ?? before.choice;
  return ok({ ...stored, choice, submitToCloud, owner: mergedOwner(before, later) });
}
