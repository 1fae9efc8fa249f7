import { sql, type Kysely } from 'kysely';
import type { Clock } from '../../core/ports/clock.ts';

/** A clock that follows the database's, so that all servers on it agree on leases, expiry and counting windows. */
export interface DatabaseClock extends Pick<Clock, 'now'> {
  /** Compares with the database. Never rejects: while the database is away, the last comparison counts. */
  measure(): Promise<void>;
}

/** An answer that took longer says too little about the time at which it was given. */
const LONGEST_ANSWER_MS = 500;

/** PostgreSQL's present instant in epoch milliseconds. */
export async function readDatabaseTime<Schema>(db: Kysely<Schema>): Promise<number> {
  const { rows } = await sql<{ now: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db);
  if (rows[0] === undefined) throw new Error('The database has no time.');
  return rows[0].now;
}

/**
 * Makes a clock from the database's time at the last comparison and the time that has passed since, which does not change when the
 * machine's clock is set. Before the first comparison it is the machine's clock.
 */
export function makeDatabaseClock(
  readTime: () => Promise<number>,
  { now, monotonic }: Pick<Clock, 'now' | 'monotonic'>,
): DatabaseClock {
  let ahead: number | null = null;
  return {
    now: () => (ahead === null ? now() : Math.round(monotonic() + ahead)),
    measure: async () => {
      const asked = monotonic();
      const time = await readTime().catch(() => null);
      const took = monotonic() - asked;
      if (time === null || took > LONGEST_ANSWER_MS) return;
      ahead = time - asked - took / 2;
    },
  };
}
