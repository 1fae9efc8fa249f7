import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GuestSubmission } from '../../../core/api/payloads.ts';
import { SURE_ANSWERS, TEST_RESULTS, type SureAnswer, type TestResult } from '../../../core/domain/choice-lists.ts';
import { flowOf, lastStep, rowOf } from '../../../core/flow/flows.ts';
import { PREREQUISITES } from '../../../core/flow/predicates.ts';
import { NO_STEP, type TestSession } from '../../../core/flow/session.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import type { PrerequisiteName } from '../../../core/flow/step-row.ts';
import { paths, readingMoves, startsAt, submissionMoves, type Move } from '../../../fixtures/arbitraries/paths.ts';
import { readings, readingsOf, type Readings } from '../../../fixtures/arbitraries/readings.ts';
import { storedSessions } from '../../../fixtures/arbitraries/sessions.ts';
import { assertProperty } from '../../support/assert-property.ts';
import { makeFlowHarness, type FlowHarness } from '../../support/flow-harness.ts';
import { flowProperty } from '../../support/flow-property.ts';
import { listen, RESULT } from '../../support/heard-calls.ts';
import { makeMove } from '../../support/make-move.ts';
import { SUBMISSION } from '../../support/press-at-once.ts';
import { runs } from '../../support/property-settings.ts';

/** Without a test of each result a property of paths would have proved little. */
const EVERY_RESULT = TEST_RESULTS.toSorted();

const WAIT_MS = 900_000;

const READING_FIELDS = ['controlLineResult', 'testLineResult', 'result'] as const;

/** The box is scanned before the cassette is known, so the cassette's own scan may be open without a device. */
const LATEST_WITHOUT: Partial<Record<PrerequisiteName, StepId>> = { device: 'first-scan' };

/** Prerequisites that the session lacks and the step lies beyond. The last step is kept whatever is missing (decisions.md section 1). */
function unmet(harness: FlowHarness): readonly string[] {
  const { session, identity } = harness.state();
  const flow = flowOf(session);
  const context = { session, identity, moment: harness.runner().moment() };
  if (session.currentStep >= lastStep(flow)) return [];
  return flow.flatMap((row, index) => {
    if (row.resume === undefined) return [];
    const after = row.resume.after ?? LATEST_WITHOUT[row.resume.missing] ?? row.id;
    const from = flow.findIndex((other) => other.id === after);
    return session.currentStep > Math.max(from, index) && PREREQUISITES[row.resume.missing](context)
      ? [row.resume.missing]
      : [];
  });
}

/** When the wait of the current step began, in milliseconds that have elapsed in the test. */
function countdownStart(harness: FlowHarness): number | null {
  return rowOf(harness.state().session)?.id === 'countdown' ? harness.clock.monotonic() : null;
}

/** The ends of the wait and of the reading window stay as they are, until both are cleared after the reading. */
function assertTimersUnchanged(before: TestSession, after: TestSession): void {
  const isSameTest = before.testId === after.testId;
  if (!isSameTest || before.countdownTimerEndTime === null) return;
  const isCleared = after.countdownTimerEndTime === null;
  if (isCleared) expect(rowOf(after)?.timer).toBeUndefined();
  const { countdownTimerEndTime, expirationTimerEndTime } = isCleared
    ? { countdownTimerEndTime: null, expirationTimerEndTime: null }
    : before;
  expect(after).toMatchObject({ countdownTimerEndTime, expirationTimerEndTime });
}

/** One input for each result, from where it is chosen. */
const EACH_RESULT: [StepId, Readings, Move[]][] = TEST_RESULTS.map((result) => [
  'submit-report',
  readingsOf(result),
  [{ kind: 'pass', readings: readingsOf(result) }],
]);

/** The result by the answers about C and T (product.md section 4, "Result determination"). */
const RESULT_OF_LINES: Readonly<Record<SureAnswer, Readonly<Record<SureAnswer, TestResult>>>> = {
  yes: { yes: 'positive', no: 'negative', unsure: 'invalid' },
  no: { yes: 'invalid', no: 'invalid', unsure: 'invalid' },
  unsure: { yes: 'invalid', no: 'invalid', unsure: 'invalid' },
};

/** One input for each pair of answers about the lines. */
const EACH_PAIR: [Readings, Move[], Readings][] = SURE_ANSWERS.flatMap((control) =>
  SURE_ANSWERS.map((test): [Readings, Move[], Readings] => {
    const read: Readings = { ...readingsOf('negative'), control, test };
    return [read, [], read];
  }),
);

/** Steps from which a path soon submits, or has just submitted. */
const lateSteps = fc.constantFrom<StepId>('submit-report', 'review-profile', 'reporting-information');

describe('for any contents of the storage', () => {
  it('the test resumes at a step in range whose prerequisites are met', () => {
    assertProperty(
      fc.property(fc.oneof(storedSessions, fc.jsonValue()), (stored) => {
        const harness = makeFlowHarness();
        const owner = { kind: 'guest', visit: harness.state().visit };
        harness.storage.write('test.test-1', { owner, open: { session: stored } });
        harness.reload();
        const { session } = harness.state();
        expect(session.currentStep).toBeGreaterThanOrEqual(NO_STEP);
        expect(session.currentStep).toBeLessThanOrEqual(lastStep(flowOf(session)));
        expect(unmet(harness)).toEqual([]);
      }),
      runs(2000),
    );
  });
});

describe.each(['testing', 'reporting'] as const)('any path through the %s flow', (flow) => {
  it('keeps the step in range and its prerequisites met, never shortens the wait, and rejects late readings', async () => {
    const seen = new Set<TestResult>();
    await assertProperty(
      flowProperty(flow, [startsAt(flow), readings, paths(25)], async (harness, start, read, path) => {
        await harness.passUntil(start, read);
        let countdownBegan = countdownStart(harness);
        for (const move of path) {
          const before = harness.state().session;
          const wasExpired = harness.step() === 'expired';
          await makeMove(harness, move);
          const after = harness.state().session;
          if (after.result !== null) seen.add(after.result);
          expect(after.currentStep).toBeGreaterThanOrEqual(NO_STEP);
          expect(after.currentStep).toBeLessThanOrEqual(lastStep(flowOf(after)));
          expect(unmet(harness)).toEqual([]);
          assertTimersUnchanged(before, after);
          if (before.testId !== after.testId) countdownBegan = null;
          countdownBegan ??= countdownStart(harness);
          if (rowOf(after)?.timer === 'reading' && countdownBegan !== null) {
            expect(harness.clock.monotonic() - countdownBegan).toBeGreaterThanOrEqual(WAIT_MS);
          }
          if (wasExpired && before.testId === after.testId) {
            for (const field of READING_FIELDS) expect(after[field]).toBe(before[field]);
            expect(after.currentStep).toBeLessThanOrEqual(before.currentStep);
          }
          if (!harness.state().identity.isGuestLogin) return;
          if (harness.step() === 'none') await harness.actions().startTest(flow);
        }
      }),
      { ...runs(900), examples: EACH_RESULT },
    );
    expect([...seen].toSorted()).toEqual(EVERY_RESULT);
  });

  it('submits one result per test', async () => {
    const seen = new Set<string>();
    await assertProperty(
      flowProperty(flow, [lateSteps, readings, paths(20, submissionMoves)], async (harness, start, read, path) => {
        const heard = listen(harness);
        await harness.passUntil(start, read);
        for (const move of path) await makeMove(harness, move);
        const submitted = heard.filter(({ said }) => said === RESULT).map(({ testId }) => testId);
        expect(submitted).toEqual([...new Set(submitted)]);
        for (const { name, payload } of harness.backend.calls) {
          if (name === SUBMISSION) seen.add((payload as GuestSubmission).result);
        }
      }),
      { ...runs(600), examples: EACH_RESULT },
    );
    expect([...seen].toSorted()).toEqual(EVERY_RESULT);
  });
});

it('any path through the testing flow submits the result that the lines say, as they were read last', async () => {
  const seen = new Set<string>();
  await assertProperty(
    flowProperty('testing', [readings, paths(12, readingMoves), readings], async (harness, first, path, last) => {
      await harness.passUntil('confirm-result', first);
      for (const move of path) await makeMove(harness, move);
      if (['expired', 'none'].includes(harness.step())) return;
      // The path may have gone beyond the reading steps.
      if (rowOf(harness.state().session)?.timer === 'reading') await harness.passUntil('result-details', last);
      const { controlLineResult, testLineResult, result } = harness.state().session;
      if (controlLineResult === null || testLineResult === null) throw new Error('A line was not read.');
      const lines = `C ${controlLineResult}, T ${testLineResult}`;
      expect(result, `the result of ${lines}`).toBe(RESULT_OF_LINES[controlLineResult][testLineResult]);
      await harness.passUntil('reporting-information', last);
      const sent = harness.backend.calls.filter(({ name }) => name === SUBMISSION);
      for (const { payload } of sent) expect(payload).toMatchObject({ result });
      if (sent.length > 0) seen.add(lines);
    }),
    { ...runs(200), examples: EACH_PAIR },
  );
  expect(seen.size).toBe(9);
});
