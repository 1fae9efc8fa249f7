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

/** Shared by all files of one worker: starting a server and a browser takes longer than many tests. */
let worker: Promise<Worker> | null = null;

async function openWorker(): Promise<Worker> {
  return { host: sharedServerHost(), browser: await launchBrowser() };
}

/** Starts a server without data and a browser for the tests of a file. They are available once a test runs. */
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
  // A page that a test left open would keep running beside the next file's tests.
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
