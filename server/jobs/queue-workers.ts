import type { WorkerLog } from './handle-job.ts';
import type { JobLane } from './queue-names.ts';
import type { Worker } from './worker.ts';

/** The workers of all lanes. */
export interface LaneWorkers {
  readonly start: (log: WorkerLog) => Promise<void>;
  /** Something was posted to a lane just now. */
  readonly wake: (lane: JobLane) => void;
  /** Does whatever is due, lane after lane, and resolves when it was tried. */
  readonly drain: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Joins one worker a lane. */
export function makeLaneWorkers(workers: Readonly<Record<JobLane, Worker>>): LaneWorkers {
  const all = Object.values(workers);
  return {
    start: async (log) => {
      await Promise.all(all.map((worker) => worker.start(log)));
    },
    wake: (lane) => workers[lane].wake(),
    drain: async () => {
      for (const worker of all) await worker.drain();
    },
    stop: async () => {
      await Promise.all(all.map((worker) => worker.stop()));
    },
  };
}
