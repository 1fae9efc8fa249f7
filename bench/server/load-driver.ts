import { Bench } from 'tinybench';
import type { Load, Measured } from './measured.ts';

/** Makes each call once with tinybench, by its index; a call that throws counts as failed. */
export async function loadDriver(
  calls: number,
  { clients, seconds }: Load,
  call: (place: number) => Promise<void>,
): Promise<Measured> {
  let [next, failed] = [0, 0];
  const limits = { iterations: calls, time: seconds * 1000, concurrency: 'task', threshold: clients } as const;
  const bench = new Bench({ ...limits, warmup: false, throws: true });
  const one = async (): Promise<void> => {
    next += 1;
    await call(next - 1).catch(() => (failed += 1));
  };
  const began = performance.now();
  const [task] = await bench.add('call', one, { async: true }).run();
  const elapsedSeconds = (performance.now() - began) / 1000;
  if (task === undefined || !('latency' in task.result)) throw new Error('No call was measured.');
  const { samplesCount, p50, p99 } = task.result.latency;
  return { perSecond: (samplesCount - failed) / elapsedSeconds, p50, p99, serverErrors: 0, otherErrors: failed };
}
