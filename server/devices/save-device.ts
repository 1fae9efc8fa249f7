import { DEVICE_HOLD_MS } from '../../core/domain/limits.ts';
import { deviceIdOf, type ScannedDevice } from '../../core/domain/device.ts';
import { err, type Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { CountAbuse } from '../limits/abuse-limits.ts';
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
  countAbuse,
}: {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
  readonly holdDevice: HoldDevice;
  readonly countAbuse: Pick<CountAbuse, 'used'>;
}): SaveDevice {
  return (device, testId, address) =>
    unitOfWork.run(
      async (stores): Promise<Result<void, 'unknown-test' | HoldRejection>> => {
        const now = clock.now();
        const toHold = { deviceId: deviceIdOf(device), printed: device };
        const [locked, submitted, holds, used] = await Promise.all([
          stores.tests.lock(testId, now),
          stores.results.find(testId),
          stores.devices.lock(toHold.deviceId, testId, now),
          countAbuse.used(stores.amounts, { address, lotNumber: null }, now),
        ]);
        if (locked === null) return err('unknown-test');
        const state = { holds, used, isSubmitted: submitted !== null };
        return holdDevice(stores, state, toHold, testId, { at: now, until: now + DEVICE_HOLD_MS, address });
      },
      { isIdempotent: true },
    );
}
