import { NOT_LOADED_OFFLINE } from '../../scenarios/driver.ts';
import { cameraTest as test, expect } from '../support/browser-test.ts';
import { guestDoes } from '../support/scenarios.ts';
import { BrowserDriver } from './browser-driver.ts';
import { browserStage } from './browser-stage.ts';
import type { Visit } from './browser-visit.ts';

test.use({ reusesContexts: false, announcesRefusals: false });

const TITLE = 'a browser without the network loads no page of the app, and the driver says so';

test(TITLE, { tag: '@full' }, async ({ browser, camera, serverHost }) => {
  const { url } = await serverHost.startAnew();
  const stage = browserStage({ browser, camera, url });
  let visit: Visit | undefined;
  const openVisit: typeof stage.openVisit = async (...given) => (visit = await stage.openVisit(...given));
  const driver = new BrowserDriver({ ...stage, openVisit });
  await driver.begin(guestDoes('start: testing'));
  await driver.start('testing');
  await driver.offline();
  for (const loads of [() => driver.reload(), () => driver.tab('second'), () => driver.go('/support')]) {
    expect(await loads()).toEqual(NOT_LOADED_OFFLINE);
  }
  expect(await driver.step()).toBe('intro-welcome');
  const failure = await visit?.page.reload().catch((error: unknown) => String(error));
  expect(failure).toContain('net::ERR_INTERNET_DISCONNECTED');
  await driver.end();
});
