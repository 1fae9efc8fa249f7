import { sql, type Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Each profile's results by date, so that its newest one is found whatever their number. A guest's have no profile. */
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
