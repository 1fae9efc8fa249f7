import type { ExpressionBuilder, Kysely } from 'kysely';
import { skipLocked } from '../db/skip-locked.ts';
import type { Tables } from '../db/tables.ts';
import type { Job, JobQueue, Message, Outbox } from './ports.ts';

/** No job ever waits longer than this; one that seems to was posted or put off by a clock that has been set back since. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/** Posts jobs in the transaction it is given, and tells `onPost` of each. */
export function makeKyselyOutbox(db: Kysely<Tables>, makeJobId: () => string, onPost: () => void): Outbox {
  return {
    post: async (message, at) => {
      await db
        .insertInto('jobs')
        .values({
          job_id: makeJobId(),
          kind: message.kind,
          state: 'waiting',
          payload: JSON.stringify(message),
          posted_at: at,
          due_at: at,
          tries: 0,
        })
        .execute();
      onPost();
    },
  };
}

/** A job nobody has tried yet is due whatever the clock says, which may have been set back since. */
function isDue(eb: ExpressionBuilder<Tables, 'jobs'>, now: number) {
  return eb.and([
    eb('state', '=', 'waiting'),
    eb.or([eb('tries', '=', 0), eb('due_at', '<=', now), eb('due_at', '>', now + LONGEST_WAIT_MS)]),
  ]);
}

async function claim(db: Kysely<Tables>, limit: number, leaseMs: number, now: number): Promise<readonly Job[]> {
  const due = skipLocked(
    db,
    db
      .selectFrom('jobs')
      .select('job_id')
      .where((eb) => isDue(eb, now))
      .orderBy('due_at')
      .orderBy('job_id')
      .limit(limit),
  );
  const rows = await db
    .with('due', () => due)
    .updateTable('jobs')
    .set((eb) => ({ due_at: now + leaseMs, tries: eb('tries', '+', 1) }))
    .where('job_id', 'in', (eb) => eb.selectFrom('due').select('due.job_id'))
    .returning(['job_id', 'payload', 'posted_at', 'tries'])
    .execute();
  const jobs = rows.map((row): Job => ({
    jobId: row.job_id,
    message: JSON.parse(row.payload ?? 'null') as Message,
    postedAt: row.posted_at,
    tries: row.tries,
  }));
  return jobs.sort((one, other) => (one.jobId < other.jobId ? -1 : 1));
}

/** Waiting jobs in the database. */
export function makeKyselyJobQueue(db: Kysely<Tables>): JobQueue {
  const end = (state: 'delivered' | 'failed') => async (jobId: string) => {
    await db.updateTable('jobs').set({ state, payload: null }).where('job_id', '=', jobId).execute();
  };
  return {
    claim: (limit, leaseMs, now) => claim(db, limit, leaseMs, now),
    finish: end('delivered'),
    giveUp: end('failed'),
    postpone: async ({ jobId, tries }, dueAt) => {
      await db
        .updateTable('jobs')
        .set({ due_at: dueAt })
        .where('job_id', '=', jobId)
        .where('state', '=', 'waiting')
        .where('tries', '=', tries)
        .execute();
    },
    takeBackAll: async () => {
      await db.updateTable('jobs').set({ due_at: 0 }).where('state', '=', 'waiting').execute();
    },
    sweep: async (before) => {
      await db.deleteFrom('jobs').where('state', '=', 'delivered').where('posted_at', '<', before).execute();
    },
  };
}
