import type { UserStore } from '../accounts/ports.ts';
import type { Transactions } from '../db/transactions.ts';
import type { Outbox } from '../jobs/ports.ts';
import type { ReportJobPayload, ReportStore, TestToReportLookup } from './ports.ts';

/** The stores that the use-cases about reports need in one transaction. */
export interface Stores {
  readonly users: UserStore;
  readonly reports: ReportStore;
  readonly results: TestToReportLookup;
  readonly outbox: Outbox<ReportJobPayload>;
}

/** Transactions over these stores. */
export type UnitOfWork = Transactions<Stores>;
