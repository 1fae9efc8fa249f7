import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ServerClock } from '../clock.ts';
import { kindOf, type HandleJob, type WorkerLog } from './handle-job.ts';
import type { JobPayload, Job, JobQueue } from './ports.ts';
import { MAX_SLOTS, type Slots } from './spare-slots.ts';

/** Delivers jobs in the background. */
export interface Worker {
  /** Starts polling for due jobs, regularly and at every `wake`. */
  readonly start: (log: WorkerLog) => Promise<void>;
  /** Polls at once, because a job was posted. */
  readonly wake: () => void;
  /** Tries all due jobs, and resolves when they were tried. */
  readonly drain: () => Promise<void>;
  /** Claims no new jobs, and resolves when those in progress were tried. */
  readonly stop: () => Promise<void>;
}

export interface WorkerDeps<Of extends JobPayload> {
  readonly queue: JobQueue<Of>;
  readonly handleJob: HandleJob<Of>;
  /** The clock for due times. The polling interval is in real time, whatever this clock does. */
  readonly clock: ServerClock;
  /** No other process claims jobs from this queue, so jobs that were leased before the start have no worker. */
  readonly isOnlyProcess: boolean;
  /** How many jobs may be tried at once; by default as many as possible. */
  readonly slots?: Slots;
  /** The polling interval in milliseconds. */
  readonly pollMs?: number;
}

/** Longer than any transport's time limit, so that no other worker claims a job that is still being tried. */
const LEASE_MS = 2 * 60_000;
const POLL_MS = 500;

const SILENT: WorkerLog = { warn: () => undefined, error: () => undefined };

interface Taker {
  /** Claims due jobs up to the limit. Only one call at a time reads the queue; a call during it makes it read the queue once more. */
  readonly take: () => Promise<void>;
  readonly underWay: ReadonlySet<Promise<void>>;
  /** Resolves when no job is being claimed or tried any more. */
  readonly settled: () => Promise<void>;
}

function makeTaker<Of extends JobPayload>(
  { queue, handleJob, clock, slots = () => MAX_SLOTS }: WorkerDeps<Of>,
  log: () => WorkerLog,
  onRoom: () => void,
): Taker {
  const underWay = new Set<Promise<void>>();
  let taking: Promise<void> | null = null;
  let isWoken = false;
  /** The queue could not be read: logged once, because during an outage every poll fails. */
  let isFailing = false;

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
        // The call that posted is answered first, because its response time must not reveal what is delivered.
        await nextTurn();
        const room = slots() - underWay.size;
        isWoken = false;
        const jobs = room > 0 ? await queue.claim(room, LEASE_MS, clock.now()) : [];
        isFailing = false;
        jobs.forEach(begin);
        if (jobs.length > 0) isWoken = true;
      }
    } catch (error) {
      if (!isFailing) log().error({ failure: kindOf(error) }, 'The queue could not be read');
      isFailing = true;
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
      if (deps.isOnlyProcess) await deps.queue.takeBackLeased();
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
