import type { ServerClock } from '../clock.ts';
import type { Deliver, JobPayload, Job, JobQueue, Message } from './ports.ts';

/** Where workers log; never the payload of a job. */
export interface WorkerLog {
  warn(facts: object, line: string): void;
  error(facts: object, line: string): void;
}

/** Tries one job and records the outcome. Never rejects. */
export type HandleJob<Of extends JobPayload = Message> = (job: Job<Of>, log: WorkerLog) => Promise<void>;

export interface HandleJobDeps<Of extends JobPayload> {
  readonly queue: JobQueue<Of>;
  readonly deliver: Deliver<Of>;
  /** What due times are compared with. */
  readonly clock: ServerClock;
  /** How long a job waits after a failed try, in milliseconds; null gives it up. `isFinal` as the failure says. */
  readonly pauseAfter: (job: Job<Of>, isFinal: boolean) => number | null;
}

/** What a log may hold of a failure: its kind, for its message may quote an address. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}

const EXPIRED = 'EXPIRED';

/** A pause may outlast what the job is good for: the next try then comes while half of that time is still left. */
function nextTryAt(pause: number, { expiresAt }: Pick<Job, 'expiresAt'>, now: number): number {
  return now + (expiresAt === null ? pause : Math.min(pause, Math.ceil((expiresAt - now) / 2)));
}

const isOver = ({ expiresAt }: Pick<Job, 'expiresAt'>, now: number): boolean => expiresAt !== null && expiresAt <= now;

/** Delivers a job, or lets it wait for its next try, or gives it up: also untried where it is pointless by now. */
export function makeHandleJob<Of extends JobPayload>({
  queue,
  deliver,
  clock,
  pauseAfter,
}: HandleJobDeps<Of>): HandleJob<Of> {
  return async (job, log) => {
    const facts = { job: job.jobId, kind: job.message.kind, tries: job.tries };
    const giveUp = (failure: string) => {
      log.error({ ...facts, failure }, 'A message was given up');
      return queue.giveUp(job.jobId);
    };
    try {
      if (isOver(job, clock.now())) return await giveUp(EXPIRED);
      const delivered = await deliver(job);
      if (delivered.ok) return await queue.finish(job.jobId);
      const { code: failure, isFinal, isEarly = false } = delivered.error;
      const pause = pauseAfter(job, isFinal);
      const now = clock.now();
      if (pause === null || isOver(job, now)) return await giveUp(failure);
      if (!isEarly) log.warn({ ...facts, failure }, 'A message will be tried again');
      return await queue.postpone(job, nextTryAt(pause, job, now));
    } catch (error) {
      // It is due again when its lease runs out.
      log.error({ ...facts, failure: kindOf(error) }, 'A message could not be settled');
    }
  };
}
