import { createHistogram, performance, type RecordableHistogram } from 'node:perf_hooks';

/** How one call ended: the status of its answer, or `failed` where there was none. The driver's calls that work count as 200. */
export type Outcome = number | 'failed';

/** How fast calls were answered, and how they ended. */
export interface Measured {
  /** Answered with success, a second. */
  readonly perSecond: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
  /** Which of the tasks, by their place in the list, were answered with success. */
  readonly acknowledged: readonly number[];
  readonly serverErrors: number;
  /** Calls that ended in any other way: refused, cut off. */
  readonly otherErrors: number;
}

const NANOSECONDS = 1e6;

/** Rounds the time of a call to whole nanoseconds, of which a histogram takes no less than one. */
function record(histogram: RecordableHistogram, milliseconds: number): void {
  histogram.record(Math.max(1, Math.round(milliseconds * NANOSECONDS)));
}

/**
 * So many clients, each making its next call when its last one was answered, until the time is up or the tasks are. `call` does the task
 * of that number; one that throws has failed.
 */
export async function runClients(
  { clients, seconds, tasks }: { readonly clients: number; readonly seconds: number; readonly tasks: number },
  call: (task: number) => Promise<Outcome>,
): Promise<Measured> {
  const histogram = createHistogram();
  const acknowledged: number[] = [];
  const count = { serverErrors: 0, otherErrors: 0 };
  const start = performance.now();
  const end = start + seconds * 1000;
  let next = 0;
  const client = async () => {
    for (let begun = start; begun < end && next < tasks; begun = performance.now()) {
      const task = next;
      next += 1;
      const outcome = await call(task).catch((): Outcome => 'failed');
      record(histogram, performance.now() - begun);
      if (outcome === 200) acknowledged.push(task);
      else if (outcome !== 'failed' && outcome >= 500) count.serverErrors += 1;
      else count.otherErrors += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const elapsedSeconds = (performance.now() - start) / 1000;
  return {
    ...count,
    acknowledged,
    perSecond: acknowledged.length / elapsedSeconds,
    p50: histogram.percentile(50) / NANOSECONDS,
    p99: histogram.percentile(99) / NANOSECONDS,
  };
}
