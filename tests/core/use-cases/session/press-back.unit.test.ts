import { describe, expect, it } from 'vitest';
import type { GuestSubmission } from '../../../../core/api/payloads.ts';
import { startedHarness, type FlowHarness } from '../../../support/flow-harness.ts';

const CREATE = 'POST /test-results/guest-create';
const REPORT = 'GET /test-results/:testId/report';

/** A guest whose submission failed in a way that does not tell whether it arrived. */
async function unsure(): Promise<FlowHarness> {
  const harness = await startedHarness('reporting');
  await harness.passUntil('submit-report');
  harness.runner().send({ type: 'reportOptionChosen', option: 'doNotReport' });
  harness.backend.failNext(CREATE, 500);
  await harness.actions().pressNext();
  return harness;
}

async function back(harness: FlowHarness) {
  harness.actions().pressBack();
  expect(harness.state().view.pending).toBe('submit');
  await harness.runner().settled();
  return [harness.step(), harness.state().view.pending, harness.state().view.errors.map(({ code }) => code)];
}

describe('Back after a submission that may have arrived', () => {
  it('leads to another choice once the server says that nothing arrived', async () => {
    const harness = await unsure();
    expect(harness.step()).toBe('submit-report');
    expect(await back(harness)).toEqual(['confirm-result', null, []]);
  });

  it('goes on with the test if it arrived, and keeps what is held', async () => {
    const harness = await unsure();
    const { payload } = harness.backend.calls.find(({ name }) => name === CREATE) ?? {};
    await harness.backend.resultApi.createAsGuest(payload as GuestSubmission);
    expect(await back(harness)).toEqual(['reporting-information', null, []]);
    expect(harness.state().submission).toEqual({
      held: { status: 'notReported', form: null, reason: null },
      isUnsure: false,
    });
  });

  it('stays, and says that it is unsure, while the server does not answer', async () => {
    const harness = await unsure();
    harness.backend.failNext(REPORT, 500);
    const [step, pending, errors] = await back(harness);
    expect([step, pending]).toEqual(['submit-report', null]);
    expect(errors).toContain('TEST_SUBMIT_FAILED');
    expect(harness.state().submission.isUnsure).toBe(true);
  });
});
