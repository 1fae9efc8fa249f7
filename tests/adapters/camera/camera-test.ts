import { cameraTest } from '../../support/browser-test.ts';
import { serveCameraPage } from './camera-page.ts';
import { openPage } from './camera-acts.ts';

interface WorkerFixtures {
  /** The camera's page. It is served before the first test runs. */
  readonly served: { readonly url: string };
}

/** A test of the camera's page. `page` is ready to start the camera. */
export const test = cameraTest.extend<object, WorkerFixtures>({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const insecureHost = '--host-resolver-rules=MAP insecure.example 127.0.0.1';
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), insecureHost] });
    },
    { scope: 'worker' },
  ],

  served: [
    async ({}, use) => {
      const served = await serveCameraPage();
      await use(served);
      await served.close();
    },
    { scope: 'worker' },
  ],

  page: async ({ browser, served }, use) => {
    const page = await openPage(browser, served.url);
    await use(page);
    await page.close();
  },
});
