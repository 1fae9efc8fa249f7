import { randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { DatabaseUnavailable } from '../db/database-unavailable.ts';
import { missingMigrations } from '../db/migrate.ts';
import { OK, type Check } from '../readiness/readiness.ts';
import type { Tables } from './tables.ts';

/** More pages than a small database has free, so that a full one has no room for it. */
const SAMPLE = 'x'.repeat(64 * 1024);

class TakenBack extends Error {}

/** Writes a job and takes it back: reading succeeds on a standby and on a full disk. */
async function writeAndTakeBack(db: Kysely<Tables>): Promise<void> {
  const sample = { job_id: randomUUID(), kind: 'check', queue: 'check', state: 'check', payload: SAMPLE };
  const never = { posted_at: 0, due_at: 0, leased_until: null, expires_at: null, subject: null, about: null, tries: 0 };
  const work = db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('jobs')
      .values({ ...sample, ...never })
      .execute();
    throw new TakenBack();
  });
  await work.catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
}

async function outcomeOf(work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    return error instanceof DatabaseUnavailable ? error.reason : 'unusable';
  }
}

/** Checks that a connection of the pool can write. */
export function makeDatabaseCheck(db: Kysely<Tables>, isDamaged: () => boolean): Check {
  return () =>
    outcomeOf(async () => {
      if (isDamaged()) return 'damaged';
      await writeAndTakeBack(db);
      return OK;
    });
}

/** Checks that the schema has every migration that this server knows; a newer server may have added others. */
export function makeSchemaCheck(db: Kysely<Tables>): Check {
  return () => outcomeOf(async () => ((await missingMigrations(db)).length === 0 ? OK : 'outdated'));
}
