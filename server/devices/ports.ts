import type { CalendarDate } from '../../core/domain/calendar-date.ts';
import type { ScannedDevice } from '../../core/domain/device.ts';

/** A cassette; its printed data are null when it is known only from a result. */
export interface DeviceToHold {
  readonly deviceId: string;
  readonly printed: ScannedDevice | null;
}

/** Until when a test holds a device, in epoch milliseconds; null for forever, because a result names it. */
export type HoldUntil = number | null;

/** Who holds a device, and what a test holds. */
export interface LockedHolds {
  /** The test that holds the device, or null when it is free. */
  readonly holder: string | null;
  /** The day of manufacture printed on the held device; null where it is not known. */
  readonly manufacturedOn: CalendarDate | null;
  /** The device that the test holds, or null. */
  readonly heldByTest: string | null;
}

/** Issued test ids. */
export interface TestIds {
  exists(testId: string, now: number): Promise<boolean>;
  /** Makes every other transaction about this test wait until this one ends. Null when the id was never issued. */
  lock(testId: string, at: number): Promise<object | null>;
}

/** Tells whether a test was submitted; a submitted test keeps its device. */
export interface SubmissionLookup {
  /** Null for a test that was not submitted. */
  find(testId: string): Promise<object | null>;
}
