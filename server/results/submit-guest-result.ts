import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import { holdDevice } from '../devices/hold-device.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { mergeSubmission } from './merge-submission.ts';
import type { SubmittedTest } from './ports.ts';

export type SubmitGuestResult = (
  test: SubmittedTest,
) => Promise<Result<void, 'unknown-test' | 'device-held' | 'other-result'>>;

/** Keeps a guest's test: once however often it is sent, with its device held for good (decisions.md section 4). */
export function makeSubmitGuestResult({
  unitOfWork,
  clock,
}: {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
}): SubmitGuestResult {
  return (test) =>
    unitOfWork.run(async (stores): Promise<Result<void, 'unknown-test' | 'device-held' | 'other-result'>> => {
      const now = clock.now();
      if (!(await stores.tests.lock(test.testId, now))) return err('unknown-test');
      const before = await stores.results.find(test.testId);
      if (before !== null) {
        const merged = mergeSubmission(before, test);
        return merged.ok ? ok(await stores.results.update(merged.value, now)) : merged;
      }
      const held = await holdDevice(stores, { deviceId: test.deviceId, printed: null }, test.testId, now);
      return held.ok ? ok(await stores.results.insert(test, now)) : held;
    });
}
