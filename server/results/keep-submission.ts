import { err, ok, type Result } from '../../core/domain/result.ts';
import { holdDevice } from '../devices/hold-device.ts';
import type { Stores } from '../unit-of-work.ts';
import { mergeSubmission, type MergeRefusal } from './merge-submission.ts';
import type { SubmittedTest } from './ports.ts';

/** Why a submission is not kept. */
export type SubmissionRefusal = 'unknown-test' | MergeRefusal;

/** Keeps a test: once however often it is sent, with its device held for good (decisions.md section 4). `now` in epoch milliseconds. */
export async function keepSubmission(
  stores: Stores,
  test: SubmittedTest,
  now: number,
): Promise<Result<void, SubmissionRefusal>> {
  if (!(await stores.tests.lock(test.testId, now))) return err('unknown-test');
  const before = await stores.results.find(test.testId);
  if (before !== null) {
    const merged = mergeSubmission(before, test);
    return merged.ok ? ok(await stores.results.update(merged.value, now)) : merged;
  }
  const held = await holdDevice(stores, { deviceId: test.deviceId, printed: null }, test.testId, now);
  return held.ok ? ok(await stores.results.insert(test, now)) : held;
}
