import { sql, type Kysely } from 'kysely';
import { deleteInBatches } from '../db/in-batches.ts';
import { prepare, prepareLater, type Slots } from '../db/prepare.ts';
import { skipLocked } from '../db/row-locks.ts';
import { readPayload } from './read-payload.ts';
import type { JobRow, JobTables } from './tables.ts';
import { QUEUE_NAMES, type QueueName } from './queue-names.ts';
import type { JobPayload, Job, JobOrigin, JobQueue, Outbox } from './ports.ts';

/** No job waits longer than this. One that seems to was posted or postponed before the clock was set back. */
const LONGEST_WAIT_MS = 24 * 60 * 60_000;

/** Earlier than any instant: a job that was never tried is due even if the clock has been set back. */
const AT_ONCE = 0;

const NO_ORIGIN: JobOrigin = { requestId: null, traceParent: null };

/** A leased job may still be delivered. */
async function dropWaiting(db: Kysely<JobTables>, subject: string): Promise<void> {
  await db.deleteFrom('jobs').where('subject', '=', subject).where('state', '=', 'waiting').execute();
}

/** A worker claims no row that is locked: once deleted here, the job is never started. */
async function cancel(db: Kysely<JobTables>, about: string, payload: string, now: number): Promise<boolean> {
  await db
    .deleteFrom('jobs')
    .where('about', '=', about)
    .where('payload', '=', payload)
    .where((eb) => eb.or([eb('leased_until', 'is', null), eb('leased_until', '<=', now)]))
    .execute();
  const leased = await db
    .selectFrom('jobs')
    .select('job_id')
    .where('about', '=', about)
    .where('payload', '=', payload)
    .executeTakeFirst();
  return leased === undefined;
}

const insertJob = prepareLater((db: Kysely<JobTables>, row: Slots<JobRow>) => db.insertInto('jobs').values(row));

export interface OutboxDeps<Payload extends JobPayload> {
  /** Which queue a job belongs to. */
  readonly queueOf: (payload: Payload) => QueueName;
  /** The address or report that leads to the person a job is about; null for no one. */
  readonly aboutOf: (payload: Payload) => string | null;
  readonly makeJobId: () => string;
  /** The call that posts; without it, jobs have none. */
  readonly origin?: () => JobOrigin;
  /** Gets the queue of each job. */
  readonly onPost: (queueName: QueueName) => void;
}

/** Posts jobs in the transaction it is given. */
export function makeKyselyOutbox<Payload extends JobPayload>(
  db: Kysely<JobTables>,
  { queueOf, aboutOf, makeJobId, onPost, origin = () => NO_ORIGIN }: OutboxDeps<Payload>,
): Outbox<Payload> {
  return {
    post: async (payload, at, { dueAt = AT_ONCE, expiresAt = null, subject = null, about = aboutOf(payload) } = {}) => {
      const queueName = queueOf(payload);
      const { requestId, traceParent } = origin();
      if (subject !== null) await dropWaiting(db, subject);
      await insertJob(db, {
        job_id: makeJobId(),
        kind: payload.kind,
        queue: queueName,
        state: 'waiting',
        payload: JSON.stringify(payload),
        posted_at: at,
        due_at: dueAt,
        leased_until: null,
        expires_at: expiresAt,
        subject,
        about,
        tries: 0,
        request_id: requestId,
        trace_parent: traceParent,
      });
      onPost(queueName);
    },
    cancel: (payload, now) => cancel(db, aboutOf(payload) ?? '', JSON.stringify(payload), now),
  };
}

interface ClaimValues {
  readonly queueName: string;
  readonly limit: number;
  readonly now: number;
  readonly until: number;
}

/** Reads one range of the index, however many jobs are waiting. */
const leaseDue = prepare((db: Kysely<JobTables>, { queueName, limit, now, until }: Slots<ClaimValues>) => {
  const due = skipLocked(
    db,
    db
      .selectFrom('jobs')
      .select('job_id')
      .where('queue', '=', queueName)
      .where('state', '=', 'waiting')
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .orderBy('job_id')
      .limit(limit),
  );
  return db
    .with('due', () => due)
    .updateTable('jobs')
    .set((eb) => ({ due_at: until, leased_until: until, tries: eb('tries', '+', 1) }))
    .where('job_id', 'in', (eb) => eb.selectFrom('due').select('due.job_id'))
    .returning(['job_id', 'kind', 'payload', 'posted_at', 'expires_at', 'tries', 'request_id', 'trace_parent']);
});

/** Makes jobs due that seem to wait too long. Reads one range of the index. */
const makeStrandedDue = prepare(
  (db: Kysely<JobTables>, { queueName, now, latest }: Slots<{ queueName: string; now: number; latest: number }>) =>
    db
      .updateTable('jobs')
      .set({ due_at: now })
      .where('queue', '=', queueName)
      .where('state', '=', 'waiting')
      .where('due_at', '>', latest),
);

/** One that cannot be read is claimed like the others, and given up alone. */
function messageOf<Of extends JobPayload>({ payload, kind }: Pick<JobRow, 'payload' | 'kind'>) {
  const message = readPayload(payload);
  return message?.kind === kind ? { message: message as Of } : { message: { kind } as Of, isUnreadable: true as const };
}

async function claim<Of extends JobPayload>(
  db: Kysely<JobTables>,
  queueName: QueueName,
  limit: number,
  leaseMs: number,
  now: number,
): Promise<readonly Job<Of>[]> {
  const values = { queueName, limit, now, until: now + leaseMs };
  let { rows } = await leaseDue(db, values);
  if (rows.length === 0) {
    const stranded = await makeStrandedDue(db, { queueName, now, latest: now + LONGEST_WAIT_MS });
    if (stranded.numAffectedRows !== 0n) ({ rows } = await leaseDue(db, values));
  }
  const jobs = rows.map((row): Job<Of> => ({
    jobId: row.job_id,
    ...messageOf<Of>(row),
    postedAt: row.posted_at,
    expiresAt: row.expires_at,
    tries: row.tries,
    origin: { requestId: row.request_id, traceParent: row.trace_parent },
  }));
  return jobs.sort((one, other) => (one.jobId < other.jobId ? -1 : 1));
}

const endJob = prepareLater((db: Kysely<JobTables>, { jobId, state }: Slots<{ jobId: string; state: string }>) =>
  db
    .updateTable('jobs')
    .set({ state, payload: null, subject: null, about: null, leased_until: null })
    .where('state', '=', 'waiting')
    .where('job_id', '=', jobId),
);

/** Waiting jobs of a queue in the database. */
export function makeKyselyJobQueue<Payload extends JobPayload>(
  db: Kysely<JobTables>,
  queueName: QueueName,
): JobQueue<Payload> {
  const end = (state: 'delivered' | 'failed') => (jobId: string) => endJob(db, { jobId, state });
  return {
    claim: (limit, leaseMs, now) => claim(db, queueName, limit, leaseMs, now),
    finish: end('delivered'),
    giveUp: end('failed'),
    postpone: async ({ jobId, tries }, dueAt) => {
      await db
        .updateTable('jobs')
        .set({ due_at: dueAt, leased_until: null })
        .where('job_id', '=', jobId)
        .where('state', '=', 'waiting')
        .where('tries', '=', tries)
        .execute();
    },
    takeBackLeased: async () => {
      await db
        .updateTable('jobs')
        .set((eb) => ({ due_at: AT_ONCE, leased_until: null, tries: eb('tries', '-', 1) }))
        .where('queue', '=', queueName)
        .where('state', '=', 'waiting')
        .where('leased_until', 'is not', null)
        .execute();
    },
    sweep: async (ended, before) => {
      // With the queue names, the database uses the index for counting jobs.
      const where = sql`queue in (${sql.join(QUEUE_NAMES)}) and state = ${ended} and posted_at < ${before}`;
      await deleteInBatches(db, { table: 'jobs', key: ['job_id'], where });
    },
  };
}
