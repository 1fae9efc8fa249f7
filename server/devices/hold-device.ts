import { err, ok, type Result } from '../../core/domain/result.ts';
import type { Stores } from './unit-of-work.ts';
import type { DeviceToHold, HoldUntil } from './ports.ts';

/** When a hold begins and ends. */
export interface HoldTimes {
  readonly at: number;
  readonly until: HoldUntil;
}

/**
 * Holds a device for a test. A test holds one device: another one that it held is released first, unless a result names it. Holding the
 * same device again changes nothing, except that a result holds it forever.
 */
export async function holdDevice(
  { devices, results }: Stores,
  device: DeviceToHold,
  testId: string,
  { at, until }: HoldTimes,
): Promise<Result<void, 'device-held'>> {
  await devices.releaseEnded(device.deviceId, testId, at);
  const held = await devices.heldBy(testId);
  if (held !== null && held !== device.deviceId) {
    if ((await results.find(testId)) !== null) return err('device-held');
    await devices.free(held);
  }
  return (await devices.hold(device, testId, at, until)) ? ok(undefined) : err('device-held');
}
