import type { UserStore } from '../accounts/ports.ts';
import type { Transactions } from '../db/transactions.ts';
import type { ProfileStore } from './ports.ts';

/** The stores that the use-cases about profiles need in one transaction. */
export interface Stores {
  readonly users: UserStore;
  readonly profiles: ProfileStore;
}

/** Transactions over these stores. */
export type UnitOfWork = Transactions<Stores>;
