import type { PersonalData } from '../../core/domain/personal-data.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { Transactions } from '../db/transactions.ts';
import type { SecurityTrail } from '../trail/security-events.ts';
import { collect, type PersonReader } from './collect.ts';
import type { PeopleStore } from './kysely-people-store.ts';

/** Reads everything that is held about the caller's account. */
export type ReadOwnData = (callerId: string) => Promise<Result<PersonalData, 'unknown-account'>>;

async function readOnce<Value>(people: Transactions<PeopleStore>, read: (store: PeopleStore) => Promise<Value>) {
  const result = await people.run<Value, never>(async (store) => ok(await read(store)));
  return result.ok ? result.value : result.error;
}

export function makeReadOwnData({
  people,
  clock,
  trail,
}: {
  readonly people: Transactions<PeopleStore>;
  readonly clock: ServerClock;
  readonly trail: SecurityTrail;
}): ReadOwnData {
  // Each part in a transaction of its own: other calls are answered in between, however much there is.
  const reader: PersonReader = {
    collectPerson: (...given) => readOnce(people, (store) => store.collectPerson(...given)),
    collectResults: (...given) => readOnce(people, (store) => store.collectResults(...given)),
  };
  return async (callerId) => {
    const data = await collect(reader, { kind: 'account', userId: callerId }, clock.now());
    if (data === null) return err('unknown-account');
    trail.note('personalDataRead', { account: callerId });
    return ok(data);
  };
}
