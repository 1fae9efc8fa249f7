import type { Transactions } from '../db/transactions.ts';
import type { AmountStore } from '../limits/kysely-limit-store.ts';
import type { DeviceStore } from './kysely-device-store.ts';
import type { SubmissionLookup, TestIds } from './ports.ts';

/** The stores that the use-cases about devices need in one transaction. */
export interface Stores {
  readonly tests: TestIds;
  readonly devices: DeviceStore;
  readonly results: SubmissionLookup;
  readonly amounts: AmountStore;
}

/** Transactions over these stores. */
export type UnitOfWork = Transactions<Stores>;
