import type { ServerClock } from '../clock.ts';
import type { LogMessage } from '../log-lines.ts';
import type { Deliver, JobPayload, Job, JobQueue, TryCount, TryOutcome } from './ports.ts';

/** Where workers log; never the payload of a job. */
export interface WorkerLog {
  warn(fields: object, line: LogMessage): void;
  error(fields: object, line: LogMessage): void;
}

/** Tries one job and records the outcome. Never rejects. */
export type HandleJob<Of extends JobPayload> = (job: Job<Of>, log: WorkerLog) => Promise<void>;

export interface HandleJobDeps<Of extends JobPayload> {
  readonly queue: JobQueue<Of>;
  readonly deliver: Deliver<Of>;
  /** The clock for due times. */
  readonly clock: ServerClock;
  /** How long a job waits after a failed try, in milliseconds; null gives it up. `isFinal` is that of the failure. */
  readonly pauseAfter: (job: Job<Of>, isFinal: boolean) => number | null;
  readonly countTry?: TryCount;
}

const SECOND_MS = 1000;

/** The loggable part of a failure: its kind, because its message may quote an address. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}

const [EXPIRED, UNREADABLE] = ['EXPIRED', 'UNREADABLE'];

/** When to retry. If the pause is longer than the job's remaining life, the retry is at half of that life. */
function nextTryAt(pause: number, { expiresAt }: Pick<Job<JobPayload>, 'expiresAt'>, now: number): number {
  return now + (expiresAt === null ? pause : Math.min(pause, Math.ceil((expiresAt - now) / 2)));
}

const isOver = ({ expiresAt }: Pick<Job<JobPayload>, 'expiresAt'>, now: number): boolean =>
  expiresAt !== null && expiresAt <= now;

/** Delivers a job, postpones it, or gives it up; an expired job is given up without a try. */
export function makeHandleJob<Of extends JobPayload>({
  queue,
  deliver,
  clock,
  pauseAfter,
  countTry = () => undefined,
}: HandleJobDeps<Of>): HandleJob<Of> {
  async function tryOnce(job: Job<Of>, log: WorkerLog): Promise<TryOutcome> {
    const { requestId } = job.origin;
    const reqId = requestId === null ? {} : { reqId: requestId };
    const fields = { job: job.jobId, kind: job.message.kind, tries: job.tries, ...reqId };
    const giveUp = async (failure: string): Promise<TryOutcome> => {
      log.error({ ...fields, failure }, 'A message was given up');
      await queue.giveUp(job.jobId);
      return 'givenUp';
    };
    try {
      if (job.isUnreadable) return await giveUp(UNREADABLE);
      if (isOver(job, clock.now())) return await giveUp(EXPIRED);
      const delivered = await deliver(job);
      if (delivered.ok) {
        await queue.finish(job.jobId);
        return 'delivered';
      }
      const { code: failure, isFinal, isEarly = false } = delivered.error;
      const pause = pauseAfter(job, isFinal);
      const now = clock.now();
      if (pause === null || isOver(job, now)) return await giveUp(failure);
      if (!isEarly) log.warn({ ...fields, failure }, 'A message will be tried again');
      await queue.postpone(job, nextTryAt(pause, job, now));
      return isEarly ? 'early' : 'retried';
    } catch (error) {
      // It is due again when its lease runs out.
      log.error({ ...fields, failure: kindOf(error) }, 'A message could not be settled');
      return 'unsettled';
    }
  }
  return async (job, log) => {
    const begun = performance.now();
    const outcome = await tryOnce(job, log);
    countTry(job.message.kind, outcome, (performance.now() - begun) / SECOND_MS);
  };
}
