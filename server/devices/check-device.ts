import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { UnitOfWork } from '../unit-of-work/ports.ts';

export type CheckDevice = (
  deviceId: string,
  testId: string | null,
) => Promise<Result<void, 'unknown-test' | 'device-held'>>;

/** Whether a device is free for a test (product.md section 4, "Device check"). Its own device is; without a test id only a free one is. */
export function makeCheckDevice({
  unitOfWork,
  clock,
}: {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
}): CheckDevice {
  return (deviceId, testId) =>
    unitOfWork.run(async ({ tests, devices }) => {
      if (testId !== null && !(await tests.exists(testId))) return err('unknown-test');
      const holder = await devices.holderOf(deviceId, clock.now());
      return holder === null || holder === testId ? ok(undefined) : err('device-held');
    });
}
