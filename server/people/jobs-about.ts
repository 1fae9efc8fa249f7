import { PostgresAdapter, type Kysely } from 'kysely';
import type { JobPayload } from '../jobs/ports.ts';
import { readPayload } from '../jobs/read-payload.ts';
import type { Traces } from './ports.ts';
import type { PeopleTables } from './tables.ts';

/** A waiting job about a person. Instants in epoch milliseconds. */
export interface JobAbout {
  readonly jobId: string;
  readonly kind: string;
  /** The address of a message; empty for a report. */
  readonly to: string;
  readonly postedAt: number;
  /** When its lease expires; null if no worker has it. */
  readonly leasedUntil: number | null;
}

interface Addressed extends JobPayload {
  readonly to?: string | null;
}

/** Within the number of values that a statement may have on either engine. */
const AT_ONCE = 500;

/** The waiting jobs about a person, in the order of posting. With `lock`, PostgreSQL locks them, so that no worker claims them. */
export async function jobsAbout(
  db: Kysely<PeopleTables>,
  { userId, addresses, reportIds }: Pick<Traces, 'userId' | 'addresses' | 'reportIds'>,
  lock?: 'lock',
): Promise<readonly JobAbout[]> {
  const keys = [...(userId === null ? [] : [userId]), ...addresses, ...reportIds];
  const isLocking = lock === 'lock' && db.getExecutor().adapter instanceof PostgresAdapter;
  const found: JobAbout[] = [];
  for (let at = 0; at < keys.length; at += AT_ONCE) {
    const jobs = db
      .selectFrom('jobs')
      .selectAll()
      .where('about', 'in', keys.slice(at, at + AT_ONCE));
    for (const row of await (isLocking ? jobs.forUpdate() : jobs).execute()) {
      const message: Addressed | null = readPayload(row.payload);
      const { job_id: jobId, kind, posted_at: postedAt, leased_until: leasedUntil } = row;
      found.push({ jobId, kind, to: message?.to ?? '', postedAt, leasedUntil });
    }
  }
  return found.sort((one, other) => (one.jobId < other.jobId ? -1 : 1));
}
