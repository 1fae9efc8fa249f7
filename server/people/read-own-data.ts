import type { PersonalData } from '../../core/domain/personal-data.ts';
import { err, ok, type Result } from '../../core/domain/result.ts';
import type { ServerClock } from '../clock.ts';
import type { Transactions } from '../db/transactions.ts';
import type { SecurityTrail } from '../trail/security-events.ts';
import type { PeopleStore } from './kysely-people-store.ts';

/** Reads everything that is held about the caller's account. */
export type ReadOwnData = (callerId: string) => Promise<Result<PersonalData, 'unknown-account'>>;

export function makeReadOwnData({
  people,
  clock,
  trail,
}: {
  readonly people: Transactions<PeopleStore>;
  readonly clock: ServerClock;
  readonly trail: SecurityTrail;
}): ReadOwnData {
  return async (callerId) => {
    const read = await people.run(async (store): Promise<Result<PersonalData, 'unknown-account'>> => {
      const data = await store.collect({ kind: 'account', userId: callerId }, clock.now());
      return data === null ? err('unknown-account') : ok(data);
    });
    if (read.ok) trail.note('personalDataRead', { account: callerId });
    return read;
  };
}
