import type { Kysely } from 'kysely';
import type { CalendarDate } from '../../core/domain/calendar-date.ts';
import { collectResults, type Place } from './collect-results.ts';
import { collectPerson } from './collect-person.ts';
import { endLoginSessions, erase } from './erase.ts';
import { jobsAbout } from './jobs-about.ts';
import { findAccount, findAddress, findTest, heldBefore, sentReportsOf } from './lookups.ts';
import type { ErasedCounts, Subject, Traces } from './ports.ts';
import { lockSubject } from './subject-locks.ts';
import type { PeopleTables } from './tables.ts';
import { tracesOf } from './traces.ts';

/** Everything about people in the database. `makeId` makes the ids of erasures. */
export function makeKyselyPeopleStore(db: Kysely<PeopleTables>, makeId: () => string) {
  return {
    /** The account with this email address, whatever its case; null if there is none. */
    findAccount: (email: string) => findAccount(db, email),
    /** An email address from which questions to support came; null if there are none. */
    findAddress: (email: string) => findAddress(db, email),
    /** A guest's test by the id of its cassette and the day of the test where it was taken. */
    findTest: (deviceId: string, day: CalendarDate) => findTest(db, deviceId, day),
    /** What is held beside the results; null if the subject does not exist. */
    collectPerson: (subject: Subject, now: number) => collectPerson(db, subject, now),
    /** The results of a subject, a page at a time. */
    collectResults: (subject: Subject, after: Place | null) => collectResults(db, subject, after),
    tracesOf: (subject: Subject) => tracesOf(db, subject),
    /** The reports that authorities have received. */
    sentReportsOf: (subject: Subject) => sentReportsOf(db, subject),
    endLoginSessions: (subject: Subject) => endLoginSessions(db, subject),
    /** Makes every call that writes about the subject wait until the transaction ends. */
    lock: (subject: Subject) => lockSubject(db, subject),
    /** Locks the jobs about a person, and returns how many of them a worker has leased at `now`. */
    lockJobs: async (traces: Traces, now: number): Promise<number> => {
      const jobs = await jobsAbout(db, traces, 'lock');
      return jobs.filter(({ leasedUntil }) => leasedUntil !== null && leasedUntil > now).length;
    },
    /** Deletes every row about a person, and returns how many there were. */
    erase: (subject: Subject, traces: Traces) => erase(db, subject, traces),
    /** Stores that an erasure took place, with counts only. */
    noteErasure: async (counts: ErasedCounts, at: number) => {
      await db
        .insertInto('erasures')
        .values({ erasure_id: makeId(), erased_at: at, counts: JSON.stringify(counts) })
        .execute();
    },
    /** Everyone whose data was held by an instant. */
    heldBefore: (before: number) => heldBefore(db, before),
  };
}

export type PeopleStore = ReturnType<typeof makeKyselyPeopleStore>;
