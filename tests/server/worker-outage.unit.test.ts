import { expect, test } from 'vitest';
import type { JobPayload, JobQueue } from '../../server/jobs/ports.ts';
import { makeWorker } from '../../server/jobs/worker.ts';

test('A worker logs an outage of its queue once, and the next outage again', async () => {
  let isAway = false;
  const logged: string[] = [];
  const queue = {
    claim: () => (isAway ? Promise.reject(new Error('away')) : Promise.resolve([])),
  } as Partial<JobQueue<JobPayload>> as JobQueue<JobPayload>;
  const worker = makeWorker({
    queue,
    handleJob: () => Promise.resolve(),
    clock: { now: () => 0 },
    isOnlyProcess: false,
  });
  await worker.start({ warn: () => undefined, error: (_facts, line) => logged.push(line) });
  for (const away of [true, true, true, false, true, true]) {
    isAway = away;
    await worker.drain();
  }
  await worker.stop();
  expect(logged).toEqual(['The queue could not be read', 'The queue could not be read']);
});
