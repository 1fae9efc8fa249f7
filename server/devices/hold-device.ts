import { err, ok, type Result } from '../../core/domain/result.ts';
import type { CountAbuse, UsedAmounts } from '../limits/abuse-limits.ts';
import type { Stores } from './unit-of-work.ts';
import type { DeviceToHold, HoldUntil, LockedHolds } from './ports.ts';

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

/** What a hold depends on, read before it in the same transaction. */
export interface HoldState {
  readonly holds: LockedHolds;
  readonly used: UsedAmounts;
  /** Whether the test was submitted; a submitted test keeps its device. */
  readonly isSubmitted: boolean;
}

export type HoldDevice = (
  stores: Stores,
  state: HoldState,
  device: DeviceToHold,
  testId: string,
  terms: HoldTerms,
) => Promise<Result<void, HoldRejection>>;

/**
 * Holds a device for a test. A test holds one device: another one that it held is released first, unless a result names it. Holding the
 * same device again changes nothing and is not counted, except that a result holds it forever.
 */
export function makeHoldDevice({ newHold }: Pick<CountAbuse, 'newHold'>): HoldDevice {
  return async ({ devices, amounts }, { holds, used, isSubmitted }, device, testId, { at, until, address }) => {
    const { holder, heldByTest } = holds;
    if (holder !== null && holder !== testId) return err('device-held');
    const isOther = heldByTest !== null && heldByTest !== device.deviceId;
    if (isOther && isSubmitted) return err('device-held');
    const isNew = heldByTest !== device.deviceId;
    const retryAfterSeconds = isNew ? await newHold(amounts, used, address, at) : null;
    if (retryAfterSeconds !== null) return err({ retryAfterSeconds });
    if (isOther) await devices.free(heldByTest);
    await devices.hold(device, testId, at, until);
    return ok(undefined);
  };
}
