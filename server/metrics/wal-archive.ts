import { sql, type Kysely } from 'kysely';
import type { WalArchive } from './ports.ts';

interface ArchiverRow {
  readonly mode: string;
  readonly failures: number;
  readonly age: number;
}

/** How PostgreSQL archives its write-ahead log; null where archiving is off. */
export async function readWalArchive<Schema>(db: Kysely<Schema>): Promise<WalArchive | null> {
  const { rows } = await sql<ArchiverRow>`
    select current_setting('archive_mode') as mode, failed_count as failures,
      extract(epoch from now() - coalesce(last_archived_time, stats_reset))::float8 as age
    from pg_stat_archiver`.execute(db);
  const [row] = rows;
  return row === undefined || row.mode === 'off' ? null : { failures: row.failures, ageSeconds: row.age };
}
