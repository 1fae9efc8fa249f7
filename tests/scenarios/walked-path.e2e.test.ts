import { makeServerTestCalls } from '../../cli/play/server-test-calls.ts';
import { scenarioText } from '../../cli/walk/path-text.ts';
import { runScenario } from '../../scenarios/run-scenario.ts';
import { TO_THE_LINES } from '../cli/walk/paths.ts';
import { foundScenario, guest, HEAD, NOW, walkBy } from '../cli/walk/scripted-walk.ts';
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

/** From there every answer on the way to the report, which shows the answers that it takes. */
const ANSWERS = [
  ...['Answer: Yes', 'Next', 'Back', 'Next', 'Answer: Yes', 'Next', 'Answer: Negative', 'Answer: Positive', 'Next'],
  ...['Next', 'Save'],
];

/** The paths of a report, of the answers of a test, and of the first answers with a notice and a dialog. */
async function walkedPaths() {
  const lines = foundScenario(`${HEAD}do:\n${TO_THE_LINES.map((one) => `  - ${one}\n`).join('')}`);
  const toSymptoms = ['Next', 'Next', 'Next', 'Answer: No', 'Next', 'Back', 'Answer: Yes'];
  const start = [...toSymptoms, 'Disconnect', 'Connect', 'Go to home page', 'Save'];
  return {
    report: (await walkBy(guest, 'reporting', REPORT)).path,
    answers: (await walkBy(lines.scenario, '', ANSWERS, { from: lines })).path,
    start: (await walkBy(guest, 'testing', start)).path,
  };
}

for (const name of ['report', 'answers', 'start'] as const) {
  test(`a path that was walked in the terminal finds the words of its steps in a browser: ${name}`, async ({
    browser,
    camera,
    serverHost,
  }) => {
    const text = scenarioText({ ...guest, now: NOW }, (await walkedPaths())[name]);
    expect(text).toContain('shows: ');
    const { url } = await serverHost.startAnew();
    const viewport = { width: 390, height: 844 };
    const openVisit = visitsIn({ browser, url, viewport, onTrouble: () => 0 });
    const driver = new BrowserDriver({ camera, url, server: makeServerTestCalls(url), openVisit });
    const { ok, expected, found } = await runScenario(scenarioOf(text).scenario, driver);
    expect({ ok, expected, found }).toEqual({ ok: true, expected: null, found: null });
  });
}
