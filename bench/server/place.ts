import type { Kysely } from 'kysely';
import { connectPostgres } from '../../server/db/connect-postgres.ts';
import { connectSqlite } from '../../server/db/connect.ts';
import type { Tables } from '../../server/wiring/tables.ts';

/** Where a server stores its data. */
export interface Place {
  readonly dataDir: string;
  /** Null for the embedded database, which is in the data directory. */
  readonly databaseUrl: string | null;
}

/** Connects as the server does. */
export function connect({ dataDir, databaseUrl }: Place): Kysely<Tables> {
  return (databaseUrl === null ? connectSqlite(dataDir) : connectPostgres(databaseUrl)).db;
}
