import { parseDocument, stringify, type Node, type YAMLSeq } from 'yaml';
import { doAction } from '../../cli/walk/do-action.ts';
import { scenarioText } from '../../cli/walk/path-text.ts';
import { parseOffsetInstant } from '../../core/domain/calendar-date.ts';
import { countCalls, fieldOf, lastCall, type Observation } from '../../scenarios/observation.ts';
import { readAction } from '../../scenarios/read-scenario.ts';
import type { Scenario } from '../../scenarios/scenario.ts';
import { watchResponses } from '../../scenarios/unused-responses.ts';
import type { FlowHarness } from './app-harness.ts';
import { START } from './flow-harness.ts';
import type { Noted } from './flow-path.ts';
import { SUBMISSION } from './press-at-once.ts';
import { terminalDriver } from './scenarios.ts';

const FILE = 'failed-path.yaml';
const MINUTE_MS = 60_000;

/** `START` as a scenario writes it, in the time zone of the harness. */
function writtenStart({ clock }: FlowHarness): string {
  const offset = clock.utcOffsetMinutes(START);
  const pad = (part: number): string => String(Math.floor(part)).padStart(2, '0');
  const local = new Date(START + offset * MINUTE_MS).toISOString().slice(0, 'YYYY-MM-DDTHH:MM:SS'.length);
  return `${local}${offset < 0 ? '-' : '+'}${pad(Math.abs(offset) / 60)}:${pad(Math.abs(offset) % 60)}`;
}

function guestScenario(now: string): Scenario {
  return {
    name: 'A path that breaks a property',
    now: parseOffsetInstant(now),
    who: 'guest',
    profiles: [],
    other: null,
    used: [],
    agency: null,
    terminalOnly: null,
    actions: [],
  };
}

/** An action that is left out, with the reason. */
interface LeftOut {
  readonly leftOut: string;
}

const leftOut = (action: unknown, why: string): LeftOut => ({ leftOut: `because ${why}: ${JSON.stringify(action)}` });

interface PlayedPath {
  readonly done: readonly (Noted | LeftOut)[];
  /** What the app shows at the end. */
  readonly seen: Observation;
}

/**
 * What was done, played again. An action that no screen offered is left out, because a path also presses what does not show; so is a fault that no call
 * met, which `play` would refuse.
 */
async function playable(scenario: Scenario, noted: readonly Noted[]): Promise<PlayedPath> {
  const driver = terminalDriver();
  const begun = await driver.begin(scenario);
  if (!begun.ok) throw new Error(begun.error.reason);
  const answers = watchResponses(() => driver.calls?.() ?? []);
  const done: (Noted | LeftOut)[] = [];
  try {
    for (const [at, one] of noted.entries()) {
      const read = 'action' in one ? readAction(one.action) : null;
      if (read?.ok === true) answers.note(read.value, at);
      const isDone = 'comment' in one || (await doAction(driver, one.action)).ok;
      done.push(isDone ? one : leftOut(one.action, 'no screen offered it'));
    }
    const unused = new Set(answers.unused().map(({ at }) => at));
    const met = done.map((one, at) =>
      'action' in one && unused.has(at) ? leftOut(one.action, 'no call met it') : one,
    );
    return { done: met, seen: await driver.observe() };
  } finally {
    await driver.end();
  }
}

/** What is left out becomes a comment: one for the same action, where it was left out first, with how often it was. */
function commented(done: readonly (Noted | LeftOut)[]): readonly Noted[] {
  const counts = new Map<string, number>();
  for (const one of done) if ('leftOut' in one) counts.set(one.leftOut, (counts.get(one.leftOut) ?? 0) + 1);
  return done.flatMap((one): readonly Noted[] => {
    if (!('leftOut' in one)) return [one];
    const count = counts.get(one.leftOut);
    counts.delete(one.leftOut);
    if (count === undefined) return [];
    return [{ comment: `Left out${count === 1 ? '' : ` ${String(count)} times, first here`}, ${one.leftOut}` }];
  });
}

/** The text of a scenario with comments above its actions. */
function withComments(text: string, comments: ReadonlyMap<number, readonly string[]>): string {
  const document = parseDocument(text);
  const { items } = document.get('do') as YAMLSeq<Node>;
  for (const [at, lines] of comments) {
    const item = items[at];
    if (item !== undefined) item.commentBefore = lines.map((line) => ` ${line}`).join('\n');
  }
  return document.toString({ lineWidth: 0 });
}

/** More that the last expectation could say, as it was, as comments: without their marks they are part of it. */
function furtherExpectations({ result, calls }: Observation): string {
  const sent = lastCall(calls, SUBMISSION);
  const expected = {
    result,
    calls: { [SUBMISSION]: countCalls(calls)[SUBMISSION] ?? 0 },
    sent: { [SUBMISSION]: sent === null ? null : { result: fieldOf(sent.payload, 'result') } },
  };
  const lines = [
    'Or one of these, as it was; npm run cli -- schema --words has all:',
    ...stringify(expected).trim().split('\n'),
  ];
  return lines.map((line) => `      # ${line}\n`).join('');
}

/** What was done in a harness before an error, as the text of a scenario file. It ends with the step that showed. */
export async function writtenPath(harness: FlowHarness, { message }: Error): Promise<string> {
  const now = writtenStart(harness);
  const scenario = guestScenario(now);
  const actions: unknown[] = [];
  const comments = new Map<number, string[]>();
  const comment = (line: string): void =>
    void comments.set(actions.length, [...(comments.get(actions.length) ?? []), line]);
  const { done, seen } = await playable(scenario, harness.path.noted);
  for (const one of commented(done)) {
    if ('comment' in one) comment(one.comment);
    else actions.push(one.action);
  }
  comment('This step showed. Write here what is right.');
  actions.push({ expect: { step: harness.step() } });
  const head = [
    `Save this as ${FILE}; then "npm run cli -- play ${FILE}" plays it. What failed:`,
    ...message.split('\n').map((line) => `  ${line}`),
  ];
  const text = withComments(scenarioText({ ...scenario, now }, actions), comments);
  return [...head.map((line) => `# ${line}`.trimEnd()), text + furtherExpectations(seen)].join('\n');
}
