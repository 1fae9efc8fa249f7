import type { Transactions } from '../db/transactions.ts';
import type { Stores as DeviceStores } from '../devices/unit-of-work.ts';
import type { Stores as ProfileStores } from '../profiles/unit-of-work.ts';
import type { Stores as ReportStores } from '../report-delivery/unit-of-work.ts';
import type { ResultStore, TestStore } from './ports.ts';

/** The stores that the use-cases about results need in one transaction. */
export interface Stores extends DeviceStores, ProfileStores, ReportStores {
  readonly tests: TestStore;
  readonly results: ResultStore;
}

/** Transactions over these stores. */
export type UnitOfWork = Transactions<Stores>;
