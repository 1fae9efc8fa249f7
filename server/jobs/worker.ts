import type { ServerClock } from '../clock.ts';
import type { Deliver, DeliveryFailure, Job, JobQueue, MessageKind } from './ports.ts';

/** What the log is told: never what a job holds. */
export interface WorkerLog {
  warn(facts: object, line: string): void;
  error(facts: object, line: string): void;
}

/** Delivers jobs in the background. */
export interface Worker {
  /** Begins to look for due jobs, now and again and at every `wake`. */
  start(log: WorkerLog): Promise<void>;
  /** Something was posted just now. */
  wake(): void;
  /** Delivers whatever is due, and resolves when it was tried. */
  drain(): Promise<void>;
  /** Takes no new jobs, and resolves when those under way were tried. */
  stop(): Promise<void>;
}

export interface WorkerDeps {
  readonly queue: JobQueue;
  readonly deliver: Deliver;
  /** What due times are compared with. The worker's own pauses are real ones, whatever that clock does. */
  readonly clock: ServerClock;
  readonly retryPausesMs: readonly number[];
  /** No other process takes jobs from this queue, so those that were taken before the start belong to nobody. */
  readonly isAlone: boolean;
}

/** Longer than any technology takes to give up, so that nobody else takes a job that is still being tried. */
const LEASE_MS = 2 * 60_000;
const POLL_MS = 500;
/** As many connections as a mail server is likely to take from one client. */
const MAX_UNDER_WAY = 10;

const SILENT: WorkerLog = { warn: () => undefined, error: () => undefined };

interface Facts {
  readonly job: string;
  readonly kind: MessageKind;
  readonly tries: number;
  readonly failure: string;
}

/** Makes a worker over a queue; several processes may run one each on the same queue. */
export function makeWorker({ queue, deliver, clock, retryPausesMs, isAlone }: WorkerDeps): Worker {
  const underWay = new Set<Promise<void>>();
  let log = SILENT;
  let timer: ReturnType<typeof setInterval> | null = null;
  let taking: Promise<void> | null = null;
  let isWoken = false;

  async function settleFailure(job: Job, { code, isFinal }: DeliveryFailure): Promise<void> {
    const facts: Facts = { job: job.jobId, kind: job.message.kind, tries: job.tries, failure: code };
    const pause = retryPausesMs[job.tries - 1];
    if (isFinal || pause === undefined) {
      log.error(facts, 'A message was given up');
      await queue.giveUp(job.jobId);
    } else {
      log.warn(facts, 'A message will be tried again');
      await queue.postpone(job, clock.now() + pause);
    }
  }

  async function handle(job: Job): Promise<void> {
    const delivered = await deliver(job);
    if (delivered.ok) await queue.finish(job.jobId);
    else await settleFailure(job, delivered.error);
  }

  /** A job whose end could not be written down is due again when its lease runs out. */
  function begin(job: Job): void {
    const task: Promise<void> = handle(job)
      .catch((error: unknown) => {
        log.error({ job: job.jobId, kind: job.message.kind, failure: nameOf(error) }, 'A message could not be settled');
      })
      .finally(() => {
        underWay.delete(task);
        if (timer !== null) wake();
      });
    underWay.add(task);
  }

  async function takeDue(): Promise<void> {
    try {
      while (isWoken) {
        isWoken = false;
        const room = MAX_UNDER_WAY - underWay.size;
        const jobs = room > 0 ? await queue.claim(room, LEASE_MS, clock.now()) : [];
        jobs.forEach(begin);
        if (jobs.length > 0) isWoken = true;
      }
    } catch (error) {
      log.error({ failure: nameOf(error) }, 'The queue could not be read');
    } finally {
      taking = null;
    }
  }

  /** One call at a time reads the queue; a call that comes meanwhile has it read once more. */
  function take(): Promise<void> {
    isWoken = true;
    taking ??= Promise.resolve().then(takeDue);
    return taking;
  }

  function wake(): void {
    if (timer !== null) void take();
  }

  async function drain(): Promise<void> {
    for (;;) {
      await take();
      if (underWay.size === 0) return;
      await Promise.all(underWay);
    }
  }

  return {
    start: async (workerLog) => {
      log = workerLog;
      if (isAlone) await queue.takeBackAll();
      timer ??= setInterval(wake, POLL_MS);
      wake();
    },
    wake,
    drain,
    stop: async () => {
      if (timer !== null) clearInterval(timer);
      timer = null;
      await taking;
      await Promise.all(underWay);
    },
  };
}

function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  return 'code' in error ? `${error.name} ${String(error.code)}` : error.name;
}
