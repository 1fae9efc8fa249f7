import type { UserStore } from '../accounts/kysely-user-store.ts';
import type { ServerClock } from '../clock.ts';
import type { Transactions } from '../db/transactions.ts';
import type { ProfileStore } from './kysely-profile-store.ts';

/** The stores that the use-cases about profiles need in one transaction. */
export interface Stores {
  readonly users: UserStore;
  readonly profiles: ProfileStore;
}

/** Transactions over these stores. */
export type UnitOfWork = Transactions<Stores>;

/** What the use-cases about profiles are made from. */
export interface ProfileDeps {
  readonly unitOfWork: UnitOfWork;
  readonly clock: ServerClock;
  readonly makeId: () => string;
}
