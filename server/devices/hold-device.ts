import { err, ok, type Result } from '../../core/domain/result.ts';
import type { CountAbuse } from '../limits/abuse-limits.ts';
import type { Stores } from './unit-of-work.ts';
import type { DeviceToHold, HoldUntil } from './ports.ts';

/** When a hold begins and ends, and the network address of the client that asks for it. */
export interface HoldTerms {
  readonly at: number;
  readonly until: HoldUntil;
  readonly address: string;
}

/** Too many devices were newly held from an address: how long to wait. */
export interface TooManyHolds {
  readonly retryAfterSeconds: number;
}

export type HoldRejection = 'device-held' | TooManyHolds;

export type HoldDevice = (
  stores: Stores,
  device: DeviceToHold,
  testId: string,
  terms: HoldTerms,
) => Promise<Result<void, HoldRejection>>;

/**
 * Holds a device for a test. A test holds one device: another one that it held is released first, unless a result names it. Holding the
 * same device again changes nothing and is not counted, except that a result holds it forever.
 */
export function makeHoldDevice({ newHold }: Pick<CountAbuse, 'newHold'>): HoldDevice {
  return async ({ devices, results, callCounts }, device, testId, { at, until, address }) => {
    await devices.releaseEnded(device.deviceId, testId, at);
    const held = await devices.heldBy(testId);
    if (held !== null && held !== device.deviceId) {
      if ((await results.find(testId)) !== null) return err('device-held');
      await devices.free(held);
    }
    if (!(await devices.hold(device, testId, at, until))) return err('device-held');
    const retryAfterSeconds = held === device.deviceId ? null : await newHold(callCounts, address, at);
    return retryAfterSeconds === null ? ok(undefined) : err({ retryAfterSeconds });
  };
}
