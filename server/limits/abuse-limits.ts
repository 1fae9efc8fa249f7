import { countKey } from './count-key.ts';
import type { AmountStore } from './kysely-limit-store.ts';
import { networksOf } from './networks.ts';
import { secondsToNextWindow } from './windows.ts';

/** What clients without an account may do before others suffer from it, per hour. */
export interface AbuseLimits {
  /** Cassettes that tests from one network address may newly hold: a held one cannot be used by its owner. */
  readonly cassettesPerAddress: number;
  /** Reports by guests from one address about one lot that are sent unchecked: a mobile carrier's customers share addresses only. */
  readonly guestReportsPerAddress: number;
  /** Reports by guests about cassettes of one lot, from all addresses, that go to the authorities unchecked. */
  readonly guestReportsPerLot: number;
}

/** Why a guest's report waits for an operator: there were many about its lot, from its network address or from all. */
export type ManyReports = 'MANY_FROM_ADDRESS' | 'MANY_OF_LOT';

/** How much of each limit was used in an hour, as far as it was read: by each network of the address, or of the lot. */
export type UsedAmounts = Readonly<Record<keyof AbuseLimits, readonly number[]>>;

/** What is counted: the network address of the client and, for a guest's report, the lot of the cassette. */
export interface CountedTest {
  readonly address: string;
  readonly lotNumber: string | null;
}

/**
 * Counts in the transaction that does what is counted, after all that may reject it: only what is stored counts, and a repeated call does
 * not. The amounts are read with the transaction's other data. Instants in epoch milliseconds.
 */
export interface CountAbuse {
  /** Reads what was used of the limits. Without a lot, the limits of reports are not read. */
  used(amounts: AmountStore, test: CountedTest, now: number): Promise<UsedAmounts>;
  /** Counts a newly held cassette. Returns the seconds until the address may hold another one, or null if it may hold this one. */
  newHold(amounts: AmountStore, used: UsedAmounts, address: string, now: number): Promise<number | null>;
  /** Counts a guest's report that may be sent. Returns why an operator must check it instead, or null. */
  guestReport(amounts: AmountStore, used: UsedAmounts, report: GuestReport, now: number): Promise<ManyReports | null>;
}

/** A guest's report, as far as it is counted. */
export interface GuestReport extends CountedTest {
  readonly lotNumber: string;
}

const HOUR_MS = 60 * 60_000;

/** What counts a limit, and at most how far. */
interface Counter {
  readonly key: string;
  readonly most: number;
}

/** Makes the counter. `addressFactor` multiplies the limits per address. */
export function makeCountAbuse(limits: AbuseLimits, addressFactor: number): CountAbuse {
  const countersOf = (what: keyof AbuseLimits, { address, lotNumber }: CountedTest): readonly Counter[] =>
    what === 'guestReportsPerLot'
      ? [{ key: countKey(what, lotNumber ?? ''), most: limits[what] }]
      : networksOf(address).map(({ name, factor }) => ({
          key: countKey(what, what === 'guestReportsPerAddress' ? `${name} ${lotNumber ?? ''}` : name),
          most: limits[what] * addressFactor * factor,
        }));
  const read = (amounts: AmountStore, what: keyof AbuseLimits, test: CountedTest, now: number) =>
    Promise.all(countersOf(what, test).map(({ key }) => amounts.read(key, HOUR_MS, now)));
  const isFull = (used: UsedAmounts, what: keyof AbuseLimits, test: CountedTest) =>
    countersOf(what, test).some(({ most }, index) => (used[what][index] ?? 0) >= most);
  const add = (amounts: AmountStore, what: keyof AbuseLimits, test: CountedTest, now: number) =>
    Promise.all(countersOf(what, test).map(({ key, most }) => amounts.add(key, HOUR_MS, now, most)));
  return {
    used: async (amounts, test, now) => {
      const hasReport = test.lotNumber !== null;
      const [cassettesPerAddress, guestReportsPerAddress, guestReportsPerLot] = await Promise.all([
        read(amounts, 'cassettesPerAddress', test, now),
        hasReport ? read(amounts, 'guestReportsPerAddress', test, now) : [],
        hasReport ? read(amounts, 'guestReportsPerLot', test, now) : [],
      ]);
      return { cassettesPerAddress, guestReportsPerAddress, guestReportsPerLot };
    },
    newHold: async (amounts, used, address, now) => {
      const test = { address, lotNumber: null };
      if (isFull(used, 'cassettesPerAddress', test)) return secondsToNextWindow(now, HOUR_MS);
      await add(amounts, 'cassettesPerAddress', test, now);
      return null;
    },
    guestReport: async (amounts, used, report, now) => {
      // Not counted for the lot, whose other reports would otherwise wait too.
      if (isFull(used, 'guestReportsPerAddress', report)) return 'MANY_FROM_ADDRESS';
      await add(amounts, 'guestReportsPerAddress', report, now);
      if (isFull(used, 'guestReportsPerLot', report)) return 'MANY_OF_LOT';
      await add(amounts, 'guestReportsPerLot', report, now);
      return null;
    },
  };
}
