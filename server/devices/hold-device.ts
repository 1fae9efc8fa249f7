import { err, ok, type Result } from '../../core/domain/result.ts';
import type { Stores } from '../unit-of-work.ts';
import type { DeviceToHold } from './ports.ts';

/**
 * Gives a device to a test. A test holds one device: another one that it held is freed first, unless a result names that one.
 * Holding the same device again changes nothing.
 */
export async function holdDevice(
  { devices, results }: Stores,
  device: DeviceToHold,
  testId: string,
  at: number,
): Promise<Result<void, 'device-held'>> {
  const held = await devices.heldBy(testId);
  if (held === device.deviceId) return ok(undefined);
  if (held !== null) {
    if ((await results.find(testId)) !== null) return err('device-held');
    await devices.free(held);
  }
  return (await devices.hold(device, testId, at)) ? ok(undefined) : err('device-held');
}
