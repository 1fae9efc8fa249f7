import { test as base, type Browser } from '@playwright/test';
import { makeVisitor, type Visitor, type VisitorOptions } from '../web/visitor.ts';
import { makeFakeCamera, type FakeCamera } from './fake-camera.ts';
import { attachPages } from './attach-pages.ts';
import { closeContexts } from './pooled-context.ts';
import { forgetProblems, listProblems, watchProblems } from './page-problems.ts';
import type { HostedServer, ServerHost } from './server-host.ts';
import { serverHostFixture } from './server-host-fixture.ts';

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
  /** Whether a test announces the calls that the server refuses. A scenario lists them itself, as the errors that show. */
  readonly announcesRefusals: boolean;
  readonly tidyUp: undefined;
}

interface WorkerFixtures {
  readonly serverHost: ServerHost;
  /** The server of a file; starting it ends that of the file before. */
  readonly serverFor: (file: string) => Promise<HostedServer>;
  /** Everyone who has not left. */
  readonly visitors: Set<Visitor>;
  readonly watch: undefined;
}

/** A test in a browser. Each worker has one browser and one process that runs its servers. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  serverHost: serverHostFixture,

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

  watch: [
    async ({ browser }, use) => {
      browser.on('context', watchProblems);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],

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

  announcesRefusals: [true, { option: true }],

  tidyUp: [
    async ({ browser, visitors, reusesContexts, announcesRefusals }, use, testInfo) => {
      const staying = [...visitors];
      await use(undefined);
      // A page that answers has reported everything before that.
      await Promise.all(staying.map(({ page }) => page.title().catch(() => undefined)));
      const hasProblems = listProblems({ announcesRefusals }).length > 0;
      if (hasProblems || testInfo.status !== testInfo.expectedStatus) await attachPages(testInfo, browser);
      for (const visitor of visitors) {
        if (!staying.includes(visitor)) await visitor.leave();
      }
      if (!reusesContexts) await closeContexts(browser);
      const problems = listProblems({ announcesRefusals });
      forgetProblems();
      if (problems.length > 0) throw new Error(`What went wrong in the pages of this test:\n${problems.join('\n')}`);
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
