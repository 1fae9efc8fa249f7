import { addressGroup } from './address-group.ts';
import { countKey } from './count-key.ts';
import type { LimitStore } from './ports.ts';
import { secondsToNextWindow } from './windows.ts';

/** What clients without an account may do before others suffer from it, per hour. */
export interface AbuseLimits {
  /** Cassettes that tests from one network address may newly hold: a held one cannot be used by its owner. */
  readonly cassettesPerAddress: number;
  /** Reports by guests from one network address that go to the authorities unchecked. */
  readonly guestReportsPerAddress: number;
  /** Reports by guests about cassettes of one lot, from all addresses, that go to the authorities unchecked. */
  readonly guestReportsPerLot: number;
}

/** Why a guest's report waits for an operator: there were many from its network address, or many about its lot of cassettes. */
export type ManyReports = 'MANY_FROM_ADDRESS' | 'MANY_OF_LOT';

/**
 * Counts in the transaction that does what is counted, after all that may reject it: only what is stored counts, and a repeated call does not.
 * Instants in epoch milliseconds.
 */
export interface CountAbuse {
  /** Counts a newly held cassette. Returns the seconds until the address may hold another one, or null if it may hold this one. */
  newHold(counts: LimitStore, address: string, now: number): Promise<number | null>;
  /** Counts a guest's report. Returns why an operator must check it, or null. */
  guestReport(counts: LimitStore, report: GuestReport, now: number): Promise<ManyReports | null>;
}

/** A guest's report, as far as it is counted. */
export interface GuestReport {
  /** The network address of the client. */
  readonly address: string;
  readonly lotNumber: string;
}

const HOUR_MS = 60 * 60_000;

/** Makes the counter. `addressFactor` multiplies the limits per address. */
export function makeCountAbuse(limits: AbuseLimits, addressFactor: number): CountAbuse {
  const count = (counts: LimitStore, now: number, what: keyof AbuseLimits, about: string) =>
    counts.count(countKey(what, about), HOUR_MS, now);
  return {
    newHold: async (counts, address, now) => {
      const holds = await count(counts, now, 'cassettesPerAddress', addressGroup(address));
      return holds > limits.cassettesPerAddress * addressFactor ? secondsToNextWindow(now, HOUR_MS) : null;
    },
    guestReport: async (counts, { address, lotNumber }, now) => {
      const ofAddress = await count(counts, now, 'guestReportsPerAddress', addressGroup(address));
      // Not counted for the lot, whose other reports would otherwise wait too.
      if (ofAddress > limits.guestReportsPerAddress * addressFactor) return 'MANY_FROM_ADDRESS';
      const ofLot = await count(counts, now, 'guestReportsPerLot', lotNumber);
      return ofLot > limits.guestReportsPerLot ? 'MANY_OF_LOT' : null;
    },
  };
}
