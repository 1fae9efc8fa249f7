import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { closeContexts } from '../support/pooled-context.ts';
import { sharedServerHost, type HostedServer, type ServerHost } from '../support/server-host.ts';

/** The real server and a real browser, for the tests of one file. */
export interface RealApp {
  readonly server: HostedServer;
  readonly browser: Browser;
}

interface Worker {
  readonly host: ServerHost;
  readonly browser: Browser;
}

/** Of all files that one worker runs: to load a server and a browser for each of them takes longer than many a test. */
let worker: Promise<Worker> | null = null;

async function openWorker(): Promise<Worker> {
  return { host: sharedServerHost(), browser: await launchBrowser() };
}

/** Has a server over no data and a browser ready for the tests of the file. They are there once a test runs. */
export function useRealApp(): RealApp {
  let started: RealApp | null = null;
  const app = (): RealApp => {
    if (started === null) throw new Error('The app has not been started yet.');
    return started;
  };
  beforeAll(async () => {
    worker ??= openWorker();
    const { host, browser } = await worker;
    started = { server: await host.startAnew(), browser };
  });
  // What a test left open would go on at its work beside the next file's.
  afterAll(() => closeContexts(app().browser));
  return {
    get server() {
      return app().server;
    },
    get browser() {
      return app().browser;
    },
  };
}
