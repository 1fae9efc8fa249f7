import { describe, expect, it } from 'vitest';
import { FLOWS, lastStep, stepNumber } from '../../../core/flow/flows.ts';
import { resumption } from '../../../core/flow/resume.ts';
import { EMPTY_SESSION, NO_STEP, type FlowName, type TestSession } from '../../../core/flow/session.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { makeFlowHarness, START, startedHarness } from '../../support/flow-harness.ts';
import { READ_IN_TIME } from '../../support/read-in-time.ts';
import { storeInTest } from '../../support/stored-test.ts';

/** What a guest comes back to with a kept test. */
function resumedWith(parts: Partial<TestSession>) {
  const harness = makeFlowHarness();
  const session = { ...EMPTY_SESSION, isFollowingTest: true, ...parts };
  return resumption({ session, identity: harness.state().identity, moment: harness.runner().moment() });
}

describe('the rule by which a test resumes', () => {
  const last = lastStep(FLOWS.testing);

  it('is returned with the step', () => {
    expect(resumedWith({})).toEqual({ step: NO_STEP, rule: 'noTest', missing: null });
    expect(resumedWith({ currentStep: 2 })).toEqual({ step: 2, rule: 'kept', missing: null });
    expect(resumedWith({ currentStep: last + 1 })).toEqual({ step: last, rule: 'end', missing: null });
  });

  it('names the earliest missing prerequisite', () => {
    const swabbed = stepNumber(FLOWS.testing, 'collect-4');
    expect(resumedWith({ currentStep: swabbed })).toEqual({
      step: stepNumber(FLOWS.testing, 'health-questionnaire'),
      rule: 'missing',
      missing: 'symptoms',
    });
    expect(resumedWith({ currentStep: swabbed, isSymptomatic: 'no' })).toMatchObject({
      rule: 'missing',
      missing: 'device',
    });
  });
});

const NO_DEVICE = { device: null, deviceId: null };
/** The reading window as it was stored before the result was confirmed. */
const READING = { countdownTimerEndTime: START, expirationTimerEndTime: START + 60 * 60_000 };

/** What is missing, the step of the test, and the step where it continues (decisions.md section 1, "Resume"). */
const CLAMPS: readonly (readonly [FlowName, string, StepId, Partial<TestSession>, StepId])[] = [
  ['testing', 'the symptoms', 'open-kit', { isSymptomatic: null }, 'health-questionnaire'],
  ['testing', 'the cassette', 'place-tube', NO_DEVICE, 'scan-device'],
  ['testing', 'who swabs', 'collect-1', { isSelfCollecting: null }, 'collection-method'],
  ['testing', 'the saved cassette', 'second-scan', { isDeviceIdSaved: false }, 'scan-again'],
  ['testing', 'the result', 'result-details', { ...READING, result: null }, 'result-questionnaire'],
  ['testing', 'the test id', 'dispose-kit', { testId: null }, 'submit-report'],
  ['testing', 'more than one thing', 'dispose-kit', { ...NO_DEVICE, result: null }, 'scan-device'],
  ['reporting', 'the symptoms', 'confirm-kit', { isSymptomatic: null }, 'health-questionnaire'],
  ['reporting', 'the cassette', 'confirm-result', NO_DEVICE, 'scan-device'],
  ['reporting', 'the result', 'submit-report', { result: null }, 'result-questionnaire'],
  ['reporting', 'the test id', 'review-profile', { testId: null }, 'submit-report'],
];

describe('a test that is opened again', () => {
  it.each(CLAMPS)(
    'in the %s flow without %s continues from %s at the step that asks for it',
    async (flow, _what, step, lost, at) => {
      const harness = await startedHarness(flow);
      await harness.passUntil(step);
      storeInTest(harness.storage, lost);
      harness.reload();
      expect(harness.step()).toBe(at);
    },
  );

  it.each(['testing', 'reporting'] as const)(
    'beyond the end of the %s flow continues at its last step',
    async (flow) => {
      const harness = await startedHarness(flow);
      await harness.passUntil('reporting-information');
      storeInTest(harness.storage, { currentStep: lastStep(FLOWS[flow]) + 1 });
      harness.reload();
      expect(harness.step()).toBe('reporting-information');
    },
  );

  it.each(READ_IN_TIME)('shows at %s the last second of the reading window, and then stays expired', async (step) => {
    const harness = await startedHarness('testing');
    await harness.passUntil(step);
    const { expirationTimerEndTime } = harness.state().session;
    harness.clock.advance((expirationTimerEndTime ?? 0) - harness.clock.now() - 1_000);
    harness.reload();
    expect(harness.step()).toBe(step);
    harness.wait(1_000);
    expect(harness.step()).toBe('expired');
    harness.reload();
    expect(harness.step()).toBe('expired');
  });
});
