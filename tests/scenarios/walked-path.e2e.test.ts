import { makeServerTestCalls } from '../../cli/play/server-test-calls.ts';
import { scenarioText } from '../../cli/walk/walked-path.ts';
import { runScenario } from '../../scenarios/run-scenario.ts';
import { guest, NOW, walkBy } from '../cli/walk/scripted-walk.ts';
import { cameraTest as test, expect } from '../support/browser-test.ts';
import { scenarioOf } from '../support/scenarios.ts';
import { BrowserDriver } from './browser-driver.ts';
import { visitsIn } from './browser-visit.ts';

/** A report with a refused Next, a refused scan and a reload at a step with a camera. */
const REPORT = [
  ...['Next', 'Next', 'Next', 'Answer: No', 'Next', 'Check every box', 'Confirm', 'Scan the box of the kit'],
  ...[
    'Scan an expired cassette',
    'OK',
    'Reload',
    'Scan the box of the kit',
    'Scan a valid cassette',
    'Answer: Positive',
  ],
  ...['Type: Date of the test', '= 11/20/2026', 'Type: Time of the test', '= 09:00', 'Next', 'Next', 'Save'],
];

test.use({ reusesContexts: false, announcesRefusals: false });

test('a path that was walked in the terminal finds the words of its steps in a browser', async ({
  browser,
  camera,
  serverHost,
}) => {
  const { path } = await walkBy(guest, 'reporting', REPORT);
  const text = scenarioText({ ...guest, now: NOW }, path);
  expect(text).toContain('shows: This test is expired');
  const { url } = await serverHost.startAnew();
  const viewport = { width: 390, height: 844 };
  const openVisit = visitsIn({ browser, url, viewport, onTrouble: () => 0 });
  const driver = new BrowserDriver({ camera, url, server: makeServerTestCalls(url), openVisit });
  const { ok, expected, found } = await runScenario(scenarioOf(text).scenario, driver);
  expect({ ok, expected, found }).toEqual({ ok: true, expected: null, found: null });
});
