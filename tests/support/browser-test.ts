import { test as base, type Browser } from '@playwright/test';
import { makeVisitor, type Visitor, type VisitorOptions } from '../web/visitor.ts';
import { makeFakeCamera, type FakeCamera } from './fake-camera.ts';
import { attachPages } from './attach-pages.ts';
import { closeContexts } from './pooled-context.ts';
import { openServerHost, type HostedServer, type ServerHost } from './server-host.ts';

export { expect } from '@playwright/test';

/** The real server with the built app, and the browser that visits it. */
export interface RealApp {
  readonly server: HostedServer;
  readonly browser: Browser;
  /** Opens the app's page in a context of its own. A visitor of a test leaves with it; a visitor of `beforeAll` stays. */
  visit(options?: VisitorOptions): Promise<Visitor>;
}

interface TestFixtures {
  /** A server for the tests of one file, without data at first. */
  readonly server: HostedServer;
  readonly app: RealApp;
  /** Whether contexts of this file are used again by later tests, without their data. */
  readonly reusesContexts: boolean;
  readonly tidyUp: undefined;
}

interface WorkerFixtures {
  readonly serverHost: ServerHost;
  /** The server of a file; starting it ends that of the file before. */
  readonly serverFor: (file: string) => Promise<HostedServer>;
  /** Everyone who has not left. */
  readonly visitors: Set<Visitor>;
}

/** A test in a browser. Each worker has one browser and one process that runs its servers. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverHost: [
    async ({}, use) => {
      const host = openServerHost();
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],

  serverFor: [
    async ({ serverHost, browser }, use) => {
      let started: { readonly file: string; readonly server: Promise<HostedServer> } | null = null;
      await use((file) => {
        if (started?.file !== file) {
          started = { file, server: closeContexts(browser).then(() => serverHost.startAnew()) };
        }
        return started.server;
      });
    },
    { scope: 'worker' },
  ],

  visitors: [({}, use) => use(new Set()), { scope: 'worker' }],

  server: async ({ serverFor }, use, { file }) => {
    await use(await serverFor(file));
  },

  app: async ({ server, browser, visitors }, use) => {
    await use({
      server,
      browser,
      visit: async (options = {}) => {
        const opened = await makeVisitor(browser, server.url, options);
        const visitor: Visitor = {
          ...opened,
          leave: async () => {
            if (visitors.delete(visitor)) await opened.leave();
          },
        };
        visitors.add(visitor);
        return visitor;
      },
    });
  },

  reusesContexts: [true, { option: true }],

  tidyUp: [
    async ({ browser, visitors, reusesContexts }, use, testInfo) => {
      const before = new Set(visitors);
      await use(undefined);
      if (testInfo.status !== testInfo.expectedStatus) await attachPages(testInfo, browser);
      for (const visitor of visitors) {
        if (!before.has(visitor)) await visitor.leave();
      }
      if (!reusesContexts) await closeContexts(browser);
    },
    { auto: true },
  ],
});

interface CameraFixtures {
  /** The picture of the browser's only camera. It shows nothing at the start of each test. */
  readonly camera: FakeCamera;
}

/** A test in a browser that has a camera and permits its use. */
export const cameraTest = test.extend<{ readonly emptyTable: undefined }, CameraFixtures>({
  camera: [
    async ({}, use) => {
      const camera = await makeFakeCamera();
      await use(camera);
      await camera.dispose();
    },
    { scope: 'worker' },
  ],

  launchOptions: [
    async ({ launchOptions, camera }, use) => {
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera.launchArgs] });
    },
    { scope: 'worker' },
  ],

  emptyTable: [
    async ({ camera }, use) => {
      await camera.showNothing();
      await use(undefined);
    },
    { auto: true },
  ],
});
