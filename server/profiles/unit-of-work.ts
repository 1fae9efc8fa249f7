import type { UserStore } from '../accounts/kysely-user-store.ts';
import type { Transactions } from '../db/transactions.ts';
import type { ProfileStore } from './kysely-profile-store.ts';

/** The stores that the use-cases about profiles need in one transaction. */
export interface Stores {
  readonly users: UserStore;
  readonly profiles: ProfileStore;
}

/** Transactions over these stores. */
export type UnitOfWork = Transactions<Stores>;
