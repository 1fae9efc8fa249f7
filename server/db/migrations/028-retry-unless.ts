import { PostgresAdapter, sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A function by which a statement fails like one that cannot be serialized, so that its transaction runs again. The server uses it where
 * a write depends on what it has read without a lock. SQLite runs one transaction at a time and does not need it.
 */
export const retryUnless: Migration = {
  up: async (db: Kysely<unknown>) => {
    if (!(db.getExecutor().adapter instanceof PostgresAdapter)) return;
    await sql`
      create or replace function retry_unless(holds boolean) returns boolean language plpgsql as $body$
      begin
        if holds then
          return true;
        end if;
        raise exception 'Another transaction was first.' using errcode = 'serialization_failure';
      end
      $body$
    `.execute(db);
  },
};
