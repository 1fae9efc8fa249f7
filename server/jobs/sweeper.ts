import type { ServerClock } from '../clock.ts';
import { kindOf, type WorkerLog } from './handle-job.ts';

/** Deletes what has expired at `now`, an instant of the server's clock. */
export type Sweep = (now: number, log: Pick<WorkerLog, 'warn'>) => Promise<void>;

/** Runs sweeps regularly. */
export interface Sweeper {
  readonly start: (log: WorkerLog) => void;
  /** Sweeps at once. */
  readonly sweep: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const EVERY_MS = 10 * 60_000;

/** Makes a sweeper that runs the sweeps one after the other. */
export function makeSweeper(sweeps: readonly Sweep[], clock: ServerClock): Sweeper {
  let timer: ReturnType<typeof setInterval> | null = null;
  let running: Promise<void> = Promise.resolve();
  let log: Pick<WorkerLog, 'warn'> = { warn: () => undefined };
  const sweep = async () => {
    const now = clock.now();
    for (const sweepOne of sweeps) await sweepOne(now, log);
  };
  return {
    start: (workerLog) => {
      log = workerLog;
      timer ??= setInterval(() => {
        running = running.then(sweep).catch((error: unknown) => {
          log.warn({ failure: kindOf(error) }, 'What is no longer needed could not be removed');
        });
      }, EVERY_MS);
    },
    sweep,
    stop: async () => {
      if (timer !== null) clearInterval(timer);
      timer = null;
      await running;
    },
  };
}
