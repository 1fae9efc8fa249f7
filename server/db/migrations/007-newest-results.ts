import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** An index of each profile's results by date, to find the newest one among many. Results of guests have no profile. */
export const newestResults: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createIndex('results_by_profile_and_date')
      .ifNotExists()
      .on('results')
      .columns(['profile_id', 'test_date', 'test_id'])
      .where(sql.ref('profile_id'), 'is not', null)
      .execute();
  },
};
