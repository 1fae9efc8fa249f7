import { doAction } from '../../cli/walk/do-action.ts';
import { scenarioText } from '../../cli/walk/walked-path.ts';
import { parseOffsetInstant } from '../../core/domain/calendar-date.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import type { FlowHarness } from './app-harness.ts';
import { terminalDriver } from './scenarios.ts';

const NOW = '2026-11-20T10:00:00-08:00';
const FILE = 'failed-path.yaml';

const GUEST: Scenario = {
  name: 'A path that breaks a property',
  now: parseOffsetInstant(NOW),
  who: 'guest',
  profiles: [],
  other: null,
  used: [],
  agency: null,
  terminalOnly: null,
  actions: [],
};

/** The actions that a person can do, one after the other, and the others: a path also presses what does not show. */
async function sorted(actions: readonly unknown[]) {
  const driver = terminalDriver();
  const begun = await driver.begin(GUEST);
  if (!begun.ok) throw new Error(begun.error.reason);
  const [done, left]: [unknown[], unknown[]] = [[], []];
  try {
    for (const action of actions) ((await doAction(driver, action)).ok ? done : left).push(action);
  } finally {
    await driver.end();
  }
  return { done, left };
}

const asComment = (line: string): string => `# ${line}`.trimEnd();

/** What was done in a harness before an error, as the text of a scenario file. It ends with the step that showed. */
export async function writtenPath(harness: FlowHarness, { message }: Error): Promise<string> {
  const { done, left } = await sorted(harness.path.actions);
  const head = [
    `Saved as ${FILE}, "npm run cli -- play ${FILE}" plays it. What failed then:`,
    ...message.split('\n').map((line) => `  ${line}`),
    ...(left.length === 0
      ? []
      : [`Left out, because no screen offered it: ${left.map((action) => JSON.stringify(action)).join(', ')}`]),
  ];
  const text = scenarioText({ ...GUEST, now: NOW }, [...done, { expect: { step: harness.step() } }]);
  return [...head.map(asComment), text].join('\n');
}
