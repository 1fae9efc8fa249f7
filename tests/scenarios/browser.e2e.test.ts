import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Browser } from 'playwright-core';
import { parseScenario } from '../../cli/scenario-file.ts';
import { runScenario } from '../../core/scenarios/run-scenario.ts';
import { launchBrowser } from '../support/browser.ts';
import { makeFakeCamera, type FakeCamera } from '../support/fake-camera.ts';
import { startRealServer } from '../support/real-server.ts';
import { BrowserDriver } from './browser-driver.ts';
import { browserScenarios } from './scenario-files.ts';
import { makeServerDoor } from './server-door.ts';

const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

let camera: FakeCamera;
let browser: Browser;

beforeAll(async () => {
  camera = await makeFakeCamera();
  browser = await launchBrowser({ args: camera.launchArgs });
});

afterAll(async () => {
  await browser.close();
  await camera.dispose();
});

describe('in a real browser, against the real server, before a real camera picture', () => {
  it.each(browserScenarios())('$name', async ({ path, index }) => {
    const file = parseScenario(readFileSync(path, 'utf8'));
    if (!file.ok) throw new Error(`${path} is no scenario.`);
    const server = await startRealServer();
    const troubles: string[] = [];
    try {
      const driver = new BrowserDriver({
        browser,
        camera,
        url: server.url,
        server: makeServerDoor(server.url),
        // Both layouts are walked, each by half of the scenarios.
        viewport: index % 2 === 0 ? PHONE : DESKTOP,
        onTrouble: (trouble) => troubles.push(trouble),
      });
      const { at, expected, found, state, ok } = await runScenario(file.value.scenario, driver);
      const line = at === null ? null : file.value.lineOf(at);
      expect({ ok, line, expected, found, state: ok ? null : state }).toEqual({
        ok: true,
        line: null,
        expected: null,
        found: null,
        state: null,
      });
      expect(troubles).toEqual([]);
    } finally {
      await server.stop();
    }
  });
});
