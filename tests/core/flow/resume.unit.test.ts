import { describe, expect, it } from 'vitest';
import { FLOWS, lastStep, stepNumber } from '../../../core/flow/flows.ts';
import { resumption } from '../../../core/flow/resume.ts';
import { EMPTY_SESSION, NO_STEP, type TestSession } from '../../../core/flow/session.ts';
import { makeFlowHarness } from '../../support/flow-harness.ts';

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
