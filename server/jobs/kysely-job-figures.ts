import type { Kysely } from 'kysely';
import type { JobTables } from './tables.ts';
import { QUEUE_NAMES, type QueueName } from './queue-names.ts';

/** The states that operators watch; delivered jobs are not among them. */
export const WATCHED_STATES = ['waiting', 'failed'] as const;
export type WatchedState = (typeof WATCHED_STATES)[number];

/** How many jobs of a queue are in a state, and when the oldest of them was posted (epoch milliseconds). */
export interface JobFigure {
  readonly queueName: QueueName;
  readonly state: WatchedState;
  readonly jobs: number;
  readonly oldestPostedAt: number;
}

/**
 * Counts the waiting and the failed jobs. Reads only the index and no delivered jobs: reading every row would block the embedded
 * database, and with it every call, for seconds. A queue without jobs in a state has no figure.
 */
export async function readJobFigures(db: Kysely<JobTables>): Promise<readonly JobFigure[]> {
  const rows = await db
    .selectFrom('jobs')
    .select(({ fn }) => [
      'queue',
      'state',
      fn.countAll<number>().as('jobs'),
      fn.min<number>('posted_at').as('oldestPostedAt'),
    ])
    .where('queue', 'in', QUEUE_NAMES)
    .where('state', 'in', WATCHED_STATES)
    .groupBy(['queue', 'state'])
    .execute();
  return rows.map(({ queue, state, jobs, oldestPostedAt }) => ({
    queueName: queue as QueueName,
    state: state as WatchedState,
    jobs,
    oldestPostedAt,
  }));
}
