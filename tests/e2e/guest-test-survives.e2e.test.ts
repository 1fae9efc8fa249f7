import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cameraTest as test, expect } from '../support/browser-test.ts';
import type { GuestSubmission } from '../../core/api/payloads.ts';
import { API_ROUTES, routeName } from '../../core/api/routes.ts';
import { lastCall } from '../../scenarios/observation.ts';
import { runScenario } from '../../scenarios/run-scenario.ts';
import { BrowserDriver } from '../scenarios/browser-driver.ts';
import { browserStage, type StageOptions } from '../scenarios/browser-stage.ts';
import { startRealServer } from '../support/real-server.ts';
import { readScenarioFile } from '../support/scenarios.ts';

const SCENARIO = fileURLToPath(new URL('../../fixtures/scenarios/testing/negative-reported.yaml', import.meta.url));

test.use({ reusesContexts: false, announcesRefusals: false });

/** Records what the browser submitted. */
class RecordingDriver extends BrowserDriver {
  submission: unknown = null;

  override async end(): Promise<void> {
    const { calls } = await this.observe();
    this.submission = lastCall(calls, routeName('createGuestResult'))?.payload;
    await super.end();
  }
}

async function completeTest(options: StageOptions): Promise<GuestSubmission> {
  const onTrouble = (trouble: string): void => {
    throw new Error(trouble);
  };
  const driver = new RecordingDriver(browserStage({ ...options, onTrouble }));
  const { scenario } = readScenarioFile(SCENARIO);
  expect(await runScenario(scenario, driver)).toMatchObject({ ok: true });
  return driver.submission as GuestSubmission;
}

test(
  'a result submitted by a guest in the browser survives a killed server',
  { tag: '@full' },
  async ({ browser, camera }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'clearline-e2e-'));
    const first = await startRealServer({ dataDir });
    const submission = await completeTest({ browser, camera, url: first.url });
    await first.kill();
    const second = await startRealServer({ dataDir });
    const submit = (body: object): Promise<Response> =>
      fetch(second.url + API_ROUTES.createGuestResult.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    try {
      // The same submission again returns the same record; another result for the test is rejected.
      expect((await submit(submission)).status).toBe(200);
      const other = submission.result === 'positive' ? 'negative' : 'positive';
      expect((await submit({ ...submission, result: other })).status).toBe(409);
    } finally {
      await second.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
);
