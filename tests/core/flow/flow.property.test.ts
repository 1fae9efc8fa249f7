import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { flowOf, lastStep, rowOf } from '../../../core/flow/flows.ts';
import { PERSISTED_KEYS } from '../../../core/flow/persisted-state.ts';
import { PREREQUISITES } from '../../../core/flow/predicates.ts';
import { NO_STEP, type TestSession } from '../../../core/flow/session.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import type { PrerequisiteName } from '../../../core/flow/step-row.ts';
import {
  makeFlowHarness,
  START,
  BOX_URL,
  CASSETTE,
  OTHER_CASSETTE,
  startedHarness,
  type FlowHarness,
} from '../../support/flow-harness.ts';

/** What a person, or time, may do at any moment. */
type Command = (harness: FlowHarness) => void | Promise<void>;

const WAIT_MS = 900_000;

const answers: readonly Command[] = [
  ({ runner }) => runner().send({ type: 'symptomsAnswered', answer: 'no' }),
  ({ runner }) => runner().send({ type: 'symptomsAnswered', answer: 'yes' }),
  ({ runner }) => runner().send({ type: 'onsetTyped', text: '11/18/2026' }),
  ({ runner }) => runner().send({ type: 'onsetTyped', text: '99/99/9999' }),
  ({ runner }) => runner().send({ type: 'boxTicked', box: 'kit', isTicked: true }),
  ({ runner }) => runner().send({ type: 'collectionChosen', isSelfCollecting: false }),
  ({ runner }) => runner().send({ type: 'lineRead', line: 'control', answer: 'yes' }),
  ({ runner }) => runner().send({ type: 'lineRead', line: 'test', answer: 'unsure' }),
  ({ runner }) => runner().send({ type: 'resultChosen', result: 'positive' }),
  ({ runner }) => runner().send({ type: 'reportOptionChosen', option: 'doNotReport' }),
  ({ runner }) => runner().send({ type: 'reportOptionChosen', option: 'reportToAims' }),
];

const moves: readonly Command[] = [
  ({ actions }) => actions().pressNext(),
  ({ actions }) => actions().pressBack(),
  ({ actions }) => actions().goHome(),
  ({ actions }) => actions().continueTest(),
  (harness) => harness.passStep(),
  (harness) => harness.passStep(),
  (harness) => harness.passStep(),
  (harness) => harness.reload(),
  ({ actions }) => actions().dismissScanMessage(),
  ({ actions }) => actions().scanCode(BOX_URL),
  ({ actions }) => actions().scanCode(CASSETTE),
  ({ actions }) => actions().scanCode(OTHER_CASSETTE),
  ({ backend }) => backend.setOnline(false),
  ({ backend }) => backend.setOnline(true),
];

/** Time that passes, most often around the ends of the wait and of the reading window. */
const pause = fc.oneof(
  fc.constantFrom(1, 1000, 60_000, WAIT_MS - 60_000, WAIT_MS - 1, WAIT_MS, WAIT_MS + 1, 2 * WAIT_MS),
  fc.integer({ min: 0, max: 2_000_000 }),
);

/** How many steps were passed before the trouble starts; the timed part of the flow more often than the rest. */
const head = fc.oneof(fc.nat({ max: 43 }), fc.integer({ min: 26, max: 38 }));

const command: fc.Arbitrary<Command> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...moves) },
  { weight: 5, arbitrary: fc.constantFrom(...answers) },
  {
    weight: 5,
    arbitrary: pause.map(
      (ms): Command =>
        (harness) =>
          harness.wait(ms),
    ),
  },
  {
    weight: 2,
    arbitrary: pause.map(
      (ms): Command =>
        (harness) =>
          harness.clock.advance(ms),
    ),
  },
  { weight: 1, arbitrary: fc.constant<Command>(({ actions }) => actions().cancelTest()) },
);

const DEVICE = {
  deviceIdentifier: '',
  manufacturingOrProductionDate: '2026-01-15',
  expirationDate: '2028-01-15',
  batchOrLotNumber: 'COV260001',
  serialNumber: 'A1B2C3D4',
};

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

/** When the wait of the current step began, by the test's clock only. */
function countdownStart(harness: FlowHarness): number | null {
  return rowOf(harness.state().session)?.id === 'countdown' ? harness.clock.now() : null;
}

function assertTimersUnchanged(before: TestSession, after: TestSession): void {
  const isSameTest = before.testId === after.testId;
  if (!isSameTest || before.countdownTimerEndTime === null) return;
  const isCleared = after.countdownTimerEndTime === null;
  if (isCleared) expect(rowOf(after)?.timer).toBeUndefined();
  else expect(after.countdownTimerEndTime).toBe(before.countdownTimerEndTime);
}

const storedSession = fc.record(
  {
    currentStep: fc.oneof(fc.integer({ min: -3, max: 60 }), fc.constant('7')),
    isReportingResult: fc.boolean(),
    isSymptomatic: fc.constantFrom('yes', 'no', 'perhaps', null),
    device: fc.constantFrom(DEVICE, null, {}, 'A1'),
    isDeviceIdSaved: fc.boolean(),
    isSelfCollecting: fc.constantFrom(true, false, null),
    countdownTimerEndTime: fc.constantFrom(START - WAIT_MS, START, START + 1, null),
    expirationTimerEndTime: fc.constantFrom(START - WAIT_MS, START, START + WAIT_MS, null),
    result: fc.constantFrom('positive', 'green', null),
    reportOption: fc.constantFrom('doNotReport', null),
    testId: fc.constantFrom('test-1', null),
  },
  { requiredKeys: [] },
);

describe('for any contents of the storage', () => {
  it('the test resumes at a step in range whose prerequisites are met', () => {
    fc.assert(
      fc.property(fc.oneof(storedSession, fc.jsonValue()), (stored) => {
        const harness = makeFlowHarness();
        harness.storage.write(PERSISTED_KEYS.session, stored);
        harness.reload();
        const { session } = harness.state();
        expect(session.currentStep).toBeGreaterThanOrEqual(NO_STEP);
        expect(session.currentStep).toBeLessThanOrEqual(lastStep(flowOf(session)));
        expect(unmet(harness)).toEqual([]);
      }),
      { numRuns: 2000 },
    );
  });
});

describe.each(['testing', 'reporting'] as const)('any path through the %s flow', (flow) => {
  it('keeps the step in range and its prerequisites met, never shortens the wait, and rejects late readings', async () => {
    await fc.assert(
      fc.asyncProperty(head, fc.array(command, { maxLength: 40 }), async (passed, commands) => {
        const harness = await startedHarness(flow);
        for (let count = 0; count < passed; count += 1) await harness.passStep();
        let countdownBegan = countdownStart(harness);
        for (const run of commands) {
          const before = harness.state().session;
          const wasExpired = harness.step() === 'expired';
          await run(harness);
          const after = harness.state().session;
          expect(after.currentStep).toBeGreaterThanOrEqual(NO_STEP);
          expect(after.currentStep).toBeLessThanOrEqual(lastStep(flowOf(after)));
          expect(unmet(harness)).toEqual([]);
          assertTimersUnchanged(before, after);
          if (before.testId !== after.testId) countdownBegan = null;
          countdownBegan ??= countdownStart(harness);
          if (rowOf(after)?.timer === 'reading' && countdownBegan !== null) {
            expect(harness.clock.now() - countdownBegan).toBeGreaterThanOrEqual(WAIT_MS);
          }
          if (wasExpired && before.testId === after.testId) {
            for (const field of READING_FIELDS) expect(after[field]).toBe(before[field]);
            expect(after.currentStep).toBeLessThanOrEqual(before.currentStep);
          }
          if (harness.step() === 'none') await harness.actions().startTest(flow);
        }
      }),
      { numRuns: 1500 },
    );
  });

  it('submits one result per test', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { maxLength: 60 }), async (commands) => {
        const harness = await startedHarness(flow);
        await harness.passUntil('submit-report');
        for (const run of commands) await run(harness);
        const results = new Map<string, string>();
        const sent = harness.backend.calls.filter((call) => call.name === 'POST /test-results/guest-create');
        for (const { payload } of sent) {
          const { testId, result, sendToAims } = payload as { testId: string; result: string; sendToAims: boolean };
          const said = `${result}, ${sendToAims ? 'reported' : 'not reported'}`;
          expect(results.get(testId) ?? said).toBe(said);
          results.set(testId, said);
        }
      }),
      { numRuns: 150 },
    );
  });
});
