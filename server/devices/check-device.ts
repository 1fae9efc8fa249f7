import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { UnitOfWork } from './unit-of-work.ts';

export type CheckDevice = (
  deviceId: string,
  testId: string | null,
) => Promise<Result<void, 'unknown-test' | 'device-held'>>;

/** Checks that a device is free for a test or held by it (product.md section 4, "Device check"). Without a test id it must be free. */
export function makeCheckDevice({
  unitOfWork,
  clock,
}: {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
}): CheckDevice {
  return (deviceId, testId) =>
    unitOfWork.run(async ({ tests, devices }) => {
      const now = clock.now();
      if (testId !== null && !(await tests.exists(testId, now))) return err('unknown-test');
      const holder = await devices.holderOf(deviceId, now);
      return holder === null || holder === testId ? ok(undefined) : err('device-held');
    });
}
