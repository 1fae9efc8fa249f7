import { cameraTest as test, expect } from '../support/browser-test.ts';
import { BrowserDriver } from './browser-driver.ts';
import { browserStage } from './browser-stage.ts';
import type { Visit } from './browser-visit.ts';
import { loadOffline, NOTHING_LOADED } from './load-offline.ts';

test.use({ reusesContexts: false, announcesRefusals: false });

const TITLE = 'a browser without the network loads no page of the app, and the driver says so';

test(TITLE, { tag: '@full' }, async ({ browser, camera, serverHost }) => {
  const { url } = await serverHost.startAnew();
  const stage = browserStage({ browser, camera, url });
  let visit: Visit | undefined;
  const openVisit: typeof stage.openVisit = async (...given) => (visit = await stage.openVisit(...given));
  const driver = new BrowserDriver({ ...stage, openVisit });
  expect(await loadOffline(driver)).toEqual(NOTHING_LOADED);
  const failure = await visit?.page.reload().catch((error: unknown) => String(error));
  expect(failure).toContain('net::ERR_INTERNET_DISCONNECTED');
  await driver.end();
});
