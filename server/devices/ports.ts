import type { CalendarDate } from '../../core/domain/calendar-date.ts';
import type { ScannedDevice } from '../../core/domain/device.ts';

/** A cassette as the server knows it; what is printed on it is null when it came in with a result alone. */
export interface DeviceToHold {
  readonly deviceId: string;
  readonly printed: ScannedDevice | null;
}

/** Cassettes and the tests that hold them. */
export interface DeviceStore {
  /** The test that holds the device, or null when it is free. */
  holderOf(deviceId: string): Promise<string | null>;
  /** The device that the test holds, or null. */
  heldBy(testId: string): Promise<string | null>;
  /** The day of manufacture printed on a held device; null where it is not known. */
  madeOn(deviceId: string): Promise<CalendarDate | null>;
  /** False when another test holds the device already. `at` in epoch milliseconds. */
  hold(device: DeviceToHold, testId: string, at: number): Promise<boolean>;
  free(deviceId: string): Promise<void>;
}
