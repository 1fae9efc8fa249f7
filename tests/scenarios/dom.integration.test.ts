// @vitest-environment happy-dom
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeMemoryPlayBackEnd } from '../../cli/play/memory-back-end.ts';
import { scenarioText } from '../../cli/walk/path-text.ts';
import { KITS_WITH_SECOND } from '../../fixtures/kits/second-kit.ts';
import { runScenario } from '../../scenarios/run-scenario.ts';
import { TO_THE_LINES } from '../cli/walk/paths.ts';
import { foundScenario, guest, HEAD, NOW, walkBy } from '../cli/walk/scripted-walk.ts';
import { failureInFile, readScenarioFile, scenarioOf } from '../support/scenarios.ts';
import { setUpScreens } from './dom/set-up-screens.ts';
import { loadOffline, NOTHING_LOADED } from './load-offline.ts';
import { allScenarios } from './scenario-files.ts';
import { FOUND_INSTEAD, WORDS_THERE, WRONG_WORDS } from './wrong-words.ts';

const scenarios = allScenarios().filter(({ path }) => readScenarioFile(path).scenario.terminalOnly === null);

const SECOND_KIT = join(import.meta.dirname, '../../fixtures/kits/second-kit.yaml');

const screens = setUpScreens();

/** Why a scenario failed over the real screens, and the errors of the page; empty if there is nothing. */
async function failuresOf(path: string, backEnd?: ReturnType<typeof makeMemoryPlayBackEnd>): Promise<string> {
  return [await failureInFile(path, screens.driver(backEnd)), ...screens.troubles].join('\n');
}

describe('over the real screens, in memory,', () => {
  it.each(scenarios)('$name', async ({ path }) => {
    expect(await failuresOf(path)).toBe('');
  });

  it('a kit that is added to the registry guides through the whole flow by its own values', async () => {
    expect(await failuresOf(SECOND_KIT, makeMemoryPlayBackEnd(KITS_WITH_SECOND))).toBe('');
  });

  it('words that a page does not show fail a scenario, with those that it shows', async () => {
    const { ok, found, state } = await runScenario(WRONG_WORDS, screens.driver());
    expect({ ok, found }).toEqual({ ok: false, found: FOUND_INSTEAD });
    expect(state['words']).toEqual(WORDS_THERE);
  });

  it('no page of the app loads without the network, and the driver says so', async () => {
    const driver = screens.driver();
    expect(await loadOffline(driver)).toEqual(NOTHING_LOADED);
    await driver.end();
  });
});

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

describe('a path that was walked in the terminal finds the words of its steps on the screens', () => {
  it.each(['report', 'answers', 'start'] as const)('%s', async (name) => {
    const text = scenarioText({ ...guest, now: NOW }, (await walkedPaths())[name]);
    expect(text).toContain('shows: ');
    const { ok, expected, found } = await runScenario(scenarioOf(text).scenario, screens.driver());
    expect({ ok, expected, found }).toEqual({ ok: true, expected: null, found: null });
  });
});
