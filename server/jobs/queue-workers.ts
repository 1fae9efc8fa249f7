import type { WorkerLog } from './handle-job.ts';
import type { QueueName } from './queue-names.ts';
import type { Worker } from './worker.ts';

/** The workers of all queues. */
export interface QueueWorkers {
  readonly start: (log: WorkerLog) => Promise<void>;
  /** Wakes the queue's worker, because a job was posted. */
  readonly wake: (queueName: QueueName) => void;
  /** Tries every due job, queue after queue, and resolves when all were tried. */
  readonly drain: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Joins the workers of the queues. The jobs of a queue without one wait. */
export function makeQueueWorkers(workers: Readonly<Partial<Record<QueueName, Worker>>>): QueueWorkers {
  const all = Object.values(workers);
  return {
    start: async (log) => {
      await Promise.all(all.map((worker) => worker.start(log)));
    },
    wake: (queueName) => workers[queueName]?.wake(),
    drain: async () => {
      for (const worker of all) await worker.drain();
    },
    stop: async () => {
      await Promise.all(all.map((worker) => worker.stop()));
    },
  };
}
