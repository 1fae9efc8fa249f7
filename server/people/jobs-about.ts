import { PostgresAdapter, type Kysely } from 'kysely';
import { normalizeEmail } from '../../core/domain/validate-fields.ts';
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

/** The parts of a payload that lead to a person. */
interface Payload {
  readonly to?: string | null;
  readonly reportId?: string;
  readonly request?: { readonly email: string };
}

/** Which waiting jobs are about a person. With `lock`, PostgreSQL locks all waiting ones, so that no worker claims them. */
export async function jobsAbout(
  db: Kysely<PeopleTables>,
  traces: Pick<Traces, 'userId' | 'addresses' | 'reportIds'>,
  lock?: 'lock',
): Promise<readonly JobAbout[]> {
  const [addresses, reportIds] = [new Set(traces.addresses), new Set(traces.reportIds)];
  const waiting = db.selectFrom('jobs').selectAll().where('payload', 'is not', null);
  const isLocking = lock === 'lock' && db.getExecutor().adapter instanceof PostgresAdapter;
  const rows = await (isLocking ? waiting.forUpdate() : waiting).execute();
  return rows.flatMap((row) => {
    const { to, reportId, request } = JSON.parse(row.payload ?? '{}') as Payload;
    const isTo = [to, request?.email].some((address) => address && addresses.has(normalizeEmail(address)));
    // The code for a new two-factor device goes to an address that is not the account's yet.
    const isCode = traces.userId !== null && row.subject?.includes(traces.userId) === true;
    if (!isTo && !isCode && !(reportId !== undefined && reportIds.has(reportId))) return [];
    return [
      { jobId: row.job_id, kind: row.kind, to: to ?? '', postedAt: row.posted_at, leasedUntil: row.leased_until },
    ];
  });
}
