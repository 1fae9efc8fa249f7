import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { startRealServer, type RealServer } from '../support/real-server.ts';

/** The real server and a real browser, for the tests of one file. */
export interface RealApp {
  readonly server: RealServer;
  readonly browser: Browser;
}

/** Starts both before the tests of the file, and ends them afterwards. They are there once a test runs. */
export function useRealApp(): RealApp {
  let started: RealApp | null = null;
  const app = (): RealApp => {
    if (started === null) throw new Error('The app has not been started yet.');
    return started;
  };
  beforeAll(async () => {
    const [server, browser] = await Promise.all([startRealServer(), launchBrowser()]);
    started = { server, browser };
  });
  afterAll(async () => {
    await app().browser.close();
    await app().server.stop();
  });
  return {
    get server() {
      return app().server;
    },
    get browser() {
      return app().browser;
    },
  };
}
