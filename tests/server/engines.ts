import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { connectPostgres, connectSqlite } from '../../server/db/connect.ts';
import type { Tables } from '../../server/db/tables.ts';
import { startPostgres, type Postgres } from '../support/postgres.ts';

/** A kind of database that the server runs on. */
export interface Engine {
  readonly name: string;
  /** A new, empty database. */
  open(): Promise<{ readonly db: Kysely<Tables>; readonly close: () => Promise<void> }>;
  stop(): Promise<void>;
}

/** The embedded database. */
export const sqliteEngine: Engine = {
  name: 'SQLite',
  open: () => {
    const directory = mkdtempSync(join(tmpdir(), 'clearline-sqlite-'));
    const db = connectSqlite(directory);
    return Promise.resolve({
      db,
      close: async () => {
        await db.destroy();
        rmSync(directory, { recursive: true, force: true });
      },
    });
  },
  stop: () => Promise.resolve(),
};

function postgresEngine(postgres: Postgres): Engine {
  return {
    name: 'PostgreSQL',
    open: async () => {
      const db = connectPostgres(await postgres.createDatabase());
      return { db, close: () => db.destroy() };
    },
    stop: () => postgres.stop(),
  };
}

/** Every engine that this machine can run; the tests of the server's rules run on each. */
export async function startEngines(): Promise<readonly Engine[]> {
  const postgres = await startPostgres();
  if (postgres === null) {
    process.stdout.write('No PostgreSQL for this kind of machine: the server is tested on SQLite alone.\n');
    return [sqliteEngine];
  }
  return [sqliteEngine, postgresEngine(postgres)];
}
