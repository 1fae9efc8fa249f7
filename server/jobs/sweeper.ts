import type { ServerClock } from '../clock.ts';
import { kindOf, type WorkerLog } from './handle-job.ts';

/** Removes what is no longer needed at the given instant of the server. */
export type Sweep = (now: number) => Promise<void>;

/** Sweeps now and again. */
export interface Sweeper {
  readonly start: (log: WorkerLog) => void;
  /** Sweeps at once. */
  readonly sweep: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

const EVERY_MS = 10 * 60_000;

/** Makes a sweeper; one sweep runs after the other. */
export function makeSweeper(sweeps: readonly Sweep[], clock: ServerClock): Sweeper {
  let timer: ReturnType<typeof setInterval> | null = null;
  let running: Promise<void> = Promise.resolve();
  const sweep = async () => {
    const now = clock.now();
    for (const sweepOne of sweeps) await sweepOne(now);
  };
  return {
    start: (log) => {
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
