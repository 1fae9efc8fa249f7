import type { Kysely } from 'kysely';
import { collect } from './collect.ts';
import { erase } from './erase.ts';
import { jobsAbout } from './jobs-about.ts';
import { findAccount, findTest, heldBefore, sentReportsOf } from './lookups.ts';
import type { PeopleStore } from './ports.ts';
import type { PeopleTables } from './tables.ts';
import { tracesOf } from './traces.ts';

/** Everything about people in the database. `makeId` makes the ids of erasures. */
export function makeKyselyPeopleStore(db: Kysely<PeopleTables>, makeId: () => string): PeopleStore {
  return {
    findAccount: (email) => findAccount(db, email),
    findTest: (deviceId, day) => findTest(db, deviceId, day),
    collect: (subject, now) => collect(db, subject, now),
    tracesOf: (subject) => tracesOf(db, subject),
    sentReportsOf: (subject) => sentReportsOf(db, subject),
    lockJobs: async (traces, now) => {
      const jobs = await jobsAbout(db, traces, 'lock');
      return jobs.filter(({ leasedUntil }) => leasedUntil !== null && leasedUntil > now).length;
    },
    erase: (subject, traces) => erase(db, subject, traces),
    noteErasure: async (counts, at) => {
      await db
        .insertInto('erasures')
        .values({ erasure_id: makeId(), erased_at: at, counts: JSON.stringify(counts) })
        .execute();
    },
    heldBefore: (before) => heldBefore(db, before),
  };
}
