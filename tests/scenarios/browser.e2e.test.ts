import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeServerTestCalls } from '../../cli/play/server-test-calls.ts';
import { parseScenario, type ScenarioFile } from '../../cli/scenario-file.ts';
import { runScenario } from '../../scenarios/run-scenario.ts';
import { BrowserDriver } from './browser-driver.ts';
import { openWorkers, type BrowserWorker, type BrowserWorkers } from './browser-workers.ts';
import { allScenarios } from './scenario-files.ts';

/** Each layout is tested by half of the scenarios. */
const VIEWPORTS = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
] as const;
const WORKERS = 2;

vi.setConfig({ maxConcurrency: WORKERS });

let workers: BrowserWorkers;

beforeAll(async () => {
  workers = await openWorkers(WORKERS);
});

afterAll(async () => {
  vi.resetConfig();
  await workers.close();
});

function readFile(path: string): ScenarioFile {
  const file = parseScenario(readFileSync(path, 'utf8'));
  if (!file.ok) throw new Error(`${path} is not a scenario.`);
  return file.value;
}

/** The problems while a scenario was played; empty if there were none. */
async function play({ browser, camera, host }: BrowserWorker, file: ScenarioFile, index: number): Promise<object> {
  const { url } = await host.startAnew();
  const troubles: string[] = [];
  const driver = new BrowserDriver({
    browser,
    camera,
    url,
    server: makeServerTestCalls(url),
    viewport: VIEWPORTS[index % VIEWPORTS.length] ?? VIEWPORTS[0],
    onTrouble: (trouble) => troubles.push(trouble),
  });
  const { at, ok, expected, found, state } = await runScenario(file.scenario, driver);
  const failure = ok ? {} : { line: at === null ? null : file.lineOf(at), expected, found, state };
  return troubles.length === 0 ? failure : { ...failure, troubles };
}

const played = allScenarios().filter(({ path }) => readFile(path).scenario.terminalOnly === null);

describe('scenarios in a real browser, against the real server, with a filmed code', () => {
  it.concurrent.each(played)('$name', async ({ path, index }) => {
    expect(await workers.run((worker) => play(worker, readFile(path), index))).toEqual({});
  });
});
