import type { Browser } from '@playwright/test';
import { makeServerTestCalls } from '../../cli/play/server-test-calls.ts';
import { callNameOf } from '../../scenarios/call-names.ts';
import { runScenario } from '../../scenarios/run-scenario.ts';
import { BrowserDriver } from '../../tests/scenarios/browser-driver.ts';
import { visitsIn } from '../../tests/scenarios/browser-visit.ts';
import { launchBrowser } from '../../tests/support/browser.ts';
import { makeFakeCamera, type FakeCamera } from '../../tests/support/fake-camera.ts';
import { startRealServer } from '../../tests/support/real-server.ts';
import { readScenarioFile } from '../../tests/support/scenarios.ts';
import { startCallRecorder, type RecordedCall } from './call-recorder.ts';

const VIEWPORT = { width: 390, height: 844 };

/** What a browser asked for during one whole test, beginning with an empty cache. */
export interface RecordedTest {
  readonly apiCalls: readonly RecordedCall[];
  /** Pages, scripts, styles, pictures and fonts. */
  readonly files: readonly RecordedCall[];
}

interface Stage {
  readonly browser: Browser;
  readonly camera: FakeCamera;
}

async function recordTest({ browser, camera }: Stage, scenarioFile: string): Promise<RecordedTest> {
  const server = await startRealServer();
  const recorder = await startCallRecorder(server.url);
  const onTrouble = (trouble: string): void => {
    throw new Error(trouble);
  };
  try {
    const driver = new BrowserDriver({
      ...{ camera, url: server.url, server: makeServerTestCalls(server.url) },
      openVisit: visitsIn({ browser, url: recorder.url, viewport: VIEWPORT, onTrouble }),
    });
    const playback = await runScenario(readScenarioFile(scenarioFile).scenario, driver);
    if (!playback.ok) throw new Error(`${scenarioFile} could not be played: ${JSON.stringify(playback.found)}`);
    const calls = recorder.take();
    const isApiCall = ({ method, path }: RecordedCall) => callNameOf(method, path.replace(/\?.*/, '')) !== null;
    return { apiCalls: calls.filter(isApiCall), files: calls.filter((call) => !isApiCall(call)) };
  } finally {
    recorder.close();
    await server.stop();
  }
}

/** Plays scenarios in Chromium, each as a first visit, and records what it asks the server for. */
export async function recordTests<Name extends string>(
  scenarioFiles: Readonly<Record<Name, string>>,
): Promise<Readonly<Record<Name, RecordedTest>>> {
  const camera = await makeFakeCamera();
  const browser = await launchBrowser({ args: camera.launchArgs });
  const found: Partial<Record<Name, RecordedTest>> = {};
  try {
    for (const [name, file] of Object.entries<string>(scenarioFiles))
      found[name as Name] = await recordTest({ browser, camera }, file);
    return found as Record<Name, RecordedTest>;
  } finally {
    await browser.close();
    await camera.dispose();
  }
}
