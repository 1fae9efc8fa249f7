import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { clientsFor, startMeasuredLoad } from './measured-load.ts';

let server: Server | null = null;
afterEach(() => server?.closeAllConnections());
afterEach(() => void server?.close());

/** A server that answers the given statuses first and then accepts everything; records the test of each submission. */
async function serve(statuses: readonly number[]): Promise<{ readonly url: string; readonly submitted: string[] }> {
  const [waiting, submitted] = [[...statuses], [] as string[]];
  let tests = 0;
  server = createServer((request, response) => {
    void text(request).then((body) => {
      if (request.method === 'GET') {
        tests += 1;
        return response.end(`test-${tests}`);
      }
      submitted.push((JSON.parse(body) as { testId: string }).testId);
      response.statusCode = waiting.shift() ?? 200;
      return response.end();
    });
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, submitted };
}

it('submits twice a second with each client', () => {
  expect([clientsFor(30), clientsFor(2), clientsFor(1)]).toEqual([15, 1, 1]);
});

it('repeats a call that failed with the same test, and counts what was answered', async () => {
  const { url, submitted } = await serve([503, 500]);
  const load = startMeasuredLoad(url, 2);
  await load.more(2);
  await load.stop();
  expect(submitted.slice(0, 4)).toEqual(['test-1', 'test-1', 'test-1', 'test-2']);
  expect([...load.acknowledgedAt.keys()].slice(0, 2)).toEqual(['test-1', 'test-2']);
  expect([load.statuses.get(503), load.statuses.get(500)]).toEqual([1, 1]);
});

it('begins the next test when a call is refused', async () => {
  const { url, submitted } = await serve([422]);
  const load = startMeasuredLoad(url, 2);
  await load.more(1);
  await load.stop();
  expect(submitted.slice(0, 2)).toEqual(['test-1', 'test-2']);
  expect(load.acknowledgedAt.has('test-1')).toBe(false);
  expect(load.statuses.get(422)).toBe(1);
});
