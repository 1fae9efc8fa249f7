import { describe, expect, it } from 'vitest';
import { EMPTY_GUEST_FORM } from '../../../core/domain/guest-form.ts';
import { stepsBack } from '../../../core/flow/steps-back.ts';
import { openGuestPage } from '../../../core/flow/guest-form-pages.ts';
import type { StepId } from '../../../core/flow/step-row.ts';
import { startedHarness, type FlowHarness } from '../../support/flow-harness.ts';

const behind = (harness: FlowHarness): readonly StepId[] => stepsBack(harness.state(), harness.runner().moment());

/** The steps that show while Back is pressed, until it changes nothing or leaves the test. */
function pressed(harness: FlowHarness): readonly string[] {
  const shown: string[] = [];
  for (let session = null; session !== harness.state().session;) {
    session = harness.state().session;
    harness.actions().pressBack();
    if (harness.step() !== 'none' && harness.step() !== shown.at(-1)) shown.push(harness.step());
  }
  return shown;
}

describe('the steps that Back leads to', () => {
  it('are those behind, the nearest first, up to where a guest would leave the test', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('warnings');
    expect(behind(harness)).toEqual(['intro-eligibility', 'health-questionnaire']);
    await harness.passUntil('place-tube');
    expect(behind(harness).slice(0, 3)).toEqual(['remove-foil', 'first-scan', 'scan-device']);
  });

  it('end at the wait, which has no way back', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('result-ready');
    expect(behind(harness)).toEqual([]);
    await harness.passUntil('second-scan');
    expect(behind(harness)).toEqual(['scan-again', 'result-ready']);
  });

  it('are none once the reading window is over', async () => {
    const harness = await startedHarness('testing');
    await harness.passUntil('second-scan');
    harness.wait(60 * 60_000);
    expect(behind(harness)).toEqual([]);
  });

  it('are behind the pages of the guest form', async () => {
    const harness = await startedHarness('reporting');
    await harness.passUntil('review-profile');
    const first = behind(harness);
    expect(first[0]).toBe('submit-report');
    const form = { ...EMPTY_GUEST_FORM, dateOfBirth: '04/12/1988', zipCode: '94110' };
    harness.runner().send({ type: 'guestFormChanged', form });
    harness.runner().send({ type: 'nextPressed' });
    expect(openGuestPage(harness.state())).toBe('contact');
    expect(behind(harness)).toEqual(first);
  });

  it.each(['testing', 'reporting'] as const)('are those that show when Back is pressed: %s', async (flow) => {
    const harness = await startedHarness(flow);
    await harness.passUntil(flow === 'testing' ? 'confirm-result' : 'submit-report');
    const steps = behind(harness);
    expect(steps.length).toBeGreaterThan(0);
    expect(pressed(harness)).toEqual(steps);
  });
});
