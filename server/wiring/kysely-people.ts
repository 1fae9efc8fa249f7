import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { makeKyselyTransactions } from '../db/kysely-transactions.ts';
import type { Transactions } from '../db/transactions.ts';
import { makeKyselyPeopleStore } from '../people/kysely-people-store.ts';
import type { PeopleStore } from '../people/kysely-people-store.ts';
import type { Tables } from './tables.ts';

/** Transactions over everything that is held about people. */
export function makeKyselyPeople(db: Kysely<Tables>): Transactions<PeopleStore> {
  return makeKyselyTransactions(db, {
    makeStores: (transaction: Kysely<Tables>) => makeKyselyPeopleStore(transaction, randomUUID),
    onCommitted: () => undefined,
  });
}
