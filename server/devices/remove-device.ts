import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { UnitOfWork } from './unit-of-work.ts';

export type RemoveDevice = (deviceId: string, testId: string) => Promise<Result<void, 'unknown-test' | 'device-held'>>;

/**
 * Releases a device that this test saved (decisions.md section 6). Fails for one that another test holds or that a result names; succeeds
 * for one that no test holds.
 */
export function makeRemoveDevice({
  unitOfWork,
  clock,
}: {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
}): RemoveDevice {
  return (deviceId, testId) =>
    unitOfWork.run(
      async ({ tests, devices, results }) => {
        const now = clock.now();
        if ((await tests.lock(testId, now)) === null) return err('unknown-test');
        const holder = await devices.holderOf(deviceId, now);
        if (holder === null) return ok(undefined);
        if (holder !== testId || (await results.find(testId)) !== null) return err('device-held');
        await devices.free(deviceId);
        return ok(undefined);
      },
      { isIdempotent: true },
    );
}
