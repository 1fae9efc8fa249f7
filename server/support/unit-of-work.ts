import type { Transactions } from '../db/transactions.ts';
import type { Outbox } from '../jobs/ports.ts';
import type { StaffMessage } from '../messages/message.ts';
import type { SupportStore } from './kysely-support-store.ts';

/** The stores that the use-cases about questions to customer service need in one transaction. */
export interface Stores {
  readonly supportRequests: SupportStore;
  readonly outbox: Outbox<StaffMessage>;
}

/** Transactions over these stores. */
export type UnitOfWork = Transactions<Stores>;
