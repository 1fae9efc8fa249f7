import type { UserStore } from '../accounts/kysely-user-store.ts';
import type { Transactions } from '../db/transactions.ts';
import type { Outbox } from '../jobs/ports.ts';
import type { ReportStore } from './kysely-report-store.ts';
import type { ReportJobPayload, TestToReportLookup } from './ports.ts';

/** The stores that the use-cases about reports need in one transaction. */
export interface Stores {
  readonly users: UserStore;
  readonly reports: ReportStore;
  readonly results: TestToReportLookup;
  readonly outbox: Outbox<ReportJobPayload>;
}

/** Transactions over these stores. */
export type UnitOfWork = Transactions<Stores>;
