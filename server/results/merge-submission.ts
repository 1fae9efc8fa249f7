import { err, ok, type Result } from '../../core/domain/result.ts';
import type { SubmittedTest } from './ports.ts';

/**
 * What is kept when a test that was submitted before is submitted again (decisions.md section 4). Its result and its device
 * never change. Once it was reported only the account-declined flag may be added; before that the later call counts.
 */
export function mergeSubmission(
  before: SubmittedTest,
  later: SubmittedTest,
): Result<SubmittedTest, 'device-held' | 'other-result'> {
  if (before.deviceId !== later.deviceId) return err('device-held');
  if (before.result !== later.result) return err('other-result');
  const submitToCloud = before.submitToCloud || later.submitToCloud;
  return ok({ ...(before.sendToAims ? before : later), submitToCloud });
}
