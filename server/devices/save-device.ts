import { DEVICE_HOLD_MS } from '../../core/domain/limits.ts';
import { deviceIdOf, type ScannedDevice } from '../../core/domain/device.ts';
import { err, type Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { UnitOfWork } from './unit-of-work.ts';
import type { HoldDevice, HoldRejection } from './hold-device.ts';

/** `address` is the network address of the client. */
export type SaveDevice = (
  device: ScannedDevice,
  testId: string,
  address: string,
) => Promise<Result<void, 'unknown-test' | HoldRejection>>;

/** Holds a scanned device for a test (decisions.md section 1, "First scan"). Saving it again does not extend the hold of a day (section 7). */
export function makeSaveDevice({
  unitOfWork,
  clock,
  holdDevice,
}: {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
  readonly holdDevice: HoldDevice;
}): SaveDevice {
  return (device, testId, address) =>
    unitOfWork.run(
      async (stores): Promise<Result<void, 'unknown-test' | HoldRejection>> => {
        const now = clock.now();
        if ((await stores.tests.lock(testId, now)) === null) return err('unknown-test');
        const toHold = { deviceId: deviceIdOf(device), printed: device };
        return holdDevice(stores, toHold, testId, { at: now, until: now + DEVICE_HOLD_MS, address });
      },
      { isIdempotent: true },
    );
}
