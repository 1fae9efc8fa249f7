import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { runScenario } from '../../scenarios/run-scenario.ts';
import { cameraTest as test, expect } from '../support/browser-test.ts';
import { buildWithSecondKit } from '../support/build-with-second-kit.ts';
import { readScenarioFile } from '../support/scenarios.ts';
import { BrowserDriver } from './browser-driver.ts';
import { browserStage } from './browser-stage.ts';

const { scenario } = readScenarioFile(join(import.meta.dirname, '../../fixtures/kits/second-kit.yaml'));

test.use({ reusesContexts: false, announcesRefusals: false });

let webDir: string;

test.beforeAll(async () => {
  webDir = await buildWithSecondKit();
});

test.afterAll(() => rmSync(webDir, { recursive: true }));

const TITLE = 'a kit that is added to the registry guides through the whole flow in a browser by its own values';

test(TITLE, { tag: '@full' }, async ({ browser, camera, serverHost }) => {
  const troubles: string[] = [];
  const { url } = await serverHost.startAnew({ WEB_DIR: webDir }, 'withSecond');
  const stage = browserStage({ browser, camera, url, onTrouble: (trouble) => troubles.push(trouble) });
  const playback = await runScenario(scenario, new BrowserDriver(stage));
  expect({ ...playback, troubles }).toMatchObject({ ok: true, troubles: [] });
});
