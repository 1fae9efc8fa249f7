import { join } from 'node:path';
import BetterSqlite from 'better-sqlite3';
import pg from 'pg';

/** Where the servers of a run store their data. */
export interface DataLocation {
  readonly dataDir: string;
  /** Null for the embedded database. */
  readonly databaseUrl: string | null;
}

/** The rows that a query returns. */
export async function query<Row extends object>(
  { dataDir, databaseUrl }: DataLocation,
  sql: string,
): Promise<readonly Row[]> {
  if (databaseUrl === null) {
    const db = new BetterSqlite(join(dataDir, 'clearline.sqlite'), { readonly: true });
    try {
      return db.prepare<[], Row>(sql).all();
    } finally {
      db.close();
    }
  }
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<Row>(sql)).rows;
  } finally {
    await client.end();
  }
}
