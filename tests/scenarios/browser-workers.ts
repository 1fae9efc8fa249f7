import type { Browser } from 'playwright-core';
import { launchBrowser } from '../support/browser.ts';
import { makeFakeCamera, type FakeCamera } from '../support/fake-camera.ts';
import { openServerHost, type ServerHost } from '../support/server-host.ts';

/** A browser with its own camera and server host. */
export interface BrowserWorker {
  readonly browser: Browser;
  readonly camera: FakeCamera;
  readonly host: ServerHost;
}

/** Workers that play in parallel: a scenario mostly waits for its browser, so two on two cores take little more time than one. */
export interface BrowserWorkers {
  /** Waits for a free worker and plays on it. */
  run<Value>(play: (worker: BrowserWorker) => Promise<Value>): Promise<Value>;
  close(): Promise<void>;
}

async function openWorker(): Promise<BrowserWorker> {
  const camera = await makeFakeCamera();
  return { camera, browser: await launchBrowser({ args: camera.launchArgs }), host: openServerHost() };
}

/** Opens the given number of workers. */
export async function openWorkers(count: number): Promise<BrowserWorkers> {
  const all = await Promise.all(Array.from({ length: count }, openWorker));
  const free = [...all];
  const waiting: ((worker: BrowserWorker) => void)[] = [];

  function take(): Promise<BrowserWorker> {
    const worker = free.pop();
    return worker === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(worker);
  }

  function release(worker: BrowserWorker): void {
    const next = waiting.shift();
    if (next === undefined) free.push(worker);
    else next(worker);
  }

  return {
    run: async (play) => {
      const worker = await take();
      try {
        return await play(worker);
      } finally {
        release(worker);
      }
    },
    close: async () => {
      await Promise.all(
        all.map(async ({ browser, camera, host }) => {
          await browser.close();
          await Promise.all([camera.dispose(), host.close()]);
        }),
      );
    },
  };
}
