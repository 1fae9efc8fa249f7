import type { CalendarDate } from '../../core/domain/calendar-date.ts';
import { DEVICE_HOLD_MS } from '../../core/domain/limits.ts';

/** Which test holds which cassette (decisions.md sections 6 and 7). A test holds one cassette, for a day unless it has a result. */
export interface DeviceHolds {
  isFreeFor(deviceId: string, testId: string): boolean;
  isHeld(deviceId: string): boolean;
  /** Holds the device for a test, releasing another unused one of the same test. False when another test holds it. */
  hold(deviceId: string, testId: string, manufacturedOn?: CalendarDate): boolean;
  /** The day of manufacture of a held device; null where it is not known. */
  manufacturedOn(deviceId: string): CalendarDate | null;
  /** Releases a device of that test; true as well if no test holds it. False when another test holds it or a result names it. */
  release(deviceId: string, testId: string): boolean;
  /** Holds the device forever, because a result names it. */
  use(deviceId: string): void;
}

interface Hold {
  readonly testId: string;
  readonly endsAt: number;
}

/** Makes a store without holds. `now` in epoch milliseconds. */
export function makeDeviceHolds(now: () => number): DeviceHolds {
  const holds = new Map<string, Hold>();
  const used = new Set<string>();
  const made = new Map<string, CalendarDate>();

  function holderOf(deviceId: string): string | null {
    const hold = holds.get(deviceId);
    if (hold === undefined || (hold.endsAt <= now() && !used.has(deviceId))) return null;
    return hold.testId;
  }

  const isFreeFor = (deviceId: string, testId: string) => (holderOf(deviceId) ?? testId) === testId;

  function releaseOthers(deviceId: string, testId: string): boolean {
    const others = [...holds].filter(([held, hold]) => hold.testId === testId && held !== deviceId);
    if (others.some(([held]) => used.has(held))) return false;
    others.forEach(([held]) => holds.delete(held));
    return true;
  }

  return {
    isFreeFor,
    isHeld: (deviceId) => holderOf(deviceId) !== null,
    manufacturedOn: (deviceId) => made.get(deviceId) ?? null,
    hold: (deviceId, testId, manufacturedOn) => {
      if (!isFreeFor(deviceId, testId) || !releaseOthers(deviceId, testId)) return false;
      if (holderOf(deviceId) === null) holds.set(deviceId, { testId, endsAt: now() + DEVICE_HOLD_MS });
      if (manufacturedOn !== undefined) made.set(deviceId, manufacturedOn);
      return true;
    },
    release: (deviceId, testId) => {
      if (holderOf(deviceId) === null) return true;
      if (!isFreeFor(deviceId, testId) || used.has(deviceId)) return false;
      holds.delete(deviceId);
      return true;
    },
    use: (deviceId) => void used.add(deviceId),
  };
}
