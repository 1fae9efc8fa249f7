import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ServerClock } from '../clock.ts';
import { kindOf, type HandleJob, type WorkerLog } from './handle-job.ts';
import type { JobPayload, Job, JobQueue } from './ports.ts';

/** Delivers jobs in the background. */
export interface Worker {
  /** Begins to look for due jobs, now and again and at every `wake`. */
  readonly start: (log: WorkerLog) => Promise<void>;
  /** Something was posted just now. */
  readonly wake: () => void;
  /** Delivers whatever is due, and resolves when it was tried. */
  readonly drain: () => Promise<void>;
  /** Takes no new jobs, and resolves when those under way were tried. */
  readonly stop: () => Promise<void>;
}

export interface WorkerDeps<Of extends JobPayload> {
  readonly queue: JobQueue<Of>;
  readonly handleJob: HandleJob<Of>;
  /** What due times are compared with. The worker's own pauses are real ones, whatever that clock does. */
  readonly clock: ServerClock;
  /** No other process takes jobs from this queue, so jobs that were leased before the start have no worker. */
  readonly isAlone: boolean;
  /** How often it looks for due jobs without being woken, in milliseconds. */
  readonly pollMs?: number;
}

/** Longer than any technology takes to give up, so that no other worker takes a job that is still being tried. */
const LEASE_MS = 2 * 60_000;
const POLL_MS = 500;
/** As many connections as a mail server is likely to take from one client. */
const MAX_UNDER_WAY = 10;

const SILENT: WorkerLog = { warn: () => undefined, error: () => undefined };

interface Taker {
  /** Takes what is due, as far as there is room. One call at a time reads the queue; one that comes meanwhile has it read once more. */
  readonly take: () => Promise<void>;
  readonly underWay: ReadonlySet<Promise<void>>;
  /** Resolves when nothing is being taken or tried any more. */
  readonly settled: () => Promise<void>;
}

function makeTaker<Of extends JobPayload>(
  { queue, handleJob, clock }: WorkerDeps<Of>,
  log: () => WorkerLog,
  onRoom: () => void,
): Taker {
  const underWay = new Set<Promise<void>>();
  let taking: Promise<void> | null = null;
  let isWoken = false;

  function begin(job: Job<Of>): void {
    const task: Promise<void> = handleJob(job, log()).finally(() => {
      underWay.delete(task);
      onRoom();
    });
    underWay.add(task);
  }

  async function takeDue(): Promise<void> {
    try {
      while (isWoken) {
        // The answer to the call that posted goes first: its time must not reveal what there was to deliver.
        await nextTurn();
        const room = MAX_UNDER_WAY - underWay.size;
        isWoken = false;
        const jobs = room > 0 ? await queue.claim(room, LEASE_MS, clock.now()) : [];
        jobs.forEach(begin);
        if (jobs.length > 0) isWoken = true;
      }
    } catch (error) {
      log().error({ failure: kindOf(error) }, 'The queue could not be read');
    } finally {
      taking = null;
    }
  }

  const take = () => {
    isWoken = true;
    taking ??= Promise.resolve().then(takeDue);
    return taking;
  };
  const settled = async () => {
    await taking;
    await Promise.all(underWay);
  };
  return { take, underWay, settled };
}

/** Makes a worker over a queue; several processes may run one each on the same queue. */
export function makeWorker<Of extends JobPayload>(deps: WorkerDeps<Of>): Worker {
  let log = SILENT;
  let timer: ReturnType<typeof setInterval> | null = null;
  const wake = () => {
    if (timer !== null) void taker.take();
  };
  const taker = makeTaker(deps, () => log, wake);
  return {
    start: async (workerLog) => {
      log = workerLog;
      if (deps.isAlone) await deps.queue.takeBackLeased();
      timer ??= setInterval(wake, deps.pollMs ?? POLL_MS);
      wake();
    },
    wake,
    drain: async () => {
      for (;;) {
        await taker.take();
        if (taker.underWay.size === 0) return;
        await Promise.all(taker.underWay);
      }
    },
    stop: async () => {
      if (timer !== null) clearInterval(timer);
      timer = null;
      await taker.settled();
    },
  };
}
