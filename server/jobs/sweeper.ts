import type { ServerClock } from '../clock.ts';
import type { WorkerLog } from './worker.ts';

/** Removes what nobody needs any more: given the server's instant. */
export type Sweep = (now: number) => Promise<void>;

/** Sweeps now and again. */
export interface Sweeper {
  start(log: WorkerLog): void;
  /** Sweeps at once. */
  sweep(): Promise<void>;
  stop(): Promise<void>;
}

const EVERY_MS = 10 * 60_000;

/** Makes a sweeper; each sweep has its turn, whatever becomes of the others. */
export function makeSweeper(sweeps: readonly Sweep[], clock: ServerClock): Sweeper {
  let timer: ReturnType<typeof setInterval> | null = null;
  let running: Promise<void> = Promise.resolve();
  const sweep = async () => {
    for (const sweepOne of sweeps) await sweepOne(clock.now());
  };
  return {
    start: (log) => {
      timer ??= setInterval(() => {
        running = running.then(sweep).catch(() => {
          log.warn({}, 'What is no longer needed could not be removed');
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
