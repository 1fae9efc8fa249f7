import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeServerTestCalls } from '../../cli/play/server-test-calls.ts';
import { runScenario } from '../../scenarios/run-scenario.ts';
import { buildWithSecondKit } from '../support/build-with-second-kit.ts';
import { readScenarioFile } from '../support/scenarios.ts';
import { BrowserDriver } from './browser-driver.ts';
import { openWorkers, type BrowserWorkers } from './browser-workers.ts';

const { scenario } = readScenarioFile(join(import.meta.dirname, '../../fixtures/kits/second-kit.yaml'));

let workers: BrowserWorkers;
let webDir: string;

beforeAll(async () => {
  [workers, webDir] = await Promise.all([openWorkers(1), buildWithSecondKit()]);
});

afterAll(async () => {
  await workers.close();
  rmSync(webDir, { recursive: true });
});

it('a kit that is added to the registry guides through the whole flow in a browser by its own values', async () => {
  const troubles: string[] = [];
  const playback = await workers.run(async ({ browser, camera, host }) => {
    const { url } = await host.startAnew({ WEB_DIR: webDir }, 'withSecond');
    const viewport = { width: 390, height: 844 };
    const onTrouble = (trouble: string): number => troubles.push(trouble);
    return runScenario(
      scenario,
      new BrowserDriver({ browser, camera, url, server: makeServerTestCalls(url), viewport, onTrouble }),
    );
  });
  expect({ ...playback, troubles }).toMatchObject({ ok: true, troubles: [] });
});
