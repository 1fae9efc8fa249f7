import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeServerTestCalls } from '../../cli/play/server-test-calls.ts';
import { runScenario } from '../../scenarios/run-scenario.ts';
import { cameraTest as test, expect } from '../support/browser-test.ts';
import { buildWithSecondKit } from '../support/build-with-second-kit.ts';
import { readScenarioFile } from '../support/scenarios.ts';
import { BrowserDriver } from './browser-driver.ts';
import { visitsIn } from './browser-visit.ts';

const { scenario } = readScenarioFile(join(import.meta.dirname, '../../fixtures/kits/second-kit.yaml'));

test.use({ reusesContexts: false, announcesRefusals: false });

let webDir: string;

test.beforeAll(async () => {
  webDir = await buildWithSecondKit();
});

test.afterAll(() => rmSync(webDir, { recursive: true }));

test('a kit that is added to the registry guides through the whole flow in a browser by its own values', async ({
  browser,
  camera,
  serverHost,
}) => {
  const troubles: string[] = [];
  const { url } = await serverHost.startAnew({ WEB_DIR: webDir }, 'withSecond');
  const viewport = { width: 390, height: 844 };
  const onTrouble = (trouble: string): number => troubles.push(trouble);
  const playback = await runScenario(
    scenario,
    new BrowserDriver({
      camera,
      url,
      server: makeServerTestCalls(url),
      openVisit: visitsIn({ browser, url, viewport, onTrouble }),
    }),
  );
  expect({ ...playback, troubles }).toMatchObject({ ok: true, troubles: [] });
});
