import type { CalendarDate } from '../../core/domain/calendar-date.ts';
import type { ScannedDevice } from '../../core/domain/device.ts';

/** A cassette; its printed data are null when it is known only from a result. */
export interface DeviceToHold {
  readonly deviceId: string;
  readonly printed: ScannedDevice | null;
}

/** Until when a test holds a device, in epoch milliseconds; null for forever, because a result names it. */
export type HoldUntil = number | null;

/** Cassettes and the tests that hold them. Instants in epoch milliseconds. */
export interface DeviceStore {
  /** The test that holds the device, or null when it is free. */
  holderOf(deviceId: string, now: number): Promise<string | null>;
  /** The device that the test holds, or null. A hold that has ended counts until it is released. */
  heldBy(testId: string): Promise<string | null>;
  /** The day of manufacture printed on a held device; null where it is not known. */
  manufacturedOn(deviceId: string): Promise<CalendarDate | null>;
  /** False when another test holds the device already. The test's own hold is only ever extended to last forever. */
  hold(device: DeviceToHold, testId: string, at: number, until: HoldUntil): Promise<boolean>;
  /** Releases the holds of the device and of the test that have ended. */
  releaseEnded(deviceId: string, testId: string, now: number): Promise<void>;
  free(deviceId: string): Promise<void>;
}

/** Issued test ids. */
export interface TestIds {
  exists(testId: string): Promise<boolean>;
  /** Makes every other transaction about this test wait until this one ends. Null when the id was never issued. */
  lock(testId: string, at: number): Promise<object | null>;
}

/** Tells whether a test was submitted; a submitted test keeps its device. */
export interface SubmissionLookup {
  /** Null for a test that was not submitted. */
  find(testId: string): Promise<object | null>;
}
