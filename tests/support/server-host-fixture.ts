import type { PlaywrightWorkerArgs, WorkerFixture } from '@playwright/test';
import { openServerHost, type ServerHost } from './server-host.ts';

/** One process that runs the servers of a worker. */
export const serverHostFixture: [WorkerFixture<ServerHost, PlaywrightWorkerArgs>, { scope: 'worker' }] = [
  async ({}, use) => {
    const host = openServerHost();
    await use(host);
    await host.close();
  },
  { scope: 'worker' },
];
