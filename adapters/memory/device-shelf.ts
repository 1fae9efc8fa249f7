import type { CalendarDate } from '../../core/domain/calendar-date.ts';

/** Which test holds which cassette (decisions.md section 6). One test holds one cassette. */
export interface DeviceShelf {
  isFreeFor(deviceId: string, testId: string): boolean;
  isHeld(deviceId: string): boolean;
  /** Holds the device for a test, releasing another unused one of the same test. False when another test holds it. */
  hold(deviceId: string, testId: string, madeOn?: CalendarDate): boolean;
  /** The day of manufacture of a held device; null where it is not known. */
  madeOn(deviceId: string): CalendarDate | null;
  /** Frees a device of that test. False when another test holds it or a result names it; a device nobody holds is fine. */
  release(deviceId: string, testId: string): boolean;
  /** A result names the device: it is never free again. */
  use(deviceId: string): void;
}

/** An empty shelf. */
export function makeDeviceShelf(): DeviceShelf {
  const holders = new Map<string, string>();
  const used = new Set<string>();
  const made = new Map<string, CalendarDate>();

  const isFreeFor = (deviceId: string, testId: string) => (holders.get(deviceId) ?? testId) === testId;

  function releaseOthers(deviceId: string, testId: string): boolean {
    const others = [...holders].filter(([held, holder]) => holder === testId && held !== deviceId);
    if (others.some(([held]) => used.has(held))) return false;
    others.forEach(([held]) => holders.delete(held));
    return true;
  }

  return {
    isFreeFor,
    isHeld: (deviceId) => holders.has(deviceId),
    madeOn: (deviceId) => made.get(deviceId) ?? null,
    hold: (deviceId, testId, madeOn) => {
      if (!isFreeFor(deviceId, testId) || !releaseOthers(deviceId, testId)) return false;
      holders.set(deviceId, testId);
      if (madeOn !== undefined) made.set(deviceId, madeOn);
      return true;
    },
    release: (deviceId, testId) => {
      if (!holders.has(deviceId)) return true;
      if (!isFreeFor(deviceId, testId) || used.has(deviceId)) return false;
      holders.delete(deviceId);
      return true;
    },
    use: (deviceId) => void used.add(deviceId),
  };
}
