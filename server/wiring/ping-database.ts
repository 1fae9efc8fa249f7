import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Whether the database answers. */
export async function pingDatabase(db: Kysely<Tables>): Promise<boolean> {
  try {
    await db.selectFrom('tests').select('test_id').limit(1).execute();
    return true;
  } catch {
    return false;
  }
}
