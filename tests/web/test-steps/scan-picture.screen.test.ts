import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { translations } from '../../../adapters/translations/index.ts';
import { LANGUAGES } from '../../../core/domain/languages.ts';
import { launchBrowser } from '../../support/browser.ts';
import { makeFakeCamera, type FakeCamera } from '../../support/fake-camera.ts';
import { startRealServer, type RealServer } from '../../support/real-server.ts';
import { lossesInFirstScreenful, SHORT_PHONES } from '../first-screenful.ts';
import { press, type Visitor } from '../visitor.ts';
import { openAt } from './tester.ts';

let server: RealServer;
let camera: FakeCamera;
let browser: Browser;
let visitor: Visitor;

beforeAll(async () => {
  [server, camera] = await Promise.all([startRealServer(), makeFakeCamera()]);
  browser = await launchBrowser({ args: camera.launchArgs });
});
afterAll(async () => {
  await browser.close();
  await Promise.all([camera.dispose(), server.stop()]);
});
afterEach(() => visitor.leave());

const SCANS = [
  ['testing', 'scan-device'],
  ['testing', 'first-scan'],
  ['testing', 'second-scan'],
  ['reporting', 'first-scan'],
] as const;

it.each(SCANS.flatMap(([flow, step]) => LANGUAGES.map((language) => [flow, step, language] as const)))(
  'the camera shows its whole picture and its status on short phones, at %s, %s, in %s',
  async (flow, step, language) => {
    visitor = await openAt(browser, { baseURL: server.url, flow, step, language });
    const { page } = visitor;
    await press(page, 'camera-on');
    await page.getByText(translations[language].steps.scan.camera.looking).waitFor();
    for (const phone of SHORT_PHONES) {
      const wanted = 'main h1, .scan-picture, .scan-live .scan-status';
      expect(await lossesInFirstScreenful(page, phone, wanted)).toEqual([]);
    }
  },
);
