import type { Moment, ResumeReason } from './app-state.ts';
import type { Effect } from './effects.ts';
import type { RecordEvent } from './events.ts';
import { flowNameOf } from './flows.ts';
import { isOpenTooLong } from './kept-tests.ts';
import { contextIn, type RecordContext } from './record-context.ts';
import type { RecordReduction } from './reduce-record.ts';
import { resumption } from './resume.ts';
import { shownTest, type TabState } from './tab-state.ts';
import { isOwn, openTestsOf, type TestRecord } from './test-record.ts';

/** The next state, and the effects to carry out. */
export interface AppReduction {
  readonly tab: TabState;
  readonly effects: readonly Effect[];
}

/**
 * Applies an event to the record of a test as all tabs left it, or to `base` where there is none; null if there is neither. The record that
 * results is null once nothing is left of the test.
 */
export type ChangeTest = (
  testId: string,
  event: RecordEvent,
  context: Omit<RecordContext, 'eventId'>,
  base?: TestRecord,
) => (Omit<RecordReduction, 'record'> & { readonly record: TestRecord | null }) | null;

/** What the reducers need besides the tab. */
export interface Surroundings {
  readonly moment: Moment;
  readonly changeTest: ChangeTest;
}

/** Why the stored test resumes at its step. */
export function resumedBy(tab: TabState, moment: Moment): ResumeReason {
  const shown = shownTest(tab);
  if (shown === null || shown.open === null) return { rule: 'noTest', missing: null };
  const { rule, missing } = resumption(contextIn(shown, shown.open, { person: tab.person, moment }));
  return { rule, missing };
}

function withRecord(tab: TabState, testId: string, record: TestRecord | null): TabState {
  if ((tab.records.get(testId) ?? null) === record) return tab;
  const records = new Map(tab.records);
  if (record === null) records.delete(testId);
  else records.set(testId, record);
  return { ...tab, records };
}

/** Applies an event to a test; what it does to the screen counts only if the test is shown. */
export function withTestChanged(
  tab: TabState,
  { testId, event, base }: { readonly testId: string; readonly event: RecordEvent; readonly base?: TestRecord },
  { moment, changeTest }: Surroundings,
): AppReduction {
  const { person } = tab;
  const shown = shownTest(tab);
  const isShown = testId === shown?.testId || event.type === 'testStarted';
  const reduction = changeTest(testId, event, { person, moment, asked: isShown ? tab.asked : null }, base);
  if (reduction === null) return { tab: withRecord(tab, testId, null), effects: [] };
  const next = withRecord(tab, testId, reduction.record);
  if (!isShown) return { tab: next, effects: reduction.effects.filter(({ type }) => type === 'sendWaiting') };
  const before = shown?.open ?? null;
  const isEnded = before !== null && (reduction.record?.open ?? null) === null;
  const lastFlow = isEnded ? flowNameOf(before.session) : person.lastFlow;
  const { asked, effects } = reduction;
  return { tab: { ...next, asked, person: lastFlow === person.lastFlow ? person : { ...person, lastFlow } }, effects };
}

/** The event of each test. */
type EventOf = (testId: string) => RecordEvent;

/** Applies an event to every open test of the person. */
export function withOwnTestsChanged(tab: TabState, eventOf: EventOf, surroundings: Surroundings): AppReduction {
  return withTestsChanged(tab, openTestsOf(tab.records, tab.person), eventOf, surroundings);
}

function withTestsChanged(
  tab: TabState,
  tests: readonly TestRecord[],
  eventOf: EventOf,
  surroundings: Surroundings,
): AppReduction {
  return tests.reduce<AppReduction>(
    (before, { testId }) => {
      const { tab: next, effects } = withTestChanged(before.tab, { testId, event: eventOf(testId) }, surroundings);
      return { tab: next, effects: [...before.effects, ...effects] };
    },
    { tab, effects: [] },
  );
}

/** What waited too long for people who are not here goes. */
export function withoutOldTests(tab: TabState, surroundings: Surroundings): AppReduction {
  const others = [...tab.records.values()].filter((record) => !isOwn(tab.person, record));
  const { now } = surroundings.moment;
  const isOld = (record: TestRecord): boolean => isOpenTooLong(record, now) || record.refusal !== null;
  return withTestsChanged(tab, others.filter(isOld), () => ({ type: 'keptTooLong' }), surroundings);
}
